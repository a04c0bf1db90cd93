import { describe, expect, it } from 'vitest';
import type { RulingRecord } from '../../clause.ts';
import {
  type FrontLineRulingId,
  frontLineChapters,
  frontLineClauses,
  frontLineRulings,
  frontLineTerms,
} from '../clauses.ts';
import { frontLineProse } from './en.ts';

const rulings: readonly RulingRecord<FrontLineRulingId>[] = frontLineRulings;
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

describe('Front Line in English', () => {
  it('has words for every chapter, clause, ruling and term, and for nothing else', () => {
    expect(Object.keys(frontLineProse.chapters)).toEqual([...frontLineChapters]);
    expect(Object.keys(frontLineProse.clauses)).toEqual(ids(frontLineClauses));
    expect(Object.keys(frontLineProse.rulings)).toEqual(ids(frontLineRulings));
    expect(Object.keys(frontLineProse.terms)).toEqual(ids(frontLineTerms));
  });

  it('has words for every option and every value of it, and for nothing else', () => {
    for (const { id, options = [] } of rulings) {
      const words = frontLineProse.rulings[id].options ?? {};
      expect(Object.keys(words), id).toEqual(options.map(({ name }) => name));
      for (const option of options) {
        expect(Object.keys(words[option.name]?.values ?? {}), option.name).toEqual(
          option.kind === 'choice' ? option.values : [],
        );
      }
    }
  });

  it('gives no two rules the same title', () => {
    const titles = [...Object.values(frontLineProse.clauses), ...Object.values(frontLineProse.rulings)];
    expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
  });

  it('puts every question as a question, and answers it', () => {
    for (const [id, { answer, question }] of Object.entries(frontLineProse.rulings)) {
      expect(answer, id).toMatch(/[.]$/);
      expect(question, id).toMatch(/[.?]$/);
    }
  });

  it('[F7.1] works out the printed table', () => {
    expect(frontLineProse.clauses['F7.1'].text).toContain(
      '6 of you start 1 lower, 7 start 2 lower, 8 start 3 lower, 9 start 4 lower, 10 start 5 lower.',
    );
  });

  it('[F1.1, F1.3] does its sums: 31 character cards, 89 action cards', () => {
    expect(frontLineProse.clauses['F1.1'].text).toContain('31 character cards');
    expect(frontLineProse.clauses['F1.3'].text).toContain('89 *action cards*');
  });

  it('[FR8, FR33] tells in steps what goes in steps', () => {
    expect(frontLineProse.rulings.FR8.details).toHaveLength(4);
    expect(frontLineProse.rulings.FR33.details).toHaveLength(6);
  });
});
