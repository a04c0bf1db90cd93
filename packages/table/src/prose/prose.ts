import type { CardId, Face, PlayerId } from '@komradery/engine';

/** The words of the table in one language. Numbers and names go through it too, so that a language can write them its way. */
export interface TableProse {
  /** BCP 47. */
  readonly language: string;
  readonly number: (n: number) => string;
  readonly signed: (n: number) => string;
  readonly player: (id: PlayerId) => string;

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

  readonly plate: (n: number) => string;
  readonly clauses: string;
  readonly log: string;
  readonly chartAt: (states: string) => string;
  /** The element fills in the numbers: it is handed `{n}` and `{of}`. */
  readonly step: (n: string, of: string) => string;
  readonly steps: string;
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
}
