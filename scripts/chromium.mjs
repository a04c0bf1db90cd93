import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * What to tell someone whose machine has no browser for the tests.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function chromiumMissing(env = process.env) {
  const why = env.CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run.`
    : 'No Chromium found.';
  return `${why} The browser tests take any of these:
  - Debian's or Ubuntu's:  sudo apt-get install chromium
  - a Chromium or Chrome you have:  CHROMIUM_PATH=/path/to/it npm test
  - Playwright's own:  npx playwright install chromium, in apps/rulebook`;
}

/**
 * The browser that the tests run in: the one named by `CHROMIUM_PATH`, else one in `PATH`, else Playwright's own.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} the path of its executable
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return canRun(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
  return inPath ?? playwrightsOwn();
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} */
function playwrightsOwn() {
  const site = fileURLToPath(new URL('../apps/rulebook/package.json', import.meta.url));
  try {
    const path = createRequire(site)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
