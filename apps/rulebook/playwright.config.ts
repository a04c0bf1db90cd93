import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

const PORT = 4817;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  outputDir: '.results/playwright',
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox'] },
  },
  webServer: {
    command: `node ../../scripts/serve.mjs --dir dist --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
  },
});
