/**
 * From the AST to a card's text. Laws: `parse(print(ast))` is `ast`, and `print(parse(text))` is a normal form of the
 * text, which printing and parsing again does not change.
 *
 * @example
 * ```ts
 * import { parse, print } from '@komradery/cards/language';
 *
 * const text = parse('move your komrade two spaces forward');
 * text.ok && print(text.value); // 'Move 2 spaces Forward.'
 * ```
 */
import type {
  Ability,
  Action,
  Amount,
  Anchor,
  At,
  CardInPlay,
  CardPick,
  CardText,
  Compare,
  Condition,
  Did,
  Equipment,
  Filter,
  Fixed,
  Happening,
  Komrades,
  Limit,
  Measure,
  OpenCondition,
  Path,
  Place,
  Quantity,
  Scaled,
  Sentence,
  SimpleCondition,
  Source,
  Span,
  Step,
  TargetCards,
  Targets,
  When,
  Who,
} from './ast.ts';
import { inThirdPerson } from './lexicon.ts';
import { hasChoice, isActor, isPatient } from './well-formed.ts';

const join = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (n: Amount | 'all', one: string, many = `${one}s`): string => {
  if (n === 'all') return many;
  const count = typeof n === 'number' ? n : 'upTo' in n ? n.upTo : n.times;
  return count === 1 || (typeof count === 'object' && count.times === 1) ? one : many;
};

// Who ----------------------------------------------------------------------------------------------------------------

const ANCHOR: Record<Anchor, string> = {
  you: 'you',
  that: 'that Komrade',
  kommissar: 'the Kommissar',
  target: 'the target card',
};

const measureWord = (m: Measure, n: number): string =>
  m === 'hp'
    ? 'HP'
    : m === 'cards'
      ? `${n === 1 ? 'card' : 'cards'} in hand`
      : m === 'equipment'
        ? 'equipment'
        : n === 1
          ? 'target card'
          : 'target cards';

const compared = (cmp: Compare, n: number): string =>
  cmp === 'exactly'
    ? n === 0
      ? 'no'
      : `exactly ${n}`
    : cmp === 'at-least'
      ? `${n} or more`
      : `${n} or fewer`;

const has = (f: Extract<Filter, { has: Measure }>): string =>
  'than' in f
    ? `${f.than} ${measureWord(f.has, 2)} than ${f.of === 'others' ? 'any other Komrade' : ANCHOR[f.of]}`
    : `${compared(f.cmp, f.n)} ${measureWord(f.has, f.cmp === 'exactly' ? f.n : 2)}`;

/** After "is" or "is not", and right after a noun; undefined for what is said with another verb. */
const state = (f: Filter): string | undefined => {
  if ('has' in f || 'did' in f) return undefined;
  if ('at' in f) {
    if (typeof f.at === 'object') {
      if ('space' in f.at) return `in space ${f.at.space}`;
      return 'first' in f.at
        ? `in the first ${f.at.first} ${plural(f.at.first, 'space')}`
        : `in the last ${f.at.last} ${plural(f.at.last, 'space')}`;
    }
    return {
      front: 'at the front',
      rear: 'at the rear',
      last: 'in the last space',
      target: 'in the targeted space',
    }[f.at];
  }
  if ('within' in f) return `within ${f.within} ${plural(f.within, 'space')} of ${ANCHOR[f.of]}`;
  if ('named' in f) return `named ${f.named}`;
  if ('of' in f)
    return join(
      f.spaces !== undefined && `${f.spaces} ${plural(f.spaces, 'space')}`,
      { adjacent: 'adjacent to', ahead: 'in front of', behind: 'behind' }[f.is],
      ANCHOR[f.of],
    );
  return {
    affected: 'in a space affected by this card',
    targeted: 'targeted',
    'off-line': 'off the line',
    initiative: 'holding the initiative',
    alone: 'alone',
  }[f.is];
};

const SPANS_PAST = { turn: 'this turn', 'last-turn': 'last turn', game: 'this game' } as const;

/** What is so of a subject in the third person. */
const predicate = (f: Filter, second = false): string => {
  if ('has' in f) return `${second ? 'have' : 'has'} ${has(f)}`;
  if ('did' in f) return join(f.not ? didNot(f.did, second) : past(f.did, second), SPANS_PAST[f.in]);
  return join(second ? 'are' : 'is', f.not && 'not', state(f));
};

