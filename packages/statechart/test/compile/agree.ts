import { type AnyStateMachine, createMachine } from 'xstate';
import { CompileError, compile, emit } from '../../src/compile/index.ts';
import { compareInPlace, comparePure } from './compare.ts';
import { evaluate } from './evaluate.ts';
import type { Context } from './random-machine.ts';

interface Event {
  readonly type: string;
}

export interface Implementations {
  readonly actions?: Readonly<Record<string, unknown>>;
  readonly guards?: Readonly<Record<string, unknown>>;
}

/** The names of the actions in a machine, wherever they stand. */
const actionNames = (part: unknown): string[] => {
  if (Array.isArray(part)) return part.flatMap(actionNames);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key !== 'entry' && key !== 'exit' && key !== 'actions') return actionNames(value);
    return [value].flat().flatMap((action) => {
      if (typeof action === 'string') return [action];
      return typeof action === 'object' && typeof action?.type === 'string' ? [action.type as string] : [];
    });
  });
};

/**
 * Runs a machine through events by XState, by tables in pure and in place, and by emitted source, and throws where they differ. Named
 * actions leave their name in the context's trail, unless they are given. Gives the trail and the value of the end.
 */
export const agree = (
  config: object,
  events: readonly (string | Event)[] = [],
  { actions = {}, guards = {} }: Implementations = {},
): { readonly trail: readonly string[]; readonly value: unknown; readonly status: string } => {
  const traced = Object.fromEntries(
    actionNames(config).map((name) => [
      name,
      ({ context }: { context: Context }, params?: unknown) => {
        context.trail.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
      },
    ]),
  );
  const implementations = { actions: { ...traced, ...actions }, guards };
  const machine = createMachine(
    { id: 'm', context: () => ({ count: 0, trail: [] }), ...config } as never,
    implementations as never,
  ) as unknown as AnyStateMachine;
  const sent = events.map((event) => (typeof event === 'string' ? { type: event } : event));
  const compiled = compile(machine) as never as ReturnType<typeof compile<AnyStateMachine>>;
  comparePure(machine, compiled as never, sent);
  compareInPlace(machine, compiled as never, sent);
  try {
    compareInPlace(machine, evaluate(emit(machine))(implementations), sent);
  } catch (error) {
    if (!(error instanceof CompileError) || error.refusals.some(({ code }) => !unwritten.has(code)))
      throw error;
  }
  const run = compiled.start({ count: 0, trail: [] } as never);
  for (const event of sent) compiled.send(run, event);
  return { trail: (run.context as Context).trail, value: compiled.toValue(run.config), status: run.status };
};

/** What tables hold and source text cannot. */
const unwritten: ReadonlySet<string> = new Set(['inline', 'raise-computed']);
