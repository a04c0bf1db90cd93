import type {
  Box,
  ChartLayout,
  InitialDrawing,
  Point,
  StateBox,
  TextLine,
  TransitionDrawing,
} from './drawing.ts';
import { type ElkNode, runElk } from './elk.ts';
import { buildGraph, type Graph, HISTORY, PAD, type Setting } from './graph.ts';
import type { LayoutOptions } from './layout.ts';
import type { ChartModel, StateModel } from './model.ts';
import { moved } from './typeset.ts';
import { stateWords } from './words.ts';

/** Between text and an edge beside it. */
const CLEAR = 5;

/**
 * One attempt: has ELK place boxes and edges and reads the result into whole units. Where a heading finds no room beside the
 * edges that cross it, its state is widened and the attempt repeated.
 */
export async function place(
  model: ChartModel,
  options: LayoutOptions,
  setting: Setting,
): Promise<ChartLayout> {
  const widen = new Map<string, number>();
  for (let pass = 1; ; pass++) {
    const graph = buildGraph(model, options, setting, widen);
    const { layout, missing } = read(await runElk(graph.elk), graph, model, options);
    if (missing.size === 0 || pass === 4) return layout;
    for (const [state, width] of missing) widen.set(state, (widen.get(state) ?? 0) + width);
  }
}

function read(
  done: ElkNode,
  { arrows, framed, blocks, labels }: Graph,
  model: ChartModel,
  options: LayoutOptions,
): { layout: ChartLayout; missing: Map<string, number> } {
  const byId = new Map(model.states.map((state) => [state.id, state]));
  const missing = new Map<string, number>();
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    boxes.set(node.id, rounded(node));
    node.children?.forEach(collect);
  };
  done.children?.forEach(collect);
  const edges = new Map((done.edges ?? []).map((e) => [e.id, e]));
  const points = (id: string): Point[] => {
    const section = edges.get(id)?.sections?.[0];
    if (!section) return [];
    const all = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
    return tidy(all.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })));
  };
  const label = (id: string): { label?: Box; texts: TextLine[] } => {
    const made = labels.get(id);
    const at = edges.get(id)?.labels?.[0];
    const box = at ? rounded(at) : boxes.get(id);
    if (!made || !box) return { texts: [] };
    return { label: box, texts: moved(made.texts, box.x + box.width / 2, box.y + 2) };
  };

  const allPoints = [...edges.keys()].map(points);
  const rowTexts = new Map<string, TextLine[]>();
  const states = model.states.flatMap((state): StateBox[] => {
    const box = boxes.get(`s:${state.id}`);
    const made = blocks.get(state.id);
    if (!box || !made) return [];
    const parent =
      state.parent === null || (state.parent === model.states[0]?.id && !framed) ? null : state.parent;
    const { heading, rows } = made;
    const isContainer = state.children.length > 0;
    const inset = state.type === 'final' ? 3 : 0;
    const top =
      box.y + inset + (state.type === 'history' ? (HISTORY - heading.height) / 2 : isContainer ? 6 : 7);
    const width = Math.max(heading.width, ...rows.map((row) => row.block.width));
    const left = isContainer
      ? freeOf(
          box,
          {
            top,
            height:
              heading.height + rows.reduce((sum, row) => sum + row.block.height + 3, rows.length > 0 ? 7 : 0),
          },
          width,
          allPoints,
        )
      : box.x + PAD + inset;
    const lacking = left + width + CLEAR - (box.x + box.width);
    if (isContainer && lacking > 0) missing.set(state.id, lacking);
    const texts = moved(heading.texts, isContainer ? left : box.x + box.width / 2, top);
    let y = top + heading.height + 7;
    for (const row of rows) {
      const lines = moved(row.block.texts, left, y);
      if (row.transition === undefined) texts.push(...lines);
      else rowTexts.set(row.transition, lines);
      y += row.block.height + 3;
    }
    return [
      {
        id: state.id,
        parent,
        type: state.type,
        collapsed: state.collapsed ?? false,
        outside: state.outside ?? false,
        region: state.parent !== null && byId.get(state.parent)?.type === 'parallel',
        ...box,
        texts,
        ...(isContainer
          ? {
              divider: Math.round(
                top + heading.height + 4 + (rows.length > 0 ? y - top - heading.height - 4 : 0),
              ),
            }
          : {}),
      },
    ];
  });

  const transitions = arrows.map(({ first: transition, also }): TransitionDrawing => {
    const base = { id: transition.id, also, source: transition.source, targets: transition.targets };
    if (transition.targets.length === 0)
      return { ...base, lines: [], texts: rowTexts.get(transition.id) ?? [] };
    const id = `t:${transition.id}`;
    const fork = boxes.get(`f:${transition.id}`);
    if (boxes.has(`x:${transition.id}`)) {
      const lines = [
        { points: points(id), arrow: false },
        { points: points(`y:${transition.id}`), arrow: true },
      ];
      return { ...base, lines, ...label(`x:${transition.id}`) };
    }
    return {
      ...base,
      lines: [
        { points: points(id), arrow: fork === undefined },
        ...(fork
          ? transition.targets.map((_, i) => ({ points: points(`b:${i}:${transition.id}`), arrow: true }))
          : []),
      ],
      ...(fork ? { fork } : {}),
      ...label(id),
    };
  });

  const initials = model.states.flatMap((state): InitialDrawing[] => {
    const fromDot =
      state.initial && boxes.has(`i:${state.id}`)
        ? [{ id: `i:${state.id}`, target: state.initial.target, dot: boxes.get(`i:${state.id}`) }]
        : [];
    const fromHistory =
      state.type === 'history'
        ? (state.targets ?? []).map((target, i) => ({
            id: `h:${i}:${state.id}`,
            target,
            dot: boxes.get(`s:${state.id}`),
          }))
        : [];
    return [...fromDot, ...fromHistory].flatMap(({ id, target, dot }) =>
      dot && edges.has(id) ? [{ state: state.id, target, dot, points: points(id), ...label(id) }] : [],
    );
  });

  const layout: ChartLayout = {
    id: model.id,
    title: stateWords(model.states[0] as StateModel, options).title,
    width: Math.ceil(done.width ?? 0),
    height: Math.ceil(done.height ?? 0),
    states,
    transitions,
    initials,
  };
  return { layout, missing };
}