const filterPhrase = (f: Filter): string => {
  if ('has' in f) return `with ${has(f)}`;
  if ('did' in f || f.not || ('is' in f && (f.is === 'targeted' || f.is === 'alone')))
    return `that ${predicate(f)}`;
  return state(f) as string;
};

const filters = (where: readonly Filter[] | undefined): string => (where ?? []).map(filterPhrase).join(' ');

const komrades = (k: Komrades): string => {
  const other = k.other && 'other';
  const rest = filters(k.where);
  const { pick } = k;
  if (typeof pick === 'string') {
    const first = {
      any: 'any',
      each: 'each',
      random: k.other ? 'a random' : 'a random',
      front: 'the frontmost',
      rear: 'the rearmost',
    }[pick];
    return join(first, other, 'Komrade', rest);
  }
  if ('choose' in pick)
    return join(
      pick.upTo ? 'up to' : 'any',
      String(pick.choose),
      other,
      plural(pick.choose, 'Komrade'),
      rest,
    );
  if ('nearest' in pick)
    return pick.nearest === 'you'
      ? join('the nearest', other, 'Komrade', rest)
      : join('the', other, 'Komrade nearest to', ANCHOR[pick.nearest], rest);
  if ('farthest' in pick)
    return pick.farthest === 'you'
      ? join('the farthest', other, 'Komrade', rest)
      : join('the', other, 'Komrade farthest from', ANCHOR[pick.farthest], rest);
  const most = 'most' in pick;
  return join(
    'the',
    other,
    'Komrade with the',
    most ? 'most' : 'fewest',
    measureWord(most ? pick.most : pick.fewest, 2),
    rest,
  );
};

const who = (w: Who): string => {
  if (typeof w === 'object') return komrades(w);
  return {
    you: 'you',
    that: 'that Komrade',
    kommissar: 'the Kommissar',
    left: 'the Komrade to your left',
    right: 'the Komrade to your right',
  }[w];
};
/** A neighbour by seat, of you or of another. */
const seat = (w: Who, of: Who): string =>
  of !== 'you' && (w === 'left' || w === 'right') ? `the Komrade to their ${w}` : who(w);
const whom = (w: Who): string => (w === 'you' ? 'your Komrade' : who(w));
const isPlural = (w: Who): boolean =>
  typeof w === 'object' && typeof w.pick === 'object' && 'choose' in w.pick && w.pick.choose > 1;

// What happens -------------------------------------------------------------------------------------------------------

const SOURCE: Record<Source, string> = {
  incoming: 'the Incoming! card',
  linear: 'a Linear effect',
  splash: 'a Splash effect',
  special: 'a Special effect',
  this: 'this card',
};
const ADJECTIVE: Record<Source, string> = {
  incoming: 'Incoming!',
  linear: 'Linear',
  splash: 'Splash',
  special: 'Special',
  this: "this card's",
};

const KIND = { maneuver: 'a maneuver', event: 'an event', equipment: 'an equipment' } as const;
const kindOf = (d: Did): string => (d.kind ? KIND[d.kind] : 'a card');

/** In the plain form: "be hit by a Linear effect". */
const done = (d: Did): string => {
  switch (d.event) {
    case 'hit':
      return join('be hit', d.from && `by ${SOURCE[d.from]}`);
    case 'damaged':
      return join('suffer damage', d.from && `from ${SOURCE[d.from]}`);
    case 'moved':
      return 'be moved';
    case 'pushed':
      return 'be pushed';
    case 'targeted':
      return 'be targeted';
    case 'swap':
      return 'swap places';
    case 'leave':
      return 'leave the line';
    case 'return':
      return 'return to the line';
    case 'draw':
    case 'discard':
    case 'play':
    case 'reveal':
    case 'cancel':
      return `${d.event} ${kindOf(d)}`;
    case 'cancelled':
      return `have ${kindOf(d)} cancelled`;
    case 'use':
      return 'use equipment';
    case 'break':
      return 'lose equipment';
    case 'gain':
      return 'gain HP';
    case 'lose':
      return 'lose HP';
    case 'initiative':
      return 'take the initiative';
    case 'move-target':
      return 'move a target card';
    case 'reduce':
      return 'reduce damage';
    default:
      return d.event;
  }
};

