import { expect, test } from 'vitest';
import { type House, violations } from './arrows.ts';

const home = (name: string, dir: string, shipped: readonly string[] = []) => ({
  name,
  dir,
  published: true,
  entries: [`${dir}/src/index.ts`, `${dir}/src/testkit/index.ts`],
  shipped,
});

const packages: House['packages'] = [
  { ...home('rulebook', 'apps/rulebook'), published: false },
  home('komradery', 'packages/cli', ['@komradery/sim', 'rulebook']),
  home('@komradery/table', 'packages/table', ['@komradery/engine', '@komradery/sim', 'preact']),
  home('@komradery/sim', 'packages/sim', ['@komradery/bots']),
  home('@komradery/bots', 'packages/bots', ['@komradery/engine']),
  home('@komradery/engine', 'packages/engine', [
    '@komradery/bots',
    '@komradery/cards',
    'xstate',
    'pure-rand',
  ]),
  home('@komradery/cards', 'packages/cards', ['@komradery/engine', '@komradery/statechart', 'xstate']),
  home('@komradery/statechart', 'packages/statechart', ['@komradery/cards', 'xstate']),
  home('scripts', 'scripts'),
];

/** What is found in one file, as `line what`. */
const found = (path: string, text: string) =>
  violations({ packages, files: [{ path, text }] }).map(({ line, what }) => `${line} ${what}`);

/** The rules that one file breaks. */
const broken = (path: string, text: string) => [
  ...new Set(violations({ packages, files: [{ path, text }] }).map(({ rule }) => rule)),
];

const inEngine = (text: string) => found('packages/engine/src/komando/rules.ts', text);

test('a violation says file, line, what stands there and the rule it breaks', () => {
  const text = "\n\nimport { createActor } from 'xstate';\n";
  expect(violations({ packages, files: [{ path: 'packages/engine/src/session.ts', text }] })).toEqual([
    {
      path: 'packages/engine/src/session.ts',
      line: 3,
      what: 'imports xstate',
      rule: 'only engine/src/flow and statechart import xstate, its values or its types',
    },
  ]);
});

test.each([
  ['apps/rulebook/src/a.ts', '@komradery/table'],
  ['apps/rulebook/src/a.ts', '@komradery/cards'],
  ['packages/cli/src/a.ts', '@komradery/sim'],
  ['packages/table/src/a.ts', '@komradery/engine'],
  ['packages/sim/src/a.ts', '@komradery/bots'],
  ['packages/bots/src/a.ts', '@komradery/engine'],
  ['packages/engine/src/a.ts', '@komradery/cards'],
  ['packages/engine/src/a.ts', '@komradery/engine/testkit'],
])('an arrow that points down is fine: %s -> %s', (path, name) => {
  expect(found(path, `import { a } from '${name}';`)).toEqual([]);
});

test.each([
  ['packages/cards/src/a.ts', '@komradery/engine'],
  ['packages/cards/src/a.ts', '@komradery/statechart'],
  ['packages/statechart/src/a.ts', '@komradery/cards'],
  ['packages/engine/src/a.ts', '@komradery/bots'],
  ['packages/table/src/a.tsx', '@komradery/sim'],
  ['packages/cli/src/a.ts', 'rulebook'],
  ['packages/cards/src/a.test.ts', '@komradery/engine/testkit'],
])('an arrow that points up or sideways is refused, in tests too: %s -> %s', (path, name) => {
  expect(found(path, `import { a } from '${name}';`)).toEqual([`1 imports ${name}`]);
});

test.each([
  ['a type', "import type { Game } from '@komradery/engine';"],
  ['a type inside an import', "import { type Game } from '@komradery/engine';"],
  ['only for its effects', "import '@komradery/engine';"],
  ['when it is needed', "const engine = await import('@komradery/engine');"],
  ['when it is needed, by a template', 'const engine = await import(`@komradery/engine`);'],
  ['by require', "const engine = require('@komradery/engine');"],
  ['by import =', "import engine = require('@komradery/engine');"],
  ['as the type of a value', "let game: import('@komradery/engine').Game;"],
  ['to hand it on', "export { createSession } from '@komradery/engine';"],
  ['to hand all of it on', "export * from '@komradery/engine';"],
  ['to add to it', "declare module '@komradery/engine' {}"],
])('every way to import is seen: %s', (_, text) => {
  expect(found('packages/cards/src/a.ts', text)).toEqual(['1 imports @komradery/engine']);
});

