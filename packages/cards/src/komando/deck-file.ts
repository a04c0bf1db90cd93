/**
 * KOMANDO's deck files: what may stand in one, and a deck as one. To read a file's text, see `@komradery/cards/load`.
 *
 * @example
 * ```ts
 * import { komandoHouseDeck, parseKomandoDeck, printKomandoDeck } from '@komradery/cards';
 *
 * const copy = parseKomandoDeck(JSON.parse(printKomandoDeck({ ...komandoHouseDeck, name: 'A copy' })));
 * copy.ok && copy.value.name; // 'A copy'
 * ```
 */
import * as v from 'valibot';
import {
  exactObject,
  type Found,
  listOf,
  shortText,
  toProblem,
  validate,
  wholeNumber,
} from '../data/problems.ts';
import { dataProse } from '../data/prose/en.ts';
import { err, ok, type Problem, type Result } from '../result.ts';
import type { KomandoDeck } from './deck.ts';
import { komandoNumbers } from './numbers.ts';

/** The first key of every deck file, of whatever game. */
export const DECK_FORMAT = 'komradery/deck@1';

/** Least and most of each icon. Wider than any printed card is likely to be, and narrow enough that sums stay exact. */
export const komandoIconBounds = {
  sword: { min: 0, max: 99 },
  shield: { min: 0, max: 99 },
  group: { min: -99, max: 99 },
} as const;

/** In characters, as a string counts them. */
export const DECK_NAME_LENGTH = 80;

const literally = <const T extends string>(text: T) => v.literal(text, dataProse.exactly(text));

const deckFile = exactObject({
  format: literally(DECK_FORMAT),
  game: literally('komando'),
  name: shortText(DECK_NAME_LENGTH),
  cards: listOf(
    exactObject({
      sword: wholeNumber(komandoIconBounds.sword),
      shield: wholeNumber(komandoIconBounds.shield),
      group: wholeNumber(komandoIconBounds.group),
    }),
    komandoNumbers.deck,
    'cards',
  ),
});

/**
 * The deck that a deck file's data holds, marked as `loaded`; or all that is wrong with it. Never throws.
 *
 * The data: `{ format: 'komradery/deck@1', game: 'komando', name, cards: [{ sword, shield, group }, ...] }`, with exactly
 * 54 cards, icons within {@link komandoIconBounds}, and no other keys.
 */
export function parseKomandoDeck(data: unknown): Result<KomandoDeck, Problem[]> {
  const read = readKomandoDeck(data);
  return read.ok ? read : err(read.error.map(toProblem));
}

/** {@link parseKomandoDeck} for a loader that knows where in a text things stand. */
export function readKomandoDeck(data: unknown): Result<KomandoDeck, readonly Found[]> {
  const valid = validate(deckFile, data);
  if ('found' in valid) return err(valid.found);
  const { name, cards } = valid.value;
  return ok({ name, provenance: 'loaded', cards });
}

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
