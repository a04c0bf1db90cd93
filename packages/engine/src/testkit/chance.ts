/** Chance under control: scripts that must be used up, and every way that chance can fall. */
import type { Random } from '../game.ts';

export interface ScriptedRandom extends Random {
  /** Throws unless the whole script was used. */
  done(): void;
}

/**
 * A source that answers with the numbers of a script, and throws when asked for more, or for one that it cannot give.
 *
 * @example
 * ```ts
 * import { scriptedRandom } from '@komradery/engine/testkit';
 *
 * const dice = scriptedRandom([5, 0]);
 * dice.below(6); // 5
 * dice.below(6); // 0
 * dice.done();
 * ```
 */
export function scriptedRandom(script: readonly number[]): ScriptedRandom {
  let used = 0;
  return {
    below(n) {
      const value = script[used];
      if (value === undefined) throw new Error(`the script of ${script.length} numbers is used up`);
      if (value >= n) throw new Error(`number ${used} of the script is ${value}, but was to be below ${n}`);
      used++;
      return value;
    },
    done() {
      if (used < script.length)
        throw new Error(`only ${used} of the ${script.length} numbers of the script were used`);
    },
  };
}

/**
 * Runs `use` once for every way that chance can fall, with the probability of that way. Draws from more than `widest`
 * values (such as the words of a new generator) do not branch: they are 0.
 */
export function everyChance(use: (random: Random, probability: () => number) => void, widest = 64): void {
  let path: { value: number; n: number }[] = [];
  do {
    let depth = 0;
    const random: Random = {
      below(n) {
        if (n > widest) return 0;
        path[depth] ??= { value: 0, n };
        return (path[depth++] as { value: number }).value;
      },
    };
    use(random, () => path.slice(0, depth).reduce((product, { n }) => product / n, 1));
    path = path.slice(0, depth);
    let last = path.at(-1);
    while (last && last.value + 1 >= last.n) {
      path.pop();
      last = path.at(-1);
    }
    if (last) last.value++;
  } while (path.length > 0);
}
