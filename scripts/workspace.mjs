import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} dir from the repository's root, such as packages/engine
 * @property {Record<string, string>} scripts
 * @property {boolean} published whether others get it from npm
 * @property {readonly string[]} entries the sources that its exports lead to, from the repository's root
 * @property {readonly string[]} shipped what its users get with it: names of dependencies and peer dependencies
 */

/**
 * The packages that are in the repository now, as pnpm-workspace.yaml lists them.
 *
 * @param {string} root
 * @returns {readonly Package[]}
 */
export function packages(root) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, listed = ''] = /^packages:\n((?: +- .*\n)+)/m.exec(workspace) ?? [];
  const dirs = [...listed.matchAll(/- (\S+)/g)].flatMap(([, pattern = '']) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return dirs.flatMap((dir) => {
    const manifest = join(root, dir, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, scripts = {}, exports = {}, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
    const sources = Object.values(exports).flatMap((entry) => entry['komradery:source'] ?? []);
    return [
      {
        name,
        dir,
        scripts,
        published: rest.private !== true,
        entries: sources.map((source) => posix.join(dir, source)),
        shipped: Object.keys({ ...rest.dependencies, ...rest.peerDependencies }),
      },
    ];
  });
}
