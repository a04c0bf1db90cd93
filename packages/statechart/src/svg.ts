import type { Box, ChartLayout, Point, StateBox, TextLine, TransitionDrawing } from './drawing.ts';
import { litStates, type StateValueLike } from './lit.ts';
import { EN, type Prose } from './prose/en.ts';
import { xml } from './xml.ts';

export interface SvgOptions {
  /** Prefix of the ids in the SVG; must differ between the charts of a page. Default: `chart-` and the id of the chart. */
  id?: string;
  /** The accessible name. Default: the title of the root. */
  title?: string;
  /** The accessible description. Default: how many states and transitions there are. */
  description?: string;
  /** Makes a clause tag a link. Return `undefined` for none. */
  href?: (clause: string) => string | undefined;
  /** Give each state's group an `id` too: the prefix, a dash, and the path. Default: false. */
  stateIds?: boolean;
  /** Pin each text to the width it was laid out with, for files that are shown without the font. Default: false. */
  fit?: boolean;
  /** Put this stylesheet inside the SVG, for files that stand alone (the source of `@komradery/statechart/chart.css`). Default: none. */
  css?: string;
  /** Draw this state value lit, as `light` does it on a page; for pictures and pages without script. */
  value?: StateValueLike;
  /** The transition to mark as the last one taken. */
  transition?: string;
  prose?: Prose;
}

/**
 * Draws a chart as an SVG element: classes and data attributes only, no style, no script. Its look comes from
 * `@komradery/statechart/chart.css`.
 *
 * Each state is a `<g data-state="turn.attack">`, each transition a `<g data-transition="turn.attack:ATTACK">`.
 *
 * @example
 * ```ts
 * import { describe, layout, svg } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * const source = svg(await layout(describe(door)), { href: (clause) => `/rules/#${clause}` });
 * source.includes('<g data-state="shut">'); // true
 * ```
 */
