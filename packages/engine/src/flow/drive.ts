/**
 * Runs a chart by XState, on plain states. A state carries where its chart is (`at`); a step resolves that place on a
 * copy of the state, lets the machine take its transitions, and answers with the copy and all that was reported.
 *
 * One inert actor serves all steps: XState's own `transition()` would make one for each, and list actions rather than
 * run them between the microsteps that depend on them.
 */
import { idOfTransition } from '@komradery/statechart/describe';
import { type AnyActorScope, type AnyStateMachine, createActor, fromTransition } from 'xstate';
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
  /**
   * Begins a game where its state says that its chart is, tells so by `opening`, and goes on to the first decision.
   * The state handed in is used up.
   */
  begin(state: S, opening: Omit<E, 'seq'>): Step<S, E>;
  /** Takes a decision that was checked before. A decision that moves nothing is a bug, and throws. */
  send(state: S, input: I): Step<S, E>;
}

/** Nothing handles it: it has a machine look at its eventless transitions. */
export const BEGIN = { type: 'komradery.begin' };

/** Somewhere to put events while a step runs, and the number the next one gets. */
interface Sink<E> {
  state: Driven;
  events: E[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The part of XState's snapshots that tells where a machine is. */
interface Moved {
  readonly value: StateValue;
  getMeta(): Record<string, ChartMeta>;
}

/**
 * @param chart - makes the machine, given the function that its actions report to
 * @param copy - a copy of a state that shares nothing that may change
 * @param settle - looks at a step that is done, and tells what changed in it without an event of its own
 */
export function createDrive<S extends Driven, E extends GameEvent, I extends { readonly type: string }>(
  chart: (report: (event: Omit<E, 'seq'>) => number) => AnyStateMachine,
  copy: (state: S) => S,
  settle?: (before: S, state: S, report: (event: Omit<E, 'seq'>) => number) => void,
): Drive<S, E, I> {
  let sink: Sink<E> | undefined;
  let moved = false;
  /** The event of the microstep that is under way, once a state was entered in it. */
  let entered: Writable<Entered> | undefined;

  const report = (event: Omit<E, 'seq'>): number => {
    if (!sink) throw new Error('a rule reported an event outside a step');
    const seq = ++sink.state.seq;
    sink.events.push({ seq, ...event } as E);
    return seq;
  };

  const tellMove = () => {
    const { state, events } = sink as Sink<E>;
    report({ type: 'entered', clause: '', visibility: 'public', at: state.at, via: [] } as unknown as Omit<
      E,
      'seq'
    >);
    entered = events.at(-1) as unknown as Writable<Entered>;
  };

  const machine = chart(report);

  // A move is told before what the new state does on entry. What it was, the inspector knows only when it is over.
  for (const node of leaves(machine.root)) {
    node.entry.unshift(() => {
      if (!entered) tellMove();
    });
  }

  const inert = createActor(
    fromTransition((state: null) => state, null),
    {
      inspect: (inspected) => {
        if (inspected.type !== '@xstate.microstep' || !sink) return;
        const via = inspected._transitions.map(idOfTransition);
        if (via.length === 0) return;
        const snapshot = inspected.snapshot as unknown as Moved;
        if (!entered) tellMove();
        const told = entered as unknown as Writable<Entered>;
        told.clause = innermostClause(snapshot.getMeta());
        told.at = snapshot.value;
        told.via = via;
        sink.state.at = snapshot.value;
        entered = undefined;
        moved = true;
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

  const step = (before: S | undefined, state: S, run: () => void): Step<S, E> => {
    const events: E[] = [];
    sink = { state, events };
    moved = false;
    entered = undefined;
    try {
      run();
      if (before) settle?.(before, state, report);
    } finally {
      sink = undefined;
    }
    return { state, events };
  };

  return {
    begin: (state, opening) =>
      step(settle && copy(state), state, () => {
        report(opening);
        // Not by `getInitialSnapshot`: it would hand the actions a copy of the state, and the caller the state itself.
        machine.transition(machine.resolveState({ value: state.at, context: state }), BEGIN, scope);
      }),

    send: (before, input) => {
      const state = copy(before);
      return step(before, state, () => {
        machine.transition(machine.resolveState({ value: state.at, context: state }), input, scope);
        if (!moved)
          throw new Error(`the chart does not handle "${input.type}" at ${JSON.stringify(before.at)}`);
      });
    },
  };
}

type StateNode = AnyStateMachine['root'];

const leaves = (node: StateNode): StateNode[] => {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leaves);
};

/** The clause of the deepest state that a chart is in. */
function innermostClause(meta: Record<string, ChartMeta>): ClauseId {
  const ids = Object.keys(meta).sort((a, b) => b.length - a.length);
  const clause = ids.length > 0 ? meta[ids[0] as string]?.clause : undefined;
  if (clause === undefined) throw new Error('every state of a chart has a clause');
  return clause;
}
