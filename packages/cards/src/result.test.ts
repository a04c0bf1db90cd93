import { describe, expect, it } from 'vitest';
import { err, ok, printProblem, type Result } from './result.ts';

describe('results', () => {
  it('runs as its docstring says', () => {
    const half = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err('odd'));
    expect(half(8)).toEqual({ ok: true, value: 4 });
    expect(half(7)).toEqual({ ok: false, error: 'odd' });
  });
});

describe('a problem as text', () => {
  it('runs as its docstring says', () => {
    expect(
      printProblem({ at: 'cards[3]', place: { line: 9, column: 5 }, problem: '`shield` is missing.' }),
    ).toBe('line 9, column 5, cards[3]: `shield` is missing.');
  });

  it('leaves out what there is not', () => {
    expect(printProblem({ at: '', problem: 'There is nothing here.' })).toBe('There is nothing here.');
    expect(printProblem({ at: 'a', problem: 'No.', suggestion: 'Yes.' })).toBe('a: No. Yes.');
  });
});
