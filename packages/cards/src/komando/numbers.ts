/** The numbers in KOMANDO's rules. */
export const komandoNumbers = {
  /** K1.1 */
  players: { min: 2, max: 10 },
  /** Cards in a deck (K1.1). */
  deck: 54,
  /** What each player starts with (K3.1). */
  life: 10,
  /** What the group starts with (K3.1), and never exceeds (K3.2). */
  group: 20,
  /** Cards in hand outside the tiebreak (K3.3, K3.6). */
  hand: 3,
} as const;
