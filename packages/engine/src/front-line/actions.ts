/**
 * Every effect of the card language. An action is worked out first, which may ask; nothing changes until all of it is
 * known, and then all of it is done. So it can be worked out again from the beginning whenever an answer comes in.
 */
import { type Action, isActor, isPatient, type RuleEffect } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { actorOf } from './actor-effects.ts';
import type { Deed, Shared } from './deeds.ts';
import type { Report } from './events.ts';
import { REACHES } from './feasible.ts';
import { isForbidden } from './notes.ts';
import { patient } from './patient-effects.ts';
import { rule } from './rule-effects.ts';
import type { FrontLineState, TextFrame } from './state.ts';
import { fromInitiative } from './table.ts';
import * as who from './who.ts';
import { type Asking, type Context, KOMMISSAR } from './who.ts';

/** Works an action out, and does it; whether anything was done. */
export function* perform(
  state: FrontLineState,
  frame: TextFrame,
  action: Action,
  actor: PlayerId,
  report?: Report,
): Asking<boolean> {
  const context: Context = { state, scope: frame, that: frame.that, target: frame.target, actor };
  const deeds: Deed[] = [];
  let bound: PlayerId[] | undefined;
  let offered = false;
  const may = function* (player: PlayerId): Asking<boolean> {
    if (!action.may) return true;
    offered = true;
    return (yield* who.pickOne(player, 'may', [1, 0])) === 1;
  };

  let taken = true;
  if (isPatient(action)) {
    const them = action.by === 'them';
    if (!them) taken = yield* may(actor);
    if (taken) {
      const chosen = yield* who.select(context, action.who, actor, REACHES.has(action.effect));
      const order = MOVES.has(action.effect) ? chosen : clockwise(state, chosen);
      const others: PlayerId[] = [];
      const took: PlayerId[] = [];
      const shared: Shared = { chosen: order };
      for (const player of order) {
        if (them && player !== KOMMISSAR && !(yield* may(player))) continue;
        took.push(player);
        const decider = them && player !== KOMMISSAR ? player : actor;
        const inTurn: Context = {
          ...context,
          that: action.who === 'you' ? context.that : [player],
          actor: decider,
        };
        const play = { state, frame, context: inTurn, player, decider, others, shared, report };
        const deed = yield* patient(action, play);
        context.target = inTurn.target;
        if (deed) deeds.push(...deed);
      }
      if (offered && took.length === 0) taken = false;
      const named = action.who === 'you' ? others : took;
      if (action.who !== 'you' || named.length > 0) bound = named.filter((player) => player !== KOMMISSAR);
    }
  } else if (isActor(action)) {
    const chosen = yield* who.select(context, action.who, actor, true);
    const others: PlayerId[] = [];
    const took: PlayerId[] = [];
    for (const player of clockwise(state, chosen)) {
      if (player === KOMMISSAR || !(yield* may(player))) continue;
      took.push(player);
      const inTurn: Context = {
        ...context,
        that: action.who === 'you' ? context.that : [player],
        actor: player,
      };
      const deed = yield* actorOf(action, {
        state,
        frame,
        context: inTurn,
        player,
        decider: player,
        others,
        shared: { chosen: [] },
        report,
      });
      context.target = inTurn.target;
      if (deed) deeds.push(...deed);
    }
    if (offered && took.length === 0) taken = false;
    const named = action.who === 'you' ? others : took;
    if (action.who !== 'you' || named.length > 0) bound = named.filter((player) => player !== KOMMISSAR);
  } else {
    taken = yield* may(actor);
    if (taken) {
      const deed = yield* rule(action as RuleEffect, {
        state,
        frame,
        context,
        player: actor,
        decider: actor,
        others: [],
        shared: { chosen: [] },
        report,
      });
      if (deed) deeds.push(...deed);
    }
  }

  yield {
    would: deeds.flatMap(({ as, player }) =>
      as === undefined || player === KOMMISSAR ? [] : [{ event: as, player }],
    ),
  };

  let done = false;
  for (const { player, as, does } of deeds) {
    if (player !== KOMMISSAR) {
      if (frame.spared.includes(player)) continue;
      if (state.out[player]) continue;
      if (as !== undefined && isForbidden(state, { event: as, player, source: frame.source })) continue;
    }
    done = does() || done;
  }
  if (bound) frame.that = bound;
  frame.target = context.target;
  if (offered) {
    frame.offered = true;
    frame.taken = frame.taken || taken;
  }
  if (done) frame.done = true;
  return done;
}

const MOVES = new Set(['move', 'push', 'swap', 'leave']);

const clockwise = (state: FrontLineState, players: readonly PlayerId[]): PlayerId[] =>
  players.length < 2 ? players.slice() : fromInitiative(state, players);
