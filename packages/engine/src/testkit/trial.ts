/** What a game brings with it to be tried by the laws. */
import type fc from 'fast-check';
import type { ClauseId, Command, Game, GameEvent, PlayerId, Viewer } from '../game.ts';

/** A hidden card: where it is, and among which cards that look the same to the viewer. */
export interface HiddenCard {
  /** A kind of place, to count by: `hand`, `pile`. */
  readonly kind: string;
  /** The place: cards of one place and pool may change places without a difference. */
  readonly place: string;
  /** What is known of the card: cards of one pool could each be any of it. */
  readonly pool: string;
  readonly card: number | string;
}

export interface Trial<S, C extends Command, E extends GameEvent, V, O> {
  readonly game: Game<S, C, E, V, O>;
  /** Options that make a game: every player count, every ruling, positions made for rare cases. */
  readonly options: fc.Arbitrary<O>;
  /** The game's compiled path: the state after a legal command (L9). Events are not numbered there. */
  readonly compiled: (state: S, player: PlayerId, command: C) => S;
  /** The state without what only events number. */
  readonly withoutNumbers: (state: S) => unknown;
  readonly players: (state: S) => number;
  /** The most commands that a game of these options can take (L8). */
  readonly longest: (state: S) => number;
  /** What is wrong with a state, if anything (L11). `before` is the state one command earlier. */
  readonly invariants: (state: S, before: S | undefined) => readonly string[];
  /** Commands, legal or not, of every shape that the game has (L1). */
  readonly candidates: (state: S) => readonly unknown[];
  /** The cards that a viewer may not see, as they really lie (L6). */
  readonly hidden: (state: S, who: Viewer) => readonly HiddenCard[];
  /** The state without its generator: what `determinize` may not simply keep (L6). */
  readonly withoutChance: (state: S) => unknown;
  readonly generator: (state: S) => unknown;
  /** Whether an event turns up, for `who`, what was hidden from them before (L6). */
  readonly discloses: (event: E, who: Viewer) => boolean;
  /** Whether others cannot tell two commands of different kinds apart when they are given (L6). */
  readonly looksLike?: (one: C, other: C) => boolean;
  /** Clauses and rulings that exist (L12). */
  readonly isClause: (id: ClauseId) => boolean;
}

export const viewersOf = (players: number): Viewer[] => [
  ...Array.from({ length: players }, (_, player): PlayerId => player),
  'spectator',
];
