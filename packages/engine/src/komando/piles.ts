/** Set-up, draw pile and discard pile: K3.3, K3.5, K4.5, and what happens when cards run out (KR4). */
import type { ClauseId, PlayerId } from '../game.ts';
import { type RandomState, shuffle, withRandom } from '../random.ts';
import { backOf, type CardId } from '../zones.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { HAND, type KomandoState } from './state.ts';
import { clockwiseFrom, handOf, living } from './table.ts';

/** KR16: the seed names the dealer, unless the caller did. */
export function chooseDealer(state: KomandoState, report?: Report): void {
  if (state.dealer < 0) {
    state.rng = withRandom(state.rng as RandomState, (random) => {
      state.dealer = random.below(state.setup.players);
    });
  }
  report?.({
    type: 'dealer-chosen',
    clause: 'KR16',
    visibility: 'public',
    player: state.dealer,
    rng: state.rng,
  });
}

/** K3.3: the dealer shuffles all cards. */
export function shuffleDeck(state: KomandoState, report?: Report): void {
  shuffleInto(state, 'K3.3', report);
}

/** K3.3: three cards each, together, clockwise from the dealer's left. */
export function dealHands(state: KomandoState, report?: Report): void {
  const first = (state.dealer + 1) % state.setup.players;
  for (const player of clockwiseFrom(state, first, living(state))) {
    take(state, player, HAND, 'dealt', 'K3.3', report);
  }
}

/** K3.4: the player to the dealer's left goes first. */
export function beginFirstTurn(state: KomandoState, report?: Report): void {
  state.turn = (state.dealer + 1) % state.setup.players;
  report?.({ type: 'turn-began', clause: 'K3.4', visibility: 'public', player: state.turn });
}

/** Puts the draw pile and the discard pile together and shuffles them. */
export function shuffleInto(state: KomandoState, clause: ClauseId, report?: Report): void {
  const among = [...state.drawPile, ...state.discardPile].sort((a, b) => a - b);
  const order = among.slice();
  state.rng = withRandom(state.rng as RandomState, (random) => shuffle(order, random));
  change.stackDrawPile(state, among, order);
  report?.({
    type: 'shuffled',
    clause,
    visibility: [],
    among,
    order,
    back: backOf(state.shuffles),
    rng: state.rng,
  });
}

/**
 * Draws up to `count` cards for a player. A pile that runs out is made anew from the discard pile when a card is
 * wanted and none is there, and not before; under `no-reshuffle` the rest is not drawn (KR4).
 */
export function draw(
  state: KomandoState,
  player: PlayerId,
  count: number,
  clause: ClauseId,
  report?: Report,
): void {
  let wanted = count;
  while (wanted > 0) {
    if (state.drawPile.length === 0) {
      if (state.setup.rulings.deckOut === 'no-reshuffle' || state.discardPile.length === 0) return;
      shuffleInto(state, 'KR4', report);
    }
    const now = Math.min(wanted, state.drawPile.length);
    take(state, player, now, 'drew', clause, report);
    wanted -= now;
  }
}

/** A whole hand goes to the discard pile. */
export function discardHand(state: KomandoState, player: PlayerId, clause: ClauseId, report?: Report): void {
  const cards = handOf(state, player).slice();
  if (cards.length === 0) return;
  change.discardCards(state, player, cards);
  report?.({ type: 'discarded', clause, visibility: 'public', player, cards });
}

/** Takes cards that are there, and deals a hand of them in one go. */
export function take(
  state: KomandoState,
  player: PlayerId,
  count: number,
  type: 'dealt' | 'drew',
  clause: ClauseId,
  report?: Report,
): void {
  change.drawCards(state, player, count);
  if (!report) return;
  const cards: CardId[] = handOf(state, player).slice(-count);
  report({
    type,
    clause,
    visibility: [player],
    player,
    cards,
    back: change.backOfCard(state, cards[0] as CardId),
  });
}
