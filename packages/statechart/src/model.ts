/**
 * A statechart as plain JSON: what {@link describe} makes of a machine, and what everything that draws reads.
 *
 * States and transitions are flat lists in the order in which the machine writes them, parents before children.
 */
export interface ChartModel {
  /** The id of the machine. */
  id: string;
  version?: string;
  description?: string;
  /** The first is the root, whose id is the empty string (or, in a part, the compound that the part shows). */
  states: StateModel[];
  transitions: TransitionModel[];
}

export type StateType = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

/** Plain data, as it comes out of `JSON.parse`. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export interface Meta {
  [key: string]: Json;
}

export interface StateModel {
  /** The path of keys from the root, joined by dots: `turn.attack`. Dots inside a key are written `\.`. */
  id: string;
  key: string;
  type: StateType;
  /** The id of the parent; `null` for the root. */
  parent: string | null;
  /** The ids of the children. */
  children: string[];
  /** Compound states: where they begin. */
  initial?: { target: string; actions: ActionModel[]; description?: string; meta?: Meta };
  /** History states. */
  history?: 'shallow' | 'deep';
  /** History states: where to go when there is nothing to remember. */
  targets?: string[];
  entry: ActionModel[];
  exit: ActionModel[];
  invoke: { id: string; src: string }[];
  tags: string[];
  description?: string;
  meta?: Meta;
  /** In a part: the states inside are left out, and the box stands for all of them. */
  collapsed?: true;
  /** In a part: a state outside of it, shown only because a transition leads there or comes from there. */
  outside?: true;
}

export interface TransitionModel {
  /** Stable: made of the source's path, the event, and the place among the transitions for that event. See {@link transitionId}. */
  id: string;
  source: string;
  event: EventModel;
  /** Empty when targetless. More than one when several regions are entered at chosen places. */
  targets: string[];
  /** The source is left and entered again even if the target is inside it. */
  reenter: boolean;
  guard?: GuardModel;
  actions: ActionModel[];
  description?: string;
  meta?: Meta;
}

export type EventModel =
  /** Sent from outside or raised. */
  | { kind: 'event'; name: string }
  /** `*`, or a partial wildcard such as `mouse.*`. */
  | { kind: 'wildcard'; name: string }
  | { kind: 'always' }
  /** Milliseconds, or the name of a delay. */
  | { kind: 'after'; delay: number | string }
  /** The state's own `onDone`: a final state inside it was reached. */
  | { kind: 'done' }
  | { kind: 'invoke-done'; invoke: string }
  | { kind: 'invoke-error'; invoke: string }
  | { kind: 'invoke-snapshot'; invoke: string };

export interface ActionModel {
  /** The name given in `setup`, or for a built-in action its kind. `inline` for a function without a name of its own. */
  name: string;
  kind:
    | 'named'
    | 'inline'
    | 'assign'
    | 'raise'
    | 'sendTo'
    | 'emit'
    | 'log'
    | 'cancel'
    | 'spawnChild'
    | 'stopChild'
    | 'enqueueActions';
  /** What a built-in action acts on, where the machine says it as data: assigned keys, the event raised, ... */
  about?: string;
  params?: Json;
}

export type GuardModel =
  | { kind: 'named'; name: string; params?: Json }
  | { kind: 'inline'; name: string }
  | { kind: 'in'; state: Json }
  | { kind: 'and' | 'or'; guards: GuardModel[] }
  | { kind: 'not'; guard: GuardModel };

export { stateId } from './state-id.ts';

const eventName = (event: EventModel): string => {
  switch (event.kind) {
    case 'event':
    case 'wildcard':
      return event.name.startsWith('(') ? `\\${event.name}` : event.name;
    case 'always':
      return '(always)';
    case 'after':
      return `(after ${event.delay})`;
    case 'done':
      return '(done)';
    case 'invoke-done':
      return `(done ${event.invoke})`;
    case 'invoke-error':
      return `(error ${event.invoke})`;
    case 'invoke-snapshot':
      return `(snapshot ${event.invoke})`;
  }
};

/**
 * The id of a transition: source, event, and (from the second on) its place among the source's transitions for that event.
 *
 * @example
 * ```ts
 * import { transitionId } from '@komradery/statechart';
 *
 * transitionId('turn.attack', { kind: 'event', name: 'ATTACK' }, 0); // 'turn.attack:ATTACK'
 * transitionId('turn.draw', { kind: 'always' }, 1); // 'turn.draw:(always):1'
 * ```
 */
export const transitionId = (source: string, event: EventModel, index: number): string =>
  `${source}:${eventName(event)}${index === 0 ? '' : `:${index}`}`;

/** Looks states up by id, and walks towards the root. */
export class StateIndex {
  readonly #states: Map<string, StateModel>;

  constructor(model: ChartModel) {
    this.#states = new Map(model.states.map((state) => [state.id, state]));
  }

  has(id: string): boolean {
    return this.#states.has(id);
  }

  get(id: string): StateModel {
    const state = this.#states.get(id);
    if (!state) throw new Error(`the chart has no state "${id}"`);
    return state;
  }

  /** The state itself first, the root last. */
  lineage(id: string): string[] {
    const ids: string[] = [];
    for (let at: string | null = id; at !== null; at = this.get(at).parent) ids.push(at);
    return ids;
  }

  isWithin(id: string, ancestor: string): boolean {
    return this.lineage(id).includes(ancestor);
  }

  /** The innermost state that holds all of them, each of them itself included. */
  commonAncestor(ids: readonly string[]): string {
    const [first = '', ...rest] = ids;
    const found = this.lineage(first).find((ancestor) => rest.every((id) => this.isWithin(id, ancestor)));
    if (found === undefined) throw new Error(`no common ancestor of ${ids.join(', ')}`);
    return found;
  }
}
