import { chromiumMissing, findChromium } from './chromium.mjs';

/**
 * @typedef {object} Stage
 * @property {string} id what `npm test -- --only` calls it
 * @property {string} says
 * @property {readonly string[]} run the command
 * @property {readonly string[]} needs stages without which it makes no sense
 * @property {(pkg: import('./workspace.mjs').Package) => boolean} [tests] whose tests it runs
 * @property {() => string | undefined} [ready] what stands in its way, if anything
 */

/** @param {readonly string[]} args */
const turbo = (...args) => ['pnpm', 'exec', 'turbo', 'run', ...args, '--output-logs=new-only'];

/** @param {import('./workspace.mjs').Package} pkg */
const isSite = (pkg) => pkg.dir.startsWith('apps/');

/** @type {Stage} */
const install = {
  id: 'install',
  says: 'install what the lockfile names',
  run: ['pnpm', 'install', '--frozen-lockfile'],
  needs: [],
};

/** @type {Stage} */
const build = {
  id: 'build',
  says: 'build the packages and the site',
  run: turbo('build'),
  needs: ['install'],
};

/**
 * What `npm start` does before it serves.
 *
 * @type {readonly Stage[]}
 */
export const startStages = [install, build];

/**
 * What `npm test` does, what fails fastest first.
 *
 * @type {readonly Stage[]}
 */
export const testStages = [
  install,
  {
    id: 'format',
    says: 'formatting',
    run: ['pnpm', 'run', 'check:format'],
    needs: ['install'],
  },
  {
    id: 'lint',
    says: 'lint, and the names of files in the docs',
    run: ['pnpm', 'run', 'check:lint'],
    needs: ['install'],
  },
  {
    id: 'arrows',
    says: 'arrows between the packages',
    run: ['pnpm', 'run', 'check:arrows'],
    needs: ['install'],
  },
  {
    id: 'types',
    says: 'type checks',
    run: turbo('check:types', '--continue'),
    needs: ['install'],
  },
  build,
  {
    id: 'unit',
    says: 'unit and property tests',
    run: turbo('test', '--filter=!./apps/*', '--continue'),
    needs: ['install'],
    tests: (pkg) => !isSite(pkg),
  },
  {
    id: 'packages',
    says: 'packages as others get them (knip, publint, attw)',
    run: ['pnpm', 'run', 'check:packages'],
    needs: ['build'],
  },
  {
    id: 'budgets',
    says: 'sizes of the pages against their budgets',
    run: turbo('check:budgets'),
    needs: ['build'],
  },
  {
    id: 'browser',
    says: 'browser and accessibility tests',
    run: turbo('test', '--filter=./apps/*'),
    needs: ['build'],
    tests: isSite,
    ready: () => (findChromium() === undefined ? chromiumMissing() : undefined),
  },
];
