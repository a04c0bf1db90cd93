import { playKomandoExamples } from '@komradery/engine/examples';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { heard } from '../../test/heard.ts';
import { deck, hidden, tenPlayers, viewOf } from '../../test/views.ts';
import { Card, SmallCard } from './card.tsx';
import { scenesOf } from './scene.ts';
import { Sprite } from './sprite.tsx';
import { KomandoTable, SceneTable } from './table.tsx';

const face = deck[16];

describe('a card', () => {
  test('[K2.1] says its number and its three icons', () => {
    expect(heard(<Card card={17} face={face} />)).toBe('[#17: sword 3, shield 7, group −2]');
    expect(heard(<SmallCard card={17} face={face} />)).toBe('[#17: sword 3, shield 7, group −2]');
  });

  test('[K2.2] in play says what it counts as, and its group icon', () => {
    expect(heard(<Card card={17} face={face} played="sword" />)).toBe('[#17 played as a sword: 3, group −2]');
    expect(heard(<Card card={17} face={face} played="shield" />)).toBe(
      '[#17 played as a shield: 7, group −2]',
    );
  });

  test('[K5.3] in a tiebreak says nothing of its group icon', () => {
    expect(heard(<Card card={17} face={face} played="sword" groupCounts={false} />)).toBe(
      '[#17 played as a sword: 3]',
    );
  });

  test('[KR20] face down says nothing of itself', () => {
    expect(heard(<Card card={-1} face={undefined} />)).toBe('[a card face down]');
    expect(renderToStaticMarkup(<SmallCard card={-2} face={undefined} />)).not.toMatch(/\d,|sword/);
  });

  test('just drawn or chosen says so', () => {
    expect(heard(<SmallCard card={17} face={face} fresh chosen />)).toBe(
      '[#17: sword 3, shield 7, group −2, just drawn, chosen]',
    );
  });
});

describe('the table, as it is heard', () => {
  test('a quiet table', () => {
    const view = viewOf({ hands: [[1], [17]], life: [10, 4], group: 14, discardPile: [3] });
    expect(heard(<KomandoTable view={view} />)).toBe(
      [
        'No cards on the table',
        'Group 14',
        'Draw pile 51 Discard pile 1 , on top [#3: sword 1, shield 4, group +1]',
        'P1 life 10 to play [#1: sword 1, shield 0, group +3]',
        'P2 life 4 [#17: sword 3, shield 7, group −2]',
      ].join(' '),
    );
  });

  const [, exchange] = playKomandoExamples();
  const scenes = scenesOf(exchange?.frames ?? []);
  const at = (index: number) => {
    const scene = scenes[index];
    if (!scene) throw new Error(`no scene ${index}`);
    return heard(<SceneTable scene={scene} />);
  };

  test('[K4.2] a target who picks a shield', () => {
    expect(at(1)).toContain('[#40 played as a sword: 7, group −1] P1 attacks P2 picks a shield');
  });

  test('[KR1] damage as it lands', () => {
    expect(at(3)).toContain(
      'P1 attacks 5 damage sword 7 against shield 2 [#26 played as a shield: 2, group +2] P2 defends',
    );
    expect(at(3)).toContain('P2 life 3 −5 defends');
  });

  test('[K4.4] the group as it moves', () => {
    expect(at(4)).toContain('Group 15 +1');
  });

  test('[K5.3] [K5.4] a tiebreak round of ten, and who is next', () => {
    const text = heard(<KomandoTable view={tenPlayers} />);
    expect(text).toMatch(/^Tiebreak, round 1 P1, P2, .* and P10, 5 cards each · P1 is next/);
    expect(text).toContain('Group 0 no longer counts');
    expect(text.match(/\[#\d+:/g)?.length).toBe(50);
  });

  test('[KR4] [KR20] hidden hands, players who are out, a shared win', () => {
    const text = heard(<KomandoTable view={hidden} />);
    expect(text).toContain('P1 life 4 shares the win');
    expect(text).toContain('P2 life −2 out');
    expect(text).toContain(
      'P3 life 4 shares the win [a card face down] [a card face down] [a card face down]',
    );
  });
});

describe('the markup', () => {
  const pages = [
    ...playKomandoExamples().map(({ id, frames }) => ({
      id,
      views: frames.map(({ view }) => view),
      html: scenesOf(frames)
        .map((scene) => renderToStaticMarkup(<SceneTable scene={scene} />))
        .join(''),
    })),
    { id: 'hidden', views: [hidden], html: renderToStaticMarkup(<KomandoTable view={hidden} />) },
  ];

  test('points at nothing that the sprite does not hold, in every example', () => {
    for (const { id, views, html } of pages) {
      const sprite = renderToStaticMarkup(<Sprite views={views} />);
      const held = new Set([...sprite.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      const wanted = new Set([...(sprite + html).matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]));
      expect(
        [...wanted].filter((name) => !held.has(name)),
        id,
      ).toEqual([]);
      expect(held.size, id).toBe([...sprite.matchAll(/ id="/g)].length);
    }
  });

  test('has no style attribute, and no number that is none', () => {
    for (const { id, html } of pages) expect(html, id).not.toMatch(/ style=|NaN|undefined|\[object/);
  });
});
