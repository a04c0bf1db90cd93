import { type AnyStateMachine, type AnyStateNode, and, not, or, stateIn } from 'xstate';
import {
  type ActionModel,
  type ChartModel,
  type EventModel,
  type GuardModel,
  type Json,
  type Meta,
  type StateModel,
  stateId,
  type TransitionModel,
  transitionId,
} from './model.ts';

/**
 * Turns any XState 5 machine into plain data. Nothing of the machine is run: no context, action, guard or actor.
 *
 * @example
 * ```ts
 * import { describe } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * const model = describe(door);
 * model.states.map((state) => state.id); // ['', 'shut', 'open']
 * model.transitions[0]?.targets; // ['open']
 * ```
 */
export function describe(machine: AnyStateMachine): ChartModel {
  const states: StateModel[] = [];
  const transitions: TransitionModel[] = [];
  const visit = (node: AnyStateNode) => {
    states.push(describeState(node));
    transitions.push(...describeTransitions(node));
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root);
  const { version, description } = machine.config;
  return {
    id: machine.id,
    ...(version === undefined ? {} : { version }),
    ...(description === undefined ? {} : { description }),
    states,
    transitions,
  };
}

function describeState(node: AnyStateNode): StateModel {
  const { config } = node;
  const initial = node.type === 'compound' ? node.initial : undefined;
  const start = initial?.target[0];
  return {
    id: stateId(node.path),
    key: node.parent ? node.key : node.machine.id,
    type: node.type,
    parent: node.parent ? stateId(node.parent.path) : null,
    children: Object.values(node.states).map((child) => stateId((child as AnyStateNode).path)),
    ...(initial && start
      ? {
          initial: {
            target: stateId(start.path),
            actions: initial.actions.map(describeAction),
            ...words(initial),
          },
        }
      : {}),
    ...(node.type === 'history' ? { history: node.history || 'shallow', targets: historyTargets(node) } : {}),
    // The node's own lists also hold what XState adds for delayed transitions; the config has what was written.
    entry: list(config.entry).map(describeAction),
    exit: list(config.exit).map(describeAction),
    invoke: node.invoke.map((invoke, i) => ({ id: invoke.id, src: sourceName(list(config.invoke)[i]?.src) })),
    tags: [...node.tags],
    ...words(node),
  };
}

function historyTargets(node: AnyStateNode): string[] {
  const parent = node.parent;
  if (!parent) return [];
  return list((node.config as { target?: string | string[] }).target).map((target) => {
    if (target.startsWith('#')) return stateId(node.machine.getStateNodeById(target).path);
    return stateId([...parent.path, ...target.replace(/^\./, '').split('.')]);
  });
}

const sourceName = (src: unknown): string => {
  if (typeof src === 'string') return src;
  const { id, name } = (src ?? {}) as { id?: unknown; name?: unknown };
  if (typeof id === 'string' && id !== '(machine)') return id;
  return typeof name === 'string' && name !== '' && name !== 'src' ? name : 'inline';
};

interface RawTransition {
  target: readonly AnyStateNode[] | undefined;
  guard?: unknown;
  actions: readonly unknown[];
  reenter: boolean;
  eventType: string;
  delay?: number | string;
  description?: string | undefined;
  meta?: unknown;
}

/** In the order of the keys of the state's config, which is the order in which its author wrote them. */
function describeTransitions(node: AnyStateNode): TransitionModel[] {
  const kinds: Record<string, () => [EventModel, readonly RawTransition[]][]> = {
    on: () => Object.keys(node.config.on ?? {}).map((name) => [eventOf(name), byType(node, name)]),
    always: () => [[{ kind: 'always' }, (node.always ?? []) as readonly RawTransition[]]],
    after: () => {
      const delays = new Map<number | string, RawTransition[]>();
      for (const transition of node.after as readonly RawTransition[]) {
        const delay = transition.delay ?? '';
        delays.set(delay, [...(delays.get(delay) ?? []), transition]);
      }
      return [...delays].map(([delay, transitions]) => [{ kind: 'after', delay }, transitions]);
    },
    onDone: () => [[{ kind: 'done' }, byType(node, `xstate.done.state.${node.id}`)]],
    invoke: () =>
      node.invoke.flatMap(({ id }): [EventModel, readonly RawTransition[]][] => [
        [{ kind: 'invoke-done', invoke: id }, byType(node, `xstate.done.actor.${id}`)],
        [{ kind: 'invoke-error', invoke: id }, byType(node, `xstate.error.actor.${id}`)],
        [{ kind: 'invoke-snapshot', invoke: id }, byType(node, `xstate.snapshot.${id}`)],
      ]),
  };
  const source = stateId(node.path);
  return Object.keys(node.config)
    .flatMap((key) => kinds[key]?.() ?? [])
    .flatMap(([event, transitions]) =>
      transitions.map((transition, i) => ({
        id: transitionId(source, event, i),
        source,
        event,
        targets: (transition.target ?? []).map((target) => stateId(target.path)),
        reenter: transition.reenter,
        ...(transition.guard === undefined ? {} : { guard: describeGuard(transition.guard) }),
        actions: transition.actions.map(describeAction),
        ...words(transition),
      })),
    );
}

const byType = (node: AnyStateNode, type: string): readonly RawTransition[] =>
  (node.transitions.get(type) ?? []) as readonly RawTransition[];

const eventOf = (name: string): EventModel => ({
  kind: name === '*' || name.endsWith('.*') ? 'wildcard' : 'event',
  name,
});

