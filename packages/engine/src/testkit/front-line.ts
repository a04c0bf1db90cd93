/** Front Line on trial: what games it is tried in, and what must always be true of it. */
import { frontLineClauses, frontLineRulings } from '@komradery/cards';
import fc from 'fast-check';
import { compileFlow } from '../flow/compiled.ts';
import { backOfCard, copyState } from '../front-line/changes.ts';
import { type FrontLineInput, frontLineChart } from '../front-line/chart.ts';
import { type FrontLineCommand, waitsFor } from '../front-line/commands.ts';
import { type FrontLineDeck, numberCards } from '../front-line/deck.ts';
import type { FrontLineEvent } from '../front-line/events.ts';
import { frontLine, inputOf } from '../front-line/game.ts';
import { OPEN, openSpaces } from '../front-line/line.ts';
import type { FrontLineOptions, FrontLinePosition } from '../front-line/options.ts';
import {
  type FrontLineState,
  type FrontLineView,
  HAND,
  PLAYERS,
  TARGET_CARDS,
  TOP_HP,
} from '../front-line/state.ts';
import type { ClauseId, PlayerId, Viewer } from '../game.ts';
import { createRandom, shuffle } from '../random.ts';
import type { CardId } from '../zones.ts';
import { frontLineTestDeck } from './front-line-deck.ts';
import type { HiddenCard, Trial } from './trial.ts';

const one = <const T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

const players = fc.integer(PLAYERS);

/** Few turns, so that games end; now and then so few that they are scored (FR41). */
const limits = fc.record({ turns: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(12)) });

const rulings = fc.record({
  nobodyLeft: one('last-dead-share', 'nobody-wins'),
  eventWindows: one('every-window', 'before-damage-only'),
  lastSpace: one('before-kommissar', 'rearmost-open', 'the-one-left'),
  largerGames: one('reduced', 'full'),
  endCheck: one('at-once', 'end-of-turn'),
  limits,
});

/** No more action cards than first hands take: the deck is dry at once, and the discard pile soon (FR4, FR21). */
function dryDeck(deck: FrontLineDeck, seats: number): FrontLineDeck {
  let wanted = HAND * seats;
  const actions = deck.actions.flatMap((card) => {
    const copies = Math.min(card.copies, wanted);
    wanted -= copies;
    return copies > 0 ? [{ ...card, copies }] : [];
  });
  return { ...deck, actions, incoming: deck.incoming.slice(0, 3).map((card) => ({ ...card, copies: 1 })) };
}

const dryDecks = new Map<number, FrontLineDeck>();

const deckFor = (kind: 'full' | 'dry', seats: number): FrontLineDeck => {
  if (kind === 'full') return frontLineTestDeck();
  let deck = dryDecks.get(seats);
  if (!deck) {
    deck = dryDeck(frontLineTestDeck(), seats);
    dryDecks.set(seats, deck);
  }
  return deck;
};

const fromTheStart: fc.Arbitrary<FrontLineOptions> = fc
  .record({
    players,
    deck: one<'full' | 'dry'>('full', 'full', 'dry'),
    characters: one('picked', 'dealt'),
    draft: fc.boolean(),
    lined: fc.boolean(),
    rulings,
  })
  .map(({ players: seats, deck, characters, draft, lined, rulings: chosen }) => ({
    players: seats,
    deck: deckFor(deck, seats),
    characters,
    draft,
    ...(lined && { line: Array.from({ length: seats }, (_, seat) => seat).reverse() }),
    rulings: chosen,
  }));

/** The numbers of a card's copies. */
export function copiesOf(deck: FrontLineDeck, name: string): CardId[] {
  const { faces, actions } = numberCards(deck);
  return faces.flatMap((face, index) => {
    const card = index < actions ? deck.actions[face] : deck.incoming[face];
    return card?.name === name ? [index + 1] : [];
  });
}

/** What a position is made from; the same numbers make the same position. */
interface Plan {
  readonly kind: 'frail' | 'barrage' | 'passes' | 'armed' | 'ten' | 'few';
  readonly players: number;
  readonly seed: number;
}

const plan: fc.Arbitrary<Plan> = fc.record({
  kind: one<Plan['kind']>('frail', 'barrage', 'passes', 'armed', 'ten', 'few'),
  players,
  seed: fc.nat(0xffff_ffff),
});

