/**
 * Weighs every page of the built site, gzipped, as a reader would load it who scrolls to its end without a click, and
 * holds it to the budgets of the design. Scripts and styles are followed through their imports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** kB are thousands of bytes. */
const KB = 1000;

type Kind = 'html' | 'css' | 'js';

const BUDGETS = {
  reading: { html: 12, css: 10, js: 3 },
  examples: { html: 30, css: 10, js: 15 },
  // The one page that has the parser, and the rules too once a card is played (docs/decisions/0009).
  lab: { html: 12, css: 10, js: 145 },
} as const satisfies Record<string, Record<Kind, number>>;

/** A chart, inline: so much, and so much a transition. */
const CHART = { base: 1, each: 0.1 } as const;

const read = (path: string): string => readFileSync(`${DIST}${path.replace(/^\//, '')}`, 'utf8');
const weigh = (text: string): number => gzipSync(text, { level: 9 }).length / KB;

interface Found {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly kind: keyof typeof BUDGETS;
  /** The charts of the page, each as it stands there. */
  readonly charts: readonly { readonly markup: string; readonly transitions: number }[];
}

const find = (html: string): Found => {
  const scripts: string[] = [];
  const styles: string[] = [];
  const charts: { markup: string; transitions: number }[] = [];
  let kind: Found['kind'] = 'reading';
  let chart: { from: number; transitions: number; depth: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src) scripts.push(attributes.src);
      if (name === 'link' && attributes.rel === 'modulepreload' && attributes.href)
        scripts.push(attributes.href);
      if (name === 'link' && attributes.rel === 'stylesheet' && attributes.href) styles.push(attributes.href);
      if (name === 'komradery-example') kind = 'examples';
      if (attributes['data-lab'] !== undefined) kind = 'lab';
      if (name === 'svg' && attributes.class?.split(' ').includes('statechart')) {
        chart = { from: parser.startIndex, transitions: 0, depth: 0 };
      }
      if (chart && attributes['data-transition'] !== undefined) chart.transitions += 1;
    },
    onclosetag(name) {
      if (name !== 'svg' || !chart) return;
      charts.push({ markup: html.slice(chart.from, parser.endIndex + 1), transitions: chart.transitions });
      chart = undefined;
    },
  });
  parser.end(html);
  return { scripts, styles, kind, charts };
};

/** The file and all that it imports, each once. */
const withImports = (paths: readonly string[], pattern: RegExp): ReadonlySet<string> => {
  const all = new Set<string>();
  const follow = (path: string): void => {
    if (all.has(path)) return;
    all.add(path);
    for (const match of read(path).matchAll(pattern)) {
      const target = match[1];
      if (target?.startsWith('.') || target?.startsWith('/')) {
        follow(posix.resolve(posix.dirname(path), target));
      }
    }
  };
  for (const path of paths) follow(path);
  return all;
};

/** Static and dynamic imports: an island that is hydrated when seen is loaded by one who scrolls to the end. */
const JS_IMPORT = /(?:\bimport|\bfrom|\bimport\s*\()\s*["'`]([^"'`]+)["'`]/g;
const CSS_IMPORT = /@import\s+(?:url\()?["']?([^"')]+)["']?\)?/g;

const total = (paths: ReadonlySet<string>): number =>
  [...paths].reduce((sum, path) => sum + weigh(read(path)), 0);

const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();

let over = 0;
const row = (name: string, ...cells: readonly string[]) =>
  console.log(name.padEnd(48), ...cells.map((cell) => cell.padStart(14)));
const cell = (measured: number, limit: number): string => {
  if (measured > limit) over += 1;
  return `${measured.toFixed(2)} / ${limit}${measured > limit ? ' !' : '  '}`;
};

row('gzip, kB: measured / limit', 'HTML  ', 'CSS  ', 'JS  ');
const heaviest = new Map<string, { measured: number; limit: number; transitions: number; page: string }>();
for (const page of pages) {
  const html = read(page);
  const { scripts, styles, kind, charts } = find(html);
  const budget = BUDGETS[kind];
  row(
    `/${page.replace(/index\.html$/, '')}${kind === 'reading' ? '' : ` (${kind})`}`,
    cell(weigh(html), budget.html),
    cell(total(withImports(styles, CSS_IMPORT)), budget.css),
    cell(total(withImports(scripts, JS_IMPORT)), budget.js),
  );
  for (const { markup, transitions } of charts) {
    const id = /aria-labelledby="([^"]+)-t"/.exec(markup)?.[1] ?? `chart ${charts.length}`;
    heaviest.set(id, {
      measured: weigh(markup),
      limit: CHART.base + CHART.each * transitions,
      transitions,
      page,
    });
  }
}

console.log('');
row('charts, inline', 'SVG  ');
for (const [id, { measured, limit, transitions }] of heaviest) {
  row(`${id} (${transitions} transitions)`, cell(measured, Math.round(limit * 100) / 100));
}

if (pages.length === 0) throw new Error(`There are no pages in ${DIST}: build the site first`);
if (over > 0) {
  console.error(`\n${over} over budget`);
  process.exitCode = 1;
}
