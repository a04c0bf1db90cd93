/// <reference types="node" />
/**
 * Writes src/font/sofia-sans-extra-condensed.ts: the advance widths of the font that charts are set in.
 *
 *     node scripts/font-metrics.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';

const PACKAGE = '@fontsource-variable/sofia-sans-extra-condensed';
const WEIGHTS = [400, 500, 700];

/** What labels are written with: Latin, Latin-1, Latin Extended-A, and the punctuation and signs of code and prose. */
const isWanted = (code: number) => (code >= 0x20 && code < 0x180) || (code >= 0x2010 && code < 0x2400);

const widths = new Map<number, Map<number, number>>(WEIGHTS.map((weight) => [weight, new Map()]));
for (const subset of ['latin-ext', 'latin']) {
  const url = import.meta.resolve(`${PACKAGE}/files/sofia-sans-extra-condensed-${subset}-wght-normal.woff2`);
  const file = Buffer.from(await decompress(await readFile(new URL(url))));
  const font = create(file);
  if (font.isCollection) throw new Error('expected one font');
  for (const weight of WEIGHTS) {
    const instance = font.getVariation({ wght: weight });
    for (const code of instance.characterSet) {
      if (!isWanted(code)) continue;
      const width = (1000 * instance.glyphForCodePoint(code).advanceWidth) / instance.unitsPerEm;
      widths.get(weight)?.set(code, Math.round(width));
    }
  }
}

const table = (weight: number) => {
  const byWidth = new Map<number, string>();
  for (const [code, width] of [...(widths.get(weight) ?? [])].sort(([a], [b]) => a - b)) {
    byWidth.set(width, (byWidth.get(width) ?? '') + String.fromCodePoint(code));
  }
  const rows = [...byWidth]
    .sort(([a], [b]) => a - b)
    .map(([width, chars]) => `    [${width}, ${JSON.stringify(chars)}],`);
  return `  ${weight}: [\n${rows.join('\n')}\n  ],`;
};

const source = `// Written by scripts/font-metrics.ts. Sofia Sans Extra Condensed, SIL Open Font License 1.1.
import type { FontMetrics } from './metrics.ts';

/** Advance widths in thousandths of an em, the characters of one width together. */
export const SOFIA_SANS_EXTRA_CONDENSED: FontMetrics = {
${WEIGHTS.map(table).join('\n')}
};
`;
const target = new URL('../src/font/sofia-sans-extra-condensed.ts', import.meta.url);
await writeFile(target, source);
console.log(`${WEIGHTS.length} weights, ${widths.get(400)?.size} characters, ${source.length} bytes`);
