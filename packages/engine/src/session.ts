/**
 * A game as it is being played: every command and state so far, back and forth.
 *
 * @example
 * ```ts
 * import { createSession, komando } from '@komradery/engine';
 *
 * const created = createSession(komando, { players: 2 }, 9);
 * if (!created.ok) throw new Error(created.error.message);
 * const session = created.value;
 * const [actor] = komando.actors(session.state);
 * session.play(actor.player, komando.legal(session.state, actor.player)[0]).ok; // true
 * session.step; // 1
 * session.undo(); // true
 * session.step; // 0
 * ```
 */
import type { Command, Game, GameEvent, Illegal, OptionsError, PlayerId, Seed, Step } from './game.ts';
import { type Replay, recordReplay } from './replay.ts';
import { err, ok, type Result } from './result.ts';

/** A command that was played, by whom. */
export interface Played<C extends Command> {
  readonly player: PlayerId;
  readonly command: C;
}

export interface Session<S, C extends Command, E extends GameEvent, V, O> {
  readonly game: Game<S, C, E, V, O>;
  readonly options: O;
  readonly seed: Seed;
  /** The state at the current step. */
  readonly state: S;
  /** How many commands lead to the current state. */
  readonly step: number;
  /** How many commands there are, undone ones included: the furthest step to go to. */
  readonly length: number;
  /** The commands up to the current step. */
  readonly commands: readonly Played<C>[];
  /** The events up to the current step. */
  readonly events: readonly E[];
  /** Plays a command at the current step; what had been undone from here on is forgotten. */
  play(player: PlayerId, command: unknown): Result<Step<S, E>, Illegal>;
  /** One command back; false at the beginning. */
  undo(): boolean;
  /** One command forth; false when nothing was undone. */
  redo(): boolean;
  /** To any step from 0 to `length`; false for any other number. */
  goto(step: number): boolean;
  /** Calls back after every change of the current step. Answers with a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** The game up to the current step, as a replay file holds it. */
  record(): Replay<O, E>;
}

/** Starts a game, and keeps it. */
export function createSession<S, C extends Command, E extends GameEvent, V, O>(
  game: Game<S, C, E, V, O>,
  options: O,
  seed: Seed,
): Result<Session<S, C, E, V, O>, OptionsError> {
  const begun = game.start(options, seed);
  if (!begun.ok) return err(begun.error);

  const steps: Step<S, E>[] = [begun.value];
  const played: Played<C>[] = [];
  const listeners = new Set<() => void>();
  let at = 0;

  const move = (step: number): boolean => {
    if (!Number.isInteger(step) || step < 0 || step >= steps.length) return false;
    if (step !== at) {
      at = step;
      tell();
    }
    return true;
  };

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  return ok({
    game,
    options,
    seed,
    get state() {
      return (steps[at] as Step<S, E>).state;
    },
    get step() {
      return at;
    },
    get length() {
      return played.length;
    },
    get commands() {
      return played.slice(0, at);
    },
    get events() {
      return steps.slice(0, at + 1).flatMap((step) => step.events);
    },
    play(player, command) {
      const checked = game.check(this.state, player, command);
      if (!checked.ok) return checked;
      const applied = game.apply(this.state, player, checked.value);
      if (!applied.ok) return applied;
      steps.length = at + 1;
      played.length = at;
      steps.push(applied.value);
      played.push({ player, command: checked.value });
      at++;
      tell();
      return applied;
    },
    undo: () => move(at - 1),
    redo: () => move(at + 1),
    goto: move,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    record() {
      return recordReplay(this);
    },
  });
}
