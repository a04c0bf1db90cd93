import { expect, test } from 'vitest';
import { cleanEnvironment, nodeWillDo } from './toolchain.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.17.9', false],
  ['v22.18.0', true],
  ['v24.0.0', true],
  ['v100.0.0', true],
])('Node %s will do: %s', (version, will) => {
  expect(nodeWillDo(version)).toBe(will);
});

test('what npm tells its scripts is kept from pnpm, but for the way to the registry', () => {
  const kept = {
    PATH: 'bin',
    CI: 'true',
    npm_config_registry: 'a',
    npm_config_https_proxy: 'b',
    npm_config_cafile: 'c',
  };
  const dropped = {
    npm_command: 'test',
    npm_config_loglevel: 'silent',
    npm_package_name: 'd',
    npm_config_prefix: 'e',
  };
  const cleaned = cleanEnvironment({ ...kept, ...dropped });
  expect(cleaned).toMatchObject(kept);
  expect(Object.keys(cleaned)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/command|log|package|prefix/)]),
  );
});
