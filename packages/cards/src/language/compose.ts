/**
 * What the grammar's actions call: puts the parts of a phrase together, brings them to the normal form
 * (well-formed.ts), and fills in what a text leaves unsaid, such as the subject of "and discards a card".
 */
import type {
  Ability,
  Action,
  Amount,
  AtMoment,
  CardInPlay,
  CardKind,
  Compare,
  Condition,
  Did,
  Exchange,
  Filter,
  Fixed,
  Happening,
  IncomingType,
  Komrades,
  OnHappening,
  Outcome,
  Path,
  Pick,
  PlainAction,
  Quantity,
  Scaled,
  Sentence,
  SimpleCondition,
  Span,
  Step,
  SwapTargets,
  TargetPick,
  When,
  Who,
} from './ast.ts';
import { hasChoice, isActor, isPatient, lasts } from './well-formed.ts';

/** One clause as read: an effect that may yet lack its `who`, and how it was said. */
interface Clause {
  readonly form: 'subject' | 'bare' | 'object' | 'have' | 'table';
  readonly who?: Who;
  readonly may?: boolean;
  /** Said with "you" at its head: what follows is yours again. */
  readonly you?: boolean;
  readonly when?: When;
  readonly effect: Action['effect'];
  readonly options?: readonly (readonly Clause[])[];
  /** What a "they" in it stands for, which must have been spoken of. */
  readonly they?: 'initiative';
  /** Said with "instead" behind it. */
  readonly instead?: true;
  /** Of a redirection said as "X suffers it": whose damage it is, the ability's `when` says. */
  readonly takes?: true;
}

/** What is done together; "instead" may stand behind the first of it. */
export const together = (
  first: Clause | readonly Clause[],
  instead: boolean,
  rest: readonly (Clause | readonly Clause[])[],
): readonly Clause[] => {
  const all = [first, ...rest].flat();
  return instead ? all.map((c, i) => (i === 0 ? { ...c, instead: true as const } : c)) : all;
};

/** "Your Komrade and the Komrade behind it": behind you. */
export const fromYou = (who: Who): Who =>
  JSON.parse(JSON.stringify(who).replaceAll('"that"', '"you"')) as Who;

interface Part {
  readonly limit?: Ability['limit'];
  readonly when?: When;
  readonly if?: Condition;
  /** "While you are at the front, ..." */
  readonly while?: Condition;
  readonly span?: Span;
  readonly instead?: true;
  readonly follows?: true;
  readonly unless?: { readonly who: Who; readonly clause: Clause };
  /** "All Komrades suffer 1 damage, except you." */
  readonly except?: true;
  readonly gain?: readonly (readonly Clause[])[];
}

/** A sentence as read, before sentences are gathered into abilities. */
interface Spoken {
  readonly limit?: Ability['limit'];
  readonly when?: When;
  readonly follows?: true;
  readonly sentences: readonly Sentence[];
  /** What is to follow later, as for "until end of turn". */
  readonly after?: Ability;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Only what is there. */
export const some = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined && v !== null)) as Partial<T>;

export const lasting = (span: Span | null): { for?: Span } => (span === null ? {} : { for: span });

// Clauses to actions -------------------------------------------------------------------------------------------------

/** Who an unsaid subject means: you, or whoever the clause before spoke of. */
type Carried = 'you' | 'that';

const finish = (clause: Clause, who: Who | undefined, by: boolean): Action => {
  const {
    form: _form,
    may,
    you: _you,
    when: _when,
    who: _who,
    they: _they,
    instead: _instead,
    takes,
    options,
    ...effect
  } = clause;
  const base = { ...effect } as unknown as Mutable<Action> & { who?: Who; options?: unknown };
  if (who !== undefined && (isPatient(base) || isActor(base))) base.who = who;
  if (takes) Object.assign(base, { who: 'you', to: who });
  if ('cards' in base && (base.cards.count as unknown) === 'any number')
    base.cards = {
      ...base.cards,
      count: { upTo: { times: 1, per: { count: 'cards', of: who === 'you' ? 'you' : 'that' } } },
    };
  if (options)
    base.options = options.map((o) => actions(o, who === 'you' ? 'you' : 'that').list as PlainAction[]);
  if (may) base.may = true;
  if (by && isPatient(base) && who !== 'you' && !(base.effect === 'damage' && base.split) && hasChoice(base))
    base.by = 'them';
  return base;
};