/**
 * Where in a band across a box a heading can stand so that no edge that comes in through the top runs through it: at the left
 * if possible. ELK knows no such thing as text inside a node that edges must avoid.
 */
function freeOf(
  box: Box,
  band: { top: number; height: number },
  width: number,
  edges: readonly Point[][],
): number {
  const blocked: [number, number][] = [];
  for (const points of edges) {
    for (const [i, b] of points.entries()) {
      const a = points[i - 1];
      if (!a || Math.max(a.y, b.y) <= band.top || Math.min(a.y, b.y) >= band.top + band.height) continue;
      const [low, high] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
      if (high > box.x && low < box.x + box.width) blocked.push([low - CLEAR, high + CLEAR]);
    }
  }
  blocked.sort(([a], [b]) => a - b);
  let x = box.x + PAD;
  for (const [low, high] of blocked) {
    if (x + width <= low) break;
    x = Math.max(x, high);
  }
  return x;
}

function rounded(box: { x?: number; y?: number; width?: number; height?: number }): Box {
  const x = Math.round(box.x ?? 0);
  const y = Math.round(box.y ?? 0);
  return {
    x,
    y,
    width: Math.round((box.x ?? 0) + (box.width ?? 0)) - x,
    height: Math.round((box.y ?? 0) + (box.height ?? 0)) - y,
  };
}

/** Without repeated points and points on the way. */
function tidy(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const p of points) {
    const last = kept.at(-1);
    const before = kept.at(-2);
    if (last && last.x === p.x && last.y === p.y) continue;
    if (
      last &&
      before &&
      ((before.x === last.x && last.x === p.x) || (before.y === last.y && last.y === p.y))
    )
      kept.pop();
    kept.push(p);
  }
  return kept;
}
