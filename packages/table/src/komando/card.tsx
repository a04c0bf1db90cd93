/**
 * Cards. A full card is read like a sash worn across the chest: the sword above it, the shield below it, the group on it.
 * A small one, for hands, has its number on a tab and the three icons in a row.
 */
import { type CardId, type Face, isBack } from '@komradery/engine';
import { classes } from '../classes.ts';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import type { SceneCard } from './scene.ts';

/** What a card stands for on the table. The icon that counts is filled, and the others recede (K2.2). */
export type PlayedAs = 'sword' | 'shield';

export interface CardProps {
  /** The number printed on the card, or a back. */
  readonly card: CardId;
  /** Undefined: the card lies face down. */
  readonly face: Face | undefined;
  readonly played?: PlayedAs;
  /** False when the group icon does not count (K5.3). */
  readonly groupCounts?: boolean;
  readonly playable?: boolean;
  readonly chosen?: boolean;
  readonly words?: KomandoProse;
}

/** A card of 60 by 84 units, on what a {@link Sprite} on the same page holds. Its width is the style sheet's: `--card-width`, 60 px at the least. */
export function Card({ card, face, played, groupCounts = true, playable, chosen, words = en }: CardProps) {
  if (!face)
    return (
      <svg class="k-card back" viewBox="-1 -1 62 86" role="img" aria-label={words.cardBack}>
        <use href="#k-back" />
      </svg>
    );
  const name =
    played === 'sword'
      ? words.playedAsSword(card, face)
      : played === 'shield'
        ? words.playedAsShield(card, face)
        : words.card(card, face);
  const label = [name, played && groupCounts && words.groupOf(face.group), chosen && words.cardChosen]
    .filter(Boolean)
    .join(', ');
  return (
    <svg
      class={classes(
        'k-card',
        played && `as-${played}`,
        !groupCounts && 'no-group',
        playable && 'playable',
        chosen && 'chosen',
      )}
      viewBox="-1 -1 62 86"
      role="img"
      aria-label={label}
    >
      <use href="#k-face" />
      <text class="no" x="56" y="11.5">
        {card}
      </text>
      <text class="sword" x="29" y="25">
        {words.number(face.sword)}
      </text>
      <text class="group" x="31" y="51.5">
        {words.signed(face.group)}
      </text>
      <text class="shield" x="31" y="78">
        {words.number(face.shield)}
      </text>
    </svg>
  );
}

/** The symbol of a small card; faces are part of the name because decks differ. */
export const smallCardId = (card: CardId, { sword, shield, group }: Face): string =>
  `c${card}.${sword}.${shield}.${group}`;

/** A card of 64 by 34 units, by a symbol that a {@link Sprite} on the same page must hold. */
export function SmallCard({
  card,
  face,
  fresh,
  chosen,
  words = en,
}: SceneCard & { readonly words?: KomandoProse }) {
  const label = [
    face ? words.card(card, face) : words.cardBack,
    fresh && words.cardNew,
    chosen && words.cardChosen,
  ].filter(Boolean);
  return (
    <svg
      class={classes('k-small', fresh && 'new', chosen && 'chosen')}
      role="img"
      aria-label={label.join(', ')}
    >
      <use href={face ? `#${smallCardId(card, face)}` : '#k-small-back'} />
      {fresh && <use href="#k-new" />}
      {chosen && <use href="#k-chosen" />}
    </svg>
  );
}

/** What a {@link SmallCard} of this card points at. */
export function SmallCardSymbol({
  card,
  face,
  words = en,
}: {
  readonly card: CardId;
  readonly face: Face;
  readonly words?: KomandoProse;
}) {
  if (isBack(card)) throw new Error('a back has no face to draw');
  return (
    <symbol id={smallCardId(card, face)} viewBox="0 0 64 34">
      <use href="#k-small" />
      <text class="k-s-no" x="8" y="22">
        {card}
      </text>
      <text class="k-s-text" x="22.5" y="30">
        {words.number(face.sword)}
      </text>
      <text class="k-s-text" x="38" y="30">
        {words.number(face.shield)}
      </text>
      <text class="k-s-text" x="54" y="30">
        {words.signed(face.group)}
      </text>
    </symbol>
  );
}
