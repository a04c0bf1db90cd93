/** What can happen in Front Line. Each event carries all that is needed to redo it on a state or a view. */
import type { StateValue } from '../flow/chart.ts';
import type { ClauseId, GameEvent, PlayerId } from '../game.ts';
import type { RandomState } from '../random.ts';
import type { CardId } from '../zones.ts';
import type { Shift, StepOf } from './line.ts';
import type { Choice, FrontLineState, Memory, SourceId, TargetCard, WindowFrame } from './state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
}

/** A place where cards lie. `of` is a seat. */
export type Zone =
  | {
      readonly in:
        | 'draw'
        | 'discard'
        | 'incomingDraw'
        | 'incomingDiscard'
        | 'incoming'
        | 'table'
        | 'drawBottom';
    }
  | { readonly in: 'hand' | 'faceDown' | 'gear' | 'pack' | 'picked'; readonly of: PlayerId };

/** The ways in which a card changes its place. */
export const CARD_MOVES = [
  'dealt',
  'drafted',
  'kept',
  'drew',
  'laid',
  'took-back',
  'revealed',
  'played',
  'equipped',
  'discarded',
  'given',
  'taken',
  'stacked',
  'incoming-drawn',
  'incoming-discarded',
] as const;

export type CardMove = (typeof CARD_MOVES)[number];

export type FrontLineEvent =
  /** The game is laid out: the state before anything happened, all of it. */
  | (Of<'began'> & { readonly state: FrontLineState })
  | (Of<'character-taken'> & {
      readonly player: PlayerId;
      readonly character: number;
      readonly hp: number;
    })
  | (Of<'lined-up'> & { readonly line: readonly PlayerId[] })
  | (Of<'initiative'> & { readonly player: PlayerId })
  /** `among`: the cards shuffled, in the order of their numbers; `order`: the new pile, its top last. */
  | (Of<'shuffled'> & {
      readonly deck: 'action' | 'incoming';
      readonly among: readonly CardId[];
      readonly order: readonly CardId[];
      readonly back: CardId;
    })
  /** One card, from one place to another. */
  | (Of<CardMove> & {
      readonly player: PlayerId;
      readonly card: CardId;
      readonly back: CardId;
      readonly from: Zone;
      readonly to: Zone;
    })
  /** `packs`: what lies before each player afterwards. */
  | (Of<'packs-passed'> & { readonly packs: readonly (readonly CardId[])[] })
  | (Of<'turn-began'> & { readonly turn: number })
  | (Of<'target-placed' | 'target-moved' | 'target-removed'> & { readonly target: TargetCard })
  /** F4.5: whom an Incoming! card hits, and for how much; nobody: it misses. */
  | (Of<'hit'> & {
      readonly card: CardId;
      readonly hits: readonly { readonly player: PlayerId; readonly amount: number }[];
    })
  /** Damage was proposed to `player` and less of it, or more, is left. */
  | (Of<'damage-changed'> & { readonly player: PlayerId; readonly by: number })
  | (Of<'damaged' | 'gained' | 'lost' | 'hp-set'> & {
      readonly player: PlayerId;
      readonly amount: number;
      /** HP afterwards. */
      readonly hp: number;
    })
  | (Of<'stepped'> & {
      readonly player: PlayerId;
      readonly kind: StepOf['kind'];
      readonly shifts: readonly Shift[];
    })
  | (Of<'swapped'> & { readonly shifts: readonly Shift[] })
  /** `length`: spaces ahead of the Kommissar afterwards. */
  | (Of<'kommissar-stepped'> & { readonly shifts: readonly Shift[]; readonly length: number })
  | (Of<'rearranged'> & { readonly line: readonly PlayerId[] })
  | (Of<'left-line'> & { readonly player: PlayerId })
  | (Of<'returned'> & {
      readonly player: PlayerId;
      readonly space: number;
      readonly shifts: readonly Shift[];
    })
  | (Of<'died'> & { readonly player: PlayerId })
  | (Of<'durability'> & { readonly player: PlayerId; readonly card: CardId; readonly durability: number })
  /** `cards`: what each of the two has afterwards. */
  | (Of<'exchanged-face-down'> & {
      readonly players: readonly [PlayerId, PlayerId];
      readonly cards: readonly [CardId | null, CardId | null];
    })
  | (Of<'exchanged-gear'> & { readonly players: readonly [PlayerId, PlayerId] })
  /** A thing in play, or a character's ability, is put to use. */
  | (Of<'used'> & { readonly player: PlayerId; readonly source: SourceId })
  | (Of<'window-opened'> & {
      readonly window: WindowFrame['window'];
      readonly asked: readonly PlayerId[];
    })
  | (Of<'window-closed'> & { readonly window: WindowFrame['window'] })
  /** A player passes on all windows of the turn (FR12). */
  | (Of<'passed-turn'> & { readonly player: PlayerId })
  /** `value` is null for those whose business it is not. `only`: there was no other answer. */
  | (Of<'chose'> & {
      readonly player: PlayerId;
      readonly what: Choice['what'];
      readonly value: number | null;
      readonly only: boolean;
    })
  | (Of<'cancelled'> & { readonly card: CardId })
  /** Cards are shown to everyone, or looked at by one. */
  | (Of<'shown' | 'looked'> & {
      readonly player: PlayerId;
      readonly cards: readonly CardId[];
    })
  | (Of<'game-over'> & { readonly winners: readonly PlayerId[] })
  /** Chance was asked; this is its generator afterwards. */
  | (Of<'rolled'> & { readonly rng: RandomState | null })
  /** What the running of cards keeps in mind, as far as it changed. */
  | (Of<'remembered'> & { readonly memory: Partial<Memory> })
  /** The statechart moved: where it is now, and the ids of the transitions it took. */
  | (Of<'entered'> & { readonly at: StateValue; readonly via: readonly string[] });

export type FrontLineEventType = FrontLineEvent['type'];

/** An event as a rule reports it; the flow adds its number. */
export type Reported<E extends GameEvent> = E extends GameEvent ? Omit<E, 'seq'> : never;

/** Takes what happened. Answers with the event's number. */
export type Report = (event: Reported<FrontLineEvent> & { clause: ClauseId }) => number;
