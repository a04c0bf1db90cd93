/// <reference types="node" />
/**
 * Draws the picture of the README.
 *
 *     node --conditions=komradery:source scripts/picture.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { describe, layout, svg } from '../src/index.ts';
import { coffee } from '../test/machines/coffee.ts';

const css = await readFile(new URL('../src/chart.css', import.meta.url), 'utf8');
const paper = '.statechart { background: var(--_paper); color-scheme: light dark }';
const drawn = await layout(describe(coffee), { direction: 'down' });
const source = svg(drawn, {
  id: 'coffee',
  title: 'Statechart of a coffee machine, brewing: the beans are being ground, the water is hot',
  // GitHub shows pictures without the page's fonts: texts are pinned to the widths they were laid out with.
  fit: true,
  css: css.slice(0, css.indexOf('  .statechart-text .is-active')).concat('}\n', paper),
  value: { brewing: { beans: 'grinding', water: 'hot' } },
  transition: 'brewing.water.cold:HOT',
});
await writeFile(new URL('../docs/coffee.svg', import.meta.url), `${source}\n`);
console.log(`${drawn.width} x ${drawn.height}, ${source.length} bytes`);
