/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { stateId } from './state-id.ts';

/** XState's state value: `'over'`, `{ turn: 'attack' }`, or for regions `{ cabin: 'still', doors: { open: {} } }`. */
export type StateValueLike = string | { readonly [key: string]: StateValueLike | undefined };

export interface Lit {
  /** The innermost lit states. */
  leaves: Element[];
  /** What is drawn for the last transition. */
  last: Element[];
}

/**
 * Lights a state value in all that is drawn or written of a chart inside `root`: the innermost states get the class
 * `is-active` and `aria-current`, those around them `is-within`, the last transition `is-last`. What was lit before goes dark.
 * A collapsed state is lit for any state inside it. Only classes and attributes change.
 *
 * @param transition The id of the transition that was taken last, as `transitionId` and `idOfTransition` give it.
 *
 * @example
 * ```js
 * light(document, { turn: 'attack' }, 'turn.begin:(always)');
 * ```
 */
export function light(root: ParentNode, value: StateValueLike, transition?: string): Lit {
  const active = new Set(['', ...statesOf(value)]);
  const drawn = [...root.querySelectorAll('[data-state]')];
  const lit = drawn.filter((element) => active.has(name(element)));
  const inner = new Set(lit.map(name).filter((id) => !lit.some((other) => isWithin(name(other), id))));
  const leaves: Element[] = [];
  for (const element of drawn) {
    const isLit = active.has(name(element));
    const isLeaf = isLit && inner.has(name(element));
    element.classList.toggle('is-active', isLeaf);
    element.classList.toggle('is-within', isLit && !isLeaf);
    if (isLeaf) {
      element.setAttribute('aria-current', 'true');
      leaves.push(element);
    } else element.removeAttribute('aria-current');
  }
  const last: Element[] = [];
  for (const element of root.querySelectorAll('[data-transition]')) {
    const isLast = element.getAttribute('data-transition') === transition;
    element.classList.toggle('is-last', isLast);
    if (isLast) last.push(element);
  }
  return { leaves, last };
}

const name = (element: Element) => element.getAttribute('data-state') ?? '';

/** Whether the first state lies inside the second. */
const isWithin = (id: string, around: string) =>
  id !== around && (around === '' || id.startsWith(`${around}.`));

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
