import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { literal } from './literal.ts';

const evaluate = (text: string | undefined): unknown => new Function(`return (${text});`)();

it('plain data comes back as it was', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: false }), (value) => {
      const text = literal(value);
      expect(text === undefined || isDeepStrictEqual(evaluate(text), value)).toBe(true);
    }),
  );
  for (const value of [
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    7n,
    'a\u2028b"\\',
    ['', null, undefined],
    { 'a-b': { __proto__: null } },
  ]) {
    expect(literal(value)).toBeDefined();
  }
  expect(evaluate(literal(JSON.parse('{"__proto__": 1}')))).toEqual(JSON.parse('{"__proto__": 1}'));
});

it('anything else does not', () => {
  for (const value of [
    () => 1,
    Symbol('x'),
    new Map(),
    new Date(0),
    { deep: [new Set()] },
    [() => 1],
    { [Symbol('x')]: 1 },
  ]) {
    expect(literal(value)).toBeUndefined();
  }
});
