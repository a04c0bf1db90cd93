/** The drive, on a chart of its own: a door that counts. */

import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { GameEvent } from '../game.ts';
import { komando } from '../komando/game.ts';
import { gameLogic } from './actor.ts';
import { type StateValue, setup } from './chart.ts';
import { createDrive } from './drive.ts';

interface Door {
  at: StateValue;
  seq: number;
  opened: number;
}

interface DoorEvent extends GameEvent {
  readonly opened?: number;
}

const door = (report: (event: Omit<DoorEvent, 'seq'>) => number) =>
  setup({
    types: {} as {
      context: Door;
      events: { type: 'open' } | { type: 'shut' } | { type: 'spin' } | { type: 'jam' };
    },
    actions: {
      count: ({ context }) => {
        context.opened++;
        report({ type: 'opened', clause: 'K4.1', visibility: 'public', opened: context.opened });
      },
      jam: () => {
        throw new Error('jammed');
      },
    },
  }).createMachine({
    id: 'door',
    context: { at: 'shut', seq: 0, opened: 0 },
    options: { maxIterations: 20 },
    initial: 'shut',
    states: {
      shut: { meta: { clause: 'K1.1' }, on: { open: 'open', jam: { actions: 'jam' } } },
      open: {
        meta: { clause: 'K4.1' },
        entry: 'count',
        on: { shut: 'shut', spin: 'spinning' },
      },
      spinning: { meta: { clause: 'D2' }, always: 'turning' },
      turning: { meta: { clause: 'D2' }, always: 'spinning' },
    },
  });

const drive = createDrive<Door, DoorEvent, { type: string }>(door, (state) => ({ ...state }));
const shut = () =>
  drive.begin({ at: 'shut', seq: 0, opened: 0 }, { type: 'began', clause: 'K1.1', visibility: 'public' });

describe('the drive', () => {
  test('begins where the state says, and tells the opening first', () => {
    expect(shut()).toEqual({
      state: { at: 'shut', seq: 1, opened: 0 },
      events: [{ seq: 1, type: 'began', clause: 'K1.1', visibility: 'public' }],
    });
  });

  test('tells a move before what the new state does on entry, with its clause and transition', () => {
    const { state, events } = drive.send(shut().state, { type: 'open' });
    expect(events).toEqual([
      { seq: 2, type: 'entered', clause: 'K4.1', visibility: 'public', at: 'open', via: ['shut:open'] },
      { seq: 3, type: 'opened', clause: 'K4.1', visibility: 'public', opened: 1 },
    ]);
    expect(state).toEqual({ at: 'open', seq: 3, opened: 1 });
  });

  test('[L7] leaves the state it was handed alone', () => {
    const before = Object.freeze(shut().state);
    drive.send(before, { type: 'open' });
    expect(before).toEqual({ at: 'shut', seq: 1, opened: 0 });
  });

  test('an input that the chart does not handle is a bug, and throws', () => {
    expect(() => drive.send(shut().state, { type: 'shut' })).toThrow('does not handle "shut" at "shut"');
  });

  test('a chart that runs in circles throws, and so does a rule; the next step is none the worse', () => {
    const open = drive.send(shut().state, { type: 'open' }).state;
    expect(() => drive.send(open, { type: 'spin' })).toThrow(/more than 20 microsteps/);
    expect(() => drive.send(shut().state, { type: 'jam' })).toThrow('jammed');
    expect(drive.send(open, { type: 'shut' }).state.at).toBe('shut');
  });
});

describe('a game as an actor', () => {
  test('plays, refuses, and shows its snapshots to an inspector', () => {
    const seen: string[] = [];
    const actor = createActor(gameLogic(komando), {
      input: { options: { players: 2 }, seed: 3 },
      inspect: ({ type }) => seen.push(type),
    }).start();
    const { state } = actor.getSnapshot().context;
    const player = komando.actors(state)[0]?.player as number;
    actor.send({ type: 'play', player, command: { type: 'nonsense' } });
    expect(actor.getSnapshot().context).toMatchObject({ state, refused: { code: 'komando/not-a-command' } });
    actor.send({ type: 'play', player, command: komando.legal(state, player)[0] });
    expect(actor.getSnapshot().context.refused).toBeNull();
    expect(actor.getSnapshot().context.state.table).not.toBeNull();
    expect(seen).toContain('@xstate.snapshot');
  });

  test('options that do not make a game throw when the actor is made', () => {
    const fail = () =>
      createActor(gameLogic(komando), { input: { options: { players: 99 }, seed: 3 } }).start();
    expect(() => fail().getSnapshot()).toBeDefined();
  });
});
