import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ask } from './processes.mjs';

/** The first Node that runs TypeScript files as they are. */
const oldestNode = [22, 18];

/**
 * The environment to run everything else in: the Node and the pnpm that the project is made with come first in PATH.
 * What is at hand is used where it will do; npx fetches the rest, once.
 *
 * @param {string} root the repository
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
export async function toolchain(root) {
  const atHand = cleanEnvironment(process.env);
  const { node, pnpm } = versions(root);
  const missing = [
    ...(nodeWillDo(process.version) ? [] : [`node@${node}`]),
    ...((await pnpmVersion(atHand)) === pnpm ? [] : [`pnpm@${pnpm}`]),
  ];
  // The Node that runs this may not be the first in PATH.
  if (missing.length === 0)
    return { ...atHand, PATH: [dirname(process.execPath), atHand.PATH].join(delimiter) };

  console.log(`Using ${missing.join(' and ')} by npx, which fetches them the first time`);
  const packages = missing.flatMap((name) => ['-p', name]);
  const options = { env: atHand, cwd: tmpdir() };
  const path = (await ask('npx', ['--yes', ...packages, '-c', 'node -p process.env.PATH'], options))
    ?.split('\n')
    .at(-1);
  const env = { ...atHand, PATH: path };
  const got = (await ask('node', ['--version'], { env, cwd: root })) ?? 'none';
  if (!nodeWillDo(got) || (await pnpmVersion(env)) !== pnpm) {
    throw new Error(`npx did not give ${missing.join(' and ')}; the Node it gave is ${got}`);
  }
  return env;
}

/**
 * @param {string} root
 * @returns {{ node: string, pnpm: string }} the versions the repository names
 */
function versions(root) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const node = /^nodeVersion: (\S+)$/m.exec(workspace)?.[1];
  const pnpm = /^pnpm@([\d.]+)/.exec(packageManager)?.[1];
  if (node === undefined || pnpm === undefined) throw new Error('No nodeVersion or packageManager is set');
  return { node, pnpm };
}

/**
 * @param {string} version such as v24.21.0
 */
export function nodeWillDo(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} nothing where there is no pnpm
 */
function pnpmVersion(env) {
  // Asked outside the repository, so that another version does not try to become the one named there.
  return ask('pnpm', ['--version'], {
    env: { ...env, COREPACK_ENABLE_NETWORK: '0' },
    cwd: tmpdir(),
    quiet: true,
  });
}

/**
 * What npm tells its scripts about itself would be taken by pnpm as its own settings; only how to reach the registry
 * is for both. The tools that count their users are asked not to.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment(env) {
  const forBoth = /^npm_config_(?:registry|userconfig|globalconfig|cache|ca|cafile|strict_ssl|.*proxy)$/i;
  const kept = Object.entries(env).filter(([name]) => !/^npm_/i.test(name) || forBoth.test(name));
  return {
    ...Object.fromEntries(kept),
    ASTRO_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
}