const PAST_VERBS: Record<string, string> = {
  suffer: 'suffered',
  swap: 'swapped',
  leave: 'left',
  return: 'returned',
  draw: 'drew',
  discard: 'discarded',
  play: 'played',
  reveal: 'revealed',
  cancel: 'cancelled',
  have: 'had',
  use: 'used',
  lose: 'lost',
  gain: 'gained',
  take: 'took',
  move: 'moved',
  die: 'died',
  reduce: 'reduced',
};

const past = (d: Did, second: boolean): string => {
  const [verb = '', ...rest] = done(d).split(' ');
  return join(verb === 'be' ? (second ? 'were' : 'was') : PAST_VERBS[verb], ...rest);
};
const didNot = (d: Did, second: boolean): string => {
  const phrase = done(d);
  return phrase.startsWith('be ') ? `${second ? 'were' : 'was'} not ${phrase.slice(3)}` : `did not ${phrase}`;
};

const happens = (h: Happening): string =>
  h.who === 'you'
    ? `you ${done(h).replace(/^be /, 'are ')}`
    : `${who(h.who)} ${isPlural(h.who) ? done(h).replace(/^be /, 'are ') : inThirdPerson(done(h))}`;

// Numbers ------------------------------------------------------------------------------------------------------------

const HAVE = { you: 'you have', that: 'that Komrade has' } as const;

const OUTCOME: Record<string, readonly [string, string]> = {
  'damage-dealt': ['damage dealt', 'damage dealt'],
  'damage-reduced': ['damage reduced', 'damage reduced'],
  'hp-gained': ['HP gained', 'HP gained'],
  'hp-given-up': ['HP lost', 'HP lost'],
  'spaces-moved': ['space moved', 'spaces moved'],
  'cards-drawn': ['card drawn', 'cards drawn'],
  'cards-discarded': ['card discarded', 'cards discarded'],
  'durability-spent': ['Durability spent', 'Durability spent'],
};

const TABLE: Record<string, readonly [string, string]> = {
  damage: ['point of damage', 'points of damage'],
  durability: ['remaining Durability', 'remaining Durability'],
  'open-spaces': ['open space', 'open spaces'],
  dead: ['dead Komrade', 'dead Komrades'],
  turns: ['turn played', 'turns played'],
};

/** What is counted, singular or plural: "Komrade behind you", "damage reduced". */
const counted = (q: Quantity, many: boolean): string => {
  const s = many ? 's' : '';
  if ('result' in q) return OUTCOME[q.result]?.[many ? 1 : 0] as string;
  if ('table' in q) return TABLE[q.table]?.[many ? 1 : 0] as string;
  if ('distance' in q) return `space${s} between ${ANCHOR[q.distance[0]]} and ${ANCHOR[q.distance[1]]}`;
  if ('times' in q)
    return `time${s} ${who(q.times.who)} ${past(q.times, q.times.who === 'you' || isPlural(q.times.who))} this turn`;
  switch (q.count) {
    case 'komrades':
      return join(q.other && 'other', `Komrade${s}`, filters(q.where));
    case 'hp-missing':
      return `missing HP ${HAVE[q.of]}`;
    case 'hp-lost':
      return `HP ${ANCHOR[q.of]} lost this turn`;
    case 'hp':
      return `HP ${HAVE[q.of]}`;
    case 'cards':
      return `card${s} ${HAVE[q.of]} in hand`;
    case 'equipment':
      return `equipment ${HAVE[q.of]}`;
    case 'targets':
      return `target card${s} at ${ANCHOR[q.of]}`;
  }
};

/** What is no number of things: "your HP", "the damage reduced"; undefined for what is. */
const mass = (q: Quantity): string | undefined => {
  if ('table' in q) {
    if (q.table === 'damage') return 'the damage';
    return q.table === 'durability' ? 'the remaining Durability' : undefined;
  }
  if ('result' in q)
    return /^(?:damage|hp|durability)-/.test(q.result) ? `the ${counted(q, false)}` : undefined;
  if (!('count' in q)) return undefined;
  if (q.count === 'hp') return q.of === 'you' ? 'your HP' : "that Komrade's HP";
  return q.count === 'hp-lost' || q.count === 'hp-missing' || q.count === 'equipment'
    ? `the ${counted(q, false)}`
    : undefined;
};
const whole = (q: Quantity): string => mass(q) ?? `the number of ${counted(q, true)}`;

/** What follows the noun: "per 2 Komrades behind you rounded up plus 1 at most 5". */
const tally = (s: Scaled): string =>
  join(
    'per',
    s.every !== undefined && String(s.every),
    counted(s.per, s.every !== undefined),
    s.roundUp && 'rounded up',
    s.plus !== undefined && `plus ${s.plus}`,
    s.most !== undefined && `at most ${s.most}`,
  );

