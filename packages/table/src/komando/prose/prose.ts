import type { CardId, Face, PlayerId } from '@komradery/engine';
import type { HouseProse } from '../../prose/prose.ts';

/** The words of KOMANDO's table in one language, and those around it. */
export interface KomandoProse extends HouseProse {
  readonly cardName: (card: CardId) => string;
  /** All that is printed on a card. */
  readonly card: (card: CardId, face: Face) => string;
  readonly cardBack: string;
  readonly cardNew: string;
  readonly cardChosen: string;
  readonly playedAsSword: (card: CardId, face: Face) => string;
  readonly playedAsShield: (card: CardId, face: Face) => string;
  /** The group icon of a card in play. */
  readonly groupOf: (group: number) => string;

  readonly players: string;
  readonly life: string;
  readonly noCards: string;
  readonly toPlay: string;
  readonly toDiscard: string;
  readonly attacks: string;
  readonly defends: string;
  readonly out: string;
  readonly sitsOut: string;
  readonly wins: string;
  readonly shares: string;

  readonly exchange: string;
  readonly noExchange: string;
  readonly choosing: string;
  readonly noCard: string;
  readonly against: (sword: number, shield: number) => string;
  readonly blocked: string;
  readonly damage: string;
  /** Of the two cards of an exchange. */
  readonly discarded: string;

  readonly group: string;
  readonly groupMoved: (by: number) => string;
  readonly groupCapped: (cap: number) => string;
  readonly groupSilent: string;

  readonly drawPile: string;
  readonly discardPile: string;
  readonly onTop: string;
  readonly shuffled: string;

  readonly tiebreak: string;
  readonly round: (n: number) => string;
  readonly roundOf: (players: readonly PlayerId[], size: number) => string;
  readonly bottomRound: string;
  readonly nextInRound: (id: PlayerId) => string;
  readonly discarding: (players: readonly PlayerId[]) => string;
}
