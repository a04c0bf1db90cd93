/** Points given and taken: a Komrade's HP set to a number, and damage dealt out point by point. */
import type { PatientEffect } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import * as change from './changes.ts';
import * as damage from './damage.ts';
import type { Deed, Play } from './deeds.ts';
import { note } from './notes.ts';
import { clauseOf } from './table.ts';
import type { Asking } from './who.ts';
import * as who from './who.ts';

/** A point at a time, dealt out by the decider over all that the action names. */
export function* splitDamage(
  action: Extract<PatientEffect, { effect: 'damage' }>,
  play: Play,
): Asking<Deed[] | undefined> {
  const { state, frame, context, decider, shared } = play;
  // Only the first of them asks; the points are for all.
  if (shared.amount !== undefined) return undefined;
  shared.amount = yield* who.amount(context, action.amount, decider, 0);
  const points = new Map<PlayerId, number>();
  for (let i = 0; i < shared.amount; i++) {
    const to = yield* who.pickOne(decider, 'komrade', shared.chosen);
    points.set(to, (points.get(to) ?? 0) + 1);
  }
  return [...points].map(([to, amount]) => ({
    player: to,
    does: () => damage.propose(state, frame, to, amount, false),
  }));
}

export function setHp({ state, frame, report }: Play, player: PlayerId, to: number): boolean {
  const hp = state.hp[player] as number;
  if (hp === to) return false;
  change.setHp(state, player, to);
  if (to < hp) state.memory.hpLost[player] = (state.memory.hpLost[player] ?? 0) + hp - to;
  report?.({
    type: 'hp-set',
    clause: clauseOf(state, frame.source),
    visibility: 'public',
    player,
    amount: Math.abs(to - hp),
    hp: to,
  });
  note(state, { event: to < hp ? 'lose' : 'gain', player, source: frame.source });
  return true;
}
