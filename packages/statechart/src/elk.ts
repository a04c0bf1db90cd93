/** The parts of ELK's JSON that we write and read. */
export type ElkOptions = Record<string, string>;

export interface ElkNode {
  id: string;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  children?: ElkNode[];
  edges?: ElkEdge[];
  layoutOptions?: ElkOptions;
}

export interface ElkLabel {
  id: string;
  text: string;
  x?: number;
  y?: number;
  width: number;
  height: number;
  layoutOptions?: ElkOptions;
}

export interface ElkPoint {
  x: number;
  y: number;
}

export interface ElkEdge {
  id: string;
  sources: string[];
  targets: string[];
  labels?: ElkLabel[];
  sections?: { startPoint: ElkPoint; endPoint: ElkPoint; bendPoints?: ElkPoint[] }[];
}

interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
}

let elk: Promise<Elk> | undefined;

/** elkjs is 1.6 MB of script: it is loaded when the first chart is laid out, and once. */
export async function runElk(graph: ElkNode): Promise<ElkNode> {
  elk ??= import('elkjs/lib/elk.bundled.js').then((module) => {
    const exported = module.default as unknown as { default?: new () => Elk } & (new () => Elk);
    return new (exported.default ?? exported)();
  });
  return (await elk).layout(graph);
}
