/** What an action comes to: the deeds it is made of, and what all of them share while it is worked out. */
import type { Amount, EventName } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import type { Report } from './events.ts';
import { addForce } from './notes.ts';
import { type Force, type FrontLineState, spanOf, type TextFrame } from './state.ts';
import type { Asking, Context } from './who.ts';
import * as who from './who.ts';

/** One thing that an action comes to, for one Komrade. */
export interface Deed {
  readonly player: PlayerId;
  /** What it is to whom, for prohibitions and for abilities that come before it. */
  readonly as?: EventName;
  readonly does: () => boolean;
}

/** An amount that you choose is chosen once for all. */
export interface Shared {
  /** All to whom it is done. */
  readonly chosen: readonly PlayerId[];
  amount?: number;
}

export interface Play {
  readonly state: FrontLineState;
  readonly frame: TextFrame;
  readonly context: Context;
  /** To whom it is done, or who does it. */
  readonly player: PlayerId;
  readonly decider: PlayerId;
  /** Komrades that the action names besides. */
  readonly others: PlayerId[];
  readonly shared: Shared;
  readonly report: Report | undefined;
}

export const add = (frame: TextFrame, outcome: keyof TextFrame['results'], n: number): void => {
  frame.results[outcome] = (frame.results[outcome] ?? 0) + n;
};

export function* amountOf(play: Play, n: Amount, cap?: number): Asking<number> {
  const { context, decider, shared, player } = play;
  const least = 0;
  if (typeof n !== 'object' || !('upTo' in n)) return yield* who.amount(context, n, decider, least, cap);
  if (decider === player) return yield* who.amount(context, n, decider, least, cap);
  shared.amount ??= yield* who.amount(context, n, decider, least, cap);
  return shared.amount;
}

export const one = (deed: Deed): Deed[] => [deed];

/** From now on, this turn or for a span. */
export function lasting(
  { state, frame }: Play,
  rule: Force['rule'],
  span: Parameters<typeof spanOf>[0] = 'this-turn',
): boolean {
  addForce(state, frame, rule, spanOf(span, state.turn));
  return true;
}
