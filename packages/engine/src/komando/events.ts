/** What can happen in KOMANDO. Each event carries all that is needed to redo it on a state or a view (`fold.ts`). */
import type { StateValue } from '../flow/chart.ts';
import type { ClauseId, GameEvent, PlayerId } from '../game.ts';
import type { RandomState } from '../random.ts';
import type { CardId } from '../zones.ts';
import type { KomandoState } from './state.ts';

interface Of<T extends string> extends GameEvent {
  readonly type: T;
}

export type KomandoEvent =
  /** The game is laid out: the state before anything happened, all of it. */
  | (Of<'began'> & { readonly state: KomandoState })
  | (Of<'dealer-chosen'> & { readonly player: PlayerId; readonly rng: RandomState | null })
  /** `among`: the cards shuffled, in the order of their numbers; `order`: the new draw pile, its top last. */
  | (Of<'shuffled'> & {
      readonly among: readonly CardId[];
      readonly order: readonly CardId[];
      readonly back: CardId;
      readonly rng: RandomState | null;
    })
  | (Of<'dealt' | 'drew'> & {
      readonly player: PlayerId;
      readonly cards: readonly CardId[];
      readonly back: CardId;
    })
  | (Of<'turn-began'> & { readonly player: PlayerId })
  | (Of<'attacked'> & { readonly player: PlayerId; readonly target: PlayerId; readonly card: CardId })
  /** `card` is null when the target holds none (KR4). */
  | (Of<'defended'> & { readonly player: PlayerId; readonly card: CardId | null })
  | (Of<'blocked'> & { readonly player: PlayerId; readonly sword: number; readonly shield: number })
  | (Of<'damaged'> & {
      readonly player: PlayerId;
      readonly sword: number;
      readonly shield: number;
      readonly amount: number;
      /** Life afterwards. */
      readonly life: number;
    })
  /** `by`: both icons together; `group`: afterwards. */
  | (Of<'group-counted'> & { readonly by: number; readonly group: number })
  | (Of<'group-capped'> & { readonly group: number })
  /** The exchange is done, and its cards lie on the discard pile. */
  | (Of<'table-cleared'> & { readonly cards: readonly CardId[] })
  | (Of<'eliminated'> & { readonly player: PlayerId })
  /** A hand, or what must go of it, is laid on the discard pile face up. */
  | (Of<'discarded'> & { readonly player: PlayerId; readonly cards: readonly CardId[] })
  | (Of<'turn-passed'> & { readonly player: PlayerId })
  /** `players`: those who are tied, clockwise from the starter; `size`: cards each of them is to hold. */
  | (Of<'tiebreak-began'> & { readonly players: readonly PlayerId[]; readonly size: number })
  | (Of<'starter-named'> & { readonly player: PlayerId })
  /** Chosen face down (KR8); shown when everyone has chosen. */
  | (Of<'discard-chosen'> & { readonly player: PlayerId; readonly card: CardId | null })
  /** The next turn in a round; with `first`, the round begins. */
  | (Of<'round-turn-began'> & { readonly player: PlayerId; readonly next: number; readonly first: boolean })
  /** A round is over and everyone in it has the same life. */
  | (Of<'round-level'> & { readonly life: number })
  /** A round is over, and these have the least life of those in it. */
  | (Of<'round-judged'> & { readonly lowest: readonly PlayerId[]; readonly life: number })
  /** Who plays the next round, clockwise from its first; `level`: rounds in a row in which nobody was eliminated. */
  | (Of<'round-called'> & {
      readonly players: readonly PlayerId[];
      readonly size: number;
      readonly bottom: boolean;
      readonly level: number;
    })
  | (Of<'game-over'> & { readonly winners: readonly PlayerId[] })
  /** The statechart moved: where it is now, and the ids of the transitions it took. */
  | (Of<'entered'> & { readonly at: StateValue; readonly via: readonly string[] });

export type KomandoEventType = KomandoEvent['type'];

/** An event as a rule reports it; the flow adds its number. */
export type Reported<E extends GameEvent> = E extends GameEvent ? Omit<E, 'seq'> : never;

/** Takes what happened. Answers with the event's number, for later events to name as their cause. */
export type Report = (event: Reported<KomandoEvent> & { clause: ClauseId }) => number;
