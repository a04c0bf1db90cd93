/**
 * What a game of KOMANDO is started from: players, deck, rulings, or a whole position. Options come from outside, so
 * they are read with a schema, checked whole, and refused with every reason at once.
 */
import { komandoHouseDeck, komandoIconBounds } from '@komradery/cards';
import * as v from 'valibot';
import type { ClauseId, OptionProblem, OptionsError, PlayerId, Seed } from '../game.ts';
import { isSeed, MAX_SEED, type RandomState, seedState, shuffle, withRandom } from '../random.ts';
import { err, ok, type Result } from '../result.ts';
import type { CardId } from '../zones.ts';
import { checkPosition, type KomandoPosition, positionSchema } from './position.ts';
import { optionErrors } from './prose/options-en.ts';
import { RULING_CLAUSES, rulingsSchema, withDefaults } from './rulings.ts';
import { integer, listOf, seat } from './schema.ts';
import { DECK_SIZE, type Face, FIRST_GROUP, FIRST_LIFE, type KomandoState, PLAYERS } from './state.ts';
import { clockwiseFrom, living, roundSize } from './table.ts';

const icon = (name: keyof typeof komandoIconBounds) =>
  integer(komandoIconBounds[name].min, komandoIconBounds[name].max);

const faceSchema = v.strictObject({ sword: icon('sword'), shield: icon('shield'), group: icon('group') });

const optionsSchema = v.strictObject({
  players: integer(PLAYERS.min, PLAYERS.max),
  deck: v.optional(listOf(faceSchema, DECK_SIZE)),
  rulings: v.optional(rulingsSchema),
  dealer: v.optional(seat),
  position: v.optional(positionSchema),
});

/**
 * - `players`: 2 to 10 (K1.1).
 * - `deck`: 54 faces, those of cards 1 to 54 (KR18); without it, the house deck.
 * - `rulings`: where tables differ; what is left out is played by its default.
 * - `dealer`: a seat, or else the seed names one (KR16).
 * - `position`: a table as it stands, to start from instead of a deal.
 *
 * @example
 * ```ts
 * import { komando } from '@komradery/engine';
 *
 * const begun = komando.start({ players: 4, rulings: { damage: 'full-sword' } }, 7);
 * begun.ok && begun.value.state.life; // [10, 10, 10, 10]
 * ```
 */
export type KomandoOptions = v.InferInput<typeof optionsSchema>;

/** The state that a game begins with, before anything has happened in it. */
export function layOut(options: unknown, seed: Seed): Result<KomandoState, OptionsError> {
  const problems: OptionProblem[] = [];
  if (!isSeed(seed)) problems.push({ path: 'seed', problem: optionErrors.seed(MAX_SEED), clause: 'KR16' });
  const read = readSafely(options);
  if (!read.ok) return refuse([...problems, ...read.error]);
  const { players, deck = komandoHouseDeck.cards, position, dealer } = read.value;
  const rulings = withDefaults(read.value.rulings);

  if (dealer !== undefined && dealer >= players) {
    problems.push({ path: 'dealer', problem: optionErrors.seat(dealer, players), clause: 'KR16' });
  }
  if (position) problems.push(...checkPosition(position, players, rulings));
  if (problems.length > 0) return refuse(problems);

  const faces: Face[] = deck.map(({ sword, shield, group }) => ({ sword, shield, group }));
  const state: KomandoState = {
    setup: { players, deck: faces, rulings },
    at: 'setup',
    seq: 0,
    rng: seedState(seed),
    dealer: dealer ?? -1,
    life: Array<number>(players).fill(FIRST_LIFE),
    out: Array<boolean>(players).fill(false),
    group: FIRST_GROUP,
    drawPile: faces.map((_, index) => index + 1),
    discardPile: [],
    hands: Array.from({ length: players }, () => []),
    shuffles: 0,
    shuffledIn: faces.map(() => 0),
    turn: 0,
    turns: 0,
    table: null,
    tiebreak: null,
    winners: null,
    decidedBy: null,
  };
  return ok(position ? setTable(state, position) : state);
}

function setTable(state: KomandoState, position: KomandoPosition): KomandoState {
  const { players } = state.setup;
  const { attack, tiebreak } = position;
  state.dealer = Math.max(state.dealer, 0);
  state.life = position.life.slice();
  state.out = position.life.map((life, player) => position.out?.[player] ?? life <= 0);
  state.group = position.group;
  state.hands = position.hands.map((hand) => hand.slice());
  state.discardPile = position.discardPile?.slice() ?? [];
  state.drawPile = position.drawPile?.slice() ?? shuffledRest(state, attack?.card);
  state.turns = position.turns ?? 0;
  // With the group spent, the exchange that spent it was that of the player before.
  const spent = position.group <= 0 && !tiebreak;
  state.turn = spent ? (position.turn - 1 + players) % players : position.turn;
  if (attack) state.table = { attacker: state.turn, target: attack.target, sword: attack.card, shield: null };
  if (tiebreak) state.tiebreak = roundOf(position, state);
  return state;
}

