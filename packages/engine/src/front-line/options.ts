/**
 * What a game of Front Line is started from: players, deck, choices of set-up, rulings, or a whole position at the start of
 * a turn. Options come from outside, so they are read with a schema, checked whole, and refused with every reason at once.
 */
import { validate, validateTargets } from '@komradery/cards/language';
import * as v from 'valibot';
import type { ClauseId, OptionProblem, OptionsError, PlayerId, Seed } from '../game.ts';
import { isSeed, MAX_SEED, type RandomState, seedState, shuffle, withRandom } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { CardId } from '../zones.ts';
import { type FrontLineDeck, numberCards } from './deck.ts';
import { OPEN } from './line.ts';
import { optionErrors as say } from './prose/options-en.ts';
import { RULING_CLAUSES, rulingsSchema, withDefaults } from './rulings.ts';
import { startingHp } from './setup.ts';
import { type FrontLineState, HAND, type Memory, PLAYERS, type Rulings, TOP_HP } from './state.ts';
import { actionCard } from './table.ts';

const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const copies = integer(1, 40);
const seat = integer(0, PLAYERS.max - 1);
const MOST_CARDS = 300;
const cardId = integer(1, 2 * MOST_CARDS);
const cards = v.pipe(v.array(cardId), v.maxLength(2 * MOST_CARDS));
const perSeat = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(PLAYERS.min), v.maxLength(PLAYERS.max));
const some = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MOST_CARDS));

const actionSchema = v.strictObject({
  name,
  kind: v.picklist(['maneuver', 'event', 'equipment']),
  durability: v.optional(integer(1, 9)),
  copies,
  text: v.unknown(),
});

const incomingSchema = v.strictObject({
  name,
  type: v.picklist(['linear', 'splash', 'special']),
  arrow: v.optional(v.picklist(['forward', 'backward'])),
  targets: v.unknown(),
  damage: v.strictObject({ primary: integer(0, 20), secondary: integer(0, 20) }),
  copies,
  text: v.unknown(),
});

const characterSchema = v.strictObject({ name, hp: integer(1, TOP_HP), text: v.unknown() });

const deckSchema = v.strictObject({
  actions: some(actionSchema),
  incoming: some(incomingSchema),
  characters: some(characterSchema),
});

const positionSchema = v.strictObject({
  /** By seat. */
  characters: perSeat(integer(0, MOST_CARDS)),
  hp: perSeat(integer(0, TOP_HP)),
  /** Seats from the front, -1 for an open space. Who is not in it is dead. */
  line: v.pipe(v.array(integer(-1, PLAYERS.max - 1)), v.minLength(2), v.maxLength(30)),
  hands: perSeat(cards),
  /** By seat: equipment in play and the durability it has left. */
  gear: v.optional(perSeat(v.array(v.strictObject({ card: cardId, durability: integer(1, 9) })))),
  initiative: seat,
  /** Cards that no place names are shuffled into the draw piles. */
  draw: v.optional(cards),
  discard: v.optional(cards),
  incomingDraw: v.optional(cards),
  incomingDiscard: v.optional(cards),
  /** Turns already played. */
  turns: v.optional(integer(0, 999)),
});

const optionsSchema = v.strictObject({
  players: integer(PLAYERS.min, PLAYERS.max),
  deck: deckSchema,
  characters: v.optional(v.picklist(['picked', 'dealt'])),
  draft: v.optional(v.boolean()),
  line: v.optional(v.pipe(v.array(seat), v.maxLength(PLAYERS.max))),
  rulings: v.optional(rulingsSchema),
  position: v.optional(positionSchema),
});

type ReadOptions = v.InferOutput<typeof optionsSchema>;

/** A table as it stands when a turn begins. Cards are numbered: action cards first, copies one after the other, then Incoming!. */
export type FrontLinePosition = v.InferInput<typeof positionSchema>;

