import type { ChartModel } from './model.ts';

/**
 * The compound states that are ever entered by their start. Where every way in names a state inside, the start is a
 * formality of the machine and drawing it would mislead.
 */
export function usedStarts(model: ChartModel): Set<string> {
  const byId = new Map(model.states.map((state) => [state.id, state]));
  const used = new Set<string>();
  const seen = new Set<string>();
  const enter = (id: string) => {
    const state = byId.get(id);
    if (!state || seen.has(id)) return;
    seen.add(id);
    if (state.initial) {
      used.add(id);
      enter(state.initial.target);
    } else if (state.type === 'parallel') {
      state.children.forEach(enter);
    } else if (state.type === 'history' && state.parent !== null) {
      if (state.targets && state.targets.length > 0) state.targets.forEach(enter);
      else enter(state.parent);
    }
    for (let at = state; at.parent !== null; ) {
      const parent = byId.get(at.parent);
      if (!parent) break;
      const inside = at.id;
      if (parent.type === 'parallel') parent.children.filter((child) => child !== inside).forEach(enter);
      at = parent;
    }
  };
  const [root] = model.states;
  if (root) enter(root.id);
  for (const transition of model.transitions) transition.targets.forEach(enter);
  return used;
}
