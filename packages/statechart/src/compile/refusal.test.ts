import { describe, expect, it } from 'vitest';
import {
  and,
  assign,
  cancel,
  createMachine,
  emit as emitEvent,
  enqueueActions,
  fromPromise,
  log,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { CompileError, compile, emit, refusals } from './index.ts';

/** The refusals of a machine whose state `a.b` is the given one, as `state at code`. */
const refused = (state: object, implementations: object = {}): string[] => {
  const machine = createMachine(
    { id: 'm', initial: 'a', states: { a: { id: 'a', initial: 'b', states: { b: state, c: {} } } } } as never,
    implementations as never,
  );
  const found = refusals(machine as never);
  if (found.length > 0) expect(() => compile(machine as never)).toThrow(CompileError);
  return found.map(({ state: path, at, code }) => `${path} ${at} ${code}`);
};

describe('a machine that cannot be exact is refused, with the state and the part', () => {
  const someone = fromPromise(async () => 1);

  it.each([
    ['invoke', { invoke: { src: someone, onDone: 'c' } }, 'a.b invoke invoke'],
    ['after', { after: { 100: 'c' } }, 'a.b after after'],
    ['a delayed raise', { entry: raise({ type: 'X' }, { delay: 5 }) }, 'a.b entry[0] delay'],
    ['a raise of text', { exit: raise('X' as never) }, 'a.b exit[0] raise-text'],
    ['sendTo', { entry: ['fine', sendTo('x', { type: 'X' })] }, 'a.b entry[1] action'],
    ['sendParent', { on: { E: { actions: sendParent({ type: 'X' }) } } }, 'a.b on.E[0].actions[0] action'],
    ['spawnChild', { on: { E: ['c', { actions: spawnChild(someone) }] } }, 'a.b on.E[1].actions[0] action'],
    ['stopChild', { always: { actions: [stopChild('x')], guard: 'g' } }, 'a.b always[0].actions[0] action'],
    ['enqueueActions', { entry: enqueueActions(() => undefined) }, 'a.b entry[0] action'],
    ['emit', { entry: emitEvent({ type: 'X' }) }, 'a.b entry[0] action'],
    ['log', { entry: log('x') }, 'a.b entry[0] action'],
    ['cancel', { entry: cancel('x') }, 'a.b entry[0] action'],
    [
      'stateIn of nothing',
      { on: { E: { guard: and([stateIn('#nowhere')]) } } },
      'a.b on.E[0].guard[0] state-in',
    ],
    ['a guard that is none', { on: { E: { guard: 7 } } }, 'a.b on.E[0].guard guard'],
    ['an id given twice', { id: 'a' }, 'a.b id duplicate-id'],
    ['a key like an id', { initial: '#x', states: { '#x': {} } }, 'a.b.#x  key'],
    ['children of a final state', { type: 'final', states: { x: {} } }, 'a.b type children'],
    ['a parallel state without regions', { type: 'parallel' }, 'a.b states regions'],
    ['an initial state that is not there', { initial: 'x', states: { y: {} } }, 'a.b initial initial'],
    [
      'an initial history state',
      { initial: 'h', states: { h: { type: 'history' }, y: {} } },
      'a.b initial initial-history',
    ],
    [
      'a history default that is not there',
      { initial: 'y', states: { y: {}, h: { type: 'history', target: 'z' } } },
      'a.b.h target history-target',
    ],
    [
      'a history default elsewhere',
      { initial: 'y', states: { y: {}, h: { type: 'history', target: '#a' } } },
      'a.b.h target history-outside',
    ],
    [
      'a history state aimed at from inside, in a parallel state',
      { type: 'parallel', states: { y: { on: { E: 'h' } }, z: {}, h: { type: 'history' } } },
      'a.b.y on.E[0].target history-inside',
    ],
    [
      'targets that cannot be active together',
      { initial: 'y', states: { y: {}, z: {} }, onDone: { target: ['.y', '.z'] } },
      'a.b onDone[0].target targets',
    ],
  ])('%s', (_, state, expected) => {
    expect(refused(state)).toEqual([expected]);
  });

  it('guards that refer to themselves', () => {
    const guards = { one: 'two', two: { type: 'one' } };
    expect(refused({ on: { E: { guard: 'one' } } }, { guards })).toEqual(['a.b on.E[0].guard guard-cycle']);
  });

  it('implementations that are no functions', () => {
    expect(refused({ entry: 'x' }, { actions: { x: 7 } })).toEqual(['a.b entry[0] implementation']);
  });

  it('named actions that XState would hand to an actor', () => {
    expect(refused({ entry: 'x' }, { actions: { x: log('x') } })).toEqual(['a.b entry[0] action']);
  });

  it('what is no machine', () => {
    expect(refusals({} as never).map(({ code }) => code)).toEqual(['machine']);
    expect(() => compile(undefined as never)).toThrow(CompileError);
    expect(() => emit(undefined as never)).toThrow(CompileError);
  });

  it('all at once, and in words', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { after: { 1: 'b' } }, b: { entry: log('x') } },
    });
    expect(refusals(machine)).toHaveLength(2);
    expect(() => compile(machine)).toThrow(
      'Machine m cannot be compiled:\n- a, after: a delayed transition needs a clock, and a compiled machine has none\n- b, entry[0]: xstate.log needs',
    );
  });
});