const split = (n: Amount): { head: string; tail: string } => {
  if (typeof n === 'number') return { head: String(n), tail: '' };
  if ('upTo' in n) {
    const inner = split(n.upTo);
    return { head: `up to ${inner.head}`, tail: inner.tail };
  }
  return { head: String(n.times), tail: tally(n) };
};

/** A number of something; what belongs right after the noun goes in `after`. */
const amount = (n: Amount, noun: string, after = ''): string => {
  const { head, tail } = split(n);
  return join(head, noun, after, tail);
};

const bareFixed = (n: Fixed): string => {
  if (typeof n === 'number') return String(n);
  const plain = n.times === 1 && !n.every && !n.plus && !n.most;
  return plain ? whole(n.per) : `${n.times} ${tally(n)}`;
};
/** A number with no noun: "by 2", "by up to the remaining Durability". */
const bare = (n: Amount): string =>
  typeof n === 'object' && 'upTo' in n ? `up to ${bareFixed(n.upTo)}` : bareFixed(n);

// Where --------------------------------------------------------------------------------------------------------------

const WAY = { forward: 'Forward', backward: 'Backward', either: 'in either direction' } as const;

const place = (p: Place): string => {
  if (typeof p === 'object') {
    if ('space' in p) return `space ${p.space}`;
    if ('of' in p) return `the space of ${who(p.of)}`;
    if ('ahead' in p) return `the space in front of ${who(p.ahead)}`;
    if ('behind' in p) return `the space behind ${who(p.behind)}`;
    return `a space adjacent to ${who(p.beside)}`;
  }
  return {
    front: 'the front',
    last: 'the last space',
    middle: 'the middle of the line',
    left: 'the space they left',
    any: 'any space',
    'any-open': 'any open space',
    'nearest-open': 'the nearest open space',
    'front-open': 'the frontmost open space',
    'rear-open': 'the rearmost open space',
    random: 'a random space',
    target: 'the targeted space',
  }[p];
};

const at = (a: At): string => ('komrade' in a ? who(a.komrade) : place(a.place));

const goal = (w: Who | 'target'): string => (w === 'target' ? ANCHOR.target : who(w));

const path = (p: Path): string => {
  if ('to' in p) return `to ${place(p.to)}`;
  const noun = plural(p.spaces, 'space');
  if ('way' in p) return amount(p.spaces, noun, WAY[p.way]);
  return 'toward' in p
    ? amount(p.spaces, noun, `toward ${goal(p.toward)}`)
    : amount(p.spaces, noun, `away from ${goal(p.away)}`);
};

// What is on the table -----------------------------------------------------------------------------------------------

const TYPE = { linear: 'Linear', splash: 'Splash', special: 'Special' } as const;

const targets = (t: TargetCards): string => {
  if (t === 'that') return 'that target card';
  if (t === 'this') return "this card's target card";
  const first = typeof t.pick === 'string' ? t.pick : `any ${t.pick.choose}`;
  const noun = typeof t.pick === 'object' ? plural(t.pick.choose, 'target card') : 'target card';
  return join(
    first,
    t.other && 'other',
    t.type && TYPE[t.type],
    noun,
    t.at !== undefined && `at ${who(t.at)}`,
  );
};

const equipment = (e: Equipment): string =>
  e === 'this'
    ? 'this card'
    : join(
        e.pick === 'random' ? 'a random' : e.pick,
        'equipment',
        e.of !== undefined &&
          (e.of === 'you' ? 'of yours' : e.of === 'that' ? 'of theirs' : `of ${who(e.of)}`),
      );

const cardInPlay = (c: CardInPlay): string => {
  if (c === 'that') return 'that card';
  if (c === 'incoming') return 'the Incoming! card';
  return join(
    'any',
    c.kind,
    c.of !== undefined && (c.of === 'you' ? 'of yours' : `of ${who(c.of)}`),
    c.cancels && 'that cancels another card',
  );
};

/** `of`: who picks from their hand. As many as they like is "any number of". */
const cards = (c: CardPick, of?: Who): string => {
  const hand: Amount = { upTo: { times: 1, per: { count: 'cards', of: of === 'you' ? 'you' : 'that' } } };
  if (of !== undefined && JSON.stringify(c.count) === JSON.stringify(hand) && !c.random)
    return `any number of ${c.kind === 'equipment' ? c.kind : `${c.kind ?? 'card'}s`}`;
  const noun = c.kind === 'equipment' ? 'equipment' : plural(c.count, c.kind ?? 'card');
  return join(c.count === 'all' ? `all ${noun}` : amount(c.count, noun), c.random && 'at random');
};

