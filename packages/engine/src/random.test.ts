import { describe, expect, it } from 'vitest';
import { createRandom, freshState, isSeed, MAX_SEED, seedState, shuffle, withRandom } from './random.ts';

const dice = (seed: number, sides: number, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.below(sides));
};

describe('chance', () => {
  it('[L3] is the same for the same seed', () => {
    expect(dice(7, 1000, 20)).toEqual(dice(7, 1000, 20));
    expect(dice(7, 1000, 20)).not.toEqual(dice(8, 1000, 20));
  });

  it('[L3] goes on from its state as it would have', () => {
    const numbers: number[] = [];
    let state = seedState(7);
    for (let i = 0; i < 20; i++) {
      state = withRandom(state, (random) => {
        numbers.push(random.below(1000));
      });
    }
    expect(numbers).toEqual(dice(7, 1000, 20));
  });

  it.each([1, 2, 6, 54, 2 ** 31])('is a whole number below %i', (sides) => {
    for (const number of dice(3, sides, 200)) {
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(sides);
    }
  });

  it.each([0, 1, 2, 3])('of neighbouring seeds has nothing in common: number %i of each', (index) => {
    // 4,000 seeds and four sides: 1,000 of each side, and the same as the seed before in a quarter of all cases. The
    // standard deviation of both is 27; five of them are allowed.
    const numbers = Array.from({ length: 4001 }, (_, seed) => dice(seed, 4, index + 1)[index] as number);
    for (const side of [0, 1, 2, 3]) {
      const count = numbers.slice(1).filter((number) => number === side).length;
      expect(Math.abs(count - 1000)).toBeLessThan(135);
    }
    const same = numbers.filter((number, seed) => seed > 0 && number === numbers[seed - 1]).length;
    expect(Math.abs(same - 1000)).toBeLessThan(135);
  });

  it('shuffles each card to each place equally often', () => {
    // 6,000 shuffles of four cards: 1,500 times each card in each place, give or take five times 34.
    const random = createRandom(1);
    const counts = Array<number>(16).fill(0);
    for (let i = 0; i < 6000; i++) {
      const cards = [0, 1, 2, 3];
      shuffle(cards, random);
      expect(cards.toSorted()).toEqual([0, 1, 2, 3]);
      cards.forEach((card, place) => {
        counts[card * 4 + place] = (counts[card * 4 + place] as number) + 1;
      });
    }
    for (const count of counts) expect(Math.abs(count - 1500)).toBeLessThan(170);
  });

  it('gives fresh states that are never all 0', () => {
    const nothing = { below: () => 0 };
    expect(freshState(nothing).some((word) => word !== 0)).toBe(true);
    expect(freshState(createRandom(1))).not.toEqual(freshState(createRandom(2)));
  });
});

it.each([
  [0, true],
  [1, true],
  [MAX_SEED, true],
  [MAX_SEED + 1, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('%j is a seed: %j', (seed, is) => {
  expect(isSeed(seed)).toBe(is);
});
