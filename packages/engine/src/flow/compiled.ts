/**
 * The same chart without XState: compiled to tables, it steps a state in place. For playouts, where nobody asks for events,
 * and for law L9, which holds it to the drive.
 */
import { compile } from '@komradery/statechart/compile';
import type { AnyStateMachine } from 'xstate';
import { BEGIN, type Driven } from './drive.ts';

export interface CompiledFlow<S extends Driven, I extends { readonly type: string }> {
  /** Begins a game where its state says that its chart is, and goes on to the first decision. Changes the state. */
  begin(state: S): void;
  /** Takes a decision that was checked before. Changes the state. */
  send(state: S, input: I): void;
}

/** @param machine - a chart whose actions change its context in place and report to nobody */
export function compileFlow<S extends Driven, I extends { readonly type: string }>(
  machine: AnyStateMachine,
): CompiledFlow<S, I> {
  const compiled = compile(machine);
  const step = (state: S, input: { readonly type: string }) => {
    const configuration = compiled.fromValue(state.at);
    if (configuration === undefined) throw new Error(`the chart has no place ${JSON.stringify(state.at)}`);
    const run = compiled.resume(configuration, state);
    compiled.send(run, input);
    state.at = compiled.toValue(run.config);
  };
  return { begin: (state) => step(state, BEGIN), send: step };
}
