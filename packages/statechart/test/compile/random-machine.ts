import fc from 'fast-check';
import { type AnyStateMachine, and, assign, createMachine, not, or, raise, stateIn } from 'xstate';

/**
 * Machines drawn at random, described as plain data so that a failure prints, and shrinks.
 *
 * A description is a list of states, each with the number of its parent; whatever numbers are drawn, they are read so that the
 * machine is one that XState runs.
 */
export interface MachineSketch {
  readonly states: readonly StateSketch[];
  readonly maxIterations: number;
  readonly output: OutputSketch;
}

type OutputSketch = 'none' | 'constant' | 'function' | 'throwing';

interface StateSketch {
  readonly parent: number;
  readonly kind: 'state' | 'parallel' | 'final' | 'history' | 'deep history';
  readonly initial: number;
  readonly initialActions: readonly ActionSketch[];
  readonly entry: readonly ActionSketch[];
  readonly exit: readonly ActionSketch[];
  readonly on: readonly (TransitionSketch & { readonly descriptor: string; readonly inert: boolean })[];
  readonly always: readonly TransitionSketch[];
  readonly onDone: readonly TransitionSketch[];
  readonly output: OutputSketch;
  readonly defaultsTo: number | undefined;
}

interface TransitionSketch {
  /** Numbers of states; none for a targetless transition. A second one is left out where both cannot be active together. */
  readonly targets: readonly number[];
  readonly reenter: boolean;
  readonly guard: GuardSketch | undefined;
  readonly actions: readonly ActionSketch[];
}

interface ActionSketch {
  readonly kind:
    | 'custom'
    | 'missing'
    | 'throwing'
    | 'inline'
    | 'assign'
    | 'inline assign'
    | 'raise'
    | 'raise computed';
  readonly which: number;
  readonly params: 'none' | 'constant' | 'function';
}

type GuardSketch =
  | {
      readonly kind: 'parity' | 'below' | 'event' | 'throwing' | 'inline' | 'inside' | 'path';
      readonly which: number;
    }
  | { readonly kind: 'and' | 'or'; readonly guards: readonly GuardSketch[] }
  | { readonly kind: 'not'; readonly guard: GuardSketch };

/** What a machine may hold: all of it, or what source text can: no functions in the machine itself. */
export interface Scope {
  readonly inline: boolean;
  readonly parallel: boolean;
}

const sentTypes = ['E0', 'E1', 'E2', 'a', 'a.b', 'a.b.c', 'other'] as const;
const descriptors = [
  'E0',
  'E0',
  'E0',
  'E1',
  'E1',
  'E1',
  'E2',
  'a',
  'a.b',
  'a.*',
  'a.b.*',
  '*',
  'a.*.c',
] as const;
const raised = ['E0', 'E1', 'E2', 'a.b', 'other'] as const;

export interface Context {
  readonly count: number;
  readonly trail: string[];
}
interface Mutable {
  count: number;
  trail: string[];
}

interface Event {
  readonly type: string;
  readonly by?: number;
}

const actionSketch = ({ inline }: Scope): fc.Arbitrary<ActionSketch> =>
  fc.record({
    kind: fc.oneof(
      { weight: 10, arbitrary: fc.constantFrom<ActionSketch['kind']>('custom') },
      { weight: 4, arbitrary: fc.constantFrom<ActionSketch['kind']>('assign') },
      { weight: 1, arbitrary: fc.constantFrom<ActionSketch['kind']>('raise', 'throwing') },
      {
        weight: inline ? 2 : 0,
        arbitrary: fc.constantFrom<ActionSketch['kind']>(
          'inline',
          'inline assign',
          'raise computed',
          'missing',
        ),
      },
    ),
    which: fc.nat({ max: 4 }),
    params: fc.constantFrom<ActionSketch['params']>(
      'none',
      'constant',
      ...(inline ? (['function'] as const) : []),
    ),
  });

