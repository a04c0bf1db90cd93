import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** What every package's tests share: workspace packages are read from source, results are kept to be counted. */
export const testConfig = (test: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    resolve: { conditions: ['komradery:source'] },
    ssr: { resolve: { conditions: ['komradery:source', 'module', 'node', 'development|production'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
      // A busy machine is no failure; only a test that never ends is.
      testTimeout: 120_000,
      reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
      ...test,
    },
  });
