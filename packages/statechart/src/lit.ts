import { stateId } from './state-id.ts';

/** XState's state value: `'over'`, `{ turn: 'attack' }`, or for regions `{ cabin: 'still', doors: { open: {} } }`. */
export type StateValueLike = string | { readonly [key: string]: StateValueLike | undefined };

/**
 * The ids of all states that a state value names, those on the way included.
 *
 * @example
 * ```ts
 * import { statesOf } from '@komradery/statechart/light';
 *
 * statesOf({ turn: 'attack' }); // ['turn', 'turn.attack']
 * ```
 */
export function statesOf(value: StateValueLike, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [stateId([...path, value])];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key];
    return [stateId(at), ...(inner === undefined ? [] : statesOf(inner, at))];
  });
}

/** Of the states that are drawn, which are lit: the innermost ones, and those around them. The root is around all. */
export function litStates(
  value: StateValueLike,
  drawn: readonly string[],
): { active: Set<string>; within: Set<string> } {
  const named = new Set(['', ...statesOf(value)]);
  const lit = drawn.filter((id) => named.has(id));
  const holdsAnother = (id: string) => lit.some((other) => isInside(other, id));
  return {
    active: new Set(lit.filter((id) => !holdsAnother(id))),
    within: new Set(lit.filter(holdsAnother)),
  };
}

const isInside = (id: string, around: string) =>
  id !== around && (around === '' || id.startsWith(`${around}.`));
