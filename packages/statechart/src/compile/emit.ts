import type { AnyStateMachine } from 'xstate';
import { Interpreter } from './macrostep.ts';
import { read } from './read.ts';
import { CompileError, refuse } from './refusal.ts';
import { SourceModule } from './source.ts';
import { sourceRefusals } from './source-refusals.ts';
import { Budget, Exhausted } from './stations.ts';

export interface EmitOptions {
  /**
   * The module that exports the objects `actions` and `guards`, as an import specifier. The text then also exports a stepper with
   * these as `machine`; without it, it exports only `create`.
   */
  readonly implementations?: string;
  /**
   * Makes the text TypeScript: the names of the types of context and events, and the import declarations they need. Its types come from
   * this package.
   */
  readonly types?: {
    readonly context: string;
    readonly event: string;
    readonly imports: readonly string[];
  };
  /** The most microsteps that may be written out; 4096 unless given. */
  readonly limit?: number;
}

/**
 * Compiles a machine to the text of an ES module, for build time: every configuration has code of its own, and nothing is made or
 * looked up at run time. It exports `create({ actions, guards })`, which gives an `InPlace` stepper.
 *
 * The module stands alone. Actions and guards come in by name, so that the machine may hold no functions itself; `assign` and
 * `raise` of plain data may stand in it.
 *
 * @throws CompileError with every part of the machine that cannot be compiled, or not as source text.
 *
 * @example
 * ```ts
 * import { emit } from '@komradery/statechart/compile';
 * import { createMachine } from 'xstate';
 *
 * const lamp = createMachine({
 *   id: 'lamp',
 *   initial: 'off',
 *   states: { off: { on: { SWITCH: { target: 'on', actions: 'light' } } }, on: { on: { SWITCH: 'off' } } },
 * });
 * emit(lamp, { implementations: './lamp.js' }).includes("import { actions } from './lamp.js';"); // true
 * ```
 */
export const emit = (machine: AnyStateMachine, options: EmitOptions = {}): string => {
  const { limit = 4096 } = options;
  const { chart, refusals } = read(machine);
  const id = String((machine as { id?: unknown } | undefined)?.id);
  if (!chart) throw new CompileError(id, refusals);
  const unfit = sourceRefusals(chart);
  if (unfit.length > 0) throw new CompileError(id, unfit);
  try {
    return new SourceModule(new Interpreter(chart), new Budget(limit)).text(options);
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
  }
  throw new CompileError(id, [refuse(id, '', 'size', limit)]);
};
