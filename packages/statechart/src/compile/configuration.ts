import type { Chart, ChartNode } from './chart.ts';
import { isBelow } from './chart.ts';
import type { StateValue } from './value.ts';

/** What a history state remembers: the states it would lead back to. By the index of the history state. */
export type Memory = ReadonlyMap<number, readonly ChartNode[]>;

/**
 * Where a machine stands: its active states and what its history states remember.
 *
 * Active atomic states are kept in the order in which they became active, since XState looks for eventless transitions in that
 * order. Where the order cannot matter it is document order, so that fewer configurations are told apart.
 */
export interface Configuration {
  readonly id: number;
  readonly leaves: readonly ChartNode[];
  /** The indices of all active states. */
  readonly active: ReadonlySet<number>;
  readonly memory: Memory;
  /** Whether the machine has come to its end here. */
  readonly done: boolean;
  readonly value: StateValue;
}

/** Gives every configuration that is met a small number. */
export interface Configurations<C extends Configuration = Configuration> {
  readonly all: readonly C[];
  readonly at: (id: number) => C | undefined;
  readonly of: (leaves: readonly ChartNode[], memory: Memory) => C;
}

export const noMemory: Memory = new Map();

/** All active states: the leaves and what lies above them, by index. */
const activeIn = (leaves: readonly ChartNode[]): Set<number> => {
  const active = new Set<number>();
  for (const leaf of leaves) {
    for (let node: ChartNode | undefined = leaf; node && !active.has(node.index); node = node.parent)
      active.add(node.index);
  }
  return active;
};

/** Whether a state has come to its end, given the indices of the active states. */
export const isFinished = (node: ChartNode, active: ReadonlySet<number>): boolean => {
  if (node.type === 'compound')
    return node.children.some((child) => child.type === 'final' && active.has(child.index));
  if (node.type === 'parallel') return node.children.every((region) => isFinished(region, active));
  return node.type === 'final';
};

/**
 * Numbers configurations as they are met. Without parallel and history states the number is that of the leaf in document order,
 * and all of them exist from the start.
 */
export const createConfigurations = (chart: Chart): Configurations => {
  const all: Configuration[] = [];
  const byKey = new Map<string, Configuration>();
  const ordered = isOrderSeen(chart);

  const of = (given: readonly ChartNode[], memory: Memory): Configuration => {
    const leaves = ordered ? given : [...given].sort((a, b) => a.index - b.index);
    const remembered = [...memory].map(
      ([index, nodes]) => `${index}:${nodes.map((node) => node.index).join(' ')}`,
    );
    const key = [leaves.map((leaf) => leaf.index).join(' '), ...remembered.sort()].join('|');
    const known = byKey.get(key);
    if (known) return known;
    const active = activeIn(leaves);
    const made: Configuration = {
      id: all.length,
      leaves,
      active,
      memory,
      done: isFinished(chart.root, active),
      value: valueAt(chart, active),
    };
    all.push(made);
    byKey.set(key, made);
    return made;
  };

  if (chart.nodes.every(({ type }) => type !== 'parallel' && type !== 'history')) {
    for (const node of chart.nodes) if (isLeaf(node)) of([node], noMemory);
  }
  return { all, at: (id) => all[id], of };
};

export const isLeaf = (node: ChartNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Whether two regions of one parallel state both have eventless transitions, so that it is seen which comes first. */
const isOrderSeen = (chart: Chart): boolean =>
  chart.nodes.some((parallel) => {
    if (parallel.type !== 'parallel') return false;
    const eventless = chart.nodes.filter((node) => node.always.length > 0 && isBelow(node, parallel));
    const regions = parallel.children.filter((region) =>
      eventless.some((node) => node === region || isBelow(node, region)),
    );
    return regions.length > 1;
  });

const valueAt = (chart: Chart, active: ReadonlySet<number>): StateValue => {
  const below = (node: ChartNode): StateValue => {
    const children = node.children.filter((child) => active.has(child.index));
    const [only] = children;
    if (node.type === 'compound' && only && isLeaf(only)) return only.key;
    return Object.freeze(Object.fromEntries(children.map((child) => [child.key, below(child)])));
  };
  return below(chart.root);
};

/**
 * The leaves that a whole state value names, in the order in which XState restores them; undefined if the value is not one of
 * this chart, or leaves a region out.
 */
export const leavesOf = (chart: Chart, value: unknown): readonly ChartNode[] | undefined => {
  const visit = (node: ChartNode, part: unknown): ChartNode[] | undefined => {
    if (isLeaf(node)) return isRecord(part) && Object.keys(part).length === 0 ? [] : undefined;
    if (typeof part === 'string') {
      const child = node.type === 'compound' ? node.children.find(({ key }) => key === part) : undefined;
      return child && isLeaf(child) ? [child] : undefined;
    }
    if (!isRecord(part)) return undefined;
    const children = node.children.filter(({ key }) => Object.hasOwn(part, key));
    const whole = node.type === 'compound' ? 1 : node.children.length;
    if (children.length !== whole || Object.keys(part).length !== whole) return undefined;
    if (node.type === 'compound' && children.some(isLeaf)) return undefined;
    const nested = children.map((child) => visit(child, part[child.key]));
    if (nested.includes(undefined)) return undefined;
    return [...children.filter(isLeaf), ...(nested as ChartNode[][]).flat()];
  };
  const { root } = chart;
  if (isLeaf(root)) return isRecord(value) && Object.keys(value).length === 0 ? [root] : undefined;
  return visit(root, value);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
