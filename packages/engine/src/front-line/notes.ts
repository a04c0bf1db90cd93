/** What has happened, what it sets off, and what is in force: the part of the card language that looks back. */
import type { Ability, Did, When, Who } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import type { FrontLineDeck } from './deck.ts';
import type { Force, FrontLineState, Happened, Scope, TextFrame, Waiting } from './state.ts';
import { spanOf } from './state.ts';
import { inForce, isAction, textOf } from './table.ts';
import { anyOf, type Context, candidates, isSuch, passes } from './who.ts';

export const nextId = (state: FrontLineState): number => state.memory.nextId++;

/** A text about to be run. */
export function textFrame(
  state: FrontLineState,
  given: Pick<TextFrame, 'source' | 'you'> & Partial<TextFrame>,
): TextFrame {
  return {
    kind: 'text',
    id: nextId(state),
    that: [],
    target: null,
    answering: null,
    answers: [],
    warned: false,
    spared: [],
    results: {},
    matter: null,
    only: false,
    posthumous: false,
    ability: 0,
    sentence: 0,
    branch: null,
    step: 0,
    action: 0,
    options: [],
    option: 0,
    done: false,
    doneBefore: false,
    offered: false,
    taken: false,
    proposals: [],
    ...given,
  };
}

/** A place to ask from that is no running text: an ability that waits, or something in force. */
function standIn(
  state: FrontLineState,
  {
    source,
    you,
    that,
    target = null,
  }: { source: number; you: PlayerId; that: readonly PlayerId[]; target?: number | null },
): Context {
  const scope: Scope = {
    id: -1,
    source,
    you,
    that: that.slice(),
    target,
    answering: null,
    answers: [],
    warned: false,
    spared: [],
    results: {},
    matter: null,
  };
  return { state, scope, that, target, actor: you };
}

/** Whether a Komrade, dead or alive, is one of those that a selector means. */
function isOneOf(context: Context, who: Who, player: PlayerId): boolean {
  if (typeof who !== 'object') return anyOf(context, who, true).includes(player);
  if (who.pick !== 'any' && who.pick !== 'each' && who.pick !== 'random' && !isCount(who.pick)) {
    return anyOf(context, who, true).includes(player);
  }
  if (who.other && player === context.scope.you) return false;
  if (!context.state.out[player]) {
    return (
      candidates(context, { ...who, pick: 'each' }, true).includes(player) || isBare(context, who, player)
    );
  }
  return (who.where ?? []).every((filter) => passes(context, player, filter));
}

const isCount = (pick: unknown): boolean => typeof pick === 'object' && pick !== null && 'choose' in pick;

const isBare = ({ scope }: Context, { where, other }: Exclude<Who, string>, player: PlayerId): boolean =>
  (where === undefined || where.length === 0) && !(other && player === scope.you);

// Limits -------------------------------------------------------------------------------------------------------------

const useKey = (source: number, ability: number): string => `${source}:${ability}`;

/** Whether an ability may still be used: so many times a turn, or a game. */
export function mayUse(state: FrontLineState, source: number, index: number): boolean {
  const { limit } = textOf(state, source)[index] as Ability;
  if (!limit) return true;
  const uses = state.memory.uses.find(({ key }) => key === useKey(source, index));
  return (uses?.[limit.per] ?? 0) < limit.times;
}

export function countUse(state: FrontLineState, source: number, index: number): void {
  const key = useKey(source, index);
  let uses = state.memory.uses.find((one) => one.key === key);
  if (!uses) {
    uses = { key, game: 0, turn: 0 };
    state.memory.uses.push(uses);
  }
  uses.game++;
  uses.turn++;
}

// Abilities that wait ------------------------------------------------------------------------------------------------

/** Sets up an ability that has a `when`, for as long as its card is in play or `when` says. */
export function setUp(
  state: FrontLineState,
  scope: Pick<Scope, 'source' | 'you' | 'that' | 'target'>,
  ability: number,
  when: When,
): void {
  const { turn, memory } = state;
  const { source } = scope;
  if ('card' in when || 'anytime' in when) return;
  let span = staysInPlay(state, source) ? { from: turn, until: null } : { from: turn, until: turn };
  if ('at' in when) {
    if (when.turn === 'this') span = { from: turn, until: turn };
    else if (when.turn === 'next') span = { from: turn + 1, until: turn + 1 };
    else if (when.during) span = spanOf(when.during, turn) as typeof span;
    else if (!staysInPlay(state, source)) span = spanOf('game', turn) as typeof span;
  } else if (when.during) {
    span = spanOf(when.during, turn) as typeof span;
  } else if (when.often === 'next' && !staysInPlay(state, source)) {
    span = { from: turn, until: turn };
  }
  memory.waiting.push({
    id: nextId(state),
    source,
    ability,
    you: scope.you,
    that: scope.that.slice(),
    target: scope.target,
    ...span,
    times: 0,
  });
}

const staysInPlay = (state: FrontLineState, source: number): boolean =>
  source < 0 ||
  !isAction(state, source) ||
  state.gear.some((gear) => gear.some(({ card }) => card === source)) ||
  state.memory.remaining.some(({ card }) => card === source);

export const whenOf = (state: FrontLineState, { source, ability }: Waiting): When | undefined =>
  textOf(state, source)[ability]?.when;

