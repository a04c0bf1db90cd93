/** The examples are played by the engine as it stands. What comes of them was worked out by hand, from the rules. */
import { frontLineClauses, frontLineRulings } from '@komradery/cards';
import { describe, expect, test } from 'vitest';
import { holdExamples } from '../../../test/examples.ts';
import { frontLine } from '../game.ts';
import { drawLine } from '../line.ts';
import { frontLineExamples } from './examples.ts';
import { playFrontLineExamples } from './play.ts';

const played = playFrontLineExamples();
const rules = [...frontLineClauses, ...frontLineRulings];

holdExamples({
  played,
  fold: frontLine.fold,
  openView: (state) => ({ ...state, rng: null }),
  rules,
  shown: rules,
});

const framesOf = (id: string) => {
  const found = played.find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found.frames;
};

test('every example is played', () => {
  expect(played.map(({ id }) => id)).toEqual(frontLineExamples().map(({ id }) => id));
});

describe('the line, frame by frame', () => {
  test.each([
    ['[F3.3]', 'setting-up', ['', '', '', '', '', ...Array<string>(9).fill('B A C _')]],
    ['[F5.1, F5.2]', 'walk-and-push', ['A B _ C _', 'A _ B C _', 'A _ _ B C']],
    ['[FR11, FR43]', 'push-a-row', ['A B C D _', '_ A B C D', '_ A B C D']],
    ['[F5.3]', 'swap', ['A B C _', 'A C B _']],
    ['[F5.2, F5.3]', 'push-then-swap', ['A B C D _', 'A _ B C D', 'A _ C B D']],
    ['[FR6]', 'off-the-front', ['A B _', 'B A _', 'B A _']],
    ['[FR5]', 'into-the-kommissar', ['A _ B', 'A _ B']],
    ['[F5.1-F5.3]', 'two-open-spaces', ['A _ B C _', '_ A B C _', '_ _ A B C', '_ _ B A C']],
    ['[F5.2, FR11]', 'three-open-spaces', ['_ A _ B C _', '_ A B C _ _', 'A B C _ _ _']],
    ['[FR42]', 'not-to-be-moved', ['A B C _', 'A B C _']],
    [
      '[FR15, FR14]',
      'weekend-pass',
      ['A B C _', 'A _ C _', 'A C _ _', 'A C _ _', 'A C _ _', 'A C _ B', 'A C _ B'],
    ],
    ['[FR14]', 'last-space', ['A B C _', 'A _ C _', 'A _ _ C', 'A _ _ C', 'A _ C B', 'A _ C B']],
    ['[FR14]', 'last-space-open', ['A B C _', 'A _ C _', 'A _ _ C', 'A _ _ C', 'A _ B C', 'A _ B C']],
    ['[FR14]', 'last-space-left', ['A B C _', 'A _ C _', 'A _ _ C', 'A _ _ C', 'A B _ C', 'A B _ C']],
    ['[FR24]', 'target-walks', ['A B _ _', 'A B _ _', 'A _ B _', 'A _ B _', 'A _ B _']],
    ['[FR30, FR14]', 'target-gone', ['A B C _', 'A B C _', 'A _ C _', 'A _ C _', 'A _ C B']],
    ['[FR3, F6.3]', 'a-death', ['A B C _', 'A B C _', 'A _ C _', 'A _ C _', 'A _ C', 'A _ C']],
    ['[F6.3, FR11]', 'kommissar-pushes', ['A _ B C', '_ _ B C', '_ B C', '_ B C', '_ B C']],
    [
      '[FR8, F6.3]',
      'two-deaths',
      ['A B C D _', 'A B C D _', 'A _ C D _', 'A _ C D', 'A _ _ D', 'A _ D', 'A _ D'],
    ],
    ['[FR29]', 'close-ranks', ['A _ B _', 'A _ B', 'A _ B']],
    ['[FR32]', 'the-last-one', ['A B _', 'A _ _', 'A _', 'A _']],
    ['[FR1]', 'nobody-left', ['A B _', 'A B _', '_ B', '_', '_']],
    ['[FR38]', 'initiative', ['A B C _', 'A B C _', 'A C B _', 'A C B _', 'A C B _', 'A C B _']],
    ['[F4.4a]', 'a-whole-turn', ['A B C _', 'A B C _', 'A B C _', ...Array<string>(10).fill('_ A B C')]],
  ])('%s %s', (_, id, lines) => {
    expect(framesOf(id).map(({ view }) => drawLine(view.line))).toEqual(lines);
  });
});

