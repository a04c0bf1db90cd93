/**
 * Which Komrades, how many, where, and whether: the parts of a card's text that ask about the table. Whoever asks may
 * have to wait for a player's answer, so these are generators: they yield what must be decided and are handed the answer.
 * They change nothing, so that they can be run again from the beginning with the answers given so far.
 */
import type {
  Amount,
  Anchor,
  At,
  CardKind,
  Condition,
  Did,
  Filter,
  Fixed,
  Happening,
  Komrades,
  OpenCondition,
  Place,
  Quantity,
  SimpleCondition,
  TargetCards,
  Who,
} from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { OPEN, openSpaces } from './line.ts';
import type { Choice, DamageFrame, FrontLineState, Happened, Scope, TargetCard, TextFrame } from './state.ts';
import {
  characterOf,
  coveredSpaces,
  fromFront,
  handOf,
  incomingCard,
  incomingOfTurn,
  isAction,
  isOffLine,
  living,
  measure,
  nextLiving,
  spaceOf,
  targetKomrade,
  targetSpace,
} from './table.ts';

/** What a text asks: a player's decision, a number by chance, or whether would-abilities let it happen. */
export type Ask =
  | {
      readonly player: PlayerId;
      readonly what: Choice['what'];
      readonly options: readonly number[];
      readonly fromHand?: { readonly kind: CardKind | null };
    }
  | { readonly below: number }
  | { readonly would: readonly (Did & { readonly player: PlayerId })[] };

export type Asking<T> = Generator<Ask, T, number>;

/** Where a text is worked out: on a state, for a scope; `that` as it stands within the action. */
export interface Context {
  readonly state: FrontLineState;
  readonly scope: Scope;
  that: readonly PlayerId[];
  target: number | null;
  /** The Komrade who acts. */
  actor: PlayerId;
}

/** The Kommissar, where a text may move him. He holds no seat. */
export const KOMMISSAR = -2;

export function* pickOne(player: PlayerId, what: Choice['what'], options: readonly number[]): Asking<number> {
  return options.length === 0 ? -1 : yield { player, what, options };
}

// Who ----------------------------------------------------------------------------------------------------------------

const asksOffLine = (filters: readonly Filter[] = []): boolean =>
  filters.some((filter) => 'is' in filter && filter.is === 'off-line');

/** The living who pass every filter, from the front; those off the line only where they can be reached. */
export function candidates(context: Context, who: Komrades, reach: boolean): PlayerId[] {
  const { state } = context;
  const { where = [], other } = who;
  const offLine = reach || asksOffLine(where);
  return fromFront(state, living(state)).filter(
    (player) =>
      (offLine || !isOffLine(state, player)) &&
      !(other && player === context.actor) &&
      where.every((filter) => passes(context, player, filter)),
  );
}

/**
 * @param decider - who chooses, where it is a choice
 * @param reach - whether Komrades off the line can be reached (FR15)
 */
export function* select(
  context: Context,
  who: Who,
  decider: PlayerId,
  reach: boolean,
  except?: PlayerId,
): Asking<PlayerId[]> {
  const { state, scope } = context;
  const here = (player: PlayerId) => !state.out[player] && (reach || !isOffLine(state, player));
  switch (who) {
    case 'you':
      return here(scope.you) ? [scope.you] : [];
    case 'that':
      return context.that.filter(here);
    case 'kommissar':
      return [KOMMISSAR];
    case 'left':
    case 'right': {
      const player = nextLiving(state, context.actor, who === 'left' ? 1 : -1);
      return player !== context.actor && here(player) ? [player] : [];
    }
  }
  const found = candidates(context, who, reach).filter((player) => player !== except);
  const { pick } = who;
  if (pick === 'each') return found;
  if (found.length === 0) return [];
  if (pick === 'any') return [yield* pickOne(decider, 'komrade', found)];
  if (pick === 'random') return [found[yield { below: found.length }] as PlayerId];
  if (pick === 'front') return found.slice(0, 1);
  if (pick === 'rear') return found.slice(-1);
  if ('choose' in pick) {
    const chosen: PlayerId[] = [];
    while (chosen.length < pick.choose && chosen.length < found.length) {
      const left = found.filter((player) => !chosen.includes(player));
      const player = yield* pickOne(decider, 'komrade', pick.upTo ? [...left, -1] : left);
      if (player < 0) break;
      chosen.push(player);
    }
    return fromFront(state, chosen);
  }
  if ('nearest' in pick || 'farthest' in pick) {
    const near = 'nearest' in pick;
    const anchor = near ? pick.nearest : pick.farthest;
    const from = anchorSpace(context, anchor);
    const itself = anchorKomrade(context, anchor);
    const others = found.filter((player) => player !== itself && spaceOf(state, player) >= 0);
    if (from < 0) return [];
    return best(others, (player) => Math.abs(spaceOf(state, player) - from) * (near ? -1 : 1));
  }
  const most = 'most' in pick;
  const what = most ? pick.most : pick.fewest;
  return best(found, (player) => measure(state, player, what) * (most ? 1 : -1));
}

