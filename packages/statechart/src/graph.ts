import { type Bundle, bundles } from './bundle.ts';
import type { TextRole } from './drawing.ts';
import type { ElkEdge, ElkNode, ElkOptions } from './elk.ts';
import { SOFIA_SANS_EXTRA_CONDENSED } from './font/sofia-sans-extra-condensed.ts';
import type { LayoutOptions } from './layout.ts';
import type { ChartModel, StateModel, TransitionModel } from './model.ts';
import { EN } from './prose/en.ts';
import { usedStarts } from './starts.ts';
import { type Block, block, Typesetter } from './typeset.ts';
import { actionText, saysOf, stateWords } from './words.ts';

/** Inside a state, at the sides of its text. */
export const PAD = 9;
export const HISTORY = 24;
const DOT = 10;
/** Between two edges on one side of a state. */
const PORT = 9;

/** One of the ways in which a chart can be set and placed. */
export interface Setting {
  labelWidth: number;
  stateWidth: number;
  /** The least distance between two states side by side. */
  gap: number;
  elk: ElkOptions;
}

/**
 * What ELK is asked to place. Ids: `s:` a state, `i:` a start, `t:` a transition, `f:` and `b:` its fork and branches, `x:` and
 * `y:` the label and the way back of a loop, `h:` from a history state to its default.
 */
export interface Graph {
  elk: ElkNode;
  arrows: Bundle[];
  framed: boolean;
  /** The texts of each state: its heading and the rows under it. */
  blocks: Map<string, { heading: Block; rows: { block: Block; transition?: string }[] }>;
  /** The texts of labels, by the id of their edge or node. */
  labels: Map<string, Block>;
}

/** Sets the texts of a chart and says to ELK what is to be placed. `widen`: by how much to widen states that hold others. */
export function buildGraph(
  model: ChartModel,
  options: LayoutOptions,
  setting: Setting,
  widen: ReadonlyMap<string, number>,
): Graph {
  const type = new Typesetter(options.metrics ?? SOFIA_SANS_EXTRA_CONDENSED);
  const prose = options.prose ?? EN;
  const [root] = model.states;
  if (!root) throw new Error('a chart has at least its root');
  const byId = new Map(model.states.map((state) => [state.id, state]));
  const arrows = bundles(model, options);
  const inside = new Map<string, Bundle[]>();
  for (const bundle of arrows) {
    const { source, targets } = bundle.first;
    if (targets.length === 0) inside.set(source, [...(inside.get(source) ?? []), bundle]);
  }
  const framed = options.frame ?? (root.children.length === 0 || hasAttachments(model, root));

  const blocks: Graph['blocks'] = new Map();
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

  /** How many edges may have to share one side of a state. */
  const ports = (id: string) => {
    const out = arrows.map(({ first }) => first).filter((t) => t.source === id && t.targets.length > 0);
    const into = arrows.map(({ first }) => first).filter((t) => t.targets.includes(id));
    const back = out.filter((t) => t.targets.includes(id));
    return Math.max(out.length, into.length) + back.length;
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
      ...(inside.get(state.id) ?? []).map(({ first, words: { lines, clauses } }) => {
        const text = lines.map((line) => line.text).join(' ') || prose.always;
        return {
          block: block(type, [{ text, role: 'row' }], clauses, setting.stateWidth, 'start'),
          transition: first.id,
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
        width: Math.max(width, 44, PORT * ports(state.id)),
        height: height + 2 * 7 + (state.type === 'final' ? 6 : 0),
      });
    }
    const top = height + 2 * 6 + 8;
    node.layoutOptions = {
      ...container,
      'elk.padding': `[top=${top},left=14,bottom=14,right=${14 + (widen.get(state.id) ?? 0)}]`,
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

  /** The nodes inside a state; at the top if it is not drawn itself. */
  const siblings = (parent: string | null): ElkNode[] =>
    (parent === null || (parent === root.id && !framed) ? undefined : nodes.get(parent)?.children) ??
    children;
  const loops = new Map<string, number>();
  for (const { source, targets } of arrows.map(({ first }) => first)) {
    if (targets.length === 1 && targets[0] === source) loops.set(source, (loops.get(source) ?? 0) + 1);
  }

  for (const { first: transition, words } of arrows) {
    if (transition.targets.length === 0) continue;
    const { lines, clauses } = words;
    const paragraphs = lines.map(({ text }) => ({ text, role: 'label' as const }));
    const [first = '', ...more] = transition.targets;
    if (more.length === 0 && first === transition.source && (loops.get(first) ?? 0) > 1) {
      // ELK nests the loops of one node and has them cross each other's labels: each goes out to its label and back instead.
      const label = block(type, paragraphs, clauses, setting.labelWidth, 'middle');
      const id = `x:${transition.id}`;
      labels.set(id, label);
      const parent = byId.get(first)?.parent ?? null;
      siblings(parent).push({
        id,
        width: Math.max(36, label.width + 8),
        height: Math.max(5, label.height + 4),
      });
      edges.push(edge(`t:${transition.id}`, nodeId(first), id, [], []));
      edges.push(edge(`y:${transition.id}`, id, nodeId(first), [], []));
      continue;
    }
    if (more.length === 0) {
      edges.push(edge(`t:${transition.id}`, nodeId(transition.source), nodeId(first), paragraphs, clauses));
      continue;
    }
    const fork = `f:${transition.id}`;
    siblings(forkHome(model, transition)).push(
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

  return {
    arrows,
    framed,
    blocks,
    labels,
    elk: {
      id: 'chart',
      layoutOptions: {
        ...container,
        'elk.padding': '[top=6,left=6,bottom=6,right=6]',
        'elk.json.edgeCoords': 'ROOT',
        'elk.json.shapeCoords': 'ROOT',
      },
      children,
      edges,
    },
  };
}

/** Whether the root's own box is needed, because an arrow or a row of text belongs to it. */
const hasAttachments = (model: ChartModel, root: StateModel) =>
  root.type === 'parallel' ||
  root.entry.length + root.exit.length + root.invoke.length > 0 ||
  model.transitions.some((t) => t.source === root.id || t.targets.includes(root.id));

/** The innermost state around all targets that also is or holds the source. */
function forkHome(model: ChartModel, { source, targets }: TransitionModel): string | null {
  const parents = new Map(model.states.map((state) => [state.id, state.parent]));
  const around = (id: string) => {
    const ids: string[] = [];
    for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) ids.push(at);
    return ids;
  };
  const lines = [[source, ...around(source)], ...targets.map(around)];
  return lines[0]?.find((id) => lines.every((ids) => ids.includes(id))) ?? null;
}
