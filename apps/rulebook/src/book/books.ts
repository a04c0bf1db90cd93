/** Every rulebook of the house. A new game is one more line here, and pages that hand its book on. */
import type { RuleId } from '@komradery/cards';
import type { GameBook } from './book.ts';
import { frontLineBook } from './games/front-line.ts';
import { komandoBook } from './games/komando.ts';

export const books: readonly GameBook[] = [komandoBook, frontLineBook];

/** The book in which a rule is printed. */
export const bookOf = (rule: RuleId): GameBook => {
  const book = books.find(({ clauses, rulings }) => [...clauses, ...rulings].some(({ id }) => id === rule));
  if (book === undefined) throw new Error(`${rule} is printed in no book: bind its game's rules`);
  return book;
};