/** A position that could stand on a table, by construction. */
function positionOf({ kind, players: asked, seed }: Plan): {
  players: number;
  deck: FrontLineDeck;
  position: FrontLinePosition;
} {
  const deck = frontLineTestDeck();
  const seats = kind === 'ten' ? 10 : kind === 'few' ? Math.max(4, asked) : asked;
  const random = createRandom(seed);
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const alive = kind === 'few' ? everybody.slice(0, 2) : everybody;
  const line = alive.slice();
  shuffle(line, random);
  const spaces = [...line, OPEN];
  if (random.below(2)) spaces.splice(random.below(spaces.length), 0, OPEN);

  const { faces, actions } = numberCards(deck);
  const left = new Set(faces.map((_, index) => index + 1));
  const take = (cards: readonly CardId[], count: number): CardId[] => {
    const taken = cards.filter((card) => left.has(card)).slice(0, count);
    for (const card of taken) left.delete(card);
    return taken;
  };
  const shuffled = () => {
    const cards = [...left].filter((card) => card <= actions);
    shuffle(cards, random);
    return cards;
  };
  const gear = everybody.map((player) =>
    kind === 'armed' && alive.includes(player)
      ? ['BODY ARMOR', 'Mirror', 'Boots'].flatMap((name) =>
          take(copiesOf(deck, name), 1).map((card) => ({ card, durability: 1 })),
        )
      : [],
  );
  const hands = everybody.map((player) => {
    if (!alive.includes(player)) return [];
    const wanted = kind === 'passes' ? take(copiesOf(deck, 'WEEKEND PASS'), 1) : [];
    return [...wanted, ...take(shuffled(), HAND - wanted.length)];
  });
  const top = {
    frail: 'Carpet Bombing',
    barrage: 'Barrage',
    passes: 'Mortar',
    armed: 'Shell',
    ten: 'Barrage',
    few: 'Rot',
  }[kind];
  const characters = deck.characters.map((_, index) => index);
  shuffle(characters, random);
  return {
    players: seats,
    deck,
    position: {
      characters: characters.slice(0, seats),
      hp: everybody.map((player) =>
        !alive.includes(player) ? 0 : kind === 'barrage' ? 1 : 1 + random.below(kind === 'frail' ? 2 : 5),
      ),
      line: spaces,
      hands,
      gear,
      initiative: line[random.below(line.length)] as PlayerId,
      incomingDraw: take(copiesOf(deck, top), 1),
      turns: 0,
    },
  };
}

const fromPositions: fc.Arbitrary<FrontLineOptions> = fc
  .record({ plan, rulings })
  .map(({ plan: made, rulings: chosen }) => ({ ...positionOf(made), rulings: chosen }));

/** Where a game of Front Line may begin: by its deal, or from a position made for what random play rarely meets. */
export const frontLineOptions = { fromTheStart, fromPositions };

const rules = new Set<ClauseId>([...frontLineClauses, ...frontLineRulings].map(({ id }) => id));

type FrontLineTrial = Trial<
  FrontLineState,
  FrontLineCommand,
  FrontLineEvent,
  FrontLineView,
  FrontLineOptions
>;

/** The chart as playouts run it: compiled, and silent. */
const silent = compileFlow<FrontLineState, FrontLineInput>(frontLineChart());

function playCompiled(before: FrontLineState, player: PlayerId, command: FrontLineCommand): FrontLineState {
  const state = copyState(before);
  silent.send(state, inputOf(command, player));
  return state;
}

export const frontLineTrial = (options: fc.Arbitrary<FrontLineOptions>): FrontLineTrial => ({
  game: frontLine,
  options,
  compiled: playCompiled,
  withoutNumbers: ({ seq: _, ...state }) => state,
  players: (state) => state.setup.players,
  // A window asks everyone again each time somebody plays, and each plays one event and uses what they have.
  longest: (state) => 60 + state.setup.rulings.limits.turns * state.setup.players * state.setup.players * 40,
  invariants,
  candidates,
  hidden,
  withoutChance: ({ rng: _, ...state }) => state,
  generator: (state) => state.rng,
  discloses,
  // What is answered in a window shows when all have answered.
  looksLike: (one, other) => one.type === 'pass' && other.type === 'play',
  isClause: (id) => rules.has(id),
});

function candidates(state: FrontLineState): unknown[] {
  const commands: unknown[] = [{ type: 'pass' }, { type: 'pass-turn' }];
  for (let n = -12; n <= state.setup.faces.length + 1; n++) {
    commands.push(
      { type: 'pick', character: n },
      { type: 'draft', card: n },
      { type: 'lay', card: n },
      { type: 'play', card: n },
      { type: 'use', source: n },
      { type: 'choose', value: n },
    );
  }
  return commands;
}

function hidden(state: FrontLineState, who: Viewer): HiddenCard[] {
  const cards: HiddenCard[] = [];
  const lay = (kind: string, place: string, deck: string, among: readonly CardId[]) => {
    for (const card of among) cards.push({ kind, place, pool: `${deck}${backOfCard(state, card)}`, card });
  };
  for (let player = 0; player < state.setup.players; player++) {
    if (player === who) continue;
    const faceDown = state.faceDown[player] ?? null;
    const laid = faceDown === null ? [] : [faceDown];
    lay('hand', `hand of P${player + 1}`, 'a', [...(state.hands[player] as CardId[]), ...laid]);
    lay('pack', `pack of P${player + 1}`, 'a', state.packs[player] as CardId[]);
    lay('picked', `picks of P${player + 1}`, 'a', state.picked[player] as CardId[]);
  }
  state.draw.forEach((card, index) => {
    lay('pile', `draw pile ${index}`, 'a', [card]);
  });
  state.incomingDraw.forEach((card, index) => {
    lay('Incoming! pile', `Incoming! pile ${index}`, 'i', [card]);
  });
  return cards;
}

