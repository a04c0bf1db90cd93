/**
 * Runs the examples of a package's doc comments and README as tests. An example is a fenced block of `ts`; a comment
 * behind a statement that is a value is its answer: `1 + 1; // 2`. An explanation may follow: `// 2: as it should be`.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';

interface DocExample {
  /** File and line, for the name of the test. */
  readonly where: string;
  readonly code: string;
}

const FENCE = /^([ \t]*(?:\*[ \t])?[ \t]*)```ts\n([\s\S]*?)^[ \t]*(?:\*[ \t])?[ \t]*```/gm;

/** The examples in a text; `prefix` of each line (a doc comment's stars) is taken off. */
export function examplesIn(text: string, file: string): DocExample[] {
  return [...text.matchAll(FENCE)].map((match) => {
    const [, prefix = '', block = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const bare = prefix.trimEnd();
    const code = block
      .split('\n')
      .map((one) =>
        one.startsWith(prefix)
          ? one.slice(prefix.length)
          : one.startsWith(bare)
            ? one.slice(bare.length)
            : one,
      )
      .join('\n');
    return { where: `${file}:${line}`, code };
  });
}

const ANSWER = /^([^\s/].*?);\s*\/\/ (.+)$/;

/** An example with its answers turned into checks. `sources` says where the package's own names lead. */
export function instrument(code: string, sources: ReadonlyMap<string, string>): string {
  const lines = code.split('\n').map((line) => {
    const [, statement, comment] = ANSWER.exec(line) ?? [];
    if (
      statement === undefined ||
      comment === undefined ||
      /^(const|let|var|import|export|throw|return|if|for)\b/.test(statement)
    ) {
      return line;
    }
    return `__answer(${statement}, ${answerIn(comment)}, ${JSON.stringify(statement)});`;
  });
  return lines.join('\n').replace(/from (['"])([^'"]+)\1/g, (whole, _quote, name: string) => {
    const source = sources.get(name);
    return source === undefined ? whole : `from ${JSON.stringify(source)}`;
  });
}

/** The literal that a comment begins with. */
function answerIn(comment: string): string {
  const ends = [comment.length, ...[...comment.matchAll(/: | \(/g)].map(({ index }) => index).reverse()];
  for (const end of ends) {
    const literal = comment.slice(0, end).trim();
    try {
      new Function(`return (${literal})`)();
      return `(${literal})`;
    } catch {
      // Not a literal as far as here.
    }
  }
  throw new Error(`"// ${comment}" is no answer: it should begin with a literal`);
}

/** Where the names of our packages lead: to their sources. */
function packageSources(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: join(import.meta.dirname, '..') })) {
    const path = join(import.meta.dirname, '..', file);
    const { name, exports } = JSON.parse(readFileSync(path, 'utf8')) as {
      name: string;
      exports: Record<string, string | { 'komradery:source': string }>;
    };
    for (const [subpath, target] of Object.entries(exports)) {
      if (typeof target === 'object') {
        sources.set(posix.join(name, subpath), join(dirname(path), target['komradery:source']));
      }
    }
  }
  return sources;
}

/** Makes a test of each example in a folder's README, `docs` and sources. Call it from a test file. */
export function testDocExamples(packageDir: string): void {
  const root = resolve(packageDir);
  const sources = packageSources();
  const folder = join(root, '.results', 'doc-examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const files = ['README.md', ...globSync(['src/**/*.ts', 'src/**/*.tsx', 'docs/**/*.md'], { cwd: root })]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(join(root, file), 'utf8');
    } catch {
      continue;
    }
    for (const { where, code } of examplesIn(text, file)) {
      test(`the example at ${where} runs as it says`, async () => {
        const path = join(folder, `${where.replaceAll(/[^\w]/g, '-')}.ts`);
        writeFileSync(path, `// @ts-nocheck\n${instrument(code, sources)}\nexport {};\n`);
        const answers: string[] = [];
        Object.assign(globalThis, {
          __answer: (actual: unknown, expected: unknown, statement: string) => {
            answers.push(statement);
            expect(actual, statement).toEqual(expected);
          },
        });
        await import(/* @vite-ignore */ path);
        expect(
          answers.length,
          'an example says what comes of it, in a comment behind a statement',
        ).toBeGreaterThan(0);
      });
    }
  }
}
