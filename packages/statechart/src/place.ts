import type {
  Box,
  ChartLayout,
  InitialDrawing,
  Point,
  StateBox,
  TextLine,
  TextRole,
  TransitionDrawing,
} from './drawing.ts';
import { type ElkEdge, type ElkNode, type ElkOptions, runElk } from './elk.ts';
import { SOFIA_SANS_EXTRA_CONDENSED } from './font/sofia-sans-extra-condensed.ts';
import type { LayoutOptions } from './layout.ts';
import type { ChartModel, StateModel, TransitionModel } from './model.ts';
import { EN } from './prose/en.ts';
import { usedStarts } from './starts.ts';
import { type Block, block, moved, Typesetter } from './typeset.ts';
import { actionText, saysOf, stateWords, transitionWords } from './words.ts';

const PAD = 9;
const DOT = 10;
const HISTORY = 24;
/** Between text and an edge beside it. */
const CLEAR = 5;

/** One of the ways in which a chart can be set and placed. */
export interface Setting {
  labelWidth: number;
  stateWidth: number;
  /** The least distance between two states side by side. */
  gap: number;
  elk: ElkOptions;
}

/** One attempt: sets the texts, has ELK place boxes and edges, and reads the result into whole units. */
export async function place(
  model: ChartModel,
  options: LayoutOptions,
  setting: Setting,
): Promise<ChartLayout> {
  const type = new Typesetter(options.metrics ?? SOFIA_SANS_EXTRA_CONDENSED);
  const prose = options.prose ?? EN;
  const [root] = model.states;
  if (!root) throw new Error('a chart has at least its root');
  const byId = new Map(model.states.map((state) => [state.id, state]));
  const inside = new Map<string, TransitionModel[]>();
  for (const transition of model.transitions) {
    if (transition.targets.length > 0) continue;
    inside.set(transition.source, [...(inside.get(transition.source) ?? []), transition]);
  }
  const framed = options.frame ?? (root.children.length === 0 || hasAttachments(model, root));

  const blocks = new Map<string, { heading: Block; rows: { block: Block; transition?: string }[] }>();
  const nodes = new Map<string, ElkNode>();
  const nodeId = (id: string) => `s:${id}`;
  const direction = options.direction === 'right' ? 'RIGHT' : 'DOWN';
  const container: ElkOptions = {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.layered.feedbackEdges': 'false',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.spacing.nodeNode': String(setting.gap),
    'elk.spacing.edgeNode': '12',
    'elk.spacing.edgeEdge': '10',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.labelNode': '6',
    'elk.spacing.nodeSelfLoop': '12',
    'elk.layered.spacing.nodeNodeBetweenLayers': String(setting.gap + 6),
    'elk.layered.spacing.edgeNodeBetweenLayers': '12',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    ...setting.elk,
  };

  const starts = usedStarts(model);
  const build = (state: StateModel): ElkNode => {
    const words = stateWords(state, options);
    const node: ElkNode = { id: nodeId(state.id) };
    nodes.set(state.id, node);
    if (state.type === 'history') {
      blocks.set(state.id, {
        heading: block(
          type,
          [{ text: prose.history[state.history ?? 'shallow'], role: 'title' }],
          [],
          99,
          'middle',
        ),
        rows: [],
      });
      return Object.assign(node, { width: HISTORY, height: HISTORY });
    }
    const isContainer = state.children.length > 0;
    const align = isContainer ? 'start' : 'middle';
    const heading = block(
      type,
      [
        { text: words.title, role: 'title' as const },
        ...(state.collapsed ? [{ text: prose.opens, role: 'note' as const }] : []),
      ],
      words.clauses,
      setting.stateWidth,
      align,
    );
    const rows = [
      ...words.rows.map((text) => ({
        block: block(type, [{ text, role: 'row' }], [], setting.stateWidth, 'start'),
      })),
      ...(inside.get(state.id) ?? []).map((transition) => {
        const { lines, clauses } = transitionWords(transition, options);
        const text = lines.map((line) => line.text).join(' ') || prose.always;
        return {
          block: block(type, [{ text, role: 'row' }], clauses, setting.stateWidth, 'start'),
          transition: transition.id,
        };
      }),
    ];
    blocks.set(state.id, { heading, rows });
    const width =
      Math.max(heading.width, ...rows.map((row) => row.block.width)) +
      2 * PAD +
      (state.type === 'final' ? 6 : 0);
    const height =
      heading.height + rows.reduce((sum, row) => sum + row.block.height + 3, 0) + (rows.length > 0 ? 7 : 0);
    if (!isContainer) {
      return Object.assign(node, {
        width: Math.max(width, 44),
        height: height + 2 * 7 + (state.type === 'final' ? 6 : 0),
      });
    }
    const top = height + 2 * 6 + 8;
    node.layoutOptions = {
      ...container,
      'elk.padding': `[top=${top},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${top})`,
    };
    node.children = content(state);
    return node;
  };
  const edges: ElkEdge[] = [];
  const labels = new Map<string, Block>();
  const content = (state: StateModel): ElkNode[] => {
    const children: ElkNode[] = [];
    if (state.initial && starts.has(state.id)) {
      const id = `i:${state.id}`;
      children.push({ id, width: DOT, height: DOT });
      const actions = state.initial.actions.map(actionText).join(', ');
      const text = saysOf(state.initial, options) ?? (actions === '' ? '' : `/ ${actions}`);
      edges.push(
        edge(id, id, nodeId(state.initial.target), text === '' ? [] : [{ text, role: 'label' }], []),
      );
    }
    for (const id of state.children) {
      const child = byId.get(id);
      if (child) children.push(build(child));
    }
    return children;
  };
  const edge = (
    id: string,
    source: string,
    target: string,
    paragraphs: { text: string; role: TextRole }[],
    clauses: string[],
  ): ElkEdge => {
    const made: ElkEdge = { id, sources: [source], targets: [target] };
    if (paragraphs.length > 0 || clauses.length > 0) {
      const label = block(type, paragraphs, clauses, setting.labelWidth, 'middle');
      labels.set(id, label);
      made.labels = [
        {
          id: `l:${id}`,
          text: ' ',
          width: label.width + 8,
          height: label.height + 4,
          layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
        },
      ];
    }
    return made;
  };

  const children = framed ? [build(root)] : content(root);
  for (const state of model.states) if (state.outside) children.push(build(state));

  for (const transition of model.transitions) {
    if (transition.targets.length === 0) continue;
    const { lines, clauses } = transitionWords(transition, options);
    const paragraphs = lines.map(({ text }) => ({ text, role: 'label' as const }));
    const [first = '', ...more] = transition.targets;
    if (more.length === 0) {
      edges.push(edge(`t:${transition.id}`, nodeId(transition.source), nodeId(first), paragraphs, clauses));
      continue;
    }
    const fork = `f:${transition.id}`;
    const home = forkHome(model, transition);
    const list = home === null || (home === root.id && !framed) ? children : nodes.get(home)?.children;
    (list ?? children).push(
      direction === 'DOWN' ? { id: fork, width: 30, height: 5 } : { id: fork, width: 5, height: 30 },
    );
    edges.push(edge(`t:${transition.id}`, nodeId(transition.source), fork, paragraphs, clauses));
    transition.targets.forEach((target, i) => {
      edges.push(edge(`b:${i}:${transition.id}`, fork, nodeId(target), [], []));
    });
  }
  for (const state of model.states) {
    (state.targets ?? []).forEach((target, i) => {
      if (nodes.has(target) && state.type === 'history') {
        edges.push(edge(`h:${i}:${state.id}`, nodeId(state.id), nodeId(target), [], []));
      }
    });
  }

  const done = await runElk({
    id: 'chart',
    layoutOptions: {
      ...container,
      'elk.padding': '[top=6,left=6,bottom=6,right=6]',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
    children,
    edges,
  });
  return read(done, { model, options, framed, blocks, labels, byId, inside });
}

/** Whether the root's own box is needed, because an arrow or a row of text belongs to it. */
const hasAttachments = (model: ChartModel, root: StateModel) =>
  root.type === 'parallel' ||
  root.entry.length + root.exit.length + root.invoke.length > 0 ||
  model.transitions.some((t) => t.source === root.id || t.targets.includes(root.id));

/** The innermost state around all ends of a transition. */
function forkHome(model: ChartModel, transition: TransitionModel): string | null {
  const parents = new Map(model.states.map((state) => [state.id, state.parent]));
  const around = (id: string) => {
    const ids: string[] = [];
    for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) ids.push(at);
    return ids;
  };
  const [first = [], ...rest] = [transition.source, ...transition.targets].map(around);
  return first.find((id) => rest.every((ids) => ids.includes(id))) ?? null;
}

interface Built {
  model: ChartModel;
  options: LayoutOptions;
  framed: boolean;
  blocks: Map<string, { heading: Block; rows: { block: Block; transition?: string }[] }>;
  labels: Map<string, Block>;
  byId: Map<string, StateModel>;
  inside: Map<string, TransitionModel[]>;
}

function read(done: ElkNode, built: Built): ChartLayout {
  const { model, options, framed, blocks, labels, byId } = built;
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
    if (!made || !at) return { texts: [] };
    const box = rounded(at);
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

  const transitions = model.transitions.map((transition): TransitionDrawing => {
    const base = { id: transition.id, source: transition.source, targets: transition.targets };
    if (transition.targets.length === 0)
      return { ...base, lines: [], texts: rowTexts.get(transition.id) ?? [] };
    const id = `t:${transition.id}`;
    const fork = boxes.get(`f:${transition.id}`);
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

  return {
    id: model.id,
    title: stateWords(model.states[0] as StateModel, options).title,
    width: Math.ceil(done.width ?? 0),
    height: Math.ceil(done.height ?? 0),
    states,
    transitions,
    initials,
  };
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
  return x + width <= box.x + box.width - CLEAR ? x : box.x + PAD;
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