function shuffledRest(state: KomandoState, attack: CardId | undefined): CardId[] {
  const named = new Set([
    ...state.hands.flat(),
    ...state.discardPile,
    ...(attack === undefined ? [] : [attack]),
  ]);
  const rest = state.setup.deck.map((_, index) => index + 1).filter((card) => !named.has(card));
  state.rng = withRandom(state.rng as RandomState, (random) => shuffle(rest, random));
  return rest;
}

function roundOf(position: KomandoPosition, state: KomandoState): KomandoState['tiebreak'] {
  const tiebreak = position.tiebreak as NonNullable<KomandoPosition['tiebreak']>;
  const players: PlayerId[] = clockwiseFrom(state, tiebreak.starter, tiebreak.players ?? living(state));
  return {
    starter: tiebreak.starter,
    players,
    size: roundSize(state, players.length),
    next: tiebreak.round === 'begun' ? players.indexOf(position.turn) : -1,
    bottom: tiebreak.bottom ?? false,
    rounds: tiebreak.rounds ?? 1,
    level: tiebreak.level ?? 0,
    fallen: tiebreak.fallen ?? false,
    chosen: [],
  };
}

function readSafely(options: unknown): Result<v.InferOutput<typeof optionsSchema>, OptionProblem[]> {
  try {
    const read = v.safeParse(optionsSchema, options);
    return read.success ? ok(read.output) : err(read.issues.flatMap(problemsOf));
  } catch {
    // A property that throws when it is looked at.
    return err([{ path: '', problem: optionErrors.unreadable(), clause: 'K1.1' }]);
  }
}

/** The clause that an option belongs to, by the beginning of its path; the first that fits. */
const CLAUSE_OF: readonly (readonly [string, ClauseId])[] = [
  ['players', 'K1.1'],
  ['deck', 'KR18'],
  ['dealer', 'KR16'],
  ...RULING_CLAUSES,
  ['position.group', 'K3.2'],
  ['position.life', 'K3.1'],
  ['position.hands', 'K3.6'],
  ['position.drawPile', 'K3.3'],
  ['position.discardPile', 'K3.5'],
  ['position.turns', 'KR19'],
  ['position.turn', 'K4.1'],
  ['position.attack', 'K4.1'],
  ['position.tiebreak', 'K5.1'],
];

const clauseOf = (path: string): ClauseId =>
  CLAUSE_OF.find(([start]) => path.startsWith(start))?.[1] ?? 'K1.1';

/** More than this is not listed: whoever reads it has begun to mend the rest by then. */
const MOST_PROBLEMS = 50;

function problemsOf(issue: v.BaseIssue<unknown>): OptionProblem[] {
  const path = pathOf(issue.path);
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownOptions(issue);
  const problem =
    issue.expected === null
      ? optionErrors.invalid(issue.type, issue.received)
      : optionErrors.expected(issue.expected, issue.received);
  return [{ path, problem, clause: clauseOf(path) }];
}

const join = (path: string, key: unknown): string =>
  typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : `${key}`;

const pathOf = (items: readonly { readonly key: unknown }[] = []): string =>
  items.reduce((path, { key }) => join(path, key), '');

/** All keys that an object should not have: the schema names only the first of them. */
function unknownOptions(issue: v.BaseIssue<unknown>): OptionProblem[] {
  const items = issue.path ?? [];
  const { input, key: first } = items.at(-1) as v.IssuePathItem;
  const within = pathOf(items.slice(0, -1));
  const known = knownKeys(within);
  const keys = [`${first}`, ...Object.keys(input as object).filter((key) => !known.includes(key))];
  return [...new Set(keys)].slice(0, MOST_PROBLEMS).map((key) => ({
    path: join(within, key),
    problem: optionErrors.unknownOption(),
    clause: 'KR17',
    suggestion: optionErrors.known(known),
  }));
}

/** The options that there are at a path. */
function knownKeys(within: string): readonly string[] {
  const path = within.replace(/\[\d+\]/g, '');
  const schemas: Record<string, { entries: Record<string, unknown> }> = {
    '': optionsSchema,
    rulings: rulingsSchema,
    'rulings.limits': rulingsSchema.entries.limits.wrapped,
    deck: faceSchema,
    position: positionSchema,
    'position.attack': positionSchema.entries.attack.wrapped,
    'position.tiebreak': positionSchema.entries.tiebreak.wrapped,
  };
  return Object.keys(schemas[path]?.entries ?? {});
}

const refuse = (problems: readonly OptionProblem[]) =>
  err<OptionsError>({
    code: 'komando/options',
    message: optionErrors.refused(problems),
    problems: problems.slice(0, MOST_PROBLEMS),
  });
