/** Machines by hand, after what the tests of SCXML look at, as far as XState has it. */

import { describe, expect, it } from 'vitest';
import { and, assign, not, or, raise, stateIn } from 'xstate';
import { agree } from './agree.ts';

const traced = (name: string) => ({ entry: `+${name}`, exit: `-${name}` });

describe('exit and entry', () => {
  const nested = {
    initial: 'a',
    states: {
      a: {
        ...traced('a'),
        initial: 'b',
        on: {
          OUT: { target: 'z', actions: 'go' },
          IN: '.c',
          SELF: 'a',
          AGAIN: { target: 'a', reenter: true },
        },
        states: {
          b: { ...traced('b'), initial: 'd', states: { d: { ...traced('d'), on: { NEXT: '#m.a.c' } } } },
          c: traced('c'),
        },
      },
      z: traced('z'),
    },
  };

  it('leaves from the inside out, then acts, then enters from the outside in', () => {
    expect(agree(nested, ['OUT']).trail.join(' ')).toBe('+a +b +d -d -b -a go +z');
  });

  it('does not leave the state that a transition stays within', () => {
    expect(agree(nested, ['NEXT']).trail.slice(3).join(' ')).toBe('-d -b +c');
    expect(agree(nested, ['NEXT', 'IN']).trail.slice(6).join(' ')).toBe('-c +c');
  });

  it('enters a compound state anew from itself, and leaves it only to reenter', () => {
    expect(agree(nested, ['NEXT', 'SELF']).trail.slice(6).join(' ')).toBe('-c +b +d');
    expect(agree(nested, ['NEXT', 'AGAIN']).trail.slice(6).join(' ')).toBe('-c -a +a +b +d');
  });

  it('does nothing on entering and leaving in a transition without a target, even if it is to reenter', () => {
    const config = { ...traced('m'), on: { A: { actions: 'act' }, B: { reenter: true, actions: 'act' } } };
    expect(agree(config, ['A', 'B']).trail.join(' ')).toBe('+m act act');
  });

  it('leaves an atomic state to itself only to reenter', () => {
    const config = {
      initial: 'a',
      states: { a: { ...traced('a'), on: { A: 'a', B: { target: 'a', reenter: true } } } },
    };
    expect(agree(config, ['A']).trail.join(' ')).toBe('+a');
    expect(agree(config, ['B']).trail.join(' ')).toBe('+a -a +a');
  });

  it('enters the root anew: with its exit to reenter, without it by its id', () => {
    const config = {
      ...traced('m'),
      initial: 'a',
      on: { AGAIN: { target: '.b', reenter: true } },
      states: { a: { ...traced('a'), on: { ROOT: '#m' } }, b: traced('b') },
    };
    expect(agree(config, ['AGAIN']).trail.slice(2).join(' ')).toBe('-a -m +m +b');
    expect(agree(config, ['ROOT']).trail.slice(2).join(' ')).toBe('-a +m +a');
  });

  it('runs initial actions after entry, and only for states entered by default', () => {
    const config = {
      initial: { target: 'a', actions: 'init m' },
      states: {
        a: {
          ...traced('a'),
          initial: { target: 'b', actions: 'init a' },
          states: { b: traced('b'), c: traced('c') },
          on: { C: '#m.x', B: 'x' },
        },
        x: { on: { DEEP: '#m.a.c', A: 'a' } },
      },
    };
    expect(agree(config, ['B', 'DEEP']).trail.join(' ')).toBe('init m +a init a +b -b -a +a +c');
    expect(agree(config, ['B', 'A']).trail.slice(6).join(' ')).toBe('+a init a +b');
  });
});

