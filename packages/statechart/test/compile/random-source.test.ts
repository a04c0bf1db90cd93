import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CompileError, emit } from '../../src/compile/index.ts';
import { compareInPlace, count, type Tally } from './compare.ts';
import { evaluate } from './evaluate.ts';
import { eventSequence, implementations, machineOf, machineSketch } from './random-machine.ts';
import { numRuns } from './runs.ts';

/** The source text of a machine, or undefined if it would be too long. */
const textOf = (machine: Parameters<typeof emit>[0]): string | undefined => {
  try {
    return emit(machine, { limit: 200 });
  } catch (error) {
    if (error instanceof CompileError && error.refusals.every(({ code }) => code === 'size'))
      return undefined;
    throw error;
  }
};

it.each([
  ['without parallel states', false],
  ['with parallel states', true],
])(
  'emitted source of random machines %s stands where an XState actor stands',
  (_, parallel) => {
    const tally: Tally = {};
    fc.assert(
      fc.property(machineSketch({ inline: false, parallel }), eventSequence, (sketch, events) => {
        const machine = machineOf(sketch);
        const text = textOf(machine);
        count(tally, text === undefined ? 'too long' : 'emitted');
        if (text !== undefined) compareInPlace(machine, evaluate(text)(implementations), events, tally);
      }),
      { numRuns: numRuns(1500) },
    );
    for (const what of ['active', 'done', 'error']) {
      expect(tally[what] ?? 0, `${what} in ${JSON.stringify(tally)}`).toBeGreaterThan(numRuns(15));
    }
    expect(tally['too long'] ?? 0).toBeLessThan((tally.emitted ?? 0) / 3);
  },
  600_000,
);
