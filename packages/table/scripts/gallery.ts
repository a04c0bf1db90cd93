/**
 * Writes the gallery to look at, and prints what its pages weigh.
 *
 *     pnpm gallery             # .results/gallery/index.html
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildGallery } from './build-gallery.ts';

const folder = fileURLToPath(new URL('../.results/gallery', import.meta.url));
await buildGallery(folder);
for (const name of readdirSync(folder)
  .filter((file) => /\.(html|js|css)$/.test(file))
  .sort()) {
  const weight = (gzipSync(readFileSync(`${folder}/${name}`)).length / 1000).toFixed(1);
  process.stdout.write(`${weight.padStart(6)} kB gzip  ${name}\n`);
}
process.stdout.write(`${folder}/index.html\n`);
