import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Code, readCode, type Spot } from './code.ts';
import { repositoryFiles } from './files.ts';
import { isMain } from './main.mjs';
import { foreignMember, foreignType, foreignValue } from './platform.ts';
import { packages } from './workspace.mjs';

/** Who may build on whom: a package on those of the layers below its own, and on none beside it. */
const layers: readonly (readonly string[])[] = [
  ['rulebook', 'komradery'],
  ['@komradery/table', '@komradery/sim'],
  ['@komradery/bots'],
  ['@komradery/engine'],
  ['@komradery/cards', '@komradery/statechart'],
];

const engine = 'packages/engine/src/';
const statechart = 'packages/statechart/';

/** The folders of the engine that hold no game. */
const shared = ['flow', 'prose', 'testkit'];

const games = /komando|front[ -]?line|kommissar|komrade(?!ry)/i;

export interface Violation {
  readonly path: string;
  readonly line: number;
  /** What stands there. */
  readonly what: string;
  /** The rule it breaks, and who is held to it. */
  readonly rule: string;
}

export interface House {
  readonly packages: readonly {
    readonly name: string;
    readonly dir: string;
    readonly published: boolean;
    readonly entries: readonly string[];
    readonly shipped: readonly string[];
  }[];
  /** Sources and manifests, by their paths from the root. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What a rule is asked about: one source file, and where in the house it is. */
interface Source {
  readonly path: string;
  readonly text: string;
  readonly code: Code;
  readonly home: House['packages'][number];
  /** Whether it is in the package's `src` and no test. */
  readonly isProduct: boolean;
  /** Whether it is in the engine's `src` and no test. */
  readonly isEngine: boolean;
}

type Broken = Omit<Violation, 'path'>;
type Rule = (source: Source, house: House) => readonly Broken[];

/** Everything in the house that breaks one of its rules, in the order of the files. */
export function violations(house: House): readonly Violation[] {
  return house.files.flatMap(({ path, text }) => {
    const home = house.packages.find(({ dir }) => path.startsWith(`${dir}/`));
    // The scripts are what builds the house, no part of it.
    if (home === undefined || home.dir === 'scripts') return [];
    if (path.endsWith('/package.json'))
      return manifestArrows(text, home.name).map((broken) => ({ path, ...broken }));
    const isProduct = path.startsWith(`${home.dir}/src/`) && !/\.test\.\w+$/.test(path);
    const isEngine = isProduct && path.startsWith(engine);
    const source = { path, text, code: readCode(path, text), home, isProduct, isEngine };
    return rules.flatMap((rule) => rule(source, house)).map((broken) => ({ path, ...broken }));
  });
}

const readable: Rule = ({ code: { problem } }) =>
  problem === undefined ? [] : [{ line: problem.line, what: problem.name, rule: 'code can be read' }];

const arrows: Rule = ({ code, home }, house) =>
  code.imports.flatMap((spot) => {
    const to = house.packages.find(({ name }) => name === packageOf(spot.name))?.name;
    const rule = to === undefined ? undefined : brokenArrow(home.name, to);
    return rule === undefined ? [] : [{ line: spot.line, what: `imports ${spot.name}`, rule }];
  });

const doors: Rule = ({ path, code, home, isProduct }) =>
  imports(code, (name) => {
    if (!name.startsWith('.')) return false;
    const target = posix.join(posix.dirname(path), name);
    return !target.startsWith(`${home.dir}/`) && (isProduct || !target.startsWith('scripts/'));
  }).map(broken('a package is entered by its name, never by a path'));

const xstate: Rule = ({ path, code }) =>
  path.startsWith(`${engine}flow/`) || path.startsWith(statechart)
    ? []
    : imports(code, (name) => /^(?:@xstate\/.*|xstate)$/.test(packageOf(name))).map(
        broken('only engine/src/flow and statechart import xstate, its values or its types'),
      );

const shipped: Rule = ({ code, home, isProduct }) =>
  home.published && isProduct
    ? imports(code, (name) => {
        const own = name.startsWith('.') || name.startsWith('#') || packageOf(name) === home.name;
        return !own && !isBuiltin(name) && !home.shipped.includes(packageOf(name));
      }).map(broken('what is published imports only dependencies and peerDependencies of its package.json'))
    : [];

const noGame: Rule = ({ path, text, isProduct }) =>
  path.startsWith(statechart) && isProduct
    ? text.split('\n').flatMap((content, index) => {
        const name = games.exec(content)?.[0];
        return name === undefined
          ? []
          : [{ line: index + 1, what: `says ${name}`, rule: 'statechart knows no game' }];
      })
    : [];

const gameFolders: Rule = ({ path, code, home, isEngine }) =>
  isEngine && !home.entries.includes(path)
    ? imports(code, (name) => {
        const target = posix.join(posix.dirname(path), name);
        const [folder = '', ...rest] = target.slice(engine.length).split('/');
        const isGame = target.startsWith(engine) && rest.length > 0 && !shared.includes(folder);
        // `testkit/komando.ts` is komando's own, in the place where the testkit looks for it.
        const isOwn = path.startsWith(`${engine}${folder}/`) || path.endsWith(`/${folder}.ts`);
        return name.startsWith('.') && isGame && !isOwn;
      }).map(broken('a game is a folder of the engine that only the entries in its package.json learn of'))
    : [];

const noPlatform: Rule = ({ code, isEngine }) => {
  if (!isEngine) return [];
  const found = (
    spots: readonly Spot[],
    verb: string,
    wrong: (name: string) => string | undefined,
  ): Broken[] =>
    spots.flatMap(({ name, line }) => {
      const kind = wrong(name);
      const rule = 'the engine knows no DOM, no Node API, no clock and no Math.random';
      return kind === undefined ? [] : [{ line, what: `${verb} ${name.replace(/^\./, '')}, ${kind}`, rule }];
    });
  return [
    ...found(code.imports, 'imports', (name) => (isBuiltin(name) ? 'part of Node' : undefined)),
    ...found(code.globals, 'uses', foreignValue),
    ...found(code.globalTypes, 'uses the type', foreignType),
    ...found(code.members, 'uses', foreignMember),
    ...found(code.ambient, 'declares', () => 'which comes from outside'),
    ...found(code.references, 'refers to', () => 'which comes from outside'),
  ];
};

const rules: readonly Rule[] = [readable, arrows, doors, xstate, shipped, noGame, gameFolders, noPlatform];

const imports = (code: Code, wrong: (name: string) => boolean) =>
  code.imports.filter(({ name }) => wrong(name));

const broken =
  (rule: string) =>
  ({ name, line }: Spot): Broken => ({ line, what: `imports ${name}`, rule });

/** `@scope/name/path` is of `@scope/name`, `name/path` of `name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function brokenArrow(from: string, to: string): string | undefined {
  if (from === to) return undefined;
  const place = (name: string) => layers.findIndex((layer) => layer.includes(name));
  const homeless = [from, to].find((name) => place(name) === -1);
  if (homeless !== undefined) return `${homeless} has no place in the layers of scripts/arrows.ts`;
  if (place(from) < place(to)) return undefined;
  return `arrows point one way: ${layers.map((layer) => layer.join(', ')).join(' -> ')}`;
}

function manifestArrows(text: string, from: string): Broken[] {
  const manifest: Readonly<Record<string, object | undefined>> = JSON.parse(text);
  const fields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
  const lines = text.split('\n');
  return fields
    .flatMap((field) => Object.keys(manifest[field] ?? {}))
    .filter((to) => layers.some((layer) => layer.includes(to)))
    .flatMap((to) => {
      const rule = brokenArrow(from, to);
      const line = lines.findIndex((content) => content.includes(`"${to}":`)) + 1;
      return rule === undefined ? [] : [{ line, what: `depends on ${to}`, rule }];
    });
}

if (isMain(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const files = repositoryFiles(root)
    .filter((path) => /\.(?:[cm]?[jt]sx?|astro|mdx)$|\/package\.json$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const found = violations({ packages: packages(root), files });
  for (const { path, line, what, rule } of found) console.error(`${path}:${line}: ${what}\n  ${rule}`);
  console.log(`Arrows: ${files.length} files, ${found.length} violations`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
