import { type ChartModel, StateIndex, type StateModel, type TransitionModel } from './model.ts';
import { EN, type Prose } from './prose/en.ts';
import { usedStarts } from './starts.ts';
import {
  actionText,
  clausesOf,
  eventText,
  guardText,
  saysOf,
  stateWords,
  type WordsOptions,
} from './words.ts';
import { xml } from './xml.ts';

/** A chart in words: what the drawing says, as a nested list. */
export interface Outline {
  title: string;
  items: OutlineItem[];
}

export interface OutlineItem {
  /** The id of the state or transition that the item is about. */
  state?: string;
  transition?: string;
  /** A state's title, or when a transition happens. */
  text: string;
  clauses: string[];
  /** Where a transition goes: the states' ids with their titles. */
  targets: { state: string; title: string }[];
  /** Whole sentences about it. */
  notes: string[];
  /** A state's transitions, then the states inside it. */
  items: OutlineItem[];
}

/**
 * The text twin of a chart: the same states, transitions, words and clauses as in the drawing, in the order of the machine.
 * {@link outlineHtml} and {@link outlineText} write it out.
 *
 * @example
 * ```ts
 * import { describe, outlineText, text } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * outlineText(text(describe(door))); // 'door\n- Starts in shut.\n- shut\n  - OPEN, then open\n- open\n'
 * ```
 */
export function text(model: ChartModel, options: WordsOptions = {}): Outline {
  const [root] = model.states;
  if (!root) throw new Error('a chart has at least its root');
  const writer = new Writer(model, options);
  return { title: stateWords(root, options).title, items: writer.inside(root) };
}

class Writer {
  readonly #model: ChartModel;
  readonly #options: WordsOptions;
  readonly #prose: Prose;
  readonly #index: StateIndex;
  readonly #starts: ReadonlySet<string>;

  constructor(model: ChartModel, options: WordsOptions) {
    this.#model = model;
    this.#options = options;
    this.#prose = options.prose ?? EN;
    this.#index = new StateIndex(model);
    this.#starts = usedStarts(model);
  }

