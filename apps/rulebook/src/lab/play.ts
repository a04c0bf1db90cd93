/**
 * The firing range: a small line on which a card of the bench is played by the rules themselves. Four Komrades stand in
 * it; one holds the card, the others hold blanks. What nobody would think about is decided by itself; whatever the card
 * asks stops the game and is put to whoever sits here.
 */
import { type CardText, parse, parseTargets, type Targets } from '@komradery/cards/language';
import {
  createSession,
  type FrontLineCommand,
  type FrontLineDeck,
  type FrontLineEvent,
  type FrontLineNames,
  type FrontLineOptions,
  type FrontLineState,
  type FrontLineView,
  frontLine,
  type PlayerId,
  type Session,
  sayFrontLineEvent,
} from '@komradery/engine';
import { FrontLineSprite, FrontLineTable } from '@komradery/table';
import { Fragment, h, type VNode } from 'preact';
import { prose } from '../prose/lab-en.ts';
import type { LabCard } from './card.ts';
import { optionsOf } from './options-of.ts';

/** A card whose text and targets parse. */
export interface Loaded extends Omit<LabCard, 'text' | 'targets'> {
  readonly text: CardText;
  readonly targets?: Targets | undefined;
}

/** Where the holder of the card stands, and what else happens. */
export interface Setting {
  readonly stand: 'front' | 'middle' | 'rear';
  readonly threat: 'none' | 'linear' | 'splash';
  /** The others do something too: one moves, one plays an event. */
  readonly busy: boolean;
}

export type RangeSession = Session<
  FrontLineState,
  FrontLineCommand,
  FrontLineEvent,
  FrontLineView,
  FrontLineOptions
>;

/** A decision that the card asks for. */
export interface Asked {
  readonly question: string;
  readonly answers: readonly { readonly command: FrontLineCommand; readonly label: string }[];
  readonly player: PlayerId;
}

export interface LogLine {
  readonly seq: number;
  readonly clause: string;
  readonly text: string;
}

const { range: words } = prose;

/** The seat of the card's holder. */
const HOLDER: PlayerId = 1;
const SEATS = words.komrades.length;
/** Turns that a card may be watched for. */
export const MOST_TURNS = 8;

const LINES: Record<Setting['stand'], readonly number[]> = {
  front: [HOLDER, 0, 2, 3, -1],
  middle: [0, HOLDER, 2, 3, -1],
  rear: [0, 2, 3, HOLDER, -1],
};
const HP = [8, 6, 4, 9];
const START_HP = 10;
const BLANKS = 40;

/** The range, drawn by what the game is drawn by everywhere, and from where the holder of the card sits. */
export const draw = ({ state }: RangeSession): VNode =>
  h(Fragment, null, h(FrontLineSprite, null), h(FrontLineTable, { view: frontLine.view(state, HOLDER) }));

/** Cards by number, as the engine counts them: action cards first. */
const CARD = 1;
const STEP = 2;
const TEA = 3;
const FIRST_BLANK = 4;
const ACTIONS = FIRST_BLANK - 1 + BLANKS;
/** A text that comes to nothing: who holds it has four cards more. */
const NOTHING = 'If you have no cards in hand, draw 1 card.';
const PLACES = { none: 1, linear: 2, splash: 2 } as const;

function must<T>(read: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!read.ok) throw new Error('a card of the range itself does not parse');
  return read.value;
}

