import type { AssignAction, Chart, CustomAction, EventLike, Expression, Scope } from './chart.ts';
import { type Configuration, type Configurations, createConfigurations } from './configuration.ts';
import { type Decision, decideEventless, decideOn, type Fork, type Microsteps } from './decision.ts';
import { createEventClasses } from './descriptor.ts';
import { paramsIn, passes } from './guard.ts';
import { initialMicrostep, type Microstep, microstep, type Step } from './microstep.ts';
import { xstate } from './prose/en.ts';
import { Arguments } from './scope.ts';

/** What a macrostep works on; its fields change as it goes. */
export interface Work {
  readonly scope: Scope;
  /** Events raised and not yet taken, those before `taken` apart. */
  readonly queue: EventLike[];
  taken: number;
  /** What the root's output comes to once the machine is done. */
  result: unknown;
  /** Runs a custom action, or keeps it for its caller. */
  readonly perform: (action: CustomAction, scope: Scope, params: unknown) => void;
}

/** Event types that XState reads before any transition. */
export const reserved = {
  init: 'xstate.init',
  stop: 'xstate.stop',
  actorError: 'xstate.error.actor',
} as const;

/**
 * Runs a chart from the tables, as XState's macrosteps do: the transitions of the event, then eventless ones as long as there are
 * any, then the next raised event, until none is left.
 *
 * Decisions and microsteps are worked out when a configuration first needs them, and kept.
 */
export class Interpreter {
  readonly chart: Chart;
  readonly configurations: Configurations;
  readonly initial: Microstep;
  readonly #classOf: (type: string) => string;
  /** By configuration. */
  readonly #onEvent: (Map<string, Decision> | undefined)[] = [];
  readonly #eventless: (Decision | undefined)[] = [];
  readonly #microsteps: (Map<string, Microstep> | undefined)[] = [];

  constructor(chart: Chart) {
    this.chart = chart;
    this.configurations = createConfigurations(chart);
    this.initial = initialMicrostep(chart, this.configurations);
    this.#classOf = createEventClasses(chart);
  }

  /** Enters the machine. The scope's event is the initial one. */
  enter(work: Work): Configuration {
    return this.#settle(work, this.#run(work, this.initial));
  }

  /** Takes an event from outside, and all that follows from it. Undefined if nothing handles an actor's error. */
  take(work: Work, from: Configuration): Configuration | undefined {
    const { event } = work.scope;
    let at = from;
    if (event.type !== reserved.init) {
      const step = choose(this.onEvent(from, event.type), work.scope, event.type);
      if (!step.taken && event.type.startsWith(reserved.actorError)) return undefined;
      at = this.#run(work, step);
    }
    return this.#settle(work, at);
  }

  #microstep: Microsteps = (from, transitions) => {
    let microsteps = this.#microsteps[from.id];
    if (!microsteps) {
      microsteps = new Map();
      this.#microsteps[from.id] = microsteps;
    }
    const key = transitions.map(({ index }) => index).join();
    const known = microsteps.get(key) ?? microstep(this.chart, this.configurations, from, transitions);
    microsteps.set(key, known);
    return known;
  };

  onEvent(from: Configuration, type: string): Decision {
    let decisions = this.#onEvent[from.id];
    if (!decisions) {
      decisions = new Map();
      this.#onEvent[from.id] = decisions;
    }
    const known = decisions.get(type);
    if (known) return known;
    const representative = this.#classOf(type);
    const decision =
      decisions.get(representative) ?? decideOn(this.chart, this.#microstep, from, representative);
    decisions.set(representative, decision);
    return decision;
  }

  eventless(from: Configuration): Decision {
    const known = this.#eventless[from.id];
    if (known) return known;
    const decision = decideEventless(this.chart, this.#microstep, from);
    this.#eventless[from.id] = decision;
    return decision;
  }

  #settle(work: Work, from: Configuration): Configuration {
    const { scope, queue } = work;
    const { maxIterations } = this.chart;
    let at = from;
    let eventless = true;
    for (let iterations = 1; !at.done; iterations++) {
      if (iterations > maxIterations) throw new Error(xstate.endless(maxIterations));
      const step: Microstep | undefined = eventless ? choose(this.eventless(at), scope) : undefined;
      if (step?.taken) {
        at = this.#run(work, step);
        // XState compares snapshots: if there is no new one, the same transitions would be taken for ever.
        eventless = step.changed;
        continue;
      }
      if (work.taken === queue.length) break;
      scope.event = queue[work.taken++] as EventLike;
      at = this.#run(work, choose(this.onEvent(at, scope.event.type), scope, scope.event.type));
      eventless = true;
    }
    return at;
  }

  #run(work: Work, { steps, next }: Microstep): Configuration {
    for (const step of steps) this.#do(work, step);
    return next;
  }

  #do(work: Work, step: Step): void {
    const { scope, queue } = work;
    switch (step.kind) {
      case 'custom':
        work.perform(step, scope, paramsIn(step.params, scope));
        break;
      case 'assign':
        scope.context = assigned(step, scope);
        break;
      case 'raise': {
        const params = paramsIn(step.params, scope);
        queue.push(typeof step.event === 'function' ? step.event(scope, params) : step.event);
        break;
      }
      case 'done':
        queue.push(doneEvent(step.node.id, outputOf(step.output, scope)));
        break;
      case 'complete': {
        const { node } = step;
        const event = doneEvent(node.id, node.parent ? outputOf(node.output, scope) : undefined);
        work.result = outputOf(this.chart.root.output, new Arguments(scope.context, event));
      }
    }
  }
}

/** Follows guards to the microstep. An error in the guard of an event's transition is told as XState tells it. */
const choose = (decision: Decision, scope: Scope, type?: string): Microstep => {
  let at = decision;
  while (!at.microstep) {
    const fork = at as Fork;
    at = test(fork, scope, type) ? fork.passed : fork.failed;
  }
  return at.microstep;
};

const test = ({ guard, transition }: Fork, scope: Scope, type: string | undefined): boolean => {
  if (type === undefined) return passes(guard, scope);
  try {
    return passes(guard, scope);
  } catch (error) {
    const name = transition.guardType ? `'${transition.guardType}' ` : '';
    const told = xstate.guard(name, type, transition.source.id);
    throw new Error(`${told}\n${(error as Error).message}`, { cause: error });
  }
};

const assigned = ({ assignment, params }: AssignAction, scope: Scope): unknown => {
  const given = paramsIn(params, scope);
  const context = scope.context as object;
  if (typeof assignment === 'function') return { ...context, ...assignment(scope, given) };
  const update: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(assignment)) {
    update[key] = typeof value === 'function' ? (value as Expression)(scope, given) : value;
  }
  return { ...context, ...update };
};

const doneEvent = (id: string, output: unknown): EventLike & { readonly output: unknown } => ({
  type: `xstate.done.state.${id}`,
  output,
});

const outputOf = (output: unknown, scope: Scope): unknown =>
  typeof output === 'function' ? (output as Expression)(scope) : output;