const action = (clause: Clause, carried: Carried): { action: Action; carried: Carried } => {
  switch (clause.form) {
    case 'bare':
      return { action: finish(clause, carried, carried !== 'you'), carried };
    case 'subject':
      return { action: finish(clause, clause.who, true), carried: clause.who === 'you' ? 'you' : 'that' };
    case 'object':
    case 'table':
    case 'have':
      return {
        // What the effect is done to, unless its own grammar named it, is you: "deal 1 damage" has a who of its own.
        action: finish(clause, clause.who ?? carried, false),
        carried: clause.you ? 'you' : carried,
      };
  }
};

const actions = (step: readonly Clause[], from: Carried): { list: Action[]; carried: Carried } => {
  const list: Action[] = [];
  let carried = from;
  for (const clause of step) {
    const done = action(clause, carried);
    list.push(done.action);
    carried = done.carried;
  }
  return { list, carried };
};

const steps = (spoken: readonly (readonly Clause[])[], from: Carried = 'you'): Step[] => {
  let carried = from;
  return spoken.map((step) => {
    const done = actions(step, carried);
    carried = done.carried;
    return done.list;
  });
};

/** "X discards a card or suffers 1 damage": X chooses. */
export const eitherOr = (said: Subject, phrases: readonly Clause[]): Clause => ({
  ...said,
  effect: 'choose',
  options: phrases.map((v) => [{ ...v, form: 'bare' }]),
});
/** "X cannot be pushed or swapped". */
export const forbidAll = (who: Who, dids: readonly Did[], span: Span | null): Clause[] =>
  dids.map((did) => ({ form: 'table', effect: 'forbid', what: { ...did, who }, ...lasting(span) }) as Clause);

interface Subject {
  readonly form: 'subject' | 'bare';
  readonly who?: Who;
}

/** The action with another subject: for "unless they discard a card", where who suffers is who chooses. */
const of = (a: Action, who: Who): Action => (isPatient(a) || isActor(a) ? ({ ...a, who } as Action) : a);

// Sentences ----------------------------------------------------------------------------------------------------------

/** "Reduce damage by 1 for each Durability spent": up to what is left, and that much is spent. */
const payInDurability = (a: Action, _index: number, all: readonly Action[]): readonly Action[] => {
  if (a.effect !== 'reduce' || typeof a.amount !== 'object' || 'upTo' in a.amount) return [a];
  const { times, per, ...more } = a.amount;
  if (!('result' in per) || per.result !== 'durability-spent' || times !== 1 || Object.keys(more).length > 0)
    return [a];
  if (all.some(({ effect }) => effect === 'spend')) return [a];
  return [
    { ...a, amount: { upTo: { times: 1, per: { table: 'durability' } } } },
    { effect: 'spend', what: 'this', amount: { times: 1, per: { result: 'damage-reduced' } } },
  ];
};

const changesDamage = (a: Action): boolean =>
  ['reduce', 'increase', 'limit', 'prevent', 'double', 'halve'].includes(a.effect) &&
  'who' in a &&
  a.who === 'you';

const isSkip = (a: Action): boolean => a.effect === 'skip' && a.for === undefined;

const withSpan = (list: readonly Step[], span: Span): Step[] =>
  list.map((step) => step.map((a) => (lasts(a) && !('for' in a) ? ({ ...a, for: span } as Action) : a)));

/** What a sentence lacks that cannot be understood. */
const LASTS = 'something that lasts, before it can be said how long';
const LASTING = 'damage that is changed while it is so';
const EARLIER = 'something before it, that “it” can speak of';

const speaksOfInitiative = (c: Condition | undefined): boolean =>
  JSON.stringify(c)?.includes('"initiative"') === true;

