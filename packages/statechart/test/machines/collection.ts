import {
  and,
  assign,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  raise,
  sendParent,
  setup,
  stateIn,
} from 'xstate';
import { skirmish } from './skirmish.ts';

/** Machines of all shapes, written by hand to be hard on a layout. Each says what it is there for. */
const noop = () => {};
const yes = () => true;

const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const states = <T>(n: number, make: (i: number) => T): Record<string, T> =>
  Object.fromEntries(range(n).map((i) => [`s${i}`, make(i)]));

/** A single state without anything. */
const alone = createMachine({ id: 'alone' });

const toggle = createMachine({
  id: 'toggle',
  initial: 'off',
  states: { off: { on: { TOGGLE: 'on' } }, on: { on: { TOGGLE: 'off' } } },
});

const trafficLight = createMachine({
  id: 'traffic light',
  initial: 'red',
  states: {
    red: { after: { 30000: 'green' } },
    green: { after: { 25000: 'amber' }, on: { 'button.pressed': { target: 'amber', guard: yes } } },
    amber: { after: { 3000: 'red' } },
  },
});

/** Regions, with events that both of them hear. */
const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    sound: {
      initial: 'loud',
      states: { loud: { on: { MUTE: 'silent' } }, silent: { on: { MUTE: 'loud' } } },
    },
    tape: {
      initial: 'stopped',
      states: {
        stopped: { on: { PLAY: 'running' } },
        running: { on: { STOP: 'stopped', PAUSE: 'paused' } },
        paused: { on: { PLAY: 'running', STOP: 'stopped' } },
      },
    },
  },
});

/** Regions in regions. */
const nestedRegions = createMachine({
  id: 'nested regions',
  initial: 'idle',
  states: {
    idle: { on: { GO: 'work' } },
    work: {
      type: 'parallel',
      onDone: 'idle',
      states: {
        left: {
          type: 'parallel',
          states: {
            up: { initial: 'a', states: { a: { on: { NEXT: 'b' } }, b: { type: 'final' } } },
            down: { initial: 'a', states: { a: { on: { NEXT: 'b' } }, b: { type: 'final' } } },
          },
        },
        right: { initial: 'c', states: { c: { on: { NEXT: 'd' } }, d: { type: 'final' } } },
      },
    },
  },
});

const forks = createMachine({
  id: 'forks',
  initial: 'before',
  states: {
    before: {
      on: {
        JUMP: { target: ['both.one.second', 'both.two.second'] },
        WALK: 'both',
      },
    },
    both: {
      type: 'parallel',
      on: { BACK: 'before', RESET: { target: ['.one.first', '.two.first'], reenter: true } },
      states: {
        one: { initial: 'first', states: { first: { on: { STEP: 'second' } }, second: {} } },
        two: { initial: 'first', states: { first: { on: { STEP: 'second' } }, second: {} } },
      },
    },
  },
});

/** A self transition of each kind. */
const selves = setup({ actions: { count: noop, shout: noop } }).createMachine({
  id: 'selves',
  initial: 'leaf',
  on: { ANYWHERE: { actions: 'shout' } },
  states: {
    leaf: {
      on: {
        AGAIN: { target: 'leaf' },
        ANEW: { target: 'leaf', reenter: true },
        STAY: { actions: 'count' },
        NOT_HERE: {},
        OUT: 'group',
      },
    },
    group: {
      initial: 'inner',
      on: { RESTART: { target: 'group', reenter: true }, STAY: { actions: ['count', 'shout'] } },
      states: { inner: { on: { AGAIN: 'inner', OUT: '#selves.leaf' } } },
    },
  },
});

/** Five events between the same two states, in both directions. */
const manyBetween = createMachine({
  id: 'many between',
  initial: 'here',
  states: {
    here: { on: { walk: 'there', run: 'there', swim: 'there', fly: 'there', 'take the train': 'there' } },
    there: { on: { return: 'here', flee: 'here', 'be sent back': 'here' } },
  },
});

/** Edges between a state and the states inside it, both ways. */
const parentAndChild = createMachine({
  id: 'parent and child',
  initial: 'house',
  states: {
    house: {
      initial: 'hall',
      on: { UPSTAIRS: '.attic', DOWNSTAIRS: { target: '.cellar', reenter: true }, LEAVE: 'street' },
      states: {
        hall: { on: { RING: '#parent and child.house' } },
        attic: { on: { FALL: 'cellar' } },
        cellar: { on: { HOME: { target: '#parent and child.house', reenter: true } } },
      },
    },
    street: { on: { ENTER: 'house', BURGLE: 'house.cellar' } },
  },
});

