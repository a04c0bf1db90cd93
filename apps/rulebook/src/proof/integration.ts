/**
 * Proofreading: the last step of every build. It reads the pages as they came out, and the build fails when a rule is
 * missing, printed twice or cited by nothing, when something cites a rule that does not exist, or when a link leads
 * nowhere.
 */
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { books } from '../book/books.ts';
import { citations } from './citations.ts';
import { readPage } from './page.ts';
import { problems } from './problems.ts';

export const proofread = (): AstroIntegration => ({
  name: 'proofread',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length - 1).replaceAll('//', '/'));
      const pages = await Promise.all(
        files
          .filter((file) => file.endsWith('.html'))
          .map(async (file) =>
            readPage(file.replace(/index\.html$/, ''), await readFile(`${root}${file.slice(1)}`, 'utf8')),
          ),
      );
      const clauses = books.flatMap((book) => book.clauses.map(({ id }) => id));
      const rulings = books.flatMap((book) => book.rulings.map(({ id }) => id));
      const cited = books.flatMap(citations);
      const found = problems({ pages, clauses, rulings, citations: cited, files: new Set(files) });
      if (found.length > 0) {
        throw new Error(
          `The proofs have ${found.length} errors:\n${found.map((each) => `  - ${each}`).join('\n')}`,
        );
      }
      logger.info(
        `${pages.length} pages read, ${clauses.length + rulings.length} rules in place, ${cited.length} citations resolved`,
      );
    },
  },
});