/** The abilities that a happening sets off: those it comes before (`would`), or those it comes after. */
export function setOff(state: FrontLineState, happening: Omit<Happened, 'turn'>, would: boolean): Waiting[] {
  const { player, ...did } = happening;
  return state.memory.waiting.filter((waiting) => {
    if (!inForce(state, waiting) && !(did.event === 'die' && !would && player === waiting.you)) return false;
    const when = whenOf(state, waiting);
    if (!when || !('on' in when) || (when.would === true) !== would) return false;
    if (!isSuch(did, when.on, waiting.source) || !mayUse(state, waiting.source, waiting.ability))
      return false;
    if (when.often === 'next' && waiting.times > 0) return false;
    const context = standIn(state, waiting);
    if (!isOneOf(context, when.on.who, player)) return false;
    if (when.often !== 'first') return true;
    return firstTime(state, context, when.on.who, did, when.during === 'game', would, waiting.source);
  });
}

/** Nothing of the sort happened before in the span, which is this turn unless it is the game. */
function firstTime(
  state: FrontLineState,
  context: Context,
  who: Who,
  did: Omit<Happened, 'turn' | 'player'>,
  game: boolean,
  would: boolean,
  source: number,
): boolean {
  const { happened, ever } = state.memory;
  const among = game ? [...ever, ...happened] : happened.filter(({ turn }) => turn === state.turn);
  const such = among.filter(
    (one) => isSuch(one, { event: did.event } as Did, source) && isOneOf(context, who, one.player),
  );
  return such.length <= (would ? 0 : 1);
}

/** The text of an ability whose time has come. */
export function dueFrame(
  state: FrontLineState,
  waiting: Waiting,
  about: PlayerId | null,
  given: Partial<TextFrame> = {},
): TextFrame {
  return textFrame(state, {
    source: waiting.source,
    you: waiting.you,
    that: about === null || about === waiting.you ? waiting.that.slice() : [about],
    target: waiting.target,
    only: true,
    ability: waiting.ability,
    ...given,
  });
}

/** What the texts of a deck ask about, and whether any asks about the whole game: nothing else needs to be written down. */
interface Watched {
  readonly events: ReadonlySet<string>;
  readonly ever: boolean;
}

const watchedByDeck = new WeakMap<FrontLineDeck, Watched>();

function watchedBy(deck: FrontLineDeck): Watched {
  let watched = watchedByDeck.get(deck);
  if (!watched) {
    const texts = JSON.stringify(
      [...deck.actions, ...deck.incoming, ...deck.characters].map(({ text }) => text),
    );
    watched = {
      events: new Set(Array.from(texts.matchAll(/"event":"([a-z-]+)"/g), ([, event]) => event as string)),
      ever: /"in":"game"|"during":"game"/.test(texts),
    };
    watchedByDeck.set(deck, watched);
  }
  return watched;
}

/** Writes down what happened, and has whatever it sets off wait for its turn. */
export function note(
  state: FrontLineState,
  happening: Omit<Happened, 'turn'>,
  answering: number | null = null,
): void {
  const { memory } = state;
  const watched = watchedBy(state.setup.deck);
  if (!watched.events.has(happening.event)) return;
  const one: Happened = { ...happening, turn: state.turn };
  memory.happened.push(one);
  for (const waiting of setOff(state, happening, false)) {
    waiting.times++;
    countUse(state, waiting.source, waiting.ability);
    memory.due.push(
      dueFrame(state, waiting, happening.player, {
        posthumous: happening.event === 'die' && happening.player === waiting.you,
        answering,
      }),
    );
  }
  if (!watched.ever) return;
  const known = memory.ever.some(
    (before) =>
      before.event === one.event &&
      before.player === one.player &&
      before.kind === one.kind &&
      before.from === one.from &&
      before.source === one.source,
  );
  if (!known) memory.ever.push(one);
}

// In force -----------------------------------------------------------------------------------------------------------

export const forcesOf = (state: FrontLineState): Force[] =>
  state.memory.forces.filter((force) => inForce(state, force));

/** Whether a card that is in force forbids it. */
export function isForbidden(
  state: FrontLineState,
  did: Omit<Happened, 'turn' | 'source'> & { source?: number | null },
): boolean {
  if (state.memory.forces.length === 0) return false;
  return forcesOf(state).some(
    (force) =>
      force.rule.force === 'forbid' &&
      isSuch({ ...did, source: did.source ?? null }, force.rule.did, force.source) &&
      isOneOf(standIn(state, force), force.rule.who, did.player),
  );
}

/** Whether that part of the turn is left out. */
export const isSkipped = (
  state: FrontLineState,
  what: 'reveal' | 'damage' | 'replenish' | 'initiative' | 'events',
): boolean => forcesOf(state).some(({ rule }) => rule.force === 'skip' && rule.what === what);

export function addForce(
  state: FrontLineState,
  scope: Pick<Scope, 'source' | 'you' | 'that'>,
  rule: Force['rule'],
  span: { from: number; until: number | null },
): void {
  state.memory.forces.push({
    id: nextId(state),
    source: scope.source,
    you: scope.you,
    that: scope.that.slice(),
    ...span,
    rule,
  });
}
