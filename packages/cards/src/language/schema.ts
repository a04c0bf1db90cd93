/**
 * The shape of an AST, to check data from outside: unknown keys are errors, so is every tree that is not in the normal
 * form (well-formed.ts). The types are those of ast.ts; a JSON Schema is made from it (`schema/card-text.schema.json`).
 */
import * as v from 'valibot';
import { err, ok, type Problem, type Result } from '../result.ts';
import {
  type Ability,
  type Action,
  ANCHORS,
  CARD_KINDS,
  type CardText,
  type Choose,
  COMPARES,
  EVENTS,
  MEASURES,
  MOMENTS,
  OUTCOMES,
  PLACES,
  type PlainAction,
  type Quantity,
  SOURCES,
  type Targets,
  WINDOW_MOMENTS,
} from './ast.ts';
import { tokens } from './tokens.ts';
import { breaches } from './well-formed.ts';

/** Bounds on what a card may say, so that no text makes the engine work for long (law L14). */
export const BOUNDS = {
  abilities: 8,
  sentences: 8,
  steps: 6,
  actions: 6,
  options: 6,
  filters: 4,
  conditions: 4,
  number: 99,
  targets: 4,
} as const;

const atMost = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(BOUNDS.number));
const natural = atMost(0);
const positive = atMost(1);
const several = atMost(2);
const list = <const S extends v.GenericSchema>(item: S, least: number, most: number) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most), v.readonly());

const yes = v.literal(true);
const opt = v.exactOptional;

const span = v.union([
  v.picklist(['this-turn', 'next-turn', 'game', 'in-play']),
  v.strictObject({ turns: positive }),
]);
const anchor = v.picklist(ANCHORS);
const holder = v.picklist(['you', 'that']);
const measure = v.picklist(MEASURES);
const compare = v.picklist(COMPARES);
const cardKind = v.picklist(CARD_KINDS);
const source = v.picklist(SOURCES);
const incomingType = v.picklist(['linear', 'splash', 'special']);

const WITH_KIND: readonly string[] = ['draw', 'discard', 'play', 'reveal', 'cancel', 'cancelled'];
const WITH_SOURCE: readonly string[] = ['hit', 'damaged'];
const didFields = { event: v.picklist(EVENTS), kind: opt(cardKind), from: opt(source) };
const fits = (d: { event: string; kind?: unknown; from?: unknown }): boolean =>
  (d.kind === undefined || WITH_KIND.includes(d.event)) &&
  (d.from === undefined || WITH_SOURCE.includes(d.event));
const did = v.pipe(
  v.strictObject(didFields),
  v.check((d) => fits(d), 'this event has no such detail'),
);

const not = { not: opt(yes) };
const space = v.strictObject({ space: positive });
const filter = v.union([
  v.strictObject({
    at: v.union([
      v.picklist(['front', 'rear', 'last', 'target']),
      space,
      v.strictObject({ first: positive }),
      v.strictObject({ last: positive }),
    ]),
    ...not,
  }),
  v.strictObject({ is: v.literal('adjacent'), of: anchor, ...not }),
  v.strictObject({ is: v.picklist(['ahead', 'behind']), of: anchor, spaces: opt(positive), ...not }),
  v.strictObject({ within: positive, of: anchor, ...not }),
  v.strictObject({ is: v.picklist(['affected', 'targeted', 'off-line', 'initiative', 'alone']), ...not }),
  v.strictObject({ did, in: v.picklist(['turn', 'last-turn', 'game']), ...not }),
  v.strictObject({
    named: v.pipe(
      v.string(),
      v.regex(/^[A-Z][a-z]{1,15}$/),
      v.check(
        (name) => tokens(name).length === 1 && tokens(name)[0]?.word === name.toLowerCase(),
        'a name, no word of the language',
      ),
    ),
    ...not,
  }),
  v.strictObject({ has: measure, cmp: compare, n: natural }),
  v.strictObject({
    has: measure,
    than: v.picklist(['more', 'fewer']),
    of: v.picklist(['you', 'that', 'others']),
  }),
]);
const where = { other: opt(yes), where: opt(list(filter, 1, BOUNDS.filters)) };

const komrades = v.strictObject({
  pick: v.union([
    v.picklist(['any', 'each', 'random', 'front', 'rear']),
    v.strictObject({ choose: several }),
    v.strictObject({ choose: positive, upTo: yes }),
    v.strictObject({ nearest: anchor }),
    v.strictObject({ farthest: anchor }),
    v.strictObject({ most: measure }),
    v.strictObject({ fewest: measure }),
  ]),
  ...where,
});
const who = v.union([v.picklist(['you', 'that', 'kommissar', 'left', 'right']), komrades]);

const happening = v.pipe(
  v.strictObject({ ...didFields, who }),
  v.check((d) => fits(d), 'this event has no such detail'),
);

