/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { litStates, type StateValueLike } from './lit.ts';

export { type StateValueLike, statesOf } from './lit.ts';

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
  const drawn = [...root.querySelectorAll('[data-state]')];
  const { active, within } = litStates(value, drawn.map(name));
  const leaves: Element[] = [];
  for (const element of drawn) {
    const isLeaf = active.has(name(element));
    element.classList.toggle('is-active', isLeaf);
    element.classList.toggle('is-within', within.has(name(element)));
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
