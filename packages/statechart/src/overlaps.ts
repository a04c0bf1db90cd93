import type { Box, ChartLayout, Point, StateBox, TextLine } from './drawing.ts';
import { TYPE } from './typeset.ts';

export const OVERLAP_RULES = [
  'label-on-label',
  'label-on-state',
  'label-outside-parent',
  'text-outside-state',
  'edge-through-label',
  'edge-through-state',
  'edge-along-edge',
  'state-on-state',
  'state-outside-parent',
  'outside-drawing',
] as const;

export interface Overlap {
  rule: (typeof OVERLAP_RULES)[number];
  /** The ids of the state or transition in the way, and of the one that it is in the way of. */
  between: [string, string];
}

/** Touching is not overlapping, and whole units leave a unit of doubt. */
const TOLERANCE = 1;

/**
 * What a reader would stumble over in a drawing: text on text, an edge through the text or the box of something that it has
 * nothing to do with, a label outside of the state in which its transition takes place, and so on (see {@link OVERLAP_RULES}).
 *
 * @example
 * ```ts
 * import { describe, findOverlaps, layout } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * findOverlaps(await layout(describe(door))); // []
 * ```
 */
export function findOverlaps(layout: ChartLayout): Overlap[] {
  const found: Overlap[] = [];
  const report = (rule: Overlap['rule'], a: string, b: string) => found.push({ rule, between: [a, b] });
  const states = new Map(layout.states.map((state) => [state.id, state]));
  const above = (id: string): string[] => {
    const ids: string[] = [];
    for (let at = states.get(id)?.parent ?? null; at !== null; at = states.get(at)?.parent ?? null)
      ids.push(at);
    return ids;
  };
  const edges = edgesOf(layout);
  const labels = labelsOf(layout);
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };

  for (const [i, a] of labels.entries()) {
    for (const b of labels.slice(i + 1))
      if (overlap(a.box, b.box)) report('label-on-label', a.owner, b.owner);
    if (!holds(page, a.box)) report('outside-drawing', a.owner, layout.id);
  }

  for (const state of layout.states) {
    if (!holds(page, state)) report('outside-drawing', state.id, layout.id);
    for (const text of state.texts)
      if (!holds(state, textBox(text))) report('text-outside-state', state.id, state.id);
    const parent = state.parent === null ? undefined : states.get(state.parent);
    if (parent && !holds(parent, state)) report('state-outside-parent', state.id, parent.id);
  }
  for (const [i, a] of layout.states.entries()) {
    for (const b of layout.states.slice(i + 1)) {
      const nested = above(a.id).includes(b.id) || above(b.id).includes(a.id);
      if (!nested && overlap(a, b)) report('state-on-state', a.id, b.id);
    }
  }

  for (const label of labels) {
    for (const state of layout.states) {
      const isOwn = label.kind === 'state' && label.owner === state.id;
      if (isOwn || !overlap(label.box, state)) continue;
      const mayLieIn =
        label.kind === 'state' ? above(label.owner).includes(state.id) : mayCross(label.ends, state, above);
      if (!mayLieIn || !holds(state, label.box)) report('label-on-state', label.owner, state.id);
    }
    if (label.kind !== 'edge') continue;
    const home = states.get(homeOf(label.ends, above) ?? '\0');
    if (home && !holds(home, label.box)) report('label-outside-parent', label.owner, home.id);
  }

  for (const edge of edges) {
    for (const state of layout.states) {
      if (!mayCross(edge.ends, state, above) && crosses(edge.points, state)) {
        report('edge-through-state', edge.owner, state.id);
      }
    }
    for (const label of labels) {
      const isOwn = label.kind === 'edge' && label.owner === edge.owner;
      if (!isOwn && crosses(edge.points, label.box)) report('edge-through-label', edge.owner, label.owner);
    }
    for (const { owner, box, kind } of marksOf(layout)) {
      const isOwn = kind === edge.kind && owner === edge.owner;
      if (!isOwn && crosses(edge.points, box)) report('edge-through-state', edge.owner, owner);
    }
    if (edge.points.some((p) => !holds(page, { ...p, width: 0, height: 0 })))
      report('outside-drawing', edge.owner, layout.id);
  }
  for (const [i, a] of edges.entries()) {
    for (const b of edges.slice(i + 1)) {
      if (a.owner !== b.owner && runsAlong(a.points, b.points)) report('edge-along-edge', a.owner, b.owner);
    }
  }
  return found;
}

interface Ends {
  source: string;
  targets: readonly string[];
}

interface Edge {
  kind: 'transition' | 'initial';
  owner: string;
  ends: Ends;
  points: readonly Point[];
}

interface Label {
  kind: 'state' | 'edge';
  owner: string;
  ends: Ends;
  box: Box;
}

const startName = (state: string) => `start of ${state}`;

