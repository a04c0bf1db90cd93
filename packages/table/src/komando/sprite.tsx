/** What all drawings of a page have in common, once: icons, the ruler of the group, and the cards that lie in hands. */
import { type Face, isBack, type KomandoView } from '@komradery/engine';
import { type IconName, icons } from '../icons.ts';
import { HouseSymbols } from '../symbols.tsx';
import { SmallCardSymbol, smallCardId } from './card.tsx';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import { GROUP_MOST, rulerAt } from './scale.ts';

export interface SpriteProps {
  /** The views that the page draws. Every card that lies open in one of them gets a symbol. */
  readonly views: Iterable<KomandoView>;
  readonly words?: KomandoProse;
}

const CARD_ICONS = ['sword', 'shield', 'group'] as const satisfies readonly IconName[];

const STRIPES = Array.from({ length: 18 }, (_, i) => `M0 ${i * 6} 60 ${i * 6 - 22}`).join('');

const ticks = Array.from({ length: GROUP_MOST + 1 }, (_, n) => `M${rulerAt(n)} 15v${n % 5 ? 3 : 6}`).join('');

/** Put one on each page, before the first drawing. It takes no room. */
export function Sprite({ views, words = en }: SpriteProps) {
  const faces = new Map<string, { readonly card: number; readonly face: Face }>();
  for (const { hands, discardPile, setup } of views)
    for (const card of [...hands.flat(), ...discardPile.slice(-1)]) {
      const face = isBack(card) ? undefined : setup.deck[card - 1];
      if (face) faces.set(smallCardId(card, face), { card, face });
    }
  return (
    <svg class="k-sprite" width="0" height="0" aria-hidden="true">
      {CARD_ICONS.map((name) => (
        <symbol key={name} id={`k-${name}`} viewBox="0 0 512 512">
          <path d={icons[name]} />
        </symbol>
      ))}
      <HouseSymbols />
      <symbol id="k-face" viewBox="-1 -1 62 86">
        <path class="k-s-above" d="M3 0H57A3 3 0 0 1 60 3V24L0 46V3A3 3 0 0 1 3 0Z" />
        <path class="k-s-below" d="M0 66 60 44V81A3 3 0 0 1 57 84H3A3 3 0 0 1 0 81Z" />
        <path class="k-s-band" d="M0 46 60 24V44L0 66Z" />
        <use class="k-s-above-icon" href="#k-sword" x="6" y="6" width="19" height="19" />
        <use class="k-s-band-icon" href="#k-group" x="11" y="37" width="17" height="17" />
        <use class="k-s-below-icon" href="#k-shield" x="35" y="59" width="19" height="19" />
        <rect class="k-s-outline" width="60" height="84" rx="3" />
      </symbol>
      <symbol id="k-back" viewBox="-1 -1 62 86">
        <clipPath id="k-back-edge">
          <rect width="60" height="84" rx="3" />
        </clipPath>
        <g clip-path="url(#k-back-edge)">
          <path class="k-s-stripes" d={STRIPES} />
        </g>
        <circle class="k-s-disc" cx="30" cy="42" r="20" />
        <use class="k-s-star" href="#k-star" x="15" y="26" width="30" height="30" />
        <rect class="k-s-outline" width="60" height="84" rx="3" />
      </symbol>
      <symbol id="k-small" viewBox="0 0 64 34">
        <rect class="k-s-paper" x="1" y="1" width="62" height="32" rx="2" />
        <path class="k-s-tab" d="M3 1H15V33H3A2 2 0 0 1 1 31V3A2 2 0 0 1 3 1Z" />
        <path class="k-s-sash" d="M47.5 1H61A2 2 0 0 1 63 3V31A2 2 0 0 1 61 33H44.5Z" />
        <use class="k-s-icon" href="#k-sword" x="16" y="3" width="13" height="13" />
        <use class="k-s-icon" href="#k-shield" x="31.5" y="3" width="13" height="13" />
        <use class="k-s-icon" href="#k-group" x="48.5" y="3" width="13" height="13" />
        <rect class="k-s-edge" x="1" y="1" width="62" height="32" rx="2" />
      </symbol>
      <symbol id="k-small-back" viewBox="0 0 64 34">
        <rect class="k-s-paper" x="1" y="1" width="62" height="32" rx="2" />
        <path
          class="k-s-stripes"
          d="M2 27 26 3M8 33 38 3M20 33 50 3M32 33 62 3M44 33 62 15M2 15 14 3M56 33 62 27"
        />
        <rect class="k-s-edge" x="1" y="1" width="62" height="32" rx="2" />
      </symbol>
      <symbol id="k-new" viewBox="0 0 64 34">
        <path class="k-s-new" d="M48 -4H68V8L58 8Z" />
      </symbol>
      <symbol id="k-chosen" viewBox="0 0 64 34">
        <path class="k-s-chosen" d="M-2 30 66 4" />
      </symbol>
      <symbol id="k-ruler" viewBox="0 0 230 36">
        <path class="k-s-ruler" d={`M${rulerAt(0)} 15H${rulerAt(GROUP_MOST)}${ticks}`} />
        <path class="k-s-cap" d={`M${rulerAt(GROUP_MOST)} 1v20`} />
        {[0, 5, 10, 15, GROUP_MOST].map((n) => (
          <text key={n} class="k-s-tick" x={rulerAt(n)} y="33">
            {words.number(n)}
          </text>
        ))}
      </symbol>
      {[...faces.values()]
        .sort((a, b) => a.card - b.card)
        .map(({ card, face }) => (
          <SmallCardSymbol key={smallCardId(card, face)} card={card} face={face} words={words} />
        ))}
    </svg>
  );
}
