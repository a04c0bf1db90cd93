/** Runs Front Line's trial as a test, and prints what its games reached. */
import { frontLineClauses, frontLineRulings } from '@komradery/cards';
import { describe } from '@komradery/statechart/describe';
import type fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontLineChart } from '../src/charts.ts';
import type { FrontLineOptions } from '../src/index.ts';
import { frontLineTrial, runTrial } from '../src/testkit/index.ts';

/** More games: `KOMRADERY_GAMES=5000`. A failure again: the seed and path that it printed. */
const { KOMRADERY_GAMES, KOMRADERY_SEED, KOMRADERY_PATH } = process.env;

/** Of each file; together more than a thousand. */
const GAMES = 510;

/** The costly laws on one step in so many. */
const SAMPLE = 10;

const transitions = describe(frontLineChart).transitions.map(({ id }) => id);

export function holdFrontLineToItsLaws(
  title: string,
  file: string,
  options: fc.Arbitrary<FrontLineOptions>,
): void {
  test(`[L1-L12, L14] Front Line ${title} keeps the laws`, { timeout: 30 * 60_000 }, () => {
    const games = Number(KOMRADERY_GAMES ?? GAMES);
    const coverage = runTrial(frontLineTrial(options), {
      games,
      shrink: false,
      sample: SAMPLE,
      ...(KOMRADERY_SEED === undefined ? {} : { seed: Number(KOMRADERY_SEED) }),
      ...(KOMRADERY_PATH === undefined ? {} : { path: KOMRADERY_PATH }),
      repeat: (seed, path) =>
        `KOMRADERY_SEED=${seed} KOMRADERY_PATH=${path} pnpm --filter @komradery/engine exec vitest run ${file}`,
    });
    const clauses = [...frontLineClauses, ...frontLineRulings].map(({ id }) => id);
    // biome-ignore lint/suspicious/noConsole: what the games reached is to be seen in the test's output
    console.log(`Front Line ${title}: ${coverage.report({ clauses, transitions })}`);
    if (KOMRADERY_PATH === undefined) expect(coverage.games).toBeGreaterThanOrEqual(games);
  });
}
