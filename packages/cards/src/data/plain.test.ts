import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notPlain, printPath } from './plain.ts';

const found = (value: unknown) => [...notPlain(value)].map(({ path }) => printPath(path));

describe('plain data', () => {
  it('is whatever JSON can hold', () => {
    const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(json, (text) => {
        fc.pre(!/"(?:__proto__|prototype|constructor)":/.test(text));
        expect(found(JSON.parse(text))).toEqual([]);
      }),
    );
  });

  it('has no keys that objects inherit', () => {
    expect(found(JSON.parse('{"a": [{"__proto__": 1, "b": 2}], "constructor": {}, "prototype": 0}'))).toEqual(
      ['a[0].__proto__', 'constructor', 'prototype'],
    );
  });

  it('has no functions, symbols, holes, classes or computed properties', () => {
    const hole = new Array(1);
    const computed = {
      get a(): never {
        throw new Error('was run');
      },
    };
    for (const value of [() => 0, Symbol('a'), 1n, undefined, hole, new Date(0), new Map(), computed]) {
      expect(found({ value })).toHaveLength(1);
    }
  });

  it('is neither deep, nor huge, nor circular', () => {
    const circle: Record<string, unknown> = {};
    circle.a = circle;
    circle.b = circle;
    expect(found(circle).length).toBeGreaterThan(0);
    expect(found(new Array(1e9))).toEqual(['']);
    expect(found(Array.from({ length: 200 }, () => new Array(200).fill(0))).length).toBeGreaterThan(0);
  });

  it('is checked without throwing, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(found(value))));
  });
});
