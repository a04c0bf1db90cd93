import type {
  ActionModel,
  ChartModel,
  EventModel,
  GuardModel,
  Json,
  StateModel,
  TransitionModel,
} from './model.ts';
import { StateIndex } from './model.ts';
import { uniqueNames } from './unique-names.ts';
import { actionText } from './words.ts';
import { xml } from './xml.ts';

/** The namespace of what SCXML has no element for: actions and guards by name, words and clauses. */
export const STATECHART_NAMESPACE = 'urn:komradery:statechart';

/**
 * The chart as SCXML (W3C, 2015). Structure, events, delays, history and invoked actors carry over; actions become elements of
 * {@link STATECHART_NAMESPACE}, guards become conditions over their names. Two things differ between XState and SCXML and are
 * not evened out: an SCXML event name also matches longer names (`go` matches `go.now`), and a state that targets itself
 * without `reenter` is left and entered again in SCXML.
 *
 * @example
 * ```ts
 * import { describe, scxml } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * scxml(describe(door)).includes('<transition event="OPEN" target="open"'); // true
 * ```
 */
export function scxml(model: ChartModel): string {
  const index = new StateIndex(model);
  const [root] = model.states;
  if (!root) throw new Error('a chart has at least its root');
  const names = uniqueNames(
    model.states.map(({ id, key }) => [id, id === '' ? key : id]),
    (text) => (/^[\p{L}_]/u.test(text) ? '' : '_') + text.replace(/[^\p{L}\p{N}_.-]/gu, '_'),
  );
  const name = (id: string) => names.get(id) ?? id;
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const put = (depth: number, line: string) => out.push('  '.repeat(depth) + line);

  const executable = (depth: number, action: ActionModel) => {
    if (action.kind === 'raise' && action.about !== undefined) {
      put(depth, `<raise event="${xml(eventToken(action.about))}"/>`);
    } else put(depth, `<s:action name="${xml(actionText(action))}"/>`);
  };
  const delays = (state: StateModel) =>
    model.transitions.filter((t) => t.source === state.id && t.event.kind === 'after');
  const delayName = (t: TransitionModel) =>
    t.event.kind === 'after' ? `after.${t.event.delay}.${name(t.source)}` : '';
  /** Alternatives after the same delay share one timer. */
  const timers = (state: StateModel) => new Map(delays(state).map((t) => [delayName(t), t]));

  const transition = (depth: number, t: TransitionModel) => {
    const event = t.event.kind === 'after' ? delayName(t) : eventName(t.event, name(t.source));
    const holdsTargets = t.targets.every((id) => id !== t.source && index.isWithin(id, t.source));
    const attributes = [
      event === '' ? '' : ` event="${xml(event)}"`,
      t.guard ? ` cond="${xml(condition(t.guard, name))}"` : '',
      t.targets.length > 0 ? ` target="${xml(t.targets.map(name).join(' '))}"` : '',
      t.targets.length > 0 && holdsTargets && !t.reenter ? ' type="internal"' : '',
      words(t),
    ].join('');
    if (t.actions.length === 0) {
      put(depth, `<transition${attributes}/>`);
      return;
    }
    put(depth, `<transition${attributes}>`);
    for (const action of t.actions) executable(depth + 1, action);
    put(depth, '</transition>');
  };

  const write = (state: StateModel, depth: number) => {
    const id = ` id="${xml(name(state.id))}"`;
    if (state.type === 'history') {
      put(depth, `<history${id} type="${state.history ?? 'shallow'}">`);
      const parent = state.parent === null ? undefined : index.get(state.parent);
      const fallback = state.targets?.length
        ? state.targets
        : parent?.initial
          ? [parent.initial.target]
          : (parent?.children ?? []);
      put(
        depth + 1,
        `<transition target="${xml(
          fallback
            .filter((f) => f !== state.id)
            .map(name)
            .join(' '),
        )}"/>`,
      );
      put(depth, '</history>');
      return;
    }
    const element = state.type === 'parallel' ? 'parallel' : state.type === 'final' ? 'final' : 'state';
    put(depth, `<${element}${id}${words(state)}>`);
    inside(state, depth + 1);
    put(depth, `</${element}>`);
  };
  const inside = (state: StateModel, depth: number) => {
    if (state.description !== undefined)
      put(depth, `<!-- ${xml(state.description.replaceAll('--', '- -'))} -->`);
    if (state.initial) {
      put(depth, '<initial>');
      transition(depth + 1, {
        id: '',
        source: state.id,
        event: { kind: 'always' },
        targets: [state.initial.target],
        reenter: true,
        actions: state.initial.actions,
      });
      put(depth, '</initial>');
    }
    const block = (element: string, actions: readonly ActionModel[], more: readonly string[]) => {
      if (actions.length + more.length === 0) return;
      put(depth, `<${element}>`);
      for (const action of actions) executable(depth + 1, action);
      for (const line of more) put(depth + 1, line);
      put(depth, `</${element}>`);
    };
    const started = [...timers(state)].map(([event, t]) => {
      const delay = t.event.kind === 'after' ? t.event.delay : 0;
      const when = typeof delay === 'number' ? `delay="${delay}ms"` : `delayexpr="${xml(delay)}"`;
      return `<send id="${xml(event)}" event="${xml(event)}" ${when}/>`;
    });
    block('onentry', state.entry, started);
    block(
      'onexit',
      state.exit,
      [...timers(state).keys()].map((event) => `<cancel sendid="${xml(event)}"/>`),
    );
    for (const invoke of state.invoke) {
      put(depth, `<invoke id="${xml(invoke.id)}" src="${xml(encodeURI(invoke.src))}"/>`);
    }
    for (const t of model.transitions) if (t.source === state.id) transition(depth, t);
    for (const id of state.children) write(index.get(id), depth);
  };

  const namespaces = `xmlns="http://www.w3.org/2005/07/scxml" xmlns:s="${STATECHART_NAMESPACE}" version="1.0"`;
  put(0, `<scxml ${namespaces} name="${xml(model.id)}" initial="${xml(name(root.id))}">`);
  // The document element can hold no transition, entry or exit: the root is a state inside it.
  write(root, 1);
  for (const state of model.states) if (state.outside) write(state, 1);
  put(0, '</scxml>');
  return `${out.join('\n')}\n`;
}