const quantity: v.GenericSchema<Quantity> = v.union([
  v.strictObject({ count: v.literal('komrades'), ...where }),
  v.strictObject({ count: measure, of: holder }),
  v.strictObject({ count: v.picklist(['hp-lost', 'hp-missing']), of: holder }),
  v.strictObject({ result: v.picklist(OUTCOMES) }),
  v.strictObject({ distance: v.pipe(v.tuple([anchor, anchor]), v.readonly()) }),
  v.strictObject({ times: happening }),
  v.strictObject({ table: v.picklist(['damage', 'durability', 'open-spaces', 'dead', 'turns']) }),
]);
const fixed = v.union([
  natural,
  v.pipe(
    v.strictObject({
      times: positive,
      per: quantity,
      every: opt(several),
      roundUp: opt(yes),
      plus: opt(positive),
      most: opt(positive),
    }),
    v.check((s) => s.roundUp === undefined || s.every !== undefined, 'only what is divided is rounded'),
  ),
]);
const amount = v.union([fixed, v.strictObject({ upTo: fixed })]);

const is = v.strictObject({ who, is: filter });
const simple = v.union([
  is,
  v.strictObject({ number: quantity, cmp: compare, n: natural }),
  v.strictObject({ incoming: incomingType, ...not }),
  v.strictObject({
    open: v.union([
      v.picklist(['last', 'target']),
      space,
      v.strictObject({ ahead: anchor }),
      v.strictObject({ behind: anchor }),
    ]),
    ...not,
  }),
]);
const condition = v.union([
  simple,
  v.strictObject({ done: yes }),
  v.strictObject({ all: list(simple, 2, BOUNDS.conditions) }),
  v.strictObject({ either: list(simple, 2, BOUNDS.conditions) }),
]);

const when = v.union([
  v.strictObject({ at: v.picklist(MOMENTS), turn: v.picklist(['this', 'next']) }),
  v.strictObject({ at: v.picklist(MOMENTS), turn: v.literal('each'), during: opt(span) }),
  v.strictObject({
    on: happening,
    would: opt(yes),
    often: v.picklist(['each', 'first', 'next']),
    during: opt(span),
  }),
  v.strictObject({ card: v.picklist(['revealed', 'drawn', 'discarded']) }),
  v.strictObject({ anytime: yes, only: opt(v.picklist(WINDOW_MOMENTS)) }),
]);

const place = v.union([
  v.picklist(PLACES),
  space,
  v.strictObject({ of: who }),
  v.strictObject({ ahead: who }),
  v.strictObject({ behind: who }),
  v.strictObject({ beside: who }),
]);
const way = v.picklist(['forward', 'backward', 'either']);
const ways = v.strictObject({ spaces: amount, way });
const path = v.union([
  ways,
  v.strictObject({ spaces: amount, toward: v.union([who, v.literal('target')]) }),
  v.strictObject({ spaces: amount, away: v.union([who, v.literal('target')]) }),
  v.strictObject({ to: place }),
]);
const at = v.union([v.strictObject({ komrade: who }), v.strictObject({ place })]);
const targetCards = v.union([
  v.picklist(['that', 'this']),
  v.strictObject({
    pick: v.union([v.picklist(['any', 'each']), v.strictObject({ choose: several })]),
    other: opt(yes),
    type: opt(incomingType),
    at: opt(who),
  }),
]);
const equipment = v.union([
  v.literal('this'),
  v.strictObject({ pick: v.picklist(['any', 'each', 'random']), of: opt(who) }),
]);
const cardInPlay = v.union([
  v.picklist(['that', 'incoming']),
  v.strictObject({ kind: v.picklist([...CARD_KINDS, 'card']), of: opt(who), cancels: opt(yes) }),
]);
const cards = v.pipe(
  v.strictObject({ count: v.union([amount, v.literal('all')]), kind: opt(cardKind), random: opt(yes) }),
  v.check((c) => !(c.count === 'all' && c.random), 'all cards are not picked at random'),
);

