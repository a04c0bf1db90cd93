import type {
  ActionModel,
  EventModel,
  GuardModel,
  Json,
  Meta,
  StateModel,
  TransitionModel,
} from './model.ts';
import { EN, type Prose } from './prose/en.ts';

export interface WordsOptions {
  /**
   * `says`: a state or transition whose `meta.says` is a string is drawn with that sentence alone, any other with its code.
   * `code`: key or event, guard and actions, whatever `meta` holds. Default: `says`.
   */
  words?: 'says' | 'code';
  /** Draw `meta.clause` (a string or a list of strings) as small tags. Default: true. */
  clauses?: boolean;
  /** The words that the chart itself adds. Default: English. */
  prose?: Prose;
}

/** What is written on a transition or, one for each, inside a state. */
export interface Words {
  /** One paragraph each; empty when there is nothing to say. */
  lines: { text: string; role: 'says' | 'event' | 'guard' | 'actions' }[];
  clauses: string[];
}

export interface StateWords {
  title: string;
  clauses: string[];
  /** Entry, exit and invoked actors, one paragraph each. */
  rows: string[];
}

/** The sentence in `meta.says`, if there is one and it is wanted. */
export const saysOf = (item: { meta?: Meta }, options: WordsOptions): string | undefined => {
  const says = item.meta?.says;
  return (options.words ?? 'says') === 'says' && typeof says === 'string' && says.trim() !== ''
    ? says
    : undefined;
};

export const clausesOf = (item: { meta?: Meta }, options: WordsOptions): string[] => {
  const clause = item.meta?.clause;
  if (options.clauses === false || clause === undefined || clause === null) return [];
  return (Array.isArray(clause) ? clause : [clause]).filter(
    (c): c is string => typeof c === 'string' && c !== '',
  );
};

export function stateWords(state: StateModel, options: WordsOptions = {}): StateWords {
  const prose = options.prose ?? EN;
  const says = saysOf(state, options);
  const actions = (word: string, list: ActionModel[]) =>
    list.length === 0 ? [] : [`${word} / ${list.map(actionText).join(', ')}`];
  return {
    title: says ?? state.key,
    clauses: clausesOf(state, options),
    rows:
      says !== undefined || state.collapsed || state.outside
        ? []
        : [
            ...actions(prose.entry, state.entry),
            ...actions(prose.exit, state.exit),
            ...state.invoke.map(({ src }) => `${prose.invoke} ${src}`),
          ],
  };
}

export function transitionWords(transition: TransitionModel, options: WordsOptions = {}): Words {
  const prose = options.prose ?? EN;
  const clauses = clausesOf(transition, options);
  const says = saysOf(transition, options);
  if (says !== undefined) return { lines: [{ text: says, role: 'says' }], clauses };
  const lines: Words['lines'] = [];
  const event = eventText(transition.event, prose);
  if (event !== '') lines.push({ text: event, role: 'event' });
  if (transition.guard) lines.push({ text: `[${guardText(transition.guard, prose)}]`, role: 'guard' });
  const actions = transition.actions.map(actionText);
  if (transition.reenter) actions.unshift(prose.reenters);
  if (actions.length > 0) lines.push({ text: `/ ${actions.join(', ')}`, role: 'actions' });
  return { lines, clauses };
}

/** What is drawn for an event; nothing for `always`, whose arrow alone says it. */
export function eventText(event: EventModel, prose: Prose = EN): string {
  switch (event.kind) {
    case 'event':
    case 'wildcard':
      return event.name === '*' ? prose.anyEvent : event.name;
    case 'always':
      return '';
    case 'after':
      return prose.after(event.delay);
    case 'done':
      return prose.done;
    case 'invoke-done':
      return prose.invokeDone(event.invoke);
    case 'invoke-error':
      return prose.invokeError(event.invoke);
    case 'invoke-snapshot':
      return prose.invokeSnapshot(event.invoke);
  }
}

export function guardText(guard: GuardModel, prose: Prose = EN): string {
  const part = (inner: GuardModel) => {
    const text = guardText(inner, prose);
    return (inner.kind === 'and' || inner.kind === 'or') && inner.guards.length > 1 ? `(${text})` : text;
  };
  switch (guard.kind) {
    case 'named':
      return guard.name + paramsText(guard.params);
    case 'inline':
      return guard.name === 'inline' ? prose.inline : guard.name;
    case 'in':
      return prose.inState(stateValueText(guard.state));
    case 'not':
      return prose.not(part(guard.guard));
    case 'and':
      return prose.and(guard.guards.map(part));
    case 'or':
      return prose.or(guard.guards.map(part));
  }
}

export const actionText = (action: ActionModel): string =>
  action.name + (action.about === undefined ? '' : ` ${action.about}`) + paramsText(action.params);

const paramsText = (params: Json | undefined): string => {
  if (params === undefined || params === null) return '';
  if (typeof params !== 'object') return `(${String(params)})`;
  const entries = Array.isArray(params)
    ? params.map(dataText)
    : Object.entries(params).map(([k, v]) => `${k}: ${dataText(v)}`);
  return entries.length === 0 ? '' : `(${entries.join(', ')})`;
};

const dataText = (data: Json): string => (typeof data === 'object' ? JSON.stringify(data) : String(data));

const stateValueText = (value: Json): string => {
  if (typeof value === 'string') return value.replace(/^#/, '');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${stateValueText(inner)}`)
    .join(', ');
};
