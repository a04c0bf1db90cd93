/** Cards in play: the equipment that is meant, whose it is, and how a card ends or is cancelled. */
import type { CardInPlay, Equipment } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import type { Play } from './deeds.ts';
import type { Report } from './events.ts';
import { cardsToAnswer } from './feasible.ts';
import { isForbidden, note } from './notes.ts';
import type { FrontLineState, TextFrame } from './state.ts';
import { actionCard, clauseOf, incomingOfTurn, isAction, isInPlay } from './table.ts';
import * as who from './who.ts';
import { type Asking, KOMMISSAR } from './who.ts';

/** Equipment in play that is meant, and before whom it lies. */
export function* gear(
  play: Play,
  what: Equipment,
  notOf?: PlayerId,
): Asking<{ owner: PlayerId; id: CardId }[]> {
  const { state, context, frame, decider } = play;
  const all = state.gear.flatMap((own, owner) => own.map(({ card: id }) => ({ owner, id })));
  if (what === 'this') return all.filter(({ id }) => id === frame.source);
  const of = what.of === undefined ? undefined : yield* who.select(context, what.of, decider, true);
  if (of) play.others.push(...of.filter((player) => player !== KOMMISSAR));
  const found = all.filter(({ owner }) => owner !== notOf && (of === undefined || of.includes(owner)));
  if (what.pick === 'each') return found;
  if (found.length === 0) return [];
  if (what.pick === 'random')
    return [found[yield { below: found.length }] as { owner: PlayerId; id: CardId }];
  const id = yield* who.pickOne(
    decider,
    'gear',
    found.map((one) => one.id),
  );
  return found.filter((one) => one.id === id);
}

/** What was set up by a thing goes with it to its new owner. */
export function claim(state: FrontLineState, id: CardId, player: PlayerId): void {
  const change = <T extends { readonly source: number; readonly you: PlayerId }>(one: T): T =>
    one.source === id ? { ...one, you: player } : one;
  state.memory.waiting = state.memory.waiting.map(change);
  state.memory.forces = state.memory.forces.map(change);
}

/** A card ends: wherever it is in play, it is discarded. */
export function endCard(state: FrontLineState, source: number, player: PlayerId, report?: Report): boolean {
  if (source < 0 || !isInPlay(state, source)) return false;
  const clause = clauseOf(state, source);
  state.memory.remaining = state.memory.remaining.filter((one) => one.card !== source);
  if (!isAction(state, source)) {
    card.discardIncoming(state, source, clause, report);
    return true;
  }
  const owner = state.gear.findIndex((own) => own.some((one) => one.card === source));
  if (owner >= 0) card.discard(state, owner, source, { in: 'gear', of: owner }, clause, report);
  else card.discard(state, player, source, { in: 'table' }, clause, report);
  return true;
}

/** Whose card it is that takes effect. */
export const playedBy = (state: FrontLineState, id: CardId): PlayerId[] =>
  state.memory.agenda.flatMap((frame) =>
    frame.kind === 'settle' && frame.card === id ? [frame.player] : [],
  );

/** A card that takes effect or is about to. */
export function* cardInPlay(play: Play, what: CardInPlay): Asking<CardId | undefined> {
  const { state, frame, player } = play;
  const { cancelled } = state.memory;
  if (what === 'that') {
    const id = frame.answering;
    return id !== null && isInPlay(state, id) && !cancelled.includes(id) ? id : undefined;
  }
  if (what === 'incoming') {
    const id = incomingOfTurn(state);
    return id === undefined || cancelled.includes(id) ? undefined : id;
  }
  const found = cardsToAnswer(state, play.context, what, frame.source);
  return found.length === 0 ? undefined : yield* who.pickOne(player, 'card', found);
}

export function cancel({ state, frame, player, report }: Play, id: CardId): boolean {
  const { memory } = state;
  const clause = clauseOf(state, frame.source);
  if (!isInPlay(state, id)) return false;
  const owner = memory.agenda.find((one): one is TextFrame => one.kind === 'text' && one.source === id)?.you;
  const kind = isAction(state, id) ? actionCard(state, id).kind : undefined;
  const what = kind === undefined ? {} : { kind };
  if (owner !== undefined && isForbidden(state, { event: 'cancelled', player: owner, ...what })) return false;
  memory.cancelled.push(id);
  memory.agenda = memory.agenda.filter(
    (one) =>
      !(
        (one.kind === 'text' && one.source === id) ||
        ((one.kind === 'hits' || one.kind === 'place') && one.card === id)
      ),
  );
  report?.({ type: 'cancelled', clause: 'FR36', visibility: 'public', card: id });
  if (!isAction(state, id)) card.discardIncoming(state, id, clause, report);
  note(state, { event: 'cancel', player, source: frame.source, ...what });
  if (owner !== undefined) note(state, { event: 'cancelled', player: owner, source: frame.source, ...what });
  return true;
}
