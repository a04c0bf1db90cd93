import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countResults, countVitest, forgetResults } from './results.mjs';
import { packages } from './workspace.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'results of '));
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n  - apps/*\n  - scripts\n\nengineStrict: true\n');
  write('packages/a/package.json', {
    name: 'a',
    scripts: { test: 'vitest run' },
    dependencies: { c: '1.0.0' },
    exports: { '.': { 'komradery:source': './src/index.ts' }, './a.css': './src/a.css' },
  });
  write('packages/b/package.json', { name: 'b', private: true });
  write('scripts/package.json', { name: 'scripts', scripts: { test: 'vitest run' } });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string | object) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const vitest = (passed: number, failed = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
});

test('the packages are those that the workspace has now', () => {
  expect(packages(root)).toEqual([
    {
      name: 'a',
      dir: 'packages/a',
      scripts: { test: 'vitest run' },
      published: true,
      entries: ['packages/a/src/index.ts'],
      shipped: ['c'],
    },
    { name: 'b', dir: 'packages/b', scripts: {}, published: false, entries: [], shipped: [] },
    {
      name: 'scripts',
      dir: 'scripts',
      scripts: { test: 'vitest run' },
      published: true,
      entries: [],
      shipped: [],
    },
  ]);
});

test('tests are counted over packages and reporters', () => {
  write('packages/a/.results/vitest.json', vitest(3, 1));
  write('scripts/.results/vitest.json', vitest(4));
  write('scripts/.results/playwright.json', { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 2 } });
  const tested = packages(root).filter(({ scripts }) => scripts.test);
  expect(countResults(root, tested)).toEqual({ passed: 12, failed: 1, skipped: 2, problems: [] });
});

test('results that a removed package left are not counted', () => {
  write('packages/gone/.results/vitest.json', vitest(100));
  write('packages/a/.results/vitest.json', vitest(3));
  expect(
    countResults(
      root,
      packages(root).filter(({ name }) => name !== 'scripts' && name !== 'b'),
    ).passed,
  ).toBe(3);
});

test('results of an earlier run are not counted', () => {
  write('packages/a/.results/vitest.json', vitest(3));
  const tested = packages(root).filter(({ name }) => name === 'a');
  forgetResults(root, tested);
  expect(countResults(root, tested)).toMatchObject({ passed: 0, failed: 1 });
});

test('a package whose tests left no results has failed', () => {
  write('packages/a/.results/vitest.json', vitest(0));
  expect(
    countResults(
      root,
      packages(root).filter(({ scripts }) => scripts.test),
    ),
  ).toEqual({
    passed: 0,
    failed: 2,
    skipped: 0,
    problems: ['a: its tests left no results', 'scripts: its tests left no results'],
  });
});

test('a test file that could not be loaded has failed', () => {
  const unloaded = { name: 'a.test.ts', status: 'failed', assertionResults: [], message: 'no such module' };
  const failed = { name: 'b.test.ts', status: 'failed', assertionResults: [{}], message: '' };
  expect(countVitest({ ...vitest(2, 1), testResults: [unloaded, failed] })).toEqual({
    passed: 2,
    failed: 2,
    skipped: 0,
    problems: ['a.test.ts: no such module'],
  });
});

test('a browser test that passes only when tried again has failed, and so has what went wrong around the tests', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 1,
    problems: ['no server'],
  });
});
