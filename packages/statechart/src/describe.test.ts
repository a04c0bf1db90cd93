import { expect, test } from 'vitest';
import { createMachine, type SnapshotFrom, setup } from 'xstate';
import { collection } from '../test/machines/collection.ts';
import { describe, idOfTransition } from './describe.ts';
import type { ChartModel } from './model.ts';
import { guardText } from './words.ts';

const state = (model: ChartModel, id: string) => {
  const found = model.states.find((s) => s.id === id);
  if (!found) throw new Error(`no state ${id}`);
  return found;
};
const transition = (model: ChartModel, id: string) => {
  const found = model.transitions.find((t) => t.id === id);
  if (!found) throw new Error(`no transition ${id} among ${model.transitions.map((t) => t.id).join(' ')}`);
  return found;
};

test('a model is plain JSON, whatever the machine', () => {
  for (const machine of Object.values(collection)) {
    const model = describe(machine);
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  }
});

test('nothing of the machine is run', () => {
  const boom = () => {
    throw new Error('was run');
  };
  const machine = setup({ actions: { boom }, guards: { boom }, delays: { boom } }).createMachine({
    context: boom,
    entry: 'boom',
    initial: 'a',
    states: {
      a: {
        always: { guard: 'boom', target: 'b' },
        after: { boom: 'b' },
        entry: boom,
        on: { X: { guard: boom, actions: boom } },
      },
      b: { type: 'final', output: boom },
    },
  });
  expect(describe(machine).states).toHaveLength(3);
});

test('describing twice, or after the machine ran, gives the same model', () => {
  const machine = collection.fetching;
  const first = describe(machine);
  const snapshot: SnapshotFrom<typeof machine> = machine.resolveState({ value: 'idle', context: {} });
  expect(snapshot.value).toBe('idle');
  expect(describe(machine)).toEqual(first);
});

test('every id is found once', () => {
  for (const machine of Object.values(collection)) {
    const { states, transitions } = describe(machine);
    expect(new Set(states.map((s) => s.id)).size).toBe(states.length);
    expect(new Set(transitions.map((t) => t.id)).size).toBe(transitions.length);
  }
});

test("the id of each of XState's own transition definitions is the id in the model", () => {
  for (const machine of Object.values(collection)) {
    const ids = new Set(describe(machine).transitions.map((t) => t.id));
    const seen = new Set<string>();
    const visit = (node: (typeof machine)['root']) => {
      const all = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
      for (const definition of all) seen.add(idOfTransition(definition as never));
      for (const child of Object.values(node.states)) visit(child as never);
    };
    visit(machine.root);
    expect(seen).toEqual(ids);
  }
});

test('states are of the five types, parents come before children, and all is in the order of the config', () => {
  const model = describe(collection.historyMachine);
  expect(model.states.map((s) => `${s.id}:${s.type}`)).toEqual([
    ':compound',
    'working:compound',
    'working.reading:atomic',
    'working.writing:atomic',
    'working.last:history',
    'working.lastDeep:history',
    'break:atomic',
  ]);
  expect(state(model, 'working.last')).toMatchObject({ history: 'shallow', targets: [] });
  expect(state(model, 'working.lastDeep')).toMatchObject({ history: 'deep', targets: ['working.writing'] });
  expect(state(describe(collection.lift), '').type).toBe('parallel');
  expect(state(describe(collection.finals), 'won').type).toBe('final');
});

test('always before on, if the author wrote it so', () => {
  const machine = createMachine({
    initial: 'a',
    states: { a: { always: { target: 'b', guard: () => false }, on: { X: 'b' }, after: { 5: 'b' } }, b: {} },
  });
  expect(describe(machine).transitions.map((t) => t.event.kind)).toEqual(['always', 'event', 'after']);
});

