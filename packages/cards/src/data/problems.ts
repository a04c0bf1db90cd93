/** From what a schema finds wrong to what a person reads. */
import { closestMatch } from 'leven';
import * as v from 'valibot';
import type { Problem } from '../result.ts';
import { notPlain, type Path, printPath } from './plain.ts';
import { dataProse } from './prose/en.ts';

/** A problem that still knows its path, and whether it is about the key there or about its value. */
export interface Found {
  readonly path: Path;
  readonly part: 'key' | 'value';
  readonly problem: string;
  readonly suggestion?: string;
}

/** An object with these keys and no others; every key that is too many is reported, with the nearest that is known. */
export const exactObject = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      dataProse.map,
    ),
    // The message is how the known keys reach `fromIssue`.
    v.objectWithRest(entries, v.never(Object.keys(entries).join(' '))),
  );

/** A whole number within bounds; -0 becomes 0. */
export const wholeNumber = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(
    v.custom<number>(
      (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
      dataProse.wholeNumber(min, max),
    ),
    v.transform((value) => value + 0),
  );

/** A text in one line, without spaces around it, control characters or halves of characters. */
export const shortText = (max: number) =>
  v.custom<string>(
    (value) =>
      typeof value === 'string' &&
      value.length <= max &&
      /^[^\p{C}\p{Z}](?:[^\p{C}\u2028\u2029]*[^\p{C}\p{Z}])?$/u.test(value),
    dataProse.shortText(max),
  );

/** Exactly so many of something. */
export const listOf = <S extends v.GenericSchema>(item: S, length: number, name: string) =>
  v.pipe(
    v.array(item, dataProse.list),
    v.rawCheck(({ dataset, addIssue }) => {
      const items = dataset.value;
      if (Array.isArray(items) && items.length !== length) {
        addIssue({ message: dataProse.items(length, name) });
      }
    }),
  );

/**
 * A value as a schema wants it, or everything that is wrong with it. Schemas say what they expect in their messages
 * ("a whole number from 0 to 99"); what was found is added here.
 */
export function validate<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
): { readonly value: v.InferOutput<S> } | { readonly found: readonly Found[] } {
  const rough = [...notPlain(value)];
  if (rough.length > 0) {
    return { found: rough.map(({ path, problem }) => ({ path, part: 'key', problem })) };
  }
  const result = v.safeParse(schema, value);
  return result.success ? { value: result.output } : { found: result.issues.map(fromIssue) };
}

export const toProblem = ({ path, problem, suggestion }: Found): Problem => ({
  at: printPath(path),
  problem,
  ...(suggestion && { suggestion }),
});

function fromIssue(issue: v.BaseIssue<unknown>): Found {
  const items = issue.path ?? [];
  const path = items.map(({ key }) => key as string | number);
  const key = String(path.at(-1));
  if (issue.type === 'never') {
    const known = issue.message.split(' ');
    const near = closestMatch(shortened(key).toLowerCase(), known, { maxDistance: 2 });
    const suggestion = near ? dataProse.didYouMean(near) : dataProse.known(known);
    return { path, part: 'key', problem: dataProse.unknownKey(shortened(key)), suggestion };
  }
  if (issue.type === 'object_with_rest') return { path, part: 'value', problem: dataProse.missingKey(key) };
  // Of a list that is too long or too short, its name says more than where its first item stands.
  const part = issue.type === 'raw_check' ? 'key' : 'value';
  return { path, part, problem: dataProse.expected(issue.message, foundName(issue.input)) };
}

function foundName(value: unknown): string {
  if (value === undefined || value === null) return dataProse.nothing;
  if (Array.isArray(value)) return dataProse.listOf(value.length);
  if (typeof value === 'object') return dataProse.map;
  return typeof value === 'string' ? JSON.stringify(shortened(value)) : String(value);
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
