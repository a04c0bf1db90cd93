import { describe, expect, expectTypeOf, it } from 'vitest';
import { assign, createActor, createMachine, initialTransition, setup, transition } from 'xstate';
import { compile } from './index.ts';

interface Tally {
  n: number;
}

const counter = setup({
  types: {
    context: {} as Tally,
    events: {} as { type: 'UP'; by: number } | { type: 'STOP' },
    input: {} as number,
    output: {} as string,
  },
  actions: {
    beep: () => undefined,
    up: assign(({ context, event }) => (event.type === 'UP' ? { n: context.n + event.by } : {})),
  },
}).createMachine({
  id: 'counter',
  context: ({ input }) => ({ n: input }),
  initial: 'on',
  output: ({ context }) => `at ${context.n}`,
  states: { on: { on: { UP: { actions: ['up', 'beep'] }, STOP: 'off' } }, off: { type: 'final' } },
});

describe('pure steps', () => {
  const compiled = compile(counter);

  it('have the types of the machine', () => {
    const [snapshot, actions] = compiled.initial(3);
    expectTypeOf(snapshot.context).toEqualTypeOf<Tally>();
    expectTypeOf(snapshot.output).toEqualTypeOf<string | undefined>();
    expectTypeOf(compiled.step).parameter(1).toEqualTypeOf<{ type: 'UP'; by: number } | { type: 'STOP' }>();
    expectTypeOf(compiled.initial).parameter(0).toEqualTypeOf<number | undefined>();
    expect(actions).toEqual([]);
  });

  it('leave the snapshot before as it was', () => {
    const [before] = compiled.initial(3);
    const copy = structuredClone({ ...before });
    const [after, actions] = compiled.step(before, { type: 'UP', by: 4 });
    expect(before).toEqual({ ...copy, ...before });
    expect(after.context).toEqual({ n: 7 });
    expect(actions.map(({ type, info }) => [type, info.context])).toEqual([['beep', { n: 7 }]]);
  });

  it('give the output when the machine is done, and then nothing more', () => {
    const [done] = compiled.step(compiled.initial(1)[0], { type: 'STOP' });
    expect(done).toMatchObject({ status: 'done', output: 'at 1', value: 'off' });
    expect(compiled.step(done, { type: 'UP', by: 1 })).toEqual([done, []]);
  });

  it('go on from a snapshot that went through JSON, as from XState’s own', () => {
    const region = (name: string) => ({
      initial: 'x',
      states: { x: { on: { [name]: 'y' } }, y: { on: { [name]: 'x' } } },
    });
    const machine = createMachine({
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          on: { OUT: 'out' },
          states: { a: region('A'), b: region('B'), past: { type: 'history', history: 'deep' } },
        },
        out: { on: { BACK: 'p.past' } },
      },
    });
    const stepper = compile(machine);
    let [ours] = stepper.initial();
    let [theirs] = initialTransition(machine);
    for (const type of ['A', 'OUT', 'BACK', 'B', 'A', 'OUT', 'BACK']) {
      [ours] = stepper.step(JSON.parse(JSON.stringify(ours)), { type });
      [theirs] = transition(
        machine,
        machine.restoreSnapshot(
          JSON.parse(JSON.stringify(machine.getPersistedSnapshot(theirs))),
          {} as never,
        ),
        { type },
      );
      expect(ours.value).toEqual(theirs.value);
    }
    expect(ours.historyValue).toEqual({
      '(machine).p.past': [{ id: '(machine).p.a.x' }, { id: '(machine).p.b.y' }],
    });
  });

  it('do not go on from a value that the machine does not have', () => {
    const [snapshot] = compiled.initial(0);
    expect(() =>
      compiled.step(JSON.parse(JSON.stringify({ ...snapshot, value: 'x' })), { type: 'STOP' }),
    ).toThrow(RangeError);
  });

  it('take implementations in place of the machine’s own', () => {
    const beeps: number[] = [];
    const other = compile(counter, { actions: { beep: ({ context }) => beeps.push(context.n) } });
    const [, actions] = other.step(other.initial(0)[0], { type: 'UP', by: 5 });
    for (const { exec, info, params } of actions) exec?.(info, params);
    expect(beeps).toEqual([5]);
  });

  it('keep an error of the initial step in the snapshot, and throw a later one', () => {
    const machine = createMachine({
      context: () => {
        throw new Error('no context');
      },
    });
    const [ours] = compile(machine).initial();
    const [theirs] = initialTransition(machine);
    expect(ours).toMatchObject({ status: 'error', value: theirs.value, context: theirs.context });
    expect(ours.error).toEqual(theirs.error);
  });
});

