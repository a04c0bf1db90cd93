/**
 * The deck of the examples. It is as plain as a deck can be, so that a reader can check every sum: the six cards of a
 * sword have six shields, and the better the shield, the more it costs the group. Card 6 (s - 1) + k is the k-th of
 * sword s. It is not the deck to play with, and does not change when that one does.
 */
import type { Face } from '../state.ts';

const SHIELDS_AND_GROUPS = [
  { shield: 0, group: 3 },
  { shield: 2, group: 2 },
  { shield: 4, group: 1 },
  { shield: 5, group: -1 },
  { shield: 7, group: -2 },
  { shield: 9, group: -4 },
] as const;

export const exampleDeck: readonly Face[] = Array.from({ length: 9 }, (_, row) =>
  SHIELDS_AND_GROUPS.map(({ shield, group }) => ({ sword: row + 1, shield, group })),
).flat();

/** The number of the card with this sword and this shield. */
export function cardOf(sword: number, shield: number): number {
  const index = exampleDeck.findIndex((face) => face.sword === sword && face.shield === shield);
  if (index < 0) throw new Error(`the examples' deck has no card ${sword}/${shield}`);
  return index + 1;
}
