/** Puts a game through the laws: many random games, shrunk to a short one when a law is broken. */
import fc from 'fast-check';
import type { Command, GameEvent, Seed } from '../game.ts';
import { Coverage, count } from './coverage.ts';
import {
  Breach,
  chanceOf,
  checkBytes,
  checkCommands,
  checkEvents,
  checkHidden,
  checkState,
  checkStep,
  deepFreeze,
  Guesses,
  hold,
} from './laws.ts';
import type { Trial } from './trial.ts';

export interface RunOptions {
  readonly games: number;
  /** Of fast-check; without it, a new one each time. */
  readonly seed?: number;
  /** Of fast-check: goes straight to a counterexample that was found before. */
  readonly path?: string;
  /** Whether to look for the shortest game that breaks the law, which may take as long again; by default, yes. */
  readonly shrink?: boolean;
  /**
   * The laws that cost much (L1, L3 to L6, L10) are held on one step in so many, chosen by the case's own seed; the others
   * on every step. By default 1: all of them on every step.
   */
  readonly sample?: number;
  /** The command that repeats a failure, given its seed and path. */
  readonly repeat: (seed: number, path: string) => string;
}

/** One random game: what it starts from, and the decisions in it, each counted among the legal commands. */
interface Case<O> {
  readonly options: O;
  readonly seed: Seed;
  /** When these are used up, chance decides. */
  readonly decisions: readonly number[];
}

/**
 * Plays random games and holds every step of them to the laws.
 *
 * @returns what the games reached
 * @throws with the shortest game found that breaks a law, and the command to repeat it
 */
export function runTrial<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  { games, seed, path, shrink = true, sample = 1, repeat }: RunOptions,
): Coverage {
  const coverage = new Coverage();
  const guesses = new Guesses();
  const cases = fc.record({
    options: trial.options,
    seed: fc.nat(0xffff_ffff),
    decisions: fc.array(fc.nat(255), { maxLength: 60, size: 'max' }),
  });

  const result = fc.check(
    fc.property(cases, (one) => {
      playCase(trial, one, coverage, guesses, sample);
    }),
    {
      numRuns: games,
      endOnFailure: !shrink,
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? {} : { path }),
    },
  );
  if (result.failed) {
    const [found] = result.counterexample as [Case<O>];
    const cause = result.errorInstance;
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      [
        `${trial.game.id}: ${problem}`,
        `options ${JSON.stringify(found.options)}`,
        `seed ${found.seed}, decisions ${JSON.stringify(found.decisions)}, after ${result.numShrinks} shrinks`,
        `repeat with: ${repeat(result.seed, result.counterexamplePath ?? '')}`,
      ].join('\n'),
      { cause },
    );
  }
  guesses.check();
  return coverage;
}

/** Plays one case to its end. */
function playCase<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  { options, seed, decisions }: Case<O>,
  coverage: Coverage,
  guesses: Guesses,
  sample: number,
): void {
  const { game } = trial;
  const random = chanceOf(seed ^ 0x5bd1_e995);
  const begun = game.start(deepFreeze(options), seed);
  if (!begun.ok) throw new Breach('options', JSON.stringify(begun.error.problems));

  let { state } = deepFreeze(begun.value);
  checkEvents(trial, undefined, begun.value, random);
  for (const event of begun.value.events) coverage.note(event);
  checkState(trial, state, undefined);
  checkCommands(trial, state, random, coverage);

  let commands = 0;
  const limit = trial.longest(state);
  let outcome = game.outcome(state);
  while (!outcome) {
    hold('L8', commands < limit, () => `the game goes on after ${limit} commands`);
    const actors = game.actors(state);
    const decision = decisions[commands] ?? random.below(0x1_0000);
    const { player } = actors[decision % actors.length] as { player: number };
    const legal = game.legal(state, player);
    const command = legal[Math.floor(decision / actors.length) % legal.length] as C;
    const applied = game.apply(state, player, command);
    hold('L1', applied.ok, () => `legal, but not applied: ${JSON.stringify(command)}`);
    const step = deepFreeze(applied.value);
    const observed = { trial, before: state, player, command, step, random, coverage, guesses };
    const inFull = sample === 1 || random.below(sample) === 0;
    if (inFull) checkBytes(observed);
    checkStep(observed);
    checkState(trial, step.state, state);
    if (inFull) {
      checkEvents(trial, state, step, random);
      checkHidden(observed);
      checkCommands(trial, step.state, random, coverage);
    }
    state = step.state;
    outcome = game.outcome(state);
    commands++;
  }
  coverage.games++;
  coverage.commands += commands;
  coverage.longest = Math.max(coverage.longest, commands);
  hold(
    'L12',
    trial.isClause(outcome.clause),
    () => `the outcome names "${outcome?.clause}", which is no clause`,
  );
  count(coverage.endings, outcome.clause);
}