const words = ({ meta }: StateModel | TransitionModel): string =>
  ['says', 'clause']
    .map((key) => {
      const value = meta?.[key];
      const text = Array.isArray(value) ? value.join(' ') : value;
      return typeof text === 'string' ? ` s:${key}="${xml(text)}"` : '';
    })
    .join('');

/** Event attributes are lists: a name with spaces would be several names. */
const eventToken = (event: string): string => event.replace(/\s+/g, '_');

function eventName(event: EventModel, source: string): string {
  switch (event.kind) {
    case 'event':
    case 'wildcard':
      return eventToken(event.name);
    case 'always':
      return '';
    case 'after':
      return `after.${event.delay}.${source}`;
    case 'done':
      return `done.state.${source}`;
    case 'invoke-done':
      return `done.invoke.${eventToken(event.invoke)}`;
    case 'invoke-error':
      return `error.invoke.${eventToken(event.invoke)}`;
    case 'invoke-snapshot':
      return `snapshot.invoke.${eventToken(event.invoke)}`;
  }
}

function condition(guard: GuardModel, name: (id: string) => string): string {
  switch (guard.kind) {
    case 'named':
      return guard.params === undefined ? guard.name : `${guard.name}(${JSON.stringify(guard.params)})`;
    case 'inline':
      return guard.name;
    case 'in':
      return statesIn(guard.state)
        .map((id) => `In('${name(id)}')`)
        .join(' && ');
    case 'not':
      return `!(${condition(guard.guard, name)})`;
    case 'and':
      return guard.guards.map((g) => `(${condition(g, name)})`).join(' && ') || 'true';
    case 'or':
      return guard.guards.map((g) => `(${condition(g, name)})`).join(' || ') || 'false';
  }
}

/** The innermost states that a state value names. */
const statesIn = (value: Json, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return [[...path, value.replace(/^#/, '')].join('.')];
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [path.join('.')];
  return Object.entries(value).flatMap(([key, inner]) => statesIn(inner, [...path, key]));
};