/** The best of several, the one nearest the front where several qualify (FR25). */
function best(players: readonly PlayerId[], worth: (player: PlayerId) => number): PlayerId[] {
  let winner: PlayerId | undefined;
  for (const player of players) if (winner === undefined || worth(player) > worth(winner)) winner = player;
  return winner === undefined ? [] : [winner];
}

/** Those a selector names, without asking: `any` and its like mean each of them. For conditions and triggers. */
export function anyOf(context: Context, who: Who, dead = false): PlayerId[] {
  const { state, scope } = context;
  switch (who) {
    case 'you':
      return dead || !state.out[scope.you] ? [scope.you] : [];
    case 'that':
      return context.that.filter((player) => dead || !state.out[player]);
    case 'kommissar':
      return [];
    case 'left':
    case 'right': {
      const player = nextLiving(state, context.actor, who === 'left' ? 1 : -1);
      return player === context.actor ? [] : [player];
    }
  }
  if (who.pick === 'any' || who.pick === 'each' || who.pick === 'random' || isChoice(who.pick)) {
    return candidates(context, who, true);
  }
  const chosen = select(context, who, scope.you, true).next();
  return chosen.done ? chosen.value : [];
}

const isChoice = (pick: Komrades['pick']): boolean => typeof pick === 'object' && 'choose' in pick;

// Places -------------------------------------------------------------------------------------------------------------

/** This card's target card, else the bound one. */
const targetOf = ({ state, scope, target }: Context): TargetCard | undefined =>
  state.targets.find((one) => one.card === scope.source) ?? state.targets.find((one) => one.id === target);

function anchorKomrade(context: Context, anchor: Anchor): PlayerId {
  if (anchor === 'you') return context.scope.you;
  if (anchor === 'that') return context.that[0] ?? -1;
  return -1;
}

/** Index of the anchor's space, or -1. */
export function anchorSpace(context: Context, anchor: Anchor): number {
  const { state } = context;
  if (anchor === 'kommissar') return state.line.length;
  if (anchor === 'target') {
    const target = targetOf(context);
    return target ? targetSpace(state, target) : -1;
  }
  const player = anchorKomrade(context, anchor);
  return player < 0 ? -1 : spaceOf(state, player);
}

/** FR14: the last space, by the table's ruling. */
export function lastSpace(state: FrontLineState, left: number): number {
  const { line } = state;
  const rear = line.length - 1;
  switch (state.setup.rulings.lastSpace) {
    case 'before-kommissar':
      return rear;
    case 'rearmost-open':
      return line.lastIndexOf(OPEN) < 0 ? rear : line.lastIndexOf(OPEN);
    case 'the-one-left':
      if (left >= 0 && line[left] === OPEN) return left;
      return line.lastIndexOf(OPEN) < 0 ? rear : line.lastIndexOf(OPEN);
  }
}