describe('selection', () => {
  it('asks the innermost state first, and its ancestors when all of its guards fail', () => {
    const config = {
      initial: 'a',
      on: { E: { actions: 'outer' } },
      states: {
        a: {
          on: {
            E: [{ guard: 'no', actions: 'first' }, { guard: 'yes', actions: 'second' }, { actions: 'third' }],
          },
        },
      },
    };
    const guards = { yes: () => true, no: () => false };
    expect(agree(config, ['E'], { guards }).trail).toEqual(['second']);
    expect(agree(config, ['E'], { guards: { yes: () => false, no: () => false } }).trail).toEqual(['third']);
  });

  it('lets a forbidden transition keep the event from the ancestors, and an empty list not', () => {
    const config = (inner: unknown) => ({
      initial: 'a',
      on: { E: { actions: 'outer' } },
      states: { a: { on: { E: inner } } },
    });
    expect(agree(config(undefined), ['E']).trail).toEqual([]);
    expect(agree(config({}), ['E']).trail).toEqual([]);
    expect(agree(config([]), ['E']).trail).toEqual(['outer']);
  });

  it('tries the exact descriptor, then the longest wildcard, then any', () => {
    const config = {
      on: {
        '*': { actions: 'any' },
        'a.*': { actions: 'a' },
        'a.b.*': { guard: 'yes', actions: 'a.b' },
        'a.b': { guard: 'no', actions: 'exact' },
        'x.*.y': { actions: 'never' },
      },
    };
    const guards = { yes: () => true, no: () => false };
    expect(agree(config, ['a', 'a.b', 'a.b.c', 'a.c', 'ab', 'x.z.y', 'q'], { guards }).trail).toEqual([
      'a',
      'a.b',
      'a.b',
      'a',
      'any',
      'any',
      'any',
    ]);
  });

  it('looks for eventless transitions after an event that nothing handles', () => {
    let open = false;
    const config = {
      initial: 'a',
      states: { a: { always: { guard: 'open', target: 'b' } }, b: traced('b') },
    };
    const guards = { open: ({ event }: { event: { type: string } }) => open || event.type === 'ODD' };
    expect(agree(config, ['EVEN', 'ODD'], { guards }).value).toBe('b');
    open = true;
    expect(agree(config, [], { guards }).value).toBe('b');
  });

  it('takes transitions of final states below the root', () => {
    const config = {
      initial: 'a',
      states: {
        a: { initial: 'end', states: { end: { type: 'final', on: { BACK: 'start' } }, start: {} } },
      },
    };
    expect(agree(config, ['BACK']).value).toEqual({ a: 'start' });
  });
});

