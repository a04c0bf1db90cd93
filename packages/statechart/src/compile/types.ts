import type { EventLike } from './chart.ts';
import type { StateValue } from './value.ts';

export type Status = 'active' | 'done' | 'error' | 'stopped';

/**
 * Where a machine stands, as plain data. What XState's snapshots say of the same machine: `value`, `context`, `status`, `output`
 * and `error` are equal after every event.
 */
export interface Snapshot<TContext = unknown, TOutput = unknown> {
  readonly status: Status;
  readonly value: StateValue;
  readonly context: TContext;
  readonly output: TOutput | undefined;
  readonly error: unknown;
  /** By the id of a history state, the ids of the states it remembers. */
  readonly historyValue: Readonly<Record<string, readonly { readonly id: string }[]>>;
}

/** A custom action that is to be run, as XState's `transition` returns it: `exec?.(info, params)`. */
export interface ExecutableAction<TContext = unknown, TEvent extends EventLike = EventLike> {
  readonly type: string;
  readonly info: { readonly context: TContext; readonly event: TEvent };
  readonly params: unknown;
  /** Absent when nothing implements the action. */
  readonly exec: ((info: { context: TContext; event: TEvent }, params: unknown) => void) | undefined;
}

/**
 * A machine under way, changed in place by `send`.
 *
 * `config` is the number of its configuration, and together with `context` says all there is to say: copy both, and `resume`
 * goes on from there.
 */
export interface Run<TContext = unknown, TOutput = unknown> {
  config: number;
  context: TContext;
  status: Status;
  output: TOutput | undefined;
  error: unknown;
}

/** Steps a machine in place: actions run at once, on the context that was handed in. */
export interface InPlace<TContext = unknown, TEvent extends EventLike = EventLike, TOutput = unknown> {
  /**
   * Enters the machine with this very context, not with the machine's own. As in an XState actor, the actions of the
   * initial macrostep run after it.
   *
   * @throws what a guard, an action or an expression throws.
   */
  start(context: TContext, input?: unknown): Run<TContext, TOutput>;
  /**
   * Takes an event. A machine that is no longer active takes none.
   *
   * @throws what a guard, an action or an expression throws; the run then has the status `error`, and the configuration and context
   * object from before the event, like the snapshot of an XState actor.
   */
  send(run: Run<TContext, TOutput>, event: TEvent): void;
  /**
   * Goes on from a configuration that this machine has given out, or that `fromValue` has found.
   *
   * @throws RangeError if there is no such configuration.
   */
  resume(config: number, context: TContext): Run<TContext, TOutput>;
  /** The state value of a configuration, frozen. Throws RangeError if there is no such configuration. */
  toValue(config: number): StateValue;
  /** The configuration of a whole state value, its history states empty; undefined for any other input. */
  fromValue(value: unknown): number | undefined;
  /** Whether the machine is at its end in a configuration. */
  isDone(config: number): boolean;
}

/** A compiled machine: pure steps as XState's `transition` takes them, and steps in place. */
export interface Compiled<
  TContext = unknown,
  TEvent extends EventLike = EventLike,
  TInput = unknown,
  TOutput = unknown,
> extends InPlace<TContext, TEvent, TOutput> {
  /** The initial snapshot, and the actions to run. An error on the way is the snapshot's. */
  initial(
    input?: TInput,
  ): readonly [Snapshot<TContext, TOutput>, readonly ExecutableAction<TContext, TEvent>[]];
  /**
   * The snapshot after an event, and the custom actions to run, in order. Nothing is changed and no custom action is run. A
   * snapshot whose status is not `active` is returned as it is.
   *
   * @throws what a guard, an assigner or an expression throws, as `transition` does.
   */
  step(
    snapshot: Snapshot<TContext, TOutput>,
    event: TEvent,
  ): readonly [Snapshot<TContext, TOutput>, readonly ExecutableAction<TContext, TEvent>[]];
}
