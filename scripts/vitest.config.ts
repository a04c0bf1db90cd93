import { testConfig } from './vitest.ts';

export default testConfig({ include: ['*.test.ts'] });