const acrossLevels = createMachine({
  id: 'across levels',
  initial: 'a',
  states: {
    a: {
      initial: 'a1',
      states: {
        a1: {
          initial: 'a11',
          states: { a11: { on: { X: '#across levels.b.b1.b11', Y: '#across levels.b' } } },
        },
        a2: { on: { X: '#across levels.b.b2' } },
      },
      on: { Z: 'b.b1' },
    },
    b: {
      initial: 'b1',
      states: {
        b1: { initial: 'b11', states: { b11: { on: { X: '#across levels.a.a2' } } } },
        b2: { on: { X: '#across levels.a.a1.a11' } },
      },
      on: { Z: 'a' },
    },
  },
});

const five = createMachine({
  id: 'five levels',
  initial: 'one',
  states: {
    one: {
      initial: 'two',
      on: { TOP: '#deepest' },
      states: {
        two: {
          initial: 'three',
          states: {
            three: {
              initial: 'four',
              states: {
                four: {
                  initial: 'five',
                  on: { OUT: '#five levels.end' },
                  states: {
                    five: { id: 'deepest', on: { HOP: 'sixth', OUT: '#five levels.one.beside' } },
                    sixth: {},
                  },
                },
              },
            },
          },
        },
        beside: { on: { IN: 'two.three' } },
      },
    },
    end: { type: 'final' },
  },
});

const sixty = 'the player who is to act holds no card and draws one first'.padEnd(60, '!');
const longLabels = createMachine({
  id: 'long labels',
  initial: 'a',
  states: {
    a: { on: { GO: { target: 'b', meta: { says: sixty } }, STAY: { target: 'a', meta: { says: sixty } } } },
    b: {
      meta: { says: `A state whose own title takes ${sixty}` },
      on: {
        [sixty.replaceAll(' ', '_')]: 'a',
        [sixty]: { target: 'c', guard: 'aGuardWithAVeryLongNameThatNobodyWouldReadAloud' },
      },
    },
    c: {
      initial: 'd',
      states: {
        d: {
          on: {
            BACK: {
              target: '#long labels.a',
              meta: { says: sixty, clause: ['K4.6', 'KR5', 'KR13', 'KR19'] },
            },
          },
        },
      },
    },
  },
});

const historyMachine = createMachine({
  id: 'history',
  initial: 'working',
  states: {
    working: {
      initial: 'reading',
      states: {
        reading: { on: { TURN: 'writing' } },
        writing: { on: { TURN: 'reading' } },
        last: { type: 'history' },
        lastDeep: { type: 'history', history: 'deep', target: 'writing' },
      },
      on: { INTERRUPT: 'break' },
    },
    break: { on: { RESUME: 'working.last', WAKE: 'working.lastDeep' } },
  },
});

const fetching = setup({
  actors: { load: fromPromise(async () => 1), watch: fromPromise(async () => 2) },
  actions: { show: noop },
  delays: { patience: 4000 },
}).createMachine({
  id: 'fetching',
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      tags: ['busy'],
      invoke: [
        {
          id: 'loader',
          src: 'load',
          onDone: { target: 'shown', actions: assign({ data: 1 }) },
          onError: 'failed',
        },
        { id: 'watcher', src: 'watch', onSnapshot: { actions: 'show' }, onDone: { actions: 'show' } },
      ],
      after: { patience: 'failed', 1000: { actions: 'show' } },
    },
    shown: { entry: 'show', type: 'final' },
    failed: { on: { RETRY: 'loading', '*': 'idle' } },
  },
});

const guards = setup({
  guards: { rich: yes, famous: yes, happy: (_, params: { atLeast: number }) => params.atLeast > 1 },
}).createMachine({
  id: 'guards',
  initial: 'a',
  states: {
    a: {
      on: {
        GO: [
          { target: 'b', guard: and(['rich', or(['famous', not('rich')])]) },
          { target: 'c', guard: { type: 'happy', params: { atLeast: 3 } } },
          { target: 'b', guard: not(stateIn({ b: 'x' } as never)) },
          { target: 'c', guard: () => false },
          { target: 'd' },
        ],
      },
    },
    b: {},
    c: {},
    d: {
      always: [
        { target: 'b', guard: 'rich' },
        { target: 'a', guard: 'famous' },
      ],
    },
  },
});