/** Index of a space, or -1 where there is none. */
export function* place(context: Context, where: Place, player: PlayerId, decider: PlayerId): Asking<number> {
  const { state } = context;
  const { line } = state;
  const all = line.map((_, at) => at);
  const open = all.filter((at) => line[at] === OPEN);
  const ask = function* (options: readonly number[]): Asking<number> {
    // Spaces are answered by their number (FR9).
    return (
      (yield* pickOne(
        decider,
        'space',
        options.map((at) => at + 1),
      )) - 1
    );
  };
  switch (where) {
    case 'front':
      return 0;
    case 'last':
      return line.length - 1;
    case 'middle':
      return Math.floor((line.length - 1) / 2);
    case 'left': {
      const left = state.offLine.find((one) => one.player === player)?.left ?? -1;
      return left >= 0 && left < line.length ? left : line.length - 1;
    }
    case 'any':
      return yield* ask(all);
    case 'any-open':
      return open.length === 0 ? -1 : yield* ask(open);
    case 'nearest-open': {
      const from = spaceOf(state, player);
      return best(open, (at) => -Math.abs(at - from))[0] ?? -1;
    }
    case 'front-open':
      return open[0] ?? -1;
    case 'rear-open':
      return open.at(-1) ?? -1;
    case 'random':
      return yield { below: line.length };
    case 'target':
      return anchorSpace(context, 'target');
  }
  if ('space' in where) return Math.min(where.space, line.length) - 1;
  const who =
    'of' in where
      ? where.of
      : 'ahead' in where
        ? where.ahead
        : 'behind' in where
          ? where.behind
          : where.beside;
  const [komrade] = yield* select(context, who, decider, false);
  const at = komrade === undefined ? -1 : komrade === KOMMISSAR ? line.length : spaceOf(state, komrade);
  if (at < 0) return -1;
  if ('of' in where) return at < line.length ? at : -1;
  if ('ahead' in where) return at - 1;
  if ('behind' in where) return at + 1 < line.length ? at + 1 : -1;
  const beside = [at - 1, at + 1].filter((one) => one >= 0 && one < line.length);
  return beside.length === 0 ? -1 : yield* ask(beside);
}

/** Where a target card is to lie; undefined where there is nobody, or no such space. */
export function* destination(
  context: Context,
  at: At,
  decider: PlayerId,
  current: TargetCard | undefined,
): Asking<TargetCard['at'] | undefined> {
  const { state } = context;
  if ('komrade' in at) {
    const pointed = current && targetKomrade(state, current);
    const who = at.komrade;
    // FR35: other than the Komrade it points at now.
    const other = typeof who === 'object' && who.other === true && current !== undefined;
    const asked: Who = other ? { pick: who.pick, ...(who.where && { where: who.where }) } : who;
    const [komrade] = yield* select(context, asked, decider, false, other ? pointed : undefined);
    return komrade === undefined || komrade === KOMMISSAR ? undefined : { komrade };
  }
  const space = yield* place(context, at.place, context.actor, decider);
  return space < 0 || space >= state.line.length ? undefined : { space };
}

/** The target cards that are meant. */
export function* targets(
  context: Context,
  what: TargetCards,
  decider: PlayerId,
  named: readonly number[] = [],
): Asking<TargetCard[]> {
  const { state, scope } = context;
  if (what === 'this') return state.targets.filter((one) => one.card === scope.source);
  if (what === 'that') {
    const target = state.targets.find((one) => one.id === context.target);
    return target ? [target] : [];
  }
  const found = matchingTargets(context, what).filter((one) => !what.other || !named.includes(one.id));
  if (what.pick === 'each') return found;
  const count = what.pick === 'any' ? 1 : what.pick.choose;
  const chosen: TargetCard[] = [];
  while (chosen.length < count && chosen.length < found.length) {
    const left = found.filter((one) => !chosen.includes(one)).map((one) => one.id);
    const id = yield* pickOne(decider, 'target', left);
    chosen.push(found.find((one) => one.id === id) as TargetCard);
  }
  return chosen;
}

export function matchingTargets(context: Context, what: Exclude<TargetCards, 'that' | 'this'>): TargetCard[] {
  const { state } = context;
  const at = what.at === undefined ? undefined : anyOf(context, what.at);
  return state.targets.filter((one) => {
    if (what.type && incomingCard(state, one.card).type !== what.type) return false;
    const komrade = targetKomrade(state, one);
    return at === undefined || (komrade !== undefined && at.includes(komrade));
  });
}

// Whether ------------------------------------------------------------------------------------------------------------

export function passes(context: Context, player: PlayerId, filter: Filter): boolean {
  const { state, scope } = context;
  if ('has' in filter) {
    const has = measure(state, player, filter.has);
    if ('cmp' in filter) return compares(has, filter.cmp, filter.n);
    if (filter.of === 'others') {
      const others = living(state).filter((one) => one !== player);
      return others.every((one) =>
        filter.than === 'more'
          ? has > measure(state, one, filter.has)
          : has < measure(state, one, filter.has),
      );
    }
    const other = filter.of === 'you' ? scope.you : context.that[0];
    if (other === undefined) return false;
    const theirs = measure(state, other, filter.has);
    return filter.than === 'more' ? has > theirs : has < theirs;
  }
  return holdsOf(context, player, filter) !== (filter.not === true);
}

