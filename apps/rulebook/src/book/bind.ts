/** Binds the rules of a game, as `@komradery/cards` has them, into chapters. */
import type { ClauseId, ClauseRecord, RulesProse, RulingId, RulingRecord } from '@komradery/cards';
import type { BookClause, BookRuling, BoundRules, Stretch } from './book.ts';

interface Rules<C extends ClauseId, R extends RulingId, Chapter extends string> {
  readonly chapters: readonly Chapter[];
  readonly clauses: readonly ClauseRecord<C, Chapter>[];
  readonly rulings: readonly RulingRecord<R, C>[];
  readonly prose: Pick<RulesProse<C, R, Chapter>, 'chapters' | 'clauses' | 'rulings'>;
  /** A ruling that gets a page of its own instead of a place beside its clause. */
  readonly apart?: R;
}

export const bind = <C extends ClauseId, R extends RulingId, Chapter extends string>({
  chapters,
  clauses,
  rulings,
  prose,
  apart,
}: Rules<C, R, Chapter>): BoundRules => {
  const toRuling = ({ id, settles, options = [] }: RulingRecord<R, C>): BookRuling => ({
    ...prose.rulings[id],
    id,
    settles,
    choices: options,
  });
  const toClause = ({ id, source }: ClauseRecord<C, Chapter>): BookClause => {
    const settling = rulings.filter(({ settles }) => settles.includes(id));
    const beside = settling.filter((ruling) => ruling.settles[0] === id && ruling.id !== apart);
    return {
      ...prose.clauses[id],
      id,
      source,
      rulings: beside.map(toRuling),
      seeAlso: settling.filter((ruling) => !beside.includes(ruling)).map((ruling) => ruling.id),
    };
  };
  const bound = chapters.map((id, index) => {
    const held = clauses.filter(({ chapter }) => chapter === id).map(toClause);
    return { ...prose.chapters[id], id, number: index + 1, clauses: held, stretches: stretchesOf(held) };
  });
  return {
    chapters: bound,
    clauses: bound.flatMap((chapter) => chapter.clauses),
    rulings: rulings.map(toRuling),
  };
};

const stretchesOf = (clauses: readonly BookClause[]): readonly Stretch[] => {
  const stretches: [BookClause, ...BookClause[]][] = [];
  for (const clause of clauses) {
    const last = stretches.at(-1);
    if (last === undefined || clause.rulings.length > 0) stretches.push([clause]);
    else last.push(clause);
  }
  return stretches;
};
