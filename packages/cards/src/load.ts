/**
 * Loads deck files from anywhere: YAML or JSON, whatever a stranger may have put there. Apart from the rest of the
 * package, so that a page that loads no deck does not carry the reader.
 *
 * @example
 * ```ts
 * import { printProblem } from '@komradery/cards';
 * import { loadKomandoDeck } from '@komradery/cards/load';
 *
 * const deck = loadKomandoDeck(`
 *   format: komradery/deck@1
 *   game: komando
 *   name: Mine
 *   cards: [{ sword: 5, sheild: 4, group: -1 }]
 * `);
 * const [count, missing, unknown] = deck.ok ? [] : deck.error.map(printProblem);
 * count; // 'line 5, column 3, cards: Expected 54 cards, found a list of 1.'
 * missing; // 'line 5, column 11, cards[0].shield: `shield` is missing.'
 * unknown; // 'line 5, column 23, cards[0].sheild: There is no key `sheild` here. Did you mean `shield`?'
 * ```
 */

import { toProblem } from './data/problems.ts';
import { capped, readData } from './data/read.ts';
import type { KomandoDeck } from './komando/deck.ts';
import { readKomandoDeck } from './komando/parse-deck.ts';
import { err, type Problem, type Result } from './result.ts';

/**
 * The deck that the text of a deck file holds, or what is wrong with the text, each problem with its line and column.
 * Never throws, whatever it is given; text of more than 65,536 characters is not looked at.
 */
export function loadKomandoDeck(text: string): Result<KomandoDeck, Problem[]> {
  const data = readData(text);
  if (!data.ok) return data;
  const deck = readKomandoDeck(data.value.value);
  if (deck.ok) return deck;
  const problems = deck.error.map((found) => ({
    ...toProblem(found),
    place: data.value.placeOf(found.path, found.part),
  }));
  problems.sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
  return err(capped(problems));
}
