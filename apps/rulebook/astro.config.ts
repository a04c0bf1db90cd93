import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { proofread } from './src/proof/integration.ts';

export default defineConfig({
  output: 'static',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // The Content-Security-Policy (`src/layouts/policy.ts`) knows no exceptions: nothing is ever put inline.
  build: { inlineStylesheets: 'never', assets: 'print' },
  integrations: [preact(), proofread()],
  vite: {
    build: {
      assetsInlineLimit: 0,
      // Browsers that know `light-dark()`: it is kept as it is written.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    },
  },
});