const actionsMachine = createMachine({
  id: 'actions',
  initial: 'a',
  entry: [assign({ count: 0, total: 0 }), function begin() {}],
  states: {
    a: {
      entry: [raise({ type: 'READY' }), 'log entry'],
      exit: [emit({ type: 'left' }), { type: 'note', params: { text: 'bye' } }],
      on: {
        READY: { target: 'b', actions: [sendParent({ type: 'READY' }), noop] },
        'mouse.*': 'b',
        '*': { actions: 'log' },
      },
    },
    b: { always: { target: 'a', guard: 'again', actions: assign(() => ({})) } },
  },
});

/** A hub with everything around it. */
const star = createMachine({
  id: 'star',
  initial: 'hub',
  states: {
    hub: { on: Object.fromEntries(range(10).map((i) => [`TO ${i}`, `s${i}`])) },
    ...states(10, () => ({ on: { BACK: 'hub' } })),
  },
});

const ring = createMachine({
  id: 'ring',
  initial: 's0',
  states: states(12, (i) => ({ on: { NEXT: `s${(i + 1) % 12}` } })),
});

const ladder = createMachine({
  id: 'ladder',
  initial: 's0',
  states: states(15, (i) => ({
    on: i < 14 ? { UP: `s${i + 1}`, DOWN: `s${Math.max(0, i - 1)}`, FALL: 's0' } : {},
  })),
});

/** Each state leads to each other one. */
const complete = createMachine({
  id: 'complete',
  initial: 's0',
  states: states(6, (i) => ({
    on: Object.fromEntries(
      range(6)
        .filter((j) => j !== i)
        .map((j) => [`e${j}`, `s${j}`]),
    ),
  })),
});

const apart = createMachine({ id: 'apart', initial: 's0', states: states(9, () => ({})) });

const binaryTree = createMachine({
  id: 'binary tree',
  initial: 's0',
  states: states(31, (i) => ({ on: i < 15 ? { LEFT: `s${2 * i + 1}`, RIGHT: `s${2 * i + 2}` } : {} })),
});

const wideCompound = createMachine({
  id: 'wide compound',
  initial: 'in',
  states: {
    in: { on: Object.fromEntries(range(8).map((i) => [`door ${i}`, `many.s${i}`])) },
    many: {
      initial: 's0',
      states: states(8, (i) => ({
        on: { LEAVE: { target: '#wide compound.out', meta: { says: `leaves by door ${i}` } } },
      })),
    },
    out: { on: { AGAIN: 'many' } },
  },
});

const rowsEverywhere = setup({ actions: { a: noop, b: noop, c: noop } }).createMachine({
  id: 'rows everywhere',
  initial: 'x',
  entry: 'a',
  exit: 'b',
  states: {
    x: {
      entry: ['a', 'b', 'c'],
      exit: ['c', 'b'],
      on: {
        ONE: { actions: 'a' },
        TWO: { actions: ['a', 'b'] },
        THREE: { actions: ['a', 'b', 'c'] },
        GO: 'y',
      },
    },
    y: {
      entry: 'a',
      initial: 'z',
      on: { ONE: { actions: 'a' }, TWO: { actions: ['a', 'b'] }, BACK: 'x' },
      states: { z: { entry: 'a', on: { ONE: { actions: 'b' }, UP: '#rows everywhere.x' } } },
    },
  },
});

const scripts = createMachine({
  id: 'scripts & <signs>',
  initial: 'début',
  states: {
    début: { on: { 'größer & <kleiner>': '終わり', 'ОТПРАВИТЬ "сейчас"': 'конец' } },
    終わり: { on: { 戻る: 'début' } },
    конец: { on: { '\u0001control\u0007': 'a\\.b' } },
    'a.b': {},
  },
});

const initialActions = setup({ actions: { prepare: noop } }).createMachine({
  id: 'initial actions',
  initial: { target: 'a', actions: 'prepare' },
  states: {
    a: { on: { GO: 'b' } },
    b: {
      initial: { target: 'c', actions: ['prepare'] },
      states: { c: { on: { OUT: '#initial actions.a' } } },
    },
  },
});