describe('steps in place', () => {
  const machine = setup({
    types: { context: {} as { n: number; log: string[] }, events: {} as { type: 'GO' } | { type: 'BACK' } },
    actions: {
      tick: ({ context, event }) => {
        context.n++;
        context.log.push(event.type);
      },
      fail: () => {
        throw new Error('broken');
      },
    },
  }).createMachine({
    context: { n: 0, log: [] },
    initial: 'a',
    states: {
      a: { entry: 'tick', on: { GO: { target: 'b', actions: 'tick' } } },
      b: { on: { BACK: 'a', GO: { target: 'a', actions: ['tick', 'fail'] } } },
    },
  });
  const compiled = compile(machine);

  it('change the very context that was handed in', () => {
    const context = { n: 0, log: [] };
    const run = compiled.start(context);
    compiled.send(run, { type: 'GO' });
    compiled.send(run, { type: 'BACK' });
    expect(run.context).toBe(context);
    expect(context).toEqual({ n: 3, log: ['xstate.init', 'GO', 'BACK'] });
  });

  it('have numbers for configurations, which are those of the leaves in document order', () => {
    const run = compiled.start({ n: 0, log: [] });
    expect([run.config, compiled.toValue(run.config), compiled.fromValue('b')]).toEqual([0, 'a', 1]);
    compiled.send(run, { type: 'GO' });
    const copy = compiled.resume(run.config, structuredClone(run.context));
    compiled.send(copy, { type: 'BACK' });
    expect([copy.config, copy.context.n, run.config, run.context.n]).toEqual([0, 3, 1, 2]);
  });

  it('throw what an action throws, and stand where they stood, as an actor does', () => {
    const run = compiled.start({ n: 0, log: [] });
    compiled.send(run, { type: 'GO' });
    expect(() => compiled.send(run, { type: 'GO' })).toThrow('broken');
    expect([run.status, run.config, run.context.n]).toEqual(['error', 1, 3]);
    compiled.send(run, { type: 'BACK' });
    expect(run.config).toBe(1);
  });

  it('refuse numbers and values that are not the machine’s', () => {
    expect(() => compiled.resume(7, { n: 0, log: [] })).toThrow(RangeError);
    expect(() => compiled.toValue(-1)).toThrow(RangeError);
    for (const value of ['x', {}, { a: {} }, null, undefined, 3, ['a']])
      expect(compiled.fromValue(value)).toBeUndefined();
  });

  it('run the actions of the initial macrostep after it, as an actor does', () => {
    const late = createMachine(
      {
        context: { n: 0 },
        initial: 'a',
        states: { a: { entry: 'set', always: { guard: 'isSet', target: 'b' } }, b: {} },
      },
      {
        actions: {
          set: ({ context }: { context: Tally }) => {
            context.n = 1;
          },
        },
        guards: { isSet: ({ context }: { context: Tally }) => context.n === 1 },
      } as never,
    );
    const run = compile(late).start({ n: 0 } as never);
    expect(run.context).toEqual({ n: 1 });
    expect(compile(late).toValue(run.config)).toBe(createActor(late).start().getSnapshot().value);
    expect(compile(late).toValue(run.config)).toBe('a');
  });

  it('say so when an expression asks for the actor that is not there', () => {
    const lonely = createMachine({ on: { E: { actions: ({ self }) => self.send({ type: 'X' }) } } });
    const stepper = compile(lonely);
    expect(() => stepper.send(stepper.start({}), { type: 'E' })).toThrow('there is no self');
  });
});

it('the example of compile holds', () => {
  const door = compile(
    createMachine({
      context: { opened: 0 },
      initial: 'shut',
      states: {
        shut: { on: { PUSH: { target: 'open', actions: 'creak' } } },
        open: { entry: assign({ opened: ({ context }) => context.opened + 1 }), on: { PULL: 'shut' } },
      },
    }),
  );
  const [shut] = door.initial();
  const [open, actions] = door.step(shut, { type: 'PUSH' });
  expect(open.value).toBe('open');
  expect(open.context).toEqual({ opened: 1 });
  expect(actions.map(({ type }) => type)).toEqual(['creak']);
});
