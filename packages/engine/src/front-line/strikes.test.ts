import { describe, expect, test } from 'vitest';
import { frontLineTestDeck } from '../testkit/front-line-deck.ts';
import type { Way } from './line.ts';
import { OPEN } from './line.ts';
import type { FrontLineState, TargetCard } from './state.ts';
import { strikeOf } from './strikes.ts';

const _ = OPEN;
const deck = frontLineTestDeck();
/** One Incoming! card of each name, and no action cards: card 1 is the first. */
const named = (name: string) => deck.incoming.findIndex((card) => card.name === name) + 1;

const strike = (name: string, line: number[], at: TargetCard['at'], arrow: Way = 'backward') => {
  const state = {
    line,
    setup: { deck, faces: deck.incoming.map((__, index) => index) },
  } as unknown as FrontLineState;
  const { path, at: struck } = strikeOf(state, { id: 1, card: named(name), at, arrow });
  return { path, at: struck.map(({ space, player, amount }) => [space, player, amount]) };
};

describe('a Linear', () => {
  test('[F2.2] travels over open spaces the way of its arrow, and strikes the first Komrade', () => {
    expect(strike('Sniper', [_, _, 0, 1], { space: 0 })).toEqual({ path: [0, 1, 2], at: [[2, 0, 3]] });
    expect(strike('Sniper', [0, 1, _, _], { space: 3 }, 'forward')).toEqual({
      path: [3, 2, 1],
      at: [[1, 1, 3]],
    });
  });

  test('[FR7] that starts on a Komrade strikes that Komrade, and one that meets nobody misses', () => {
    expect(strike('Sniper', [2, _, 1], { komrade: 2 })).toEqual({ path: [0], at: [[0, 2, 3]] });
    expect(strike('Sniper', [2, _, _], { space: 1 })).toEqual({ path: [1, 2], at: [] });
  });
});

test('[F2.3] [FR16] a Splash strikes its centre and both sides, whoever is there, and nothing beyond the line', () => {
  expect(strike('Mortar', [0, 1, _, 2], { space: 1 }).at).toEqual([
    [0, 0, 1],
    [1, 1, 3],
    [2, undefined, 1],
  ]);
  expect(strike('Mortar', [0, 1, _], { space: 0 }).at).toEqual([
    [0, 0, 3],
    [1, 1, 1],
  ]);
});

test('[F2.4] a Special strikes only where damage is printed on it', () => {
  expect(strike('Rot', [0, 1, _], { komrade: 1 })).toEqual({ path: [1], at: [[1, 1, 1]] });
  expect(strike('FLAMETHROWER', [0, 1, _], { space: 1 })).toEqual({ path: [1], at: [] });
});

test('[FR15] a target card at a Komrade who is off the line strikes nothing', () => {
  expect(strike('Sniper', [_, 1, _], { komrade: 0 })).toEqual({ path: [], at: [] });
});
