/**
 * KOMANDO's deck: 54 cards of three icons each. A card has no name. It is known by its place in the deck, and the first
 * has the number 1.
 *
 * @example
 * ```ts
 * import { komandoHouseDeck } from '@komradery/cards';
 *
 * komandoHouseDeck.cards.length; // 54
 * komandoHouseDeck.cards[16 - 1]; // { sword: 3, shield: 5, group: 3 }
 * ```
 */
import type { Provenance } from '../provenance.ts';

/** The three icons of a card (K2.1), whole numbers. */
export interface KomandoCard {
  readonly sword: number;
  readonly shield: number;
  readonly group: number;
}

export interface KomandoDeck {
  readonly name: string;
  readonly provenance: Provenance;
  /** 54 of them; card number n is `cards[n - 1]`. */
  readonly cards: readonly KomandoCard[];
}

/**
 * The house deck: ours, and not the printed one (KR18). The sword of card n is n / 6, rounded up; the six cards of a
 * sword have six different shields, going up. By and large weak cards feed the group and strong ones eat it; every
 * sword has an exception or two, so that the strongest card is not always the dearest.
 *
 * | icon | least | most | mean |
 * |---|---|---|---|
 * | sword | 1 | 9 | 5.00 |
 * | shield | 0 | 9 | 4.57 |
 * | group | -5 | 3 | 0.24 |
 *
 * Held to by `vitest run src/komando/deck.test.ts`.
 */
export const komandoHouseDeck: KomandoDeck = {
  name: 'House deck',
  provenance: 'house',
  cards: [
    { sword: 1, shield: 1, group: 3 },
    { sword: 1, shield: 3, group: 3 },
    { sword: 1, shield: 4, group: 2 },
    { sword: 1, shield: 6, group: 2 },
    { sword: 1, shield: 8, group: -1 },
    { sword: 1, shield: 9, group: 1 },

    { sword: 2, shield: 1, group: 3 },
    { sword: 2, shield: 2, group: 1 },
    { sword: 2, shield: 4, group: 3 },
    { sword: 2, shield: 6, group: -2 },
    { sword: 2, shield: 7, group: 2 },
    { sword: 2, shield: 9, group: -4 },

    { sword: 3, shield: 0, group: 3 },
    { sword: 3, shield: 2, group: 3 },
    { sword: 3, shield: 4, group: -1 },
    { sword: 3, shield: 5, group: 3 },
    { sword: 3, shield: 7, group: -2 },
    { sword: 3, shield: 9, group: -3 },

    { sword: 4, shield: 0, group: 3 },
    { sword: 4, shield: 2, group: 2 },
    { sword: 4, shield: 3, group: 3 },
    { sword: 4, shield: 5, group: -1 },
    { sword: 4, shield: 7, group: 1 },
    { sword: 4, shield: 8, group: -4 },

    { sword: 5, shield: 0, group: 3 },
    { sword: 5, shield: 1, group: 2 },
    { sword: 5, shield: 3, group: 3 },
    { sword: 5, shield: 5, group: 2 },
    { sword: 5, shield: 6, group: -3 },
    { sword: 5, shield: 8, group: 1 },

    { sword: 6, shield: 1, group: 3 },
    { sword: 6, shield: 3, group: -2 },
    { sword: 6, shield: 4, group: 3 },
    { sword: 6, shield: 6, group: 1 },
    { sword: 6, shield: 8, group: -5 },
    { sword: 6, shield: 9, group: -2 },

    { sword: 7, shield: 1, group: 2 },
    { sword: 7, shield: 2, group: 3 },
    { sword: 7, shield: 4, group: -2 },
    { sword: 7, shield: 6, group: 2 },
    { sword: 7, shield: 7, group: -4 },
    { sword: 7, shield: 9, group: -5 },

    { sword: 8, shield: 0, group: 2 },
    { sword: 8, shield: 2, group: -2 },
    { sword: 8, shield: 4, group: 3 },
    { sword: 8, shield: 5, group: -4 },
    { sword: 8, shield: 7, group: 1 },
    { sword: 8, shield: 9, group: -5 },

    { sword: 9, shield: 0, group: 2 },
    { sword: 9, shield: 2, group: -1 },
    { sword: 9, shield: 3, group: 2 },
    { sword: 9, shield: 5, group: 2 },
    { sword: 9, shield: 7, group: -4 },
    { sword: 9, shield: 8, group: -5 },
  ],
};