/** What a sentence says, or what it lacks. */
export const sentence = (
  heads: readonly Part[],
  spoken: readonly (readonly Clause[])[],
  tails: readonly Part[],
): Spoken | string => {
  const parts = Object.assign({}, ...heads, ...tails) as Mutable<Part>;
  if (spoken.flat().some(({ instead }) => instead)) parts.instead = true;
  if (spoken.flat().some(({ they }) => they) && !speaksOfInitiative(parts.if)) return EARLIER;
  const hoisted = spoken.flat().find((c) => c.when)?.when;
  let when = parts.when ?? hoisted;
  let list = steps(spoken);
  if (parts.while) {
    // What is so for a while is asked about when it matters: for damage, when it would be suffered.
    if (when || !list.flat().every(changesDamage)) return LASTING;
    when = { on: { event: 'damaged', who: 'you' }, would: true, often: 'each' };
    parts.if = parts.while;
  }
  if (parts.unless && list.length === 1 && list[0]?.length === 1) {
    const only = list[0][0] as PlainAction;
    const victim = ('who' in only ? only.who : undefined) ?? parts.unless.who;
    const who = parts.unless.who === 'that' ? victim : parts.unless.who;
    const self: Who = who === 'you' ? 'you' : 'that';
    const ransom = finish(parts.unless.clause, self, true) as PlainAction;
    list = [
      [
        {
          effect: 'choose',
          who,
          options: [[ransom], [who === victim ? (of(only, self) as PlainAction) : only]],
        },
      ],
    ];
  }
  if (parts.except)
    list = list.map((step) =>
      step.map((a) =>
        'who' in a && typeof a.who === 'object' && a.who.pick === 'each'
          ? ({ ...a, who: { ...a.who, other: true } } as Action)
          : a,
      ),
    );
  list = list.map((step) => step.flatMap(payInDurability));
  // What stands instead of a thing stands before it.
  if (parts.instead && when && 'on' in when && !when.would) when = { ...when, would: true };
  // Hands are replenished at the end of a turn: "nobody replenishes at the end of this turn" speaks of that very step.
  if (when && 'at' in when && when.at === 'end' && !when.during && list.flat().every(isSkip)) {
    if (when.turn !== 'this') list = withSpan(list, when.turn === 'next' ? 'next-turn' : 'game');
    when = undefined;
  }
  let after: Ability | undefined;
  if (spoken.flat().some((c) => c.takes)) {
    const victim: Who = when && 'on' in when && when.on.who !== 'you' ? 'that' : 'you';
    list = list.map((step) => step.map((a) => (a.effect === 'redirect' ? { ...a, who: victim } : a)));
  }
  if (parts.span !== undefined) {
    const left = list.flat().find((a) => a.effect === 'leave');
    if (list.flat().some(lasts)) list = withSpan(list, parts.span);
    else if (when && 'on' in when && !when.during) when = { ...when, during: parts.span };
    else if (left && typeof parts.span === 'object' && parts.span.turns === 2)
      after = {
        when: { at: 'end', turn: 'next' },
        body: [{ do: [[{ effect: 'return', who: left.who === 'you' ? 'you' : 'that', to: 'left' }]] }],
      };
    else if (left && (parts.span === 'this-turn' || parts.span === 'next-turn'))
      after = {
        when: { at: 'end', turn: parts.span === 'this-turn' ? 'this' : 'next' },
        body: [{ do: [[{ effect: 'return', who: left.who === 'you' ? 'you' : 'that', to: 'left' }]] }],
      };
    else if (when && 'at' in when && when.turn === 'this' && parts.span === 'next-turn')
      when = { at: when.at, turn: 'next' };
    else if (when && 'at' in when && when.turn !== 'next' && !when.during && parts.span !== 'this-turn')
      when = { at: when.at, turn: 'each', during: parts.span };
    else if (!when && parts.span === 'next-turn') when = { at: 'start', turn: 'next' };
    else if (parts.span !== 'this-turn') return LASTS;
  }
  const first: Sentence = {
    ...(parts.if ? { if: parts.if } : {}),
    ...(parts.instead && !spoken.flat().some((c) => c.takes) ? { instead: true as const } : {}),
    do: list,
  };
  const sentences = [first];
  if (parts.gain) {
    // "Discard a card to draw 2": the price first, what it buys if it was paid.
    const price = list.map((step) => step.map((a) => ({ ...a, may: true as const })));
    sentences[0] = { ...first, do: price };
    sentences.push({ if: { done: true }, do: steps(parts.gain) });
  }
  return {
    ...(parts.limit ? { limit: parts.limit } : {}),
    ...(when ? { when } : {}),
    ...(parts.follows ? { follows: true } : {}),
    ...(after ? { after } : {}),
    sentences,
  };
};