const guardSketch = ({ inline }: Scope): fc.Arbitrary<GuardSketch> =>
  fc.letrec<{ guard: GuardSketch }>((tie) => ({
    guard: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'guard' },
      fc.record({
        kind: fc.constantFrom<'parity' | 'below' | 'event' | 'throwing' | 'inline' | 'inside' | 'path'>(
          'parity',
          'parity',
          'below',
          'below',
          'event',
          'throwing',
          'inside',
          'path',
          ...(inline ? (['inline'] as const) : []),
        ),
        which: fc.nat({ max: 11 }),
      }),
      fc.record({
        kind: fc.constantFrom<'and' | 'or'>('and', 'or'),
        guards: fc.array(tie('guard'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({ kind: fc.constant('not' as const), guard: tie('guard') }),
    ),
  })).guard;

const transitionSketch = (scope: Scope, guarded: number): fc.Arbitrary<TransitionSketch> =>
  fc.record({
    targets: fc.oneof(
      { weight: 1, arbitrary: fc.constant<number[]>([]) },
      { weight: 8, arbitrary: fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 1 }) },
      {
        weight: scope.parallel ? 1 : 0,
        arbitrary: fc.array(fc.nat({ max: 30 }), { minLength: 2, maxLength: 2 }),
      },
    ),
    reenter: fc.boolean(),
    guard: fc.option(guardSketch(scope), { nil: undefined, freq: guarded }),
    actions: fc.array(actionSketch(scope), { maxLength: 2 }),
  });

const stateSketch = (scope: Scope): fc.Arbitrary<StateSketch> =>
  fc.record({
    parent: fc.nat({ max: 30 }),
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant<StateSketch['kind']>('state') },
      { weight: scope.parallel ? 4 : 0, arbitrary: fc.constant<StateSketch['kind']>('parallel') },
      { weight: 2, arbitrary: fc.constant<StateSketch['kind']>('final') },
      { weight: 1, arbitrary: fc.constantFrom<StateSketch['kind']>('history', 'deep history') },
    ),
    initial: fc.nat({ max: 10 }),
    initialActions: fc.array(actionSketch(scope), { maxLength: 1 }),
    entry: fc.array(actionSketch(scope), { maxLength: 2 }),
    exit: fc.array(actionSketch(scope), { maxLength: 2 }),
    on: fc.array(
      fc
        .tuple(
          transitionSketch(scope, 2),
          fc.constantFrom(...descriptors),
          fc.oneof(
            { weight: 12, arbitrary: fc.constant(false) },
            { weight: 1, arbitrary: fc.constant(true) },
          ),
        )
        .map(([transition, descriptor, inert]) => ({ ...transition, descriptor, inert })),
      { maxLength: 5, size: 'max' },
    ),
    always: fc.oneof(
      { weight: 15, arbitrary: fc.constant<TransitionSketch[]>([]) },
      { weight: 1, arbitrary: fc.array(transitionSketch(scope, 6), { minLength: 1, maxLength: 2 }) },
    ),
    onDone: fc.array(transitionSketch(scope, 2), { maxLength: 1 }),
    output: fc.constantFrom<OutputSketch>(
      'none',
      'constant',
      ...(scope.inline ? (['function', 'throwing'] as const) : []),
    ),
    defaultsTo: fc.option(fc.nat({ max: 30 }), { nil: undefined }),
  });

export const machineSketch = (scope: Scope): fc.Arbitrary<MachineSketch> =>
  // Small numbers and short lists, which fast-check would prefer, make machines in which little happens.
  fc.noBias(
    fc.record({
      states: fc.array(stateSketch(scope), { minLength: 3, maxLength: 16, size: 'max' }),
      maxIterations: fc.oneof(
        { weight: 1, arbitrary: fc.nat({ max: 3 }) },
        { weight: 9, arbitrary: fc.integer({ min: 4, max: 12 }) },
      ),
      output: fc.constantFrom<OutputSketch>(
        'none',
        'constant',
        ...(scope.inline ? (['function', 'throwing'] as const) : []),
      ),
    }),
  );

export const eventSequence: fc.Arbitrary<readonly Event[]> = fc.noBias(
  fc.array(
    fc.record({
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom<string>(...sentTypes) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('xstate.error.actor.x', 'xstate.init', 'xstate.done.state.n1'),
        },
      ),
      by: fc.nat({ max: 3 }),
    }),
    { minLength: 4, maxLength: 12, size: 'max' },
  ),
);

/** Functions for the names of a machine. Custom actions change the context in place. */
export const implementations = {
  actions: {
    ...Object.fromEntries(
      [0, 1, 2, 3, 4].map((n) => [
        `a${n}`,
        ({ context, event }: { context: Mutable; event: Event }, params: unknown) => {
          context.trail.push(`a${n} ${event.type} ${JSON.stringify(params)}`);
          context.count += n;
        },
      ]),
    ),
    fail: ({ context }: { context: Mutable }) => {
      context.trail.push('fail');
      if (context.count % 3 === 0) throw new Error(`failed at ${context.count}`);
    },
    add: assign(({ context, event }: { context: Context; event: Event }, params: unknown) => ({
      count:
        context.count + 1 + ((event as Event).by ?? 0) + ((params as { k?: number } | undefined)?.k ?? 0),
    })),
    next: raise(({ context }: { context: Context }) => ({
      type: raised[context.count % raised.length] as string,
    })),
  },
  guards: {
    even: ({ context }: { context: Context }) => context.count % 2 === 0,
    odd: 'notEven',
    notEven: not('even'),
    below: ({ context }: { context: Context }, { limit }: { limit: number }) => context.count < limit,
    isFirst: ({ event }: { event: Event }) => event.type === 'E0',
    fails: ({ context }: { context: Context }) => {
      if (context.count % 4 === 3) throw new Error(`guard failed at ${context.count}`);
      return context.count % 4 > 1;
    },
  },
} as const;

