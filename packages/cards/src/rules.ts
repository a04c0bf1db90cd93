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
 * ruleNumber('KR14'); // 'R14'
 * ```
 */
import type { ClauseProse, RulingProse } from './clause.ts';
import {
  type KomandoClauseId,
  type KomandoRuleId,
  type KomandoRulingId,
  komandoClauses,
  komandoRulings,
} from './komando/clauses.ts';
import { komandoProse } from './komando/prose/en.ts';

const clausesById = new Map(komandoClauses.map((record) => [record.id, record]));
const rulingsById = new Map(komandoRulings.map((record) => [record.id, record]));

export type RuleRecord<Id extends KomandoRuleId = KomandoRuleId> = Extract<
  (typeof komandoClauses)[number] | (typeof komandoRulings)[number],
  { readonly id: Id }
>;

export const isClauseId = (id: unknown): id is KomandoClauseId => clausesById.has(id as KomandoClauseId);

export const isRulingId = (id: unknown): id is KomandoRulingId => rulingsById.has(id as KomandoRulingId);

/** Whether there is a clause or a ruling of that name; false for anything that is not a string. */
export const isRuleId = (id: unknown): id is KomandoRuleId => isClauseId(id) || isRulingId(id);

/** Throws for an id that does not exist: ask {@link isClauseId} about ids from outside. */
export const clause = <Id extends KomandoClauseId>(id: Id): RuleRecord<Id> =>
  found(clausesById.get(id), id) as RuleRecord<Id>;

/** Throws for an id that does not exist: ask {@link isRulingId} about ids from outside. */
export const ruling = <Id extends KomandoRulingId>(id: Id): RuleRecord<Id> =>
  found(rulingsById.get(id), id) as RuleRecord<Id>;

/** The words of a clause or a ruling, in English. Throws for an id that does not exist. */
export function ruleProse(id: KomandoClauseId): ClauseProse;
export function ruleProse(id: KomandoRulingId): RulingProse;
export function ruleProse(id: KomandoRuleId): ClauseProse | RulingProse;
export function ruleProse(id: KomandoRuleId): ClauseProse | RulingProse {
  return isRulingId(id) ? komandoProse.rulings[id] : komandoProse.clauses[clause(id).id];
}

/** The number to print: an id without the letter of its game, `K4.3` as `4.3` and `KR14` as `R14`. */
export const ruleNumber = (id: KomandoRuleId): string => id.slice(1);

function found<T>(record: T | undefined, id: string): T {
  if (record === undefined) throw new Error(`There is no rule ${id}: report where it was cited`);
  return record;
}
