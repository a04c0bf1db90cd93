import { expect, it } from 'vitest';
import { matches, prefixOf } from './descriptor.ts';

it.each([
  ['a.b', 'a.b', true],
  ['a.b', '*', true],
  ['a', 'a.*', true],
  ['a.b.c', 'a.*', true],
  ['ab', 'a.*', false],
  ['a.b', 'a.b.*', true],
  ['a.x.c', 'a.*.c', false],
  ['a.*.c', 'a.*.c', true],
  ['', '.*', true],
  ['a.b', 'a.*.*', false],
])('an event of type %s, described as %s: %s', (type, descriptor, expected) => {
  expect(matches(type, descriptor)).toBe(expected);
});

it('has a prefix only where the wildcard comes last', () => {
  expect(['*', 'a.*', 'a.b.*', 'a', 'a.*.b'].map(prefixOf)).toEqual(['', 'a', 'a.b', undefined, undefined]);
});
