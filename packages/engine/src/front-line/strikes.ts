/** Where the target cards of an Incoming! card strike, on the line as it stands (F2.2, F2.3, FR7, FR16). */
import type { PlayerId } from '../game.ts';
import { OPEN } from './line.ts';
import type { FrontLineState, TargetCard } from './state.ts';
import { incomingCard, targetSpace } from './table.ts';

/** What one target card would do if F4.5 came now. Spaces are indexes: 0 is space 1. */
export interface Strike {
  /** The spaces it comes over, from the one where the target card lies; none where that is off the line. */
  readonly path: readonly number[];
  /** The spaces it strikes, each with who is there, if anybody is, and the damage printed for it. */
  readonly at: readonly {
    readonly space: number;
    readonly player: PlayerId | undefined;
    readonly amount: number;
  }[];
}

const NOTHING: Strike = { path: [], at: [] };

/**
 * A position and one of its target cards; a view will do.
 *
 * - A Linear strikes the first Komrade on its path, or nobody (F2.2, FR7).
 * - A Splash strikes its centre and the spaces beside it (F2.3, FR16).
 * - A Special strikes only where damage is printed on it (F2.4).
 */
export function strikeOf(state: FrontLineState, target: TargetCard): Strike {
  const { type, damage } = incomingCard(state, target.card);
  const from = targetSpace(state, target);
  if (from < 0) return NOTHING;
  const there = (space: number): PlayerId | undefined => {
    const player = state.line[space];
    return player === OPEN ? undefined : player;
  };
  const strike = (space: number, amount: number) => ({ space, player: there(space), amount });
  const { primary, secondary } = damage;
  switch (type) {
    case 'linear': {
      const way = target.arrow === 'forward' ? -1 : 1;
      const path: number[] = [];
      for (let space = from; space >= 0 && space < state.line.length; space += way) {
        path.push(space);
        if (there(space) !== undefined) return { path, at: [strike(space, primary)] };
      }
      return { path, at: [] };
    }
    case 'splash': {
      const at = [strike(from - 1, secondary), strike(from, primary), strike(from + 1, secondary)];
      return { path: [from], at: at.filter(({ space }) => space >= 0 && space < state.line.length) };
    }
    case 'special':
      return { path: [from], at: primary > 0 ? [strike(from, primary)] : [] };
  }
}