/**
 * - `players`: 2 to 10 (FR22).
 * - `deck`: action cards, Incoming! cards, characters, with their texts as ASTs (FR23).
 * - `characters`: `picked` in seat order, or `dealt` (FR39).
 * - `draft`: whether hands are drafted (F3.6); by default, yes.
 * - `line`: seats from the front (F3.3), or else the seed sets the order.
 * - `rulings`: where tables differ; what is left out is played by its default.
 * - `position`: a table as it stands at the beginning of a turn.
 */
export interface FrontLineOptions {
  readonly players: number;
  readonly deck: FrontLineDeck;
  readonly characters?: 'picked' | 'dealt';
  readonly draft?: boolean;
  readonly line?: readonly PlayerId[];
  readonly rulings?: Partial<Omit<Rulings, 'limits'>> & { readonly limits?: Partial<Rulings['limits']> };
  readonly position?: FrontLinePosition;
}

const emptyMemory = (players: number): Memory => ({
  nextId: 1,
  phase: 'ready',
  agenda: [],
  choice: null,
  due: [],
  waiting: [],
  forces: [],
  remaining: [],
  uses: [],
  happened: [],
  ever: [],
  hpLost: Array<number>(players).fill(0),
  eventPlayed: [],
  passing: [],
  doomed: [],
  marked: [],
  fresh: [],
  cancelled: [],
  order: [],
  lastDead: [],
});

/** The state that a game begins with, before anything has happened in it. */
export function layOut(options: unknown, seed: Seed): Result<FrontLineState, OptionsError> {
  const problems: OptionProblem[] = [];
  if (!isSeed(seed)) problems.push({ path: 'seed', problem: say.seed(MAX_SEED), clause: 'F3.2' });
  const read = readSafely(options);
  if (!read.ok) return refuse([...problems, ...read.error]);
  const { players, draft = true, characters = 'picked', line, position } = read.value;
  problems.push(...checkDeck(read.value));
  const deck = read.value.deck as unknown as FrontLineDeck;
  const numbering = numberCards(deck);

  const wrong = (path: string, problem: string, clause: ClauseId) => problems.push({ path, problem, clause });
  if (deck.characters.length < players) wrong('deck.characters', say.fewCharacters(players), 'F3.1');
  if (numbering.actions < HAND * players) wrong('deck.actions', say.fewCards(HAND * players), 'F3.5');
  if (line && !isEverySeat(line, players)) wrong('line', say.everySeat(players), 'F3.3');
  if (numbering.faces.length > 2 * MOST_CARDS) wrong('deck', say.manyCards(2 * MOST_CARDS), 'FR23');
  if (problems.length > 0) return refuse(problems);

  const empty = <T>(): T[][] => Array.from({ length: players }, () => []);
  const state: FrontLineState = {
    setup: {
      players,
      deck,
      ...numbering,
      rulings: withDefaults(read.value.rulings),
      characters,
      draft,
      lineUp: line ?? null,
    },
    at: { setup: 'characters' },
    seq: 0,
    rng: seedState(seed),
    viewer: null,
    turn: 0,
    initiative: -1,
    characters: Array<number>(players).fill(-1),
    hp: Array<number>(players).fill(0),
    startHp: Array<number>(players).fill(0),
    out: Array<boolean>(players).fill(false),
    line: [],
    offLine: [],
    draw: Array.from({ length: numbering.actions }, (_, index) => index + 1),
    discard: [],
    incomingDraw: numbering.faces.slice(numbering.actions).map((_, index) => numbering.actions + index + 1),
    incomingDiscard: [],
    incoming: [],
    hands: empty(),
    faceDown: Array<null>(players).fill(null),
    gear: empty(),
    table: [],
    packs: empty(),
    picked: empty(),
    shuffles: 0,
    shuffledIn: numbering.faces.map(() => 0),
    targets: [],
    memory: emptyMemory(players),
    winners: null,
    decidedBy: null,
  };
  if (!position) return ok(state);
  const faults = checkPosition(state, position);
  return faults.length > 0 ? refuse(faults) : ok(setTable(state, position));
}

const isEverySeat = (line: readonly number[], players: number): boolean =>
  line.length === players && new Set(line).size === players && line.every((one) => one < players);