/** Each effect's own fields. `may` and `by` come on top. */
const effects = {
  move: { who, path },
  push: { who, path },
  swap: { who, with: who },
  leave: { who },
  return: { who, to: place },
  damage: { who, amount, split: opt(yes) },
  hit: { who },
  reduce: { who, amount, from: opt(source), for: opt(span) },
  increase: { who, amount, from: opt(source), for: opt(span) },
  limit: { who, amount, from: opt(source), for: opt(span) },
  prevent: { who, from: opt(source), for: opt(span) },
  double: { who, from: opt(source), for: opt(span) },
  halve: { who, from: opt(source), for: opt(span) },
  redirect: { who, to: who, amount: opt(amount), from: opt(source), for: opt(span) },
  share: { who, with: who, from: opt(source), for: opt(span) },
  gain: { who, amount, limit: opt(positive) },
  lose: { who, amount },
  'set-hp': { who, amount: fixed },
  die: { who },
  draw: { who, count: amount },
  fill: { who, to: positive },
  trim: { who, to: natural },
  discard: { who, cards },
  give: { who, to: who, cards },
  reveal: { who, what: v.picklist(['hand', 'face-down']) },
  exchange: { who, with: who, what: v.picklist(['hands', 'face-down', 'hp', 'equipment']) },
  stack: { who, cards, to: v.picklist(['top', 'bottom']) },
  replace: { who },
  initiative: { who },
  'move-target': { who, target: targetCards, to: v.union([at, ways]) },
  'copy-target': { who, target: targetCards, to: at },
  'swap-targets': { who, target: targetCards, with: targetCards },
  'turn-target': { who, target: targetCards, way: v.picklist(['forward', 'backward', 'around', 'either']) },
  'place-target': { who, to: at },
  'remove-target': { who, target: targetCards },
  take: { who, cards, from: v.union([v.strictObject({ hand: who }), v.literal('discard-pile')]) },
  'take-equipment': { who, what: equipment },
  break: { who, what: equipment },
  look: {
    who,
    at: v.union([
      v.strictObject({ hand: who }),
      v.strictObject({ faceDown: who }),
      v.strictObject({ top: positive, deck: v.picklist(['action', 'incoming']) }),
    ]),
  },
  play: { who, cards },
  cancel: { who, card: cardInPlay },
  'copy-card': { who, card: cardInPlay },
  'choose-komrade': { who, choice: komrades },
  rearrange: { how: v.picklist(['reverse', 'shuffle']) },
  mill: { count: positive, deck: v.picklist(['action', 'incoming']) },
  reshuffle: { deck: v.picklist(['action', 'incoming']) },
  'reverse-order': { for: opt(span) },
  incoming: { count: positive },
  forbid: { what: happening, for: opt(span) },
  skip: { what: v.picklist(['reveal', 'damage', 'replenish', 'initiative', 'events']), for: opt(span) },
  remain: { for: span },
  spend: { what: equipment, amount },
  repair: { what: equipment, amount },
} as const;

const base = { may: opt(yes), by: opt(v.literal('them')) };
const withEffect = <F extends v.ObjectEntries>(effect: string, fields: F) =>
  v.strictObject({ effect: v.literal(effect), ...fields, ...base });

const plainAction = v.variant(
  'effect',
  Object.entries(effects).map(([effect, fields]) => withEffect(effect, fields)) as never,
) as unknown as v.GenericSchema<PlainAction>;

const choose = withEffect('choose', {
  who,
  options: list(list(plainAction, 1, BOUNDS.actions), 2, BOUNDS.options),
}) as unknown as v.GenericSchema<Choose>;

const action = v.union([plainAction, choose]) as unknown as v.GenericSchema<Action>;
const steps = list(list(action, 1, BOUNDS.actions), 1, BOUNDS.steps);

const sentence = v.strictObject({ if: opt(condition), instead: opt(yes), do: steps, otherwise: opt(steps) });

const ability: v.GenericSchema<Ability> = v.strictObject({
  limit: opt(v.strictObject({ times: positive, per: v.picklist(['turn', 'game']) })),
  when: opt(when),
  body: list(sentence, 1, BOUNDS.sentences),
}) as v.GenericSchema<Ability>;

/** The parts of the JSON Schema that are named in it and referred to. */
export const definitions: Readonly<Record<string, v.GenericSchema>> = {
  span,
  filter: filter as v.GenericSchema,
  komrades: komrades as v.GenericSchema,
  who: who as v.GenericSchema,
  happening: happening as v.GenericSchema,
  quantity,
  amount: amount as v.GenericSchema,
  place: place as v.GenericSchema,
  at: at as v.GenericSchema,
  targetCards: targetCards as v.GenericSchema,
  equipment: equipment as v.GenericSchema,
  cardInPlay: cardInPlay as v.GenericSchema,
  cards: cards as v.GenericSchema,
  action,
  steps: steps as v.GenericSchema,
};

/** Without the laws of the normal form, which a JSON Schema cannot say. */
export const cardTextShape: v.GenericSchema<CardText> = v.pipe(
  v.array(ability),
  v.minLength(1),
  v.maxLength(BOUNDS.abilities),
  v.readonly(),
);

export const cardTextSchema: v.GenericSchema<CardText> = v.pipe(
  cardTextShape,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const breach of breaches(dataset.value)) addIssue({ message: breach });
  }),
);

const targetsSchema: v.GenericSchema<Targets> = list(at, 1, BOUNDS.targets);

const problems = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map((issue) => ({ at: v.getDotPath(issue) ?? '', problem: issue.message }));

/**
 * Checks an AST from outside.
 *
 * @example
 * ```ts
 * import { validate } from '@komradery/cards/language';
 *
 * validate([{ body: [{ do: [[{ effect: 'draw', who: 'you', count: 2 }]] }] }]).ok; // true
 * validate([{ body: [{ do: [[{ effect: 'draw', who: 'you', count: 2, loudly: true }]] }] }]).ok; // false
 * ```
 */
export const validate = (data: unknown): Result<CardText, readonly Problem[]> => {
  const result = v.safeParse(cardTextSchema, data);
  return result.success ? ok(result.output) : err(problems(result.issues));
};

/** Checks the target line of an Incoming! card. */
export const validateTargets = (data: unknown): Result<Targets, readonly Problem[]> => {
  const result = v.safeParse(targetsSchema, data);
  return result.success ? ok(result.output) : err(problems(result.issues));
};