describe('source text moreover refuses', () => {
  const unwritten = (state: object, implementations: object = {}): string[] => {
    const machine = createMachine(
      { id: 'm', initial: 'a', states: { a: state } } as never,
      implementations as never,
    );
    expect(refusals(machine as never)).toEqual([]);
    try {
      emit(machine as never);
      return [];
    } catch (error) {
      return (error as CompileError).refusals.map(({ state: path, at, code }) => `${path} ${at} ${code}`);
    }
  };
  const something = () => undefined;

  it.each([
    ['an inline action', { entry: something }, 'a entry[0] inline'],
    ['an inline guard', { on: { E: { guard: and(['g', () => true]) } } }, 'a on.E[0].guard[1] inline'],
    ['an inline assign with functions', { exit: assign({ n: () => 1 }) }, 'a exit[0] inline'],
    [
      'computed parameters',
      { always: { guard: 'g', actions: { type: 'x', params: something } } },
      'a always[0].actions[0] inline',
    ],
    [
      'computed parameters of a guard',
      { on: { E: { guard: { type: 'g', params: something } } } },
      'a on.E[0].guard inline',
    ],
    ['parameters that are not plain data', { entry: { type: 'x', params: new Map() } }, 'a entry[0] literal'],
    [
      'an event that is not plain data',
      { entry: raise({ type: 'X', of: new Date(0) } as never) },
      'a entry[0] literal',
    ],
    ['a computed raise', { entry: raise(() => ({ type: 'X' })) }, 'a entry[0] raise-computed'],
    ['a computed output', { type: 'final', output: something }, 'a output inline'],
    ['an output that is not plain data', { type: 'final', output: new Set() }, 'a output literal'],
  ])('%s', (_, state, expected) => {
    expect(unwritten(state, { guards: { g: () => true } })).toEqual([expected]);
  });

  it('computed parameters of a combined guard', () => {
    const state = { on: { E: { guard: { type: 'both', params: something } } } };
    expect(unwritten(state, { guards: { g: () => true, both: and(['g']) } })).toEqual([
      'a on.E[0].guard inline',
    ]);
  });

  it('a named raise whose event is computed', () => {
    const actions = { go: raise(() => ({ type: 'X' })) };
    expect(unwritten({ entry: 'go' }, { actions })).toEqual(['a entry[0] raise-computed']);
  });

  it('more microsteps than its limit', () => {
    const region = { initial: 'x', states: { x: { on: { E: 'y' } }, y: { on: { E: 'x' } } } };
    const machine = createMachine({ id: 'm', type: 'parallel', states: { a: region, b: region } });
    expect(() => emit(machine, { limit: 3 })).toThrow('more than 3 microsteps');
    expect(emit(machine)).toContain('export const create');
  });
});
