import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom } from 'xstate';
import { createInPlace } from './in-place.ts';
import { Interpreter } from './macrostep.ts';
import { createPure } from './pure.ts';
import { read } from './read.ts';
import { CompileError, type Refusal } from './refusal.ts';
import type { Compiled } from './types.ts';

/**
 * Compiles an XState machine into tables that step as XState does, without actors and without code made at run time.
 *
 * @param machine any XState 5 machine.
 * @param implementations actions and guards put in place of the machine's own, as by `machine.provide`.
 * @throws CompileError with every part of the machine that could not be exact.
 *
 * @example
 * ```ts
 * import { compile } from '@komradery/statechart/compile';
 * import { assign, createMachine } from 'xstate';
 *
 * const door = compile(
 *   createMachine({
 *     context: { opened: 0 },
 *     initial: 'shut',
 *     states: {
 *       shut: { on: { PUSH: { target: 'open', actions: 'creak' } } },
 *       open: { entry: assign({ opened: ({ context }) => context.opened + 1 }), on: { PULL: 'shut' } },
 *     },
 *   }),
 * );
 * const [shut] = door.initial();
 * const [open, actions] = door.step(shut, { type: 'PUSH' });
 * open.value; // 'open'
 * open.context; // { opened: 1 }
 * actions.map(({ type }) => type); // ['creak']
 * ```
 */
export const compile = <M extends AnyStateMachine>(
  machine: M,
  implementations?: Parameters<M['provide']>[0],
): Compiled<ContextFrom<M>, EventFrom<M>, InputFrom<M>, OutputFrom<M>> => {
  const provided: AnyStateMachine = implementations ? machine.provide(implementations) : machine;
  const { chart, refusals } = read(provided);
  if (!chart) throw new CompileError(String((machine as { id?: unknown } | undefined)?.id), refusals);
  const interpreter = new Interpreter(chart);
  const compiled = { ...createInPlace(interpreter), ...createPure(provided, interpreter) };
  return compiled as unknown as Compiled<ContextFrom<M>, EventFrom<M>, InputFrom<M>, OutputFrom<M>>;
};

/**
 * Lists every part of a machine that `compile` would refuse, with the state's path and the reason; empty for a machine that compiles.
 *
 * @example
 * ```ts
 * import { refusals } from '@komradery/statechart/compile';
 * import { createMachine } from 'xstate';
 *
 * const machine = createMachine({ initial: 'wait', states: { wait: { after: { 1000: 'over' } }, over: {} } });
 * refusals(machine).map(({ state, at, code }) => [state, at, code]); // [['wait', 'after', 'after']]
 * ```
 */
export const refusals = (machine: AnyStateMachine): readonly Refusal[] => read(machine).refusals;
