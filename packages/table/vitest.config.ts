import { testConfig } from '../../scripts/vitest.ts';

export default testConfig();
