/** The examples in the language's doc comments and documents, run. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { examplesIn, instrument } from '../../../../scripts/doc-examples.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.results', 'language-examples');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const sources = new Map([['@komradery/cards/language', join(root, 'src', 'language', 'index.ts')]]);
const examples = globSync(['src/language/*.ts', 'docs/*.md'], { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
  .flatMap((file) => examplesIn(readFileSync(join(root, file), 'utf8'), file));

test.each(examples)('the example at $where runs as it says', async ({ where, code }) => {
  const path = join(folder, `${where.replaceAll(/[^\w]/g, '-')}.ts`);
  writeFileSync(path, `// @ts-nocheck\n${instrument(code, sources)}\nexport {};\n`);
  let answers = 0;
  Object.assign(globalThis, {
    __answer: (actual: unknown, expected: unknown, statement: string) => {
      answers++;
      expect(actual, statement).toEqual(expected);
    },
  });
  await import(/* @vite-ignore */ path);
  expect(answers).toBeGreaterThan(0);
});

test('there are some', () => {
  expect(examples.length).toBeGreaterThan(7);
});
