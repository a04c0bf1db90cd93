/** Builds the gallery in a folder: a page with all cards, tables and plates, and one page for each example. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';

const here = fileURLToPath(new URL('..', import.meta.url));

const shared: BuildOptions = {
  bundle: true,
  format: 'esm',
  conditions: ['komradery:source'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  absWorkingDir: here,
  logLevel: 'error',
};

interface Pages {
  readonly pages: () => ReadonlyMap<string, string>;
}

/** @param folder - is made where it is missing */
export async function buildGallery(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    build({
      ...shared,
      platform: 'node',
      entryPoints: ['gallery/pages.tsx'],
      outfile: `${folder}/pages.mjs`,
    }),
    build({
      ...shared,
      entryPoints: [
        'gallery/element.ts',
        'gallery/gallery.css',
        'src/komando/komando.css',
        'src/front-line/front-line.css',
      ],
      entryNames: '[name]',
      outdir: folder,
      minify: true,
      loader: { '.woff2': 'file' },
    }),
  ]);
  const { pages } = (await import(`${folder}/pages.mjs`)) as Pages;
  for (const [name, html] of pages()) writeFileSync(`${folder}/${name}`, html);
  copyFileSync(fileURLToPath(import.meta.resolve('@komradery/statechart/chart.css')), `${folder}/chart.css`);
}
