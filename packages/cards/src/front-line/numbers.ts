/** The numbers in Front Line's rules. The prose and the engine take them from here. */
export const frontLineNumbers = {
  /** FR22 */
  players: { min: 2, max: 10 },
  /** Character cards (F1.1): a line card for each character and one for the Kommissar. */
  characters: 10,
  lineCards: 11,
  /** What a character starts with, unless its card says otherwise (F1.1). */
  hp: 10,
  /** F1.2 */
  initiativeCards: 1,
  targetCards: 4,
  incoming: 38,
  /** Action cards (F1.3). */
  maneuvers: 52,
  events: 26,
  equipment: 11,
  /** Cards in hand (F3.5, F3.6, F4.6). */
  hand: 5,
  /** What a use costs, where the card does not say otherwise (F2.7). */
  durabilityPerUse: 1,
  /** For each Komrade above so many, everyone starts with so much less (F7.1). */
  largerGames: { above: 5, less: 1 },
  /** Turns after which a game is scored as it stands (FR41). */
  turns: 200,
} as const;

/** How much less HP everyone starts with at a table of so many (F7.1). */
export const frontLineHpLess = (players: number): number =>
  Math.max(0, players - frontLineNumbers.largerGames.above) * frontLineNumbers.largerGames.less;
