import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type KomandoChoices,
  type KomandoRuleId,
  komandoChapters,
  komandoClauses,
  komandoRulings,
  komandoTerms,
} from './clauses.ts';

const numbered = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, n) => `${prefix}${n + 1}`);

describe('the clauses of KOMANDO', () => {
  it('are all there, once, in order', () => {
    expect(komandoClauses.map(({ id }) => id)).toEqual([
      ...numbered('K1.', 4),
      ...numbered('K2.', 3),
      ...numbered('K3.', 6),
      ...numbered('K4.', 9),
      ...numbered('K5.', 7),
    ]);
  });

  it('stand in the chapter of their number', () => {
    for (const { id, chapter } of komandoClauses) {
      expect(komandoChapters.indexOf(chapter) + 1, id).toBe(Number(id[1]));
    }
  });

  it('include the rules that a test of the game must show at work [L12]', () => {
    const procedures = komandoClauses.filter(({ role }) => role === 'procedure').map(({ id }) => id);
    expect(procedures).toEqual(expect.arrayContaining(['K1.2', 'K1.3', 'K3.2', 'K4.1', 'K4.4', 'K5.7']));
    expect(procedures).not.toContain('K4.7');
  });
});

describe('the rulings of KOMANDO', () => {
  it('are all there, once, in order', () => {
    expect(komandoRulings.map(({ id }) => id)).toEqual(numbered('KR', 20));
  });

  it('settle clauses that exist, none twice', () => {
    const ids = new Set<string>(komandoClauses.map(({ id }) => id));
    for (const { id, settles } of komandoRulings) {
      expect(settles.length, id).toBeGreaterThan(0);
      expect(new Set(settles).size, id).toBe(settles.length);
      for (const settled of settles) expect(ids, id).toContain(settled);
    }
  });

  it('offer the options where tables differ, the default first', () => {
    const options = komandoRulings.flatMap((ruling) =>
      'options' in ruling ? ruling.options.map((option) => ({ ruling: ruling.id, ...option })) : [],
    );
    expect(options).toEqual([
      { ruling: 'KR1', name: 'damage', kind: 'choice', values: ['difference', 'full-sword'] },
      { ruling: 'KR4', name: 'deckOut', kind: 'choice', values: ['reshuffle', 'no-reshuffle'] },
      { ruling: 'KR8', name: 'tiebreakDeal', kind: 'choice', values: ['carry-over', 'fresh'] },
      { ruling: 'KR14', name: 'tiebreak', kind: 'choice', values: ['rule', 'printed-example'] },
      { ruling: 'KR19', name: 'limits.levelRounds', kind: 'number', default: 20, min: 1, max: 1_000 },
      { ruling: 'KR19', name: 'limits.turns', kind: 'number', default: 1_000, min: 1, max: 100_000 },
    ]);
  });

  it('give programs the names of options and their values as types', () => {
    expectTypeOf<KomandoChoices>().toEqualTypeOf<{
      readonly damage: 'difference' | 'full-sword';
      readonly deckOut: 'reshuffle' | 'no-reshuffle';
      readonly tiebreakDeal: 'carry-over' | 'fresh';
      readonly tiebreak: 'rule' | 'printed-example';
    }>();
    expectTypeOf<'KR14'>().toExtend<KomandoRuleId>();
    expectTypeOf<'KR21'>().not.toExtend<KomandoRuleId>();
  });
});

it('no term of KOMANDO is listed twice', () => {
  expect(new Set(komandoTerms.map(({ id }) => id)).size).toBe(komandoTerms.length);
});
