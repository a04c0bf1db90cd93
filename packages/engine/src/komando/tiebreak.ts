/** The tiebreak (K5): who is in it, what they hold, whose turn it is in a round, and who is out when it ends. */
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { discardHand, draw, shuffleInto, take } from './piles.ts';
import type { KomandoState, Tiebreak } from './state.ts';
import {
  allDiscardsOwed,
  clockwiseFrom,
  handOf,
  isLiving,
  leaders,
  living,
  nextLiving,
  roundSize,
  runsShort,
} from './table.ts';

const tiebreakOf = (state: KomandoState): Tiebreak => state.tiebreak as Tiebreak;

/** K5.1: those level at the top, clockwise from whoever would have played next (K5.5, KR10). */
function tied(state: KomandoState): PlayerId[] {
  return clockwiseFrom(state, nextLiving(state, state.turn), leaders(state));
}

/** K5.1, K5.2: the tied players go on; everyone else is out. */
export function gatherTied(state: KomandoState, report?: Report): void {
  const next = nextLiving(state, state.turn);
  const players = tied(state);
  const others = living(state).filter((player) => !players.includes(player));
  const starter = players[0] as PlayerId;
  const size = roundSize(state, players.length);
  change.beginTiebreak(state, players, size);
  report?.({ type: 'tiebreak-began', clause: 'K5.1', visibility: 'public', players, size });
  report?.({
    type: 'starter-named',
    clause: starter === next ? 'K5.5' : 'KR10',
    visibility: 'public',
    player: starter,
  });
  for (const player of others) {
    change.eliminate(state, player);
    report?.({ type: 'eliminated', clause: 'K5.2', visibility: 'public', player });
    discardHand(state, player, 'KR6', report);
  }
}

/**
 * Fills the hands of the round: drawn up clockwise from its first player (K5.4, KR15), or all dealt anew under
 * `fresh` (KR8). Under `printed-example` those who sit the round out lay their hands down first (KR14, step 4).
 */
export function dealRound(state: KomandoState, report?: Report): void {
  const { players, size } = tiebreakOf(state);
  if (state.setup.rulings.tiebreakDeal === 'fresh') {
    for (const player of living(state)) discardHand(state, player, 'KR8', report);
    shuffleInto(state, 'KR8', report);
    for (const player of players) take(state, player, size, 'dealt', 'KR8', report);
    return;
  }
  for (const player of living(state)) {
    if (!players.includes(player)) discardHand(state, player, 'KR14', report);
  }
  const clause: ClauseId = size < players.length ? 'KR15' : 'K5.4';
  for (const player of players) draw(state, player, size - handOf(state, player).length, clause, report);
}

/** KR8: a card is chosen face down; when the last is chosen, all are shown and discarded (K5.4). */
export function chooseDiscard(state: KomandoState, player: PlayerId, card: CardId, report?: Report): void {
  change.chooseDiscard(state, player, card);
  report?.({ type: 'discard-chosen', clause: 'KR8', visibility: [player], player, card });
}

export const lastDiscard = (state: KomandoState): boolean => allDiscardsOwed(state) === 1;

export function showDiscards(state: KomandoState, report?: Report): void {
  const { players, chosen } = tiebreakOf(state);
  for (const player of players) {
    const cards = chosen.filter((choice) => choice.player === player).map((choice) => choice.card as CardId);
    cards.sort((a, b) => a - b);
    if (cards.length === 0) continue;
    change.discardCards(state, player, cards);
    report?.({ type: 'discarded', clause: 'K5.4', visibility: 'public', player, cards });
  }
}

/** Index in the round of the next living player, or -1 when everyone has had their turn (K5.6). */
function nextInRound(state: KomandoState): number {
  const { players, next } = tiebreakOf(state);
  return players.findIndex((player, index) => index > next && isLiving(state, player));
}

export const roundGoesOn = (state: KomandoState): boolean => nextInRound(state) >= 0;

/** K5.6: the turn goes to the next player of the round. */
export function beginRoundTurn(state: KomandoState, report?: Report): void {
  const { players, next: before } = tiebreakOf(state);
  const next = nextInRound(state);
  const player = players[next] as PlayerId;
  const first = before < 0;
  change.beginRoundTurn(state, player, next, first);
  report?.({ type: 'round-turn-began', clause: 'K5.6', visibility: 'public', player, next, first });
}

/** KR15: who must play with an empty hand draws one card first. */
export function drawIfBare(state: KomandoState, player: PlayerId, report?: Report): void {
  if (handOf(state, player).length === 0) draw(state, player, 1, 'KR15', report);
}

/** A round of the bottom group ends as soon as one of it falls (KR14, step 5). */
export const bottomRoundDecided = (state: KomandoState): boolean => {
  const { bottom, fallen } = tiebreakOf(state);
  return bottom && fallen;
};

/** The end of a round: K5.7, KR12, or under `printed-example` KR14; and who plays the next one. */
export function judgeRound(state: KomandoState, report?: Report): void {
  const { players, bottom, fallen } = tiebreakOf(state);
  const printed = state.setup.rulings.tiebreak === 'printed-example';
  const judged = players.filter((player) => isLiving(state, player));

  // KR14, step 6, after the one of the bottom players who fell.
  if (bottom && fallen) {
    callRound(state, living(state), false, 0, 'KR14', report);
    return;
  }

  const life = Math.min(...judged.map((player) => state.life[player] as number));
  const lowest = judged.filter((player) => state.life[player] === life);
  if (lowest.length === judged.length) {
    report?.({ type: 'round-level', clause: 'KR12', visibility: 'public', life });
    callRound(state, judged, bottom, nextLevel(state), 'KR12', report);
    return;
  }

  const clause: ClauseId = printed ? 'KR14' : 'K5.7';
  report?.({ type: 'round-judged', clause, visibility: 'public', lowest, life });
  if (printed && lowest.length > 1) {
    callRound(state, lowest, true, nextLevel(state), clause, report);
    return;
  }
  for (const player of lowest) {
    change.eliminate(state, player);
    report?.({ type: 'eliminated', clause, visibility: 'public', player });
    discardHand(state, player, 'KR6', report);
  }
  callRound(state, living(state), false, 0, clause, report);
}

/** KR19 counts rounds in a row in which nobody was eliminated. */
function nextLevel(state: KomandoState): number {
  const { level, fallen } = tiebreakOf(state);
  return fallen ? 0 : level + 1;
}

/** Names the players of the next round, unless only one is left to play it. */
function callRound(
  state: KomandoState,
  among: readonly PlayerId[],
  bottom: boolean,
  level: number,
  clause: ClauseId,
  report?: Report,
): void {
  if (living(state).length === 1) return;
  const players = clockwiseFrom(state, tiebreakOf(state).starter, among);
  const size = roundSize(state, players.length);
  change.callRound(state, players, size, bottom, level);
  report?.({ type: 'round-called', clause, visibility: 'public', players, size, bottom, level });
}

export const levelRoundsRunOut = (state: KomandoState): boolean =>
  tiebreakOf(state).level >= state.setup.rulings.limits.levelRounds;

/** KR4 `no-reshuffle`: the tiebreak would begin without enough cards. */
export function tiebreakRunsShort(state: KomandoState): boolean {
  const players = leaders(state);
  return runsShort(state, players, roundSize(state, players.length));
}

/** KR4 `no-reshuffle`: the next round would begin without enough cards. */
export function roundRunsShort(state: KomandoState): boolean {
  const { players, size } = tiebreakOf(state);
  return runsShort(state, players, size);
}
