import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ignoredNames, repositoryFiles } from './files.ts';
import { isMain } from './main.mjs';
import { packages } from './workspace.mjs';

/** What the names in a document are looked up in. */
export interface Repository {
  /** Every file, by its path from the root. */
  readonly paths: readonly string[];
  /** The headings of each document, by its path. */
  readonly headings: ReadonlyMap<string, readonly string[]>;
  /** The scripts of every package.json. */
  readonly scripts: readonly string[];
  /** Whether a name is of what is built and not kept. */
  readonly isIgnored: (name: string) => boolean;
}

export interface Misnomer {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

const fileName = /^[\w.-]+(?:\/[\w.-]+)*\.(?:[cm]?[jt]sx?|json|ya?ml|md|mdx|astro|css|svg|html)$/;
const folderName = /^[\w.-]+(?:\/[\w.-]+)*\/?$/;
const ownCommands = /^(?:install|i|ci|add|remove|update|exec|x|pack|publish|why|list|run|create|login|view)$/;

/**
 * What a document names that is not there: files and headings it links to, files it sets as code, scripts it says to
 * run. A name that stands for many, such as `docs/decisions/NNNN-*.md`, is let be.
 */
export function misnomers(path: string, text: string, repository: Repository): readonly Misnomer[] {
  let fenced = false;
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*```/.test(content)) {
      fenced = !fenced;
      return [];
    }
    const code = fenced ? [content] : [...content.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
    const problems = [
      ...code.flatMap((words) => wrongCommands(words, repository)),
      ...(fenced ? [] : code.flatMap((words) => wrongFile(words, repository))),
      ...(fenced ? [] : [...content.matchAll(/\]\(<?([^)\s>]+)/g)]).flatMap(([, target = '']) =>
        wrongLink(path, target, repository),
      ),
    ];
    return problems.map((problem) => ({ path, line: index + 1, problem }));
  });
}

function wrongCommands(words: string, { scripts }: Repository): string[] {
  return [...words.matchAll(/(?<![\w-])(?:pnpm|npm)(?: run)? ([a-z][\w:-]*)/g)]
    .filter(([, name = '']) => !ownCommands.test(name) && !scripts.includes(name))
    .map(([command]) => `no package.json has the script of "${command}"`);
}

function wrongFile(words: string, { paths, isIgnored }: Repository): string[] {
  const [top = ''] = words.split('/');
  const inTop =
    words.includes('/') && folderName.test(words) && paths.some((path) => path.startsWith(`${top}/`));
  if (!(fileName.test(words) || inTop) || words.split('/').some(isIgnored) || words.includes('NNNN'))
    return [];
  const name = words.replace(/\/$/, '');
  const isThere = paths.some((path) => `/${path}`.endsWith(`/${name}`) || `/${path}`.includes(`/${name}/`));
  return isThere ? [] : [`there is no ${words}`];
}

function wrongLink(from: string, target: string, { paths, headings }: Repository): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [name = '', heading] = target.split('#');
  const path = name === '' ? from : posix.join(posix.dirname(from), name).replace(/\/$/, '');
  if (
    path !== '.' &&
    path !== from &&
    !paths.some((other) => other === path || other.startsWith(`${path}/`))
  ) {
    return [`there is no ${path} to link to`];
  }
  const isThere = heading === undefined || (headings.get(path)?.includes(heading) ?? true);
  return isThere ? [] : [`${path} has no heading for #${heading}`];
}

/**
 * The names by which the headings of a document are linked to.
 *
 * ```ts
 * headingNames('# What it is, in short'); // ['what-it-is-in-short']
 * ```
 */
export function headingNames(text: string): readonly string[] {
  return [...text.matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

const machinePath = /(?<![\w.$}@-])(?:\/(?:home|root|tmp|work|mnt|Users|var\/folders)\/|[A-Z]:\\)[\w.-]+/;
const registryHost =
  /\bhttps?:\/\/(?:[\w-]+\.)*(?:registry|npm|nexus|artifactory|verdaccio)\.[\w.:-]+|\btarball: *\S+/;

/** What a file says that is true of one machine only: where it keeps things, where it gets its packages. */
export function strangers(path: string, text: string): readonly Misnomer[] {
  return text.split('\n').flatMap((content, index) =>
    [machinePath, registryHost].flatMap((pattern) => {
      const found = pattern.exec(content)?.[0];
      return found === undefined
        ? []
        : [{ path, line: index + 1, problem: `${found} is of one machine only` }];
    }),
  );
}

if (isMain(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const paths = repositoryFiles(root);
  const texts = paths.filter((path) => !/\.(?:png|jpe?g|webp|avif|woff2?|ttf|otf|ico|pdf)$/.test(path));
  // What is in a changeset or a changelog was so at the time.
  const documents = texts.filter((path) => /\.md$/.test(path) && !/^\.changeset\/|CHANGELOG\.md$/.test(path));
  const manifest: { scripts: object } = JSON.parse(read('package.json'));
  const repository: Repository = {
    paths,
    headings: new Map(documents.map((path) => [path, headingNames(read(path))])),
    scripts: [manifest, ...packages(root)].flatMap(({ scripts }) => Object.keys(scripts)),
    isIgnored: ignoredNames(read('.gitignore')),
  };
  const found = [
    ...documents.flatMap((path) => misnomers(path, read(path), repository)),
    ...texts.flatMap((path) => strangers(path, read(path))),
  ];
  for (const { path, line, problem } of found) console.error(`${path}:${line}: ${problem}`);
  console.log(`Names: ${documents.length} documents, ${texts.length} files, ${found.length} problems`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
