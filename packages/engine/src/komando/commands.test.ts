import { isRuleId } from '@komradery/cards';
import { describe, expect, it } from 'vitest';
import { deepFreeze, lay, P1, P2, P3, P4, type Story } from '../../test/komando.ts';
import { REFUSALS } from './commands.ts';
import { komando } from './game.ts';

/** P1 of four attacks, P4 is out. P1 holds #1 to #3, P2 #4 to #6, P3 #7 to #9. */
const attacking = () => lay({ life: [9, 8, 7, 0] });
const defending = () => attacking().attack(P1, P2, '0/0');
/** Two level, P1 and P2, each with one card of three to discard; P3 is out. P1 holds #1 to #3. */
const discarding = () =>
  lay({ life: [9, 9, 3], out: [false, false, true], tiebreak: { starter: P1, round: 'to-be-dealt' } });
const over = () => lay({ life: [9, 1], hands: ['5/0'] }).exchange(P1, '5/0', P2, '0/0');
/** P1 and P2 play a bottom round, P3 sits out. */
const sittingOut = () =>
  lay({
    life: [5, 5, 9],
    holds: [2, 2, 0],
    tiebreak: { starter: P1, players: [P1, P2], bottom: true, round: 'begun' },
    rulings: { tiebreak: 'printed-example' },
  });

interface Refused {
  readonly story: () => Story;
  readonly player: number;
  readonly command: unknown;
  readonly code: string;
  readonly clause: string;
  readonly message: string;
  readonly data: Record<string, unknown>;
}

const refused: readonly Refused[] = [
  {
    story: attacking,
    player: P1,
    command: { type: 'surrender' },
    code: 'not-a-command',
    clause: 'K4.1',
    message:
      'That is not a move of this game. The game waits for an attack. A move is an attack with a card on a player, a defence with a card, or a card to discard.',
    data: { phase: 'attack' },
  },
  {
    story: attacking,
    player: 4,
    command: { type: 'attack', card: 1, target: P2 },
    code: 'no-such-player',
    clause: 'K1.1',
    message: 'There is no such seat. This table has players P1 to P4.',
    data: { players: 4 },
  },
  {
    story: over,
    player: P1,
    command: { type: 'attack', card: 1, target: P2 },
    code: 'game-over',
    clause: 'K1.2',
    message: 'The game is over; P1 won. Nobody moves any more.',
    data: { winners: [P1] },
  },
  {
    story: attacking,
    player: P1,
    command: { type: 'defend', card: 1 },
    code: 'not-now',
    clause: 'K4.1',
    message: 'Not now. The game waits for an attack. It is up to P1.',
    data: { phase: 'attack', player: P1, asked: [P1] },
  },
  {
    story: defending,
    player: P1,
    command: { type: 'attack', card: 2, target: P2 },
    code: 'not-now',
    clause: 'K4.2',
    message: 'Not now. The game waits for a defence. It is up to P2.',
    data: { phase: 'defend', player: P1, asked: [P2] },
  },
  {
    story: discarding,
    player: P1,
    command: { type: 'attack', card: 1, target: P2 },
    code: 'not-now',
    clause: 'KR8',
    message: 'Not now. The game waits for discards before the round. It is up to P1 or P2.',
    data: { phase: 'discard', player: P1, asked: [P1, P2] },
  },
  {
    story: attacking,
    player: P2,
    command: { type: 'attack', card: 4, target: P1 },
    code: 'not-your-turn',
    clause: 'K3.4',
    message: 'It is not your turn. Only P1 may attack now.',
    data: { turn: P1 },
  },
  {
    story: sittingOut,
    player: P3,
    command: { type: 'attack', card: 1, target: P1 },
    code: 'not-your-turn',
    clause: 'K3.4',
    message: 'It is not your turn. Only P1 may attack now.',
    data: { turn: P1 },
  },
  {
    story: defending,
    player: P3,
    command: { type: 'defend', card: 7 },
    code: 'not-attacked',
    clause: 'K4.2',
    message: 'You are not being attacked. Only P2 may defend now.',
    data: { target: P2 },
  },
  {
    story: attacking,
    player: P1,
    command: { type: 'attack', card: 4, target: P2 },
    code: 'not-your-card',
    clause: 'KR17',
    message: 'You do not hold that card. You hold #1, #2 and #3.',
    data: { card: 4, hand: [1, 2, 3] },
  },
  {
    story: defending,
    player: P2,
    command: { type: 'defend', card: 1 },
    code: 'not-your-card',
    clause: 'KR17',
    message: 'You do not hold that card. You hold #4, #5 and #6.',
    data: { card: 1, hand: [4, 5, 6] },
  },
  {
    story: discarding,
    player: P1,
    command: { type: 'discard', card: 54 },
    code: 'not-your-card',
    clause: 'KR17',
    message: 'You do not hold that card. You hold #1, #2 and #3.',
    data: { card: 54, hand: [1, 2, 3] },
  },
  {
    story: attacking,
    player: P1,
    command: { type: 'attack', card: 1, target: P1 },
    code: 'yourself',
    clause: 'KR17',
    message: 'You cannot attack yourself. Attack P2 or P3.',
    data: { targets: [P2, P3] },
  },
  {
    story: attacking,
    player: P1,
    command: { type: 'attack', card: 1, target: 4 },
    code: 'no-such-target',
    clause: 'KR17',
    message: 'There is no such player to attack. Attack P2 or P3.',
    data: { target: 4, targets: [P2, P3] },
  },
  {
    story: attacking,
    player: P1,
    command: { type: 'attack', card: 1, target: P4 },
    code: 'eliminated',
    clause: 'KR17',
    message: 'P4 is out of the game. Attack P2 or P3.',
    data: { player: P4, targets: [P2, P3] },
  },
  {
    story: attacking,
    player: P4,
    command: { type: 'attack', card: 1, target: P1 },
    code: 'eliminated',
    clause: 'KR17',
    message: 'You are out of the game and make no more moves.',
    data: { player: P4 },
  },
  {
    story: sittingOut,
    player: P1,
    command: { type: 'attack', card: 1, target: P3 },
    code: 'sits-out',
    clause: 'KR17',
    message: 'P3 sits this round out and cannot be attacked. Attack P2.',
    data: { player: P3, targets: [P2] },
  },
  {
    story: () => discarding().discard(P1, '0/0'),
    player: P1,
    command: { type: 'discard', card: 2 },
    code: 'nothing-to-discard',
    clause: 'KR8',
    message: 'You have nothing to discard: 2 cards each is right.',
    data: { size: 2 },
  },
  {
    story: () =>
      lay({ life: [9, 9], holds: [4, 3], tiebreak: { starter: P1, round: 'to-be-dealt' } }).discard(
        P1,
        '0/0',
      ),
    player: P1,
    command: { type: 'discard', card: 1 },
    code: 'already-chosen',
    clause: 'KR8',
    message: 'You have chosen #1 to be discarded already. Choose another card.',
    data: { card: 1 },
  },
];

