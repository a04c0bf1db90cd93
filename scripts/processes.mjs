import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a command to its end, its output going where ours goes. It gets a session of its own, so that
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
  const children = [...running].flatMap(({ pid }) => pid ?? []);
  // Kept from the start: whoever has lost its parent is hard to find again.
  const family = new Set(children.flatMap(familyOf));
  for (const pid of family) signal(pid, 'SIGTERM');
  const end = performance.now() + grace;
  while (performance.now() < end && [...family].some(isThere)) await setTimeout(50);
  for (const pid of [...family, ...children.flatMap(familyOf)]) signal(pid, 'SIGKILL');
}

/**
 * A process and all it started that is still there. They need not be in its group: turbo gives each task another.
 *
 * @param {number} pid the leader of a session of its own, where there are such
 * @returns {number[]}
 */
function familyOf(pid) {
  const all = processTable();
  const family = new Set([pid, ...all.filter(({ session }) => session === pid).map((other) => other.pid)]);
  for (let size = 0; size !== family.size; ) {
    size = family.size;
    for (const other of all) if (family.has(other.parent)) family.add(other.pid);
  }
  return [...family];
}

/** @returns {readonly { pid: number, parent: number, session?: number }[]} what runs on this machine */
function processTable() {
  if (windows) return [];
  if (process.platform === 'linux') {
    return readdirSync('/proc').flatMap((name) => {
      const found = /^\d+$/.test(name) ? status(Number(name)) : undefined;
      return found === undefined ? [] : [{ pid: Number(name), ...found }];
    });
  }
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name
 * @returns {boolean} whether it is there to be told
 */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** @param {number} pid */
const isThere = (pid) => signal(pid, 0) && status(pid)?.state !== 'Z';

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
 * @returns {{ name: string, state: string, parent: number, session?: number } | undefined} nothing for a process that
 * is gone, or where no one can tell
 */
function status(pid) {
  try {
    if (process.platform === 'linux') {
      // "pid (name) state ppid pgrp session ...", where the name may hold anything, brackets too.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [, name = '', state = '', parent, session] =
        /^\d+ \((.*)\) (\S) (\d+) \d+ (\d+)/s.exec(stat) ?? [];
      return { name, state, parent: Number(parent), session: Number(session) };
    }
    if (windows) return undefined;
    const line = execFileSync('ps', ['-o', 'ppid=,state=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [parent, state = '', ...name] = line.trim().split(/\s+/);
    return { name: name.join(' ').split('/').at(-1) ?? '', state: state.slice(0, 1), parent: Number(parent) };
  } catch {
    return undefined;
  }
}
