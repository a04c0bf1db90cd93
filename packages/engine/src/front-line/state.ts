/**
 * The state of a game of Front Line No Komrades: plain JSON, all of it. A view is the same thing with the hidden cards
 * face down.
 */
import { type FrontLineChoices, frontLineNumbers } from '@komradery/cards';
import type { CardKind, Did, IncomingType, Outcome, Span, Who } from '@komradery/cards/language';
import type { StateValue } from '../flow/chart.ts';
import type { ClauseId, PlayerId, Viewer } from '../game.ts';
import type { RandomState } from '../random.ts';
import type { CardId } from '../zones.ts';
import type { FrontLineDeck, Numbering } from './deck.ts';
import type { Way } from './line.ts';

export const { players: PLAYERS, hand: HAND, targetCards: TARGET_CARDS } = frontLineNumbers;
/** No health card goes higher. */
export const TOP_HP = 12;

/** Where tables differ; the rulings say what each value means. */
export interface Rulings extends FrontLineChoices {
  readonly limits: { readonly turns: number };
}

/** What is fixed before the first card is dealt, and never changes. */
export interface Setup extends Numbering {
  readonly players: number;
  readonly deck: FrontLineDeck;
  readonly rulings: Rulings;
  /** FR39 */
  readonly characters: 'picked' | 'dealt';
  /** F3.6 */
  readonly draft: boolean;
  /** F3.3: the order of the line, or null where the seed sets it. */
  readonly lineUp: readonly PlayerId[] | null;
}

/** A target card on the table (F4.1, FR24). */
export interface TargetCard {
  readonly id: number;
  /** Whose target card it is. */
  readonly card: CardId;
  readonly at: { readonly komrade: PlayerId } | { readonly space: number };
  /** F2.2 */
  readonly arrow: Way;
}

/** Equipment in play (F2.7). */
export interface Gear {
  readonly card: CardId;
  durability: number;
}

/**
 * A card's text in numbers: an action or Incoming! card by its number, a character's ability as -1 less the character's
 * index.
 */
export type SourceId = number;

/** What is kept of an answer: its number, and whose business it is until the card is done. */
export interface Answer {
  readonly value: number;
  readonly secretOf?: PlayerId;
}

/** What a text that runs knows. */
export interface Scope {
  readonly id: number;
  readonly source: SourceId;
  readonly you: PlayerId;
  that: PlayerId[];
  /** The target card that the text spoke of last. */
  target: number | null;
  /** The card whose playing set off the text, or is answered. */
  answering: CardId | null;
  answers: Answer[];
  /** Would-abilities have had their say about the action under way. */
  warned: boolean;
  /** Those to whom the action under way does not happen after all. */
  spared: PlayerId[];
  results: Partial<Record<Outcome, number>>;
  /** The matter at hand: which frame is about to do something to whom. */
  matter: { readonly frame: number; readonly player: PlayerId | null } | null;
}

/** A card's text, and where in it we are. */
export interface TextFrame extends Scope {
  readonly kind: 'text';
  /** Only one ability, whose time has come; or all of a card that takes effect. */
  readonly only: boolean;
  /** Its owner may be dead by now. */
  readonly posthumous: boolean;
  ability: number;
  sentence: number;
  branch: 'do' | 'otherwise' | null;
  step: number;
  action: number;
  /** Within `choose`: who takes which option still, and which action of it is next. */
  options: { readonly player: PlayerId; readonly option: number }[];
  option: number;
  /** Something of the sentence was done; of the one before. */
  done: boolean;
  doneBefore: boolean;
  /** An optional action was offered, or taken, in this sentence; in the one before. */
  offered: boolean;
  taken: boolean;
  proposals: Proposal[];
}

/** Damage about to be dealt. */
export interface Proposal {
  readonly player: PlayerId;
  readonly amount: number;
  /** The card it comes from. */
  readonly source: SourceId;
  readonly type: IncomingType | null;
  /** By a hit (F4.5), rather than by an effect that says damage. */
  readonly hit: boolean;
}