/** Texts are checked as whoever wrote the language says. */
function checkDeck({ deck }: ReadOptions): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const look = (
    path: string,
    checked: Result<unknown, readonly { readonly at: string; readonly problem: string }[]>,
  ) => {
    if (checked.ok) return;
    for (const { at, problem } of checked.error.slice(0, 3)) {
      problems.push({ path: at ? `${path}.${at}` : path, problem, clause: 'FR23' });
    }
  };
  deck.actions.forEach((card, index) => {
    look(`deck.actions[${index}].text`, validate(card.text));
    if ((card.kind === 'equipment') !== (card.durability !== undefined)) {
      problems.push({ path: `deck.actions[${index}].durability`, problem: say.durability(), clause: 'F2.7' });
    }
  });
  deck.incoming.forEach((card, index) => {
    // An Incoming! card may say nothing but its damage (F2.1), and a character need have no ability.
    if (!isEmpty(card.text)) look(`deck.incoming[${index}].text`, validate(card.text));
    look(`deck.incoming[${index}].targets`, validateTargets(card.targets));
  });
  deck.characters.forEach((card, index) => {
    if (!isEmpty(card.text)) look(`deck.characters[${index}].text`, validate(card.text));
  });
  return problems;
}

const isEmpty = (text: unknown): boolean => Array.isArray(text) && text.length === 0;

function checkPosition(state: FrontLineState, position: FrontLinePosition): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const wrong = (path: string, problem: string, clause: ClauseId) =>
    problems.push({ path: `position${path && `.${path}`}`, problem, clause });
  const { players, faces, actions, deck } = state.setup;
  for (const key of ['characters', 'hp', 'hands', 'gear'] as const) {
    const given = position[key];
    if (given && given.length !== players) wrong(key, say.perSeat(players, given.length), 'FR22');
  }
  if (problems.length > 0) return problems;

  position.characters.forEach((character, player) => {
    if (character >= deck.characters.length) wrong(`characters[${player}]`, say.noCharacter(), 'F3.1');
    if (position.characters.indexOf(character) < player)
      wrong(`characters[${player}]`, say.characterTwice(), 'FR39');
  });
  const inLine = position.line.filter((space) => space !== OPEN);
  if (inLine.length === position.line.length) wrong('line', say.noOpenSpace(), 'F3.3');
  inLine.forEach((player, index) => {
    if (player >= players) wrong('line', say.noSeat(player, players), 'F3.3');
    if (inLine.indexOf(player) < index) wrong('line', say.twiceInLine(player), 'F3.3');
  });
  if (inLine.length < 2) wrong('line', say.over(), 'F4.8');
  if (!inLine.includes(position.initiative)) wrong('initiative', say.deadInitiative(), 'FR18');
  for (let player = 0; player < players; player++) {
    const lives = inLine.includes(player);
    if (lives !== (position.hp[player] as number) > 0) wrong(`hp[${player}]`, say.lineAndHp(player), 'F6.1');
    const cards =
      (position.hands[player] as readonly CardId[]).length + (position.gear?.[player]?.length ?? 0);
    if (!lives && cards > 0) wrong(`hands[${player}]`, say.deadHolds(player), 'FR2');
    if ((position.hands[player] as readonly CardId[]).length > 2 * HAND)
      wrong(`hands[${player}]`, say.handLimit(2 * HAND), 'F4.6');
  }
  if ((position.turns ?? 0) >= state.setup.rulings.limits.turns) wrong('turns', say.limit(), 'FR41');

  const seen = new Map<CardId, string>();
  const place = (path: string, cards: readonly CardId[], isActions: boolean) => {
    cards.forEach((card, index) => {
      const here = `${path}[${index}]`;
      if (card > faces.length || card <= actions !== isActions) wrong(here, say.noSuchCard(card), 'FR23');
      const before = seen.get(card);
      if (before) wrong(here, say.cardTwice(card, before), 'FR23');
      seen.set(card, here);
    });
  };
  position.hands.forEach((hand, player) => {
    place(`hands[${player}]`, hand, true);
  });
  position.gear?.forEach((gear, player) => {
    place(
      `gear[${player}]`,
      gear.map(({ card }) => card),
      true,
    );
    for (const { card, durability } of gear) {
      if (card > actions) continue;
      const { kind, durability: printed = 0 } = actionCard(state, card);
      if (kind !== 'equipment' || durability > printed) wrong(`gear[${player}]`, say.notGear(card), 'F2.7');
    }
  });
  place('draw', position.draw ?? [], true);
  place('discard', position.discard ?? [], true);
  place('incomingDraw', position.incomingDraw ?? [], false);
  place('incomingDiscard', position.incomingDiscard ?? [], false);
  return problems;
}

