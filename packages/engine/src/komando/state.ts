/**
 * The state of a game of KOMANDO: plain JSON, all of it. A view is the same thing with the hidden cards face down.
 */
import { type KomandoChoices, komandoNumbers } from '@komradery/cards';
import type { StateValue } from '../flow/chart.ts';
import type { ClauseId, PlayerId } from '../game.ts';
import type { RandomState } from '../random.ts';
import type { CardId } from '../zones.ts';

/** The three icons of a card (K2.1). */
export interface Face {
  readonly sword: number;
  readonly shield: number;
  readonly group: number;
}

/** Where tables differ; the rulings (KR1, KR4, KR8, KR14, KR19) say what each value means. */
export interface Rulings extends KomandoChoices {
  /** KR19 */
  readonly limits: { readonly levelRounds: number; readonly turns: number };
}

/** What is fixed before the first card is dealt, and never changes. */
export interface Setup {
  readonly players: number;
  /** The faces of cards 1 to 54, in that order. */
  readonly deck: readonly Face[];
  readonly rulings: Rulings;
}

/** Two cards on the table: the sword, and once the target has chosen, the shield (none if they hold no card, KR4). */
export interface Exchange {
  readonly attacker: PlayerId;
  readonly target: PlayerId;
  readonly sword: CardId;
  shield: CardId | null;
}

export interface Tiebreak {
  /** The player who started the tiebreak (K5.5). Every round starts with the first of its players from here. */
  readonly starter: PlayerId;
  /** Those who play this round, clockwise from the starter. Those who fall in it stay listed. */
  players: PlayerId[];
  /** How many cards each of them holds as the round begins (K5.4, KR15). */
  size: number;
  /** Index in `players` of the one whose turn it is; -1 until the round begins. */
  next: number;
  /** Under `printed-example` (KR14): this round is played by the bottom group only, and the others sit out. */
  bottom: boolean;
  /** Rounds called so far, this one included. */
  rounds: number;
  /** Rounds in a row in which nobody was eliminated (KR19). */
  level: number;
  /** Somebody fell in this round (KR13). */
  fallen: boolean;
  /** Cards chosen to be discarded before the round, in the order of choosing; null is a card face down (KR8). */
  chosen: { readonly player: PlayerId; readonly card: CardId | null }[];
}

export interface KomandoState {
  readonly setup: Setup;
  /** Where the statechart is. */
  at: StateValue;
  /** Events so far. */
  seq: number;
  /** The generator; null in a view. */
  rng: RandomState | null;
  dealer: PlayerId;
  /** By seat. May be below 0 once a player has fallen. */
  life: number[];
  /** By seat: out of the game (K4.8, K5.2, K5.7). */
  out: boolean[];
  group: number;
  /** The top of the pile is its end. */
  drawPile: CardId[];
  /** Face up (KR20); the last card discarded is its end. */
  discardPile: CardId[];
  hands: CardId[][];
  /** How many times cards were shuffled into the draw pile. */
  shuffles: number;
  /** By card, that of card 1 first: which shuffle brought it into the draw pile. Everyone at the table can know this. */
  shuffledIn: number[];
  /** Whose turn it is, or was last. */
  turn: PlayerId;
  /** Exchanges completed, those of the tiebreak included (KR19). */
  turns: number;
  table: Exchange | null;
  tiebreak: Tiebreak | null;
  winners: PlayerId[] | null;
  /** The clause that decided. */
  decidedBy: ClauseId | null;
}

/** What a viewer sees: {@link KomandoState} with hidden cards turned to their backs and without the generator. */
export type KomandoView = KomandoState & { rng: null };

/** K1.1 */
export const PLAYERS = komandoNumbers.players;
export const DECK_SIZE = komandoNumbers.deck;
/** K3.1, K3.2, K3.3 */
export const FIRST_LIFE = komandoNumbers.life;
export const FIRST_GROUP = komandoNumbers.group;
export const GROUP_CAP = komandoNumbers.group;
export const HAND = komandoNumbers.hand;
