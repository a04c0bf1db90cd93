/**
 * An example: a position, some commands, and what to say about each beat of what follows. The engine plays it; the
 * tests replay it; the site draws what came out. Nothing of a result is written down by hand but what the tests check.
 */
import type { StateValue } from './flow/chart.ts';
import type { ClauseId, GameEvent, PlayerId } from './game.ts';

/** A command in notation, by the player who gives it. */
export interface Move {
  readonly player: PlayerId;
  readonly command: string;
}

/** One beat of an example, as its author writes it. */
export interface Beat {
  /** Commands that are given first and need no beat of their own: everyone passes, the others lay their cards. */
  readonly quietly?: readonly Move[];
  /** What the beat is about; without any command, the beat goes on with what the last brought about. */
  readonly play?: Move;
  /** The beat ends with the first event of this type... */
  readonly upTo?: string;
  /** ... or just before the first event of this type; or else with the last event of the command. */
  readonly before?: string;
  /** The clauses that the beat is about, the most telling first. Each must be cited by one of its events or be a definition. */
  readonly clauses: readonly ClauseId[];
}

export interface Example<O> {
  /** Stable: part of the site's addresses. */
  readonly id: string;
  readonly options: O;
  readonly seed: number;
  /** The clauses that the position at the beginning shows. */
  readonly opening: readonly ClauseId[];
  readonly beats: readonly Beat[];
}

/** The words of an example in one language: a title, a line of introduction, and a caption for the opening and each beat. */
export interface ExampleProse {
  readonly title: string;
  readonly lead: string;
  /** Of the position before the first beat. */
  readonly opening: string;
  /** By beat. */
  readonly captions: readonly string[];
}

/** One frame of an example as played: everything that is needed to draw it. Frame 0 is the position as it was given. */
export interface Frame<V, E extends GameEvent> {
  /** The command that this beat is about, in notation, and who gave it. */
  readonly played?: Move;
  readonly caption: string;
  readonly clauses: readonly ClauseId[];
  /** The events since the frame before. */
  readonly events: readonly E[];
  /** The position at the end of the beat, with every hand open. */
  readonly view: V;
  /** Where the statechart is at the end of the beat, and the transitions that led there. */
  readonly at: StateValue;
  readonly via: readonly string[];
}

export interface PlayedExample<V, E extends GameEvent> {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly frames: readonly Frame<V, E>[];
}
