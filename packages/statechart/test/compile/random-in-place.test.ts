import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/index.ts';
import { compareInPlace, type Tally } from './compare.ts';
import { eventSequence, machineOf, machineSketch } from './random-machine.ts';
import { numRuns } from './runs.ts';

it('random machines stepped in place stand where an XState actor stands', () => {
  const tally: Tally = {};
  fc.assert(
    fc.property(machineSketch({ inline: true, parallel: true }), eventSequence, (sketch, events) => {
      const machine = machineOf(sketch);
      compareInPlace(machine, compile(machine) as never, events, tally);
    }),
    { numRuns: numRuns(3000) },
  );
  for (const what of ['active', 'done', 'error']) {
    expect(tally[what] ?? 0, `${what} in ${JSON.stringify(tally)}`).toBeGreaterThan(numRuns(60));
  }
}, 600_000);