const deck = (d: 'action' | 'incoming'): string =>
  d === 'action' ? 'the Action deck' : 'the Incoming! deck';

const span = (s: Span): string => {
  if (typeof s === 'object') return `for ${s.turns} ${plural(s.turns, 'turn')}`;
  return {
    'this-turn': 'this turn',
    'next-turn': 'next turn',
    game: 'for the rest of the game',
    'in-play': 'while this card is in play',
  }[s];
};
const during = (s: Span | undefined): string => (s === undefined ? '' : span(s));

// Effects ------------------------------------------------------------------------------------------------------------

const EXCHANGED = {
  hands: 'hands',
  'face-down': 'face-down cards',
  hp: 'HP',
  equipment: 'equipment',
} as const;

/** Damage of a kind. */
const damageOf = (from: Source | undefined): string => join(from && ADJECTIVE[from], 'damage');

/** Of the one it is done to or by, in the plain form: "draw 2 cards". */
const verbPhrase = (a: Action): string => {
  const their = 'who' in a && a.who === 'you' ? 'your' : 'their';
  switch (a.effect) {
    case 'move':
      return `move ${path(a.path)}`;
    case 'push':
      return `be pushed ${path(a.path)}`;
    case 'swap':
      return `swap places with ${who(a.with)}`;
    case 'leave':
      return 'leave the line';
    case 'return':
      return `return to ${place(a.to)}`;
    case 'damage':
      return `suffer ${amount(a.amount, 'damage')}`;
    case 'hit':
      return 'be hit';
    case 'reduce':
    case 'increase':
      return join(a.effect, damageOf(a.from), 'by', bare(a.amount), during(a.for));
    case 'limit':
      return join('limit', damageOf(a.from), 'to', bare(a.amount), during(a.for));
    case 'prevent':
    case 'double':
    case 'halve':
      return join(a.effect, 'all', damageOf(a.from), during(a.for));
    case 'redirect':
      return join(
        'redirect',
        a.amount === undefined ? `all ${damageOf(a.from)}` : amount(a.amount, damageOf(a.from)),
        'to',
        who(a.to),
        during(a.for),
      );
    case 'share':
      return join('share all', damageOf(a.from), 'with', who(a.with), during(a.for));
    case 'gain':
      return join('gain', amount(a.amount, 'HP'), a.limit !== undefined && `up to a limit of ${a.limit} HP`);
    case 'lose':
      return `lose ${amount(a.amount, 'HP')}`;
    case 'set-hp':
      return `set ${their} HP to ${bare(a.amount)}`;
    case 'die':
      return 'die';
    case 'draw':
      return `draw ${amount(a.count, plural(a.count, 'card'))}`;
    case 'fill':
      return `draw up to a hand of ${a.to} ${plural(a.to, 'card')}`;
    case 'trim':
      return `discard down to a hand of ${a.to} ${plural(a.to, 'card')}`;
    case 'discard':
      return a.cards.count === 'all' && !a.cards.kind && !a.cards.random
        ? `discard ${their} hand`
        : `discard ${cards(a.cards, a.who)}`;
    case 'give':
      return `give ${cards(a.cards, a.who)} to ${seat(a.to, a.who)}`;
    case 'reveal':
      return `reveal ${their} ${a.what === 'hand' ? 'hand' : 'face-down card'}`;
    case 'exchange':
      return `exchange ${EXCHANGED[a.what]} with ${who(a.with)}`;
    case 'stack':
      return `put ${cards(a.cards, a.who)} ${a.to === 'top' ? 'on top of' : 'under'} the Action deck`;
    case 'replace':
      return `replace ${their} face-down card`;
    case 'initiative':
      return 'take the initiative';
    case 'move-target':
      return 'way' in a.to
        ? `move ${targets(a.target)} ${path(a.to)}`
        : `move ${targets(a.target)} to ${at(a.to)}`;
    case 'copy-target':
      return `copy ${targets(a.target)} to ${at(a.to)}`;
    case 'swap-targets':
      return `swap ${targets(a.target)} with ${targets(a.with)}`;
    case 'turn-target':
      return `turn ${targets(a.target)} ${{ forward: 'Forward', backward: 'Backward', around: 'around', either: 'either way' }[a.way]}`;
    case 'place-target':
      return `place a target card at ${at(a.to)}`;
    case 'remove-target':
      return `remove ${targets(a.target)}`;
    case 'take':
      return `take ${cards(a.cards)} from ${a.from === 'discard-pile' ? 'the discard pile' : a.from.hand === 'you' ? 'your hand' : a.from.hand === 'that' ? 'their hand' : `the hand of ${who(a.from.hand)}`}`;
    case 'take-equipment':
      return `take ${equipment(a.what)}`;
    case 'break':
      return a.what === 'this' ? 'discard this card' : `break ${equipment(a.what)}`;
    case 'look':
      if ('hand' in a.at) return `look at the hand of ${who(a.at.hand)}`;
      if ('faceDown' in a.at) return `look at the face-down card of ${who(a.at.faceDown)}`;
      return join('look at the top', String(a.at.top), plural(a.at.top, 'card'), 'of', deck(a.at.deck));
    case 'play':
      return `play ${cards(a.cards, a.who)}`;
    case 'cancel':
      return `cancel ${cardInPlay(a.card)}`;
    case 'copy-card':
      return `copy ${cardInPlay(a.card)}`;
    case 'choose-komrade':
      return `choose ${komrades(a.choice)}`;
    case 'choose': {
      const from = a.who === 'you' ? 'you' : 'that';
      const options = a.options.map((o) => step(o, from, true).text);
      const last = options.pop() as string;
      return `choose one: ${options.join('; ')}; or ${last}`;
    }
    default:
      return onTable(a);
  }
};

