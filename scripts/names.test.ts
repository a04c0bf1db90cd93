import { expect, test } from 'vitest';
import { ignoredNames } from './files.ts';
import { headingNames, misnomers, type Repository, strangers } from './names.ts';

const repository: Repository = {
  paths: [
    'README.md',
    'turbo.json',
    'docs/a.md',
    'docs/decisions/0001-one.md',
    'packages/engine/src/game.ts',
  ],
  headings: new Map([['docs/a.md', ['how-it-works']]]),
  scripts: ['start', 'test', 'check:lint'],
  isIgnored: ignoredNames('node_modules/\ndist/\n*.log\n'),
};

const problems = (text: string, path = 'README.md') =>
  misnomers(path, text, repository).map(({ line, problem }) => `${line} ${problem}`);

test.each([
  'See [how](docs/a.md), [why](./docs/decisions/) and [this](docs/a.md#how-it-works).',
  'See [the web](https://example.org/docs/b.md).',
  'The contract is `packages/engine/src/game.ts`, or `engine/src/game.ts`, or `game.ts`.',
  'A decision is `docs/decisions/NNNN-name.md`, all are in `docs/decisions/`.',
  'A build is in `packages/engine/dist/index.js`, and `and/or` is no file.',
  'Run `npm start`, `pnpm check:lint`, `pnpm install` or `pnpm exec biome`.',
  '```sh\nnpm test -- --only lint\nnode elsewhere.ts\n```',
])('a document may name what is there: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  ['\nSee [how](docs/b.md).', '2 there is no docs/b.md to link to'],
  ['See [how](docs/a.md#why-it-works).', '1 docs/a.md has no heading for #why-it-works'],
  ['The contract is `packages/engine/src/games.ts`.', '1 there is no packages/engine/src/games.ts'],
  ['Bots are in `packages/bots`.', '1 there is no packages/bots'],
  ['The settings are in `turbo.yaml`.', '1 there is no turbo.yaml'],
  ['Run `pnpm check:all`.', '1 no package.json has the script of "pnpm check:all"'],
  ['```sh\nnpm run begin\n```', '2 no package.json has the script of "npm run begin"'],
])('a document may not name what is not there: %s', (text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test('a link is from where the document is', () => {
  expect(problems('[one](0001-one.md) [two](../a.md) [here](#any)', 'docs/decisions/0002-two.md')).toEqual(
    [],
  );
  expect(problems('[one](decisions/0002-two.md)', 'docs/a.md')).toHaveLength(1);
});

test('a heading is linked to by its words', () => {
  expect(headingNames('# The `engine`, from outside\n\ntext\n\n## K5.4\n')).toEqual([
    'the-engine-from-outside',
    'k54',
  ]);
});

// Put together here, so that this file does not say what it looks for.
const at = (...parts: string[]) => parts.join('/');

test.each([
  [`cd ${at('', 'home', 'ann', 'komradery')}`, at('', 'home', 'ann')],
  [`"${at('', 'tmp', 'x.json')}"`, at('', 'tmp', 'x.json')],
  [`see C${':\\'}Games`, `C${':\\'}Games`],
  [`get it from ${at('https:', '', 'registry.example.org', 'x')}`, at('https:', '', 'registry.example.org')],
  [`  resolution: {integrity: sha512-x, ${'tarball'}: x.tgz}`, `${'tarball'}: x.tgz}`],
])('no file names what is of one machine only: %s', (text, found) => {
  expect(strangers('a.md', `\n${text}\n`)).toEqual([
    { path: 'a.md', line: 2, problem: `${found} is of one machine only` },
  ]);
});

test.each([
  'https://example.org/home/page',
  '/komando/',
  '#!/usr/bin/env bash',
  'import "./tmp/x.ts"',
  'a/root/b',
  'npm start',
])('%s is the same on every machine', (text) => {
  expect(strangers('a.md', text)).toEqual([]);
});

test('.gitignore is read in its plain form only', () => {
  const ignored = ignoredNames('# built\ndist/\n.DS_Store\n*.log\n');
  expect(['dist', '.DS_Store', 'npm.log', 'dist.ts', 'log'].map(ignored)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(() => ignoredNames('packages/*/out\n')).toThrow('packages/*/out');
});
