import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe, findOverlaps, layout } from '../src/index.ts';
import { anyMachine } from './machines/arbitrary.ts';

/** More with `STATECHART_RANDOM=1000`, others with `STATECHART_SEED`. */
const runs = Number(process.env.STATECHART_RANDOM ?? 50);
const seed = Number(process.env.STATECHART_SEED ?? 1);

test('at most 2% of random machines are drawn with any overlap', { timeout: 20_000 * runs }, async () => {
  const machines = fc.sample(anyMachine(), { numRuns: runs, seed });
  const marred: string[] = [];
  let transitions = 0;
  for (const [i, machine] of machines.entries()) {
    const model = describe(machine);
    transitions += model.transitions.length;
    const overlaps = findOverlaps(await layout(model));
    if (overlaps.length > 0) marred.push(`machine ${i}: ${JSON.stringify(overlaps[0])}`);
  }
  const share = ((100 * marred.length) / runs).toFixed(1);
  // biome-ignore lint/suspicious/noConsole: the share is to be read, not only judged
  console.log(
    `overlaps on ${marred.length} of ${runs} random machines (${share}%), seed ${seed}, ${transitions} transitions in all`,
  );
  expect(marred.length / runs, marred.join('\n')).toBeLessThanOrEqual(0.02);
});
