import { testConfig } from '../../scripts/vitest.ts';

export default testConfig({
  // Before the browser tests the gallery is built, charts and all: on a busy machine that takes its time.
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
});