const wizard = createMachine({
  id: 'wizard',
  initial: 'address',
  on: { CANCEL: '.cancelled', HELP: { actions: 'openHelp' } },
  states: {
    address: { on: { NEXT: { target: 'payment', guard: 'complete' }, BACK: undefined } },
    payment: {
      initial: 'choosing',
      states: {
        choosing: { on: { CARD: 'card', INVOICE: 'done' } },
        card: { on: { CHECKED: 'done', REFUSED: 'choosing' } },
        done: { type: 'final' },
      },
      onDone: 'review',
      on: { BACK: 'address' },
    },
    review: { on: { BACK: 'payment', SEND: 'sent', EDIT: 'address' } },
    sent: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

const lift = createMachine({
  id: 'lift',
  type: 'parallel',
  states: {
    cabin: {
      initial: 'still',
      states: {
        still: {
          on: {
            'call.above': { target: 'rising', guard: stateIn({ doors: 'closed' }) },
            'call.below': 'sinking',
          },
        },
        rising: { on: { ARRIVED: 'still' } },
        sinking: { on: { ARRIVED: 'still' } },
      },
    },
    doors: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN: 'opening' } },
        opening: { after: { 2000: 'open' } },
        open: { after: { 5000: 'closing' } },
        closing: { after: { 2000: 'closed' }, on: { BLOCKED: 'opening' } },
      },
    },
    light: { initial: 'on', states: { on: { on: { DARK: 'off' } }, off: { on: { DARK: 'on' } } } },
    alarm: {},
  },
});

/** 204 states: 12 groups of 16, each with arrows inside and to the next. */
const big = createMachine({
  id: 'big',
  initial: 's0',
  states: states(12, (g) => ({
    initial: 's0',
    on: { SKIP: `s${(g + 1) % 12}` },
    states: states(16, (i) => ({
      on: {
        NEXT: i < 15 ? `s${i + 1}` : `#big.s${(g + 1) % 12}`,
        ...(i % 5 === 4 ? { RETURN: `s${i - 4}` } : {}),
      },
    })),
  })),
});

const retry = createMachine({
  id: 'retry',
  initial: 'attempt',
  states: {
    attempt: {
      initial: 'sending',
      onDone: [
        { target: 'success', guard: 'accepted' },
        { target: 'backoff', guard: 'mayRetry' },
        { target: 'failure' },
      ],
      states: {
        sending: { on: { RESPONSE: 'checking', TIMEOUT: 'ended' } },
        checking: {
          always: [
            { target: 'ended', guard: 'ok' },
            { target: 'sending', guard: 'redirected' },
            { target: 'ended' },
          ],
        },
        ended: { type: 'final' },
      },
    },
    backoff: { after: { delay: 'attempt' }, on: { NOW: 'attempt', STOP: 'failure' } },
    success: { type: 'final' },
    failure: { type: 'final' },
  },
});

const onlyAlways = createMachine({
  id: 'only always',
  initial: 's0',
  states: states(6, (i) =>
    i < 5
      ? { always: [{ target: `s${i + 1}`, guard: 'ready' }, { target: 's5' }] }
      : { type: 'final' as const },
  ),
});

/** Compounds that lead to themselves and to each other, all edges on borders. */
const composites = createMachine({
  id: 'composites',
  initial: 's0',
  states: states(4, (i) => ({
    initial: 'in',
    on: { SELF: { target: `s${i}`, reenter: true }, NEXT: `s${(i + 1) % 4}`, OVER: `s${(i + 2) % 4}` },
    states: { in: { on: { DEEP: `#composites.s${(i + 3) % 4}.in` } } },
  })),
});

const oneChildEach = createMachine({
  id: 'one child each',
  initial: 'a',
  states: {
    a: { initial: 'a', states: { a: { initial: 'a', states: { a: { initial: 'a', states: { a: {} } } } } } },
  },
});

const finals = createMachine({
  id: 'finals',
  initial: 's0',
  states: {
    ...states(4, (i) => ({ on: { END: 'end', [`WIN ${i}`]: 'won', NEXT: `s${(i + 1) % 4}` } })),
    end: { type: 'final' },
    won: { type: 'final', output: 1 },
  },
});

export const collection = {
  alone,
  toggle,
  trafficLight,
  player,
  nestedRegions,
  forks,
  selves,
  manyBetween,
  parentAndChild,
  acrossLevels,
  five,
  longLabels,
  historyMachine,
  fetching,
  guards,
  actionsMachine,
  star,
  ring,
  ladder,
  complete,
  apart,
  binaryTree,
  wideCompound,
  rowsEverywhere,
  scripts,
  initialActions,
  wizard,
  lift,
  big,
  retry,
  onlyAlways,
  composites,
  oneChildEach,
  finals,
  skirmish,
};
