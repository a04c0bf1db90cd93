import type { AnyStateMachine } from 'xstate';
import type { CustomAction, EventLike, Scope } from './chart.ts';
import { type Configuration, leavesOf, type Memory } from './configuration.ts';
import { type Interpreter, reserved, type Work } from './macrostep.ts';
import { message } from './prose/en.ts';
import { Arguments } from './scope.ts';
import type { ExecutableAction, Snapshot } from './types.ts';

/** Keeps the configuration on a snapshot and its copies; JSON leaves it out, and then the value says where to go on. */
const place: unique symbol = Symbol('configuration');

type Placed = Snapshot & { readonly [place]?: Configuration };
type Pair = readonly [Snapshot, readonly ExecutableAction[]];

/** Pure steps: snapshots in, snapshots and actions out. */
export const createPure = (machine: AnyStateMachine, interpreter: Interpreter) => {
  const { chart, configurations } = interpreter;

  const snapshotAt = (at: Configuration, context: unknown, more: Partial<Snapshot> = {}): Snapshot => {
    const snapshot: Placed = {
      status: 'active',
      value: at.value,
      context,
      output: undefined,
      error: undefined,
      historyValue: Object.fromEntries(
        [...at.memory].map(([index, states]) => [
          chart.nodes[index]?.id as string,
          states.map(({ id }) => ({ id })),
        ]),
      ),
      ...more,
      [place]: at,
    };
    return snapshot;
  };

  const placeOf = (snapshot: Placed): Configuration => {
    const known = snapshot[place];
    if (known && configurations.at(known.id) === known) return known;
    const leaves = leavesOf(chart, snapshot.value);
    if (!leaves) throw new RangeError(message.value(JSON.stringify(snapshot.value)));
    const byId = new Map(chart.nodes.map((node) => [node.id, node]));
    const memory: Memory = new Map(
      Object.entries(snapshot.historyValue ?? {}).map(([id, states]) => {
        const nodes = [id, ...states.map((state) => state.id)].map((name) => {
          const node = byId.get(name);
          if (!node) throw new RangeError(message.value(name));
          return node;
        });
        return [nodes[0]?.index as number, nodes.slice(1)];
      }),
    );
    return configurations.of(leaves, memory);
  };

  const work = (context: unknown, event: EventLike): Work & { readonly actions: ExecutableAction[] } => {
    const actions: ExecutableAction[] = [];
    return {
      scope: new Arguments(context, event),
      queue: [],
      taken: 0,
      result: undefined,
      actions,
      perform: ({ type, exec }: CustomAction, scope: Scope, params: unknown) => {
        actions.push({ type, info: new Arguments(scope.context, scope.event), params, exec });
      },
    };
  };

  const initial = (input?: unknown): Pair => {
    const { context } = machine.config;
    const event = { type: reserved.init, input };
    const entering = work(typeof context === 'function' || !context ? {} : context, event);
    // An error leaves the machine where it would first have stood, with the context it began with.
    let before = entering.scope.context;
    try {
      if (typeof context === 'function') {
        const scope = new Arguments(undefined, event);
        const given = Object.create(scope, { input: { value: input, enumerable: true } });
        before = { ...(context as (given: unknown) => object)(given) };
        entering.scope.context = before;
      }
      const at = interpreter.enter(entering);
      return [finished(at, entering), entering.actions];
    } catch (error) {
      return [snapshotAt(interpreter.initial.next, before, { status: 'error', error }), entering.actions];
    }
  };

  const step = (snapshot: Snapshot, event: EventLike): Pair => {
    if (snapshot.status !== 'active') return [snapshot, []];
    if (event.type === reserved.stop) return [{ ...snapshot, status: 'stopped' }, []];
    const taking = work(snapshot.context, event);
    const at = interpreter.take(taking, placeOf(snapshot));
    if (!at) return [{ ...snapshot, status: 'error', error: (event as { error?: unknown }).error }, []];
    return [finished(at, taking), taking.actions];
  };

  const finished = (at: Configuration, { scope, result }: Work): Snapshot =>
    snapshotAt(at, scope.context, at.done ? { status: 'done', output: result } : {});

  return { initial, step };
};
