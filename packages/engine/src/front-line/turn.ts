/** The eight steps of a turn (F4), as far as they are not windows, damage or deaths. */
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { drawIncoming } from './incoming.ts';
import { isForbidden, isSkipped, note } from './notes.ts';
import { playCard } from './playing.ts';
import { type Frame, type FrontLineState, HAND, type MomentFrame, type Phase } from './state.ts';
import { actionCard, fromInitiative, handOf, isInPlay, isLiving, living, nextLiving } from './table.ts';
import { windowFrame } from './windows.ts';

/** Where the turn goes on when the agenda is done. */
export function goOnAt(state: FrontLineState, phase: Phase): void {
  state.memory.phase = phase;
}

const moment = (at: MomentFrame['moment']): Frame => ({ kind: 'moment', moment: at, heard: [] });

export function beginTurn(state: FrontLineState, report?: Report): void {
  const turn = state.turn + 1;
  const { memory } = state;
  change.beginTurn(state, turn);
  memory.happened = memory.happened.filter((one) => one.turn >= turn - 1);
  memory.hpLost = memory.hpLost.map(() => 0);
  memory.uses = memory.uses.map((uses) => ({ ...uses, turn: 0 }));
  memory.eventPlayed = [];
  memory.passing = [];
  memory.marked = [];
  memory.fresh = [];
  memory.order = [];
  report?.({ type: 'turn-began', clause: 'F4.1', visibility: 'public', turn });
}

/** F4.1, and what comes at the start. */
export function drawForTurn(state: FrontLineState, report?: Report): void {
  state.memory.agenda.push(windowFrame('placed'), moment('start'));
  drawIncoming(state, report);
}

/** F4.2, FR37: those who have still to lay a card face down. */
export const toLay = (state: FrontLineState): PlayerId[] =>
  living(state).filter(
    (player) => (state.faceDown[player] ?? null) === null && handOf(state, player).length > 0,
  );

export const isLastToLay = (state: FrontLineState): boolean => toLay(state).length === 1;

/** Whoever has one card has no choice: it is laid for them. */
export function layOnly(state: FrontLineState, report?: Report): void {
  for (const player of toLay(state)) {
    const [id, ...others] = handOf(state, player);
    if (id !== undefined && others.length === 0) layCard(state, player, id, report);
  }
}

export const nobodyLays = (state: FrontLineState): boolean => toLay(state).length === 0;

export function layCard(state: FrontLineState, player: PlayerId, id: CardId, report?: Report): void {
  card.move(
    state,
    'laid',
    player,
    id,
    { in: 'hand', of: player },
    { in: 'faceDown', of: player },
    'F4.2',
    report,
  );
}

/** F4.4, FR38: the order of reveals is fixed now. */
export function fixOrder(state: FrontLineState): void {
  const { memory } = state;
  memory.order = isSkipped(state, 'reveal') ? [] : fromInitiative(state, living(state));
  memory.agenda.push(moment('reveal'));
}

/** Whoever has nothing to reveal, or is dead by now, is passed over. */
export function skipRevealers(state: FrontLineState): void {
  const { memory } = state;
  if (isSkipped(state, 'reveal')) memory.order = [];
  memory.order = memory.order.filter(
    (player) => isLiving(state, player) && (state.faceDown[player] ?? null) !== null,
  );
}

export const someoneReveals = (state: FrontLineState): boolean => state.memory.order.length > 0;

export function openReveal(state: FrontLineState): void {
  state.memory.agenda.push(windowFrame('reveal'));
}

