import { frontLine } from '@komradery/engine';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { frontLineExamples, tenKomrades } from '../../test/front-line.ts';
import { heard } from '../../test/heard.ts';
import { frontLineLook } from './look.tsx';
import { frontLineScenes } from './scene.ts';
import { FrontLineSceneTable, FrontLineTable } from './table.tsx';

const examples = frontLineExamples();
const told = (id: string, index: number): string => {
  const scene = frontLineScenes(examples.find((example) => example.id === id)?.frames ?? []).at(index);
  if (!scene) throw new Error(`no scene ${index} of ${id}`);
  return heard(<FrontLineSceneTable scene={scene} />);
};

describe('the table, as it is heard', () => {
  test('[F4.1] what is coming, where it lies, and whom it will hit', () => {
    const text = told('sniper', 1);
    expect(text).toContain('Turn 1 P1, P2, P3 and P4 to lay a card face down');
    expect(text).toContain('Sniper Linear 3 damage · A at space 1, pointing backward');
    expect(text).toContain('Each Komrade that was hit this turn discards 1 card.');
    expect(text).toContain('Space 1 target card A open Space 2 A hits for 3 P3 Clerk 7 HP [initiative]');
    expect(text).toContain('Space 6 open Kommissar');
    expect(text).toContain('Forced March , maneuver Elbows , maneuver');
  });

  test('[F5.2] who moved, and from where', () => {
    expect(told('sniper', 10)).toContain('P1 Anna 10 HP came from space 3');
  });

  test('[F4.5] damage as it lands', () => {
    expect(told('sniper', 11)).toContain('P1 Anna 7 HP −3');
  });

  test('[F6.1] [F6.3] who died, and the Kommissar who comes on', () => {
    const text = told('shell', -1);
    expect(text).toContain('Kommissar steps forward');
    expect(text).toContain('P2 Bear dead');
    expect(text).toContain('P4 Dima dead');
  });

  test('[F2.7] equipment and what it has left; hands by name, hidden ones by number', () => {
    expect(told('sniper', 1)).toContain('BODY ARMOR 2');
    const text = heard(<FrontLineTable view={tenKomrades()} />);
    expect(text).toContain('BODY ARMOR 3');
    expect(text).toContain('5 cards face down');
    expect(text).toContain('off the line');
  });

  test('[L6] an open window tells nobody what anyone else holds', () => {
    const view = tenKomrades();
    const mine = new Set(view.hands[0]);
    expect(
      view.hands
        .slice(1)
        .flat()
        .some((card) => mine.has(card)),
    ).toBe(false);
    const names = view.setup.deck.actions.map(({ name }) => name);
    const others = heard(<FrontLineTable view={view} />)
      .split('P3 Elena')
      .at(-1) as string;
    expect(names.filter((name) => others.includes(name))).toEqual([]);
  });
});

describe('the markup', () => {
  const html = [
    ...examples.flatMap(({ frames }) => frontLineLook.tables(frames)),
    <FrontLineTable key="ten" view={tenKomrades()} />,
  ].map((table) => renderToStaticMarkup(table));

  test('points at nothing that the sprite does not hold', () => {
    const sprite = renderToStaticMarkup(frontLineLook.sprite([]));
    const held = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    const wanted = new Set([...(sprite + html.join('')).matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...wanted].filter((id) => !held.has(id))).toEqual([]);
    expect([...held].filter((id) => id?.startsWith('f-') && !wanted.has(id))).toEqual(['f-special']);
  });

  test('has no style attribute, and no number that is none', () => {
    for (const each of html) expect(each).not.toMatch(/ style=|NaN|undefined|\[object/);
  });
});

test('[L12] every line of the log names cards and Komrades, and never a number of the program', () => {
  for (const { frames } of examples)
    for (const { events, view } of frames)
      for (const event of events) {
        const line = frontLineLook.say(event, view);
        if (line !== undefined) expect(line).not.toMatch(/undefined|NaN|#|\[/);
      }
});

test('[L6] the log of one who may not see a card calls it a card', () => {
  const draws = examples
    .flatMap(({ frames }) => frames)
    .flatMap(({ events, view }) => events.map((event) => ({ event, view })))
    .filter(({ event }) => event.type === 'drew' && event.player === 0);
  expect(draws.length).toBeGreaterThan(0);
  for (const { event, view } of draws)
    expect(frontLineLook.say(frontLine.viewEvent(event, 2), view)).toBe('P1 draws a card.');
});
