/**
 * Writes the gallery: every state of the cards and the table, and every example, as one static page to look at.
 *
 *     pnpm gallery             # .results/gallery/index.html
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';

const here = new URL('..', import.meta.url);
const out = new URL('.results/gallery/', here);
mkdirSync(out, { recursive: true });

const shared: BuildOptions = {
  bundle: true,
  format: 'esm',
  conditions: ['komradery:source'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  absWorkingDir: here.pathname,
};

await build({
  ...shared,
  platform: 'node',
  entryPoints: ['gallery/page.tsx'],
  outfile: `${out.pathname}page.js`,
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
await build({
  ...shared,
  entryPoints: ['gallery/browser.ts', 'gallery/gallery.css'],
  outdir: out.pathname,
  minify: true,
  loader: { '.woff2': 'file' },
});
const { page } = (await import(`${out.pathname}page.js`)) as { page: () => string };
writeFileSync(new URL('index.html', out), page());
copyFileSync(new URL('src/table.css', here), new URL('table.css', out));
process.stdout.write(`${out.pathname}index.html\n`);
