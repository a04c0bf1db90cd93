import { isDeepStrictEqual } from 'node:util';
import { type AnyStateMachine, createActor, initialTransition, transition } from 'xstate';
import type { Compiled, InPlace, Run } from '../../src/compile/index.ts';
import type { Context } from './random-machine.ts';

interface Event {
  readonly type: string;
}

type Machine = Compiled<Context, Event>;

/** What a step came to, in the same words for both sides. */
interface Account {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly output: unknown;
  readonly error: string | undefined;
  readonly actions: unknown;
}

const told = (error: unknown): string | undefined =>
  error === undefined ? undefined : error instanceof Error ? error.message : String(error);

const mismatch = (step: string, expected: Account, found: Account): Error =>
  new Error(`after ${step}\nXState: ${JSON.stringify(expected)}\nours:   ${JSON.stringify(found)}`);

const same = (step: string, expected: Account, found: Account): void => {
  if (!isDeepStrictEqual(structuredClone(expected), structuredClone(found)))
    throw mismatch(step, expected, found);
};

/** What happened on the way, for tests that ask whether the random machines are worth anything. */
export interface Tally {
  [what: string]: number;
}

export const count = (tally: Tally, what: string): void => {
  tally[what] = (tally[what] ?? 0) + 1;
};

interface Listed {
  readonly type: string;
  readonly params: unknown;
  readonly info: { readonly context: unknown; readonly event: unknown };
}

const listed = (actions: readonly unknown[]): unknown =>
  (actions as readonly Listed[])
    .filter(({ type }) => type !== 'xstate.raise')
    .map(({ type, params, info }) => ({
      type,
      params,
      context: info.context,
      event: { ...(info.event as object) },
    }));

/**
 * Steps a machine through events by XState's `transition` and by ours, and throws at the first difference. If it is to be stored,
 * each step begins with what is left of the snapshot by JSON.
 */
export const comparePure = (
  machine: AnyStateMachine,
  compiled: Machine,
  events: readonly Event[],
  tally: Tally = {},
  isStored = false,
): void => {
  let [theirs, theirActions] = initialTransition(machine) as readonly [
    ReturnType<typeof machine.resolveState>,
    readonly unknown[],
  ];
  let [ours, ourActions] = compiled.initial();
  const compare = (step: string): void => {
    same(
      step,
      { ...pick(theirs), actions: listed(theirActions) },
      { ...pick(ours), actions: listed(ourActions) },
    );
  };
  compare('the start');
  count(tally, theirs.status);
  for (const [i, event] of events.entries()) {
    if (theirs.status !== 'active') break;
    const step = `event ${i}, ${event.type}`;
    if (isStored) {
      theirs = machine.restoreSnapshot(
        stored(machine.getPersistedSnapshot(theirs)),
        {} as never,
      ) as typeof theirs;
      ours = stored(ours);
    }
    const [their, our] = [
      attempt(() => transition(machine, theirs, event)),
      attempt(() => compiled.step(ours, event)),
    ];
    if (told(their.error) !== told(our.error)) {
      throw new Error(`after ${step}\nXState: ${told(their.error)}\nours:   ${told(our.error)}`);
    }
    if (!their.result || !our.result) {
      count(tally, /^Infinite/.test(told(their.error) ?? '') ? 'endless' : 'thrown');
      continue;
    }
    const before = theirs;
    [theirs, theirActions] = their.result as unknown as readonly [typeof theirs, typeof theirActions];
    [ours, ourActions] = our.result;
    compare(step);
    count(tally, theirs.status);
    count(tally, isDeepStrictEqual(before.value, theirs.value) ? 'stayed' : 'moved');
    if (Object.keys(theirs.historyValue).length > 0) count(tally, 'remembered');
    if (theirs._nodes.filter(({ type }) => type === 'parallel').length > 1) count(tally, 'nested parallel');
  }
};

const pick = (snapshot: {
  status: unknown;
  value: unknown;
  context: unknown;
  output?: unknown;
  error?: unknown;
}) => ({
  status: String(snapshot.status),
  value: snapshot.value,
  context: snapshot.context,
  output: snapshot.output,
  error: told(snapshot.error),
});

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const attempt = <T>(run: () => T): { result?: T; error?: unknown } => {
  try {
    return { result: run() };
  } catch (error) {
    return { error };
  }
};

/** Steps a machine through events as an XState actor does and in place, and throws at the first difference. */
export const compareInPlace = (
  machine: AnyStateMachine,
  compiled: InPlace<Context, Event>,
  events: readonly Event[],
  tally: Tally = {},
): void => {
  const actor = createActor(machine);
  actor.subscribe({ error: () => undefined });
  actor.start();
  const started = attempt(() => compiled.start({ count: 0, trail: [] }));
  const theirs = () => actor.getSnapshot();
  if (!started.result) {
    const { status, error } = theirs();
    if (status !== 'error' || told(error) !== told(started.error)) {
      throw new Error(`at the start\nXState: ${status} ${told(error)}\nours:   ${told(started.error)}`);
    }
    count(tally, 'error');
    return;
  }
  const run: Run<Context> = started.result;
  const compare = (step: string): void => {
    const ours = { ...pick({ ...run, value: compiled.toValue(run.config) }), actions: undefined };
    same(step, { ...pick(theirs()), actions: undefined }, ours);
    const found = compiled.fromValue(stored(ours.value));
    if (found === undefined || !isDeepStrictEqual(compiled.toValue(found), ours.value)) {
      throw new Error(`after ${step} the value ${JSON.stringify(ours.value)} is not found again`);
    }
  };
  compare('the start');
  for (const [i, event] of events.entries()) {
    if (theirs().status !== 'active') break;
    actor.send(event);
    attempt(() => compiled.send(run, event));
    compare(`event ${i}, ${event.type}`);
    count(tally, run.status);
  }
};