/** Of another, whom you do it to: "deal 2 damage to any Komrade". Undefined where it is said otherwise. */
const onAnother = (a: Action): string | undefined => {
  switch (a.effect) {
    case 'move':
    case 'push':
      return a.who === 'you' ? undefined : `${a.effect} ${who(a.who)} ${path(a.path)}`;
    case 'swap':
      return a.who === 'you' ? undefined : `swap ${who(a.who)} with ${who(a.with)}`;
    case 'leave':
      return `remove ${whom(a.who)} from the line`;
    case 'return':
      return `return ${whom(a.who)} to ${place(a.to)}`;
    case 'damage':
      return a.who === 'you' && !a.split
        ? undefined
        : join('deal', amount(a.amount, 'damage'), a.split ? 'split among' : 'to', who(a.who));
    case 'hit':
      return a.who === 'you' ? undefined : `hit ${who(a.who)}`;
    case 'reduce':
    case 'increase':
      return a.who === 'you'
        ? undefined
        : join(a.effect, damageOf(a.from), 'to', who(a.who), 'by', bare(a.amount), during(a.for));
    case 'limit':
      return a.who === 'you'
        ? undefined
        : join('limit', damageOf(a.from), 'to', who(a.who), 'to', bare(a.amount), during(a.for));
    case 'prevent':
    case 'double':
    case 'halve':
      return a.who === 'you'
        ? undefined
        : join(a.effect, 'all', damageOf(a.from), 'to', who(a.who), during(a.for));
    case 'redirect':
      return a.who === 'you'
        ? undefined
        : join(
            'redirect',
            a.amount === undefined ? `all ${damageOf(a.from)}` : amount(a.amount, damageOf(a.from)),
            'from',
            who(a.who),
            'to',
            who(a.to),
            during(a.for),
          );
    case 'share':
      return a.who === 'you'
        ? undefined
        : join('share all', damageOf(a.from), 'to', who(a.who), 'with', who(a.with), during(a.for));
    case 'set-hp':
      return a.who === 'you' ? undefined : `set the HP of ${who(a.who)} to ${bare(a.amount)}`;
    case 'die':
      return a.who === 'you' ? undefined : `kill ${who(a.who)}`;
    case 'initiative':
      return a.who === 'you' ? undefined : `pass the initiative to ${who(a.who)}`;
    default:
      return undefined;
  }
};

const PART = {
  reveal: 'the reveal',
  damage: 'damage',
  replenish: 'replenishing hands',
  initiative: 'passing the initiative',
  events: 'events',
} as const;

