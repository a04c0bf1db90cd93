import { expect, test } from 'vitest';
import { GROUP_MOST, LIFE_MARKS, markEnd, rulerAt } from './scale.ts';

test('[K3.1] each mark of life ends where the dashes of the style sheet end', () => {
  // 7 long, 2 apart, 5 apart in the middle.
  const ends = Array.from({ length: LIFE_MARKS }, (_, n) => markEnd(n + 1));
  expect(ends).toEqual([7, 16, 25, 34, 43, 55, 64, 73, 82, 91]);
  expect([markEnd(0), markEnd(-3), markEnd(11)]).toEqual([0, 0, 91]);
});

test('[K3.2] the ruler is even, and what is below 0 stands at 0', () => {
  expect(rulerAt(-4)).toBe(rulerAt(0));
  expect(rulerAt(GROUP_MOST + 1)).toBe(rulerAt(GROUP_MOST));
  expect(rulerAt(10) - rulerAt(0)).toBe(rulerAt(20) - rulerAt(10));
});
