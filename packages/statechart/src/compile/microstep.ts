import type { Action, Chart, ChartNode, Transition } from './chart.ts';
import { ancestorsOf, commonAncestor, isBelow } from './chart.ts';
import { type Configuration, type Configurations, isFinished, isLeaf, type Memory } from './configuration.ts';

/** One thing a microstep does, in order. */
export type Step =
  | Action
  /** A compound or parallel state is done: its event is raised. `output` is that of the final state. */
  | { readonly kind: 'done'; readonly node: ChartNode; readonly output: unknown }
  /** The machine is done: its output is computed. `node` is the state that completed it. */
  | { readonly kind: 'complete'; readonly node: ChartNode };

/** All that one microstep does, worked out once for a configuration and the transitions taken in it. */
export interface Microstep {
  readonly steps: readonly Step[];
  readonly next: Configuration;
  /** Whether XState makes a new snapshot. If not, it looks for no eventless transition before the next event. */
  readonly changed: boolean;
  /** Whether any transition is taken; XState tells an event that nothing handles by it. */
  readonly taken: boolean;
}

/** Works out what taking the given transitions in a configuration does. */
export const microstep = (
  chart: Chart,
  configurations: Configurations,
  from: Configuration,
  transitions: readonly Transition[],
): Microstep => {
  if (transitions.length === 0) return { steps: [], next: from, changed: false, taken: false };
  const { memory } = from;
  const active = new Set(from.active);
  const taken = withoutConflicts(chart, from, transitions);

  const exits = exitSet(chart, taken, active, memory).sort((a, b) => b.index - a.index);
  const remembered = remember(from, exits);
  const steps: Step[] = exits.flatMap((node) => node.exit);
  for (const node of exits) active.delete(node.index);
  steps.push(...taken.flatMap((transition) => transition.actions));

  const { entered, byDefault } = entrySet(chart, taken, remembered ?? memory);
  const done = enter(
    chart,
    [...entered].sort((a, b) => a.index - b.index),
    byDefault,
    active,
    steps,
  );
  return finish(chart, configurations, from, { steps, active, done, entered, exits, remembered });
};

/** What entering the machine does. The transition into it is nobody's, and targets every initial state. */
export const initialMicrostep = (chart: Chart, configurations: Configurations): Microstep => {
  const { root } = chart;
  const initial: ChartNode[] = [];
  const collect = (node: ChartNode): void => {
    initial.push(node);
    if (node.type === 'compound' && node.initial) collect(node.initial);
    if (node.type === 'parallel') node.children.forEach(collect);
  };
  collect(root);
  initial.sort((a, b) => a.index - b.index);
  const active = new Set<number>();
  const steps: Step[] = [];
  const done = enter(chart, initial, new Set(initial), active, steps);
  const outside = {
    id: -1,
    leaves: [],
    active,
    memory: new Map(),
    done: false,
    value: '',
  } satisfies Configuration;
  return finish(chart, configurations, outside, {
    steps,
    active,
    done,
    entered: new Set(initial),
    exits: [],
    remembered: undefined,
  });
};

/** Enters states in document order: their entry and initial actions, and the events of what is done by it. */
const enter = (
  chart: Chart,
  entered: readonly ChartNode[],
  byDefault: ReadonlySet<ChartNode>,
  active: Set<number>,
  steps: Step[],
): boolean => {
  const completed = new Set<ChartNode>();
  let done = false;
  for (const node of entered) {
    active.add(node.index);
    steps.push(...node.entry);
    if (byDefault.has(node)) steps.push(...node.initialActions);
    if (node.type !== 'final') continue;
    const { parent } = node;
    let above = parent?.type === 'parallel' ? parent : parent?.parent;
    let completing = above ?? node;
    if (parent?.type === 'compound') steps.push({ kind: 'done', node: parent, output: node.output });
    while (above?.type === 'parallel' && !completed.has(above) && isFinished(above, active)) {
      completed.add(above);
      steps.push({ kind: 'done', node: above, output: undefined });
      completing = above;
      above = above.parent;
    }
    if (above) continue;
    done = true;
    if (chart.root.output !== undefined) steps.push({ kind: 'complete', node: completing });
  }
  return done;
};

const finish = (
  chart: Chart,
  configurations: Configurations,
  from: Configuration,
  at: {
    steps: Step[];
    active: ReadonlySet<number>;
    done: boolean;
    entered: ReadonlySet<ChartNode>;
    exits: readonly ChartNode[];
    remembered: Memory | undefined;
  },
): Microstep => {
  const { steps, active, done, entered, exits, remembered } = at;
  if (done) {
    const open = chart.nodes.filter((node) => active.has(node.index)).reverse();
    steps.push(...open.flatMap((node) => node.exit));
  }
  const left = new Set(exits);
  const kept = from.leaves.filter((leaf) => !left.has(leaf));
  const fresh = [...entered]
    .filter((node) => isLeaf(node) && !kept.includes(node))
    .sort((a, b) => a.index - b.index);
  const leaves = [...kept, ...fresh];
  const moved = remembered !== undefined || !sameMembers(leaves, from.leaves);
  return {
    steps,
    // What became active again in a step that changes nothing keeps its place.
    next: moved ? configurations.of(leaves, remembered ?? from.memory) : from,
    changed: moved || done || steps.some((step) => step.kind === 'assign'),
    taken: true,
  };
};

const sameMembers = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((member) => other.includes(member));

