export { compile, refusals } from './compile.ts';
export { type EmitOptions, emit } from './emit.ts';
export { CompileError, type Refusal, type RefusalCode } from './refusal.ts';
export type { Compiled, ExecutableAction, InPlace, Run, Snapshot, Status } from './types.ts';
export type { StateValue } from './value.ts';
