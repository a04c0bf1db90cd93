/** What Front Line is played with: cards as the card language writes them. A deck comes from outside (FR23). */
import type { CardKind, CardText, IncomingType, Targets } from '@komradery/cards/language';
import type { Way } from './line.ts';

/** F2.5 to F2.7 */
export interface ActionCard {
  readonly name: string;
  readonly kind: CardKind;
  /** Only of equipment. */
  readonly durability?: number;
  readonly copies: number;
  readonly text: CardText;
}

/** F2.1 */
export interface IncomingCard {
  readonly name: string;
  readonly type: IncomingType;
  /** Which way a Linear travels (F2.2); without it, backward. */
  readonly arrow?: Way;
  readonly targets: Targets;
  /** F2.3: `secondary` is what the spaces beside a Splash's centre suffer. */
  readonly damage: { readonly primary: number; readonly secondary: number };
  readonly copies: number;
  readonly text: CardText;
}

/** F1.1 */
export interface Character {
  readonly name: string;
  readonly hp: number;
  readonly text: CardText;
}

/** Cards once each, with how many copies of them there are. */
export interface FrontLineDeck {
  readonly actions: readonly ActionCard[];
  readonly incoming: readonly IncomingCard[];
  readonly characters: readonly Character[];
}

/** By card, that of card 1 first: its index among the deck's different cards. Action cards come first, then Incoming!. */
export interface Numbering {
  readonly faces: readonly number[];
  /** How many of them are action cards. */
  readonly actions: number;
}

export function numberCards({ actions, incoming }: FrontLineDeck): Numbering {
  const copies = (cards: readonly { readonly copies: number }[]) =>
    cards.flatMap(({ copies: count }, index) => Array<number>(count).fill(index));
  const first = copies(actions);
  return { faces: [...first, ...copies(incoming)], actions: first.length };
}