describe('eventless transitions and raised events', () => {
  it('takes eventless transitions before raised events, and these in order', () => {
    const config = {
      initial: 'a',
      states: {
        a: { on: { GO: { target: 'b', actions: [raise({ type: 'R1' }), raise({ type: 'R2' }), 'go'] } } },
        b: { ...traced('b'), always: 'c' },
        c: { ...traced('c'), on: { R1: { target: 'd', actions: ['r1', raise({ type: 'R3' })] } } },
        d: { ...traced('d'), on: { R2: { actions: 'r2' }, R3: { actions: 'r3' } } },
      },
    };
    expect(agree(config, ['GO']).trail.join(' ')).toBe('go +b -b +c -c r1 +d r2 r3');
  });

  it('drops a raised event that nothing handles', () => {
    const config = {
      initial: 'a',
      states: {
        a: { entry: raise({ type: 'NOBODY' }), on: { GO: 'b' } },
        b: { entry: raise({ type: 'GO' }) },
      },
    };
    expect(agree(config, ['GO']).value).toBe('b');
  });

  it('prefers the eventless transition of the inner state', () => {
    const config = {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          always: { guard: 'yes', target: 'outer' },
          states: { b: { always: { guard: 'no', target: '#m.inner' } } },
        },
        inner: {},
        outer: {},
      },
    };
    expect(agree(config, [], { guards: { yes: () => true, no: () => true } }).value).toBe('inner');
    expect(agree(config, [], { guards: { yes: () => true, no: () => false } }).value).toBe('outer');
  });

  it('does not repeat an eventless transition that changes nothing', () => {
    const config = { initial: 'a', states: { a: { always: { actions: 'once' }, on: { E: {} } } } };
    expect(agree(config, ['E']).trail).toEqual(['once', 'once']);
  });

  it('repeats one that assigns, until its guard fails or the limit is reached', () => {
    const config = (limit: number) => ({
      options: { maxIterations: limit },
      initial: 'a',
      states: { a: { on: { GO: 'b' } }, b: { always: { guard: 'few', actions: 'more' } } },
    });
    const implementations = {
      actions: {
        more: assign(({ context }: { context: { count: number } }) => ({ count: context.count + 1 })),
      },
      guards: { few: ({ context }: { context: { count: number } }) => context.count < 5 },
    };
    expect(agree(config(6), ['GO'], implementations).status).toBe('active');
    expect(() => agree(config(5), ['GO'], implementations)).toThrow('Infinite loop detected');
  });

  it('counts raised events towards the limit, and the look that finds nothing', () => {
    const config = (limit: number) => ({
      options: { maxIterations: limit },
      initial: 'a',
      states: { a: { on: { GO: { actions: [raise({ type: 'X' }), raise({ type: 'X' })] } } } },
    });
    expect(agree(config(3), ['GO']).status).toBe('active');
    expect(() => agree(config(2), ['GO'])).toThrow('Infinite loop detected');
  });

  it('stops at the limit in a circle', () => {
    const config = {
      options: { maxIterations: 7 },
      initial: 'a',
      states: {
        a: { on: { GO: 'b' } },
        b: { ...traced('b'), always: 'c' },
        c: { ...traced('c'), always: 'b' },
      },
    };
    expect(() => agree(config, ['GO'])).toThrow('more than 7 microsteps');
  });

  it('goes round in circles as long as guards say so', () => {
    const config = {
      options: { maxIterations: 20 },
      initial: 'a',
      states: {
        a: { on: { GO: 'b' } },
        b: { always: [{ guard: 'enough', target: 'a' }, 'c'] },
        c: { entry: 'count', always: 'b' },
      },
    };
    const counted = agree(config, ['GO'], {
      actions: {
        count: ({ context }: { context: { count: number; trail: string[] } }) =>
          context.trail.push(`${++context.count}`),
      },
      guards: { enough: ({ context }: { context: { count: number } }) => context.count >= 3 },
    });
    expect(counted).toMatchObject({ value: 'a', trail: ['1', '2', '3'] });
  });
});

describe('final states', () => {
  it('tells a compound state of its end, with the output of the final state', () => {
    const config = {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          onDone: { target: 'z', actions: 'done', guard: 'has' },
          states: { b: { on: { END: 'c' } }, c: { type: 'final', output: { n: 7 } } },
        },
        z: traced('z'),
      },
    };
    const guards = {
      has: ({ event }: { event: { output: unknown } }) => JSON.stringify(event.output) === '{"n":7}',
    };
    expect(agree(config, ['END'], { guards })).toMatchObject({ value: 'z', trail: ['done', '+z'] });
  });

  it('is at its end when the root is, and runs all exits then, from the inside out', () => {
    const config = {
      ...traced('m'),
      output: { over: true },
      initial: 'a',
      states: {
        a: { initial: 'b', states: { b: { on: { END: '#m.z' } } } },
        z: { ...traced('z'), type: 'final', output: 1 },
      },
    };
    const { trail, status } = agree(config, ['END', 'MORE']);
    expect(status).toBe('done');
    expect(trail.join(' ')).toBe('+m +z -z -m');
  });

  it('tells a parallel state of its end when all regions are, nested ones too', () => {
    const region = (name: string) => ({
      initial: 'on',
      onDone: { actions: `${name} done` },
      states: { on: { on: { [name]: 'off' } }, off: { type: 'final' } },
    });
    const config = {
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          onDone: { target: 'z', actions: 'p done' },
          states: {
            A: region('A'),
            q: {
              type: 'parallel',
              onDone: { actions: 'q done' },
              states: { B: region('B'), C: region('C') },
            },
          },
        },
        z: {},
      },
    };
    expect(agree(config, ['B', 'A', 'C']).trail).toEqual(['B done', 'A done', 'C done', 'q done', 'p done']);
    expect(agree(config, ['B', 'C', 'A']).value).toBe('z');
  });

  it('ends a parallel root', () => {
    const region = (name: string) => ({
      initial: 'on',
      states: { on: { on: { [name]: 'off' } }, off: { type: 'final' } },
    });
    const config = { type: 'parallel', output: 'over', states: { A: region('A'), B: region('B') } };
    expect(agree(config, ['A', 'B']).status).toBe('done');
    expect(agree(config, ['A', 'A']).status).toBe('active');
  });

  it('lets a wildcard take done events', () => {
    const config = {
      initial: 'a',
      on: { '*': { actions: 'any' } },
      states: { a: { initial: 'b', states: { b: { type: 'final' } } } },
    };
    expect(agree(config, ['E']).trail).toEqual(['any', 'any']);
  });

  it('is at its end at once when the initial state is final', () => {
    expect(agree({ initial: 'a', states: { a: { type: 'final', entry: 'in' } } }).status).toBe('done');
  });
});

