/** What may stand in a KOMANDO deck file. */
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
import { DECK_FORMAT, DECK_NAME_LENGTH } from '../deck-format.ts';
import { err, ok, type Problem, type Result } from '../result.ts';
import type { KomandoDeck } from './deck.ts';
import { komandoIconBounds } from './deck-file.ts';
import { komandoNumbers } from './numbers.ts';

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
 *
 * @example
 * ```ts
 * import { parseKomandoDeck } from '@komradery/cards';
 *
 * const deck = parseKomandoDeck({ format: 'komradery/deck@1', game: 'komando', name: 'Empty', cards: [] });
 * deck.ok || deck.error[0]; // { at: 'cards', problem: 'Expected 54 cards, found a list of 0.' }
 * ```
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
