/** Every word that a chart or its text twin adds to what the machine itself says. Another language is one more file. */
export interface Prose {
  always: string;
  after(delay: number | string): string;
  done: string;
  invokeDone(invoke: string): string;
  invokeError(invoke: string): string;
  invokeSnapshot(invoke: string): string;
  anyEvent: string;
  and(parts: string[]): string;
  or(parts: string[]): string;
  not(part: string): string;
  inState(state: string): string;
  inline: string;
  reenters: string;
  entry: string;
  exit: string;
  invoke: string;
  /** A collapsed state, for sighted readers: its box stands for a chart of its own. */
  opens: string;
  /** On an arrow from a collapsed state that stands for several transitions. */
  ways(count: number): string;
  history: Record<'shallow' | 'deep', string>;
  /** The text twin. */
  isA(type: 'parallel' | 'final'): string;
  remembers(history: 'shallow' | 'deep', fallback: string[]): string;
  startsIn(state: string, actions: string[]): string;
  collapsed: string;
  outside: string;
  onEntry(actions: string[]): string;
  onExit(actions: string[]): string;
  invokes(actors: string[]): string;
  tags(tags: string[]): string;
  when(event: string, guard: string | undefined): string;
  to: string;
  alsoTo: string;
  does(actions: string[]): string;
  stays: string;
  ignored: string;
  isReentered: string;
  summary(states: number, transitions: number): string;
}

const joined = (parts: readonly string[], word: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;

export const EN: Prose = {
  always: 'at once',
  after: (delay) => (typeof delay === 'number' ? `after ${duration(delay)}` : `after ${delay}`),
  done: 'when done',
  invokeDone: (invoke) => `${invoke} is done`,
  invokeError: (invoke) => `${invoke} fails`,
  invokeSnapshot: (invoke) => `${invoke} changes`,
  anyEvent: 'any other event',
  and: (parts) => parts.join(' and '),
  or: (parts) => parts.join(' or '),
  not: (part) => `not ${part}`,
  inState: (state) => `in ${state}`,
  inline: 'a condition',
  reenters: 're-enters',
  entry: 'entry',
  exit: 'exit',
  invoke: 'runs',
  opens: 'own chart',
  ways: (count) => `in ${count} ways`,
  history: { shallow: 'H', deep: 'H*' },
  isA: (type) => ({ parallel: 'All of the states inside at the same time.', final: 'Final.' })[type],
  remembers: (history, fallback) =>
    `${history === 'deep' ? 'The states last left here, all the way in' : 'The state last left here'}${
      fallback.length > 0 ? `, at first ${joined(fallback, 'and')}` : ''
    }.`,
  startsIn: (state, actions) =>
    `Starts in ${state}${actions.length > 0 ? `, does ${joined(actions, 'and')}` : ''}.`,
  collapsed: 'Has a chart of its own.',
  outside: 'Outside of this chart.',
  onEntry: (actions) => `On entry does ${joined(actions, 'and')}.`,
  onExit: (actions) => `On exit does ${joined(actions, 'and')}.`,
  invokes: (actors) => `Meanwhile ${joined(actors, 'and')} runs.`,
  tags: (tags) => `Tags: ${tags.join(', ')}.`,
  when: (event, guard) => (guard === undefined ? event : `${event}, if ${guard}`),
  to: 'then',
  alsoTo: 'and',
  does: (actions) => `Does ${joined(actions, 'and')}.`,
  stays: 'Stays.',
  ignored: 'Is ignored.',
  isReentered: 'Leaves and re-enters.',
  summary: (states, transitions) =>
    `${states === 1 ? '1 state' : `${states} states`}, ${transitions === 1 ? '1 transition' : `${transitions} transitions`}.`,
};

function duration(milliseconds: number): string {
  if (milliseconds % 60_000 === 0 && milliseconds > 0) return `${milliseconds / 60_000} min`;
  return milliseconds % 1000 === 0 && milliseconds > 0 ? `${milliseconds / 1000} s` : `${milliseconds} ms`;
}
