/** Where a statechart is, as words in an attribute: `turn.attack`, and one such path for each parallel region. */
import type { StateValue } from '@komradery/engine';

/** The active states that have no active state inside. */
export function statePaths(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, inner]) => {
    const below = inner === undefined ? [] : statePaths(inner);
    return below.length ? below.map((path) => `${state}.${path}`) : [state];
  });
}

interface Nested {
  [state: string]: Nested;
}

/** Back from paths with a space between. */
export function stateValueOf(paths: string): StateValue {
  const value: Nested = {};
  for (const path of paths.split(' ')) {
    let inner = value;
    for (const state of path.split('.')) {
      inner[state] ??= {};
      inner = inner[state];
    }
  }
  return value;
}
