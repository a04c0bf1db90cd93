/** KOMANDO on trial: what games it is tried in, and what must always be true of it. */
import { komandoClauses, komandoRulings } from '@komradery/cards';
import fc from 'fast-check';
import { compileFlow } from '../flow/compiled.ts';
import type { ClauseId, PlayerId, Viewer } from '../game.ts';
import { backOfCard, copyState } from '../komando/changes.ts';
import { type KomandoInput, komandoChart } from '../komando/chart.ts';
import { type KomandoCommand, phaseOf } from '../komando/commands.ts';
import type { KomandoEvent } from '../komando/events.ts';
import { komando } from '../komando/game.ts';
import type { KomandoOptions } from '../komando/options.ts';
import type { KomandoPosition } from '../komando/position.ts';
import {
  DECK_SIZE,
  GROUP_CAP,
  HAND,
  type KomandoState,
  type KomandoView,
  PLAYERS,
} from '../komando/state.ts';
import { roundSize } from '../komando/table.ts';
import { createRandom, shuffle } from '../random.ts';
import type { CardId } from '../zones.ts';
import type { HiddenCard, Trial } from './trial.ts';

const one = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const players = fc.integer(PLAYERS);

const face = fc.record({
  sword: fc.integer({ min: 0, max: 9 }),
  shield: fc.integer({ min: 0, max: 9 }),
  group: fc.integer({ min: -5, max: 3 }),
});

/** Decks that no designer would print. Some cannot end a game but by its limits (KR19). */
const extremeFace = one(
  { sword: 0, shield: 0, group: 0 },
  { sword: 0, shield: 9, group: 3 },
  { sword: 99, shield: 0, group: 0 },
  { sword: 5, shield: 5, group: -9 },
  { sword: 3, shield: 2, group: 0 },
);

const decks = fc.oneof(
  { weight: 6, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.array(face, { minLength: DECK_SIZE, maxLength: DECK_SIZE }) },
  { weight: 1, arbitrary: extremeFace.map((same) => Array.from({ length: DECK_SIZE }, () => ({ ...same }))) },
);

/** Limits are low now and then, so that games reach them, and always with a deck that may never end. */
const limits = fc.record({
  levelRounds: one(1, 2, 20),
  turns: fc.oneof(fc.constant(1000), fc.integer({ min: 1, max: 60 })),
});

const rulings = fc.record({
  damage: one('difference', 'full-sword'),
  deckOut: one('reshuffle', 'no-reshuffle'),
  tiebreak: one('rule', 'printed-example'),
  tiebreakDeal: one('carry-over', 'fresh'),
  limits,
});

type Rulings = typeof rulings extends fc.Arbitrary<infer T> ? T : never;

/** What a position is made from; the same numbers make the same position. */
interface Plan {
  readonly kind: 'turn' | 'attacked' | 'bare' | 'spent' | 'tiebreak' | 'round' | 'round-attacked' | 'bottom';
  readonly players: number;
  readonly seed: number;
  /** Life comes from few values, so that players are often level. */
  readonly lives: readonly number[];
  readonly group: number;
  readonly drawPile: number;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  kind: one<Plan['kind']>(
    'turn',
    'attacked',
    'bare',
    'spent',
    'tiebreak',
    'round',
    'round-attacked',
    'bottom',
  ),
  players,
  seed: fc.nat(0xffff_ffff),
  lives: fc.oneof(
    fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 10, maxLength: 10 }),
    fc.array(one(2, 9), { minLength: 10, maxLength: 10 }),
    fc.constant(Array<number>(10).fill(10)),
  ),
  group: fc.integer({ min: 1, max: 6 }),
  drawPile: fc.integer({ min: 0, max: 8 }),
});

