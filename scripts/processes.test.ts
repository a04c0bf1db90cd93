import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ask, run, stopAll } from './processes.mjs';

const options = { cwd: import.meta.dirname, env: process.env };
const processes = new URL('processes.mjs', import.meta.url).href;

/** Starts a Node program that prints, and resolves once it has printed a line. */
async function start(program: string, env: NodeJS.ProcessEnv = process.env): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const [line] = await once(child.stdout, 'data');
  return [child, String(line).trim()];
}

/** Resolves when a process is gone that is not a child of ours. */
async function gone(pid: number) {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

test('a command ends well or not', async () => {
  expect(await run(process.execPath, ['-e', ''], options)).toBe(true);
  expect(await run(process.execPath, ['-e', 'process.exit(3)'], options)).toBe(false);
  expect(await run(process.execPath, ['-e', 'process.kill(process.pid)'], options)).toBe(false);
});

test('a command that is not there has not ended well', async () => {
  expect(await ask('no-such-command', [], { ...options, quiet: true })).toBeUndefined();
});

test('a command is asked for what it prints, and gets no input', async () => {
  const program = "process.stdin.on('end', () => console.log('done\\n')).resume()";
  expect(await ask(process.execPath, ['-e', program], options)).toBe('done');
});

test('to stop a command stops what it started, in groups of their own too', async () => {
  const sleeper = 'setInterval(() => {}, 1000)';
  const program = `const { pid } = require('child_process').spawn(process.execPath, ['-e', '${sleeper}'], { detached: true });
    process.on('SIGTERM', () => {}); // It does not listen.
    require('fs').writeSync(1, pid + '\\n'); ${sleeper}`;
  const [parent, line] = await start(`
    import { run, stopAll } from '${processes}';
    import { spawn } from 'node:child_process';
    const program = ${JSON.stringify(program)};
    run(process.execPath, ['-e', program], { cwd: '.', env: process.env });
    process.on('SIGTERM', () => stopAll(50).then(() => process.exit(7)));
  `);
  parent.kill('SIGTERM');
  const [code] = await once(parent, 'exit');
  expect(code).toBe(7);
  await gone(Number(line));
});

test('with nothing running there is nothing to stop', async () => {
  await stopAll(0);
});

test.each([
  [
    'a process',
    (program: string) => `spawn(process.execPath, ['--input-type=module', '-e', ${program}], { stdio })`,
  ],
  [
    'npm, by way of a shell',
    (program: string) =>
      `spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${program}], { stdio, env: { ...process.env, npm_command: 'start' } })`,
  ],
])('a program notices that its parent, %s, was killed hard', async (_, spawned) => {
  const watcher = `
    import { whenParentGone } from '${processes}';
    whenParentGone(() => process.exit());
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  const { npm_command, ...env } = process.env;
  const [parent, line] = await start(
    `import { spawn } from 'node:child_process';
    const stdio = ['ignore', 'inherit', 'inherit'];
    ${spawned(JSON.stringify(watcher))};
    setInterval(() => {}, 1000);`,
    env,
  );
  parent.kill('SIGKILL');
  await gone(Number(line));
});