const onTable = (a: Action): string => {
  switch (a.effect) {
    case 'rearrange':
      return `${a.how} the line`;
    case 'mill':
      return join('discard the top', String(a.count), plural(a.count, 'card'), 'of', deck(a.deck));
    case 'reshuffle':
      return `shuffle the discard pile into ${deck(a.deck)}`;
    case 'reverse-order':
      return join('reverse the order of play', during(a.for));
    case 'incoming':
      return `draw ${a.count} Incoming! ${plural(a.count, 'card')}`;
    case 'forbid':
      return join(forbidden(a.what), during(a.for));
    case 'skip':
      return join('skip', PART[a.what], during(a.for));
    case 'remain':
      return `this card remains in play ${a.for === 'next-turn' ? 'for the next turn' : span(a.for)}`;
    case 'spend':
      if (a.may) return `spend ${amount(a.amount, 'Durability', `of ${equipment(a.what)}`)}`;
      return `${equipment(a.what)} loses ${amount(a.amount, 'Durability')}`;
    case 'repair':
      if (a.may) return `repair ${amount(a.amount, 'Durability', `of ${equipment(a.what)}`)}`;
      return `${equipment(a.what)} gains ${amount(a.amount, 'Durability')}`;
    default:
      throw new Error(`no words for the effect ${a.effect}`);
  }
};

const forbidden = (h: Happening): string => {
  if (typeof h.who === 'object' && h.who.pick === 'each')
    return join('no', h.who.other && 'other', 'Komrade', filters(h.who.where), 'may', done(h));
  return `${who(h.who)} cannot ${done(h)}`;
};

/** "Any Komrade with no equipment draws a card" would mean all of them. */
const chosenOfSuch = (w: Who): w is Komrades =>
  typeof w === 'object' && w.pick === 'any' && w.where !== undefined;

/** Effects said of something other than you, even where you may choose them. */
const RULES: ReadonlySet<string> = new Set(['forbid', 'remain']);

/** Whom a clause without a subject would speak of. */
type Carried = 'you' | 'that';

/** `plain`: after "chooses one", where a clause without a subject stands in the plain form. */
const clause = (a: Action, carried: Carried, plain = false): { text: string; carried: Carried } => {
  const may = a.may === true;
  if (!isPatient(a) && !isActor(a))
    return {
      text: may ? `you may ${RULES.has(a.effect) ? 'rule that ' : ''}${onTable(a)}` : onTable(a),
      carried: may ? 'you' : carried,
    };
  const phrase = verbPhrase(a);
  const subject = (w: Who): string => {
    if (chosenOfSuch(w))
      return `${komrades(w).replace(/^(any(?: other)? Komrade)/, '$1 of your choice')} ${may ? `may ${phrase}` : inThirdPerson(phrase)}`;
    if (w === 'you' || isPlural(w))
      return may ? `${who(w)} may ${phrase}` : `${who(w)} ${phrase.replace(/^be /, 'are ')}`;
    return may ? `${who(w)} may ${phrase}` : `${who(w)} ${inThirdPerson(phrase)}`;
  };
  const yours = isPatient(a) && a.by === undefined;
  if (
    a.who === 'that' &&
    carried === 'that' &&
    !(yours && hasChoice(a)) &&
    !(a.effect === 'damage' && a.split)
  )
    return { text: may ? `may ${phrase}` : plain ? phrase : inThirdPerson(phrase), carried };
  const object = yours ? onAnother(a) : undefined;
  if (object !== undefined)
    return { text: may ? `you may ${object}` : object, carried: may ? 'you' : carried };
  if (a.who === 'you') {
    const silent = carried === 'you' && !may && !phrase.startsWith('be ');
    return { text: silent ? phrase : subject('you'), carried: 'you' };
  }
  if (yours && hasChoice(a))
    return {
      text: `${may ? 'you may have' : 'have'} ${who(a.who)} ${phrase}`,
      carried: may ? 'you' : carried,
    };
  return { text: subject(a.who), carried: 'that' };
};

/** "a", "a and b", "a, b and c". */
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const step = (s: Step, from: Carried, plain = false): { text: string; carried: Carried } => {
  let carried = from;
  const texts = s.map((a) => {
    const done = clause(a, carried, plain);
    carried = done.carried;
    return done.text;
  });
  return { text: listed(texts), carried };
};

const steps = (all: readonly Step[]): string => {
  let carried: Carried = 'you';
  return all
    .map((s) => {
      const done = step(s, carried);
      carried = done.carried;
      return done.text;
    })
    .join(', then ');
};

// Conditions ---------------------------------------------------------------------------------------------------------

