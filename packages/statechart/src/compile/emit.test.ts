import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine } from 'xstate';
import { emit, type InPlace } from './index.ts';

interface Lamp {
  n: number;
}
interface Event {
  readonly type: string;
}
interface Made {
  readonly create: (implementations: unknown) => InPlace<Lamp, Event>;
}

const importText = (text: string): Promise<Made> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);

const actions = {
  light: ({ context }: { context: Lamp }) => {
    context.n++;
  },
  add: assign(({ context }: { context: Lamp }) => ({ n: context.n + 10 })),
};
const guards = { works: ({ context }: { context: Lamp }) => context.n < 3 };

const lamp = createMachine(
  {
    id: 'lamp',
    context: { n: 0 },
    initial: 'off',
    states: {
      off: { on: { SWITCH: { guard: 'works', target: 'on', actions: 'light' } } },
      on: { on: { SWITCH: 'off', BREAK: { target: 'broken', actions: 'add' } } },
      broken: { type: 'final' },
    },
  },
  { actions, guards } as never,
) as unknown as AnyStateMachine;

describe('the text', () => {
  it('is a module that stands alone and makes no code', () => {
    const text = emit(lamp);
    expect(text).not.toMatch(/\bimport\b|\beval\b|\bFunction\b|xstate['"]/);
    expect(text).toContain('export const create = ({ actions, guards }) => {');
    expect(text).not.toContain('export const machine');
  });

  it('imports what it needs, and no more', () => {
    expect(emit(lamp, { implementations: './it’s.js' })).toContain(
      "import { actions, guards } from './it’s.js';",
    );
    const plain = createMachine({ initial: 'a', states: { a: { on: { E: 'b' } }, b: {} } });
    expect(emit(plain, { implementations: './x.js' })).not.toContain('import');
  });

  it('is the same on every run', () => {
    expect(emit(lamp)).toBe(emit(lamp));
  });

  it('steps in place', async () => {
    const { create } = await importText(emit(lamp));
    const machine = create({ actions, guards });
    const run = machine.start({ n: 0 });
    machine.send(run, { type: 'SWITCH' });
    expect([run.config, machine.toValue(run.config), run.context.n]).toEqual([1, 'on', 1]);
    machine.send(run, { type: 'BREAK' });
    expect([run.status, machine.isDone(run.config), run.context.n]).toEqual(['done', true, 11]);
    expect(machine.fromValue('broken')).toBe(2);
    for (const value of ['x', {}, null, undefined, 3, ['on']])
      expect(machine.fromValue(value)).toBeUndefined();
    const circular: Record<string, unknown> = {};
    circular.on = circular;
    expect(machine.fromValue(circular)).toBeUndefined();
    expect(() => machine.resume(9, { n: 0 })).toThrow(RangeError);
  });

  it('wants implementations of the kinds it was made for', async () => {
    const { create } = await importText(emit(lamp));
    expect(() => create({ actions, guards: {} })).toThrow('The implementation of works must be a function');
    expect(() => create({ actions: { ...actions, add: () => undefined }, guards })).toThrow(
      'add must be assign(...)',
    );
    expect(() => create({ actions: { ...actions, light: actions.add }, guards })).toThrow(
      'light must be a function',
    );
  });

  it('is TypeScript if types are named, and does the same', async () => {
    const types = {
      context: 'Lamp',
      event: 'Event',
      imports: ["import type { Event, Lamp } from './lamp.ts';"],
    };
    const text = emit(lamp, { types });
    expect(text).toContain('): InPlace<Lamp, Event> => {');
    expect(text).toContain('readonly actions: Implementations<"light" | "add">;');
    const { create } = await importText(stripTypeScriptTypes(text));
    const machine = create({ actions, guards });
    const run = machine.start({ n: 0 });
    for (const type of ['SWITCH', 'SWITCH', 'SWITCH', 'BREAK']) machine.send(run, { type });
    expect([run.status, run.context.n]).toEqual(['done', 12]);
  });
});

it('the example of emit holds', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { SWITCH: { target: 'on', actions: 'light' } } }, on: { on: { SWITCH: 'off' } } },
  });
  expect(
    emit(machine, { implementations: './lamp.js' }).includes("import { actions } from './lamp.js';"),
  ).toBe(true);
});
