import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { chosen, mayRun, table } from './plan.mjs';
import { run, stopAll, whenParentGone } from './processes.mjs';
import { countResults, forgetResults, sum } from './results.mjs';
import { startStages, testStages } from './stages.mjs';
import { toolchain } from './toolchain.mjs';
import { packages } from './workspace.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const summary = join(root, '.results', 'summary.txt');

const usage = `npm start [-- --port 4321] [--host 127.0.0.1]
  builds the site and serves it at the port, or at the next free one
npm test [-- --only ${testStages.map(({ id }) => id).join(',')}] [--keep-going] [--force]
  --only        runs some stages, and what they need
  --keep-going  goes on after a stage has failed, with all that does not need it
  --force       runs again what has not changed since it last passed`;

/** @type {undefined | (() => Promise<void>)} */
let closeServer;
let stopping = false;

/**
 * @param {string} why
 * @param {number} code to exit with, unless all was done and it only served
 */
async function stop(why, code) {
  if (stopping) {
    await stopAll(0);
    process.exit(code);
  }
  stopping = true;
  console.log(`\n${why}: stopping`);
  await Promise.all([closeServer?.(), stopAll(5000)]);
  process.exit(closeServer === undefined ? code : 0);
}

/**
 * Runs one stage and says so.
 *
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} place such as 2/9
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} extra arguments for turbo
 * @returns {Promise<import('./plan.mjs').Outcome>}
 */
async function runStage(stage, place, env, extra) {
  console.log(`\n[${place}] ${stage.id}: ${stage.says}`);
  const begin = performance.now();
  const tested = packages(root).filter((pkg) => pkg.scripts.test !== undefined && stage.tests?.(pkg));
  forgetResults(root, tested);

  const obstacle = stage.ready?.();
  if (obstacle !== undefined) console.error(obstacle);
  const [command = '', ...args] = stage.run.includes('turbo') ? [...stage.run, ...extra] : stage.run;
  const ended = obstacle === undefined && (await run(command, args, { cwd: root, env }));
  // Cut short: what stops us has the last word.
  if (stopping) await new Promise(() => {});

  const count = obstacle === undefined ? countResults(root, tested) : sum([]);
  for (const problem of count.problems) console.error(problem);
  const ok = ended && count.failed === 0;
  const seconds = (performance.now() - begin) / 1000;
  console.log(`[${place}] ${stage.id}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (tested.length === 0) return { ok, seconds, ...count, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  // Tests that all passed in a run that failed all the same: something beside them did.
  return { ok, seconds, ...count, failed: ok ? 0 : Math.max(count.failed, 1) };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ port: string, host: string | undefined }} options
 */
async function start(env, { port, host }) {
  for (const [index, stage] of startStages.entries()) {
    const { ok } = await runStage(stage, `${index + 1}/${startStages.length + 1}`, env, []);
    if (!ok) process.exit(1);
  }
  const { serve } = await import('./serve.mjs');
  const server = await serve({
    dir: join(root, 'apps', 'rulebook', 'dist'),
    port: Number(port),
    orNext: true,
    ...(host === undefined ? {} : { host }),
  });
  closeServer = server.close;
  if (Number(port) !== 0 && server.port !== Number(port)) console.log(`\nPort ${port} is taken.`);
  console.log(
    `\n[${startStages.length + 1}/${startStages.length + 1}] serve: the rulebook is at\n\n  ${server.url}\n`,
  );
  console.log('Ctrl-C stops it.');
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ only: readonly string[], keepGoing: boolean, force: boolean }} options
 */
async function test(environment, { only, keepGoing, force }) {
  const stages = chosen(testStages, only);
  /** @type {Map<string, import('./plan.mjs').Outcome>} */
  const done = new Map();
  rmSync(summary, { force: true });
  for (const [index, stage] of stages.entries()) {
    if (!mayRun(stages, stage, done, keepGoing)) continue;
    // Looked for anew each time: before the install Playwright's own cannot be found.
    const env = { ...environment, CHROMIUM_PATH: findChromium(environment) };
    const place = `${index + 1}/${stages.length}`;
    done.set(stage.id, await runStage(stage, place, env, force ? ['--force'] : []));
  }

  console.log(`\n${table(stages, done)}\n`);
  const failed = stages.filter(({ id }) => done.get(id)?.ok === false);
  for (const { id } of failed) console.log(`To repeat what failed:  npm test -- --only ${id}`);
  const total = sum([...done.values()]);
  const line = `${total.passed} passed, ${total.failed} failed`;
  mkdirSync(dirname(summary), { recursive: true });
  writeFileSync(summary, `${line}\n`);
  console.log(line);
  process.exit(failed.length === 0 ? 0 : 1);
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4321' },
      host: { type: 'string' },
      only: { type: 'string', default: '' },
      'keep-going': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',').filter((id) => id !== '');
  const unknown = only.filter((id) => !testStages.some((stage) => stage.id === id));
  if (unknown.length > 0) throw new Error(`There is no stage called ${unknown.join(' or ')}`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port`);

  const [command] = positionals;
  if (command === 'start') await start(await toolchain(root), { port: values.port, host: values.host });
  else if (command === 'test') {
    await test(await toolchain(root), { only, keepGoing: values['keep-going'], force: values.force });
  } else throw new Error('What to do?');
}

// When npm is gone, so may be the end of our output; that is no reason to leave without stopping what runs.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
process.on('SIGINT', () => stop('Interrupted', 130));
process.on('SIGTERM', () => stop('Asked to stop', 143));
process.on('SIGHUP', () => stop('The terminal is gone', 129));
whenParentGone(() => stop('npm is gone', 1));

try {
  await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  process.exit(2);
}
