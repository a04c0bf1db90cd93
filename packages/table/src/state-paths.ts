/** Where a statechart is, in words: `turn.attack`, and one such path for each parallel region. */
import type { StateValue } from '@komradery/engine';

/** The active states that have no active state inside. */
export function statePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) => {
    const below = inner === undefined ? [] : statePaths(inner);
    return below.length ? below.map((path) => `${state}.${path}`) : [state];
  });
}