/** What history states of the exited states remember from now on; undefined if there are none. */
const remember = (from: Configuration, exits: readonly ChartNode[]): Memory | undefined => {
  const histories = exits.flatMap((node) => node.histories);
  if (histories.length === 0) return undefined;
  const { active } = from;
  const next = new Map(from.memory);
  for (const history of histories) {
    const parent = history.parent as ChartNode;
    const states = history.deep
      ? from.leaves.filter((leaf) => isBelow(leaf, parent))
      : parent.children.filter((child) => active.has(child.index));
    next.set(
      history.index,
      [...states].sort((a, b) => a.index - b.index),
    );
  }
  return next;
};

/** Of transitions that would leave the same states, the deepest source wins, and else the first. */
export const withoutConflicts = (
  chart: Chart,
  { active, memory }: Configuration,
  transitions: readonly Transition[],
): readonly Transition[] => {
  if (transitions.length < 2) return transitions;
  const exits = new Map(
    transitions.map((transition) => [transition, new Set(exitSet(chart, [transition], active, memory))]),
  );
  const exitsOf = (transition: Transition): ReadonlySet<ChartNode> =>
    exits.get(transition) as ReadonlySet<ChartNode>;
  let kept: Transition[] = [];
  for (const candidate of transitions) {
    const rivals = kept.filter((other) => [...exitsOf(candidate)].some((node) => exitsOf(other).has(node)));
    if (!rivals.every((rival) => isBelow(candidate.source, rival.source))) continue;
    kept = kept.filter((other) => !rivals.includes(other));
    kept.push(candidate);
  }
  return kept;
};

const exitSet = (
  chart: Chart,
  transitions: readonly Transition[],
  active: ReadonlySet<number>,
  memory: Memory,
): ChartNode[] => {
  const exits = new Set<ChartNode>();
  for (const transition of transitions) {
    if (transition.targets.length === 0) continue;
    const domain = domainOf(chart, transition, memory);
    for (const node of chart.nodes) if (active.has(node.index) && isBelow(node, domain)) exits.add(node);
  }
  return [...exits];
};

/** Where the targets lead in the end, history states resolved. */
const effectiveTargets = (targets: readonly ChartNode[], memory: Memory): readonly ChartNode[] =>
  targets.flatMap((target) =>
    target.type === 'history'
      ? (memory.get(target.index) ?? effectiveTargets(defaultsOf(target), memory))
      : [target],
  );

const defaultsOf = (history: ChartNode): readonly ChartNode[] => {
  const parent = history.parent as ChartNode;
  return history.defaults ?? [parent.type === 'parallel' ? parent : (parent.initial as ChartNode)];
};

/** The state that a transition stays within; undefined if it leaves and enters the root itself. */
const domainOf = (
  chart: Chart,
  { source, targets, reenter }: Transition,
  memory: Memory,
): ChartNode | undefined => {
  const effective = effectiveTargets(targets, memory);
  if (!reenter && effective.every((target) => target === source || isBelow(target, source))) return source;
  return commonAncestor([...effective, source]) ?? (reenter ? undefined : chart.root);
};

/** The states that transitions enter, and those among them that are entered by default, so that initial actions run. */
const entrySet = (
  chart: Chart,
  transitions: readonly Transition[],
  memory: Memory,
): { entered: Set<ChartNode>; byDefault: Set<ChartNode> } => {
  const entered = new Set<ChartNode>();
  const byDefault = new Set<ChartNode>();

  const addWithInitial = (node: ChartNode): void => {
    entered.add(node);
    byDefault.add(node);
  };
  const addMissingRegions = (parallel: ChartNode, add: (region: ChartNode) => void): void => {
    for (const region of parallel.children) {
      if ([...entered].some((node) => isBelow(node, region))) continue;
      add(region);
      addDescendants(region);
    }
  };
  const addAncestors = (ancestors: readonly ChartNode[], domain?: ChartNode): void => {
    for (const ancestor of ancestors) {
      if (isBelow(ancestor, domain)) entered.add(ancestor);
      if (ancestor.type === 'parallel') addMissingRegions(ancestor, (region) => entered.add(region));
    }
  };
  const addDescendants = (node: ChartNode): void => {
    if (node.type === 'history') addRemembered(node);
    else if (node.type === 'compound') {
      addWithInitial(node.initial as ChartNode);
      addDescendants(node.initial as ChartNode);
    } else if (node.type === 'parallel') addMissingRegions(node, addWithInitial);
  };
  const addRemembered = (history: ChartNode): void => {
    const parent = history.parent as ChartNode;
    const remembered = memory.get(history.index);
    const states = remembered ?? defaultsOf(history);
    for (const state of states) {
      entered.add(state);
      if (!remembered && !history.defaults && parent.type === 'compound') byDefault.add(parent);
      addDescendants(state);
    }
    for (const state of states) addAncestors(ancestorsOf(state, parent));
  };

  for (const transition of transitions) {
    const { source, targets, reenter } = transition;
    const domain = domainOf(chart, transition, memory);
    for (const target of targets) {
      // A transition from a state to itself enters it only if it leaves it.
      const stays = target === source && domain === source && !reenter;
      if (target.type !== 'history' && !stays) addWithInitial(target);
      addDescendants(target);
    }
    for (const target of effectiveTargets(targets, memory)) {
      const ancestors = ancestorsOf(target, domain);
      if (domain?.type === 'parallel') ancestors.push(domain);
      addAncestors(ancestors, domain);
    }
  }
  return { entered, byDefault };
};
