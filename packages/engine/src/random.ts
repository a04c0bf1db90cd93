/**
 * Chance. The generator is xoroshiro128+ (from `pure-rand`); its four words are part of the game state, so that a
 * saved game goes on exactly as it would have.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Random, Seed } from './game.ts';

/** The four 32-bit words of the generator, not all of them 0. */
export type RandomState = readonly [number, number, number, number];

export const MAX_SEED = 0xffff_ffff;

export const isSeed = (seed: unknown): seed is Seed =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED;

/**
 * The generator at the start of a game: four words of SplitMix32. Seeded as it comes, the generator's first numbers are
 * little but the seed itself, and neighbouring seeds play much the same game.
 */
export function seedState(seed: Seed): RandomState {
  let counter = seed | 0;
  const word = () => {
    counter = (counter + 0x9e37_79b9) | 0;
    let bits = counter ^ (counter >>> 16);
    bits = Math.imul(bits, 0x21f0_aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a_2d97);
    return bits ^ (bits >>> 15);
  };
  return [word(), word(), word(), word()];
}

/**
 * A source of chance of its own, for bots, tests and `determinize`.
 *
 * @example
 * ```ts
 * import { createRandom } from '@komradery/engine';
 *
 * createRandom(1).below(6) === createRandom(1).below(6); // true: the same seed, the same dice
 * ```
 */
export function createRandom(seed: Seed): Random {
  return from(xoroshiro128plusFromState(seedState(seed)));
}

/** Runs `use` with the generator at `state`; answers with the generator's state afterwards. */
export function withRandom(state: RandomState, use: (random: Random) => void): RandomState {
  const generator = xoroshiro128plusFromState(state);
  use(from(generator));
  return words(generator.getState());
}

/** A generator state that owes nothing to any other. */
export function freshState(random: Random): RandomState {
  const word = () => random.below(0x1_0000) * 0x1_0000 + random.below(0x1_0000) - 0x8000_0000;
  return [word(), word(), word(), word() | 1];
}

/** Puts cards in random order, in place: Fisher and Yates' shuffle, from the end. */
export function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
}

const from = (generator: ReturnType<typeof xoroshiro128plusFromState>): Random => ({
  below: (n) => uniformInt(generator, 0, n - 1),
});

function words(state: readonly number[]): RandomState {
  const [a = 0, b = 0, c = 0, d = 0] = state;
  return [a, b, c, d];
}
