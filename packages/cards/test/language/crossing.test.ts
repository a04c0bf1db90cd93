/**
 * Every effect with every sort of who, when, condition and number: phrases combine, and none is a pattern of its own.
 * Every combination is printed and parsed back. (Random ASTs do the same in round-trip.test.ts, without the system.)
 */
import {
  type Action,
  type Amount,
  BOUNDS,
  type CardText,
  type Condition,
  EFFECTS,
  EVENTS,
  type Happening,
  type OnHappening,
  parse,
  print,
  type Quantity,
  type Span,
  type When,
  type Who,
} from '@komradery/cards/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, withWho } from './arbitrary.ts';

const WHO: readonly Who[] = [
  'you',
  'that',
  'left',
  { pick: 'any' },
  { pick: 'any', other: true },
  { pick: 'any', where: [{ is: 'adjacent', of: 'you' }] },
  { pick: 'each', other: true },
  { pick: 'each' },
  { pick: { nearest: 'you' }, where: [{ is: 'ahead', of: 'you' }] },
  { pick: { nearest: 'you' }, where: [{ is: 'behind', of: 'you' }] },
  { pick: { fewest: 'hp' } },
  { pick: { most: 'equipment' }, other: true },
  { pick: { choose: 2 }, other: true },
  { pick: { choose: 3, upTo: true } },
  { pick: 'random', other: true },
  { pick: 'front' },
  { pick: 'each', where: [{ did: { event: 'hit' }, in: 'turn' }] },
  { pick: 'any', where: [{ has: 'equipment', cmp: 'exactly', n: 0 }] },
  { pick: 'each', where: [{ is: 'affected' }] },
];

const happening = (event: Happening['event'], who: Who): Happening => ({ event, who });
const WHEN: readonly (When | undefined)[] = [
  undefined,
  { at: 'end', turn: 'this' },
  { at: 'start', turn: 'next' },
  { at: 'end', turn: 'each' },
  { at: 'damage', turn: 'this' },
  { on: happening('hit', 'you'), often: 'first', during: 'this-turn' },
  { on: happening('die', { pick: 'any', other: true }), often: 'each' },
  { on: happening('die', 'you'), often: 'each' },
  { on: happening('hit', 'you'), would: true, often: 'each' },
  {
    on: happening('damaged', { pick: 'any', where: [{ is: 'adjacent', of: 'you' }] }),
    would: true,
    often: 'next',
  },
  { card: 'discarded' },
  { anytime: true },
];

const CONDITION: readonly (Condition | undefined)[] = [
  undefined,
  { who: 'you', is: { at: 'front' } },
  { who: 'you', is: { is: 'adjacent', of: 'kommissar' } },
  { who: 'you', is: { did: { event: 'hit' }, in: 'turn' } },
  { who: 'you', is: { did: { event: 'move' }, in: 'turn', not: true } },
  { who: 'you', is: { has: 'equipment', cmp: 'exactly', n: 0 } },
  { who: 'that', is: { has: 'hp', than: 'more', of: 'you' } },
  { incoming: 'linear' },
  { number: { count: 'komrades', where: [{ is: 'behind', of: 'you' }] }, cmp: 'at-least', n: 2 },
  { number: { table: 'damage' }, cmp: 'at-least', n: 3 },
  {
    all: [
      { who: 'you', is: { at: 'rear', not: true } },
      { who: 'you', is: { is: 'initiative' } },
    ],
  },
  {
    either: [
      { who: { pick: 'any', other: true }, is: { is: 'targeted' } },
      { incoming: 'splash', not: true },
    ],
  },
];

const QUANTITY: readonly Quantity[] = [
  { count: 'komrades', where: [{ is: 'ahead', of: 'you' }] },
  { count: 'komrades', other: true },
  { count: 'hp-lost', of: 'you' },
  { count: 'cards', of: 'you' },
  { result: 'damage-dealt' },
  { table: 'durability' },
  { times: happening('pushed', 'you') },
];
const NUMBER: readonly Amount[] = [
  1,
  3,
  { upTo: 2 },
  ...QUANTITY.map((per): Amount => ({ times: 1, per })),
  { upTo: { times: 2, per: { count: 'equipment', of: 'you' } } },
  { times: 1, per: { count: 'hp', of: 'you' }, every: 2, roundUp: true },
  { times: 1, per: { table: 'dead' }, plus: 1, most: 4 },
];

const SPAN: readonly Span[] = ['this-turn', 'next-turn', 'game', 'in-play', { turns: 3 }];

/** A few actions of each effect, the same each time. */
const actionsOf = (effect: Action['effect'], many: number): readonly Action[] =>
  fc.sample(actionOf(effect), { numRuns: many, seed: 1 }).filter((a) => print(wrap(a)).length < 400);

const wrap = (action: Action, when?: When, condition?: Condition): CardText => [
  { ...(when ? { when } : {}), body: [{ ...(condition ? { if: condition } : {}), do: [[action]] }] },
];

