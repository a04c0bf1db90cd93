/** For each weight, `[advance width in thousandths of an em, the characters that have it]`. */
export type FontMetrics = Readonly<Record<number, readonly (readonly [width: number, characters: string])[]>>;

/** Wide scripts take a whole em; of anything else unknown we assume the width of a wide Latin capital. */
const UNKNOWN = 600;
const FULL_WIDTH = 1000;

const tables = new WeakMap<FontMetrics, Map<number, Map<string, number>>>();

function tableOf(metrics: FontMetrics, weight: number): Map<string, number> {
  let byWeight = tables.get(metrics);
  if (!byWeight) {
    byWeight = new Map();
    tables.set(metrics, byWeight);
  }
  let table = byWeight.get(weight);
  if (!table) {
    table = new Map();
    for (const [width, characters] of metrics[weight] ?? []) for (const c of characters) table.set(c, width);
    byWeight.set(weight, table);
  }
  return table;
}

const isFullWidth = (code: number) => code >= 0x1100 && (code < 0x1200 || code >= 0x2e80);

/**
 * The width of one line of text, in the unit of `size`. Kerning is left out: it only ever makes this font narrower.
 *
 * @example
 * ```ts
 * import { SOFIA_SANS_EXTRA_CONDENSED, textWidth } from '@komradery/statechart';
 *
 * Math.round(textWidth(SOFIA_SANS_EXTRA_CONDENSED, 'attack', 100, 400)); // 178
 * ```
 */
export function textWidth(metrics: FontMetrics, text: string, size: number, weight: number): number {
  const table = tableOf(metrics, weight);
  let sum = 0;
  for (const c of text) sum += table.get(c) ?? (isFullWidth(c.codePointAt(0) ?? 0) ? FULL_WIDTH : UNKNOWN);
  return (sum * size) / 1000;
}

/** Where a word that has no spaces may be broken: after punctuation, and between camelCase humps. */
const pieces = (word: string): string[] =>
  word.split(/(?<=[._/\-:,])(?=[^._/\-:,])|(?<=[a-z0-9])(?=[A-Z])/).filter((piece) => piece !== '');

/**
 * Breaks text into lines of at most `width` where that can be done between words, else inside a long word.
 * Lines are balanced: the narrowest measure that needs no more lines is used.
 */
export function wrap(text: string, width: number, measure: (line: string) => number): string[] {
  const lines = fill(text, width, measure);
  if (lines.length === 1) return lines;
  const longest = Math.max(...lines.map(measure));
  // Narrower than its longest word, a line would break a word that fits.
  const words = text
    .split(/\s+/)
    .map(measure)
    .filter((word) => word <= width);
  let low = Math.max(longest / 2, ...words);
  let high = longest;
  let best = lines;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const attempt = fill(text, middle, measure);
    if (attempt.length <= lines.length && Math.max(...attempt.map(measure)) <= middle) {
      best = attempt;
      high = middle;
    } else {
      low = middle;
    }
  }
  return best;
}

function fill(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (piece: string, space: boolean) => {
    const longer = line === '' ? piece : line + (space ? ' ' : '') + piece;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = piece;
    }
  };
  for (const word of text.split(/\s+/).filter((w) => w !== '')) {
    if (measure(word) <= width) {
      put(word, true);
      continue;
    }
    pieces(word).forEach((piece, i) => {
      put(piece, i === 0);
      for (let rest = [...line]; measure(line) > width && rest.length > 1; line = rest.join('')) {
        let cut = rest.length - 1;
        while (cut > 1 && measure(rest.slice(0, cut).join('')) > width) cut--;
        lines.push(rest.slice(0, cut).join(''));
        rest = rest.slice(cut);
      }
    });
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}
