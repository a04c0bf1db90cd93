import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end, its output going where ours goes. It gets a process group of its own, so that
 * {@link stopAll} reaches whatever it has started in turn, and no input, so that it cannot wait for an answer.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<boolean>} whether it ended well
 */
export async function run(command, args, options) {
  return (await follow(command, args, options, ['ignore', 'inherit', 'inherit'])) !== undefined;
}

/**
 * Runs a command like {@link run}, for what it prints.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet?: boolean }} options quiet: whether it keeps its errors to itself
 * @returns {Promise<string | undefined>} nothing when it did not end well
 */
export async function ask(command, args, { quiet = false, ...options }) {
  return (await follow(command, args, options, ['ignore', 'pipe', quiet ? 'ignore' : 'inherit']))?.trim();
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {Promise<string | undefined>}
 */
function follow(command, args, options, stdio) {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, detached: !windows, shell: windows, stdio });
    let output = '';
    running.add(child);
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.on('error', (error) => {
      running.delete(child);
      if (stdio[2] !== 'ignore') console.error(`${command}: ${error.message}`);
      done(undefined);
    });
    child.on('close', (code) => {
      running.delete(child);
      done(code === 0 ? output : undefined);
    });
  });
}

/**
 * Stops every command that {@link run} has going, with all it started: asked first, then, after the grace, made to.
 *
 * @param {number} grace in milliseconds
 */
export async function stopAll(grace) {
  const children = [...running];
  const ended = children.map((child) => new Promise((done) => child.once('exit', done)));
  for (const child of children) signalGroup(child, 'SIGTERM');
  const timer = new Promise((done) => setTimeout(done, grace).unref());
  await Promise.race([Promise.all(ended), timer]);
  for (const child of children) signalGroup(child, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group is empty already.
  }
}

/**
 * Calls back once when the process that started this one is gone, however it went: a process killed hard passes no
 * signal on. Under npm that is npm itself, the shell between being its tool.
 *
 * @param {() => void} callback
 */
export function whenParentGone(callback) {
  const parent = process.ppid;
  const shellParent = process.env.npm_command !== undefined && isShell(parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (shellParent === undefined || parentOf(parent) === shellParent)) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}

/** @param {number} pid */
function isShell(pid) {
  return /^-?(?:ba|da|z|k|a)?sh$/.test(status(pid)?.name ?? '');
}

/** @param {number} pid */
function parentOf(pid) {
  return status(pid)?.parent;
}

/**
 * @param {number} pid
 * @returns {{ name: string, parent: number } | undefined} nothing for a process that is gone, or where no one can tell
 */
function status(pid) {
  try {
    if (process.platform === 'linux') {
      // "pid (name) state ppid ...", where the name may hold anything, brackets too.
      const [, name, parent] =
        /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return name === undefined ? undefined : { name, parent: Number(parent) };
    }
    if (windows) return undefined;
    const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const [parent = '', ...name] = line.split(/\s+/);
    return { name: name.join(' ').split('/').at(-1) ?? '', parent: Number(parent) };
  } catch {
    return undefined;
  }
}