test('events: delays, done, invoked actors, wildcards', () => {
  const model = describe(collection.fetching);
  expect(model.transitions.filter((t) => t.source === 'loading').map((t) => t.id)).toEqual([
    'loading:(done loader)',
    'loading:(error loader)',
    'loading:(done watcher)',
    'loading:(snapshot watcher)',
    'loading:(after 1000)',
    'loading:(after patience)',
  ]);
  expect(transition(model, 'failed:*').event).toEqual({ kind: 'wildcard', name: '*' });
  expect(state(model, 'loading')).toMatchObject({
    tags: ['busy'],
    invoke: [
      { id: 'loader', src: 'load' },
      { id: 'watcher', src: 'watch' },
    ],
  });
  expect(transition(describe(collection.actionsMachine), 'a:mouse.*').event.kind).toBe('wildcard');
  expect(transition(describe(collection.nestedRegions), 'work:(done)').targets).toEqual(['idle']);
});

test("the timers that XState adds to entry and exit are not the author's actions", () => {
  expect(state(describe(collection.trafficLight), 'red')).toMatchObject({ entry: [], exit: [] });
});

test('targetless, forbidden, re-entering and several targets', () => {
  const selves = describe(collection.selves);
  expect(transition(selves, 'leaf:STAY')).toMatchObject({ targets: [], actions: [{ name: 'count' }] });
  expect(transition(selves, 'leaf:NOT_HERE')).toMatchObject({ targets: [], actions: [] });
  expect(transition(describe(collection.wizard), 'address:BACK')).toMatchObject({ targets: [], actions: [] });
  expect(transition(selves, 'leaf:ANEW').reenter).toBe(true);
  expect(transition(selves, 'leaf:AGAIN').reenter).toBe(false);
  expect(transition(describe(collection.forks), 'before:JUMP').targets).toEqual([
    'both.one.second',
    'both.two.second',
  ]);
});

test('guards: named, with params, inline, and, or, not, in', () => {
  const model = describe(collection.guards);
  expect(model.transitions.slice(0, 4).map((t) => t.guard && guardText(t.guard))).toEqual([
    'rich and (famous or not rich)',
    'happy(atLeast: 3)',
    'not in b.x',
    'a condition',
  ]);
  expect(transition(model, 'a:GO:4').guard).toBeUndefined();
});

test('actions: named, with params, inline, built in', () => {
  const model = describe(collection.actionsMachine);
  expect(state(model, '').entry).toEqual([
    { name: 'assign', kind: 'assign', about: 'count, total' },
    { name: 'begin', kind: 'inline' },
  ]);
  expect(state(model, 'a').entry).toEqual([
    { name: 'raise', kind: 'raise', about: 'READY' },
    { name: 'log entry', kind: 'named' },
  ]);
  expect(state(model, 'a').exit).toEqual([
    { name: 'emit', kind: 'emit', about: 'left' },
    { name: 'note', kind: 'named', params: { text: 'bye' } },
  ]);
  expect(transition(model, 'a:READY').actions.map((a) => a.kind)).toEqual(['sendTo', 'inline']);
});

test('meta and descriptions are kept, as far as they are data', () => {
  const circle: Record<string, unknown> = { clause: 'K1' };
  circle.self = circle;
  const machine = createMachine({
    description: 'all of it',
    initial: 'a',
    states: {
      a: {
        description: 'the first',
        meta: { clause: 'K1', run: () => 1, list: [1, undefined, Number.NaN], circle },
        on: { GO: { target: 'a', description: 'goes', meta: { says: 'goes on' } } },
      },
    },
  });
  const model = describe(machine);
  expect(model.description).toBe('all of it');
  expect(state(model, 'a')).toMatchObject({
    description: 'the first',
    meta: { clause: 'K1', list: [1, null, 'NaN'], circle: { clause: 'K1' } },
  });
  expect(state(model, 'a').meta).not.toHaveProperty('run');
  expect(transition(model, 'a:GO')).toMatchObject({ description: 'goes', meta: { says: 'goes on' } });
});

test('dots in keys and brackets in events cannot make two ids alike', () => {
  const machine = createMachine({
    initial: 'a',
    states: {
      a: { initial: 'b', states: { b: {} }, on: { '(always)': '.b' }, always: { guard: () => false } },
      'a.b': {},
    },
  });
  const model = describe(machine);
  expect(model.states.map((s) => s.id)).toEqual(['', 'a', 'a.b', 'a\\.b']);
  expect(model.transitions.map((t) => t.id)).toEqual(['a:\\(always)', 'a:(always)']);
});