  /** What belongs to the root has no item of its own above it, so its own notes come first. */
  inside(root: StateModel): OutlineItem[] {
    const notes = this.#notes(root);
    const own: OutlineItem[] =
      notes.length > 0 ? [{ state: root.id, text: '', clauses: [], targets: [], notes, items: [] }] : [];
    const outside = this.#model.states.filter((state) => state.outside).map((state) => this.#state(state));
    return [...own, ...this.#content(root), ...outside];
  }

  #content(state: StateModel): OutlineItem[] {
    return [
      ...this.#model.transitions.filter((t) => t.source === state.id).map((t) => this.#transition(t)),
      ...state.children.map((id) => this.#state(this.#index.get(id))),
    ];
  }

  #state(state: StateModel): OutlineItem {
    const { clauses } = stateWords(state, this.#options);
    return {
      state: state.id,
      text: this.#title(state.id),
      clauses,
      targets: [],
      notes: this.#notes(state),
      items: this.#content(state),
    };
  }

  #title(id: string): string {
    return stateWords(this.#index.get(id), this.#options).title;
  }

  #notes(state: StateModel): string[] {
    const prose = this.#prose;
    const notes: string[] = [];
    if (state.collapsed) notes.push(prose.collapsed);
    if (state.outside) notes.push(prose.outside);
    if (state.type === 'parallel' || state.type === 'final') notes.push(prose.isA(state.type));
    if (state.type === 'history') {
      notes.push(
        prose.remembers(
          state.history ?? 'shallow',
          (state.targets ?? []).map((id) => this.#title(id)),
        ),
      );
    }
    if (state.initial && this.#starts.has(state.id)) {
      const { target, actions, meta } = state.initial;
      const says = saysOf(meta === undefined ? {} : { meta }, this.#options);
      notes.push(says ?? prose.startsIn(this.#title(target), actions.map(actionText)));
    }
    if (saysOf(state, this.#options) === undefined && !state.outside) {
      if (state.entry.length > 0) notes.push(prose.onEntry(state.entry.map(actionText)));
      if (state.exit.length > 0) notes.push(prose.onExit(state.exit.map(actionText)));
      if (state.invoke.length > 0) notes.push(prose.invokes(state.invoke.map(({ src }) => src)));
    }
    if (state.tags.length > 0) notes.push(prose.tags(state.tags));
    if (state.description !== undefined) notes.push(state.description);
    return notes;
  }

  #transition(transition: TransitionModel): OutlineItem {
    const prose = this.#prose;
    const says = saysOf(transition, this.#options);
    const guard = transition.guard ? guardText(transition.guard, prose) : undefined;
    const notes: string[] = [];
    if (says === undefined && transition.actions.length > 0)
      notes.push(prose.does(transition.actions.map(actionText)));
    if (transition.targets.length === 0) {
      const isForbidden = says === undefined && transition.actions.length === 0 && !transition.reenter;
      notes.push(isForbidden ? prose.ignored : prose.stays);
    }
    if (transition.reenter) notes.push(prose.isReentered);
    if (transition.description !== undefined) notes.push(transition.description);
    return {
      transition: transition.id,
      text: says ?? prose.when(eventText(transition.event, prose) || prose.always, guard),
      clauses: clausesOf(transition, this.#options),
      targets: transition.targets.map((state) => ({ state, title: this.#title(state) })),
      notes,
      items: [],
    };
  }
}

export interface OutlineHtmlOptions {
  /** Makes a clause a link. */
  href?: (clause: string) => string | undefined;
  /** Makes a transition's target a link, for example to the state's own item. */
  hrefOfState?: (state: string) => string | undefined;
  prose?: Prose;
}

/** The outline as one `<ul>`, with the same `data-state` and `data-transition` as the drawing, so that the same code lights both. */
export function outlineHtml(outline: Outline, options: OutlineHtmlOptions = {}): string {
  const prose = options.prose ?? EN;
  const link = (href: string | undefined, label: string) =>
    href === undefined ? xml(label) : `<a href="${xml(href)}">${xml(label)}</a>`;
  const item = (it: OutlineItem): string => {
    const attribute =
      it.transition !== undefined
        ? ` data-transition="${xml(it.transition)}"`
        : ` data-state="${xml(it.state ?? '')}"`;
    const parts = [
      it.text === ''
        ? ''
        : it.transition === undefined
          ? `<b>${xml(it.text)}</b>`
          : `<span>${xml(it.text)}</span>`,
      ...it.targets.map(
        ({ state, title }, i) =>
          `${i === 0 ? prose.to : prose.alsoTo} <i>${link(options.hrefOfState?.(state), title)}</i>`,
      ),
      ...it.clauses.map((clause) => `<small>${link(options.href?.(clause), clause)}</small>`),
      ...it.notes.map((note) => xml(note)),
    ];
    const inner = it.items.length > 0 ? list(it.items) : '';
    return `<li${attribute}>${parts.filter((part) => part !== '').join(' ')}${inner}</li>`;
  };
  const list = (items: readonly OutlineItem[]) => `<ul>${items.map(item).join('')}</ul>`;
  return `<ul class="statechart-text">${outline.items.map(item).join('')}</ul>`;
}

/** The outline as plain text, two spaces a level. */
export function outlineText(outline: Outline, prose: Prose = EN): string {
  const lines = [outline.title];
  const write = (items: readonly OutlineItem[], depth: number) => {
    for (const it of items) {
      const to = it.targets.map(({ title }, i) => `${i === 0 ? prose.to : prose.alsoTo} ${title}`);
      const clauses = it.clauses.length > 0 ? [`(${it.clauses.join(', ')})`] : [];
      const line = [it.targets.length > 0 ? `${it.text},` : it.text, ...to, ...clauses, ...it.notes]
        .filter((part) => part !== '')
        .join(' ');
      lines.push(`${'  '.repeat(depth)}- ${line}`);
      write(it.items, depth + 1);
    }
  };
  write(outline.items, 0);
  return `${lines.join('\n')}\n`;
}