describe('parallel states', () => {
  const region = (name: string, more: object = {}) => ({
    ...traced(name),
    initial: `${name}1`,
    states: {
      [`${name}1`]: { ...traced(`${name}1`), on: { E: `${name}2` } },
      [`${name}2`]: traced(`${name}2`),
    },
    ...more,
  });

  it('takes a transition in every region: all exits, all actions, all entries', () => {
    const config = { type: 'parallel', states: { a: region('a'), b: region('b') } };
    expect(agree(config, ['E']).trail.slice(4).join(' ')).toBe('-b1 -a1 +a2 +b2');
  });

  it('takes the transition of the parallel state only if no region has one', () => {
    const config = {
      type: 'parallel',
      on: { E: { actions: 'outer' } },
      states: { a: region('a'), b: region('b') },
    };
    expect(agree(config, ['E', 'E']).trail.filter((name) => name === 'outer')).toHaveLength(1);
  });

  it('lets the first of two transitions win that would leave the same states', () => {
    const config = {
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          states: { a: { on: { E: '#m.x' } }, b: { on: { E: '#m.y' } }, c: region('c') },
        },
        x: {},
        y: {},
      },
    };
    expect(agree(config, ['E']).value).toBe('x');
  });

  it('lets an inner eventless transition win over an outer one that was found first', () => {
    const config = {
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          always: { guard: 'on', target: 'x' },
          states: {
            a: {},
            b: { initial: 'b1', states: { b1: { always: { guard: 'on', target: 'b2' } }, b2: {} } },
          },
        },
        x: {},
      },
    };
    const guards = { on: ({ event }: { event: { type: string } }) => event.type === 'E' };
    agree(config, ['E', 'E'], { guards });
  });

  it('looks for eventless transitions in the order in which leaves were entered', () => {
    const config = {
      type: 'parallel',
      states: Object.fromEntries(
        ['a', 'b'].map((name) => [
          name,
          {
            initial: 'on',
            states: {
              on: { on: { [name]: 'off' }, always: { guard: 'now', actions: `${name} on` } },
              off: { on: { [name]: 'on' }, always: { guard: 'now', actions: `${name} off` } },
            },
          },
        ]),
      ),
    };
    const guards = { now: ({ event }: { event: { type: string } }) => event.type === 'NOW' };
    expect(agree(config, ['NOW', 'a', 'NOW', 'b', 'b', 'a', 'NOW'], { guards }).trail).toEqual([
      'a on',
      'b on',
      'b on',
      'a off',
      'b on',
      'a on',
    ]);
  });

  it('leaves all regions for a target in another one, and enters those that are not aimed at by default', () => {
    const config = {
      type: 'parallel',
      states: { a: region('a', { on: { X: '#m.b.b2' } }), b: region('b'), c: region('c') },
    };
    expect(agree(config, ['X']).value).toEqual({ a: 'a1', b: 'b2', c: 'c1' });
  });

  it('enters several targets at once', () => {
    const config = {
      initial: 'i',
      states: {
        i: {
          on: {
            GO: ['#m.p.b.b2', '#m.p.a.a2'].map((target) => ({ target }))[0],
            BOTH: { target: ['#m.p.b.b2', '#m.p.a.a2'] },
          },
        },
        p: { type: 'parallel', states: { a: region('a'), b: region('b'), c: region('c') } },
      },
    };
    expect(agree(config, ['BOTH']).value).toEqual({ p: { a: 'a2', b: 'b2', c: 'c1' } });
    expect(agree(config, ['GO']).value).toEqual({ p: { a: 'a1', b: 'b2', c: 'c1' } });
  });
});

