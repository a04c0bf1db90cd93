/**
 * Chance. The generator is xoroshiro128+ (from `pure-rand`); its four words are part of the game state, so that a
 * saved game goes on exactly as it would have.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Random, Seed } from './game.ts';

/** The four 32-bit words of the generator, not all of them 0. */
export type RandomState = readonly [number, number, number, number];

export const MAX_SEED = 0xffff_ffff;

export const isSeed = (seed: unknown): seed is Seed =>
  typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED;

/** The generator at the start of a game. */
export const seedState = (seed: Seed): RandomState => words(xoroshiro128plus(seed).getState());

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
  return from(xoroshiro128plus(seed));
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

const from = (generator: ReturnType<typeof xoroshiro128plus>): Random => ({
  below: (n) => uniformInt(generator, 0, n - 1),
});

function words(state: readonly number[]): RandomState {
  const [a = 0, b = 0, c = 0, d = 0] = state;
  return [a, b, c, d];
}
