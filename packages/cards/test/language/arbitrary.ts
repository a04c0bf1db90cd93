/** Random ASTs of the card language: every node, every field, in the normal form. */

import {
  type Ability,
  type Action,
  type Amount,
  ANCHORS,
  type At,
  CARD_KINDS,
  type CardInPlay,
  type CardPick,
  type CardText,
  COMPARES,
  type Condition,
  type Did,
  type Equipment,
  EVENTS,
  type Filter,
  type Fixed,
  type Happening,
  hasChoice,
  isActor,
  isPatient,
  type Komrades,
  MEASURES,
  MOMENTS,
  OUTCOMES,
  type Path,
  type Pick,
  PLACES,
  type Place,
  type PlainAction,
  type Quantity,
  type Sentence,
  type SimpleCondition,
  SOURCES,
  type Span,
  type Step,
  type TargetCards,
  type Targets,
  type When,
  type Who,
  WINDOW_MOMENTS,
} from '@komradery/cards/language';
import fc from 'fast-check';

const of = <const T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const yes = fc.constant(true as const);
/** A record some of whose fields may be missing. */
const rec = <T>(required: object, optional: object = {}): fc.Arbitrary<T> =>
  fc.record({ ...required, ...optional } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(required) as never,
  }) as fc.Arbitrary<T>;

const natural = fc.integer({ min: 0, max: 12 });
const positive = fc.oneof({ weight: 2, arbitrary: of(1, 2) }, fc.integer({ min: 1, max: 99 }));
const several = fc.integer({ min: 2, max: 12 });
const anchor = of(...ANCHORS);
const holder = of('you' as const, 'that' as const);
const measure = of(...MEASURES);
const kind = of(...CARD_KINDS);
const incomingType = of('linear' as const, 'splash' as const, 'special' as const);
const span: fc.Arbitrary<Span> = fc.oneof(
  of<Span>('this-turn', 'next-turn', 'game', 'in-play'),
  rec<Span>({ turns: positive }),
);

const did: fc.Arbitrary<Did> = of(...EVENTS).chain((event) => {
  if (['draw', 'discard', 'play', 'reveal', 'cancel', 'cancelled'].includes(event))
    return rec<Did>({ event: fc.constant(event) }, { kind });
  if (event === 'hit' || event === 'damaged')
    return rec<Did>({ event: fc.constant(event) }, { from: of(...SOURCES) });
  return fc.constant({ event });
});

const not = { not: yes };
const filter: fc.Arbitrary<Filter> = fc.oneof(
  rec<Filter>(
    {
      at: fc.oneof(
        of('front', 'rear', 'last', 'target'),
        rec<{ space: number }>({ space: positive }),
        rec({ first: positive }),
        rec({ last: positive }),
      ),
    },
    not,
  ),
  rec<Filter>({ is: of('adjacent'), of: anchor }, not),
  rec<Filter>({ is: of('ahead', 'behind'), of: anchor }, { spaces: positive, ...not }),
  rec<Filter>({ within: positive, of: anchor }, not),
  rec<Filter>({ is: of('affected', 'targeted', 'off-line', 'initiative', 'alone') }, not),
  rec<Filter>({ did, in: of('turn', 'last-turn', 'game') }, not),
  rec<Filter>({ named: of('Boris', 'Oxna', 'Dominika', 'Yuri', 'Mikhail') }, not),
  rec<Filter>({ has: measure, cmp: of(...COMPARES), n: natural }),
  rec<Filter>({ has: measure, than: of('more', 'fewer'), of: of('you', 'that', 'others') }),
);
/** One, or now and then several. */
const few = <T>(item: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.oneof({ weight: 4, arbitrary: item.map((x) => [x]) }, fc.array(item, { minLength: 2, maxLength: most }));

/** Filters in every sixth selector, lest texts grow beyond what a card holds. */
const narrowed = <T>(required: object): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 5, arbitrary: rec<T>(required, { other: yes }) },
    rec<T>({ ...required, where: few(filter, 3) }, { other: yes }),
  );