function deckOf(card: Loaded, { threat }: Setting): FrontLineDeck {
  const { kind, text } = card;
  const name = card.name || words.unnamed;
  const blank = { kind: 'maneuver', text: must(parse(NOTHING)) } as const;
  const isAction = kind === 'maneuver' || kind === 'event' || kind === 'equipment';
  return {
    actions: [
      isAction
        ? { name, kind, copies: 1, text, ...(kind === 'equipment' && { durability: card.durability }) }
        : { ...blank, name: words.blank, copies: 1 },
      { name: words.step, kind: 'maneuver', copies: 1, text: must(parse('Move 1 space Backward.')) },
      { name: words.tea, kind: 'event', copies: 1, text: must(parse('Gain 1 HP.')) },
      { ...blank, name: words.blank, copies: BLANKS },
    ],
    incoming: [
      // The pile is drawn from its end; the quiet ones are for the turns that come after.
      ...Array.from({ length: MOST_TURNS }, () => ({
        name: words.quiet,
        type: 'special' as const,
        targets: must(parseTargets('space 1')),
        damage: { primary: 0, secondary: 0 },
        copies: 1,
        text: [],
      })),
      kind === 'incoming'
        ? {
            name,
            type: card.type,
            targets: card.targets ?? must(parseTargets('space 1')),
            damage: { primary: card.primary, secondary: card.type === 'splash' ? card.secondary : 0 },
            copies: 1,
            text,
          }
        : {
            name: words.threats[threat],
            type: threat === 'none' ? 'special' : threat,
            targets: must(parseTargets(`space ${PLACES[threat]}`)),
            damage: { primary: threat === 'none' ? 0 : 3, secondary: threat === 'splash' ? 1 : 0 },
            copies: 1,
            text: [],
          },
    ],
    characters: words.komrades.map((komrade, seat) => ({
      name: komrade,
      hp: START_HP,
      text: kind === 'character' && seat === HOLDER ? text : [],
    })),
  };
}

/** Lays out the range, or says why the card cannot be played. */
export function layOut(
  card: Loaded,
  setting: Setting,
): { readonly session: RangeSession } | { readonly refusal: string } {
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: 5 }, (_, index) => FIRST_BLANK + 5 * seat + index),
  );
  (hands[0] as number[])[4] = TEA;
  (hands[HOLDER] as number[])[4] = CARD;
  (hands[3] as number[])[4] = STEP;
  const created = createSession(
    frontLine,
    {
      players: SEATS,
      deck: deckOf(card, setting),
      rulings: { largerGames: 'full' },
      position: {
        characters: hands.map((_, seat) => seat),
        hp: HP,
        line: [...LINES[setting.stand]],
        hands,
        initiative: HOLDER,
        incomingDraw: Array.from({ length: MOST_TURNS + 1 }, (_, index) => ACTIONS + 1 + index),
      },
    },
    1,
  );
  if (!created.ok) return { refusal: created.error.message };
  return { session: created.value };
}

/**
 * Goes on to the next decision that is worth asking for, or to the end of the turn.
 *
 * @param until - the last turn to be played
 */
export function goOn(
  session: RangeSession,
  card: Loaded,
  setting: Setting,
  until: number,
): Asked | undefined {
  while (!frontLine.outcome(session.state) && session.state.turn <= until) {
    const { state } = session;
    const actor = frontLine.actors(state)[0];
    if (actor === undefined) return undefined;
    const { player } = actor;
    const legal = frontLine.legal(state, player);
    const asked = worthAsking(state, card, player, legal);
    if (asked) return asked;
    const played = session.play(player, byItself(state, setting, player, legal));
    if (!played.ok) throw new Error(played.error.message);
  }
  return undefined;
}

function worthAsking(
  state: FrontLineState,
  card: Loaded,
  player: PlayerId,
  legal: readonly FrontLineCommand[],
): Asked | undefined {
  const { choice } = state.memory;
  if (choice) {
    return {
      player,
      question: words.asks[choice.what](words.komrades[player] ?? ''),
      answers: legal.map((command) => ({ command, label: labelOf(state, card, command) })),
    };
  }
  const plays = legal.filter(
    (one) => (one.type === 'play' && one.card === CARD) || (one.type === 'use' && player === HOLDER),
  );
  if (plays.length === 0) return undefined;
  return {
    player,
    question: words.window[windowAt(state)],
    answers: [
      ...plays.map((command) => ({ command, label: words.now(command.type === 'play') })),
      { command: { type: 'pass' } as const, label: words.later },
    ],
  };
}