/** The machine that a sketch describes. */
export const machineOf = (sketch: MachineSketch): AnyStateMachine => {
  const nodes = layOut(sketch.states);
  const config = {
    ...(stateConfig(nodes[0] as Placed, nodes) as object),
    id: 'n0',
    context: () => ({ count: 0, trail: [] }),
    options: { maxIterations: sketch.maxIterations },
    ...outputConfig(sketch.output),
  };
  // A random machine has no static type.
  return createMachine(config as never, implementations as never) as unknown as AnyStateMachine;
};

interface Placed {
  readonly sketch: StateSketch;
  readonly number: number;
  readonly parent: Placed | undefined;
  readonly children: Placed[];
}

const isHistory = ({ sketch }: Placed): boolean =>
  sketch.kind === 'history' || sketch.kind === 'deep history';
const regions = (node: Placed): Placed[] => node.children.filter((child) => !isHistory(child));

/** Hangs each state below an earlier one that may have children; the first is the root. */
const layOut = (sketches: readonly StateSketch[]): readonly Placed[] => {
  const nodes: Placed[] = [];
  sketches.forEach((sketch, number) => {
    const possible = nodes.filter(({ sketch: { kind } }) => kind === 'state' || kind === 'parallel');
    // Late parents make deep machines, early ones broad machines.
    const parent =
      sketch.parent % 3 === 0
        ? possible[0]
        : possible.at(-1 - (Math.floor(sketch.parent / 3) % Math.min(3, possible.length)));
    const kind = !parent && sketch.kind !== 'parallel' ? 'state' : sketch.kind;
    const node: Placed = { sketch: { ...sketch, kind }, number, parent, children: [] };
    nodes.push(node);
    parent?.children.push(node);
  });
  // A state whose children are all history states would have no initial state.
  const bare = nodes
    .filter((node) => node.children.length > 0 && regions(node).length === 0)
    .flatMap((node) => node.children);
  for (const node of bare) (node as { sketch: StateSketch }).sketch = { ...node.sketch, kind: 'state' };
  return nodes;
};

const lineage = (node: Placed): Placed[] => (node.parent ? [...lineage(node.parent), node] : [node]);

const stateConfig = (node: Placed, nodes: readonly Placed[]): object => {
  const { sketch, number, children } = node;
  if (isHistory(node)) {
    const below = nodes.filter(
      (other) =>
        other !== node &&
        !isHistory(other) &&
        lineage(other)
          .slice(0, -1)
          .includes(node.parent as Placed),
    );
    const target =
      sketch.defaultsTo === undefined ? undefined : below[sketch.defaultsTo % Math.max(1, below.length)];
    return {
      id: `n${number}`,
      type: 'history',
      history: sketch.kind === 'history' ? 'shallow' : 'deep',
      ...(target && { target: `#n${target.number}` }),
    };
  }
  const inner = regions(node);
  const isParallel = sketch.kind === 'parallel' && inner.length > 0;
  const open = inner.filter((child) => child.sketch.kind !== 'final' || sketch.initial === 10);
  const nested = open.filter((child) => regions(child).length > 0);
  const likely = nested.length > 0 && sketch.initial % 4 !== 0 ? nested : open;
  const first = likely[sketch.initial % Math.max(1, likely.length)] ?? inner[0];
  const on: Record<string, unknown> = {};
  for (const transition of sketch.on) {
    const list = (on[transition.descriptor] ?? []) as unknown[];
    on[transition.descriptor] = transition.inert
      ? undefined
      : [...list, transitionConfig(transition, node, nodes)];
  }
  return {
    id: `n${number}`,
    ...(sketch.kind === 'final' && { type: 'final', ...outputConfig(sketch.output) }),
    ...(isParallel && { type: 'parallel' }),
    ...(first &&
      !isParallel && {
        initial: { target: `s${first.number}`, actions: sketch.initialActions.map(actionConfig) },
      }),
    entry: sketch.entry.map(actionConfig),
    exit: sketch.exit.map(actionConfig),
    on,
    always: sketch.always.map((transition) => transitionConfig(transition, node, nodes)),
    ...(inner.length > 0 && {
      onDone: sketch.onDone.map((transition) => transitionConfig(transition, node, nodes)),
    }),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map((child) => [`s${child.number}`, stateConfig(child, nodes)])),
    }),
  };
};

