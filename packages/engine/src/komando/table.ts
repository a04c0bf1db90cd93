/** Questions about a state of KOMANDO that the rules, the commands and the chart's guards all ask. */
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import type { Face, KomandoState, Tiebreak } from './state.ts';

export const faceOf = (state: KomandoState, card: CardId): Face => state.setup.deck[card - 1] as Face;

export const handOf = (state: KomandoState, player: PlayerId): CardId[] => state.hands[player] as CardId[];

export const isLiving = (state: KomandoState, player: PlayerId): boolean => !state.out[player];

/** The players still in the game, in seat order. */
export function living(state: KomandoState): PlayerId[] {
  const players: PlayerId[] = [];
  for (let player = 0; player < state.setup.players; player++) if (!state.out[player]) players.push(player);
  return players;
}

export function livingCount(state: KomandoState): number {
  let count = 0;
  for (let player = 0; player < state.setup.players; player++) if (!state.out[player]) count++;
  return count;
}

/** The next living player clockwise after a seat (KR5). */
export function nextLiving(state: KomandoState, seat: PlayerId): PlayerId {
  const { players } = state.setup;
  for (let step = 1; step <= players; step++) {
    const player = (seat + step) % players;
    if (!state.out[player]) return player;
  }
  throw new Error('nobody is living');
}

/** Players in clockwise order, the first of them at or after a seat. */
export function clockwiseFrom(state: KomandoState, seat: PlayerId, players: readonly PlayerId[]): PlayerId[] {
  const { players: seats } = state.setup;
  const distance = (player: PlayerId) => (player - seat + seats) % seats;
  return players.slice().sort((a, b) => distance(a) - distance(b));
}

/** The living players who share the highest life. */
export function leaders(state: KomandoState): PlayerId[] {
  const players = living(state);
  const top = Math.max(...players.map((player) => state.life[player] as number));
  return players.filter((player) => state.life[player] === top);
}

/** K5.4 and KR15: how many cards each of `players` holds as a round begins. */
export function roundSize(state: KomandoState, players: number): number {
  const cards = state.setup.deck.length;
  return players * players <= cards ? players : Math.floor(cards / players);
}

/** Whom the player whose turn it is may attack: the living, and in a tiebreak those in the round (KR17). */
export function mayBeAttacked(state: KomandoState, target: PlayerId): boolean {
  if (target === state.turn || state.out[target]) return false;
  return state.tiebreak === null || state.tiebreak.players.includes(target);
}

/** KR8: how many cards a player has still to choose before the round. */
export function discardsOwed(state: KomandoState, player: PlayerId): number {
  const { tiebreak } = state;
  if (!tiebreak?.players.includes(player)) return 0;
  let chosen = 0;
  for (const choice of tiebreak.chosen) if (choice.player === player) chosen++;
  return Math.max(0, handOf(state, player).length - chosen - tiebreak.size);
}

export function allDiscardsOwed(state: KomandoState): number {
  let owed = 0;
  for (const player of (state.tiebreak as Tiebreak).players) owed += discardsOwed(state, player);
  return owed;
}

/** KR4 `no-reshuffle`: the draw pile cannot fill the hands of a round of `players`, `size` cards each. */
export function runsShort(state: KomandoState, players: readonly PlayerId[], size: number): boolean {
  const { deckOut, tiebreakDeal } = state.setup.rulings;
  if (deckOut === 'reshuffle' || tiebreakDeal === 'fresh') return false;
  let wanted = 0;
  for (const player of players) wanted += Math.max(0, size - handOf(state, player).length);
  return wanted > state.drawPile.length;
}