type Window = keyof typeof words.window;
const windowAt = (state: FrontLineState): Window => {
  const top = state.memory.agenda.at(-1);
  return top?.kind === 'window' ? top.window : 'placed';
};

function byItself(
  state: FrontLineState,
  setting: Setting,
  player: PlayerId,
  legal: readonly FrontLineCommand[],
): FrontLineCommand {
  const lays = legal.flatMap((one) => (one.type === 'lay' ? [one] : []));
  if (lays.length > 0) {
    const own = setting.busy && player !== HOLDER ? STEP : CARD;
    const isOwn = ({ card }: { card: number }) => card === own && !isEvent(state, card);
    const idle = ({ card }: { card: number }) => card >= FIRST_BLANK;
    return (lays.find(isOwn) ?? lays.find(idle) ?? lays[0]) as FrontLineCommand;
  }
  const tea = setting.busy && legal.find((one) => one.type === 'play' && one.card === TEA);
  return tea || { type: 'pass' };
}

const faceOf = (state: FrontLineState, card: number) => {
  const { deck, faces, actions } = state.setup;
  const face = faces[card - 1] ?? 0;
  return card <= actions ? deck.actions[face] : deck.incoming[face];
};

const isEvent = (state: FrontLineState, card: number): boolean => {
  const face = faceOf(state, card);
  return face !== undefined && 'kind' in face && face.kind === 'event';
};

const nameOf = (state: FrontLineState, card: number): string => faceOf(state, card)?.name ?? words.aCard;

function labelOf(state: FrontLineState, card: Loaded, command: FrontLineCommand): string {
  if (command.type !== 'choose') return frontLine.print(state, command);
  const { value } = command;
  const { labels } = words;
  switch (state.memory.choice?.what) {
    case 'komrade':
      return value < 0 ? labels.nobody : (words.komrades[value] ?? '');
    case 'may':
      return value === 1 ? labels.yes : labels.no;
    case 'way':
      return value === 0 ? labels.forward : labels.backward;
    case 'space':
      return labels.space(value);
    case 'option':
      return optionsOf(card.text)?.[value - 1] ?? labels.option(value);
    case 'target': {
      const target = state.targets.find(({ id }) => id === value);
      if (target === undefined) return labels.none;
      return 'space' in target.at
        ? labels.targetAt(labels.space(target.at.space + 1))
        : labels.targetAt(words.komrades[target.at.komrade] ?? '');
    }
    case 'card':
    case 'gear':
    case 'protect':
      if (value === 0) return labels.none;
      return value > 0 ? nameOf(state, value) : labels.ability;
    default:
      return `${value}`;
  }
}

/**
 * What the table hears, but for what is the same whatever the card is.
 *
 * @param until - the last turn to be told
 */
export function logOf(session: RangeSession, until: number): readonly LogLine[] {
  const { state, events } = session;
  const names: FrontLineNames = {
    player: (player) => words.komrades[player] ?? '',
    card: (card) => nameOf(state, card),
    character: (character) => words.komrades[character] ?? '',
  };
  const next = events.findIndex((event) => event.type === 'turn-began' && event.turn > until);
  return events.slice(0, next < 0 ? undefined : next).flatMap((event) => {
    if (isRoutine(event)) return [];
    const text = sayFrontLineEvent(event, names);
    return text === undefined ? [] : [{ seq: event.seq, clause: event.clause, text }];
  });
}

function isRoutine(event: FrontLineEvent): boolean {
  if (event.seq < 2 || event.type === 'window-opened' || event.type === 'shuffled') return true;
  if (event.clause === 'F4.6' || event.type === 'laid') return true;
  return 'card' in event && typeof event.card === 'number' && isBlank(event.card);
}

const isBlank = (card: number): boolean => card >= FIRST_BLANK && card <= ACTIONS;
