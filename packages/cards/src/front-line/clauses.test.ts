import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ClauseRecord } from '../clause.ts';
import {
  type FrontLineChoices,
  type FrontLineRuleId,
  frontLineChapters,
  frontLineClauses,
  frontLineRulings,
  frontLineTerms,
} from './clauses.ts';
import { frontLineHpLess, frontLineNumbers } from './numbers.ts';

const numbered = (prefix: string, last: number) =>
  Array.from({ length: last }, (_, n) => `${prefix}${n + 1}`);

describe('the clauses of Front Line', () => {
  it('are all there, once, in order', () => {
    expect(frontLineClauses.map(({ id }) => id)).toEqual([
      ...numbered('F1.', 3),
      ...numbered('F2.', 7),
      ...numbered('F3.', 6),
      ...numbered('F4.', 4),
      'F4.4a',
      'F4.4b',
      'F4.4c',
      ...numbered('F4.', 8).slice(4),
      ...numbered('F5.', 3),
      ...numbered('F6.', 3),
      'F7.1',
    ]);
  });

  it('stand in the chapter of their number', () => {
    for (const { id, chapter } of frontLineClauses) {
      expect(frontLineChapters.indexOf(chapter) + 1, id).toBe(Number(id[1]));
    }
  });

  it('include the rules that a test of the game must show at work [L12]', () => {
    const clauses: readonly ClauseRecord[] = frontLineClauses;
    const procedures = clauses.filter(({ role }) => role === 'procedure').map(({ id }) => id);
    for (const id of [...numbered('F4.', 8), ...numbered('F5.', 3), ...numbered('F6.', 3)]) {
      expect(procedures).toContain(id);
    }
    expect(procedures).not.toContain('F2.1');
  });
});

describe('the rulings of Front Line', () => {
  it('are all there, once, in order', () => {
    expect(frontLineRulings.map(({ id }) => id)).toEqual(numbered('FR', 45));
  });

  it('settle clauses that exist, none twice', () => {
    const ids = new Set<string>(frontLineClauses.map(({ id }) => id));
    for (const { id, settles } of frontLineRulings) {
      expect(settles.length, id).toBeGreaterThan(0);
      expect(new Set(settles).size, id).toBe(settles.length);
      for (const settled of settles) expect(ids, id).toContain(settled);
    }
  });

  it('offer the options where tables differ, the default first', () => {
    const options = frontLineRulings.flatMap((ruling) =>
      'options' in ruling ? ruling.options.map((option) => ({ ruling: ruling.id, ...option })) : [],
    );
    expect(options).toEqual([
      { ruling: 'FR1', name: 'nobodyLeft', kind: 'choice', values: ['last-dead-share', 'nobody-wins'] },
      {
        ruling: 'FR12',
        name: 'eventWindows',
        kind: 'choice',
        values: ['every-window', 'before-damage-only'],
      },
      {
        ruling: 'FR14',
        name: 'lastSpace',
        kind: 'choice',
        values: ['before-kommissar', 'rearmost-open', 'the-one-left'],
      },
      { ruling: 'FR27', name: 'largerGames', kind: 'choice', values: ['reduced', 'full'] },
      { ruling: 'FR32', name: 'endCheck', kind: 'choice', values: ['at-once', 'end-of-turn'] },
      { ruling: 'FR41', name: 'limits.turns', kind: 'number', default: 200, min: 1, max: 1_000 },
    ]);
  });

  it('give programs the names of options and their values as types', () => {
    expectTypeOf<FrontLineChoices>().toEqualTypeOf<{
      readonly nobodyLeft: 'last-dead-share' | 'nobody-wins';
      readonly eventWindows: 'every-window' | 'before-damage-only';
      readonly lastSpace: 'before-kommissar' | 'rearmost-open' | 'the-one-left';
      readonly largerGames: 'reduced' | 'full';
      readonly endCheck: 'at-once' | 'end-of-turn';
    }>();
    expectTypeOf<'FR45'>().toExtend<FrontLineRuleId>();
    expectTypeOf<'FR46'>().not.toExtend<FrontLineRuleId>();
  });
});

it('no term of Front Line is listed twice', () => {
  expect(new Set(frontLineTerms.map(({ id }) => id)).size).toBe(frontLineTerms.length);
});

describe('the numbers of Front Line', () => {
  it('[F1.1, F1.2, F1.3] are those on the box', () => {
    const { characters, lineCards, initiativeCards, targetCards, incoming } = frontLineNumbers;
    const { maneuvers, events, equipment } = frontLineNumbers;
    expect(lineCards + characters + characters).toBe(31);
    expect([initiativeCards, targetCards, incoming]).toEqual([1, 4, 38]);
    expect([maneuvers, events, equipment, maneuvers + events + equipment]).toEqual([52, 26, 11, 89]);
  });

  it('[F7.1] take 1 HP for each Komrade above five', () => {
    expect([2, 5, 6, 7, 8, 9, 10].map(frontLineHpLess)).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });
});
