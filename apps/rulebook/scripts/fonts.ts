/**
 * Cuts the two faces of the site down to the signs and weights it prints, and writes them with their `@font-face`
 * rules and licences to `src/styles/fonts/`. Each face gets a fallback of the same width and height, so that nothing moves when
 * the face arrives.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import subsetFont from 'subset-font';

const OUT = new URL('../src/styles/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Printable ASCII, the letters of Western Europe, and what a typesetter needs between them. */
const SIGNS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−×←→↑↓≤≥ıŒœ`;

interface Face {
  readonly file: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weights: readonly [min: number, max: number];
}

const FACES: readonly Face[] = [
  { file: 'brygada-1918', family: 'Brygada 1918', style: 'normal', weights: [400, 700] },
  { file: 'brygada-1918', family: 'Brygada 1918', style: 'italic', weights: [400, 700] },
  {
    file: 'sofia-sans-extra-condensed',
    family: 'Sofia Sans Extra Condensed',
    style: 'normal',
    weights: [400, 900],
  },
];

const require = createRequire(import.meta.url);

const cut = async ({ file, family, style, weights: [min, max] }: Face): Promise<string> => {
  const whole = await readFile(
    require.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-${style}.woff2`),
  );
  const part = await subsetFont(whole, SIGNS, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  await copyFile(require.resolve(`@fontsource-variable/${file}/LICENSE`), new URL(`${file}.txt`, OUT));
  const name = `${file}-${style}.woff2`;
  await writeFile(new URL(name, OUT), part);
  console.log(
    `fonts: ${name}, ${(part.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)} kB`,
  );
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${min} ${max};
  font-display: swap;
  src: url("./${name}") format("woff2");
}
`;
};

await mkdir(OUT, { recursive: true });
const faces = await Promise.all(FACES.map(cut));
const fallbacks = [
  createFontStack([metrics.brygada1918, metrics.georgia, metrics.timesNewRoman]),
  createFontStack([metrics.sofiaSansExtraCondensed, metrics.arial]),
].map((stack) => `${stack.fontFaces}\n`);
await writeFile(new URL('fonts.css', OUT), [...faces, ...fallbacks].join('\n'));
