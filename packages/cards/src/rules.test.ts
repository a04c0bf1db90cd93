import { describe, expect, it } from 'vitest';
import { frontLineClauses, frontLineRulings } from './front-line/clauses.ts';
import { komandoClauses, komandoRulings } from './komando/clauses.ts';
import {
  clause,
  isClauseId,
  isRuleId,
  isRulingId,
  type RuleRecord,
  ruleNumber,
  ruleProse,
  ruling,
} from './rules.ts';

describe('rules by id', () => {
  it('finds the record of every clause and ruling', () => {
    for (const record of [...komandoClauses, ...frontLineClauses]) expect(clause(record.id)).toBe(record);
    for (const record of [...komandoRulings, ...frontLineRulings]) expect(ruling(record.id)).toBe(record);
  });

  it('finds the words of every clause and ruling', () => {
    for (const { id } of [...komandoClauses, ...frontLineClauses]) expect(ruleProse(id).text).not.toBe('');
    for (const { id } of [...komandoRulings, ...frontLineRulings])
      expect(ruleProse(id).question).not.toBe('');
  });

  it('runs as its docstring says', () => {
    expect(isRuleId('K4.3')).toBe(true);
    expect(clause('K4.3').chapter).toBe('the-turn');
    expect(ruleProse('K4.3').title).toBe('Blocked');
    expect(ruleNumber('FR12')).toBe('R12');
    expect(ruleNumber('F4.4a')).toBe('4.4a');
  });

  it('knows the type of a record by its id', () => {
    const KR14: RuleRecord<'KR14'> = ruling('KR14');
    expect(KR14.options[0].values).toContain('printed-example');
    const FR14: RuleRecord<'FR14'> = ruling('FR14');
    expect(FR14.options[0].values).toContain('the-one-left');
  });

  it('tells clauses, rulings and everything else apart', () => {
    expect([isClauseId('K1.1'), isRulingId('K1.1')]).toEqual([true, false]);
    expect([isClauseId('KR1'), isRulingId('KR1')]).toEqual([false, true]);
    expect([isClauseId('F4.4a'), isRulingId('FR45'), isRuleId('F4.4d'), isRuleId('FR46')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (const other of ['', 'k1.1', 'K1.10', 'KR21', '__proto__', 'constructor', null, undefined, 1, {}]) {
      expect(isRuleId(other), String(other)).toBe(false);
    }
  });

  it('throws for a rule that does not exist: a citation of it is a bug', () => {
    expect(() => clause('K9.9' as 'K1.1')).toThrow('K9.9');
    expect(() => ruling('KR99' as 'KR1')).toThrow('KR99');
    expect(() => ruleProse('KR99' as 'KR1')).toThrow('KR99');
  });
});
