/** Positions made by hand, for what no example reaches. */
import type { Face, KomandoView } from '@komradery/engine';

/** Card n has sword n / 6 rounded up, and six shields, as in the examples' deck. */
export const deck: readonly Face[] = Array.from({ length: 54 }, (_, index) => ({
  sword: Math.floor(index / 6) + 1,
  shield: [0, 2, 4, 5, 7, 9][index % 6] as number,
  group: [3, 2, 1, -1, -2, -4][index % 6] as number,
}));

/** A view with every hand open; what is not given is a quiet table before an attack of P1. */
export function viewOf(given: Partial<KomandoView> & { readonly hands: number[][] }): KomandoView {
  const players = given.hands.length;
  const dealt = new Set([...given.hands.flat(), ...(given.discardPile ?? [])]);
  return {
    setup: {
      players,
      deck,
      rulings: {
        damage: 'difference',
        deckOut: 'reshuffle',
        tiebreak: 'printed-rule',
        tiebreakDeal: 'carry-over',
        limits: { levelRounds: 20, turns: 1_000 },
      },
    },
    at: { turn: 'attack' },
    seq: 1,
    rng: null,
    dealer: players - 1,
    life: Array(players).fill(10),
    out: Array(players).fill(false),
    group: 20,
    drawPile: deck.map((_, index) => index + 1).filter((card) => !dealt.has(card)),
    discardPile: [],
    shuffles: 1,
    shuffledIn: Array(54).fill(0),
    turn: 0,
    turns: 0,
    table: null,
    tiebreak: null,
    winners: null,
    decidedBy: null,
    ...given,
  } as KomandoView;
}

/** Ten players with five cards each: a round of ten, dealt evenly (KR15). */
export const tenPlayers: KomandoView = viewOf({
  hands: Array.from({ length: 10 }, (_, player) =>
    Array.from({ length: 5 }, (_, card) => player * 5 + card + 1),
  ),
  life: [10, 10, 9, 8, 7, 6, 5, 3, 2, 1],
  group: 0,
  at: { tiebreak: { round: 'attack' } },
  tiebreak: {
    starter: 0,
    players: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    size: 5,
    next: 0,
    bottom: false,
    rounds: 1,
    level: 0,
    fallen: false,
    chosen: [],
  },
});

/** The game is over and shared; one hand is hidden, and numbers are below 0. */
export const hidden: KomandoView = viewOf({
  hands: [[1, 2, 3], [], [-1, -1, -2], [52, 53, 54]],
  life: [4, -2, 4, 0],
  out: [false, true, false, true],
  winners: [0, 2],
  group: -3,
  at: 'over',
  discardPile: [17, 18],
});
