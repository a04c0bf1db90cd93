/**
 * A game's rulebook as it is bound: chapters, their clauses in order, each with the rulings printed beside it; the plates;
 * the machine. Pages and components know a game by this and nothing else.
 */
import type { ClauseId, RuleId, RulingId, RulingOption, RulingProse } from '@komradery/cards';
import type { ChartModel } from '@komradery/statechart';
import type { BookChart } from './charts.ts';
import type { BookPlate } from './plates.tsx';

export type GameId = 'komando' | 'front-line';

export interface BookClause {
  readonly id: ClauseId;
  readonly title: string;
  readonly text: string;
  /** The heading of the source under which it stands. */
  readonly source: string;
  /** Printed beside this clause. */
  readonly rulings: readonly BookRuling[];
  /** Printed beside another clause, and bearing on this one too. */
  readonly seeAlso: readonly RulingId[];
}

export interface BookRuling extends RulingProse {
  readonly id: RulingId;
  /** Every clause that it settles; it is printed beside the first. */
  readonly settles: readonly ClauseId[];
  readonly choices: readonly RulingOption[];
}

/** A clause with rulings and those that follow it without any: what shares a stretch of margin. */
export type Stretch = readonly [BookClause, ...BookClause[]];

export interface BookChapter {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly BookClause[];
  readonly stretches: readonly Stretch[];
}

/** The rules of a game, bound. */
export interface BoundRules {
  readonly chapters: readonly BookChapter[];
  readonly clauses: readonly BookClause[];
  readonly rulings: readonly BookRuling[];
}

export interface GameBook extends BoundRules {
  readonly id: GameId;
  /** Where it stands on the site: `/komando/`. */
  readonly address: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How many cards it is played with. */
  readonly cards: number;
  readonly machine: ChartModel;
  /** The machine in the parts that fit a page. */
  readonly charts: readonly BookChart[];
  /** All of it in one drawing. */
  readonly whole: BookChart;
  readonly plates: readonly BookPlate[];
}

/** Where a rule of this book is, from one of its own pages: an anchor on the page of the rules, an address elsewhere. */
export const ruleAddress = (book: Pick<GameBook, 'address'>, rule: RuleId | string, from: string): string =>
  `${from === book.address ? '' : book.address}#${rule}`;

export const plateAddress = (book: Pick<GameBook, 'address'>, plate: BookPlate): string =>
  `${book.address}examples/${plate.id}/`;

/** The plates with a step about this rule. */
export const platesOf = (book: GameBook, rule: RuleId): readonly BookPlate[] =>
  book.plates.filter((plate) => plate.rules.includes(rule));

export const plateNamed = (book: GameBook, id: string): BookPlate => {
  const plate = book.plates.find((one) => one.id === id);
  if (plate === undefined)
    throw new Error(
      `There is no example ${id}: the engine has ${book.plates.map((one) => one.id).join(', ')}`,
    );
  return plate;
};
