/**
 * The Character Line: spaces from the front to the rear, and how Komrades and the Kommissar move on them (F5, F6.3).
 *
 * A line is an array of its spaces ahead of the Kommissar, space 1 first: in each a player's seat, or {@link OPEN}. The
 * Kommissar stands behind the last of them, so he is behind every Komrade by construction. Functions say what a step
 * would do and change nothing; {@link shift} does it.
 */
import type { PlayerId } from '../game.ts';

/** A space with nobody on it. */
export const OPEN = -1;

/** Spaces ahead of the Kommissar, from the front: a seat, or {@link OPEN}. */
export type Line = readonly PlayerId[];

/** Toward the Kommissar, or away from him (F5.1). */
export type Way = 'forward' | 'backward';

/** A Komrade's change of place. Spaces are indexes: 0 is space 1 (FR9). */
export interface Shift {
  readonly player: PlayerId;
  readonly from: number;
  readonly to: number;
}

/**
 * What one step comes to. `walk`: into an open space. `push`: the row ahead is pushed along (F5.2, FR11). `swap`: the two
 * change places (F5.3). `none`: it does not happen (FR5, FR6, FR42). `shifts` has whoever steps first, then the others.
 */
export interface StepOf {
  readonly kind: 'walk' | 'push' | 'swap' | 'none';
  readonly shifts: readonly Shift[];
}

const NONE: StepOf = { kind: 'none', shifts: [] };

const ahead = (way: Way): number => (way === 'forward' ? -1 : 1);

export const opposite = (way: Way): Way => (way === 'forward' ? 'backward' : 'forward');

export const openSpaces = (line: Line): number => {
  let open = 0;
  for (const space of line) if (space === OPEN) open++;
  return open;
};

/** The index of the nearest open space from `from` on, or -1. */
function nextOpen(line: Line, from: number, way: Way): number {
  for (let at = from; at >= 0 && at < line.length; at += ahead(way)) if (line[at] === OPEN) return at;
  return -1;
}

/** Everyone from `from` up to the open space `to` moves one space along. The one nearest `to` comes last. */
function row(line: Line, from: number, to: number, way: Way): Shift[] {
  const shifts: Shift[] = [];
  for (let at = from; at !== to; at += ahead(way)) {
    shifts.push({ player: line[at] as PlayerId, from: at, to: at + ahead(way) });
  }
  return shifts;
}

/**
 * One step of the Komrade at `at` (F5.1).
 *
 * @param held - Komrades who may not be moved by another; a step that would move them does not happen (FR42)
 */
export function stepFrom(
  line: Line,
  at: number,
  way: Way,
  held: (player: PlayerId, how: 'push' | 'swap') => boolean = () => false,
): StepOf {
  const player = line[at];
  const to = at + ahead(way);
  if (player === undefined || player === OPEN || to < 0 || to >= line.length) return NONE;
  const shift = { player, from: at, to };
  const there = line[to] as PlayerId;
  if (there === OPEN) return { kind: 'walk', shifts: [shift] };
  const open = nextOpen(line, to, way);
  if (open < 0) {
    return held(there, 'swap')
      ? NONE
      : { kind: 'swap', shifts: [shift, { player: there, from: to, to: at }] };
  }
  const pushed = row(line, to, open, way);
  return pushed.some((one) => held(one.player, 'push')) ? NONE : { kind: 'push', shifts: [shift, ...pushed] };
}

/**
 * The Kommissar's step forward (F6.3): into the space in front of him, whose Komrade and the row there are pushed forward
 * (F5.2). It does not happen in a line with no open space (FR40), or if it would leave no open space once all who are off the
 * line are back (FR29), or would push one who may not be moved (FR42).
 *
 * @returns who is pushed, the one nearest the Kommissar first; or `undefined` if he stays
 */
export function kommissarStep(
  line: Line,
  offLine: number,
  held: (player: PlayerId) => boolean = () => false,
): readonly Shift[] | undefined {
  if (openSpaces(line) - 1 < offLine + 1) return undefined;
  const open = nextOpen(line, line.length - 1, 'forward');
  const pushed = row(line, line.length - 1, open, 'forward');
  return pushed.some(({ player }) => held(player)) ? undefined : pushed;
}

/**
 * Room for a Komrade who comes to a space: nothing has to give way if it is open, else the row there is pushed into the
 * nearest open space, forward (FR14) or, where none is ahead, backward.
 */
export function roomAt(line: Line, at: number): readonly Shift[] {
  if (line[at] === OPEN) return [];
  const forward = nextOpen(line, at, 'forward');
  if (forward >= 0) return row(line, at, forward, 'forward');
  const backward = nextOpen(line, at, 'backward');
  return backward < 0 ? [] : row(line, at, backward, 'backward');
}

/** Carries shifts out, all at once: everyone leaves their space, then everyone arrives. */
export function shift(line: PlayerId[], shifts: readonly Shift[]): void {
  for (const { from } of shifts) line[from] = OPEN;
  for (const { player, to } of shifts) line[to] = player;
}

/** The Komrades in the line, from the front. */
export const inLine = (line: Line): PlayerId[] => line.filter((space) => space !== OPEN);

/** A line as it is written: `A _ C B`, seats as letters. The Kommissar is not written; he stands behind the last space. */
export const drawLine = (line: Line): string =>
  line.map((space) => (space === OPEN ? '_' : String.fromCharCode(65 + space))).join(' ');
