/**
 * Runs a chart by XState, on plain states. A state carries where its chart is (`at`); a step resolves that place on a
 * copy of the state, lets the machine take its transitions, and answers with the copy and all that was reported.
 *
 * One inert actor serves all steps: XState's own `transition()` would make one for each, and list actions rather than
 * run them between the microsteps that depend on them.
 */
import {
  type ActorScope,
  type AnyActorScope,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate';
import type { ClauseId, GameEvent, Step } from '../game.ts';
import type { ChartMeta, StateValue } from './chart.ts';

/** What a state must have to be driven. */
export interface Driven {
  at: StateValue;
  seq: number;
}

/** The event by which a chart's own moves are told: where it is now, and the transitions it took. */
export interface Entered extends GameEvent {
  readonly type: 'entered';
  readonly at: StateValue;
  readonly via: readonly string[];
}

export interface Drive<S extends Driven, E extends GameEvent, I extends { readonly type: string }> {
  /** Lays out a new game, tells so by `opening`, and goes on to the first decision. The state handed in is used up. */
  begin(state: S, opening: Omit<E, 'seq'>): Step<S, E>;
  /** Takes a decision that was checked before. A decision that moves nothing is a bug, and throws. */
  send(state: S, input: I): Step<S, E>;
}

/** Somewhere to put events while a step runs, and the number the next one gets. */
interface Sink<E> {
  state: { seq: number };
  events: E[];
}

/**
 * @param chart - makes the machine, given the function that its actions report to
 * @param copy - a copy of a state that shares nothing that may change
 */
export function createDrive<S extends Driven, E extends GameEvent, I extends { readonly type: string }>(
  chart: (report: (event: Omit<E, 'seq'>) => number) => AnyStateMachine,
  copy: (state: S) => S,
): Drive<S, E, I> {
  let sink: Sink<E> | undefined;
  let moved = false;

  const report = (event: Omit<E, 'seq'>): number => {
    if (!sink) throw new Error('a rule reported an event outside a step');
    const seq = ++sink.state.seq;
    sink.events.push({ seq, ...event } as E);
    return seq;
  };

  const machine = chart(report);

  const inert = createActor(
    fromTransition((state: null) => state, null),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep' || !sink) return;
        const snapshot = inspected.snapshot as unknown as {
          value: StateValue;
          getMeta(): Record<string, ChartMeta>;
        };
        const via = inspected._transitions.map(transitionId);
        if (via.length === 0) return;
        moved = true;
        const entered: Omit<Entered, 'seq'> = {
          type: 'entered',
          clause: innermostClause(snapshot.getMeta()),
          visibility: 'public',
          at: snapshot.value,
          via,
        };
        (sink.state as Driven).at = snapshot.value;
        report(entered as unknown as Omit<E, 'seq'>);
      },
    },
  );

  const scope: AnyActorScope = {
    self: inert,
    id: inert.id,
    sessionId: inert.sessionId,
    system: inert.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => action.exec?.(action.info, action.params),
  };

  const step = (state: S, run: () => void): Step<S, E> => {
    const events: E[] = [];
    sink = { state, events };
    moved = false;
    try {
      run();
    } finally {
      sink = undefined;
    }
    return { state, events };
  };

  return {
    begin: (state, opening) =>
      step(state, () => {
        report(opening);
        machine.getInitialSnapshot(scope, state);
      }),

    send: (before, input) => {
      const state = copy(before);
      return step(state, () => {
        machine.transition(machine.resolveState({ value: state.at, context: state }), input, scope);
        if (!moved)
          throw new Error(`the chart does not handle "${input.type}" at ${JSON.stringify(before.at)}`);
      });
    },
  };
}

/** The part of XState's transition definitions that names a transition. */
interface TransitionLike {
  readonly eventType: string;
  readonly source: {
    readonly path: readonly string[];
    readonly transitions: ReadonlyMap<string, readonly unknown[]>;
    readonly always?: readonly unknown[];
  };
}

/**
 * A transition's name: the path of its source, what triggers it, and its place among the transitions of that source
 * and trigger: `turn.attack:attack:0`, `turn.look:always:2`.
 */
export function transitionId(transition: TransitionLike): string {
  const { source, eventType } = transition;
  const always = source.always?.indexOf(transition) ?? -1;
  const [trigger, index] =
    always >= 0
      ? ['always', always]
      : [eventType, source.transitions.get(eventType)?.indexOf(transition) ?? 0];
  return `${source.path.join('.')}:${trigger}:${index}`;
}

/** The clause of the deepest state that a chart is in. */
function innermostClause(meta: Record<string, ChartMeta>): ClauseId {
  const ids = Object.keys(meta).sort((a, b) => b.length - a.length);
  const clause = ids.length > 0 ? meta[ids[0] as string]?.clause : undefined;
  if (clause === undefined) throw new Error('every state of a chart has a clause');
  return clause;
}