const pick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 4, arbitrary: of<Pick>('any', 'each', 'random', 'front', 'rear') },
  rec<Pick>({ choose: several }),
  rec<Pick>({ choose: positive, upTo: yes }),
  rec<Pick>({ nearest: anchor }),
  rec<Pick>({ farthest: anchor }),
  rec<Pick>({ most: measure }),
  rec<Pick>({ fewest: measure }),
);
const komrades = narrowed<Komrades>({ pick });
const who: fc.Arbitrary<Who> = fc.oneof(
  { weight: 2, arbitrary: of<Who>('you', 'that', 'kommissar', 'left', 'right') },
  { weight: 3, arbitrary: komrades },
);
const happening: fc.Arbitrary<Happening> = fc.tuple(did, who).map(([d, w]) => ({ ...d, who: w }));

const quantity: fc.Arbitrary<Quantity> = fc.oneof(
  narrowed<Quantity>({ count: fc.constant('komrades') }),
  rec<Quantity>({ count: measure, of: holder }),
  rec<Quantity>({ count: of('hp-lost', 'hp-missing'), of: holder }),
  rec<Quantity>({ result: of(...OUTCOMES) }),
  rec<Quantity>({ distance: fc.tuple(anchor, anchor) }),
  rec<Quantity>({ times: happening }),
  rec<Quantity>({ table: of('damage', 'durability', 'open-spaces', 'dead', 'turns') }),
);
const fixed: fc.Arbitrary<Fixed> = fc.oneof(
  { weight: 2, arbitrary: natural },
  rec<Fixed>({ times: positive, per: quantity }, { plus: positive, most: positive }),
  rec<Fixed>(
    { times: positive, per: quantity, every: fc.integer({ min: 2, max: 9 }) },
    { roundUp: yes, plus: positive, most: positive },
  ),
);
const amount: fc.Arbitrary<Amount> = fc.oneof({ weight: 2, arbitrary: fixed }, rec<Amount>({ upTo: fixed }));

const simple: fc.Arbitrary<SimpleCondition> = fc.oneof(
  rec<SimpleCondition>({ who, is: filter }),
  rec<SimpleCondition>({ number: quantity, cmp: of(...COMPARES), n: natural }),
  rec<SimpleCondition>({ incoming: incomingType }, not),
  rec<SimpleCondition>(
    {
      open: fc.oneof(
        of('last', 'target'),
        rec({ space: positive }),
        rec({ ahead: anchor }),
        rec({ behind: anchor }),
      ),
    },
    not,
  ),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 3, arbitrary: simple },
  rec<Condition>({ all: fc.array(simple, { minLength: 2, maxLength: 3 }) }),
  rec<Condition>({ either: fc.array(simple, { minLength: 2, maxLength: 3 }) }),
);

const when: fc.Arbitrary<When> = fc.oneof(
  rec<When>({ at: of(...MOMENTS), turn: of('this', 'next') }),
  rec<When>({ at: of(...MOMENTS), turn: of('each') }, { during: span }),
  rec<When>(
    {
      on: happening.map((h) =>
        typeof h.who === 'object' && h.who.pick === 'each' ? { ...h, who: 'you' as const } : h,
      ),
      often: of('each', 'first', 'next'),
    },
    { would: yes, during: span },
  ),
  rec<When>({ card: of('revealed', 'drawn', 'discarded') }),
  rec<When>({ anytime: fc.constant(true) }, { only: of(...WINDOW_MOMENTS) }),
);

