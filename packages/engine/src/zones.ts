/**
 * Cards in zones. A card is the number printed on it, from 1. A card that a viewer may not see is a **back**: a negative
 * number that tells only which shuffle last brought the card into the draw pile, as everyone at the table knows.
 */

/** A card: its number, from 1, or a back where the viewer may not see its face. */
export type CardId = number;

/** The back of a card that the given shuffle (counted from 0) brought into the draw pile. */
export const backOf = (shuffle: number): CardId => -1 - shuffle;

export const isBack = (card: CardId): boolean => card < 0;

/** Takes one card out of a zone: the card itself, or where the zone is seen from its backs, a card with that back. */
export function takeCard(zone: CardId[], card: CardId, back: CardId): void {
  let index = zone.indexOf(card);
  if (index < 0) index = zone.indexOf(back);
  if (index < 0) throw new Error(`card ${card} is not in its zone [${zone.join(', ')}]`);
  zone.splice(index, 1);
}
