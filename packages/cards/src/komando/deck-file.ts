/**
 * KOMANDO's deck files, as text to write and as text to hash. To read one, see `parse-deck.ts` for its data and
 * `@komradery/cards/load` for its text.
 *
 * @example
 * ```ts
 * import { komandoHouseDeck, printKomandoDeck } from '@komradery/cards';
 * import { loadKomandoDeck } from '@komradery/cards/load';
 *
 * const copy = loadKomandoDeck(printKomandoDeck({ ...komandoHouseDeck, name: 'A copy' }));
 * copy.ok && copy.value.name; // 'A copy'
 * ```
 */
import { DECK_FORMAT } from '../deck-format.ts';
import type { KomandoDeck } from './deck.ts';

/** Least and most of each icon. Wider than any printed card is likely to be. */
export const komandoIconBounds = {
  sword: { min: 0, max: 99 },
  shield: { min: 0, max: 99 },
  group: { min: -99, max: 99 },
} as const;

/** The text of a deck file that holds the deck: JSON, a card a line. */
export function printKomandoDeck({ name, cards }: KomandoDeck): string {
  const lines = cards.map(
    ({ sword, shield, group }) => `    { "sword": ${sword}, "shield": ${shield}, "group": ${group} }`,
  );
  return `{
  "format": ${JSON.stringify(DECK_FORMAT)},
  "game": "komando",
  "name": ${JSON.stringify(name)},
  "cards": [
${lines.join(',\n')}
  ]
}
`;
}

/**
 * The same text for any two decks that play alike: the icons of each card in order, without name or provenance. It is
 * what a deck's hash is made of.
 */
export const canonicalKomandoDeck = ({ cards }: KomandoDeck): string =>
  JSON.stringify([
    DECK_FORMAT,
    'komando',
    cards.map(({ sword, shield, group }) => [sword + 0, shield + 0, group + 0]),
  ]);
