/** The decisions of Front Line: who may decide, what is legal, and why anything else is not. */
import type { Actor, ClauseId, Illegal, PlayerId } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import type { CardId } from '../zones.ts';
import { answersTo } from './effects.ts';
import { canPlay } from './feasible.ts';
import { refusals } from './prose/en.ts';
import { charactersLeft, nextToPick, owesPick } from './setup.ts';
import type { FrontLineState, SourceId } from './state.ts';
import { actionCard, handOf } from './table.ts';
import { toLay } from './turn.ts';
import { mayPlayEvent, stillAsked, usableIn, windowOf } from './windows.ts';

export type FrontLineCommand =
  /** F3.1: a character, by its index in the deck. */
  | { readonly type: 'pick'; readonly character: number }
  /** F3.6, F4.2 */
  | { readonly type: 'draft' | 'lay'; readonly card: CardId }
  /** F4.3 */
  | { readonly type: 'play'; readonly card: CardId }
  /** F4.4b: equipment by its card, or a character's ability as -1 less its index. */
  | { readonly type: 'use'; readonly source: SourceId }
  | { readonly type: 'pass' }
  /** FR12: on every window of the turn. */
  | { readonly type: 'pass-turn' }
  /** One answer to what a card asks: a seat, the number of a space or a card, an amount. */
  | { readonly type: 'choose'; readonly value: number };