const place: fc.Arbitrary<Place> = fc.oneof(
  { weight: 3, arbitrary: of<Place>(...PLACES) },
  rec<Place>({ space: positive }),
  rec<Place>({ of: who }),
  rec<Place>({ ahead: who }),
  rec<Place>({ behind: who }),
  rec<Place>({ beside: who }),
);
const way = of('forward' as const, 'backward' as const, 'either' as const);
const ways = rec<{ spaces: Amount; way: 'forward' | 'backward' | 'either' }>({ spaces: amount, way });
const goal = fc.oneof({ weight: 4, arbitrary: who.filter((w) => w !== 'kommissar') }, fc.constant('target'));
const path: fc.Arbitrary<Path> = fc.oneof(
  { weight: 2, arbitrary: ways },
  rec<Path>({ spaces: amount, toward: goal }),
  rec<Path>({ spaces: amount, away: goal }),
  rec<Path>({ to: place }),
);
const at: fc.Arbitrary<At> = fc.oneof(rec<At>({ komrade: who }), rec<At>({ place }));
export const targets: fc.Arbitrary<Targets> = fc.array(at, { minLength: 1, maxLength: 4 });
const targetCards: fc.Arbitrary<TargetCards> = fc.oneof(
  of<TargetCards>('that', 'this'),
  rec<TargetCards>(
    { pick: fc.oneof(of('any', 'each'), rec<{ choose: number }>({ choose: several })) },
    { other: yes, type: incomingType, at: who },
  ),
);
const equipment: fc.Arbitrary<Equipment> = fc.oneof(
  of<Equipment>('this'),
  rec<Equipment>({ pick: of('any', 'each', 'random') }, { of: who }),
);
const cardInPlay: fc.Arbitrary<CardInPlay> = fc.oneof(
  of<CardInPlay>('that', 'incoming'),
  rec<CardInPlay>({ kind: of(...CARD_KINDS, 'card') }, { of: who, cancels: yes }),
);
const cards: fc.Arbitrary<CardPick> = fc.oneof(
  { weight: 3, arbitrary: rec<CardPick>({ count: amount }, { kind, random: yes }) },
  rec<CardPick>({ count: fc.constant('all') }, { kind }),
);
const lasting = { from: of(...SOURCES), for: span };

const FIELDS: Record<Exclude<Action['effect'], 'choose'>, readonly [object, object?]> = {
  move: [{ who, path }],
  push: [{ who, path }],
  swap: [{ who, with: who }],
  leave: [{ who }],
  return: [{ who, to: place }],
  damage: [{ who, amount }, { split: yes }],
  hit: [{ who }],
  reduce: [{ who, amount }, lasting],
  increase: [{ who, amount }, lasting],
  limit: [{ who, amount }, lasting],
  prevent: [{ who }, lasting],
  double: [{ who }, lasting],
  halve: [{ who }, lasting],
  redirect: [
    { who, to: who },
    { amount, ...lasting },
  ],
  share: [{ who, with: who }, lasting],
  gain: [{ who, amount }, { limit: positive }],
  lose: [{ who, amount }],
  'set-hp': [{ who, amount: fixed }],
  die: [{ who }],
  draw: [{ who, count: amount }],
  fill: [{ who, to: positive }],
  trim: [{ who, to: natural }],
  discard: [{ who, cards }],
  give: [{ who, to: who, cards }],
  reveal: [{ who, what: of('hand', 'face-down') }],
  exchange: [{ who, with: who, what: of('hands', 'face-down', 'hp', 'equipment') }],
  stack: [{ who, cards, to: of('top', 'bottom') }],
  replace: [{ who }],
  initiative: [{ who }],
  'move-target': [{ who, target: targetCards, to: fc.oneof(at, ways) }],
  'copy-target': [{ who, target: targetCards, to: at }],
  'swap-targets': [{ who, target: targetCards, with: targetCards }],
  'turn-target': [{ who, target: targetCards, way: of('forward', 'backward', 'around', 'either') }],
  'place-target': [{ who, to: at }],
  'remove-target': [{ who, target: targetCards }],
  take: [{ who, cards, from: fc.oneof(rec({ hand: who }), fc.constant('discard-pile')) }],
  'take-equipment': [{ who, what: equipment }],
  break: [{ who, what: equipment }],
  look: [
    {
      who,
      at: fc.oneof(
        rec({ hand: who }),
        rec({ faceDown: who }),
        rec({ top: positive, deck: of('action', 'incoming') }),
      ),
    },
  ],
  play: [{ who, cards }],
  cancel: [{ who, card: cardInPlay }],
  'copy-card': [{ who, card: cardInPlay }],
  'choose-komrade': [{ who, choice: komrades }],
  rearrange: [{ how: of('reverse', 'shuffle') }],
  mill: [{ count: positive, deck: of('action', 'incoming') }],
  reshuffle: [{ deck: of('action', 'incoming') }],
  'reverse-order': [{}, { for: span }],
  incoming: [{ count: positive }],
  forbid: [{ what: happening }, { for: span }],
  skip: [{ what: of('reveal', 'damage', 'replenish', 'initiative', 'events') }, { for: span }],
  remain: [{ for: span }],
  spend: [{ what: equipment, amount }],
  repair: [{ what: equipment, amount }],
};

