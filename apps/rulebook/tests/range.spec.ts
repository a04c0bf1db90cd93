/** Every sample of the lab on the range, whatever is set and whatever is answered. No browser: the rules alone. */
import { expect, test } from '@playwright/test';
import { BLANK, type LabCard } from '../src/lab/card.ts';
import { inspect } from '../src/lab/inspect.ts';
import { goOn, type Loaded, layOut, logOf, MOST_TURNS, type Setting } from '../src/lab/play.ts';
import { prose } from '../src/prose/lab-en.ts';

function loaded(card: LabCard): Loaded {
  const { ast, targets, errors, targetErrors } = inspect(card);
  expect([...errors, ...targetErrors]).toEqual([]);
  if (!ast) throw new Error(`${card.name} has no text`);
  return { ...card, text: ast, targets };
}

function play(card: Loaded, setting: Setting, pick: 0 | -1): void {
  const laid = layOut(card, setting);
  if ('refusal' in laid) throw new Error(laid.refusal);
  const { session } = laid;
  for (let decisions = 0; decisions < 200; decisions++) {
    const asked = goOn(session, card, setting, MOST_TURNS);
    if (!asked) return;
    const labels = asked.answers.map(({ label }) => label);
    expect(labels).not.toContain('');
    expect(new Set(labels).size, `${asked.question} ${labels.join(', ')}`).toBe(labels.length);
    expect(session.play(asked.player, asked.answers.at(pick)?.command).ok).toBe(true);
  }
  throw new Error(`${card.name} asks without end`);
}

for (const { from, ...sample } of prose.samples.list) {
  test(`${sample.name}, ${prose.samples[from]}, plays through`, () => {
    const card = loaded({ ...BLANK, ...sample });
    for (const stand of ['front', 'middle', 'rear'] as const) {
      for (const threat of ['none', 'linear', 'splash'] as const) {
        for (const busy of [false, true]) {
          for (const pick of [0, -1] as const) play(card, { stand, threat, busy }, pick);
        }
      }
    }
  });
}

test('[F4.7] what is logged ends with the turn that was asked for', () => {
  const card = loaded({ ...BLANK, text: 'Draw 1 card.' });
  const setting: Setting = { stand: 'front', threat: 'linear', busy: true };
  const laid = layOut(card, setting);
  if ('refusal' in laid) throw new Error(laid.refusal);
  goOn(laid.session, card, setting, 1);
  const turns = logOf(laid.session, 1).filter(({ text }) => text.startsWith('Turn'));
  expect(turns.map(({ text }) => text)).toEqual(['Turn 1.']);
});