export interface DamageFrame {
  readonly kind: 'damage';
  readonly id: number;
  proposals: Proposal[];
  stage: 'proposed' | 'reduced' | 'owners' | 'apply';
  /** Abilities that had their say. */
  heard: string[];
  /** Whose text is to be told what it came to. */
  readonly of: number | null;
  /** What was taken away so far. */
  reduced: number;
}

export interface DeathsFrame {
  readonly kind: 'deaths';
  readonly id: number;
  heard: string[];
  spared: PlayerId[];
  /** Those who died in this step. */
  died: PlayerId[];
  /** The Kommissar's steps that are owed (F6.3). */
  steps: number;
}

/** F4.1: the targets of an Incoming! card, from `next` on. */
export interface PlaceFrame extends Scope {
  readonly kind: 'place';
  readonly card: CardId;
  next: number;
}

/** F4.5 for one Incoming! card. */
export interface HitsFrame {
  readonly kind: 'hits';
  readonly card: CardId;
}

/** A card is done, and goes where it belongs. */
export interface SettleFrame {
  readonly kind: 'settle';
  readonly card: CardId;
  readonly player: PlayerId;
}

/** A moment of the turn whose abilities are still to be set off. */
export interface MomentFrame {
  readonly kind: 'moment';
  readonly moment: 'start' | 'reveal' | 'damage' | 'after-damage' | 'replenish' | 'end';
  heard: string[];
}

/** What a player answers in a window; null where it is not for the viewer to see. */
export type WindowAnswer =
  | { readonly type: 'pass' }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'use'; readonly source: SourceId };

export interface WindowFrame {
  readonly kind: 'window';
  readonly window: 'placed' | 'reveal' | 'damage' | 'after-damage' | 'response';
  /** Those who are asked, by seat; null until the window opens. */
  asked: PlayerId[] | null;
  /** By seat, as far as they have answered. */
  answers: { readonly player: PlayerId; readonly answer: WindowAnswer | null }[];
  /** What was used in it: a thing is used once a window. */
  used: SourceId[];
  /** The card that a response answers. */
  readonly answering: CardId | null;
}

export type Frame =
  | TextFrame
  | DamageFrame
  | DeathsFrame
  | PlaceFrame
  | HitsFrame
  | SettleFrame
  | MomentFrame
  | WindowFrame;

/** A decision that the text on top of the agenda waits for. */
export interface Choice {
  readonly player: PlayerId;
  readonly what:
    | 'komrade'
    | 'space'
    | 'card'
    | 'amount'
    | 'may'
    | 'option'
    | 'way'
    | 'target'
    | 'gear'
    | 'protect';
  /** What may be answered. Empty where it is cards from the player's hand: those are worked out when asked. */
  readonly options: readonly number[];
  readonly fromHand?: { readonly kind: CardKind | null };
}

/** An ability that waits for its time. */
export interface Waiting {
  readonly id: number;
  readonly source: SourceId;
  readonly ability: number;
  readonly you: PlayerId;
  readonly that: readonly PlayerId[];
  readonly target: number | null;
  /** The first turn in which its time may come, and the last; null: while its card is in play. */
  readonly from: number;
  readonly until: number | null;
  /** Set off so many times. */
  times: number;
}

/** Something in force. */
export interface Force {
  readonly id: number;
  readonly source: SourceId;
  readonly you: PlayerId;
  readonly that: readonly PlayerId[];
  /** First and last turn; until null: while its card is in play. */
  readonly from: number;
  readonly until: number | null;
  readonly rule: ForceRule;
}

export type ForceRule =
  | { readonly force: 'forbid'; readonly did: Did; readonly who: Who }
  | { readonly force: 'skip'; readonly what: 'reveal' | 'damage' | 'replenish' | 'initiative' | 'events' }
  | {
      readonly force: 'increase' | 'double' | 'halve' | 'reduce' | 'limit' | 'prevent';
      readonly players: readonly PlayerId[];
      readonly amount: number;
      readonly from: Did['from'] | null;
    }
  | {
      readonly force: 'redirect' | 'share';
      readonly players: readonly PlayerId[];
      readonly to: readonly PlayerId[];
      readonly amount: number | null;
      readonly from: Did['from'] | null;
    }
  | { readonly force: 'reverse' };