test('pages are read too, with their own line numbers', () => {
  const astro =
    "---\nimport Table from './Table.astro';\nimport { cli } from 'komradery';\nreturn;\n---\n<p>\n</p>\n<script>\n  import 'xstate';\n</script>\n";
  expect(found('apps/rulebook/src/pages/index.astro', astro)).toEqual([
    '3 imports komradery',
    '9 imports xstate',
  ]);
  const mdx = "# Import\n\nimport is a word here\n\nimport { cli } from 'komradery'\n\nThe end.\n";
  expect(found('apps/rulebook/src/pages/rules.mdx', mdx.replace('import is', 'An import is'))).toEqual([
    '5 imports komradery',
  ]);
});

test('a manifest keeps the arrows, whichever kind of dependency it is', () => {
  const manifest = JSON.stringify(
    { devDependencies: { '@komradery/engine': 'workspace:^', vitest: '5.0.0' } },
    null,
    2,
  );
  expect(found('packages/cards/package.json', manifest)).toEqual(['3 depends on @komradery/engine']);
  expect(found('packages/table/package.json', manifest)).toEqual([]);
});

test('a package that the layers do not name cannot be built on', () => {
  const house = [...packages, home('@komradery/new', 'packages/new', ['@komradery/cards'])];
  const files = [{ path: 'packages/new/src/a.ts', text: "import '@komradery/cards';" }];
  expect(violations({ packages: house, files })).toMatchObject([
    {
      what: 'imports @komradery/cards',
      rule: '@komradery/new has no place in the layers of scripts/arrows.ts',
    },
  ]);
});

test('a package is entered by its name', () => {
  const text = "import { clauses } from '../../cards/src/index.ts';";
  expect(broken('packages/engine/src/a.ts', text)).toEqual([
    'a package is entered by its name, never by a path',
  ]);
  expect(found('packages/engine/src/a.ts', "import { a } from '../package.json';")).toEqual([]);
  const config = "import { testConfig } from '../../scripts/vitest.ts';";
  expect(found('packages/engine/vitest.config.ts', config)).toEqual([]);
  expect(found('packages/engine/src/vitest.ts', config.replace('../../', '../../../'))).toHaveLength(1);
});

test.each([
  ['packages/engine/src/komando/chart.ts', "import { setup } from 'xstate';"],
  ['packages/engine/src/session.test.ts', "import { createActor } from 'xstate';"],
  ['packages/engine/src/session.ts', "import type { Actor } from 'xstate/actors';"],
  ['packages/table/src/chart.tsx', "import { useMachine } from '@xstate/preact';"],
  ['apps/rulebook/src/a.ts', "type Actor = import('xstate').Actor;"],
])('only flow and statechart import xstate, not %s', (path, text) => {
  expect(broken(path, text)).toContain(
    'only engine/src/flow and statechart import xstate, its values or its types',
  );
});

test.each([
  ['packages/engine/src/flow/define.ts'],
  ['packages/statechart/src/model.ts'],
  ['packages/statechart/test/machines.ts'],
])('%s may import xstate', (path) => {
  expect(found(path, "import { setup } from 'xstate';")).toEqual([]);
});

test('what is published imports what it ships with, its tests import what they like', () => {
  const text = "import { h } from 'preact';\nimport fc from 'fast-check';\nimport '@scope/name/part';";
  expect(found('packages/table/src/a.ts', text)).toEqual([
    '2 imports fast-check',
    '3 imports @scope/name/part',
  ]);
  expect(found('packages/table/src/a.test.ts', text)).toEqual([]);
  expect(found('packages/table/vitest.config.ts', text)).toEqual([]);
  expect(found('apps/rulebook/src/a.ts', text)).toEqual([]);
});

test.each(['komando', 'Front Line', 'frontLine', 'front-line', 'moveKommissar', 'Komrades'])(
  'statechart knows no game: it does not say %s',
  (word) => {
    const text = `const a = 1;\n// as in ${word}\n`;
    expect(broken('packages/statechart/src/a.ts', text)).toEqual(['statechart knows no game']);
    expect(found('packages/statechart/src/a.test.ts', text)).toEqual([]);
    expect(found('packages/statechart/src/a.ts', '// part of @komradery/statechart')).toEqual([]);
  },
);

test('a game is a folder that nothing else in the engine learns of', () => {
  const text = "import { rules } from './komando/rules.ts';";
  expect(broken('packages/engine/src/session.ts', text)).toEqual([
    'a game is a folder of the engine that only the entries in its package.json learn of',
  ]);
  expect(found('packages/engine/src/index.ts', text)).toEqual([]);
  expect(found('packages/engine/src/testkit/index.ts', text.replace('./', '../'))).toEqual([]);
  expect(found('packages/engine/src/testkit/komando.ts', text.replace('./', '../'))).toEqual([]);
  expect(found('packages/engine/src/testkit/laws.ts', text.replace('./', '../'))).toHaveLength(1);
  expect(found('packages/engine/src/session.test.ts', text)).toEqual([]);
  expect(found('packages/engine/src/session.ts', text.replace('komando', 'flow'))).toEqual([]);
  const other = "import { line } from '../front-line/line.ts';";
  expect(inEngine(other)).toEqual(['1 imports ../front-line/line.ts']);
  expect(inEngine("import { line } from './line.ts'; import { zones } from '../zones.ts';")).toEqual([]);
});