function holdsOf(context: Context, player: PlayerId, filter: Exclude<Filter, { has: unknown }>): boolean {
  const { state, scope } = context;
  const space = spaceOf(state, player);
  if ('at' in filter) {
    if (space < 0) return false;
    if (typeof filter.at === 'object') {
      if ('first' in filter.at) return space < filter.at.first;
      if ('last' in filter.at) return space >= state.line.length - filter.at.last;
      return space === filter.at.space - 1;
    }
    switch (filter.at) {
      case 'front':
        return state.line.findIndex((one) => one !== OPEN) === space;
      case 'rear':
        return state.line.findLastIndex((one) => one !== OPEN) === space;
      case 'last':
        return space === state.line.length - 1;
      case 'target':
        return space === anchorSpace(context, 'target');
    }
  }
  if ('within' in filter) {
    const from = anchorSpace(context, filter.of);
    return (
      space >= 0 &&
      from >= 0 &&
      player !== anchorKomrade(context, filter.of) &&
      Math.abs(space - from) <= filter.within
    );
  }
  if ('of' in filter) {
    const from = anchorSpace(context, filter.of);
    if (space < 0 || from < 0) return false;
    const away = filter.spaces;
    if (away !== undefined) return filter.is === 'ahead' ? from - space === away : space - from === away;
    if (filter.is === 'ahead') return space < from;
    if (filter.is === 'behind') return space > from;
    return Math.abs(space - from) === 1;
  }
  if ('is' in filter) {
    switch (filter.is) {
      case 'affected': {
        const card =
          scope.source > 0 && !isAction(state, scope.source) ? scope.source : incomingOfTurn(state);
        return card !== undefined && space >= 0 && coveredSpaces(state, card).has(space);
      }
      case 'targeted':
        return measure(state, player, 'targets') > 0;
      case 'off-line':
        return isOffLine(state, player);
      case 'initiative':
        return state.initiative === player;
      case 'alone':
        return space >= 0 && [space - 1, space + 1].every((at) => (state.line[at] ?? OPEN) === OPEN);
    }
  }
  if ('named' in filter) {
    const character = state.characters[player] ?? -1;
    return character >= 0 && characterOf(state, character).name.toLowerCase() === filter.named.toLowerCase();
  }
  return happenedTo(context, filter.did, filter.in).some((one) => one.player === player);
}

/** What of that kind happened within the span. */
function happenedTo(context: Context, did: Did, span: 'turn' | 'last-turn' | 'game'): Happened[] {
  const { state, scope } = context;
  const { happened, ever } = state.memory;
  const among =
    span === 'game' ? ever : happened.filter((one) => one.turn === state.turn - (span === 'turn' ? 0 : 1));
  return among.filter((one) => isSuch(one, did, scope.source));
}

/** Whether a happening is of a kind. */
export const isSuch = (one: Omit<Happened, 'player' | 'turn'>, did: Did, source: number): boolean =>
  one.event === did.event &&
  (did.kind === undefined || one.kind === did.kind) &&
  (did.from === undefined ||
    (did.from === 'this'
      ? one.source === source
      : did.from === 'incoming'
        ? one.from !== undefined
        : one.from === did.from));

const compares = (n: number, cmp: 'at-least' | 'at-most' | 'exactly', than: number): boolean =>
  cmp === 'at-least' ? n >= than : cmp === 'at-most' ? n <= than : n === than;

export function holds(context: Context, condition: Condition): boolean {
  if ('done' in condition) {
    const frame = context.scope as TextFrame;
    return frame.offered ? frame.taken : frame.doneBefore;
  }
  if ('all' in condition) return condition.all.every((one) => simply(context, one));
  if ('either' in condition) return condition.either.some((one) => simply(context, one));
  return simply(context, condition);
}

function simply(context: Context, condition: SimpleCondition): boolean {
  const { state } = context;
  if ('incoming' in condition) {
    const card = incomingOfTurn(state);
    const is = card !== undefined && incomingCard(state, card).type === condition.incoming;
    return is !== (condition.not === true);
  }
  if ('open' in condition) {
    const there = state.line[openSpace(context, condition.open)];
    return there !== undefined && (there === OPEN) !== (condition.not === true);
  }
  if ('number' in condition) return compares(quantity(context, condition.number), condition.cmp, condition.n);
  const players = anyOf(context, condition.who, true);
  const each = typeof condition.who === 'object' && condition.who.pick === 'each';
  if (players.length === 0) return false;
  const is = (player: PlayerId) => passes({ ...context, actor: player }, player, condition.is);
  return each ? players.every(is) : players.some(is);
}

