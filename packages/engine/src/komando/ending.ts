/** How a game of KOMANDO ends: K1.2, K1.3, K5.7, KR4, KR13, KR19. */
import type { ClauseId } from '../game.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import type { KomandoState } from './state.ts';
import { handOf, leaders, livingCount } from './table.ts';

/** The living player with the most life wins; level players share the win only where a ruling scores the game. */
export function endGame(state: KomandoState, clause: ClauseId, report?: Report): void {
  const winners = leaders(state);
  change.finish(state, winners, clause);
  report?.({ type: 'game-over', clause, visibility: 'public', winners });
}

export const oneIsLeft = (state: KomandoState): boolean => livingCount(state) === 1;

/** K1.3 */
export const groupIsSpent = (state: KomandoState): boolean => state.group <= 0;

export const oneLeads = (state: KomandoState): boolean => leaders(state).length === 1;

/** KR19 */
export const turnsRunOut = (state: KomandoState): boolean => state.turns >= state.setup.rulings.limits.turns;

/** KR4 `no-reshuffle`: the player to act has no card. */
export const turnIsBare = (state: KomandoState): boolean => handOf(state, state.turn).length === 0;