const edgesOf = (layout: ChartLayout): Edge[] => [
  ...layout.transitions.flatMap(({ id, source, targets, lines }) =>
    lines.map(({ points }): Edge => ({ kind: 'transition', owner: id, ends: { source, targets }, points })),
  ),
  ...layout.initials.map(
    ({ state, target, points }): Edge => ({
      kind: 'initial',
      owner: startName(state),
      ends: { source: state, targets: [target] },
      points,
    }),
  ),
];

/** Each line of a state's text counts alone; a label on an arrow counts as a whole. */
const labelsOf = (layout: ChartLayout): Label[] => [
  ...layout.states.flatMap(({ id, texts }) =>
    texts.map(
      (text): Label => ({ kind: 'state', owner: id, ends: { source: id, targets: [] }, box: textBox(text) }),
    ),
  ),
  ...layout.transitions.flatMap(({ id, source, targets, label, texts }): Label[] => {
    if (targets.length === 0) {
      const ends = { source, targets };
      return texts.map((text) => ({ kind: 'state', owner: source, ends, box: textBox(text) }));
    }
    return label ? [{ kind: 'edge', owner: id, ends: { source, targets }, box: label }] : [];
  }),
  ...layout.initials.flatMap(({ state, target, label }): Label[] =>
    label
      ? [{ kind: 'edge', owner: startName(state), ends: { source: state, targets: [target] }, box: label }]
      : [],
  ),
];

const marksOf = (layout: ChartLayout): { kind: Edge['kind']; owner: string; box: Box }[] => [
  ...layout.initials.map(({ state, dot }) => ({
    kind: 'initial' as const,
    owner: startName(state),
    box: dot,
  })),
  ...layout.transitions.flatMap(({ id, fork }) =>
    fork ? [{ kind: 'transition' as const, owner: id, box: fork }] : [],
  ),
];

/** An edge may run inside the states around its ends, and inside one end when the other lies in it. */
function mayCross({ source, targets }: Ends, state: StateBox, above: (id: string) => string[]): boolean {
  return [source, ...targets].some((id) => above(id).includes(state.id));
}

/** The innermost state in which an edge belongs as a whole. */
function homeOf({ source, targets }: Ends, above: (id: string) => string[]): string | undefined {
  const lines = [source, ...targets].map((id) => [id, ...above(id)]);
  const [first = [], ...rest] = lines;
  const isSelf = targets.every((id) => id === source);
  return first.find((id) => !(isSelf && id === source) && rest.every((line) => line.includes(id)));
}

/** Where the ink of a line of text is, ascenders and descenders included. */
export function textBox({ x, y, width, align, role }: TextLine): Box {
  const { size } = TYPE[role];
  const top = Math.round(0.72 * size);
  const bottom = Math.round(0.2 * size);
  return { x: align === 'start' ? x : Math.round(x - width / 2), y: y - top, width, height: top + bottom };
}

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOLERANCE &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOLERANCE;

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - TOLERANCE &&
  inner.y >= outer.y - TOLERANCE &&
  inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
  inner.y + inner.height <= outer.y + outer.height + TOLERANCE;

const segments = (points: readonly Point[]): [Point, Point][] =>
  points.slice(1).map((p, i) => [points[i] as Point, p]);

/** Whether a polyline meets the inside of a box (Liang and Barsky's clipping, per segment). */
function crosses(points: readonly Point[], box: Box): boolean {
  const left = box.x + TOLERANCE;
  const right = box.x + box.width - TOLERANCE;
  const top = box.y + TOLERANCE;
  const bottom = box.y + box.height - TOLERANCE;
  if (left >= right || top >= bottom) return false;
  return segments(points).some(([a, b]) => {
    let from = 0;
    let to = 1;
    const clip = (start: number, change: number, low: number, high: number): boolean => {
      if (change === 0) return start > low && start < high;
      const [t0, t1] = [(low - start) / change, (high - start) / change];
      from = Math.max(from, Math.min(t0, t1));
      to = Math.min(to, Math.max(t0, t1));
      return from < to;
    };
    return clip(a.x, b.x - a.x, left, right) && clip(a.y, b.y - a.y, top, bottom);
  });
}

/** Whether two polylines share a stretch, so that one cannot tell where each of them goes. */
function runsAlong(a: readonly Point[], b: readonly Point[]): boolean {
  return segments(a).some(([p, q]) =>
    segments(b).some(([r, s]) => {
      const vertical = p.x === q.x && r.x === s.x && Math.abs(p.x - r.x) <= TOLERANCE;
      const horizontal = p.y === q.y && r.y === s.y && Math.abs(p.y - r.y) <= TOLERANCE;
      if (vertical) return shared(p.y, q.y, r.y, s.y) > 2 * TOLERANCE;
      return horizontal && shared(p.x, q.x, r.x, s.x) > 2 * TOLERANCE;
    }),
  );
}

const shared = (a: number, b: number, c: number, d: number) =>
  Math.min(Math.max(a, b), Math.max(c, d)) - Math.max(Math.min(a, b), Math.min(c, d));
