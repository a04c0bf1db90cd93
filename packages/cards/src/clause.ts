/**
 * What a clause, a ruling and their words are, whatever the game. The rules themselves are data: `komando/clauses.ts`
 * says which there are and how they hang together, `komando/prose/en.ts` says them in words.
 */

/** `procedure` clauses are cited by events of a game, the others by an example or an error (law L12). */
export type ClauseRole = 'procedure' | 'set-up' | 'definition';

/** A rule that the source prints. */
export interface ClauseRecord<Id extends string = string, Chapter extends string = string> {
  /** Public and stable: `K4.3`. Everything that cites a rule cites this. */
  readonly id: Id;
  readonly role: ClauseRole;
  /** The chapter of our rulebook that holds it. */
  readonly chapter: Chapter;
  /** The heading of the source under which the rule stands. */
  readonly source: string;
}

/** An answer of ours, where the source is silent or contradicts itself. */
export interface RulingRecord<Id extends string = string, Clause extends string = string> {
  /** Public and stable: `KR14`. */
  readonly id: Id;
  readonly role: ClauseRole;
  /** The clauses whose gap or contradiction it settles, the first being the one it is printed under. */
  readonly settles: readonly [Clause, ...Clause[]];
  /** What a table may choose, where tables really differ. */
  readonly options?: readonly RulingOption[];
}

/** `name` says where the option stands among a game's rulings: `tiebreak`, `limits.turns`. */
export type RulingOption =
  | {
      readonly name: string;
      readonly kind: 'choice';
      /** The default first. */
      readonly values: readonly [string, ...string[]];
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly default: number;
      /** Smallest and largest whole number allowed. */
      readonly min: number;
      readonly max: number;
    };

/**
 * All words of a rulebook in one language, each under the id of what it is about.
 *
 * Markup in every text: `*emphasis*`, and ids of clauses and rulings (`K5.7`, `KR14`), which are links. Nothing else.
 */
export interface RulesProse<
  Clause extends string = string,
  Ruling extends string = string,
  Chapter extends string = string,
  Term extends string = string,
> {
  /** BCP 47: `en`. */
  readonly language: string;
  readonly chapters: Readonly<Record<Chapter, ChapterProse>>;
  readonly clauses: Readonly<Record<Clause, ClauseProse>>;
  readonly rulings: Readonly<Record<Ruling, RulingProse>>;
  readonly terms: Readonly<Record<Term, TermProse>>;
}

export interface ChapterProse {
  readonly title: string;
  /** One paragraph that says what the chapter is for. */
  readonly lead: string;
}

export interface ClauseProse {
  readonly title: string;
  readonly text: string;
}

export interface RulingProse {
  readonly title: string;
  /** What the source leaves open, put as a player would. */
  readonly question: string;
  /** What is played unless the table chooses otherwise. */
  readonly answer: string;
  /** What must be fixed besides, in the spirit of the answer; in order, where there is one. */
  readonly details?: readonly string[];
  /** By the option's name. */
  readonly options?: Readonly<Record<string, OptionProse>>;
}

export interface OptionProse {
  readonly label: string;
  /** For a choice, by value, the default included. */
  readonly values?: Readonly<Record<string, OptionValueProse>>;
}

export interface OptionValueProse {
  readonly label: string;
  /** What a table plays that chooses it. */
  readonly text: string;
  /** The same step by step, where it takes several. */
  readonly details?: readonly string[];
}

/** A word that the rules use in a fixed sense. */
export interface TermProse {
  readonly term: string;
  readonly text: string;
}
