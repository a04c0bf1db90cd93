import { isRuleId } from '@komradery/cards';
import { describe, expect, it } from 'vitest';
import { deckOf, deepFreeze, lay, optionsFor, P1, P2, Story } from '../../test/komando.ts';
import type { OptionProblem, OptionsError } from '../game.ts';
import { komando } from './game.ts';
import type { KomandoOptions } from './options.ts';
import { optionErrors } from './prose/options-en.ts';

const sentences = { ...optionErrors };
const said = new Set<string>();
for (const [name, say] of Object.entries(sentences)) {
  Object.assign(optionErrors, {
    [name]: (...about: never[]) => {
      said.add(name);
      return (say as (...about: never[]) => string)(...about);
    },
  });
}

function refusal(options: unknown, seed: unknown = 1): OptionsError {
  const begun = komando.start(options as KomandoOptions, seed as number);
  if (begun.ok) throw new Error('these options make a game');
  expect(begun.error.code).toBe('komando/options');
  for (const { clause } of begun.error.problems) expect(isRuleId(clause)).toBe(true);
  return begun.error;
}

const DECK = deckOf();
/** A deck of blanks with one card changed. */
const withCard = (index: number, card: unknown) => DECK.map((face, at) => (at === index ? card : face));

const rulings = 'The options here are damage, deckOut, tiebreak, tiebreakDeal, limits.';

interface Refused {
  readonly options: unknown;
  readonly problem: OptionProblem;
}

const refused: readonly Refused[] = [
  // How many sit down.
  {
    options: {},
    problem: { path: 'players', problem: 'Expected "players", but got undefined.', clause: 'K1.1' },
  },
  {
    options: { players: '3' },
    problem: { path: 'players', problem: 'Expected number, but got "3".', clause: 'K1.1' },
  },
  {
    options: { players: 1 },
    problem: { path: 'players', problem: 'Expected >=2, but got 1.', clause: 'K1.1' },
  },
  {
    options: { players: 11 },
    problem: { path: 'players', problem: 'Expected <=10, but got 11.', clause: 'K1.1' },
  },
  {
    options: { players: 2.5 },
    problem: { path: 'players', problem: 'Not a valid integer: 2.5.', clause: 'K1.1' },
  },
  {
    options: { players: Number.NaN },
    problem: { path: 'players', problem: 'Expected number, but got NaN.', clause: 'K1.1' },
  },
  {
    options: null,
    problem: { path: '', problem: 'Expected Object, but got null.', clause: 'K1.1' },
  },
  {
    options: 'KOMANDO',
    problem: { path: '', problem: 'Expected Object, but got "KOMANDO".', clause: 'K1.1' },
  },
  // KR16
  {
    options: { players: 3, dealer: 3 },
    problem: {
      path: 'dealer',
      problem: 'There is no seat 3 at a table of 3; seats count from 0.',
      clause: 'KR16',
    },
  },
  {
    options: { players: 3, dealer: -1 },
    problem: { path: 'dealer', problem: 'Expected >=0, but got -1.', clause: 'KR16' },
  },
  // KR18
  {
    options: { players: 3, deck: DECK.slice(1) },
    problem: { path: 'deck', problem: 'Expected 54, but got 53.', clause: 'KR18' },
  },
  {
    options: { players: 3, deck: 'house' },
    problem: { path: 'deck', problem: 'Expected Array, but got "house".', clause: 'KR18' },
  },
  {
    options: { players: 3, deck: withCard(3, { sword: 1, shield: 1 }) },
    problem: { path: 'deck[3].group', problem: 'Expected "group", but got undefined.', clause: 'KR18' },
  },
  {
    options: { players: 3, deck: withCard(53, { sword: 100, shield: 1, group: 0 }) },
    problem: { path: 'deck[53].sword', problem: 'Expected <=99, but got 100.', clause: 'KR18' },
  },
  {
    options: { players: 3, deck: withCard(0, { sword: -1, shield: 1, group: 0 }) },
    problem: { path: 'deck[0].sword', problem: 'Expected >=0, but got -1.', clause: 'KR18' },
  },
  {
    options: { players: 3, deck: withCard(0, { sword: 1, shield: 1, group: 0, name: 'Ace' }) },
    problem: {
      path: 'deck[0].name',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: 'The options here are sword, shield, group.',
    },
  },
  // The rulings: a name or a value that does not exist never falls back to a default.
  {
    options: { players: 3, ruling: {} },
    problem: {
      path: 'ruling',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: 'The options here are players, deck, rulings, dealer, position.',
    },
  },
  {
    options: { players: 3, rulings: { damages: 'full-sword' } },
    problem: {
      path: 'rulings.damages',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: rulings,
    },
  },
  {
    options: JSON.parse('{"players": 3, "rulings": {"__proto__": {"damage": "full-sword"}}}'),
    problem: {
      path: 'rulings.__proto__',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: rulings,
    },
  },
  {
    options: { players: 3, rulings: { constructor: 'fresh' } },
    problem: {
      path: 'rulings.constructor',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: rulings,
    },
  },
  {
    options: { players: 3, rulings: { damage: 'double' } },
    problem: {
      path: 'rulings.damage',
      problem: 'Expected ("difference" or "full-sword"), but got "double".',
      clause: 'KR1',
    },
  },
  {
    options: { players: 3, rulings: { deckOut: 'no-reshuffles' } },
    problem: {
      path: 'rulings.deckOut',
      problem: 'Expected ("reshuffle" or "no-reshuffle"), but got "no-reshuffles".',
      clause: 'KR4',
    },
  },
  {
    options: { players: 3, rulings: { tiebreak: 'printed' } },
    problem: {
      path: 'rulings.tiebreak',
      problem: 'Expected ("rule" or "printed-example"), but got "printed".',
      clause: 'KR14',
    },
  },
  {
    options: { players: 3, rulings: { tiebreakDeal: true } },
    problem: {
      path: 'rulings.tiebreakDeal',
      problem: 'Expected ("carry-over" or "fresh"), but got true.',
      clause: 'KR8',
    },
  },
  {
    options: { players: 3, rulings: { limits: { turns: 0 } } },
    problem: { path: 'rulings.limits.turns', problem: 'Expected >=1, but got 0.', clause: 'KR19' },
  },
  {
    options: { players: 3, rulings: { limits: { levelRounds: 1001 } } },
    problem: {
      path: 'rulings.limits.levelRounds',
      problem: 'Expected <=1000, but got 1001.',
      clause: 'KR19',
    },
  },
  {
    options: { players: 3, rulings: { limits: { turns: Number.POSITIVE_INFINITY } } },
    problem: { path: 'rulings.limits.turns', problem: 'Not a valid integer: Infinity.', clause: 'KR19' },
  },
  {
    options: { players: 3, rulings: { limits: { rounds: 5 } } },
    problem: {
      path: 'rulings.limits.rounds',
      problem: 'There is no such option.',
      clause: 'KR17',
      suggestion: 'The options here are levelRounds, turns.',
    },
  },
];

