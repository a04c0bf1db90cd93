import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of the repository, by their paths from its root: all but those that .gitignore names. */
export function repositoryFiles(root: string): readonly string[] {
  const ignored = ignoredNames(readFileSync(join(root, '.gitignore'), 'utf8'));
  const below = (dir: string): string[] =>
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
      if (ignored(entry.name) || entry.name === '.git') return [];
      const path = join(dir, entry.name);
      return entry.isDirectory() ? below(path) : [relative(root, path).split(sep).join('/')];
    });
  return below(root).toSorted();
}

/**
 * Reads the two kinds of line that our .gitignore has, `name` or `name/`, and `*.ending`.
 *
 * ```ts
 * ignoredNames('dist/\n*.log\n')('npm.log'); // true
 * ```
 */
export function ignoredNames(gitignore: string): (name: string) => boolean {
  const lines = gitignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const unclear = lines.find((line) => !/^(?:\*\.[\w.]+|[\w.-]+\/?)$/.test(line));
  if (unclear !== undefined)
    throw new Error(`.gitignore: only "name", "name/" and "*.ending" are understood, not "${unclear}"`);
  const names = new Set(lines.map((line) => line.replace(/\/$/, '')));
  const endings = lines.filter((line) => line.startsWith('*')).map((line) => line.slice(1));
  return (name) => names.has(name) || endings.some((ending) => name.endsWith(ending));
}
