/** The decisions of KOMANDO: who may decide, what is legal, and why anything else is not. */
import type { Actor, ClauseId, Illegal, PlayerId } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import type { CardId } from '../zones.ts';
import { refusals } from './prose/en.ts';
import type { Exchange, KomandoState } from './state.ts';
import { discardsOwed, handOf, mayBeAttacked } from './table.ts';

export type KomandoCommand =
  | { readonly type: 'attack'; readonly card: CardId; readonly target: PlayerId }
  | { readonly type: 'defend'; readonly card: CardId }
  | { readonly type: 'discard'; readonly card: CardId };

/** Why a command is refused. Each code has its sentence in `prose/`. */
export const REFUSALS = [
  'not-a-command',
  'no-such-player',
  'game-over',
  'not-now',
  'not-your-turn',
  'not-attacked',
  'not-your-card',
  'yourself',
  'no-such-target',
  'eliminated',
  'sits-out',
  'nothing-to-discard',
  'already-chosen',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** What the game waits for: an attack, a defence, or discards before a round of the tiebreak. */
export type Phase = 'attack' | 'defend' | 'discard' | 'over';

export function phaseOf(state: KomandoState): Phase {
  if (state.winners) return 'over';
  if (state.table) return 'defend';
  return state.tiebreak && state.tiebreak.next < 0 ? 'discard' : 'attack';
}

export function actors(state: KomandoState): readonly Actor[] {
  switch (phaseOf(state)) {
    case 'over':
      return [];
    case 'attack':
      return [{ player: state.turn, must: true }];
    case 'defend':
      return [{ player: (state.table as Exchange).target, must: true }];
    case 'discard':
      return (state.tiebreak?.players ?? [])
        .filter((player) => discardsOwed(state, player) > 0)
        .sort((a, b) => a - b)
        .map((player) => ({ player, must: true }));
  }
}

/** In the order of the hand, and for attacks of the seats. */
export function legal(state: KomandoState, player: PlayerId): readonly KomandoCommand[] {
  if (!actors(state).some((actor) => actor.player === player)) return [];
  const hand = handOf(state, player);
  switch (phaseOf(state)) {
    case 'attack': {
      const commands: KomandoCommand[] = [];
      for (const card of hand) {
        for (let target = 0; target < state.setup.players; target++) {
          if (mayBeAttacked(state, target)) commands.push({ type: 'attack', card, target });
        }
      }
      return commands;
    }
    case 'defend':
      return hand.map((card) => ({ type: 'defend', card }));
    case 'discard':
      return hand.filter((card) => !isChosen(state, card)).map((card) => ({ type: 'discard', card }));
    case 'over':
      return [];
  }
}

const isChosen = (state: KomandoState, card: CardId): boolean =>
  state.tiebreak?.chosen.some((choice) => choice.card === card) ?? false;

export function check(
  state: KomandoState,
  player: PlayerId,
  command: unknown,
): Result<KomandoCommand, Illegal> {
  const phase = phaseOf(state);
  const refuse = (code: Refusal, clause: ClauseId, data: Record<string, unknown> = {}) =>
    err<Illegal>({ code: `komando/${code}`, clause, message: refusals[code]({ ...data }), data });

  if (!isSeat(state, player)) return refuse('no-such-player', 'K1.1', { players: state.setup.players });
  const read = readCommand(command);
  if (!read) return refuse('not-a-command', PHASE_CLAUSE[phase], { phase });
  if (phase === 'over')
    return refuse('game-over', state.decidedBy as ClauseId, { winners: state.winners?.slice() });
  if (state.out[player]) return refuse('eliminated', 'KR17', { player });

  if (read.type !== phase)
    return refuse('not-now', PHASE_CLAUSE[phase], { phase, player, asked: asked(state) });
  const hand = handOf(state, player);
  const held = hand.includes(read.card);

  switch (read.type) {
    case 'attack': {
      if (player !== state.turn) return refuse('not-your-turn', 'K3.4', { turn: state.turn });
      if (!held) return refuse('not-your-card', 'KR17', { card: read.card, hand: hand.slice() });
      const { target } = read;
      const targets = seats(state).filter((seat) => mayBeAttacked(state, seat));
      if (!isSeat(state, target)) return refuse('no-such-target', 'KR17', { target, targets });
      if (target === player) return refuse('yourself', 'KR17', { targets });
      if (state.out[target]) return refuse('eliminated', 'KR17', { player: target, targets });
      if (!mayBeAttacked(state, target)) return refuse('sits-out', 'KR17', { player: target, targets });
      return ok({ type: 'attack', card: read.card, target });
    }
    case 'defend': {
      const { target } = state.table as Exchange;
      if (player !== target) return refuse('not-attacked', 'K4.2', { target });
      if (!held) return refuse('not-your-card', 'KR17', { card: read.card, hand: hand.slice() });
      return ok({ type: 'defend', card: read.card });
    }
    case 'discard': {
      if (discardsOwed(state, player) === 0) {
        return refuse('nothing-to-discard', 'KR8', { size: state.tiebreak?.size });
      }
      if (!held) return refuse('not-your-card', 'KR17', { card: read.card, hand: hand.slice() });
      if (isChosen(state, read.card)) return refuse('already-chosen', 'KR8', { card: read.card });
      return ok({ type: 'discard', card: read.card });
    }
  }
}

const PHASE_CLAUSE: Record<Phase, ClauseId> = {
  attack: 'K4.1',
  defend: 'K4.2',
  discard: 'KR8',
  over: 'K1.2',
};

const seats = (state: KomandoState): PlayerId[] =>
  Array.from({ length: state.setup.players }, (_, seat) => seat);

const asked = (state: KomandoState): PlayerId[] => actors(state).map((actor) => actor.player);

const isSeat = (state: KomandoState, seat: unknown): seat is PlayerId =>
  typeof seat === 'number' &&
  Number.isInteger(seat) &&
  seat >= 0 &&
  !Object.is(seat, -0) &&
  seat < state.setup.players;

/**
 * Reads a command from anything. Reading a property of a hostile object may throw; that is no command either.
 * Keys that a command does not have are not looked at, and do not get through.
 */
function readCommand(command: unknown): KomandoCommand | undefined {
  try {
    if (typeof command !== 'object' || command === null) return undefined;
    const { type, card, target } = command as Record<string, unknown>;
    if (typeof card !== 'number') return undefined;
    if (type === 'attack') return typeof target === 'number' ? { type, card, target } : undefined;
    if (type === 'defend' || type === 'discard') return { type, card };
    return undefined;
  } catch {
    return undefined;
  }
}