/** The named cards where they are; the rest is shuffled under what is named of the draw piles. */
function setTable(state: FrontLineState, position: FrontLinePosition): FrontLineState {
  const { actions, faces } = state.setup;
  state.at = { setup: 'characters' };
  state.characters = position.characters.slice();
  state.startHp = position.characters.map((character) => startingHp(state, character));
  state.hp = position.hp.slice();
  state.line = position.line.slice();
  state.out = position.hp.map((_, player) => !position.line.includes(player));
  state.initiative = position.initiative;
  state.hands = position.hands.map((hand) => hand.slice().sort((a, b) => a - b));
  if (position.gear) state.gear = position.gear.map((gear) => gear.map((one) => ({ ...one })));
  state.discard = position.discard?.slice() ?? [];
  state.incomingDiscard = position.incomingDiscard?.slice() ?? [];
  state.turn = position.turns ?? 0;
  const named = new Set([
    ...state.hands.flat(),
    ...state.gear.flat().map(({ card }) => card),
    ...state.discard,
    ...state.incomingDiscard,
    ...(position.draw ?? []),
    ...(position.incomingDraw ?? []),
  ]);
  const rest = faces.map((_, index) => index + 1).filter((card) => !named.has(card));
  const pile = (top: readonly CardId[], cards: CardId[]) => {
    state.rng = withRandom(state.rng as RandomState, (random) => shuffle(cards, random));
    return [...cards, ...top];
  };
  state.draw = pile(
    position.draw ?? [],
    rest.filter((card) => card <= actions),
  );
  state.incomingDraw = pile(
    position.incomingDraw ?? [],
    rest.filter((card) => card > actions),
  );
  state.memory.lastDead = [];
  return state;
}

function readSafely(options: unknown): Result<ReadOptions, OptionProblem[]> {
  try {
    const read = v.safeParse(optionsSchema, options);
    return read.success ? ok(read.output) : err(read.issues.map(problemOf));
  } catch {
    // A property that throws when it is looked at.
    return err([{ path: '', problem: say.unreadable(), clause: 'FR22' }]);
  }
}

/** The clause that an option belongs to, by the beginning of its path; the first that fits. */
const CLAUSE_OF: readonly (readonly [string, ClauseId])[] = [
  ['players', 'FR22'],
  ['deck', 'FR23'],
  ['characters', 'FR39'],
  ['draft', 'F3.6'],
  ['line', 'F3.3'],
  ...RULING_CLAUSES,
  ['position.hp', 'F1.1'],
];

function problemOf(issue: v.BaseIssue<unknown>): OptionProblem {
  const path = (issue.path ?? []).reduce(
    (whole, { key }) => (typeof key === 'number' ? `${whole}[${key}]` : whole ? `${whole}.${key}` : `${key}`),
    '',
  );
  const clause = CLAUSE_OF.find(([start]) => path.startsWith(start))?.[1] ?? 'FR22';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { path, clause, problem: say.unknownOption() };
  }
  if (issue.expected === null) return { path, clause, problem: say.invalid(issue.type, issue.received) };
  return { path, clause, problem: say.expected(issue.expected, issue.received) };
}

const refuse = (problems: readonly OptionProblem[]) =>
  err<OptionsError>({ code: 'front-line/options', message: say.refused(problems), problems });