/** Gathers sentences into abilities: a new one begins where a sentence says when or how often. */
export const text = (
  all: readonly (Spoken | { readonly otherwise: readonly (readonly Clause[])[] })[],
): Ability[] | undefined => {
  const abilities: { limit?: Ability['limit']; when?: When; body: Sentence[] }[] = [];
  for (const spoken of all) {
    const last = abilities.at(-1);
    if (!('sentences' in spoken)) {
      const answered = last?.body.at(-1);
      if (!last || !answered || answered.otherwise) return undefined;
      last.body[last.body.length - 1] = {
        ...answered,
        otherwise: steps(spoken.otherwise as readonly (readonly Clause[])[]),
      };
      continue;
    }
    const { limit, when, sentences } = spoken;
    const before = last?.body.at(-1);
    const joined =
      before && !limit && !when && sentences.length === 1 && join(before, sentences[0] as Sentence);
    if (last && joined) {
      last.body[last.body.length - 1] = joined;
      continue;
    }
    const headed = limit !== undefined || when !== undefined;
    const follows = spoken.follows || isDone(sentences[0]?.if);
    if (last && !headed && (follows || !(last.when || last.limit))) last.body.push(...sentences);
    else if (!last && isDone(sentences[0]?.if)) return undefined;
    else if (isDone(sentences[0]?.if)) return undefined;
    else abilities.push({ ...(limit ? { limit } : {}), ...(when ? { when } : {}), body: [...sentences] });
    if (spoken.after) abilities.push({ ...spoken.after, body: [...spoken.after.body] });
  }
  return thatMany(abilities as readonly Ability[]);
};

/** Two sentences that say one thing. */
const join = (before: Sentence, next: Sentence): Sentence | undefined =>
  joinDenied(before, next) ?? joinInstead(before, next);

/** "If you have no cards, draw one. If you do, ...": that "do" is the "have" before it, which was denied. */
const joinDenied = (before: Sentence, next: Sentence): Sentence | undefined => {
  const c = before.if;
  const denied =
    c && 'is' in c && 'has' in c.is && !('than' in c.is) && c.is.cmp === 'exactly' && c.is.n === 0;
  if (!denied || !isDone(next.if) || before.otherwise || next.otherwise) return undefined;
  return before.do.flat().some(({ may }) => may) ? undefined : { ...before, otherwise: next.do };
};

/** "Each Komrade suffers 1 damage. One with no cards suffers 2 instead": some suffer the one, the rest the other. */
const joinInstead = (before: Sentence, next: Sentence): Sentence | undefined => {
  const all = before.do.at(-1)?.at(-1);
  const [only, ...more] = next.do.flat();
  if (all?.effect !== 'damage' || only?.effect !== 'damage' || more.length > 0) return undefined;
  if (!next.instead || next.if || next.otherwise) return undefined;
  if (typeof all.who !== 'object' || all.who.pick !== 'each' || typeof only.who !== 'object')
    return undefined;
  const [filter, ...others] = only.who.where ?? [];
  const turned = filter && others.length === 0 ? opposite({ who: 'you', is: filter }) : undefined;
  if (!filter || !turned || !('is' in turned)) return undefined;
  if (only.who.pick !== 'any' && only.who.pick !== 'each') return undefined;
  const where = all.who.where ?? [];
  const some: Action = { ...only, who: { ...all.who, where: [...where, filter] } };
  const rest: Action = { ...all, who: { ...all.who, where: [...where, turned.is] } };
  const last = [...(before.do.at(-1)?.slice(0, -1) ?? []), rest, some];
  return { ...before, do: [...before.do.slice(0, -1), last] };
};

/** What each effect comes to, for "that many" after it. */
const CAME_TO: Partial<Record<Action['effect'], Outcome>> = {
  damage: 'damage-dealt',
  hit: 'damage-dealt',
  reduce: 'damage-reduced',
  prevent: 'damage-reduced',
  halve: 'damage-reduced',
  limit: 'damage-reduced',
  gain: 'hp-gained',
  lose: 'hp-given-up',
  move: 'spaces-moved',
  push: 'spaces-moved',
  draw: 'cards-drawn',
  fill: 'cards-drawn',
  discard: 'cards-discarded',
  trim: 'cards-discarded',
  spend: 'durability-spent',
};