describe('options that do not make a game', () => {
  it.each(refused)(
    '[$problem.clause] are refused: $problem.path, $problem.problem',
    ({ options, problem }) => {
      const { problems, message } = refusal(options);
      expect(problems.slice(0, 1)).toEqual([problem]);
      expect(message).toContain('These options do not make a game: ');
      expect(message).toContain(problem.problem);
    },
  );

  it('are looked at no further than it takes to refuse them, however much there is of them', () => {
    const items = Array.from({ length: 100_000 }, () => ({ sword: 'x', shields: 1 }));
    expect(refusal({ players: 3, deck: items }).problems).toEqual([
      { path: 'deck', problem: 'Expected 54, but got 100000.', clause: 'KR18' },
    ]);
    const keys = Object.fromEntries(items.map((_, index) => [`key${index}`, index]));
    expect(refusal({ players: 3, ...keys }).problems).toHaveLength(50);
    expect(refusal({ players: 3, deck: items.slice(0, 54) }).problems).toHaveLength(50);
  });

  it.each([-1, 2 ** 32, 1.5, Number.NaN, '7', null, undefined, {}])('[KR16] seed %j is refused', (seed) => {
    expect(refusal({ players: 3 }, seed === undefined ? null : seed).problems).toEqual([
      { path: 'seed', problem: 'The seed is a whole number from 0 to 4294967295.', clause: 'KR16' },
    ]);
  });

  it('are refused with every reason at once', () => {
    const { problems, message } = refusal(
      {
        players: 1,
        dealer: 44,
        jokers: 2,
        wild: true,
        rulings: { damage: 'x', deckOut: 'y', house: 1 },
      },
      -1,
    );
    expect(problems.map(({ path }) => path).sort()).toEqual([
      'dealer',
      'jokers',
      'players',
      'rulings.damage',
      'rulings.deckOut',
      'rulings.house',
      'seed',
      'wild',
    ]);
    expect(message).toMatch(/\(and 7 more\)$/);
  });

  it('are refused for the table and for the position on it at once', () => {
    const { position } = optionsFor({ life: [9, 0] });
    expect(refusal({ players: 2, dealer: 5, position }).problems.map(({ path }) => path)).toEqual([
      'dealer',
      'position.life',
    ]);
  });

  it.each([
    [
      'a getter that throws',
      {
        players: 3,
        get deck() {
          throw new Error('boo');
        },
      },
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get() {
            throw new Error('boo');
          },
          has() {
            throw new Error('boo');
          },
        },
      ),
    ],
  ])('are refused when they cannot be read: %s', (_, options) => {
    expect(refusal(options).problems).toEqual([
      { path: '', problem: 'The options could not be read.', clause: 'K1.1' },
    ]);
  });

  it.each([
    [
      'position.lives',
      { lives: 1 },
      'K3.1',
      'life, out, group, hands, discardPile, drawPile, turn, turns, attack, tiebreak',
    ],
    ['position.attack.by', { attack: { card: 10, target: P2, by: P1 } }, 'K1.1', 'card, target'],
    [
      'position.tiebreak.bottoms',
      { tiebreak: { starter: P1, round: 'begun', bottoms: 1 } },
      'K1.1',
      'starter, players, bottom, rounds, level, fallen, round',
    ],
  ])('name what is known where %s is not', (path, more, _clause, known) => {
    const { position } = optionsFor({ life: [9, 8] });
    expect(refusal({ players: 2, position: { ...position, ...more } }).problems).toMatchObject([
      { path, problem: 'There is no such option.', suggestion: `The options here are ${known}.` },
    ]);
  });

  it.each([
    ['position.life[0]', { life: [11, 8] }, 'Expected <=10, but got 11.', 'K3.1'],
    ['position.group', { group: 21 }, 'Expected <=20, but got 21.', 'K3.2'],
    [
      'position.hands[0][2]',
      {
        hands: [
          [1, 2, 55],
          [4, 5, 6],
        ],
      },
      'Expected <=54, but got 55.',
      'K3.6',
    ],
    [
      'position.hands[1][0]',
      {
        hands: [
          [1, 2, 3],
          [-1, 5, 6],
        ],
      },
      'Expected >=1, but got -1.',
      'K3.6',
    ],
    ['position.turns', { turns: -1 }, 'Expected >=0, but got -1.', 'KR19'],
    [
      'position.tiebreak.round',
      { tiebreak: { starter: P1, round: 'over' } },
      'Expected ("to-be-dealt" or "begun"), but got "over".',
      'K5.1',
    ],
    [
      'position.tiebreak.players',
      { tiebreak: { starter: P1, round: 'begun', players: [P1] } },
      'Expected >=2, but got 1.',
      'K5.1',
    ],
  ])('[K3.1] [K3.2] a position is read with the same care: %s', (path, more, problem, clause) => {
    const { position } = optionsFor({ life: [9, 8] });
    expect(refusal({ players: 2, position: { ...position, ...more } }).problems).toEqual([
      { path, problem, clause },
    ]);
  });
});

