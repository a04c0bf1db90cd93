import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Action, Chart, ChartNode, EventLike, Expression, Guard, Params, Transition } from './chart.ts';
import { ancestorsOf, commonAncestor, isBelow } from './chart.ts';
import { type Refusal, type RefusalCode, type RefusalDetails, refuse } from './refusal.ts';
import { nestPath, nestPaths, type StateValue, splitPath } from './value.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** An action or guard as it stands in a machine: a name, a name with parameters, or a function. */
type Reference = string | { readonly type: string; readonly params?: unknown } | Expression;

/** What XState's action and guard creators hang on the functions they return. */
interface Built {
  readonly type?: string;
  readonly resolve?: unknown;
  readonly assignment?: Expression | Readonly<Record<string, unknown>>;
  readonly event?: EventLike | Expression;
  readonly delay?: unknown;
  readonly check?: (snapshot: unknown, scope: unknown, guard: unknown) => boolean;
  readonly guards?: readonly Reference[];
  readonly stateValue?: StateValue;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string');

/**
 * Reads an XState machine into tables, and lists all of it that cannot be exact. A chart is there only if nothing is refused.
 *
 * The machine's own state nodes are the source, not its config, so that XState's reading of targets, ids and shorthands holds.
 */
export const read = (
  machine: AnyStateMachine,
): { chart: Chart | undefined; refusals: readonly Refusal[] } => {
  const refusals: Refusal[] = [];
  if (!(machine as Partial<AnyStateMachine> | undefined)?.root?.transitions) {
    return {
      chart: undefined,
      refusals: [refuse(String((machine as { id?: unknown } | undefined)?.id), '', 'machine')],
    };
  }

  const nodes: Mutable<ChartNode>[] = [];
  const sources: AnyStateNode[] = [];
  const byId = new Map<string, ChartNode>();
  let transitions = 0;
  const pathOf = (source: AnyStateNode): string => source.path.join('.') || machine.id;

  const grow = (source: AnyStateNode, parent: ChartNode | undefined): Mutable<ChartNode> => {
    const node: Mutable<ChartNode> = {
      index: nodes.length,
      last: nodes.length,
      key: source.key,
      id: source.id,
      type: source.type,
      parent,
      children: [],
      histories: [],
      initial: undefined,
      initialActions: [],
      entry: [],
      exit: [],
      on: new Map(),
      always: [],
      output: source.output,
      deep: source.history === 'deep',
      defaults: undefined,
    };
    nodes.push(node);
    sources.push(source);
    if (byId.has(source.id)) refusals.push(refuse(pathOf(source), 'id', 'duplicate-id', source.id));
    byId.set(source.id, node);
    if (parent && (source.key === '' || source.key.startsWith('#')))
      refusals.push(refuse(pathOf(source), '', 'key'));
    const children = Object.values(source.states as Record<string, AnyStateNode>).map((child) =>
      grow(child, node),
    );
    node.children = children.filter((child) => child.type !== 'history');
    node.histories = children.filter((child) => child.type === 'history');
    node.last = nodes.length - 1;
    return node;
  };
  const root = grow(machine.root, undefined);
  const nodeOf = (source: AnyStateNode): ChartNode => byId.get(source.id) as ChartNode;

  const readers = (source: AnyStateNode) => {
    const state = pathOf(source);
    const no = <K extends RefusalCode>(at: string, code: K, ...details: RefusalDetails<K>): undefined => {
      refusals.push(refuse(state, at, code, ...details));
      return undefined;
    };

    const paramsOf = (reference: Reference): Params => {
      if (typeof reference !== 'object' || !('params' in reference)) return undefined;
      const { params } = reference;
      return typeof params === 'function' ? { expression: params as Expression } : { value: params };
    };

    const action = (reference: Reference, at: string): Action | undefined => {
      if (!isReference(reference)) return no(at, 'implementation', String(reference));
      const name =
        typeof reference === 'function'
          ? undefined
          : typeof reference === 'string'
            ? reference
            : reference.type;
      const found = (name === undefined ? reference : machine.implementations.actions[name]) as
        | (Expression & Built)
        | undefined;
      if (found && typeof found !== 'function') return no(at, 'implementation', String(name));
      const common = { name, params: paramsOf(reference), at };
      if (!found || !('resolve' in found)) {
        const type = name ?? ((reference as Expression).name || '(anonymous)');
        return { ...common, kind: 'custom', type, exec: found };
      }
      if (found.type === 'xstate.assign' && found.assignment) {
        return { ...common, kind: 'assign', assignment: found.assignment };
      }
      if (found.type === 'xstate.raise') {
        if (found.delay !== undefined) return no(at, 'delay');
        if (!found.event || typeof found.event === 'string') return no(at, 'raise-text');
        return { ...common, kind: 'raise', event: found.event };
      }
      return no(at, 'action', String(found.type));
    };
    const actions = (list: readonly unknown[], at: string): Action[] =>
      list.flatMap((reference, i) => action(reference as Reference, `${at}[${i}]`) ?? []);

    const guard = (reference: Reference, at: string, seen: readonly string[] = []): Guard | undefined => {
      if (!isReference(reference)) return no(at, 'guard');
      const name =
        typeof reference === 'function'
          ? undefined
          : typeof reference === 'string'
            ? reference
            : reference.type;
      if (name !== undefined && seen.includes(name)) return no(at, 'guard-cycle', name);
      const found = (name === undefined ? reference : machine.implementations.guards[name]) as
        | (Expression & Built)
        | undefined;
      const deeper = name === undefined ? seen : [...seen, name];
      if (found && typeof found !== 'function') return guard(found as Reference, at, deeper);
      const params = paramsOf(reference);
      if (!found || !('check' in found)) return { kind: 'call', name, params, at, test: found };
      const built = builtGuard(found, at, deeper);
      if (!built || !params || !('expression' in params)) return built;
      return { kind: 'after', expression: params.expression, at, guard: built };
    };

    const builtGuard = (found: Built, at: string, seen: readonly string[]): Guard | undefined => {
      if (found.stateValue !== undefined) {
        const { stateValue } = found;
        if (typeof stateValue !== 'string') return { kind: 'matches', value: nestPaths(stateValue) };
        if (!stateValue.startsWith('#')) return { kind: 'matches', value: nestPath(stateValue) };
        try {
          return { kind: 'in', node: nodeOf(machine.getStateNodeById(stateValue)) };
        } catch {
          return no(at, 'state-in', stateValue);
        }
      }
      const guards = found.guards?.map((inner, i) => guard(inner, `${at}[${i}]`, seen));
      if (!guards || !found.check) return no(at, 'guard');
      if (guards.includes(undefined)) return undefined;
      const known = guards as Guard[];
      const kind = combination(found.check);
      return kind === 'not' ? { kind, guard: known[0] as Guard } : { kind, guards: known };
    };

    const transition = (
      given: {
        target?: readonly AnyStateNode[] | undefined;
        reenter: boolean;
        guard?: unknown;
        actions: readonly unknown[];
      },
      at: string,
    ): Transition => {
      const targets = (given.target ?? []).map(nodeOf);
      checkTogether(targets, (one, other) => no(`${at}.target`, 'targets', one, other));
      if (targets.some((target) => isReadWhileWritten(target, nodeOf(source))))
        no(`${at}.target`, 'history-inside');
      const reference = given.guard as Reference | undefined;
      return {
        index: transitions++,
        source: nodeOf(source),
        targets,
        reenter: given.reenter,
        guard: reference === undefined ? undefined : guard(reference, `${at}.guard`),
        guardType:
          typeof reference === 'string'
            ? reference
            : typeof reference === 'object'
              ? reference?.type
              : undefined,
        actions: actions(given.actions, `${at}.actions`),
      };
    };

    return { no, actions, transition };
  };

  const checkTogether = (
    targets: readonly ChartNode[],
    clash: (one: string, other: string) => void,
  ): void => {
    for (const [i, one] of targets.entries()) {
      for (const other of targets.slice(0, i)) {
        if (one !== other && !canBeTogether(one, other)) clash(other.id, one.id);
      }
    }
  };

  const fill = (node: Mutable<ChartNode>, source: AnyStateNode): void => {
    const { no, actions, transition } = readers(source);
    if (source.invoke.length > 0) no('invoke', 'invoke');
    if (source.config.after) no('after', 'after');
    const clockless = (list: readonly unknown[]): readonly unknown[] =>
      source.config.after ? list.filter((action) => !isTimer(action)) : list;
    node.entry = actions(clockless(source.entry), 'entry');
    node.exit = actions(clockless(source.exit), 'exit');
    const isLeafType = node.type === 'atomic' || node.type === 'final' || node.type === 'history';
    if (isLeafType && node.children.length + node.histories.length > 0) no('type', 'children', node.type);
    if (node.type === 'parallel' && node.children.length === 0) no('states', 'regions');

    if (node.type === 'history') {
      node.defaults = historyDefaults(source, no);
      return;
    }
    try {
      const { target, actions: initialActions } = source.initial;
      node.initial = target[0] && nodeOf(target[0]);
      node.initialActions = actions(initialActions, 'initial.actions');
      if (node.initial?.type === 'history') no('initial', 'initial-history');
    } catch (error) {
      no('initial', 'initial', (error as Error).message);
    }
    const timers = new Set(
      source.config.after ? source.after.map(({ eventType }) => eventType as string) : [],
    );
    node.on = new Map(
      [...source.transitions]
        .filter(([descriptor]) => !timers.has(descriptor))
        .map(([descriptor, list]) => [
          descriptor,
          list.map((given, i) => transition(given, `${nameOf(source, descriptor)}[${i}]`)),
        ]),
    );
    node.always = (source.always ?? []).map((given, i) => transition(given, `always[${i}]`));
  };

  const historyDefaults = (
    source: AnyStateNode,
    no: ReturnType<typeof readers>['no'],
  ): readonly ChartNode[] | undefined => {
    const { target } = source.config as { target?: string | readonly string[] };
    if (target === undefined || target === '') return undefined;
    const parent = source.parent as AnyStateNode;
    try {
      const targets = [target].flat().map((path) => nodeOf(resolve(machine, parent, path)));
      if (targets.some((node) => node.type === 'history' || !isBelow(node, nodeOf(parent))))
        no('target', 'history-outside');
      checkTogether(targets, (one, other) => no('target', 'targets', one, other));
      return targets;
    } catch (error) {
      no('target', 'history-target', (error as Error).message);
      return undefined;
    }
  };

  for (const node of nodes) fill(node, sources[node.index] as AnyStateNode);
  const chart: Chart = {
    id: machine.id,
    root,
    nodes,
    maxIterations: machine.options?.maxIterations ?? Number.POSITIVE_INFINITY,
  };
  return { chart: refusals.length === 0 ? chart : undefined, refusals };
};

/** Two targets fit into one configuration only if they lie in different regions of a parallel state. */
const canBeTogether = (one: ChartNode, other: ChartNode): boolean => {
  const [a, b] = [one, other].map((node) =>
    node.type === 'history' ? (node.parent as ChartNode) : node,
  ) as [ChartNode, ChartNode];
  return a !== b && !isBelow(a, b) && !isBelow(b, a) && commonAncestor([a, b])?.type === 'parallel';
};

/**
 * A history state may lead to the very state that the transition starts in. XState then leaves nothing, though it enters; if another
 * region leaves the surroundings in the same microstep, or they are left because there is nothing to remember yet, states stay
 * active without the states around them.
 */
const isReadWhileWritten = (target: ChartNode, source: ChartNode): boolean =>
  target.type === 'history' &&
  isBelow(source, target.parent) &&
  ancestorsOf(source).some(({ type }) => type === 'parallel');

/** The raise and cancel that XState adds for `after`, which is refused as a whole. */
const isTimer = (action: unknown): boolean => {
  const { type, id, sendId } = action as { type?: string; id?: unknown; sendId?: unknown };
  const timer = type === 'xstate.raise' ? id : type === 'xstate.cancel' ? sendId : undefined;
  return typeof timer === 'string' && timer.startsWith('xstate.after.');
};

const nameOf = (source: AnyStateNode, descriptor: string): string =>
  source.config.onDone && descriptor === `xstate.done.state.${source.id}` ? 'onDone' : `on.${descriptor}`;

/**
 * Which of XState's combined guards this is, told by what it answers: minifiers rename functions, and a page may hold XState
 * twice, so neither names nor identities would do.
 */
const combination = (check: NonNullable<Built['check']>): 'and' | 'or' | 'not' => {
  const answer = (...values: boolean[]): boolean =>
    check({ machine: {} }, {}, { guards: values.map((value) => () => value) });
  return answer(true, false) ? 'or' : answer(true, true) ? 'and' : 'not';
};

/** A target of a history state, which XState keeps as text until it is needed. */
const resolve = (machine: AnyStateMachine, parent: AnyStateNode, path: string): AnyStateNode => {
  if (path.startsWith('#')) return machine.getStateNodeById(path);
  let node = parent;
  for (const key of splitPath(path)) {
    if (key === '') break;
    const child = (node.states as Record<string, AnyStateNode>)[key];
    if (!child) throw new Error(`Child state '${key}' does not exist on '${node.id}'`);
    node = child;
  }
  return node;
};
