/** What players see, and what they can conclude from all they have seen (KR20, L6). */
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../game.ts';
import { createRandom } from '../random.ts';
import { everyChance } from '../testkit/index.ts';
import { komando } from './game.ts';
import type { KomandoPosition } from './position.ts';
import type { KomandoState } from './state.ts';

function start(position: KomandoPosition, seed = 1): KomandoState {
  const begun = komando.start({ players: position.life.length, position }, seed);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value.state;
}

function play(state: KomandoState, player: number, text: string): KomandoState {
  const command = komando.parse(state, text);
  if (!command.ok) throw new Error(command.error.message);
  const step = komando.apply(state, player, command.value);
  if (!step.ok) throw new Error(step.error.message);
  return step.value.state;
}

const upTo = (last: number, ...without: readonly number[]): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter((card) => !without.includes(card));

/** Two players; the draw pile is two cards deep, and the other 46 cards are face up. */
const fewHidden: KomandoPosition = {
  life: [10, 10],
  group: 20,
  turn: 0,
  hands: [
    [1, 2, 3],
    [4, 5, 6],
  ],
  drawPile: [7, 8],
  discardPile: upTo(54, 1, 2, 3, 4, 5, 6, 7, 8),
};

describe('[KR20] what may be looked at', () => {
  const state = start(fewHidden);

  test('the own hand and the discard pile are seen, other hands and the draw pile only counted', () => {
    const seen = komando.view(state, 0);
    expect(seen.hands[0]).toEqual([1, 2, 3]);
    expect(seen.hands[1]).toEqual([-1, -1, -1]);
    expect(seen.drawPile).toEqual([-1, -1]);
    expect(seen.discardPile).toEqual(state.discardPile);
    expect(seen.rng).toBeNull();
  });

  test('a spectator sees no hand', () => {
    expect(komando.view(state, 'spectator').hands).toEqual([
      [-1, -1, -1],
      [-1, -1, -1],
    ]);
  });

  test('after a reshuffle everyone can tell new cards from old by their backs', () => {
    // Both draw the two last cards; the next exchange empties the pile, and the discard pile is shuffled (KR4).
    let now = play(play(state, 0, 'attack P2 with #1'), 1, 'defend with #4');
    now = play(play(now, 1, 'attack P1 with #5'), 0, 'defend with #2');
    expect(now.shuffles).toBe(1);
    expect(komando.view(now, 'spectator').hands).toEqual([
      [-1, -1, -2],
      [-1, -1, -2],
    ]);
  });
});

/** How likely each guess is, over every way that chance can fall. */
function guesses(state: KomandoState, who: Viewer): Map<string, number> {
  const chances = new Map<string, number>();
  everyChance((random, probability) => {
    const { hands, drawPile, tiebreak } = komando.determinize(state, who, random);
    const inAnyOrder = hands.map((hand) => hand.toSorted((a, b) => a - b));
    const key = JSON.stringify([inAnyOrder, drawPile, tiebreak?.chosen]);
    chances.set(key, (chances.get(key) ?? 0) + probability());
  });
  return chances;
}

const expectEven = (chances: Map<string, number>, arrangements: number) => {
  expect(chances.size).toBe(arrangements);
  for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / arrangements, 10);
};

describe('[L6] determinize: every arrangement that fits is equally likely, by counting', () => {
  test('three cards of a hand and two of the pile: 5! / 3! arrangements', () => {
    expectEven(guesses(start(fewHidden), 0), 20);
  });

  test('a card that was seen to be drawn is known to the one who drew it', () => {
    // P1 drew 8. Hidden from P1 are the three cards of P2, one of them drawn just now: 3 of {5, 6, 7} is one way.
    const state = play(play(start(fewHidden), 0, 'attack P2 with #1'), 1, 'defend with #4');
    expectEven(guesses(state, 0), 1);
    // From P2 are hidden P1's three cards {2, 3, 8}: one way too, for the pile is empty.
    expectEven(guesses(state, 1), 1);
    // A spectator has seen six cards go into two hands: 6! / (3! 3!) ways.
    expectEven(guesses(state, 'spectator'), 20);
  });

  test('a card chosen face down is any card of its hand', () => {
    const state = start({
      life: [8, 8],
      group: 0,
      turn: 0,
      hands: [
        [1, 2, 3],
        [4, 5, 6],
      ],
      drawPile: [],
      discardPile: upTo(54, 1, 2, 3, 4, 5, 6),
    });
    const chosen = play(state, 1, 'discard #5');
    // P1 knows the hand, since nothing else is hidden, but not which of it was chosen.
    expectEven(guesses(chosen, 0), 3);
    // P2 knows both.
    expectEven(guesses(chosen, 1), 1);
  });
});

describe('[L6] determinize agrees with what could have happened', () => {
  /**
   * The honest way to know what may be hidden: play the same moves from many deals, and keep those in which the viewer
   * sees just the same. Old cards must stay old: after a reshuffle, the pile holds none of them.
   */
  test('over a reshuffle, a card is as often in a hand as in the deals that look the same', () => {
    const moves = ['attack P2 with #1', 'defend with #4', 'attack P1 with #5', 'defend with #2'];
    const playedFrom = (state: KomandoState) =>
      moves.reduce((now, move, index) => play(now, [0, 1, 1, 0][index] as number, move), state);
    const real = playedFrom(start(fewHidden));
    const oldOrNew = (state: KomandoState) =>
      (state.hands[0] as number[]).map((card) => state.shuffledIn[card - 1]);

    const seen = JSON.stringify(komando.view(real, 1));
    const random = createRandom(5);
    for (let i = 0; i < 200; i++) {
      const guess = komando.determinize(real, 1, random);
      expect(JSON.stringify(komando.view(guess, 1))).toBe(seen);
      // P1 holds #3, the one old card that P2 cannot place, and #8 or #7, whichever P2 did not draw; and one new card.
      expect(oldOrNew(guess).toSorted()).toEqual([0, 0, 1]);
      expect(guess.hands[0]).toContain(3);
    }

    // P1's new card, in the deals that look the same to P2 and in the guesses: each card left is as likely as another.
    const dealt = new Map<number, number>();
    const newCard = (state: KomandoState) =>
      (state.hands[0] as number[]).find((card) => state.shuffledIn[card - 1] === 1) as number;
    const drawnByP2 = (real.hands[1] as number[]).find((card) => real.shuffledIn[card - 1] === 1);
    for (let seed = 0; seed < 4000; seed++) {
      const state = playedFrom(start(fewHidden, seed));
      if ((state.hands[1] as number[]).includes(drawnByP2 as number)) {
        const card = newCard(state);
        dealt.set(card, (dealt.get(card) ?? 0) + 1);
      }
    }
    const guessed = new Set<number>();
    for (let i = 0; i < 3000; i++) guessed.add(newCard(komando.determinize(real, 1, random)));
    expect(guessed.size).toBe(49);
    for (const card of dealt.keys()) expect(guessed.has(card)).toBe(true);
  });
});
