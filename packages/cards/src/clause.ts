/**
 * What a clause or a ruling is, whatever the game. The rules themselves are data: `komando/clauses.ts` says which
 * there are and how they hang together, `komando/prose/en.ts` says them in words.
 */

/** `procedure` clauses are cited by events of a game, the others by an example or an error (law L12). */
export type ClauseRole = 'procedure' | 'set-up' | 'definition';

export interface ClauseRecord<Id extends string = string> {
  /** Public and stable: `K4.3`. Everything that cites a rule cites this. */
  readonly id: Id;
  readonly role: ClauseRole;
  /** The chapter of our rulebook that holds it. */
  readonly chapter: string;
  /** The heading of the source under which the rule stands. */
  readonly source: string;
}

export interface RulingRecord<Id extends string = string> {
  /** Public and stable: `KR14`. */
  readonly id: Id;
  readonly role: ClauseRole;
  /** The clauses whose gap or contradiction it settles, the first being the one it is printed under. */
  readonly settles: readonly string[];
  /** The engine's option for it, where tables really differ. */
  readonly option?: {
    /** Where the option stands in the rulings: `tiebreak`, `limits.turns`. */
    readonly name: string;
    /** Its values, the default first; none for a number. */
    readonly values: readonly string[];
  };
}

/** The words of a clause, in one language. */
export interface ClauseProse {
  readonly title: string;
  /** Our own words. Markup: `*emphasis*` and nothing else. */
  readonly text: string;
}

/** The words of a ruling, in one language: the question the source leaves open, our answer, and each alternative. */
export interface RulingProse {
  readonly title: string;
  readonly question: string;
  readonly answer: string;
  /** By option value: what a table plays that chooses it. */
  readonly alternatives?: Readonly<Record<string, string>>;
  /** What a program must fix besides, in the spirit of the ruling. */
  readonly details?: readonly string[];
}