describe('history', () => {
  const config = (history: 'shallow' | 'deep', target?: string) => ({
    initial: 'a',
    states: {
      a: {
        initial: 'b',
        on: { OUT: 'z' },
        states: {
          b: { on: { C: 'c' } },
          c: { initial: 'd', states: { d: { on: { E: 'e' } }, e: {} } },
          past: { type: 'history', history, ...(target && { target }) },
        },
      },
      z: { on: { BACK: 'a.past' } },
    },
  });

  it('leads to the initial state, or to its default, while there is nothing to remember', () => {
    const from = (past: object) => ({ ...past, initial: 'z' });
    expect(agree(from(config('shallow')), ['BACK']).value).toEqual({ a: 'b' });
    expect(agree(from(config('shallow', 'c')), ['BACK']).value).toEqual({ a: { c: 'd' } });
    expect(agree(from(config('deep', 'c.e')), ['BACK']).value).toEqual({ a: { c: 'e' } });
  });

  it('remembers the child, or the leaves below it', () => {
    expect(agree(config('shallow'), ['C', 'E', 'OUT', 'BACK']).value).toEqual({ a: { c: 'd' } });
    expect(agree(config('deep'), ['C', 'E', 'OUT', 'BACK']).value).toEqual({ a: { c: 'e' } });
  });

  it('remembers all regions of a parallel state', () => {
    const region = { initial: 'x', states: { x: { on: { E: 'y' } }, y: {} } };
    const parallel = {
      initial: 'p',
      states: {
        p: {
          type: 'parallel',
          on: { OUT: 'z' },
          states: { a: region, b: { ...region, initial: 'y' }, past: { type: 'history', history: 'deep' } },
        },
        z: { on: { BACK: 'p.past' } },
      },
    };
    expect(agree(parallel, ['E', 'OUT', 'BACK']).value).toEqual({ p: { a: 'y', b: 'y' } });
    expect(agree({ ...parallel, initial: 'z' }, ['BACK']).value).toEqual({ p: { a: 'x', b: 'y' } });
  });
});

describe('guards', () => {
  const ask = (guard: unknown, guards: Record<string, unknown> = {}) =>
    agree({ initial: 'a', states: { a: { on: { E: { guard, actions: 'yes' } } }, b: {} } }, ['E'], {
      guards: {
        t: () => true,
        f: () => false,
        even: (_: unknown, { n }: { n: number }) => n % 2 === 0,
        ...guards,
      },
    }).trail.length === 1;

  it('combines', () => {
    expect(ask(and(['t', 't']))).toBe(true);
    expect(ask(and(['t', 'f']))).toBe(false);
    expect(ask(or(['f', 't']))).toBe(true);
    expect(ask(not(or(['f', and(['t', 'f'])])))).toBe(true);
    expect(ask('combined', { combined: and(['t', not('f')]) })).toBe(true);
    expect(ask('alias', { alias: 't' })).toBe(true);
    expect(ask('alias', { alias: { type: 'even', params: { n: 3 } } })).toBe(false);
  });

  it('takes parameters, as they are or computed', () => {
    expect(ask({ type: 'even', params: { n: 4 } })).toBe(true);
    expect(
      ask({ type: 'even', params: ({ event }: { event: { type: string } }) => ({ n: event.type.length }) }),
    ).toBe(false);
  });

  it('knows which states are active', () => {
    expect(ask(stateIn('a'))).toBe(true);
    expect(ask(stateIn('#m.a'))).toBe(true);
    expect(ask(stateIn('#m.b'))).toBe(false);
    expect(ask(and([not(stateIn('b')), 't']))).toBe(true);
    expect(ask(stateIn({ a: 'x' } as never))).toBe(false);
  });

  it('stops asking where the answer is known', () => {
    const fails = () => {
      throw new Error('asked');
    };
    expect(ask(or(['t', 'fails'] as never), { fails })).toBe(true);
    expect(ask(and(['f', 'fails'] as never), { fails })).toBe(false);
    expect(ask(and([stateIn('b'), 'fails'] as never), { fails })).toBe(false);
    expect(() => ask(and(['fails', stateIn('b')] as never), { fails })).toThrow('asked');
  });

  it('fails as XState does when nothing implements it', () => {
    // Source text wants every implementation, so a function keeps the machine from being written.
    const config = { exit: () => undefined, on: { E: { guard: 'nobody', actions: 'act' } } };
    expect(() => agree(config, ['E'])).toThrow("Guard 'nobody' is not implemented.");
  });
});