describe('an illegal command', () => {
  it.each(refused)('[KR17] [L1] is refused: $code, $message', ({ story, player, command, code, ...rest }) => {
    const { state } = story();
    const before = JSON.stringify(state);
    const answer = { ok: false, error: { code: `komando/${code}`, ...rest } };
    expect(komando.check(state, player, command)).toEqual(answer);
    expect(komando.apply(state, player, command)).toEqual(answer);
    expect(JSON.stringify(state)).toBe(before);
    expect(isRuleId(rest.clause)).toBe(true);
  });

  it('[L12] has a code of this list, and every code is met above', () => {
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(REFUSALS));
  });
});

const throwing = (message: string): never => {
  throw new Error(message);
};

const hostile: readonly (readonly [name: string, command: unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 17],
  ['NaN', Number.NaN],
  ['a word', 'attack P2 with #1'],
  ['a symbol', Symbol('attack')],
  ['a function', () => ({ type: 'attack', card: 1, target: 1 })],
  ['a big integer', 10n],
  ['an empty object', {}],
  ['a list', ['attack', 1, 1]],
  ['a list that has what a command has', Object.assign([], { type: 'attack', card: 0, target: 1 })],
  ['no card', { type: 'attack', target: 1 }],
  ['no target', { type: 'attack', card: 1 }],
  ['a card by name', { type: 'attack', card: '1', target: 1 }],
  ['a target by name', { type: 'attack', card: 1, target: 'P2' }],
  ['a card in a list', { type: 'defend', card: [1] }],
  ['a card that is none', { type: 'attack', card: 0, target: 1 }],
  ['a back', { type: 'attack', card: -1, target: 1 }],
  ['half a card', { type: 'attack', card: 1.5, target: 1 }],
  ['card NaN', { type: 'attack', card: Number.NaN, target: 1 }],
  ['card infinity', { type: 'attack', card: Number.POSITIVE_INFINITY, target: 1 }],
  ['a huge card', { type: 'attack', card: 1e308, target: 1 }],
  ['a card too big to be exact', { type: 'attack', card: 2 ** 53 + 2, target: 1 }],
  ['target NaN', { type: 'attack', card: 1, target: Number.NaN }],
  ['half a target', { type: 'attack', card: 1, target: 0.5 }],
  ['a target below the table', { type: 'attack', card: 1, target: -1 }],
  ['a huge target', { type: 'attack', card: 1, target: 1e300 }],
  ['a type that every object has', { type: 'toString', card: 1, target: 1 }],
  ['the type __proto__', { type: '__proto__', card: 1, target: 1 }],
  ['the type constructor', { type: 'constructor', card: 1, target: 1 }],
  ['a type in capitals', { type: 'ATTACK', card: 1, target: 1 }],
  ['a type that turns into a word', { type: { toString: () => 'attack' }, card: 1, target: 1 }],
  ['a boxed type', { type: Object('attack'), card: 1, target: 1 }],
  ['keys in the prototype key', JSON.parse('{"__proto__": {"type": "attack", "card": 1, "target": 1}}')],
  ['a command of another game', { type: 'order', komrade: 3, maneuver: 'push' }],
  ['a command of another game with a card', { type: 'play', card: 1, targets: [1] }],
  [
    'a getter that throws',
    {
      type: 'attack',
      card: 1,
      get target() {
        return throwing('boo');
      },
    },
  ],
  [
    'a type that throws',
    {
      get type() {
        return throwing('boo');
      },
    },
  ],
  ['a proxy that throws', new Proxy({}, { get: () => throwing('boo') })],
  [
    'a revoked proxy',
    (() => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    })(),
  ],
];

