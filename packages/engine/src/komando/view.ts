/**
 * What each player may see (KR20): their own hand, the table and the discard pile. Other hands, the order of the draw
 * pile, cards chosen face down and the generator are hidden; their sizes are not, nor is when a card was shuffled in.
 */
import type { Random, Viewer } from '../game.ts';
import { freshState, shuffle } from '../random.ts';
import { type CardId, isBack } from '../zones.ts';
import { backOfCard, copyState } from './changes.ts';
import type { KomandoEvent } from './events.ts';
import type { KomandoState, KomandoView } from './state.ts';

export function view(state: KomandoState, who: Viewer): KomandoView {
  const seen = copyState(state);
  const faceDown = (card: CardId) => backOfCard(state, card);
  seen.rng = null;
  seen.drawPile = seen.drawPile.map(faceDown);
  seen.hands = seen.hands.map((hand, player) => (player === who ? hand : inBackOrder(hand.map(faceDown))));
  if (seen.tiebreak) {
    seen.tiebreak.chosen = seen.tiebreak.chosen.map((choice) =>
      choice.player === who ? choice : { player: choice.player, card: null },
    );
  }
  return seen as KomandoView;
}

/** A hand of backs is in the order in which the cards came; where in it a card stood is nobody's business. */
const inBackOrder = (backs: CardId[]): CardId[] => backs.sort((a, b) => b - a);

export function viewEvent(event: KomandoEvent, who: Viewer): KomandoEvent {
  switch (event.type) {
    case 'began':
      return { ...event, state: view(event.state, who) };
    case 'dealer-chosen':
      return { ...event, rng: null };
    case 'shuffled':
      return { ...event, order: event.order.map(() => event.back), rng: null };
    case 'dealt':
    case 'drew':
      return event.player === who ? event : { ...event, cards: event.cards.map(() => event.back) };
    case 'discard-chosen':
      return event.player === who ? event : { ...event, card: null };
    default:
      return event;
  }
}

/**
 * A state that `who` cannot tell from this one, all that fit equally likely. A hidden card lies somewhere among the
 * places whose backs are like its own: the shuffles tell which cards can be where, and nothing else does. Of a hand,
 * the cards chosen face down are any of it.
 */
export function determinize(state: KomandoState, who: Viewer, random: Random): KomandoState {
  const guess = copyState(state);
  const seen = view(state, who);

  const hidden = new Map<CardId, CardId[]>();
  const collect = (real: readonly CardId[], shown: readonly CardId[]) => {
    if (!shown.some(isBack)) return;
    for (const card of real) {
      const back = backOfCard(state, card);
      const pool = hidden.get(back);
      if (pool) pool.push(card);
      else hidden.set(back, [card]);
    }
  };
  state.hands.forEach((hand, player) => {
    collect(hand, seen.hands[player] as CardId[]);
  });
  collect(state.drawPile, seen.drawPile);
  for (const pool of hidden.values()) {
    // Sorted first: where the cards really lie must not steer where they are put.
    pool.sort((a, b) => a - b);
    shuffle(pool, random);
  }

  const lay = (shown: readonly CardId[]) =>
    shown.map((card) => (isBack(card) ? ((hidden.get(card) as CardId[]).pop() as CardId) : card));
  guess.hands = seen.hands.map(lay);
  guess.drawPile = lay(seen.drawPile);
  if (guess.tiebreak && seen.tiebreak) {
    const left = new Map<number, CardId[]>();
    guess.tiebreak.chosen = seen.tiebreak.chosen.map(({ player, card }) => {
      if (card !== null) return { player, card };
      let hand = left.get(player);
      if (!hand) {
        hand = (guess.hands[player] as CardId[]).slice();
        shuffle(hand, random);
        left.set(player, hand);
      }
      return { player, card: hand.pop() as CardId };
    });
  }
  guess.rng = freshState(random);
  return guess;
}