const holds = (ast: CardText): void => {
  const text = print(ast);
  if (text.length > 2048) return;
  const back = parse(text);
  if (JSON.stringify(back) !== JSON.stringify({ ok: true, value: ast }))
    expect(back, text).toEqual({ ok: true, value: ast });
};

const withAmount = (a: Action, n: Amount): Action | undefined => {
  if ('amount' in a && a.effect !== 'set-hp') return { ...a, amount: n };
  if (a.effect === 'draw') return { ...a, count: n };
  if ('cards' in a) return { ...a, cards: { ...a.cards, count: n } };
  if ((a.effect === 'move' || a.effect === 'push') && 'spaces' in a.path)
    return { ...a, path: { ...a.path, spaces: n } };
  return undefined;
};

describe.each(EFFECTS)('%s', (effect) => {
  const samples = actionsOf(effect, 3);

  it('with every who', () => {
    for (const a of samples) for (const who of WHO) holds(wrap(withWho(a, who)));
  });

  it('with every when and condition', () => {
    const [a] = samples as [Action];
    for (const when of WHEN) for (const condition of CONDITION) holds(wrap(a, when, condition));
  });

  it('with every number it can have', () => {
    for (const a of samples)
      for (const n of NUMBER) {
        const other = withAmount({ ...a, may: true }, n);
        if (other) holds(wrap(withWho(other, { pick: 'each', other: true })));
        if (other) holds(wrap(withWho(other, 'you')));
      }
  });

  it('with every span it can last', () => {
    for (const a of samples) {
      if (!('for' in a) && !['reduce', 'prevent', 'redirect', 'forbid', 'skip', 'remain'].includes(effect))
        continue;
      for (const span of SPAN) holds(wrap({ ...a, for: span } as Action));
    }
  });

  it('as an option, in a list, one after another, and instead', () => {
    for (const a of samples) {
      if (a.effect === 'choose') continue;
      const draw: Action = { effect: 'draw', who: 'you', count: 2 };
      for (const who of ['you', { pick: 'each', other: true }] as const)
        holds(wrap({ effect: 'choose', who, options: [[a], [draw, a]] }));
      holds([
        {
          body: [
            {
              do: [
                [draw, a],
                [a, draw],
              ],
              otherwise: [[a]],
              if: { incoming: 'splash' },
            },
          ],
        },
      ]);
      holds([
        {
          when: { on: happening('hit', 'you'), would: true, often: 'each' },
          body: [{ instead: true, do: [[a]] }, { do: [[draw]] }],
        },
      ]);
      holds([
        {
          limit: { times: 1, per: 'game' },
          when: { anytime: true },
          body: [{ do: [[{ ...draw, may: true }]] }, { if: { done: true }, do: [[a]] }],
        },
      ]);
    }
  });
});

describe('what happens', () => {
  const WHOSE: readonly Who[] = [
    'you',
    'that',
    { pick: 'any', other: true },
    { pick: 'any', where: [{ is: 'behind', of: 'you' }] },
  ];
  const draw: Action = { effect: 'draw', who: 'you', count: 1 };
  const did = (event: Happening['event']): readonly Omit<Happening, 'who'>[] => [
    { event },
    ...(['draw', 'discard', 'play', 'reveal', 'cancel', 'cancelled'].includes(event)
      ? [{ event, kind: 'event' } as const, { event, kind: 'equipment' } as const]
      : []),
    ...(event === 'hit' || event === 'damaged'
      ? [{ event, from: 'linear' } as const, { event, from: 'this' } as const]
      : []),
  ];

  it.each(EVENTS)('%s, as a trigger, a prohibition, a condition, a filter and a count', (event) => {
    for (const d of did(event))
      for (const who of WHOSE) {
        for (const often of ['each', 'first', 'next'] as const)
          for (const would of [undefined, true] as const) {
            const when: OnHappening = { on: { ...d, who }, ...(would ? { would } : {}), often };
            holds(wrap(draw, when));
            holds(wrap(draw, { ...when, during: 'next-turn' }));
          }
        holds(wrap({ effect: 'forbid', what: { ...d, who }, for: 'this-turn' }));
        for (const span of ['turn', 'last-turn', 'game'] as const)
          for (const not of [undefined, true] as const) {
            const is = { did: d, in: span, ...(not ? { not } : {}) };
            holds(wrap(draw, undefined, { who, is }));
            holds(wrap({ effect: 'damage', who: { pick: 'each', where: [is] }, amount: 1 }));
          }
        holds(wrap({ effect: 'gain', who: 'you', amount: { times: 1, per: { times: { ...d, who } } } }));
      }
  });
});

it('numbers go as far as the bounds', () => {
  for (const n of [0, 1, 12, BOUNDS.number]) holds(wrap({ effect: 'gain', who: 'you', amount: n }));
});