/** Whatever brings a card to light, or tells how a window was answered. */
function discloses(event: FrontLineEvent, who: Viewer): boolean {
  switch (event.type) {
    case 'rolled':
    case 'used':
    case 'window-closed':
    case 'shown':
    case 'packs-passed':
      return true;
    case 'looked':
      return event.player === who;
    case 'exchanged-face-down':
      return who !== 'spectator' && event.players.includes(who);
    default:
      return (
        'from' in event &&
        'to' in event &&
        (event.visibility === 'public' || (who !== 'spectator' && event.visibility.includes(who)))
      );
  }
}

/** The invariants of Front Line's rules, after every step and under every option. */
function invariants(state: FrontLineState, before: FrontLineState | undefined): string[] {
  const faults: string[] = [];
  const must = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const { players: seats, faces, actions } = state.setup;
  const everybody = Array.from({ length: seats }, (_, player) => player);
  const living = everybody.filter((player) => !state.out[player]);
  const waits = waitsFor(state);

  const faceDown = state.faceDown.flatMap((card) => (card === null ? [] : [card]));
  const actionCards = [
    ...state.draw,
    ...state.discard,
    ...state.hands.flat(),
    ...faceDown,
    ...state.gear.flat().map(({ card }) => card),
    ...state.table,
    ...state.packs.flat(),
    ...state.picked.flat(),
  ].sort((a, b) => a - b);
  must(
    actionCards.length === actions && actionCards.every((card, index) => card === index + 1),
    'an action card is lost or twice',
  );
  const incoming = [...state.incomingDraw, ...state.incomingDiscard, ...state.incoming].sort((a, b) => a - b);
  must(
    incoming.length === faces.length - actions &&
      incoming.every((card, index) => card === actions + index + 1),
    'an Incoming! card is lost or twice',
  );

  if (state.line.length > 0) {
    const open = openSpaces(state.line);
    must(open >= 1, 'no space is open ahead of the Kommissar');
    must(open >= state.offLine.length, 'fewer open spaces than Komrades off the line');
    for (const player of everybody) {
      const places =
        state.line.filter((space) => space === player).length +
        state.offLine.filter((off) => off.player === player).length;
      must(places === (state.out[player] ? 0 : 1), `P${player + 1} is in ${places} places`);
      const held =
        (state.hands[player] as CardId[]).length +
        (state.gear[player] ?? []).length +
        ((state.faceDown[player] ?? null) === null ? 0 : 1);
      must(!state.out[player] || held === 0, `P${player + 1} is dead and holds cards`);
      must((state.hp[player] as number) <= TOP_HP, `P${player + 1} has more HP than a health card shows`);
    }
    must(
      waits === 'choose' ||
        living.every((player) => (state.hp[player] as number) > 0) ||
        state.winners !== null ||
        midway(state),
      'somebody lives on at 0 HP',
    );
  }
  must(state.targets.length <= TARGET_CARDS, 'there are more target cards than four');
  must(
    state.targets.every(({ card }) => state.incoming.includes(card)),
    'a target card belongs to no card in play',
  );
  must(
    new Set(state.targets.map(({ id }) => id)).size === state.targets.length,
    'two target cards have one number',
  );
  must(
    state.gear.flat().every(({ durability }) => durability > 0),
    'a thing without durability is in play',
  );
  must(state.turn <= state.setup.rulings.limits.turns, 'the limit on turns is passed');
  const at = JSON.stringify(state.at);
  const where = {
    pick: 'characters',
    draft: 'draft',
    lay: 'lay',
    window: 'window',
    choose: 'choose',
    over: 'over',
  }[waits];
  must(at.includes(`"${where}"`), `the chart is at ${at}, and the state at ${waits}`);

  if (waits === 'lay') {
    must(state.memory.agenda.length === 0, 'something is left to do while cards are laid');
    must(
      state.table.every((card) => state.memory.remaining.some((stays) => stays.card === card)),
      'a card lies about',
    );
  }
  if (state.winners) {
    const { winners } = state;
    if (state.decidedBy === 'FR31')
      must(winners.length === 1 && living.length === 1, 'the last living Komrade wins');
    else if (state.decidedBy === 'FR1') must(living.length === 0, 'somebody is left');
    else must(state.decidedBy === 'FR41' && winners.length > 0, `decided by ${state.decidedBy}`);
  }
  if (before) {
    must(
      everybody.every((player) => !before.out[player] || state.out[player] === true),
      'somebody came back to life',
    );
  }
  return faults;
}

/** Damage was dealt, and its deaths wait until a text that it set off is done. */
const midway = (state: FrontLineState): boolean =>
  state.memory.agenda.some((frame) => frame.kind === 'deaths' || frame.kind === 'text');
