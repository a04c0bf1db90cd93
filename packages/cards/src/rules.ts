/**
 * Every clause and ruling of every game, by id.
 *
 * @example
 * ```ts
 * import { clause, isRuleId, ruleNumber, ruleProse } from '@komradery/cards';
 *
 * isRuleId('K4.3'); // true
 * clause('K4.3').chapter; // 'the-turn'
 * ruleProse('K4.3').title; // 'Blocked'
 * ruleNumber('FR12'); // 'R12'
 * ```
 */
import type { ClauseProse, RulingProse } from './clause.ts';
import {
  type FrontLineClauseId,
  type FrontLineRulingId,
  frontLineClauses,
  frontLineRulings,
} from './front-line/clauses.ts';
import { frontLineProse } from './front-line/prose/en.ts';
import {
  type KomandoClauseId,
  type KomandoRulingId,
  komandoClauses,
  komandoRulings,
} from './komando/clauses.ts';
import { komandoProse } from './komando/prose/en.ts';

/** A rule that a source prints, of any game. */
export type ClauseId = KomandoClauseId | FrontLineClauseId;

/** An answer of ours, of any game. */
export type RulingId = KomandoRulingId | FrontLineRulingId;

/** What events, errors and examples may cite. */
export type RuleId = ClauseId | RulingId;

const clauses = [...komandoClauses, ...frontLineClauses];
const rulings = [...komandoRulings, ...frontLineRulings];

const clausesById = new Map<unknown, (typeof clauses)[number]>(clauses.map((record) => [record.id, record]));
const rulingsById = new Map<unknown, (typeof rulings)[number]>(rulings.map((record) => [record.id, record]));

export type RuleRecord<Id extends RuleId = RuleId> = Extract<
  (typeof clauses)[number] | (typeof rulings)[number],
  { readonly id: Id }
>;

export const isClauseId = (id: unknown): id is ClauseId => clausesById.has(id);

export const isRulingId = (id: unknown): id is RulingId => rulingsById.has(id);

/** Whether there is a clause or a ruling of that name; false for anything that is not a string. */
export const isRuleId = (id: unknown): id is RuleId => isClauseId(id) || isRulingId(id);

/** Throws for an id that does not exist: ask {@link isClauseId} about ids from outside. */
export const clause = <Id extends ClauseId>(id: Id): RuleRecord<Id> =>
  found(clausesById.get(id), id) as RuleRecord<Id>;

/** Throws for an id that does not exist: ask {@link isRulingId} about ids from outside. */
export const ruling = <Id extends RulingId>(id: Id): RuleRecord<Id> =>
  found(rulingsById.get(id), id) as RuleRecord<Id>;

const clauseProse: Readonly<Record<ClauseId, ClauseProse>> = {
  ...komandoProse.clauses,
  ...frontLineProse.clauses,
};
const rulingProse: Readonly<Record<RulingId, RulingProse>> = {
  ...komandoProse.rulings,
  ...frontLineProse.rulings,
};

/** The words of a clause or a ruling, in English. Throws for an id that does not exist. */
export function ruleProse(id: ClauseId): ClauseProse;
export function ruleProse(id: RulingId): RulingProse;
export function ruleProse(id: RuleId): ClauseProse | RulingProse;
export function ruleProse(id: RuleId): ClauseProse | RulingProse {
  return isRulingId(id) ? rulingProse[id] : clauseProse[clause(id).id];
}

/** The number to print: an id without the letter of its game, `K4.3` as `4.3` and `FR12` as `R12`. */
export const ruleNumber = (id: RuleId): string => id.slice(1);

function found<T>(record: T | undefined, id: string): T {
  if (record === undefined) throw new Error(`There is no rule ${id}: report where it was cited`);
  return record;
}
