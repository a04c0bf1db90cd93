import { testConfig } from '../../scripts/vitest.ts';

// Before the browser tests the gallery is built, charts and all.
export default testConfig({ hookTimeout: 120_000 });