describe('garbage', () => {
  const stories = { attacking, defending, discarding, over, sittingOut };

  it.each(hostile)('[L1] is refused and changes nothing: %s', (_, command) => {
    for (const story of Object.values(stories)) {
      const { state } = story();
      const before = JSON.stringify(state);
      deepFreeze(state);
      for (let player = 0; player < state.setup.players; player++) {
        const answer = komando.apply(state, player, command);
        expect(answer.ok).toBe(false);
        if (answer.ok) continue;
        expect(REFUSALS.map((code) => `komando/${code}`)).toContain(answer.error.code);
        expect(isRuleId(answer.error.clause)).toBe(true);
        expect(answer.error.message).toMatch(/^[A-Z].*\.$/);
        expect(komando.check(state, player, command)).toEqual(answer);
      }
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it.each([-1, 3.5, 10, Number.NaN, Number.POSITIVE_INFINITY, 1e21, '0', null, undefined, {}, [0], true])(
    '[L1] there is no seat %j',
    (player) => {
      const { state } = attacking();
      const answer = komando.apply(state, player as number, { type: 'attack', card: 1, target: P2 });
      expect(answer).toMatchObject({ ok: false, error: { code: 'komando/no-such-player', clause: 'K1.1' } });
      expect(komando.legal(state, player as number)).toEqual([]);
    },
  );

  it('[L1] what a command does not have does not get through', () => {
    const { state } = attacking();
    const command = { type: 'attack', card: 1, target: P2, life: 10, player: P2, __proto__: { sword: 99 } };
    expect(komando.check(state, P1, command)).toEqual({
      ok: true,
      value: { type: 'attack', card: 1, target: P2 },
    });
  });

  it('[L1] a command is read once: a proxy that changes its mind is held to its first word', () => {
    const { state } = attacking();
    const reads = new Map<string | symbol, number>();
    const shifty = new Proxy(
      {},
      {
        get(_, key) {
          const read = (reads.get(key) ?? 0) + 1;
          reads.set(key, read);
          const first: Record<string | symbol, unknown> = { type: 'attack', card: 1, target: P2 };
          return read === 1 ? first[key] : throwing(`${String(key)} was read again`);
        },
      },
    );
    expect(komando.apply(state, P1, shifty).ok).toBe(true);
  });

  it('[L1] a frozen command on a frozen state is played', () => {
    const { state } = attacking();
    const command = deepFreeze({ type: 'attack', card: 1, target: P2 });
    expect(komando.apply(deepFreeze(state), P1, command).ok).toBe(true);
  });

  it('[L1] [L4] -0 is no seat: JSON does not know it', () => {
    const { state } = lay({ life: [9, 9], turn: P2 });
    expect(komando.check(state, P2, { type: 'attack', card: 4, target: -0 })).toMatchObject({
      error: { code: 'komando/no-such-target', data: { targets: [P1] } },
    });
    const { state: other } = discarding();
    expect(komando.check(other, -0, { type: 'discard', card: 1 })).toMatchObject({
      error: { code: 'komando/no-such-player' },
    });
  });
});

describe('what would be legal', () => {
  it('[L1] is what check accepts, in each phase', () => {
    for (const story of [attacking, defending, discarding, over, sittingOut]) {
      const { state } = story();
      const accepted: string[] = [];
      for (let player = 0; player < state.setup.players; player++) {
        for (let card = 1; card <= 54; card++) {
          const commands = [
            ...state.life.map((_, target) => ({ type: 'attack', card, target })),
            { type: 'defend', card },
            { type: 'discard', card },
          ];
          for (const command of commands) {
            if (komando.check(state, player, command).ok) accepted.push(JSON.stringify([player, command]));
          }
        }
      }
      const legal = state.life.flatMap((_, player) =>
        komando.legal(state, player).map((command) => JSON.stringify([player, command])),
      );
      expect(legal.toSorted()).toEqual(accepted.toSorted());
    }
  });
});
