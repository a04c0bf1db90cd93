/** Why a machine, or a part of one, is not compiled. */
export const refusal = {
  machine: () => 'this is not an XState 5 machine',
  invoke: () => 'an invoked actor lives outside the machine, and a compiled machine has no actors',
  after: () => 'a delayed transition needs a clock, and a compiled machine has none',
  delay: () => 'a delayed raise needs a clock, and a compiled machine has none',
  'raise-text': () => 'only event objects can be raised',
  action: (type: string) =>
    `${type} needs an actor or is known only when it runs; use a custom action, assign or raise`,
  implementation: (name: string) =>
    `the implementation of ${name} is neither a function nor an XState action or guard`,
  guard: () => 'this guard is neither a name, an object with a type, nor a function',
  'guard-cycle': (name: string) => `the guard ${name} refers to itself`,
  'state-in': (state: string) => `stateIn names ${state}, and there is no such state`,
  'duplicate-id': (id: string) =>
    `another state has the id ${id}, so that targets and done events are ambiguous`,
  key: () => 'a state key must not be empty or begin with #',
  children: (type: string) => `a state of type ${type} cannot have child states`,
  regions: () => 'a parallel state needs at least one region',
  initial: (message: string) => `the initial state cannot be found: ${message}`,
  'initial-history': () => 'the initial state is a history state',
  'history-target': (message: string) => `the default of this history state cannot be found: ${message}`,
  'history-outside': () =>
    'the default of a history state must be a state below its parent, and no history state itself',
  'history-inside': () =>
    'a history state aimed at from inside its own parent, within a parallel state, can leave XState with states whose parents are not active',
  targets: (one: string, other: string) => `the targets ${one} and ${other} cannot be active together`,
  // Only source text is as strict as this.
  inline: (what: string) =>
    `${what} stands in the machine itself, so that source text cannot import it; give it a name`,
  'raise-computed': () =>
    'the event of this raise is known only when it runs, and source text is written before; raise a plain event',
  literal: (what: string) =>
    `${what} is not plain data, so that source text cannot hold it; give it as a named function`,
  size: (limit: number) =>
    `source text would hold more than ${limit} microsteps; compile() makes them as they are reached`,
} as const;

export const message = {
  refused: (id: string, lines: readonly string[]) =>
    `Machine ${id} cannot be compiled:\n${lines.map((line) => `- ${line}`).join('\n')}`,
  value: (value: string) => `There is no state ${value} in this machine`,
  configuration: (config: number | string) => `There is no configuration ${config} in this machine`,
  implementation: (name: string, what: string) =>
    `The implementation of ${name} must be ${what}, as it was when the machine was compiled`,
  actor: (what: string) => `A compiled machine is no actor: there is no ${what}`,
} as const;

/** Errors that are XState's own. They read as XState has them, since programs may tell errors by what they say. */
export const xstate = {
  guardMissing: (name: string) => `Guard '${name}' is not implemented.'.`,
  guard: (name: string, type: string, id: string) =>
    `Unable to evaluate guard ${name}in transition for event '${type}' in state node '${id}':`,
  endless: (limit: number | string) =>
    `Infinite loop detected: the machine has processed more than ${limit} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).`,
} as const;
