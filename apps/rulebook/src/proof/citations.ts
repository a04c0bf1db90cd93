import type { Citation } from './problems.ts';

/** Everything outside the pages that cites a rule. */
export const citations = (): readonly Citation[] => [];