/** Takes away what the normal form does not allow: a decider where there is nothing to decide. */
const normal = <A extends Action>(a: A): A => {
  if (!a.by || (isPatient(a) && a.who !== 'you' && hasChoice(a) && !(a.effect === 'damage' && a.split)))
    return a;
  const { by: _, ...rest } = a;
  return rest as A;
};

/** Actions of one effect, with everything it may carry. */
export const actionOf = (effect: Action['effect']): fc.Arbitrary<Action> => {
  if (effect === 'choose') return choose;
  const [required, optional = {}] = FIELDS[effect];
  return rec<Action>(
    { effect: fc.constant(effect), ...required },
    { ...optional, may: yes, by: fc.constant('them' as const) },
  ).map(normal);
};

const plain = fc.oneof(
  ...Object.keys(FIELDS).map((e) => actionOf(e as Action['effect'])),
) as fc.Arbitrary<PlainAction>;
const choose: fc.Arbitrary<Action> = rec<Action>(
  {
    effect: fc.constant('choose'),
    who,
    options: fc.array(fc.array(plain, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 3 }),
  },
  { may: yes },
);

const step: fc.Arbitrary<Step> = few(plain, 3);
const steps: fc.Arbitrary<Step[]> = fc
  .tuple(few(step, 2), fc.option(choose, { freq: 8, nil: undefined }))
  .map(([all, last]) => (last ? [...all.slice(0, -1), [...(all.at(-1) as Step), last]] : all));

const sentence = (ifs: fc.Arbitrary<Condition>): fc.Arbitrary<Sentence> =>
  fc.oneof(
    { weight: 2, arbitrary: rec<Sentence>({ do: steps }, { if: ifs, instead: yes }) },
    rec<Sentence>({ do: steps, otherwise: steps }, { if: ifs, instead: yes }),
  );
const body = fc
  .tuple(
    sentence(condition),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.array(sentence(fc.oneof(condition, fc.constant<Condition>({ done: true }))), {
        minLength: 1,
        maxLength: 2,
      }),
    ),
  )
  .map(([first, rest]) => [first, ...rest]);
const limit = rec<NonNullable<Ability['limit']>>({ times: positive, per: of('turn', 'game') });
const ability = rec<Ability>({ body }, { limit, when }).map((a) => {
  const [first, ...rest] = a.body as [Sentence, ...Sentence[]];
  if (!first.instead || !a.when || !('on' in a.when) || a.when.would) return a;
  const { instead: _, ...without } = first;
  return { ...a, body: [without, ...rest] };
});

const headed = (a: Ability): boolean => a.when !== undefined || a.limit !== undefined;

export const cardText: fc.Arbitrary<CardText> = fc
  .oneof({ weight: 2, arbitrary: ability.map((a) => [a]) }, fc.array(ability, { minLength: 2, maxLength: 3 }))
  .map((all) => all.filter((a, i) => i === 0 || headed(a) || headed(all[i - 1] as Ability)))
  .map((all) => all.filter((a, i) => i === 0 || headed(a) || headed(all[i - 1] as Ability)));

/** Who an action is of, for tests that put another in their place. */
export const withWho = (a: Action, w: Who): Action =>
  isPatient(a) || isActor(a) ? normal({ ...a, who: w } as Action) : a;
