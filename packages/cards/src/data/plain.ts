/** Whether a value is plain data of a bearable size: what every loader asks before it looks at the meaning. */
import { dataProse } from './prose/en.ts';

/** Names under which an object inherits things: data that uses them as keys is up to something. */
const forbiddenKeys = new Set(['__proto__', 'prototype', 'constructor']);

/** Deeper than any file of ours goes. */
export const MOST_DEPTH = 16;

const MOST_VALUES = 10_000;

export type Path = readonly (string | number)[];

/** `cards[3].sword` */
export const printPath = (path: Path): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');

export interface NotPlain {
  readonly path: Path;
  readonly problem: string;
}

/**
 * What is wrong with a value as data: anything that a file could not hold, a forbidden key, too deep, too much. It
 * reads no computed property, and ends for circles too.
 */
export function* notPlain(
  value: unknown,
  path: Path = [],
  budget = { left: MOST_VALUES },
): Generator<NotPlain> {
  budget.left -= 1;
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return;
  if (typeof value !== 'object') {
    yield {
      path,
      problem: dataProse.notPlain(value === undefined ? dataProse.nothing : `a ${typeof value}`),
    };
    return;
  }
  if (path.length > MOST_DEPTH) {
    yield { path, problem: dataProse.tooDeep };
    return;
  }
  const isArray = Array.isArray(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!isArray && prototype !== Object.prototype && prototype !== null) {
    yield { path, problem: dataProse.notPlain('an object of a class') };
    return;
  }
  const size = isArray ? value.length : Object.keys(value).length;
  if (size > budget.left) {
    yield { path, problem: dataProse.tooMuch };
    return;
  }
  for (const key of isArray ? value.keys() : Object.keys(value)) {
    const inner = [...path, key];
    const descriptor = Object.getOwnPropertyDescriptor(value, key);
    if (forbiddenKeys.has(`${key}`)) yield { path: inner, problem: dataProse.forbiddenKey(`${key}`) };
    else if (descriptor && !('value' in descriptor)) {
      yield { path: inner, problem: dataProse.notPlain('computed') };
    } else yield* notPlain(descriptor?.value, inner, budget);
  }
}