describe('assign and parameters', () => {
  const add = assign(({ context }: { context: { count: number } }, params?: { n: number }) => ({
    count: context.count + (params?.n ?? 1),
  }));

  it('hands each action what the ones before it assigned', () => {
    const config = {
      initial: 'a',
      states: {
        a: {
          exit: { type: 'add', params: { n: 10 } },
          on: {
            E: { target: 'b', actions: ['add', { type: 'tell', params: ({ context }: never) => context }] },
          },
        },
        b: {
          entry: [
            'add',
            { type: 'tell', params: ({ context: { count } }: { context: { count: number } }) => ({ count }) },
          ],
        },
      },
    };
    expect(agree(config, ['E'], { actions: { add } }).trail.at(-1)).toBe('tell {"count":12}');
  });

  it('assigns by property from the context before', () => {
    const swap = assign({
      left: ({ context }: { context: { right: number } }) => context.right,
      right: ({ context }: { context: { left: number } }) => context.left,
      fixed: 3,
    } as never);
    agree({ on: { E: { actions: ['swap', 'tell'] } } }, ['E', 'E'], { actions: { swap } });
    agree({ on: { E: { actions: [assign({ count: 3 } as never), 'tell'] } } }, ['E', 'E']);
  });
});

describe('errors', () => {
  const fails = () => {
    throw new Error('it failed');
  };

  it('are told with the guard, event and state', () => {
    const config = { initial: 'a', states: { a: { on: { E: { guard: 'fails', target: 'b' } } }, b: {} } };
    expect(() => agree(config, ['E'], { guards: { fails } })).toThrow(
      "Unable to evaluate guard 'fails' in transition for event 'E' in state node 'm.a':\nit failed",
    );
  });

  it('of eventless guards are told as they are', () => {
    const config = {
      initial: 'a',
      states: { a: { on: { E: 'b' } }, b: { always: { guard: 'fails', target: 'a' } } },
    };
    expect(() => agree(config, ['E'], { guards: { fails } })).toThrow(/^it failed$/);
  });

  it('of actions leave the machine where it was', () => {
    const config = {
      initial: 'a',
      states: { a: { on: { E: { target: 'b', actions: ['before', 'fails', 'after'] } } }, b: {} },
    };
    expect(() => agree(config, ['E'], { actions: { fails } })).toThrow('it failed');
  });

  it('of an actor that nothing handles end the machine, and are otherwise events', () => {
    const event = { type: 'xstate.error.actor.child', error: 'broken' };
    expect(agree({ initial: 'a', states: { a: {} } }, [event]).status).toBe('error');
    expect(agree({ on: { 'xstate.error.*': { actions: 'handled' } } }, [event])).toMatchObject({
      status: 'active',
      trail: ['handled'],
    });
  });

  it('of the initial macrostep are the snapshot’s', () => {
    const config = { initial: 'a', states: { a: { always: { guard: 'fails', target: 'b' } }, b: {} } };
    expect(() => agree(config, [], { guards: { fails } })).toThrow('it failed');
  });
});

it('XState’s own event types are not for transitions', () => {
  const config = { on: { '*': { actions: 'any' }, 'xstate.stop': { actions: 'stop' } } };
  expect(agree(config, ['E', 'xstate.init']).trail).toEqual(['any']);
  expect(agree(config, ['E', 'xstate.stop']).status).toBe('stopped');
  expect(agree({ initial: 'a', states: { a: {} } }, ['xstate.stop', 'E']).status).toBe('stopped');
});
