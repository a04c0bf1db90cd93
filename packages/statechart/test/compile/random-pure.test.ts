import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compile } from '../../src/compile/index.ts';
import { comparePure, type Tally } from './compare.ts';
import { eventSequence, machineOf, machineSketch } from './random-machine.ts';
import { numRuns } from './runs.ts';

it('pure steps of random machines are XState’s own', () => {
  const tally: Tally = {};
  fc.assert(
    fc.property(machineSketch({ inline: true, parallel: true }), eventSequence, (sketch, events) => {
      const machine = machineOf(sketch);
      comparePure(machine, compile(machine) as never, events, tally);
    }),
    { numRuns: numRuns(3000) },
  );
  for (const what of [
    'moved',
    'stayed',
    'done',
    'error',
    'thrown',
    'endless',
    'remembered',
    'nested parallel',
  ]) {
    expect(tally[what] ?? 0, `${what} in ${JSON.stringify(tally)}`).toBeGreaterThan(numRuns(30));
  }
}, 600_000);

it('snapshots of random machines go on from JSON as XState’s own do', () => {
  const tally: Tally = {};
  fc.assert(
    fc.property(machineSketch({ inline: true, parallel: true }), eventSequence, (sketch, events) => {
      const machine = machineOf(sketch);
      comparePure(machine, compile(machine) as never, events, tally, true);
    }),
    { numRuns: numRuns(400) },
  );
  expect(tally.remembered).toBeGreaterThan(numRuns(20));
}, 600_000);