/** Index of the space that a condition speaks of; outside the line where there is none. */
function openSpace(context: Context, where: OpenCondition['open']): number {
  if (where === 'last') return context.state.line.length - 1;
  if (where === 'target') return anchorSpace(context, 'target');
  if ('space' in where) return where.space - 1;
  const at = anchorSpace(context, 'ahead' in where ? where.ahead : where.behind);
  if (at < 0) return -1;
  return 'ahead' in where ? at - 1 : at + 1;
}

// How many -----------------------------------------------------------------------------------------------------------

function quantity(context: Context, what: Quantity): number {
  const { state, scope } = context;
  const of = (who: 'you' | 'that') => (who === 'you' ? scope.you : context.that[0]);
  if ('result' in what) return scope.results[what.result] ?? 0;
  if ('distance' in what) {
    const [a, b] = what.distance.map((anchor) => anchorSpace(context, anchor)) as [number, number];
    return a < 0 || b < 0 ? 0 : Math.max(0, Math.abs(a - b) - 1);
  }
  if ('times' in what) return timesOf(context, what.times);
  if ('table' in what) {
    switch (what.table) {
      case 'damage':
        return mattersDamage(context);
      case 'durability':
        return state.gear.flat().find(({ card }) => card === scope.source)?.durability ?? 0;
      case 'open-spaces':
        return openSpaces(state.line);
      case 'dead':
        return state.out.filter(Boolean).length;
      case 'turns':
        return state.turn;
    }
  }
  switch (what.count) {
    case 'komrades':
      return candidates(
        context,
        { pick: 'each', ...(what.other && { other: true }), ...(what.where && { where: what.where }) },
        false,
      ).length;
    case 'hp-lost': {
      const player = of(what.of);
      return player === undefined ? 0 : (state.memory.hpLost[player] ?? 0);
    }
    case 'hp-missing': {
      const player = of(what.of);
      if (player === undefined) return 0;
      return Math.max(0, (state.startHp[player] as number) - (state.hp[player] as number));
    }
    default: {
      const player = of(what.of);
      return player === undefined ? 0 : measure(state, player, what.count);
    }
  }
}

function timesOf(context: Context, { who, ...did }: Happening): number {
  const players = anyOf(context, who, true);
  return happenedTo(context, did, 'turn').filter((one) => players.includes(one.player)).length;
}

/** Damage of the matter at hand: what is proposed to whom it is about, or to all. */
function mattersDamage({ state, scope }: Context): number {
  const frame = state.memory.agenda.find(
    (one): one is DamageFrame => one.kind === 'damage' && one.id === scope.matter?.frame,
  );
  const player = scope.matter?.player ?? null;
  return (frame?.proposals ?? [])
    .filter((one) => player === null || one.player === player)
    .reduce((sum, one) => sum + one.amount, 0);
}

/** No amount is above this, whatever a card multiplies. */
const MOST = 40;

export function fixed(context: Context, n: Fixed): number {
  if (typeof n === 'number') return n;
  const { times, per, every = 1, roundUp, plus = 0, most = MOST } = n;
  const units = quantity(context, per) / every;
  return Math.max(0, Math.min(MOST, most, times * (roundUp ? Math.ceil(units) : Math.floor(units)) + plus));
}

/** A number, or the decider's choice of one, at most `cap`. */
export function* amount(
  context: Context,
  n: Amount,
  decider: PlayerId,
  least: number,
  cap: number = MOST,
): Asking<number> {
  if (typeof n !== 'object' || !('upTo' in n)) return fixed(context, n);
  const most = Math.min(fixed(context, n.upTo), cap);
  if (most <= least) return most;
  return yield* pickOne(
    decider,
    'amount',
    Array.from({ length: most - least + 1 }, (_, index) => least + index),
  );
}

/** Cards in hand of a kind. */
export const ofKind = (state: FrontLineState, player: PlayerId, kind: CardKind | null): number[] =>
  handOf(state, player).filter(
    (card) =>
      kind === null ||
      (card > 0 && state.setup.deck.actions[state.setup.faces[card - 1] as number]?.kind === kind),
  );
