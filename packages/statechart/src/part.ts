import { type ChartModel, StateIndex, type StateModel, type TransitionModel } from './model.ts';

export interface PartOptions {
  /** The compound or parallel state to show alone. Default: the whole chart. */
  root?: string;
  /** States whose inside is left out. */
  collapse?: readonly string[];
  /** Levels shown below the root; states at that level are collapsed. */
  depth?: number;
  /** Transitions to leave out: for example the ways in that a reader will never go. */
  omit?: (transition: TransitionModel) => boolean;
}

/**
 * A part of a chart, itself a chart with the same ids. Collapsed states become boxes that stand for all they hold, and
 * transitions from or to their inside start or end at the box. Where a transition crosses the border of `root`, its other
 * end is shown as a state marked `outside`.
 *
 * @example
 * ```ts
 * import { describe, part } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const model = describe(
 *   createMachine({
 *     id: 'game',
 *     initial: 'play',
 *     states: { play: { initial: 'move', on: { END: 'over' }, states: { move: {} } }, over: {} },
 *   }),
 * );
 * part(model, { collapse: ['play'] }).states.map((state) => state.id); // ['', 'play', 'over']
 * part(model, { root: 'play' }).states.map((state) => state.id); // ['play', 'play.move', 'over']
 * ```
 */
export function part(model: ChartModel, options: PartOptions): ChartModel {
  const index = new StateIndex(model);
  const known = (id: string) => {
    if (index.has(id)) return id;
    throw new Error(
      `no state "${id}" in the chart ${model.id}; it has ${model.states.map((s) => s.id).join(', ')}`,
    );
  };
  const root = known(options.root ?? '');
  const collapse = new Set((options.collapse ?? []).map(known));
  const depthOf = (id: string) => index.lineage(id).indexOf(root);
  const isInside = (id: string) => index.isWithin(id, root);

  const isCollapsed = (state: StateModel) =>
    state.children.length > 0 &&
    (collapse.has(state.id) || (options.depth !== undefined && depthOf(state.id) >= options.depth));
  const collapsed = new Set(model.states.filter((s) => isInside(s.id) && isCollapsed(s)).map((s) => s.id));
  /** The drawn state that stands for this one: the outermost collapsed state around it, or itself. */
  const standIn = (id: string) => index.lineage(id).findLast((ancestor) => collapsed.has(ancestor)) ?? id;

  const states = model.states
    .filter((state) => isInside(state.id) && standIn(state.id) === state.id)
    .map((state): StateModel => {
      const parent = state.id === root ? null : state.parent;
      if (!collapsed.has(state.id)) return { ...state, parent };
      const { initial: _, ...box } = state;
      return { ...box, parent, type: 'atomic', children: [], collapsed: true };
    });

  const outside = new Set<string>();
  const end = (id: string) => {
    if (isInside(id)) return standIn(id);
    outside.add(id);
    return id;
  };
  const transitions = model.transitions.flatMap((transition): TransitionModel[] => {
    if (options.omit?.(transition)) return [];
    const { source, targets } = transition;
    const leaves = isInside(source);
    const entersInside = targets.some((target) => isInside(target) && target !== root);
    if (!leaves && !entersInside) return [];
    // What only moves about inside a collapsed box is not seen.
    if (
      standIn(source) !== source &&
      targets.every((target) => isInside(target) && standIn(target) === standIn(source))
    ) {
      return [];
    }
    return [{ ...transition, source: end(source), targets: [...new Set(targets.map(end))] }];
  });

  const top = states[0];
  if (!top) throw new Error('a part always has its root');
  for (const id of outside) {
    const { initial: _, ...state } = index.get(id);
    const key = id === '' ? model.id : id;
    states.push({ ...state, key, type: 'atomic', parent: null, children: [], outside: true });
  }
  return { ...model, states, transitions };
}