test.each([
  ["import { readFile } from 'node:fs';", 'imports node:fs, part of Node'],
  ["import { readFile } from 'fs/promises';", 'imports fs/promises, part of Node'],
  ['const root = process.cwd();', 'uses process, part of Node'],
  ['const bytes = Buffer.from([]);', 'uses Buffer, part of Node'],
  ['const node = document.body;', 'uses document, part of the DOM'],
  ['const { href } = window.location;', 'uses window, part of the DOM'],
  ["const kept = localStorage.getItem('game');", 'uses localStorage, part of Node and the DOM'],
  ['const copy = structuredClone({});', 'uses structuredClone, part of Node and the DOM'],
  ["console.log('hello');", 'uses console, part of Node and the DOM'],
  ['const id = crypto.randomUUID();', 'uses crypto, part of Node and the DOM'],
  ['const now = Date.now();', 'uses Date, a clock'],
  ['const now = new Date();', 'uses Date, a clock'],
  ['const began = performance.now();', 'uses performance, a clock'],
  ['setTimeout(() => {}, 1);', 'uses setTimeout, a clock'],
  ['const roll = Math.random();', 'uses Math.random, chance without a seed'],
  ["const roll = Math['random']();", 'uses Math.random, chance without a seed'],
  ['const roll = Math?.random();', 'uses Math.random, chance without a seed'],
  ["const roll = Math['ran' + 'dom']();", 'uses Math.*, a way to chance without a seed'],
  ['const { random } = Math;', 'uses Math.*, a way to chance without a seed'],
  ['const maths = [Math];', 'uses Math.*, a way to chance without a seed'],
  ['const later = globalThis;', 'uses globalThis, a way to anything'],
  ["const hidden = eval('1');", 'uses eval, code made at run time'],
  ["const hidden = new Function('return 1');", 'uses Function, code made at run time'],
  ['const text = (1).toLocaleString();', 'uses toLocaleString, different on each machine'],
  ["const order = 'a'.localeCompare('b');", 'uses localeCompare, different on each machine'],
  ['const plural = new Intl.PluralRules();', 'uses Intl, different on each machine'],
  ['const found = somewhere;', 'uses somewhere, not part of the language'],
  ['declare const anything: any;', 'declares anything, which comes from outside'],
  ['declare function read(): string;', 'declares read, which comes from outside'],
  ['declare global { interface A {} }', 'declares global, which comes from outside'],
  ['/// <reference types="node" />', 'refers to types="node", which comes from outside'],
  ['let node: HTMLElement;', 'uses the type HTMLElement, part of the DOM'],
  ['let timer: NodeJS.Timeout;', 'uses the type NodeJS, part of Node'],
  ['let day: Date;', 'uses the type Date, a clock'],
])('the engine knows no platform: %s', (text, what) => {
  expect(inEngine(`\n${text}`)).toContain(`2 ${what}`);
  expect(found('packages/engine/src/a.test.ts', text).filter((line) => line.includes(what))).toEqual([]);
});

test('names of its own, and the language, are the engine’s to use', () => {
  const text = `
    import { unit } from 'pure-rand';
    export interface Event { readonly window: 'open'; readonly document: Document }
    export interface Document { readonly process: readonly number[] }
    export const read = (window: Document, performance: Partial<Event>) => [window.process, performance.window];
    export function roll(process: Map<string, bigint>): Record<string, unknown> | undefined {
      return { date: Math.max(unit, NaN), n: Object.keys(JSON.parse('{}')), Date: process.size as const };
    }
    class Clock<Node extends object> { setTimeout = 1; get random() { return this.setTimeout as unknown as Node } }
    export type Now = ReturnType<Clock<object>['random' extends string ? 'setTimeout' : never]['toFixed']>;
    export { Clock };`;
  expect(inEngine(text.replace(' as const', ''))).toEqual([]);
});

test('code that cannot be read does not pass unseen', () => {
  expect(broken('packages/engine/src/a.ts', "import { from 'xstate';")).toContain('code can be read');
  expect(broken('packages/engine/src/a.ts', 'const a = <const>[1]; export const b = a as const;')).toEqual(
    [],
  );
});

test('the scripts are no part of the house', () => {
  expect(found('scripts/a.ts', "import '@komradery/engine'; Date.now();")).toEqual([]);
});