/** A position that could stand on a table, by construction. */
function positionOf(plan: Plan, rulings: Rulings): { position: KomandoPosition; rulings: Rulings } {
  const { kind } = plan;
  const random = createRandom(plan.seed);
  const deck: CardId[] = Array.from({ length: DECK_SIZE }, (_, index) => index + 1);
  shuffle(deck, random);
  const deal = (count: number): CardId[] => deck.splice(0, Math.min(count, deck.length));

  const life = plan.lives.slice(0, plan.players);
  const seats = life.map((_, player) => player);
  const inTiebreak =
    kind === 'tiebreak' || kind === 'round' || kind === 'round-attacked' || kind === 'bottom';
  const contenders = inTiebreak && plan.players > 2 && random.below(2) ? seats.slice(1) : seats;
  const out = seats.map((player) => !contenders.includes(player));
  const pick = (from: readonly PlayerId[]): PlayerId => from[random.below(from.length)] as PlayerId;

  // A bottom group leaves somebody out of its round.
  const bottom = kind === 'bottom' && contenders.length > 2;
  const round = bottom ? contenders.slice(0, 2 + random.below(contenders.length - 2)) : contenders;
  const begun = kind === 'round' || kind === 'round-attacked' || bottom;
  const turn = pick(inTiebreak ? round : seats);
  const target = pick((inTiebreak ? round : seats).filter((player) => player !== turn));
  const attacked = kind === 'attacked' || kind === 'round-attacked';

  const size = round.length ** 2 <= DECK_SIZE ? round.length : Math.floor(DECK_SIZE / round.length);
  const handSize = (player: PlayerId): number => {
    if (out[player] || (begun && !round.includes(player))) return 0;
    if (kind === 'bare') return random.below(HAND + 1);
    if (begun)
      return kind === 'round-attacked' && player === turn ? random.below(size) : 1 + random.below(size);
    return attacked && player === turn ? HAND - 1 : HAND;
  };
  const hands = seats.map((player) => deal(handSize(player)));
  const attack = attacked ? { card: deal(1)[0] as CardId, target } : undefined;

  // Without reshuffling, hands before a round must be there to be filled, and hands are short only when no card is left.
  const noReshuffle = kind === 'bare' || rulings.deckOut === 'no-reshuffle';
  const drawPile =
    kind === 'bare' ? [] : deal(noReshuffle && kind === 'tiebreak' ? DECK_SIZE : plan.drawPile);

  return {
    rulings: {
      ...rulings,
      ...(kind === 'bare' ? { deckOut: 'no-reshuffle' as const } : {}),
      ...(bottom ? { tiebreak: 'printed-example' as const } : {}),
    },
    position: {
      life,
      out,
      group: inTiebreak || kind === 'spent' ? -random.below(4) : plan.group,
      hands,
      drawPile,
      discardPile: deck,
      turn,
      ...(attack && { attack }),
      ...(inTiebreak && {
        tiebreak: {
          starter: pick(contenders),
          players: round,
          bottom,
          level: rulings.limits.levelRounds > 1 ? 1 : 0,
          round: begun ? ('begun' as const) : ('to-be-dealt' as const),
        },
      }),
    },
  };
}

const lowTurns = (rulings: Rulings): Rulings => ({
  ...rulings,
  limits: { ...rulings.limits, turns: Math.min(rulings.limits.turns, 60) },
});

const fromTheStart: fc.Arbitrary<KomandoOptions> = fc
  .record({ players, deck: decks, rulings: fc.oneof(fc.constant(undefined), rulings) })
  .map(({ players, deck, rulings }) => ({
    players,
    ...(deck && {
      deck,
      rulings: lowTurns(rulings ?? ({ limits: { levelRounds: 20, turns: 60 } } as Rulings)),
    }),
    ...(!deck && rulings && { rulings }),
  }));

const fromPositions: fc.Arbitrary<KomandoOptions> = fc
  .record({ plan, deck: decks, rulings })
  .map(({ plan, deck, rulings }) => ({
    players: plan.players,
    ...(deck && { deck }),
    ...positionOf(plan, deck ? lowTurns(rulings) : rulings),
  }));

/** Where a game of KOMANDO may begin: by its deal, or from a position made for what random play rarely meets. */
export const komandoOptions = { fromTheStart, fromPositions };

type KomandoTrial = Trial<KomandoState, KomandoCommand, KomandoEvent, KomandoView, KomandoOptions>;

/** The chart as playouts run it: compiled, and silent. */
const silent = compileFlow<KomandoState, KomandoInput>(komandoChart());

function playCompiled(before: KomandoState, player: PlayerId, command: KomandoCommand): KomandoState {
  const state = copyState(before);
  silent.send(state, { ...command, player });
  return state;
}

const rules = new Set<ClauseId>([...komandoClauses, ...komandoRulings].map(({ id }) => id));

