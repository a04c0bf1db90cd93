/**
 * KOMANDO's rulebook as it is bound: chapters, their clauses in order, each with the rulings printed beside it.
 */
import {
  type KomandoChapterId,
  type KomandoClauseId,
  type KomandoRuleId,
  type KomandoRulingId,
  komandoChapters,
  komandoClauses,
  komandoProse,
  komandoRulings,
  type RulingOption,
  type RulingProse,
} from '@komradery/cards';

export interface BookClause {
  readonly id: KomandoClauseId;
  readonly title: string;
  readonly text: string;
  /** The heading of the source under which it stands. */
  readonly source: string;
  /** Printed beside this clause. */
  readonly rulings: readonly BookRuling[];
  /** Printed beside another clause, and bearing on this one too. */
  readonly seeAlso: readonly KomandoRulingId[];
}

export interface BookRuling extends RulingProse {
  readonly id: KomandoRulingId;
  /** The clauses that it settles besides the one it is printed beside. */
  readonly also: readonly KomandoClauseId[];
  readonly choices: readonly RulingOption[];
}

/** A clause with rulings and those that follow it without any: what shares a stretch of margin. */
export type Stretch = readonly [BookClause, ...BookClause[]];

export interface BookChapter {
  readonly id: KomandoChapterId;
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  readonly clauses: readonly BookClause[];
  readonly stretches: readonly Stretch[];
  /** Every ruling printed in the chapter. */
  readonly rulings: readonly BookRuling[];
}

/** The ruling that gets a spread of its own: the source against itself. */
const SPREAD = 'KR14' satisfies KomandoRulingId;

type RulingRecord = (typeof komandoRulings)[number];

const toRuling = (record: RulingRecord): BookRuling => ({
  ...komandoProse.rulings[record.id],
  id: record.id,
  also: record.settles.slice(1),
  choices: 'options' in record ? record.options : [],
});

const settledBy = (clause: KomandoClauseId): readonly RulingRecord[] =>
  komandoRulings.filter((record) => (record.settles as readonly KomandoClauseId[]).includes(clause));

const toClause = ({ id, source }: (typeof komandoClauses)[number]): BookClause => {
  const settling = settledBy(id);
  const beside = settling.filter((record) => record.settles[0] === id && record.id !== SPREAD);
  return {
    ...komandoProse.clauses[id],
    id,
    source,
    rulings: beside.map(toRuling),
    seeAlso: settling.filter((record) => !beside.includes(record)).map((record) => record.id),
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

export const chapters: readonly BookChapter[] = komandoChapters.map((id, index) => {
  const clauses = komandoClauses.filter((record) => record.chapter === id).map(toClause);
  return {
    ...komandoProse.chapters[id],
    id,
    number: index + 1,
    clauses,
    stretches: stretchesOf(clauses),
    rulings: clauses.flatMap((clause) => clause.rulings),
  };
});

export const spread: BookRuling = toRuling(
  komandoRulings.find((record) => record.id === SPREAD) as RulingRecord,
);

export const rulings: readonly BookRuling[] = komandoRulings.map(toRuling);

/** Where a rule stands on the site. */
export const addressOf = (rule: KomandoRuleId): string => `/komando/#${rule}`;