/** Something that happened to a Komrade, or that they did. */
export interface Happened extends Did {
  readonly player: PlayerId;
  readonly turn: number;
  readonly source: SourceId | null;
}

/** What the running of cards keeps in mind between two decisions. */
export interface Memory {
  nextId: number;
  phase: Phase;
  /** What is still to be done; the next is its end. */
  agenda: Frame[];
  choice: Choice | null;
  /** Abilities set off and still to be run, in order. */
  due: TextFrame[];
  waiting: Waiting[];
  forces: Force[];
  /** Cards that remain in play: the last turn that they do; null is forever. */
  remaining: { readonly card: CardId; readonly until: number | null }[];
  /** By ability and copy of the card: uses in the game, and in the turn. */
  uses: { readonly key: string; game: number; turn: number }[];
  /** Of this turn and the one before. */
  happened: Happened[];
  /** Of the whole game, each once. */
  ever: Happened[];
  hpLost: number[];
  /** F4.3: who has played their event this turn. */
  eventPlayed: PlayerId[];
  /** FR12: who passes on every window of this turn. */
  passing: PlayerId[];
  /** Dead when the step is done, whatever their HP. */
  doomed: PlayerId[];
  /** Hit by an effect before F4.5, by the Incoming! card of the turn. */
  marked: PlayerId[];
  /** Incoming! cards drawn this turn, in order (F4.1). */
  fresh: CardId[];
  /** Cards that were cancelled. */
  cancelled: CardId[];
  /** F4.4: who is still to reveal, in order. */
  order: PlayerId[];
  /** Who died last, together (FR1). */
  lastDead: PlayerId[];
}

/** Where the turn goes on when the agenda is done. */
export type Phase =
  | 'ready'
  | 'lay'
  | 'reveal'
  | 'turnUp'
  | 'hits'
  | 'afterDamage'
  | 'replenish'
  | 'end'
  | 'close';

export interface FrontLineState {
  readonly setup: Setup;
  /** Where the statechart is. */
  at: StateValue;
  /** Events so far. */
  seq: number;
  /** The generator; null in a view. */
  rng: RandomState | null;
  /** Whose view this is; null: it is the state itself. */
  viewer: Viewer | null;
  turn: number;
  /** Who holds the initiative card (F3.4); -1 before the line stands. */
  initiative: PlayerId;
  /** By seat: the character's index in the deck, or -1. */
  characters: number[];
  hp: number[];
  /** HP at the start. */
  startHp: number[];
  /** By seat: dead (F6.1). */
  out: boolean[];
  line: PlayerId[];
  /** Those off the line, and the space they left (FR15). */
  offLine: { readonly player: PlayerId; readonly left: number }[];
  /** The top of a pile is its end. */
  draw: CardId[];
  discard: CardId[];
  incomingDraw: CardId[];
  incomingDiscard: CardId[];
  /** Incoming! cards in play, in the order in which they were drawn. */
  incoming: CardId[];
  hands: CardId[][];
  faceDown: (CardId | null)[];
  gear: Gear[][];
  /** Action cards that take effect, or remain in play. */
  table: CardId[];
  /** F3.6: what is passed, and what is picked. */
  packs: CardId[][];
  picked: CardId[][];
  shuffles: number;
  shuffledIn: number[];
  targets: TargetCard[];
  memory: Memory;
  winners: PlayerId[] | null;
  decidedBy: ClauseId | null;
}

/** What a viewer sees: {@link FrontLineState} with hidden cards turned to their backs and without the generator. */
export type FrontLineView = FrontLineState & { rng: null };

/** How long a span lasts from a turn on: its first turn and its last; null is while its card is in play. */
export function spanOf(span: Span, turn: number): { from: number; until: number | null } {
  if (typeof span === 'object') return { from: turn, until: turn + span.turns - 1 };
  switch (span) {
    case 'this-turn':
      return { from: turn, until: turn };
    case 'next-turn':
      return { from: turn + 1, until: turn + 1 };
    case 'game':
      return { from: turn, until: Number.MAX_SAFE_INTEGER };
    case 'in-play':
      return { from: turn, until: null };
  }
}
