/**
 * Where a card comes from: `printed` in the source, `reported` of the printed game by public reviews, `house` (ours),
 * or `loaded` from somebody's own deck file.
 */
export const provenances = ['printed', 'reported', 'house', 'loaded'] as const;

export type Provenance = (typeof provenances)[number];