/** Puts in for each "that many" what it means; undefined where nothing came before it. */
const thatMany = (abilities: readonly Ability[]): Ability[] | undefined => {
  let last: Quantity | undefined;
  let found = true;
  const put = <T>(tree: T): T =>
    JSON.parse(
      JSON.stringify(tree, (key, value: unknown) => {
        if (key !== 'per' || (value as { result?: unknown }).result !== THAT_MANY) return value;
        if (!last) found = false;
        return last;
      }),
    ) as T;
  const inSteps = (all: readonly Step[]): Step[] =>
    all.map((step) =>
      step.map((a) => {
        const meant = put(a);
        const result = CAME_TO[a.effect];
        if (result) last = { result };
        return meant;
      }),
    );
  const meant = abilities.map((a) => {
    if (a.when && 'on' in a.when && a.when.would && a.when.on.event === 'damaged') last = { table: 'damage' };
    return {
      ...a,
      body: a.body.map((s) => ({
        ...s,
        do: inSteps(s.do),
        ...(s.otherwise ? { otherwise: inSteps(s.otherwise) } : {}),
      })),
    };
  });
  return found ? meant : undefined;
};

const isDone = (c: Condition | undefined): boolean => c !== undefined && 'done' in c;

// When ---------------------------------------------------------------------------------------------------------------

export const turnWord = (word: string): AtMoment['turn'] =>
  word === 'each turn ' ? 'each' : word === 'this turn ' ? 'this' : 'next';

export const doneTo = (word: string): 'revealed' | 'drawn' | 'discarded' =>
  word === 'reveal' ? 'revealed' : word === 'draw' ? 'drawn' : 'discarded';

export const cardIs = (word: string): 'revealed' | 'drawn' | 'discarded' =>
  word === 'drew '
    ? 'drawn'
    : word === 'destroyed '
      ? 'discarded'
      : (word.trim() as 'revealed' | 'discarded');

export const passive = (word: string): 'play' | 'cancelled' => (word === 'played ' ? 'play' : 'cancelled');

export const when = (
  often: OnHappening['often'],
  happening: Happening & { readonly would?: true },
  during: Span | null,
): OnHappening => {
  const { would, ...rest } = happening;
  // "Each" and "any" are the same here: one of them is enough.
  const on: Happening =
    typeof rest.who === 'object' && rest.who.pick === 'each'
      ? { ...rest, who: { ...rest.who, pick: 'any' } }
      : rest;
  return { on, ...(would ? { would } : {}), often, ...(during === null ? {} : { during }) };
};

/** The next damage that you would suffer. */
export const nextDamage = (during: Span | null): OnHappening =>
  when('next', { event: 'damaged', who: 'you', would: true }, during);

/** "If it dies" asks about what has just been done; "if you are hit" waits for it. */
export const ifHappens = (happening: Happening & { would?: true }, during: Span | null): Part => {
  const { who, would: _would, ...did } = happening;
  return who === 'that' && !happening.would && during === null
    ? { if: { who, is: { did, in: 'turn' } } }
    : { when: when('each', happening, during) };
};

// Who ----------------------------------------------------------------------------------------------------------------

export const komrades = (pick: Pick, other: boolean, where: readonly Filter[]): Komrades => ({
  pick,
  ...(other ? { other } : {}),
  ...(where.length > 0 ? { where } : {}),
});

export const count = (other: boolean, where: readonly Filter[]): Quantity => ({
  count: 'komrades',
  ...(other ? { other } : {}),
  ...(where.length > 0 ? { where } : {}),
});

/** A name as a card writes it. */
export const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

// Conditions ---------------------------------------------------------------------------------------------------------

export const counted = (
  compare: { cmp: Compare; n: number },
  predicate: Filter,
  other = false,
  where: readonly Filter[] = [],
): SimpleCondition => ({ number: count(other, [...where, predicate]), ...compare });

/** Several conditions; one that names nobody is about whoever the one before it is about. */
export const several = (
  how: 'all' | 'either',
  first: SimpleCondition,
  rest: readonly (SimpleCondition | { is: Filter })[],
): Condition => {
  let who: Who = 'who' in first ? first.who : 'you';
  const list = [first];
  for (const c of rest) {
    const whole = 'is' in c && !('who' in c) ? { who, is: c.is } : (c as SimpleCondition);
    if ('who' in whole) who = whole.who;
    list.push(whole);
  }
  return how === 'all' ? { all: list } : { either: list };
};

