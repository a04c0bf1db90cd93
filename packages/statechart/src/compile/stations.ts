import type { ChartNode } from './chart.ts';
import { type Configuration, leavesOf, noMemory } from './configuration.ts';
import type { Decision, Fork } from './decision.ts';
import { prefixOf } from './descriptor.ts';
import type { Interpreter } from './macrostep.ts';
import type { Microstep } from './microstep.ts';

/** All that can happen in a configuration. */
export interface Station {
  readonly at: Configuration;
  /** By the event types that active states name. */
  readonly exact: ReadonlyMap<string, Decision>;
  /** By the prefixes of active wildcards, longest first. */
  readonly partial: readonly (readonly [prefix: string, decision: Decision])[];
  readonly otherwise: Decision;
  readonly eventless: Decision;
}

/** Counts what is written out, and stops when it is too much. */
export class Budget {
  #left: number;

  constructor(limit: number) {
    this.#left = limit;
  }

  spend(): void {
    if (this.#left-- <= 0) throw new Exhausted();
  }
}

/** Thrown when a budget is spent. */
export class Exhausted extends Error {}

/** Every configuration that can be reached, or gone on from by its value. */
export const explore = (interpreter: Interpreter, budget: Budget): ReadonlyMap<Configuration, Station> => {
  const { configurations } = interpreter;
  const stations = new Map<Configuration, Station>();
  const queue = [interpreter.initial.next, ...configurations.all];
  for (const at of queue) {
    if (stations.has(at)) continue;
    const station = stationAt(interpreter, at);
    stations.set(at, station);
    queue.push(restored(interpreter, at));
    if (!at.done) for (const decision of decisionsOf(station)) queue.push(...nextOf(decision, budget));
  }
  return new Map([...stations].sort(([a], [b]) => a.id - b.id));
};

/** The configuration that the state value of another leads back to. */
export const restored = ({ chart, configurations }: Interpreter, { value }: Configuration): Configuration =>
  configurations.of(leavesOf(chart, value) as readonly ChartNode[], noMemory);

/** A part of a type that no chart names. */
const unnamed = '\u0000';

const stationAt = (interpreter: Interpreter, at: Configuration): Station => {
  const { nodes } = interpreter.chart;
  const named = new Set(nodes.flatMap(({ on }) => [...on.keys()]));
  const active = nodes.filter(({ index }) => at.active.has(index));
  const descriptors = [...new Set(active.flatMap(({ on }) => [...on.keys()]))].filter((type) => type !== '*');
  // A type that matches the wildcard, and is the name of no transition.
  const under = (prefix: string): string => (named.has(prefix) ? `${prefix}.${unnamed}` : prefix);
  return {
    at,
    exact: new Map(descriptors.map((type) => [type, interpreter.onEvent(at, type)])),
    partial: descriptors
      .flatMap((descriptor) => prefixOf(descriptor) ?? [])
      .sort((a, b) => b.length - a.length)
      .map((prefix) => [prefix, interpreter.onEvent(at, under(prefix))]),
    otherwise: interpreter.onEvent(at, unnamed),
    eventless: interpreter.eventless(at),
  };
};

const decisionsOf = ({ exact, partial, otherwise, eventless }: Station): readonly Decision[] => [
  ...exact.values(),
  ...partial.map(([, decision]) => decision),
  otherwise,
  eventless,
];

const nextOf = (decision: Decision, budget: Budget): Configuration[] => {
  if (!decision.microstep) {
    const { passed, failed } = decision as Fork;
    return [...nextOf(passed, budget), ...nextOf(failed, budget)];
  }
  budget.spend();
  return [decision.microstep.next];
};

/** Every microstep that a decision may come to. */
export const microstepsOf = (decision: Decision): readonly Microstep[] => {
  if (decision.microstep) return [decision.microstep];
  const { passed, failed } = decision as Fork;
  return [...microstepsOf(passed), ...microstepsOf(failed)];
};
