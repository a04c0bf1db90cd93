import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {readonly string[]} problems what else is wrong with the results; each is among the failed
 */

/**
 * Forgets the results of earlier runs, so that none of them can be counted again. What a cache then brings back is a
 * result of this run.
 *
 * @param {string} root
 * @param {readonly import('./workspace.mjs').Package[]} tested
 */
export function forgetResults(root, tested) {
  for (const { dir } of tested) rmSync(join(root, dir, '.results'), { recursive: true, force: true });
}

/**
 * Counts the tests of some packages from what their reporters wrote. A package with tests that left no results has
 * failed, whatever its exit code was.
 *
 * @param {string} root
 * @param {readonly import('./workspace.mjs').Package[]} tested
 * @returns {Count}
 */
export function countResults(root, tested) {
  return sum(
    tested.map(({ name, dir }) => {
      const read = (/** @type {string} */ file) => {
        const path = join(root, dir, '.results', file);
        return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))] : [];
      };
      const counts = [
        ...read('vitest.json').map(countVitest),
        ...read('playwright.json').map(countPlaywright),
      ];
      const { passed, failed } = sum(counts);
      return passed + failed > 0 ? sum(counts) : failure(`${name}: its tests left no results`);
    }),
  );
}

/**
 * @param {any} report of vitest's json reporter
 * @returns {Count}
 */
export function countVitest(report) {
  // A file that could not be loaded has failed without any of its tests having done so.
  const unloaded = report.testResults
    .filter((/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0)
    .map((/** @type {any} */ file) => failure(`${file.name}: ${file.message || 'could not be loaded'}`));
  const tests = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: [],
  };
  return sum([tests, ...unloaded]);
}

/**
 * @param {any} report of Playwright's json reporter
 * @returns {Count}
 */
export function countPlaywright({ stats, errors = [] }) {
  // A test that passes when tried again is no pass.
  const tests = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    problems: [],
  };
  return sum([tests, ...errors.map((/** @type {any} */ error) => failure(error.message ?? String(error)))]);
}

/**
 * @param {string} problem
 * @returns {Count}
 */
const failure = (problem) => ({ passed: 0, failed: 1, skipped: 0, problems: [problem] });

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function sum(counts) {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
    problems: counts.flatMap(({ problems }) => problems),
  };
}
