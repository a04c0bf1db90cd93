import type { StateValue } from './value.ts';

/** The machine as tables: what `read` takes from an XState machine, and all that the steppers know of it. */

/** What every event is. */
export interface EventLike {
  readonly type: string;
}

/** What actions, guards and other expressions of a machine are called with. */
export interface Scope {
  context: unknown;
  event: EventLike;
}

// biome-ignore lint/suspicious/noExplicitAny: a machine's functions take its own context and events, which its type has checked
export type Expression = (scope: any, params?: any) => any;

/** The parameters of an action or guard: none, a value that is handed on as it is, or a function of context and event. */
export type Params = { readonly value: unknown } | { readonly expression: Expression } | undefined;

interface Referenced {
  /** The name under `implementations`, or undefined for a function that stands in the machine itself. */
  readonly name: string | undefined;
  readonly params: Params;
  /** Where it stands, for messages: `entry[0]`, `on.GO[1].actions[0]`. */
  readonly at: string;
}

export interface CustomAction extends Referenced {
  readonly kind: 'custom';
  /** What XState lists it as. */
  readonly type: string;
  /** Absent when nothing implements the name: XState lists such an action and runs nothing. */
  readonly exec: Expression | undefined;
}

export interface AssignAction extends Referenced {
  readonly kind: 'assign';
  readonly assignment: Expression | Readonly<Record<string, unknown>>;
}

export interface RaiseAction extends Referenced {
  readonly kind: 'raise';
  readonly event: EventLike | Expression;
}

export type Action = CustomAction | AssignAction | RaiseAction;

export interface GuardCall extends Referenced {
  readonly kind: 'call';
  /** Absent when nothing implements the name: to evaluate it is an error. */
  readonly test: Expression | undefined;
}

export type Guard =
  | GuardCall
  | { readonly kind: 'and' | 'or'; readonly guards: readonly Guard[] }
  | { readonly kind: 'not'; readonly guard: Guard }
  /** XState computes the parameters of a combined guard, and then does not use them. */
  | { readonly kind: 'after'; readonly expression: Expression; readonly at: string; readonly guard: Guard }
  | { readonly kind: 'in'; readonly node: ChartNode }
  | { readonly kind: 'matches'; readonly value: StateValue }
  | { readonly kind: 'constant'; readonly value: boolean };

export interface Transition {
  /** Its number in the chart. */
  readonly index: number;
  readonly source: ChartNode;
  readonly targets: readonly ChartNode[];
  readonly reenter: boolean;
  readonly guard: Guard | undefined;
  /** The name that XState gives the guard in an error, if it has one. */
  readonly guardType: string | undefined;
  readonly actions: readonly Action[];
}

export interface ChartNode {
  /** Position in document order; a state's descendants follow it, up to and with `last`. */
  readonly index: number;
  readonly last: number;
  readonly key: string;
  readonly id: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: ChartNode | undefined;
  /** Child states without history states. */
  readonly children: readonly ChartNode[];
  readonly histories: readonly ChartNode[];
  readonly initial: ChartNode | undefined;
  readonly initialActions: readonly Action[];
  readonly entry: readonly Action[];
  readonly exit: readonly Action[];
  readonly on: ReadonlyMap<string, readonly Transition[]>;
  readonly always: readonly Transition[];
  /** Of a final state, and of the root. */
  readonly output: unknown;
  /** Of a history state: how deep it remembers, and where it leads before there is anything to remember. */
  readonly deep: boolean;
  readonly defaults: readonly ChartNode[] | undefined;
}

export interface Chart {
  readonly id: string;
  readonly root: ChartNode;
  /** In document order: `nodes[n.index] === n`. */
  readonly nodes: readonly ChartNode[];
  readonly maxIterations: number;
}

/** Whether a state lies below another; everything lies below no state at all, as in XState's own reading. */
export const isBelow = (node: ChartNode, ancestor: ChartNode | undefined): boolean =>
  ancestor === undefined || (node.index > ancestor.index && node.index <= ancestor.last);

/** The ancestors of a state, nearest first, up to but without `end`. */
export const ancestorsOf = (node: ChartNode, end?: ChartNode): ChartNode[] => {
  const ancestors: ChartNode[] = [];
  if (node === end) return ancestors;
  for (let at = node.parent; at !== undefined && at !== end; at = at.parent) ancestors.push(at);
  return ancestors;
};

/** The nearest state that lies above all of the given ones. */
export const commonAncestor = (nodes: readonly ChartNode[]): ChartNode | undefined => {
  const [first, ...rest] = nodes;
  return first && ancestorsOf(first).find((ancestor) => rest.every((node) => isBelow(node, ancestor)));
};