const outputConfig = (sketch: OutputSketch): object => {
  if (sketch === 'none') return {};
  if (sketch === 'constant') return { output: { kept: true } };
  return {
    output: ({ context, event }: { context: Context; event: Event & { output?: unknown } }) => {
      if (sketch === 'throwing' && context.count % 5 === 1) throw new Error('output failed');
      return { count: context.count, type: event.type, of: event.output };
    },
  };
};

const transitionConfig = (
  { targets, reenter, guard, actions }: TransitionSketch,
  source: Placed,
  nodes: readonly Placed[],
): object => {
  const chosen: Placed[] = [];
  for (const number of targets) {
    const target = nodes[number % nodes.length] as Placed;
    if (!isAmbiguous(source, target) && chosen.every((other) => fitTogether(other, target)))
      chosen.push(target);
  }
  return {
    ...(chosen.length > 0 && { target: chosen.map(({ number }) => `#n${number}`) }),
    reenter,
    ...(guard && { guard: guardConfig(guard, nodes) }),
    actions: actions.map(actionConfig),
  };
};

/** A history state aimed at from inside its parent, in a parallel state: see the refusal `history-inside`. */
const isAmbiguous = (source: Placed, target: Placed): boolean => {
  const around = lineage(source).slice(0, -1);
  return (
    isHistory(target) &&
    around.includes(target.parent as Placed) &&
    around.some(({ sketch }) => sketch.kind === 'parallel')
  );
};

const fitTogether = (one: Placed, other: Placed): boolean => {
  const [a, b] = [one, other].map((node) => lineage(isHistory(node) ? (node.parent as Placed) : node)) as [
    Placed[],
    Placed[],
  ];
  const split = a.findIndex((node, i) => node !== b[i]);
  const above = a[split - 1];
  return split > 0 && split < b.length && above !== undefined && above.sketch.kind === 'parallel';
};

const actionConfig = ({ kind, which, params }: ActionSketch): unknown => {
  const withParams = (type: string): unknown => {
    if (params === 'none') return type;
    if (params === 'constant') return { type, params: { k: which } };
    return {
      type,
      params: ({ context, event }: { context: Context; event: Event }) => {
        if (which === 4 && context.count % 5 === 2) throw new Error('params failed');
        return { k: context.count, type: event.type };
      },
    };
  };
  switch (kind) {
    case 'custom':
      return withParams(`a${which}`);
    case 'missing':
      return withParams('nobody');
    case 'throwing':
      return withParams('fail');
    case 'assign':
      return withParams('add');
    case 'inline':
      return ({ context, event }: { context: Mutable; event: Event }) => {
        context.trail.push(`inline ${event.type}`);
        context.count += 2;
      };
    case 'inline assign':
      return assign({
        count: ({ context }: { context: Context }) => context.count + which,
        last: ({ event }: { event: Event }) => event.type,
        fixed: which,
      } as never);
    case 'raise':
      return raise({ type: raised[which % raised.length] as string, by: which } as never);
    case 'raise computed':
      return withParams('next');
  }
};

const guardConfig = (sketch: GuardSketch, nodes: readonly Placed[]): unknown => {
  switch (sketch.kind) {
    case 'and':
    case 'or': {
      const guards = sketch.guards.map((guard) => guardConfig(guard, nodes)) as never[];
      return sketch.kind === 'and' ? and(guards) : or(guards);
    }
    case 'not':
      return not(guardConfig(sketch.guard, nodes) as never);
    case 'parity':
      return sketch.which % 2 === 0 ? 'even' : 'odd';
    case 'below':
      return { type: 'below', params: { limit: sketch.which * 3 } };
    case 'event':
      return 'isFirst';
    case 'throwing':
      return 'fails';
    case 'inline':
      return ({ context }: { context: Context }) => context.count % 3 !== 0;
    case 'inside':
      return stateIn(`#n${sketch.which % nodes.length}`);
    case 'path': {
      const path = lineage(nodes[sketch.which % nodes.length] as Placed).slice(1);
      return path.length === 0 ? stateIn({}) : stateIn(path.map(({ number }) => `s${number}`).join('.'));
    }
  }
};
