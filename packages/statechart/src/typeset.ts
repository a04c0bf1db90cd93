import type { TextLine, TextRole } from './drawing.ts';
import { type FontMetrics, textWidth, wrap } from './font/metrics.ts';

/** Type sizes and distances, in the units of the drawing. The stylesheet sets the same sizes. */
export const TYPE: Record<TextRole, { size: number; weight: number; leading: number }> = {
  title: { size: 17, weight: 700, leading: 19 },
  label: { size: 15, weight: 500, leading: 16 },
  row: { size: 14, weight: 400, leading: 16 },
  tag: { size: 14, weight: 500, leading: 17 },
  note: { size: 13, weight: 400, leading: 15 },
};

const TAG_PAD = 4;
const TAG_GAP = 5;

export class Typesetter {
  readonly #metrics: FontMetrics;

  constructor(metrics: FontMetrics) {
    this.#metrics = metrics;
  }

  width(text: string, role: TextRole): number {
    return textWidth(this.#metrics, text, TYPE[role].size, TYPE[role].weight);
  }

  wrap(text: string, role: TextRole, measure: number): string[] {
    return wrap(text, measure, (line) => this.width(line, role));
  }

  tagWidth(clause: string): number {
    return Math.ceil(this.width(clause, 'tag')) + 2 * TAG_PAD;
  }
}

/** A block of lines and tags, laid out around x = 0 (or from it, for `start`), from y = 0 down. */
export interface Block {
  width: number;
  height: number;
  texts: TextLine[];
}

export function block(
  type: Typesetter,
  paragraphs: readonly { text: string; role: TextRole }[],
  clauses: readonly string[],
  measure: number,
  align: 'start' | 'middle',
): Block {
  const texts: TextLine[] = [];
  let width = 0;
  let y = 0;
  const put = (text: string, role: TextRole) => {
    const { size, leading } = TYPE[role];
    const w = Math.ceil(type.width(text, role));
    texts.push({ text, role, align, x: 0, y: y + Math.round((leading + size * 0.66) / 2), width: w });
    width = Math.max(width, w);
    y += leading;
  };
  for (const { text, role } of paragraphs) for (const line of type.wrap(text, role, measure)) put(line, role);
  // Tags go behind the last line where there is room, else on lines of their own.
  const rows: { text: string; width: number }[][] = [];
  const tags = clauses.map((text) => ({ text, width: type.tagWidth(text) }));
  const last = texts.at(-1);
  let tail = last?.width ?? 0;
  while (last && tags[0] && tail + TAG_GAP + tags[0].width <= measure) {
    const tag = tags.shift() as { text: string; width: number };
    const x = tail + TAG_GAP + tag.width / 2;
    texts.push({
      text: tag.text,
      role: 'tag',
      align: 'middle',
      x,
      y: last.y,
      width: tag.width,
      clause: tag.text,
    });
    tail += TAG_GAP + tag.width;
  }
  if (last && align === 'middle') {
    // The line and its tags are centred together.
    for (const tag of texts.slice(texts.indexOf(last) + 1)) tag.x -= tail / 2;
    last.x = -(tail - last.width) / 2;
  }
  width = Math.max(width, tail);
  let rowWidth = 0;
  for (const tag of tags) {
    const row = rows.at(-1);
    if (row && rowWidth + TAG_GAP + tag.width <= measure) {
      row.push(tag);
      rowWidth += TAG_GAP + tag.width;
    } else {
      rows.push([tag]);
      rowWidth = tag.width;
    }
  }
  for (const row of rows) {
    const total = row.reduce((sum, tag) => sum + tag.width + TAG_GAP, -TAG_GAP);
    const { size, leading } = TYPE.tag;
    let x = align === 'middle' ? -total / 2 : 0;
    for (const tag of row) {
      const baseline = y + Math.round((leading + size * 0.66) / 2);
      texts.push({
        ...tag,
        role: 'tag',
        align: 'middle',
        x: x + tag.width / 2,
        y: baseline,
        clause: tag.text,
      });
      x += tag.width + TAG_GAP;
    }
    width = Math.max(width, total);
    y += leading;
  }
  return { width, height: y, texts };
}

export const moved = (texts: readonly TextLine[], dx: number, dy: number): TextLine[] =>
  texts.map((line) => ({ ...line, x: Math.round(line.x + dx), y: Math.round(line.y + dy) }));
