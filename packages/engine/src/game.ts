/**
 * The contract: what every game of the house is. A game is a value of type {@link Game}; sessions, replays, bots,
 * simulations and the site know nothing else of it. The comments state the laws that the testkit (`./testkit`) holds
 * every game to.
 *
 * A **command** is a player's decision. An **event** is what happened because of it. State is plain JSON.
 */
import type { RuleId } from '@komradery/cards';
import type { Result } from './result.ts';

/** A seat at the table, counted clockwise from 0. In text players are P1, P2, ... */
export type PlayerId = number;

/** Who looks: a player, or somebody who holds no cards. */
export type Viewer = PlayerId | 'spectator';

/** The id of a clause or a ruling of any game, such as `K4.3` or `KR14`. */
export type ClauseId = RuleId;

/** A whole number from 0 to 2^32 - 1. The same seed and commands give the same events, byte for byte (L3). */
export type Seed = number;

/** A player whom the game asks now. When `must` is false, passing by is possible without a command. */
export interface Actor {
  readonly player: PlayerId;
  readonly must: boolean;
}

/** A decision: one card, one Komrade, one amount (L14). */
export interface Command {
  readonly type: string;
}

export interface GameEvent {
  /** Counts all events of a game from 1. */
  readonly seq: number;
  readonly type: string;
  /** The clause or ruling that made it happen (L12). */
  readonly clause: ClauseId;
  /** The `seq` of the event it follows from, where that is not simply the one before. */
  readonly cause?: number;
  /** Who sees all of it. Everyone else sees it redacted: the same event with its cards face down. */
  readonly visibility: 'public' | readonly PlayerId[];
}

/** The state after a command, and all that happened on the way there, in order. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** Why a command is refused: what is wrong, by which rule, and what would be legal. */
export interface Illegal {
  /** Stable, for programs: `komando/not-your-card`. */
  readonly code: string;
  readonly clause: ClauseId;
  /** A sentence that a player understands. It tells them nothing that they may not see (L6). */
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Options that do not make a game. Everything that is wrong is listed, not only the first. */
export interface OptionsError {
  readonly code: string;
  readonly message: string;
  readonly problems: readonly OptionProblem[];
}

export interface OptionProblem {
  /** Path of the option: `rulings.tiebreak`, `position.hands[2][0]`. */
  readonly path: string;
  readonly problem: string;
  readonly clause: ClauseId;
  readonly suggestion?: string;
}

export interface NotationError {
  /** 1-based column in the text where reading stopped. */
  readonly column: number;
  readonly message: string;
  readonly suggestion?: string;
}

export interface Outcome {
  /** Several share a win only where a ruling says so; none only where an option says so. */
  readonly winners: readonly PlayerId[];
  /** The clause that decided. */
  readonly clause: ClauseId;
}

/**
 * A source of randomness outside the game's own: for `determinize`, bots and tests.
 * `below(n)` is a whole number from 0 to n - 1, each equally likely; n is 1 to 2^31.
 */
export interface Random {
  below(n: number): number;
}

/**
 * A game. `S` state, `C` commands, `E` events, `V` views, `O` options. All functions are pure: no clock, no chance but
 * the seed's, no input changed (L7).
 *
 * - L1  A command is legal exactly when `check` accepts it; garbage never throws and never changes state.
 * - L2  While the game is not over someone must act (passing is a command); when it is over nobody may.
 * - L3  Same seed and commands, same events, byte for byte.
 * - L4  A state is JSON: encode and decode it after every command and go on with the copy, and nothing differs.
 * - L5  The full events fold to the state, every step. L5b: a player's redacted events fold to that player's view.
 * - L6  Two states that differ only in what a player cannot see look the same to that player.
 * - L7  Inputs are never mutated.
 * - L8  Every game ends within the limits of its rules.
 * - L10 `parse(print(c))` is `c`, and no two legal commands print alike.
 * - L12 Every event and error names a clause that exists.
 * - L14 No state has more than 256 legal commands.
 */
export interface Game<S, C extends Command, E extends GameEvent, V, O> {
  readonly id: string;
  readonly title: string;
  /** Changes whenever the same seed and commands would give other events. */
  readonly rulesVersion: string;
  readonly players: { readonly min: number; readonly max: number };

  /** From the options (players, deck, rulings, or a whole position) to the first decision. */
  start(options: O, seed: Seed): Result<Step<S, E>, OptionsError>;

  /** Who may or must decide now. It depends on public facts only (L6). */
  actors(state: S): readonly Actor[];

  /** Every legal command of a player, in a stable order; empty when the game does not ask them. */
  legal(state: S, player: PlayerId): readonly C[];

  /** The same predicate as {@link legal}, on anything at all. Never throws (L1). */
  check(state: S, player: PlayerId, command: unknown): Result<C, Illegal>;

  /** Plays a command; `state` is untouched. */
  apply(state: S, player: PlayerId, command: unknown): Result<Step<S, E>, Illegal>;

  outcome(state: S): Outcome | undefined;

  /** What a game was played with: its deck as canonical text, and its rulings. A replay names both. */
  playedWith(state: S): { readonly deck: string; readonly rulings: Readonly<Record<string, unknown>> };

  /** What they may see of the state, and no more. */
  view(state: S, who: Viewer): V;

  /** What they may see of an event, and no more: the event itself, or the same event with its cards face down. */
  viewEvent(event: E, who: Viewer): E;

  /**
   * A state that `who` cannot tell from `state`: the same view, a new generator, and every arrangement of the hidden
   * cards that fits all they have ever seen equally likely.
   */
  determinize(state: S, who: Viewer, random: Random): S;

  /** The state after an event: events alone rebuild the state (L5). The first event needs no state to start from. */
  fold(state: S | undefined, event: E): S;

  /** The same for a view and the events as its owner sees them: all that a remote client needs (L5b). */
  foldView(view: V | undefined, event: E): V;

  /** A command as a person would write it: `attack P3 with #17`. */
  print(state: S, command: C): string;

  /** Reads what {@link print} writes, and forgives case, spaces and short forms. */
  parse(state: S, text: string): Result<C, NotationError>;
}
