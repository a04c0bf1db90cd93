/**
 * Writes the gallery to look at.
 *
 *     pnpm gallery             # .results/gallery/index.html
 */
import { fileURLToPath } from 'node:url';
import { buildGallery } from './build-gallery.ts';

const folder = fileURLToPath(new URL('../.results/gallery', import.meta.url));
await buildGallery(folder);
process.stdout.write(`${folder}/index.html\n`);
