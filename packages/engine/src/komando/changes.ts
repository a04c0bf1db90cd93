/**
 * Every way in which a game of KOMANDO changes. The rules (`exchange.ts`, `tiebreak.ts`, ...) call these while a game is
 * played, and `fold` calls the same ones while events are replayed, on states and views alike: a change and its event
 * cannot drift apart.
 */
import type { ClauseId, PlayerId } from '../game.ts';
import type { RandomState } from '../random.ts';
import { backOf, type CardId, takeCard } from '../zones.ts';
import type { KomandoEvent } from './events.ts';
import { GROUP_CAP, type KomandoState, type Tiebreak } from './state.ts';

/** A copy that shares nothing with the original but its set-up, which never changes. */
export function copyState(state: KomandoState): KomandoState {
  const { table, tiebreak, winners } = state;
  return {
    ...state,
    life: state.life.slice(),
    out: state.out.slice(),
    drawPile: state.drawPile.slice(),
    discardPile: state.discardPile.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    shuffledIn: state.shuffledIn.slice(),
    table: table && { ...table },
    tiebreak: tiebreak && { ...tiebreak, players: tiebreak.players.slice(), chosen: tiebreak.chosen.slice() },
    winners: winners ? winners.slice() : null,
  };
}

/** What the back of a card tells: which shuffle last brought it into the draw pile. */
export const backOfCard = (state: KomandoState, card: CardId): CardId =>
  card < 0 ? card : backOf(state.shuffledIn[card - 1] as number);

export function stackDrawPile(state: KomandoState, among: readonly CardId[], order: readonly CardId[]): void {
  state.shuffles++;
  for (const card of among) state.shuffledIn[card - 1] = state.shuffles;
  state.drawPile = order.slice();
  state.discardPile = [];
}

/** Takes `count` cards from the top of the draw pile into a hand. */
export function drawCards(state: KomandoState, player: PlayerId, count: number): void {
  const hand = state.hands[player] as CardId[];
  for (let i = 0; i < count; i++) hand.push(state.drawPile.pop() as CardId);
}

export function laySword(state: KomandoState, attacker: PlayerId, target: PlayerId, card: CardId): void {
  takeCard(state.hands[attacker] as CardId[], card, backOfCard(state, card));
  state.table = { attacker, target, sword: card, shield: null };
}

export function layShield(state: KomandoState, player: PlayerId, card: CardId): void {
  takeCard(state.hands[player] as CardId[], card, backOfCard(state, card));
  if (state.table) state.table.shield = card;
}

export function setLife(state: KomandoState, player: PlayerId, life: number): void {
  state.life[player] = life;
}

/** K2.3: adds both icons at once; the cap comes after (KR2). */
export function setGroup(state: KomandoState, group: number): void {
  state.group = group;
}

export const overCap = (group: number): boolean => group > GROUP_CAP;

/** K3.5: the exchange is over, and its cards are used. */
export function clearTable(state: KomandoState): void {
  const { table } = state;
  if (!table) return;
  state.discardPile.push(table.sword);
  if (table.shield !== null) state.discardPile.push(table.shield);
  state.table = null;
  state.turns++;
}

export function eliminate(state: KomandoState, player: PlayerId): void {
  state.out[player] = true;
  if (state.tiebreak) state.tiebreak.fallen = true;
}

/** Lays cards of a hand on the discard pile; if they had been chosen for it face down, they no longer are. */
export function discardCards(state: KomandoState, player: PlayerId, cards: readonly CardId[]): void {
  const hand = state.hands[player] as CardId[];
  for (const card of cards) {
    takeCard(hand, card, backOfCard(state, card));
    state.discardPile.push(card);
  }
  const { tiebreak } = state;
  if (tiebreak?.chosen.length) tiebreak.chosen = tiebreak.chosen.filter((choice) => choice.player !== player);
}

export function beginTiebreak(state: KomandoState, players: readonly PlayerId[], size: number): void {
  state.tiebreak = {
    starter: players[0] as PlayerId,
    players: players.slice(),
    size,
    next: -1,
    bottom: false,
    rounds: 1,
    level: 0,
    fallen: false,
    chosen: [],
  };
}

export function chooseDiscard(state: KomandoState, player: PlayerId, card: CardId | null): void {
  state.tiebreak?.chosen.push({ player, card });
}

export function beginRoundTurn(state: KomandoState, player: PlayerId, next: number, first: boolean): void {
  const tiebreak = state.tiebreak as Tiebreak;
  tiebreak.next = next;
  if (first) tiebreak.fallen = false;
  state.turn = player;
}

export function callRound(
  state: KomandoState,
  players: readonly PlayerId[],
  size: number,
  bottom: boolean,
  level: number,
): void {
  const tiebreak = state.tiebreak as Tiebreak;
  tiebreak.players = players.slice();
  tiebreak.size = size;
  tiebreak.bottom = bottom;
  tiebreak.level = level;
  tiebreak.next = -1;
  tiebreak.rounds++;
}

export function finish(state: KomandoState, winners: readonly PlayerId[], clause: ClauseId): void {
  state.winners = winners.slice();
  state.decidedBy = clause;
}

/** Redoes an event, in place, on a state or on a view of whoever the event was redacted for (L5, L5b). */
export function redo(state: KomandoState, event: KomandoEvent): void {
  switch (event.type) {
    case 'began':
      break;
    case 'dealer-chosen':
      state.dealer = event.player;
      keepRandom(state, event.rng);
      break;
    case 'shuffled':
      stackDrawPile(state, event.among, event.order);
      keepRandom(state, event.rng);
      break;
    case 'dealt':
    case 'drew':
      takeFromPile(state, event.player, event.cards);
      break;
    case 'turn-began':
    case 'turn-passed':
      state.turn = event.player;
      break;
    case 'attacked':
      laySword(state, event.player, event.target, event.card);
      break;
    case 'defended':
      if (event.card !== null) layShield(state, event.player, event.card);
      break;
    case 'damaged':
      setLife(state, event.player, event.life);
      break;
    case 'group-counted':
    case 'group-capped':
      setGroup(state, event.group);
      break;
    case 'table-cleared':
      clearTable(state);
      break;
    case 'eliminated':
      eliminate(state, event.player);
      break;
    case 'discarded':
      discardCards(state, event.player, event.cards);
      break;
    case 'tiebreak-began':
      beginTiebreak(state, event.players, event.size);
      break;
    case 'discard-chosen':
      chooseDiscard(state, event.player, event.card);
      break;
    case 'round-turn-began':
      beginRoundTurn(state, event.player, event.next, event.first);
      break;
    case 'round-called':
      callRound(state, event.players, event.size, event.bottom, event.level);
      break;
    case 'game-over':
      finish(state, event.winners, event.clause);
      break;
    case 'entered':
      state.at = event.at;
      break;
    case 'blocked':
    case 'starter-named':
    case 'round-level':
    case 'round-judged':
      break;
  }
  state.seq = event.seq;
}

function keepRandom(state: KomandoState, rng: RandomState | null): void {
  if (rng !== null) state.rng = rng;
}

/** The cards named by an event are those on top, whether the pile is seen from its faces or its backs. */
function takeFromPile(state: KomandoState, player: PlayerId, cards: readonly CardId[]): void {
  state.drawPile.length -= cards.length;
  (state.hands[player] as CardId[]).push(...cards);
}
