import { describe, expect, it } from 'vitest';
import type { RulingRecord } from '../../clause.ts';
import {
  type KomandoRulingId,
  komandoChapters,
  komandoClauses,
  komandoRulings,
  komandoTerms,
} from '../clauses.ts';
import { komandoProse } from './en.ts';

const rulings: readonly RulingRecord<KomandoRulingId>[] = komandoRulings;
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

describe('KOMANDO in English', () => {
  it('has words for every chapter, clause, ruling and term, and for nothing else', () => {
    expect(Object.keys(komandoProse.chapters)).toEqual([...komandoChapters]);
    expect(Object.keys(komandoProse.clauses)).toEqual(ids(komandoClauses));
    expect(Object.keys(komandoProse.rulings)).toEqual(ids(komandoRulings));
    expect(Object.keys(komandoProse.terms)).toEqual(ids(komandoTerms));
  });

  it('has words for every option and every value of it, and for nothing else', () => {
    for (const { id, options = [] } of rulings) {
      const words = komandoProse.rulings[id].options ?? {};
      expect(Object.keys(words), id).toEqual(options.map(({ name }) => name));
      for (const option of options) {
        expect(Object.keys(words[option.name]?.values ?? {}), option.name).toEqual(
          option.kind === 'choice' ? option.values : [],
        );
      }
    }
  });

  it('gives no two rules the same title', () => {
    const titles = [...Object.values(komandoProse.clauses), ...Object.values(komandoProse.rulings)];
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });

  it('puts every question as a question, and answers it', () => {
    for (const [id, { answer, question }] of Object.entries(komandoProse.rulings)) {
      expect(answer, id).toMatch(/[.]$/);
      expect(question, id).toMatch(/[.?]$/);
    }
  });

  it('[KR19] names the limits that are in the data', () => {
    const limits = rulings.flatMap(({ options = [] }) => options).filter(({ kind }) => kind === 'number');
    expect(limits).toHaveLength(2);
    for (const option of limits) {
      const words = option.kind === 'number' ? option.default.toLocaleString('en') : '';
      expect(komandoProse.rulings.KR19.answer, option.name).toMatch(new RegExp(`\\b${words}\\b`));
    }
  });

  it('[KR15] does its sums: 54 cards among 8, 9 and 10', () => {
    expect([8, 9, 10].map((players) => Math.floor(54 / players))).toEqual([6, 6, 5]);
    expect(komandoProse.rulings.KR15.answer).toContain('Eight of you hold 6 each, nine also 6, ten hold 5.');
  });

  it('[KR14] tells the printed example in its six steps', () => {
    const reading = komandoProse.rulings.KR14.options?.tiebreak?.values?.['printed-example'];
    expect(reading?.details).toHaveLength(6);
  });
});