export const komandoTrial = (options: fc.Arbitrary<KomandoOptions>): KomandoTrial => ({
  game: komando,
  options,
  compiled: playCompiled,
  withoutNumbers: ({ seq: _, ...state }) => state,
  players: (state) => state.setup.players,
  // Two commands a turn, and before each round of a tiebreak some discards.
  longest: (state) => 12 * state.setup.rulings.limits.turns + 60,
  invariants,
  candidates,
  hidden,
  withoutChance: ({ rng: _, ...state }) => state,
  generator: (state) => state.rng,
  discloses,
  isClause: (id) => rules.has(id),
});

function candidates(state: KomandoState): unknown[] {
  const commands: unknown[] = [];
  for (let card = -1; card <= DECK_SIZE + 1; card++) {
    commands.push({ type: 'defend', card }, { type: 'discard', card });
    for (let target = -1; target <= state.setup.players; target++)
      commands.push({ type: 'attack', card, target });
  }
  return commands;
}

function hidden(state: KomandoState, who: Viewer): HiddenCard[] {
  const cards: HiddenCard[] = [];
  state.hands.forEach((hand, player) => {
    if (player === who) return;
    for (const card of hand) {
      cards.push({ kind: 'hand', place: `hand of P${player + 1}`, pool: `${backOfCard(state, card)}`, card });
    }
  });
  state.drawPile.forEach((card, index) => {
    cards.push({ kind: 'pile', place: `draw pile ${index}`, pool: `${backOfCard(state, card)}`, card });
  });
  return cards;
}

function discloses(event: KomandoEvent, who: Viewer): boolean {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return event.player === who;
    case 'attacked':
    case 'defended':
    case 'discarded':
      return event.player !== who;
    default:
      return false;
  }
}

/** The invariants of KOMANDO's rules, after every step and under every option. */
function invariants(state: KomandoState, before: KomandoState | undefined): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { rulings, players } = state.setup;
  const seats = Array.from({ length: players }, (_, player) => player);
  const living = seats.filter((player) => !state.out[player]);
  const phase = phaseOf(state);

  const table = state.table
    ? [state.table.sword, ...(state.table.shield === null ? [] : [state.table.shield])]
    : [];
  const everywhere = [...state.drawPile, ...state.discardPile, ...state.hands.flat(), ...table].sort(
    (a, b) => a - b,
  );
  must(
    everywhere.length === DECK_SIZE && everywhere.every((card, index) => card === index + 1),
    'a card is lost or twice',
  );

  must(living.length > 0, 'nobody is alive');
  must(
    living.every((player) => (state.life[player] as number) > 0),
    'somebody plays on at 0 life or less',
  );
  must(
    seats.every((player) => !state.out[player] || state.hands[player]?.length === 0),
    'somebody who is out holds cards',
  );
  must(state.group <= GROUP_CAP, 'the group is above 20');
  must(state.turns <= rulings.limits.turns, 'the limit on turns is passed');
  must(
    state.at === 'over' ? phase === 'over' : JSON.stringify(state.at).includes(`"${phase}"`),
    `the chart is at ${JSON.stringify(state.at)}, and the state at ${phase}`,
  );

  const between = phase === 'attack' && state.tiebreak === null;
  must(
    !between ||
      rulings.deckOut === 'no-reshuffle' ||
      living.every((player) => state.hands[player]?.length === HAND),
    'somebody does not hold three cards between turns',
  );
  if (state.tiebreak) {
    const { size, players: round } = state.tiebreak;
    must(size === roundSize(state, round.length), 'the round has the wrong size');
    must(
      round.every((player) => (state.hands[player] as CardId[]).length <= Math.max(size, HAND, 7)),
      'a hand is too large',
    );
  }

  if (state.winners) {
    const shared = state.decidedBy === 'KR4' || state.decidedBy === 'KR19';
    must(
      state.winners.length === 1 || (shared && state.winners.length > 1),
      `${state.winners.length} winners by ${state.decidedBy}`,
    );
    must(
      state.winners.every((player) => living.includes(player)),
      'somebody won who is out',
    );
  }

  if (before) {
    must(
      seats.every((player) => (state.life[player] as number) <= (before.life[player] as number)),
      'life rose',
    );
    must(
      seats.every((player) => !before.out[player] || state.out[player] === true),
      'somebody came back',
    );
    must(before.tiebreak === null || state.group === before.group, 'the group changed in a tiebreak');
  }
  return faults;
}
