import type { EventLike } from './chart.ts';
import type { Configuration } from './configuration.ts';
import type { Decision } from './decision.ts';
import type { Interpreter } from './macrostep.ts';
import type { Microstep } from './microstep.ts';
import { type Budget, microstepsOf } from './stations.ts';

/**
 * What is left of a macrostep: the configuration, the raised events that wait, and whether eventless transitions are to be looked
 * for. Events of source text are plain data, so that all of it is known before anything runs.
 */
export interface Rest {
  readonly at: Configuration;
  readonly waiting: readonly EventLike[];
  /** What eventless transitions come to; undefined if they are not looked for. */
  readonly eventless: Decision | undefined;
  /** What the first waiting event comes to; undefined if none waits. */
  readonly event: Decision | undefined;
  /** Nothing is left to do: the machine is done, or no transition and no event is left. */
  readonly settled: boolean;
  /** The most iterations that it takes, as XState counts them; Infinity if it can go round in circles. */
  readonly iterations: number;
  /** What is left after a microstep of the eventless transitions, or of the first waiting event. */
  readonly after: (microstep: Microstep, on: 'eventless' | 'event') => Rest;
}

/** Works out what is left after microsteps, each rest once. */
export const createRests = (interpreter: Interpreter, budget: Budget) => {
  const known = new Map<string, Rest>();
  const raised = new Map<Microstep, readonly EventLike[]>();
  const numbers = new Map<EventLike, number>();

  /** The events that a microstep raises, in order: for the same microstep the same objects. */
  const raisedBy = (microstep: Microstep): readonly EventLike[] => {
    const known = raised.get(microstep);
    if (known) return known;
    const events = microstep.steps.flatMap((step) => {
      if (step.kind === 'raise') return [step.event as EventLike];
      if (step.kind === 'done') return [{ type: `xstate.done.state.${step.node.id}`, output: step.output }];
      return [];
    });
    for (const event of events) numbers.set(event, numbers.get(event) ?? numbers.size);
    raised.set(microstep, events);
    return events;
  };

  const open = new Set<Rest>();

  /** Follows every way from a rest. One that comes back to where it has been never ends. */
  const longest = (rest: Rest): number => {
    if (rest.at.done) return 0;
    if (rest.settled) return 1;
    if (open.has(rest)) return Number.POSITIVE_INFINITY;
    open.add(rest);
    let most = 1;
    for (const on of ['eventless', 'event'] as const) {
      for (const microstep of rest[on] ? microstepsOf(rest[on]) : []) {
        if (on === 'eventless' && !microstep.taken) continue;
        most = Math.max(most, 1 + rest.after(microstep, on).iterations);
      }
    }
    open.delete(rest);
    return most;
  };

  const restOf = (at: Configuration, waiting: readonly EventLike[], looksForEventless: boolean): Rest => {
    const queue = at.done ? [] : waiting;
    const decision = looksForEventless && !at.done ? interpreter.eventless(at) : undefined;
    const eventless = decision?.microstep?.taken === false ? undefined : decision;
    const key = `${at.id} ${queue.map((event) => numbers.get(event)).join()} ${eventless !== undefined}`;
    const found = known.get(key);
    if (found) return found;
    budget.spend();
    const [first, ...later] = queue;
    let iterations: number | undefined;
    const rest: Rest = {
      at,
      waiting: queue,
      eventless,
      event: first && interpreter.onEvent(at, first.type),
      settled: eventless === undefined && first === undefined,
      get iterations() {
        iterations ??= longest(rest);
        return iterations;
      },
      after: (microstep, on) =>
        on === 'event'
          ? restOf(microstep.next, [...later, ...raisedBy(microstep)], true)
          : restOf(microstep.next, [...queue, ...raisedBy(microstep)], microstep.changed),
    };
    known.set(key, rest);
    return rest;
  };

  return {
    /** What is left after a microstep that begins a macrostep. */
    afterFirst: (microstep: Microstep): Rest => restOf(microstep.next, raisedBy(microstep), true),
  };
};