export function svg(layout: ChartLayout, options: SvgOptions = {}): string {
  const prose = options.prose ?? EN;
  const id = options.id ?? `chart-${layout.id}`;
  const title = options.title ?? layout.title;
  const description =
    options.description ??
    prose.summary(
      layout.states.filter((s) => !s.outside).length,
      layout.transitions.flatMap((t) => [t.id, ...t.also]).length,
    );
  const lit =
    options.value === undefined
      ? undefined
      : litStates(
          options.value,
          layout.states.map((s) => s.id),
        );
  const pen: Pen = { options, lit, hasLinks: false };

  /** What is written inside a state is part of it, so that it is lit with it. */
  const isInside = ({ lines }: TransitionDrawing) => lines.length === 0;
  const states = layout.states.map((state) => {
    const inside = layout.transitions.filter((one) => isInside(one) && one.source === state.id);
    return stateMarkup(state, id, pen, inside.map((one) => transitionMarkup(one, pen)).join(''));
  });
  const initials = layout.initials.map(({ dot, points, label, texts, state }) => {
    const isHistory = layout.states.some((s) => s.id === state && s.type === 'history');
    const mark = isHistory
      ? ''
      : `<circle cx="${dot.x + dot.width / 2}" cy="${dot.y + dot.height / 2}" r="${dot.width / 2}"/>`;
    return `<g class="start">${mark}${path([{ points, arrow: true }])}${label ? rect(label, 'halo') : ''}${written(texts, pen)}</g>`;
  });
  const transitions = layout.transitions
    .filter((one) => !isInside(one))
    .map((transition) => transitionMarkup(transition, pen));
  const role = pen.hasLinks ? 'group' : 'img';
  const { width, height } = layout;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="${role}" aria-labelledby="${xml(id)}-t" aria-describedby="${xml(id)}-d">`,
    `<title id="${xml(id)}-t">${xml(title)}</title><desc id="${xml(id)}-d">${xml(description)}</desc>`,
    options.css === undefined ? '' : `<style>${options.css.replace(/<\//g, '<\\/')}</style>`,
    ...states,
    ...initials,
    ...transitions,
    '</svg>',
  ].join('');
}

interface Pen {
  options: SvgOptions;
  lit: ReturnType<typeof litStates> | undefined;
  hasLinks: boolean;
}

function transitionMarkup({ id, also, lines, fork, label, texts }: TransitionDrawing, pen: Pen): string {
  const drawn = [
    lines.length > 0 ? path(lines) : '',
    fork ? rect(fork, 'fork') : '',
    label ? rect(label, 'halo') : '',
    written(texts, pen),
  ].join('');
  // An arrow that stands for several transitions is found under the name of each.
  return [id, ...also].reduceRight(
    (inner, name) =>
      `<g${name === pen.options.transition ? ' class="is-last"' : ''} data-transition="${xml(name)}">${inner}</g>`,
    drawn,
  );
}

function stateMarkup(state: StateBox, id: string, pen: Pen, inside: string): string {
  const flags = [
    state.type === 'atomic' ? '' : state.type,
    state.collapsed ? 'collapsed' : '',
    state.outside ? 'outside' : '',
    state.region ? 'region' : '',
    pen.lit?.active.has(state.id) ? 'is-active' : '',
    pen.lit?.within.has(state.id) ? 'is-within' : '',
  ].filter((flag) => flag !== '');
  const attributes = [
    pen.options.stateIds ? ` id="${xml(id)}-${xml(state.id)}"` : '',
    flags.length > 0 ? ` class="${flags.join(' ')}"` : '',
    ` data-state="${xml(state.id)}"`,
  ].join('');
  const inner = { x: state.x + 3, y: state.y + 3, width: state.width - 6, height: state.height - 6 };
  const shape =
    state.type === 'history'
      ? `<circle cx="${state.x + state.width / 2}" cy="${state.y + state.height / 2}" r="${state.width / 2}"/>`
      : rect(state) + (state.type === 'final' ? rect(inner) : '');
  const line = state.divider === undefined ? '' : `<path d="M${state.x} ${state.divider}h${state.width}"/>`;
  return `<g${attributes}>${shape}${line}${written(state.texts, pen)}${inside}</g>`;
}

const rect = ({ x, y, width, height }: Box, name?: string) =>
  `<rect${name ? ` class="${name}"` : ''} x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** The role a text has by default in its place (titles in states, labels on arrows) needs no class. */
const CLASS: Record<TextLine['role'], string> = {
  title: 'title',
  label: '',
  row: 'row',
  tag: 'tag',
  note: 'note',
};

/** Spaces are not drawn, but part the words of one text from those of the next for who hears them. */
const written = (texts: readonly TextLine[], pen: Pen) => texts.map((line) => text(line, pen)).join(' ');

function text(line: TextLine, pen: Pen): string {
  const name = line.align === 'start' && line.role !== 'row' ? `${CLASS[line.role]} start` : CLASS[line.role];
  const fit = pen.options.fit
    ? ` textLength="${line.role === 'tag' ? line.width - 8 : line.width}" lengthAdjust="spacingAndGlyphs"`
    : '';
  const markup = `<text${name ? ` class="${name}"` : ''} x="${line.x}" y="${line.y}"${fit}>${xml(line.text)}</text>`;
  const href = line.clause === undefined ? undefined : pen.options.href?.(line.clause);
  if (href === undefined) return markup;
  pen.hasLinks = true;
  return `<a href="${xml(href)}">${markup}</a>`;
}

const HEAD = 7;
const HALF = 4;

/** All lines of a transition in one path; an arrowhead is two strokes, so that it takes the colour and width of the line. */
function path(lines: readonly { points: readonly Point[]; arrow: boolean }[]): string {
  const d = lines.map(({ points, arrow }) => line(points) + (arrow ? head(points) : '')).join('');
  return `<path d="${d}"/>`;
}

function line(points: readonly Point[]): string {
  let previous: Point | undefined;
  return points
    .map((p) => {
      const from = previous;
      previous = p;
      if (!from) return `M${p.x} ${p.y}`;
      if (from.x === p.x) return `v${p.y - from.y}`;
      if (from.y === p.y) return `h${p.x - from.x}`;
      return `L${p.x} ${p.y}`;
    })
    .join('');
}

function head(points: readonly Point[]): string {
  const to = points.at(-1);
  const from = points.at(-2);
  if (!to || !from) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const wing = (side: number): [number, number] => [
    Math.round(-HEAD * ux - side * HALF * uy),
    Math.round(-HEAD * uy + side * HALF * ux),
  ];
  const [ax, ay] = wing(1);
  const [bx, by] = wing(-1);
  return `m${pair(ax, ay)}l${pair(-ax, -ay)}${pair(bx, by, true)}`;
}

const pair = (x: number, y: number, more = false) =>
  `${more && x >= 0 ? ' ' : ''}${x}${y >= 0 ? ' ' : ''}${y}`;