/**
 * The id, in the model, of a transition definition of XState, such as those that its inspection reports
 * (`@xstate.microstep` events carry them as `_transitions`).
 *
 * @example
 * ```ts
 * import { idOfTransition } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * const [definition] = door.states.shut?.transitions.get('OPEN') ?? [];
 * idOfTransition(definition); // 'shut:OPEN'
 * ```
 */
export function idOfTransition(definition: { source: AnyStateNode; eventType: string }): string {
  const { source: node, eventType } = definition;
  const transitions = eventType === '' ? (node.always ?? []) : (node.transitions.get(eventType) ?? []);
  const index = (transitions as readonly unknown[]).indexOf(definition);
  return transitionId(stateId(node.path), eventOfType(node, eventType), Math.max(0, index));
}

function eventOfType(node: AnyStateNode, type: string): EventModel {
  if (type === '') return { kind: 'always' };
  if (type === `xstate.done.state.${node.id}`) return { kind: 'done' };
  for (const { id } of node.invoke) {
    if (type === `xstate.done.actor.${id}`) return { kind: 'invoke-done', invoke: id };
    if (type === `xstate.error.actor.${id}`) return { kind: 'invoke-error', invoke: id };
    if (type === `xstate.snapshot.${id}`) return { kind: 'invoke-snapshot', invoke: id };
  }
  for (const transition of node.after as readonly RawTransition[]) {
    if (transition.eventType === type) return { kind: 'after', delay: transition.delay ?? '' };
  }
  return eventOf(type);
}

/** XState's own combinators mark their functions with a `check`; another copy of xstate has other ones with the same names. */
const combinator = (guard: unknown): string | undefined => {
  const check = (guard as { check?: unknown }).check;
  if (typeof check !== 'function') return undefined;
  const known: [string, unknown][] = [
    ['and', and([])],
    ['or', or([])],
    ['not', not('')],
    ['in', stateIn('')],
  ];
  const found = known.find(([, made]) => (made as { check?: unknown }).check === check);
  return found?.[0] ?? { checkAnd: 'and', checkOr: 'or', checkNot: 'not', checkStateIn: 'in' }[check.name];
};

function describeGuard(guard: unknown): GuardModel {
  if (typeof guard === 'string') return { kind: 'named', name: guard };
  if (typeof guard === 'object' && guard !== null) {
    const { type, params } = guard as { type: string; params?: unknown };
    const data = plain(params);
    return { kind: 'named', name: type, ...(data === undefined ? {} : { params: data }) };
  }
  const { guards = [], stateValue } = guard as { guards?: readonly unknown[]; stateValue?: unknown };
  switch (combinator(guard)) {
    case 'and':
      return { kind: 'and', guards: guards.map(describeGuard) };
    case 'or':
      return { kind: 'or', guards: guards.map(describeGuard) };
    case 'not':
      return { kind: 'not', guard: describeGuard(guards[0]) };
    case 'in':
      return { kind: 'in', state: plain(stateValue) ?? null };
    default:
      return { kind: 'inline', name: ownName(guard) };
  }
}

/** A function written in place is named after the property that holds it; that says nothing about it. */
const ownName = (value: unknown): string => {
  const name = typeof value === 'function' ? value.name : '';
  return ['', 'guard', 'actions', 'entry', 'exit', 'anonymous'].includes(name) ? 'inline' : name;
};

const BUILT_IN = [
  'assign',
  'raise',
  'sendTo',
  'emit',
  'log',
  'cancel',
  'spawnChild',
  'stopChild',
  'enqueueActions',
] as const;

function describeAction(action: unknown): ActionModel {
  if (typeof action === 'string') return { name: action, kind: 'named' };
  const type = (action as { type?: unknown }).type;
  if (typeof action === 'function') {
    const kind = BUILT_IN.find((name) => type === `xstate.${name}`);
    if (!kind) return { name: ownName(action), kind: 'inline' };
    const about = aboutBuiltIn(action as object);
    return { name: kind, kind, ...(about === undefined ? {} : { about }) };
  }
  const params = plain((action as { params?: unknown }).params);
  return { name: String(type), kind: 'named', ...(params === undefined ? {} : { params }) };
}

function aboutBuiltIn(action: object): string | undefined {
  const { assignment, event, value, actorRef, sendId, src, id } = action as Record<string, unknown>;
  if (typeof assignment === 'object' && assignment !== null) return Object.keys(assignment).join(', ');
  const type = (event ?? {}) as { type?: unknown };
  if (typeof type.type === 'string') return type.type;
  return [value, sendId, src, actorRef, id].find((x): x is string => typeof x === 'string' && x !== '');
}

const words = (item: {
  description?: string | undefined;
  meta?: unknown;
}): { description?: string; meta?: Meta } => {
  const meta = plain(item.meta);
  return {
    ...(item.description === undefined ? {} : { description: item.description }),
    ...(meta === null || typeof meta !== 'object' || Array.isArray(meta) ? {} : { meta }),
  };
};

/** The part of a value that is data. Functions, symbols and what is nested in a circle are left out. */
function plain(value: unknown, above: readonly unknown[] = []): Json | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || above.includes(value)) return undefined;
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => plain(item, inside) ?? null);
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const data = plain(item, inside);
    return data === undefined ? [] : [[key, data] as const];
  });
  return Object.fromEntries(entries);
}

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T];