/** F4.4: the next card is turned up and takes effect (F4.4a to F4.4c). */
export function turnUp(state: FrontLineState, report?: Report): void {
  const { memory } = state;
  skipRevealers(state);
  const player = memory.order.shift();
  if (player === undefined) return;
  const id = state.faceDown[player] as CardId;
  const { kind } = actionCard(state, id);
  const from = { in: 'faceDown', of: player } as const;
  const barred =
    isForbidden(state, { event: 'reveal', player, kind }) ||
    isForbidden(state, { event: 'play', player, kind });
  if (kind === 'event' || barred) {
    card.move(
      state,
      'revealed',
      player,
      id,
      from,
      { in: 'table' },
      kind === 'event' ? 'F4.4c' : 'F4.4',
      report,
    );
    card.setOffCard(state, player, id, 'revealed');
    memory.agenda.push({ kind: 'settle', card: id, player });
  } else {
    playCard(state, player, id, 'F4.4a', report, 'revealed', from);
    card.setOffCard(state, player, id, 'revealed');
  }
  note(state, { event: 'reveal', player, kind, source: id });
}

/** Cards that stayed face down when reveals were left out go to the discard pile. */
export function clearFaceDown(state: FrontLineState, report?: Report): void {
  for (const player of living(state)) {
    const id = state.faceDown[player] ?? null;
    if (id !== null) card.discard(state, player, id, { in: 'faceDown', of: player }, 'F4.4', report);
  }
}

export function openDamage(state: FrontLineState): void {
  state.memory.agenda.push(moment('damage'), windowFrame('damage'));
}

/** F4.5: the Incoming! cards of this turn, in the order in which they were drawn. */
export function hitAll(state: FrontLineState): void {
  if (isSkipped(state, 'damage')) return;
  for (const id of state.memory.fresh.slice().reverse()) state.memory.agenda.push({ kind: 'hits', card: id });
}

export function openAfterDamage(state: FrontLineState): void {
  state.memory.agenda.push(moment('replenish'), windowFrame('after-damage'), moment('after-damage'));
}

/** F4.6, FR21: one card at a time, from the initiative holder clockwise, while any is short and any is left. */
export function replenish(state: FrontLineState, report?: Report): void {
  if (isSkipped(state, 'replenish')) return;
  for (let dealt = true; dealt; ) {
    dealt = false;
    for (const player of fromInitiative(state, living(state))) {
      if (handOf(state, player).length >= HAND || isForbidden(state, { event: 'draw', player })) continue;
      const short = card.canDraw(state) ? 'F4.6' : 'FR21';
      dealt = card.drawOne(state, player, short, report) || dealt;
    }
  }
}

/** FR33: returns, then what lasts. */
export function endTurn(state: FrontLineState): void {
  state.memory.agenda.push(moment('end'));
}

/** FR33: what lasts until now is discarded. */
export function dropWhatEnded(state: FrontLineState, report?: Report): void {
  const { memory, turn } = state;
  memory.remaining = memory.remaining.filter(({ until }) => until === null || until > turn);
  const stays = (id: CardId) => memory.remaining.some((one) => one.card === id);
  for (const id of state.incoming.slice()) {
    if (!stays(id)) card.discardIncoming(state, id, 'FR33', report);
  }
  for (const id of state.table.slice()) {
    if (!stays(id)) card.discard(state, state.initiative, id, { in: 'table' }, 'FR33', report);
  }
}

/** The turn is over, F4.7 included: what was said of it is forgotten. */
export function forgetTurn(state: FrontLineState): void {
  const { memory, turn } = state;
  const lasts = ({ until, source }: { until: number | null; source: number }): boolean =>
    until === null ? isInPlay(state, source) : until > turn;
  memory.waiting = memory.waiting.filter(lasts);
  memory.forces = memory.forces.filter(lasts);
  memory.cancelled = [];
  memory.doomed = [];
}

/** F4.7, FR18: to the next living Komrade clockwise from the holder's seat. */
export function passInitiative(state: FrontLineState, report?: Report): void {
  if (living(state).length === 0 || isSkipped(state, 'initiative')) return;
  const holder = state.initiative;
  const player = nextLiving(state, holder);
  if (player === holder) return;
  change.setInitiative(state, player);
  report?.({
    type: 'initiative',
    clause: isLiving(state, holder) ? 'F4.7' : 'FR18',
    visibility: 'public',
    player,
  });
  note(state, { event: 'initiative', player, source: null });
}
