/**
 * The normal form of an AST: where two trees would say the same, only one of them is allowed. The parser makes no other,
 * the schema lets no other in, and so `parse(print(ast))` can be `ast`.
 */
import type {
  Ability,
  Action,
  ActorEffect,
  Amount,
  At,
  CardPick,
  CardText,
  Condition,
  Path,
  PatientEffect,
  Place,
  Quantity,
  RuleEffect,
  Step,
  TargetCards,
  Who,
} from './ast.ts';

type Effect = Action['effect'];

const PATIENT: Record<PatientEffect['effect'], true> = {
  move: true,
  push: true,
  swap: true,
  leave: true,
  return: true,
  damage: true,
  hit: true,
  reduce: true,
  increase: true,
  limit: true,
  prevent: true,
  double: true,
  halve: true,
  redirect: true,
  share: true,
  gain: true,
  lose: true,
  'set-hp': true,
  die: true,
  draw: true,
  fill: true,
  trim: true,
  discard: true,
  give: true,
  reveal: true,
  exchange: true,
  stack: true,
  replace: true,
  initiative: true,
};

const ACTOR: Record<ActorEffect['effect'], true> = {
  'move-target': true,
  'copy-target': true,
  'swap-targets': true,
  'turn-target': true,
  'place-target': true,
  'remove-target': true,
  take: true,
  'take-equipment': true,
  break: true,
  look: true,
  play: true,
  cancel: true,
  'copy-card': true,
  'choose-komrade': true,
  choose: true,
};

const TABLE: Record<RuleEffect['effect'], true> = {
  rearrange: true,
  mill: true,
  reshuffle: true,
  'reverse-order': true,
  incoming: true,
  forbid: true,
  skip: true,
  remain: true,
  spend: true,
  repair: true,
};

/** Every effect of the language. */
export const EFFECTS = [...Object.keys(PATIENT), ...Object.keys(ACTOR), ...Object.keys(TABLE)] as Effect[];

export const isPatient = (a: Action): a is PatientEffect & Action => Object.hasOwn(PATIENT, a.effect);
export const isActor = (a: Action): a is ActorEffect & Action => Object.hasOwn(ACTOR, a.effect);

/** The Komrades that an action is done to or by; of the table's effects, none. */
export const whoOf = (a: Action): Who | undefined => (isPatient(a) || isActor(a) ? a.who : undefined);

// Choices ------------------------------------------------------------------------------------------------------------

const openAmount = (n: Amount | 'all' | undefined): boolean => typeof n === 'object' && 'upTo' in n;
const openWho = (w: Who): boolean =>
  typeof w === 'object' && (w.pick === 'any' || (typeof w.pick === 'object' && 'choose' in w.pick));
const openPlace = (p: Place): boolean =>
  typeof p === 'string'
    ? p === 'any' || p === 'any-open'
    : 'beside' in p ||
      ('of' in p && openWho(p.of)) ||
      ('ahead' in p && openWho(p.ahead)) ||
      ('behind' in p && openWho(p.behind));
const _openAt = (a: At): boolean => ('komrade' in a ? openWho(a.komrade) : openPlace(a.place));
const openGoal = (w: Who | 'target'): boolean => w !== 'target' && openWho(w);
const openPath = (p: Path): boolean => {
  if ('to' in p) return openPlace(p.to);
  if ('way' in p) return p.way === 'either' || openAmount(p.spaces);
  return openAmount(p.spaces) || openGoal('toward' in p ? p.toward : p.away);
};
const openCards = (c: CardPick): boolean => openAmount(c.count) || (c.count !== 'all' && c.random !== true);

/**
 * Whether there is anything to decide within an action of {@link PatientEffect}, apart from whom it is done to.
 * Only then does it matter who decides.
 */
export const hasChoice = (a: Action): boolean => {
  if (a.may) return true;
  switch (a.effect) {
    case 'move':
    case 'push':
      return openPath(a.path);
    case 'swap':
    case 'share':
    case 'exchange':
      return openWho(a.with);
    case 'return':
      return openPlace(a.to);
    case 'damage':
      return a.split === true || openAmount(a.amount);
    case 'reduce':
    case 'increase':
    case 'limit':
    case 'gain':
    case 'lose':
      return openAmount(a.amount);
    case 'redirect':
      return openWho(a.to) || openAmount(a.amount);
    case 'draw':
      return openAmount(a.count);
    case 'discard':
    case 'stack':
      return openCards(a.cards);
    case 'give':
      return openCards(a.cards) || openWho(a.to);
    case 'replace':
    case 'trim':
      return true;
    default:
      return false;
  }
};

// Laws ---------------------------------------------------------------------------------------------------------------

/** Effects that last, and may say for how long. */
export const lasts = (a: Action): boolean =>
  a.effect === 'reduce' ||
  a.effect === 'increase' ||
  a.effect === 'limit' ||
  a.effect === 'prevent' ||
  a.effect === 'double' ||
  a.effect === 'halve' ||
  a.effect === 'redirect' ||
  a.effect === 'share' ||
  a.effect === 'reverse-order' ||
  a.effect === 'forbid' ||
  a.effect === 'skip';

const stepsOf = (ability: Ability): readonly Step[] =>
  ability.body.flatMap((s) => [...s.do, ...(s.otherwise ?? [])]);

const headed = (a: Ability): boolean => a.when !== undefined || a.limit !== undefined;

const isDone = (c: Condition | undefined): boolean => c !== undefined && 'done' in c;

