import { testConfig } from '../../scripts/vitest.ts';

// Before the browser tests the gallery is built, charts and all: on a busy machine that takes its time.
export default testConfig({ hookTimeout: 600_000 });
