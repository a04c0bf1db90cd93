/**
 * What the engine takes from XState to write its charts down. Nothing outside `flow/` names XState, so that its next
 * major version changes this folder and no other.
 */
export { and, not, type StateValue, setup } from 'xstate';

import type { ClauseId } from '../game.ts';

/** Every state and transition of a chart says which clause it is and what the diagram prints. */
export interface ChartMeta {
  readonly clause: ClauseId;
  readonly says: string;
}