const oppositeCompare = (cmp: Compare, n: number): { cmp: Compare; n: number } | undefined => {
  if (cmp === 'at-least') return n > 1 ? { cmp: 'at-most', n: n - 1 } : { cmp: 'exactly', n: 0 };
  if (cmp === 'at-most') return { cmp: 'at-least', n: n + 1 };
  return n === 0 ? { cmp: 'at-least', n: 1 } : undefined;
};

/** "Unless": the condition turned round; undefined where that is no condition of the language. */
export const opposite = (c: SimpleCondition): SimpleCondition | undefined => {
  if ('number' in c) {
    const turned = oppositeCompare(c.cmp, c.n);
    return turned && { number: c.number, ...turned };
  }
  if ('open' in c) return c.not ? { open: c.open } : { open: c.open, not: true };
  if ('incoming' in c) return c.not ? { incoming: c.incoming } : { incoming: c.incoming, not: true };
  if ('has' in c.is) {
    if ('than' in c.is) return undefined;
    const turned = oppositeCompare(c.is.cmp, c.is.n);
    return turned && { who: c.who, is: { has: c.is.has, ...turned } };
  }
  const { not, ...is } = c.is;
  return { who: c.who, is: not ? is : { ...is, not: true } } as SimpleCondition;
};

// Numbers ------------------------------------------------------------------------------------------------------------

type Tally = Omit<Scaled, 'times'>;

export const tally = (
  every: number | null,
  per: Quantity,
  roundUp: boolean,
  plus: number | null,
  most: number | null,
): Tally => ({
  per,
  ...(every !== null && every > 1 ? { every } : {}),
  ...(roundUp && every !== null && every > 1 ? { roundUp } : {}),
  ...(plus ? { plus } : {}),
  ...(most ? { most } : {}),
});

export const scaled = (times: number, rest: Tally): Scaled => ({ times, ...rest });

/** "That many": as many as what the text did last came to. Found out when the whole text is read. */
const THAT_MANY = 'that many';
type Head = number | typeof THAT_MANY;

const fixed = (n: Head, rest: Tally | null): Fixed => {
  if (n === THAT_MANY) return { times: 1, per: { result: THAT_MANY as Outcome } };
  return rest === null ? n : n === 0 ? (rest.plus ?? 0) : scaled(n, rest);
};

export const amount = (head: Head | { upTo: Head }, rest: Tally | null): Amount =>
  typeof head === 'object' ? { upTo: fixed(head.upTo, rest) } : fixed(head, rest);

// The rest -----------------------------------------------------------------------------------------------------------

/** "Toward the Kommissar" is backward, away from him forward. */
export const toward = (spaces: Amount, how: 'toward' | 'away', who: Who | 'target'): Path => {
  if (who === 'kommissar') return { spaces, way: how === 'toward' ? 'backward' : 'forward' };
  return how === 'toward' ? { spaces, toward: who } : { spaces, away: who };
};

export const turnWay = (word: string): 'forward' | 'backward' | 'around' | 'either' =>
  word === 'either way '
    ? 'either'
    : word.includes('kommissar')
      ? word.startsWith('toward')
        ? 'backward'
        : 'forward'
      : (word.trim() as 'forward' | 'backward' | 'around');

export const cardsOf = (word: string): 'hand' | 'face-down' => (word === 'hand ' ? 'hand' : 'face-down');

export const exchanged = (word: string): Exchange['what'] =>
  word === 'hand ' ? 'hands' : word === 'face down card ' ? 'face-down' : (word.trim() as 'hp' | 'equipment');

export const targets = (
  pick: TargetPick['pick'],
  other: boolean,
  type: IncomingType | null,
  at: Who | null,
): TargetPick => ({
  pick,
  ...(other ? { other } : {}),
  ...(type === null ? {} : { type }),
  ...(at === null ? {} : { at }),
});

export const swapTwo = (type: IncomingType | null): Omit<SwapTargets, 'who'> => ({
  effect: 'swap-targets',
  target: targets('any', false, type, null),
  with: targets('any', true, type, null),
});

export const quantity = (word: string): 'any' | 'each' | 'random' =>
  word === 'a random ' ? 'random' : word === 'each ' || word === 'all ' ? 'each' : 'any';

export const cardInPlay = (kind: CardKind | 'card', of: Who | null, cancels: boolean | null): CardInPlay => ({
  kind,
  ...(of === null ? {} : { of }),
  ...(cancels ? { cancels } : {}),
});