/** Why a command is refused. Each code has its sentence in `prose/`. */
export const REFUSALS = [
  'not-a-command',
  'no-such-player',
  'game-over',
  'dead',
  'not-now',
  'not-asked',
  'character-taken',
  'not-your-card',
  'not-an-event',
  'event-played',
  'cannot-do',
  'not-usable',
  'not-an-answer',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** What the game waits for. */
export type Waits = 'pick' | 'draft' | 'lay' | 'window' | 'choose' | 'over';

export function waitsFor(state: FrontLineState): Waits {
  if (state.winners) return 'over';
  if (state.memory.choice) return 'choose';
  if (windowOf(state)) return 'window';
  if (nextToPick(state) !== undefined) return 'pick';
  return state.packs.some((pack) => pack.length > 0) ? 'draft' : 'lay';
}

export function actors(state: FrontLineState): readonly Actor[] {
  return asked(state).map((player) => ({ player, must: true }));
}

function asked(state: FrontLineState): PlayerId[] {
  switch (waitsFor(state)) {
    case 'over':
      return [];
    case 'choose':
      return [state.memory.choice?.player as PlayerId];
    case 'window': {
      const window = windowOf(state);
      return window ? stillAsked(window) : [];
    }
    case 'pick':
      return [nextToPick(state) as PlayerId];
    case 'draft':
      return state.packs.flatMap((_, player) => (owesPick(state, player) ? [player] : []));
    case 'lay':
      return toLay(state);
  }
}

/** In the order of the hand, and of what may be answered. */
export function legal(state: FrontLineState, player: PlayerId): readonly FrontLineCommand[] {
  if (!asked(state).includes(player)) return [];
  switch (waitsFor(state)) {
    case 'over':
      return [];
    case 'pick':
      return charactersLeft(state).map((character) => ({ type: 'pick', character }));
    case 'draft':
      return (state.packs[player] as CardId[]).map((card) => ({ type: 'draft', card }));
    case 'lay':
      return handOf(state, player).map((card) => ({ type: 'lay', card }));
    case 'choose': {
      const { choice } = state.memory;
      return choice ? answersTo(state, choice).map((value) => ({ type: 'choose', value })) : [];
    }
    case 'window': {
      const window = windowOf(state);
      if (!window) return [];
      const events = mayPlayEvent(state, player)
        ? handOf(state, player).filter(
            (card) =>
              actionCard(state, card).kind === 'event' && canPlay(state, player, card, window.answering),
          )
        : [];
      return [
        { type: 'pass' },
        { type: 'pass-turn' },
        ...events.map((card) => ({ type: 'play', card }) as const),
        ...usableIn(state, window, player).map((source) => ({ type: 'use', source }) as const),
      ];
    }
  }
}

/** Which commands answer what the game waits for. */
const FITS: Record<Waits, readonly FrontLineCommand['type'][]> = {
  pick: ['pick'],
  draft: ['draft'],
  lay: ['lay'],
  window: ['pass', 'pass-turn', 'play', 'use'],
  choose: ['choose'],
  over: [],
};

const CLAUSE: Record<Waits, ClauseId> = {
  pick: 'F3.1',
  draft: 'F3.6',
  lay: 'F4.2',
  window: 'FR12',
  choose: 'F4.4',
  over: 'F4.8',
};

export function check(
  state: FrontLineState,
  player: PlayerId,
  command: unknown,
): Result<FrontLineCommand, Illegal> {
  const waits = waitsFor(state);
  const refuse = (code: Refusal, clause: ClauseId, data: Record<string, unknown> = {}) =>
    err<Illegal>({ code: `front-line/${code}`, clause, message: refusals[code]({ ...data }), data });

  if (!isSeat(state, player)) return refuse('no-such-player', 'FR22', { players: state.setup.players });
  const read = readCommand(command);
  if (!read) return refuse('not-a-command', CLAUSE[waits], { waits });
  if (waits === 'over') return refuse('game-over', state.decidedBy as ClauseId, { winners: state.winners });
  if (state.out[player]) return refuse('dead', 'F6.1', { player });
  const players = asked(state);
  if (!FITS[waits].includes(read.type)) return refuse('not-now', CLAUSE[waits], { waits, asked: players });
  if (!players.includes(player)) return refuse('not-asked', CLAUSE[waits], { waits, asked: players });

  switch (read.type) {
    case 'pick': {
      const left = charactersLeft(state);
      return left.includes(read.character) ? ok(read) : refuse('character-taken', 'FR39', { left });
    }
    case 'draft': {
      const pack = state.packs[player] as CardId[];
      return pack.includes(read.card) ? ok(read) : refuse('not-your-card', 'F3.6', { cards: pack });
    }
    case 'lay': {
      const hand = handOf(state, player);
      return hand.includes(read.card) ? ok(read) : refuse('not-your-card', 'F4.2', { cards: hand });
    }
    case 'play': {
      const hand = handOf(state, player);
      if (!hand.includes(read.card)) return refuse('not-your-card', 'F4.3', { cards: hand });
      const { kind, name } = actionCard(state, read.card);
      if (kind !== 'event') return refuse('not-an-event', 'F4.3', { card: read.card, name, kind });
      if (!mayPlayEvent(state, player)) return refuse('event-played', 'F4.3', { player });
      if (!canPlay(state, player, read.card, windowOf(state)?.answering ?? null)) {
        return refuse('cannot-do', 'FR20', { card: read.card, name });
      }
      return ok(read);
    }
    case 'use': {
      const window = windowOf(state);
      const things = window ? usableIn(state, window, player) : [];
      return things.includes(read.source) ? ok(read) : refuse('not-usable', 'F4.4b', { things });
    }
    case 'choose': {
      const { choice } = state.memory;
      const answers = choice ? answersTo(state, choice) : [];
      return answers.includes(read.value)
        ? ok(read)
        : refuse('not-an-answer', 'F4.4', { what: choice?.what, answers });
    }
    default:
      return ok(read);
  }
}

const isSeat = (state: FrontLineState, seat: unknown): seat is PlayerId =>
  typeof seat === 'number' &&
  Number.isInteger(seat) &&
  seat >= 0 &&
  !Object.is(seat, -0) &&
  seat < state.setup.players;

/**
 * Reads a command from anything. Reading a property of a hostile object may throw; that is no command either.
 * Keys that a command does not have are not looked at, and do not get through.
 */
function readCommand(command: unknown): FrontLineCommand | undefined {
  try {
    if (typeof command !== 'object' || command === null) return undefined;
    const { type, card, character, source, value } = command as Record<string, unknown>;
    switch (type) {
      case 'pass':
      case 'pass-turn':
        return { type };
      case 'pick':
        return isNumber(character) ? { type, character } : undefined;
      case 'draft':
      case 'lay':
      case 'play':
        return isNumber(card) ? { type, card } : undefined;
      case 'use':
        return isNumber(source) ? { type, source } : undefined;
      case 'choose':
        return isNumber(value) ? { type, value } : undefined;
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

/** JSON has no -0: it would come back as another value. */
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Object.is(value, -0);
