/** Runs KOMANDO's trial as a test, and prints what its games reached. */
import { komandoClauses, komandoRulings } from '@komradery/cards';
import { describe } from '@komradery/statechart/describe';
import type fc from 'fast-check';
import { expect, test } from 'vitest';
import { komandoChart } from '../src/charts.ts';
import type { KomandoOptions } from '../src/index.ts';
import { komandoTrial, runTrial } from '../src/testkit/index.ts';

/** More games: `KOMRADERY_GAMES=50000`. A failure again: the seed and path that it printed. */
const { KOMRADERY_GAMES, KOMRADERY_SEED, KOMRADERY_PATH } = process.env;

const transitions = describe(komandoChart).transitions.map(({ id }) => id);

export function holdKomandoToItsLaws(
  title: string,
  file: string,
  options: fc.Arbitrary<KomandoOptions>,
): void {
  test(`[L1-L8, L10-L12, L14] KOMANDO ${title} keeps the laws`, { timeout: 30 * 60_000 }, () => {
    const games = Number(KOMRADERY_GAMES ?? 1200);
    const coverage = runTrial(komandoTrial(options), {
      games,
      ...(KOMRADERY_SEED === undefined ? {} : { seed: Number(KOMRADERY_SEED) }),
      ...(KOMRADERY_PATH === undefined ? {} : { path: KOMRADERY_PATH }),
      repeat: (seed, path) =>
        `KOMRADERY_SEED=${seed} KOMRADERY_PATH=${path} pnpm --filter @komradery/engine exec vitest run ${file}`,
    });
    const clauses = [...komandoClauses, ...komandoRulings].map(({ id }) => id);
    // biome-ignore lint/suspicious/noConsole: what the games reached is to be seen in the test's output
    console.log(`KOMANDO ${title}: ${coverage.report({ clauses, transitions })}`);
    if (KOMRADERY_PATH === undefined) expect(coverage.games).toBeGreaterThanOrEqual(games);
  });
}