describe('options that do', () => {
  it('[KR1] [KR4] [KR8] [KR14] [KR19] what is left out is played by its default', () => {
    expect(new Story({ players: 2 }).state.setup.rulings).toEqual({
      damage: 'difference',
      deckOut: 'reshuffle',
      tiebreak: 'rule',
      tiebreakDeal: 'carry-over',
      limits: { levelRounds: 20, turns: 1000 },
    });
    expect(new Story({ players: 2, rulings: { limits: { turns: 5 } } }).state.setup.rulings.limits).toEqual({
      levelRounds: 20,
      turns: 5,
    });
  });

  it.each([
    { damage: 'difference' },
    { damage: 'full-sword' },
    { deckOut: 'reshuffle' },
    { deckOut: 'no-reshuffle' },
    { tiebreak: 'rule' },
    { tiebreak: 'printed-example' },
    { tiebreakDeal: 'carry-over' },
    { tiebreakDeal: 'fresh' },
    { limits: { levelRounds: 1 } },
    { limits: { levelRounds: 1000 } },
    { limits: { turns: 1 } },
    { limits: { turns: 100_000 } },
  ] as const)('are kept in the set-up: %j', (chosen) => {
    expect(new Story({ players: 2, rulings: chosen }).state.setup.rulings).toMatchObject(chosen);
  });

  it('[L3] the same seed and options begin the same game; another seed another', () => {
    const begin = (seed: number) => new Story({ players: 5 }, seed);
    expect(begin(9).events).toEqual(begin(9).events);
    expect(begin(9).state.drawPile).not.toEqual(begin(10).state.drawPile);
    expect(() => begin(0)).not.toThrow();
    expect(() => begin(2 ** 32 - 1)).not.toThrow();
  });

  it('[L7] are not touched, and what is done to them later changes no game', () => {
    const deck = deckOf('9/9');
    const options = { players: 2, deck, rulings: { damage: 'full-sword' as const } };
    const { state } = new Story(options);
    deck[0] = { sword: 0, shield: 0, group: 0 };
    expect(state.setup.deck[0]).toEqual({ sword: 9, shield: 9, group: 0 });
    expect(() => new Story(deepFreeze({ players: 2, deck: deckOf() }))).not.toThrow();
  });

  it('[L4] -0 is 0', () => {
    // Two level and the group spent; a card that costs nothing.
    const { state } = lay({ life: [9, 9], group: -0, hands: ['1/1-0'] });
    expect(state.group).toBe(0);
    expect(state.setup.deck[0]?.group).toBe(0);
  });

  it('[L1] options are read once: what they turn into later does not matter', () => {
    let reads = 0;
    const options = {
      players: 2,
      get position() {
        reads++;
        if (reads > 1) throw new Error('read again');
        return undefined;
      },
    };
    expect(komando.start(options as unknown as KomandoOptions, 1).ok).toBe(true);
  });
});

it('every sentence about options is said above', () => {
  expect([...said].sort()).toEqual(Object.keys(sentences).sort());
});