describe('HP, at the end', () => {
  test.each([
    ['[F7.1, FR27]', 'thin-rations', [9, 11, 0, 0, 0, 0]],
    ['[F2.3, FR17]', 'a-whole-turn', [6, 10, 10]],
    ['[FR13]', 'windows', [8, 9]],
    ['[FR36]', 'countermand', [10, 7, 10]],
    ['[FR15]', 'weekend-pass', [9, 10, 7]],
    ['[FR25, FR35]', 'glorious-death', [5, 5, 8]],
    ['[FR17, FR28]', 'body-armor', [9, 9, 9]],
    ['[FR19, FR34]', 'flamethrower', [9, 8, 9]],
    ['[F2.2]', 'linear', [10, 7, 10]],
    ['[FR7]', 'miss', [10, 10]],
    ['[FR10]', 'rearmost-space', [10, 10, 8]],
    ['[FR16]', 'splash-in-the-open', [9, 9]],
    ['[FR16]', 'splash-at-the-front', [8, 9]],
    ['[FR10]', 'nobody-such', [10, 10]],
    ['[FR24]', 'target-walks', [10, 4]],
    ['[FR30]', 'target-gone', [10, 6, 8]],
    ['[FR45]', 'redirected-to-nobody', [10, 8]],
    ['[FR8]', 'two-deaths', [9, 0, 0, 10]],
  ])('%s %s', (_, id, hp) => {
    expect(framesOf(id).at(-1)?.view.hp).toEqual(hp);
  });
});

describe('who has won', () => {
  test.each([
    ['[FR31]', 'the-last-one', [0]],
    ['[FR32]', 'played-to-its-end', [0]],
    ['[FR1]', 'nobody-left', [0, 1]],
    ['[FR1]', 'nobody-left-nobody-wins', []],
    ['[FR41]', 'patience', [1, 2]],
  ])('%s %s', (_, id, winners) => {
    expect(framesOf(id).at(-1)?.view.winners).toEqual(winners);
  });
});

test('[F2.7, FR28] armour wears by the point: 2 of 3, and 1 is left', () => {
  const gear = framesOf('body-armor').map(({ view }) => view.gear[1]?.[0]?.durability);
  expect(gear).toEqual([3, 3, 3, 1, 1, 1]);
});

test('[F4.7, FR38, FR18] the initiative card goes round, past whoever is dead', () => {
  expect(framesOf('a-whole-turn').at(-1)?.view.initiative).toBe(1);
  expect(framesOf('initiative').map(({ view }) => view.initiative)).toEqual([0, 1, 1, 1, 2, 2]);
  expect(framesOf('kommissar-pushes').at(-1)?.view.initiative).toBe(1);
});

test('[FR37, FR4, FR21] hands as far as there are cards', () => {
  const hands = (id: string) =>
    framesOf(id)
      .at(-1)
      ?.view.hands.map((hand) => hand.length);
  expect(hands('no-plan')).toEqual([5, 5]);
  expect(hands('not-enough')).toEqual([5, 4]);
});

describe.each(played.map((example) => [example.id, example] as const))('%s', (_, { frames }) => {
  test('numbers in captions are numbers of the table', () => {
    for (const { caption, view } of frames) {
      for (const [, player, hp] of caption.matchAll(/P(\d) (?:falls to|is at|stays at) (\d+)/g)) {
        expect(view.hp[Number(player) - 1], caption).toBe(Number(hp));
      }
    }
  });
});
