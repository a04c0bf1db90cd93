/** How a Komrade or the Kommissar goes along the line, with all that it does to others (F5, F6.3). */
import type { ClauseId, PlayerId } from '../game.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import {
  kommissarStep,
  type Line,
  OPEN,
  openSpaces,
  roomAt,
  type StepOf,
  stepFrom,
  type Way,
} from './line.ts';
import { isForbidden, note } from './notes.ts';
import type { FrontLineState } from './state.ts';
import { spaceOf } from './table.ts';

/** FR42: one whom a card protects from being moved by another's step. */
const held =
  (state: FrontLineState) =>
  (player: PlayerId, how: 'push' | 'swap'): boolean =>
    isForbidden(state, { event: 'moved', player }) ||
    isForbidden(state, { event: how === 'push' ? 'pushed' : 'swap', player });

function stepClause(line: Line, step: StepOf): ClauseId {
  switch (step.kind) {
    case 'walk':
      return 'F5.1';
    case 'push':
      return step.shifts.length > 2 ? 'FR11' : 'F5.2';
    case 'swap':
      return openSpaces(line) === 0 ? 'FR40' : 'F5.3';
    case 'none':
      return 'FR6';
  }
}

/** One step of a Komrade; whether it happened. */
export function step(
  state: FrontLineState,
  player: PlayerId,
  way: Way,
  source: number,
  report?: Report,
): boolean {
  const at = spaceOf(state, player);
  if (at < 0) return false;
  const one = stepFrom(state.line, at, way, held(state));
  if (one.kind === 'none') return false;
  if (one.kind === 'swap' && isForbidden(state, { event: 'swap', player })) return false;
  const clause = stepClause(state.line, one);
  change.shiftLine(state, one.shifts);
  report?.({ type: 'stepped', clause, visibility: 'public', player, kind: one.kind, shifts: one.shifts });
  for (const { player: other } of one.shifts) {
    if (one.kind === 'push' && other !== player) note(state, { event: 'pushed', player: other, source });
    if (one.kind === 'swap') note(state, { event: 'swap', player: other, source });
  }
  return true;
}

/** The two change places at once. */
export function swapPlaces(
  state: FrontLineState,
  a: PlayerId,
  b: PlayerId,
  source: number,
  report?: Report,
): boolean {
  const [at, there] = [spaceOf(state, a), spaceOf(state, b)];
  if (at < 0 || there < 0 || a === b) return false;
  if ([a, b].some((player) => isForbidden(state, { event: 'swap', player }))) return false;
  const shifts = [
    { player: a, from: at, to: there },
    { player: b, from: there, to: at },
  ];
  change.shiftLine(state, shifts);
  report?.({ type: 'swapped', clause: 'F5.3', visibility: 'public', shifts });
  for (const player of [a, b]) note(state, { event: 'swap', player, source });
  return true;
}

/** The Kommissar moves one space; whether he did (FR29, FR40). */
export function stepKommissar(state: FrontLineState, way: Way, clause: ClauseId, report?: Report): boolean {
  if (way === 'backward') {
    // There is always room behind him, but the line stays one that can be surveyed.
    if (state.line.length >= LONGEST_LINE) return false;
    change.moveKommissar(state, [], state.line.length + 1);
    report?.({
      type: 'kommissar-stepped',
      clause,
      visibility: 'public',
      shifts: [],
      length: state.line.length,
    });
    return true;
  }
  const pushed = kommissarStep(state.line, state.offLine.length, (player) => held(state)(player, 'push'));
  if (!pushed) return false;
  const length = state.line.length - 1;
  change.moveKommissar(state, pushed, length);
  report?.({ type: 'kommissar-stepped', clause, visibility: 'public', shifts: pushed, length });
  for (const { player } of pushed) note(state, { event: 'pushed', player, source: null });
  return true;
}

/** L14: places are chosen among the spaces, so there is an end to them. */
const LONGEST_LINE = 30;

/** FR15, FR30 */
export function leave(state: FrontLineState, player: PlayerId, source: number, report?: Report): boolean {
  const space = spaceOf(state, player);
  if (space < 0) return false;
  change.leaveLine(state, player);
  report?.({ type: 'left-line', clause: 'FR15', visibility: 'public', player });
  dropTargets(state, player, space, report);
  note(state, { event: 'leave', player, source });
  return true;
}

/** FR30: a target card that lay at a Komrade who is gone lies at the space that they left. */
export function dropTargets(state: FrontLineState, player: PlayerId, space: number, report?: Report): void {
  for (const target of state.targets) {
    if (!('komrade' in target.at) || target.at.komrade !== player) continue;
    const dropped = { ...target, at: { space: Math.max(0, space) } };
    change.setTarget(state, dropped);
    report?.({ type: 'target-moved', clause: 'FR30', visibility: 'public', target: dropped });
  }
}

/** FR14: a Komrade comes back to a space. */
export function comeBack(
  state: FrontLineState,
  player: PlayerId,
  at: number,
  source: number,
  report?: Report,
): boolean {
  if (at < 0 || at >= state.line.length || openSpaces(state.line) === 0) return false;
  const shifts = state.line[at] === OPEN ? [] : roomAt(state.line, at);
  change.returnToLine(state, player, at, shifts);
  report?.({ type: 'returned', clause: 'FR14', visibility: 'public', player, space: at, shifts });
  for (const shift of shifts) note(state, { event: 'pushed', player: shift.player, source });
  note(state, { event: 'return', player, source });
  return true;
}
