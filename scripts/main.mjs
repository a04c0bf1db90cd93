import { realpathSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the program that was started, and not imported by another. (`import.meta.main` says the same,
 * but not yet in Node 20.)
 *
 * @param {string} url the module's `import.meta.url`
 */
export function isMain(url) {
  return argv[1] !== undefined && realpathSync(argv[1]) === realpathSync(fileURLToPath(url));
}