/** Breaches of the normal form, as the law broken; none for every AST that `parse` makes. */
export const breaches = (text: CardText): readonly string[] => {
  const found: string[] = [];
  for (const [i, ability] of text.entries()) {
    const before = text[i - 1];
    if (before && !headed(before) && !headed(ability))
      found.push('two abilities without when or limit are one');
    if (ability.body[0]?.instead && ability.when && 'on' in ability.when && !ability.when.would)
      found.push('what stands instead of a thing comes before it: `would`');
    if (
      ability.when &&
      'on' in ability.when &&
      typeof ability.when.on.who === 'object' &&
      ability.when.on.who.pick === 'each'
    )
      found.push('what happens to one of them is enough: any, not each');
    if (isDone(ability.body[0]?.if))
      found.push('the first sentence of an ability has no sentence before it to be done');
    for (const sentence of ability.body) {
      for (const steps of [sentence.do, sentence.otherwise ?? []]) {
        const flat = steps.flat();
        if (flat.slice(0, -1).some((a) => a.effect === 'choose')) found.push('choose comes last');
      }
    }
    for (const step of stepsOf(ability)) for (const action of step) found.push(...actionBreaches(action));
  }
  return found;
};

const actionBreaches = (a: Action): string[] => {
  const found: string[] = [];
  if (a.by && (!isPatient(a) || !hasChoice(a) || a.who === 'you'))
    found.push('`by` is only where another has something to decide');
  if (a.by && a.effect === 'damage' && a.split) found.push('`by`: who deals out damage decides');
  if (a.effect === 'choose')
    for (const option of a.options) for (const x of option) found.push(...actionBreaches(x));
  if ((a.effect === 'move' || a.effect === 'push') && !('to' in a.path) && !('way' in a.path)) {
    const anchor = 'toward' in a.path ? a.path.toward : a.path.away;
    if (anchor === 'kommissar') found.push('toward the Kommissar is backward, away from him forward');
  }
  return found;
};

/** Visits every selector of Komrades in an action, `who` first. */
export const selectors = (a: Action): readonly Who[] => {
  const found: Who[] = [];
  const add = (w: Who | undefined): void => {
    if (w !== undefined) found.push(w);
  };
  const target = (t: TargetCards): void => {
    if (typeof t === 'object') add(t.at);
  };
  const place = (p: Place): void => {
    if (typeof p === 'string' || 'space' in p) return;
    add('of' in p ? p.of : 'ahead' in p ? p.ahead : 'behind' in p ? p.behind : p.beside);
  };
  const at = (x: At): void => ('komrade' in x ? add(x.komrade) : place(x.place));
  add(whoOf(a));
  switch (a.effect) {
    case 'move':
    case 'push':
      if ('to' in a.path) place(a.path.to);
      else if (!('way' in a.path)) {
        const goal = 'toward' in a.path ? a.path.toward : a.path.away;
        if (goal !== 'target') add(goal);
      }
      break;
    case 'swap':
    case 'share':
    case 'exchange':
      add(a.with);
      break;
    case 'return':
      place(a.to);
      break;
    case 'redirect':
    case 'give':
      add(a.to);
      break;
    case 'move-target':
      target(a.target);
      if (!('way' in a.to)) at(a.to);
      break;
    case 'copy-target':
      target(a.target);
      at(a.to);
      break;
    case 'swap-targets':
      target(a.target);
      target(a.with);
      break;
    case 'turn-target':
    case 'remove-target':
      target(a.target);
      break;
    case 'place-target':
      at(a.to);
      break;
    case 'take':
      if (a.from !== 'discard-pile') add(a.from.hand);
      break;
    case 'take-equipment':
    case 'break':
    case 'spend':
    case 'repair':
      if (a.what !== 'this') add(a.what.of);
      break;
    case 'look':
      if ('hand' in a.at) add(a.at.hand);
      else if ('faceDown' in a.at) add(a.at.faceDown);
      break;
    case 'cancel':
    case 'copy-card':
      if (typeof a.card === 'object') add(a.card.of);
      break;
    case 'choose-komrade':
      add(a.choice);
      break;
    case 'forbid':
      add(a.what.who);
      break;
    case 'choose':
      for (const option of a.options) for (const x of option) found.push(...selectors(x));
      break;
    default:
  }
  return found;
};

/** Visits every amount in an action. */
export const amounts = (a: Action): readonly (Amount | 'all')[] => {
  switch (a.effect) {
    case 'move':
    case 'push':
      return 'to' in a.path ? [] : [a.path.spaces];
    case 'move-target':
      return 'way' in a.to ? [a.to.spaces] : [];
    case 'damage':
    case 'reduce':
    case 'increase':
    case 'limit':
    case 'gain':
    case 'lose':
    case 'set-hp':
    case 'spend':
    case 'repair':
      return [a.amount];
    case 'redirect':
      return a.amount === undefined ? [] : [a.amount];
    case 'draw':
      return [a.count];
    case 'discard':
    case 'give':
    case 'stack':
    case 'take':
    case 'play':
      return [a.cards.count];
    case 'choose':
      return a.options.flatMap((o) => o.flatMap(amounts));
    default:
      return [];
  }
};

/** The quantity that an amount counts, if it counts any. */
export const quantityOf = (n: Amount | 'all'): Quantity | undefined => {
  if (typeof n !== 'object') return undefined;
  const fixed = 'upTo' in n ? n.upTo : n;
  return typeof fixed === 'object' ? fixed.per : undefined;
};