const openSpace = (s: OpenCondition['open']): string => {
  if (typeof s === 'string') return s === 'last' ? 'the last space' : 'the targeted space';
  if ('space' in s) return `space ${s.space}`;
  return 'ahead' in s ? `the space in front of ${ANCHOR[s.ahead]}` : `the space behind ${ANCHOR[s.behind]}`;
};

const simple = (c: SimpleCondition): string => {
  if ('number' in c) {
    const { number } = c;
    if ('count' in number && number.count === 'komrades' && number.where) {
      const last = number.where.at(-1) as Filter;
      if (c.cmp === 'exactly' && c.n === 0)
        return join(
          'no',
          number.other && 'other',
          'Komrade',
          filters(number.where.slice(0, -1)),
          predicate(last),
        );
      if (c.cmp !== 'exactly' && number.where.length === 1 && !number.other)
        return `${compared(c.cmp, c.n)} Komrades ${predicate(last, true)}`;
    }
    const n = c.cmp === 'exactly' ? `exactly ${c.n}` : compared(c.cmp, c.n);
    return `${whole(c.number)} is ${n}`;
  }
  if ('incoming' in c) return join('the Incoming! card is', c.not && 'not', TYPE[c.incoming]);
  if ('open' in c) return join(openSpace(c.open), 'is', c.not && 'not', 'open');
  return `${who(c.who)} ${predicate(c.is, c.who === 'you' || isPlural(c.who))}`;
};

const condition = (c: Condition): string => {
  if ('done' in c) return 'you do';
  if ('all' in c) return c.all.map(simple).join(' and ');
  if ('either' in c) return c.either.map(simple).join(' or ');
  return simple(c);
};

// When ---------------------------------------------------------------------------------------------------------------

const TURN = { this: '', next: ' of the next turn', each: ' of each turn' } as const;
const MOMENT = {
  reveal: 'before the reveal',
  damage: 'before damage',
  'after-damage': 'after damage',
  replenish: 'before hands are replenished',
} as const;

const when = (w: When): string => {
  if ('anytime' in w) return w.only === undefined ? 'at any time' : `only ${MOMENT[w.only]}`;
  if ('card' in w) return `when this card is ${w.card}`;
  if ('at' in w) {
    if (w.at === 'start' || w.at === 'end')
      return w.turn === 'this'
        ? `at ${w.at} of turn`
        : join(`at the ${w.at}${TURN[w.turn]}`, during(w.during));
    return join(MOMENT[w.at] + TURN[w.turn], during(w.during));
  }
  if (w.often === 'each' && !w.would && w.on.who === 'you' && w.on.event === 'die')
    return join('when you die', during(w.during));
  const often = { each: 'each time', first: 'the first time', next: 'the next time' }[w.often];
  if (!w.would) return join(often, happens(w.on), during(w.during));
  const what = `${who(w.on.who)} would ${done(w.on)}`;
  return join(w.often === 'each' ? 'if' : often, what, during(w.during));
};

const limit = (l: Limit): string =>
  `${l.times === 1 ? 'once' : l.times === 2 ? 'twice' : `${l.times} times`} per ${l.per}`;

const sentence = (s: Sentence, head: string): string => {
  const doing = `${s.instead ? 'instead ' : ''}${steps(s.do)}.`;
  const parts = [head, s.if && `if ${condition(s.if)}`].filter(Boolean).join(', ');
  const said = parts === 'then' ? `then ${doing}` : parts ? `${parts}, ${doing}` : doing;
  const first = capital(said);
  return s.otherwise ? `${first} Otherwise, ${steps(s.otherwise)}.` : first;
};

const ability = (a: Ability): string => {
  const head = [a.limit && limit(a.limit), a.when && when(a.when)].filter(Boolean).join(', ');
  return a.body
    .map((s, i) => {
      if (i === 0) return sentence(s, head);
      const follows = head !== '' && !(s.if && 'done' in s.if);
      return sentence(s, follows ? 'then' : '');
    })
    .join(' ');
};

/** The text of a card, in the wording of the language. */
export const print = (text: CardText): string => text.map(ability).join(' ');

/** The target line of an Incoming! card: "Space 1 and the Komrade with the fewest HP". */
export const printTargets = (all: Targets): string => capital(all.map(at).join(' and '));

/** An action alone, as a clause: for logs and questions. "Draw 2 cards". */
export const printAction = (a: Action): string => capital(clause(a, 'you').text);
