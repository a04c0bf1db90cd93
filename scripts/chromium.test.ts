import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chromiumMissing, findChromium } from './chromium.mjs';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'browsers '));
});

afterEach(() => rmSync(dir, { recursive: true }));

function browser(name: string, mode = 0o755) {
  const path = join(dir, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('CHROMIUM_PATH goes first', () => {
  const mine = browser('mine');
  browser('chromium');
  expect(findChromium({ CHROMIUM_PATH: mine, PATH: dir })).toBe(mine);
});

test('a CHROMIUM_PATH that leads nowhere is not made up for in silence', () => {
  browser('chromium');
  expect(findChromium({ CHROMIUM_PATH: join(dir, 'nowhere'), PATH: dir })).toBeUndefined();
});

test('then what is in PATH, in order of names', () => {
  const chrome = browser('google-chrome');
  expect(findChromium({ PATH: ['', dir].join(delimiter) })).toBe(chrome);
  const chromium = browser('chromium');
  expect(findChromium({ PATH: dir })).toBe(chromium);
});

test('a file that cannot be run is no browser', () => {
  const path = browser('mine', 0o644);
  expect(findChromium({ CHROMIUM_PATH: path })).toBeUndefined();
});

test('whoever has no browser is told how to get one', () => {
  expect(chromiumMissing({})).toMatch(/^No Chromium found[\s\S]*apt-get install chromium/);
  expect(chromiumMissing({ CHROMIUM_PATH: 'nowhere' })).toMatch(
    /^CHROMIUM_PATH is nowhere, which cannot be run/,
  );
});
