import { type ChartModel, StateIndex, type StateModel } from './model.ts';
import { EN } from './prose/en.ts';
import { usedStarts } from './starts.ts';
import { uniqueNames } from './unique-names.ts';
import { stateWords, transitionWords, type WordsOptions } from './words.ts';

/**
 * The chart as a Mermaid state diagram (`stateDiagram-v2`), in the same words as the drawing. Mermaid has no history, no
 * wildcards and no re-entering: these are only named. A transition with several targets goes through a fork.
 *
 * @example
 * ```ts
 * import { describe, mermaid } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * mermaid(describe(door)).includes('shut --> open : OPEN'); // true
 * ```
 */
export function mermaid(
  model: ChartModel,
  options: WordsOptions & { direction?: 'down' | 'right' } = {},
): string {
  const prose = options.prose ?? EN;
  const index = new StateIndex(model);
  const [root] = model.states;
  if (!root) throw new Error('a chart has at least its root');
  const names = uniqueNames(
    model.states.map(({ id, key }) => [id, id === '' ? key : id]),
    (text) => (/^[a-z_]/i.test(text) ? '' : 's_') + text.replace(/[^a-z0-9_]/gi, '_'),
    RESERVED,
  );
  const name = (id: string) => names.get(id) ?? id;
  const starts = usedStarts(model);
  const lines: string[] = [];
  const put = (depth: number, line: string) => lines.push('  '.repeat(depth) + line);

  const write = (state: StateModel, depth: number) => {
    const { title, clauses, rows } = stateWords(state, options);
    const heading =
      state.type === 'history' ? prose.history[state.history ?? 'shallow'] : [title, ...clauses].join(' ');
    const open = state.children.length > 0 ? ' {' : '';
    put(depth, `state "${label(heading)}" as ${name(state.id)}${open}`);
    if (open) {
      content(state, depth + 1);
      put(depth, '}');
    }
    const inside = model.transitions
      .filter((t) => t.source === state.id && t.targets.length === 0)
      .map((t) =>
        transitionWords(t, options)
          .lines.map(({ text }) => text)
          .join(' '),
      );
    // A state with states inside it shows no text of its own.
    if (!open) for (const row of [...rows, ...inside]) put(depth, `${name(state.id)} : ${label(row)}`);
    if (state.type === 'final') put(depth, `${name(state.id)} --> [*]`);
  };
  const content = (state: StateModel, depth: number) => {
    if (state.initial && starts.has(state.id)) put(depth, `[*] --> ${name(state.initial.target)}`);
    state.children.forEach((id, i) => {
      if (state.type === 'parallel' && i > 0) put(depth, '--');
      write(index.get(id), depth);
    });
  };

  put(0, 'stateDiagram-v2');
  put(1, `direction ${options.direction === 'right' ? 'LR' : 'TB'}`);
  const isFramed =
    root.type !== 'compound' ||
    model.transitions.some((t) => t.source === root.id || t.targets.includes(root.id));
  if (isFramed) write(root, 1);
  else content(root, 1);
  for (const state of model.states) if (state.outside) write(state, 1);
  let forks = 0;
  for (const transition of model.transitions) {
    const { source, targets } = transition;
    if (targets.length === 0) continue;
    const { lines: words, clauses } = transitionWords(transition, options);
    const text = [...words.map((line) => line.text), ...clauses].join(' ');
    const says = text === '' ? '' : ` : ${label(text)}`;
    const [first = '', ...more] = targets;
    if (more.length === 0) put(1, `${name(source)} --> ${name(first)}${says}`);
    else {
      const fork = `fork_${forks++}`;
      put(1, `state ${fork} <<fork>>`);
      put(1, `${name(source)} --> ${fork}${says}`);
      for (const target of targets) put(1, `${fork} --> ${name(target)}`);
    }
  }
  for (const state of model.states) {
    for (const target of state.targets ?? []) put(1, `${name(state.id)} --> ${name(target)}`);
  }
  return `${lines.join('\n')}\n`;
}

const RESERVED = [
  'end',
  'state',
  'note',
  'direction',
  'class',
  'classDef',
  'style',
  'default',
  'as',
  'click',
  'fork',
  'root',
];

/** Mermaid's own entity codes for what would end a label or begin something else. */
const label = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[#;:"<>{}[\]\\%`]/g, (c) => `#${c.charCodeAt(0)};`);
