/** Piles and hands: shuffling, drawing, discarding (F3.2, F3.5, F4.6, FR4, FR21). */
import type { ClauseId, PlayerId, Random } from '../game.ts';
import { type RandomState, shuffle, withRandom } from '../random.ts';
import { backOf, type CardId } from '../zones.ts';
import * as change from './changes.ts';
import type { CardMove, Report, Zone } from './events.ts';
import { note, textFrame } from './notes.ts';
import type { FrontLineState } from './state.ts';
import { actionCard, handOf, textOf } from './table.ts';

/** Chance, from the state's own generator; that it was used is told, and what it gave shows in what follows. */
export function chance<T>(
  state: FrontLineState,
  use: (random: Random) => T,
  clause: ClauseId,
  report?: Report,
): T {
  let value: T | undefined;
  const rng = withRandom(state.rng as RandomState, (random) => {
    value = use(random);
  });
  change.keepRandom(state, rng);
  report?.({ type: 'rolled', clause, visibility: [], rng });
  return value as T;
}

/** Moves one card, and says so. */
export function move(
  state: FrontLineState,
  type: CardMove,
  player: PlayerId,
  card: CardId,
  from: Zone,
  to: Zone,
  clause: ClauseId,
  report?: Report,
): void {
  change.moveCard(state, card, from, to);
  const back = change.backOfCard(state, card);
  report?.({ type, clause, visibility: seenBy(from, to), player, card, back, from, to });
}

/** Who sees a card that is moved: everyone, unless both places are hidden. */
function seenBy(from: Zone, to: Zone): 'public' | readonly PlayerId[] {
  if (isOpen(from) || isOpen(to)) return 'public';
  return [...new Set([from, to].flatMap((zone) => ('of' in zone ? [zone.of] : [])))];
}

/** Places whose cards lie face up. */
const isOpen = (zone: Zone): boolean =>
  zone.in === 'discard' ||
  zone.in === 'incomingDiscard' ||
  zone.in === 'incoming' ||
  zone.in === 'table' ||
  zone.in === 'gear';

/** Puts a draw pile and its discard pile together and shuffles them. */
export function shufflePile(
  state: FrontLineState,
  deck: 'action' | 'incoming',
  clause: ClauseId,
  report?: Report,
): void {
  const among = (
    deck === 'action' ? [...state.draw, ...state.discard] : [...state.incomingDraw, ...state.incomingDiscard]
  ).sort((a, b) => a - b);
  const order = among.slice();
  chance(state, (random) => shuffle(order, random), clause, report);
  change.stackPile(state, deck, among, order);
  report?.({
    type: 'shuffled',
    clause,
    visibility: [],
    deck,
    among,
    order,
    back: backOf(state.shuffles),
  });
}

/** Whether another action card can be drawn. */
export const canDraw = (state: FrontLineState): boolean => state.draw.length > 0 || state.discard.length > 0;

/** Draws one card; false when there is none (FR21). */
export function drawOne(
  state: FrontLineState,
  player: PlayerId,
  clause: ClauseId,
  report?: Report,
  type: 'drew' | 'dealt' = 'drew',
): boolean {
  if (!canDraw(state)) return false;
  if (state.draw.length === 0) shufflePile(state, 'action', 'FR4', report);
  const card = state.draw.at(-1) as CardId;
  move(state, type, player, card, { in: 'draw' }, { in: 'hand', of: player }, clause, report);
  if (type === 'dealt') return true;
  note(state, { event: 'draw', player, source: null });
  setOffCard(state, player, card, 'drawn');
  return true;
}

export function drawCards(
  state: FrontLineState,
  player: PlayerId,
  count: number,
  clause: ClauseId,
  report?: Report,
): number {
  let drawn = 0;
  while (drawn < count && drawOne(state, player, clause, report)) drawn++;
  return drawn;
}

/** What a card's own text says of its being drawn, revealed or discarded. */
export function setOffCard(
  state: FrontLineState,
  player: PlayerId,
  card: CardId,
  happens: 'drawn' | 'revealed' | 'discarded',
): void {
  textOf(state, card).forEach(({ when }, ability) => {
    if (when && 'card' in when && when.card === happens) {
      state.memory.due.push(textFrame(state, { source: card, you: player, only: true, ability }));
    }
  });
}

/** An action card goes to the discard pile. */
export function discard(
  state: FrontLineState,
  player: PlayerId,
  card: CardId,
  from: Zone,
  clause: ClauseId,
  report?: Report,
): void {
  move(state, 'discarded', player, card, from, { in: 'discard' }, clause, report);
  const { kind } = actionCard(state, card);
  if (from.in === 'hand') note(state, { event: 'discard', player, kind, source: null });
  if (from.in === 'gear') note(state, { event: 'break', player, source: null });
  setOffCard(state, player, card, 'discarded');
}

/** FR2: hand, face-down card and equipment of the dead. */
export function discardAll(state: FrontLineState, player: PlayerId, clause: ClauseId, report?: Report): void {
  const lay = (card: CardId, from: Zone) =>
    move(state, 'discarded', player, card, from, { in: 'discard' }, clause, report);
  for (const card of handOf(state, player).slice()) lay(card, { in: 'hand', of: player });
  const faceDown = state.faceDown[player] ?? null;
  if (faceDown !== null) lay(faceDown, { in: 'faceDown', of: player });
  for (const { card } of (state.gear[player] ?? []).slice()) lay(card, { in: 'gear', of: player });
}

/** An Incoming! card leaves the table, and its target cards with it. */
export function discardIncoming(
  state: FrontLineState,
  card: CardId,
  clause: ClauseId,
  report?: Report,
): void {
  for (const target of state.targets.filter((one) => one.card === card)) {
    change.removeTarget(state, target.id);
    report?.({ type: 'target-removed', clause, visibility: 'public', target });
  }
  move(
    state,
    'incoming-discarded',
    state.initiative,
    card,
    { in: 'incoming' },
    { in: 'incomingDiscard' },
    clause,
    report,
  );
}
