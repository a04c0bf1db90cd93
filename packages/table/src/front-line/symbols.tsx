/** What all drawings of Front Line on a page have in common, once: the Komrade, the Kommissar, target cards and flags. */
import { HouseSymbols } from '../symbols.tsx';

/** Put one on each page, before the first drawing. It takes no room. */
export function FrontLineSprite() {
  return (
    <svg class="k-sprite" width="0" height="0" aria-hidden="true">
      <HouseSymbols />
      <symbol id="f-komrade" viewBox="0 0 60 152">
        <path class="f-s-helmet" d="M11 26a19 19 0 0 1 38 0h6v5H5v-5z" />
        <path class="f-s-face" d="M20 34h20v6l-5 7H25l-5-7z" />
        <path class="f-s-coat" d="M24 50h12l14 6 8 42h-9l-3-18 4 52H10l4-52-3 18H2l8-42z" />
        <path class="f-s-boots" d="M13 135h14v17H9v-6l4-3zM33 135h14v8l4 3v6H33z" />
      </symbol>
      <symbol id="f-kommissar" viewBox="0 0 60 152">
        <path class="f-s-cap" d="M5 12Q12 3 30 1q18 2 25 11l-8 8H13z" />
        <path class="f-s-belt" d="M13 20h34v6H13z" />
        <path class="f-s-cap" d="M13 26h34l2 5q-19 7-38 0z" />
        <use class="f-s-star" href="#k-star" x="25" y="6" width="10" height="10" />
        <path class="f-s-face" d="M19 35h22v7l-6 8H25l-6-8z" />
        <path class="f-s-greatcoat" d="M22 53h16l14 6 6 86H2l6-86z" />
        <path class="f-s-belt" d="M7 92h46v8H7zM16 56l8 36h-7l-7-30zM26 94h8v4h-8z" />
        <path class="f-s-boots" d="M11 147h16v5H7zM33 147h16l4 5H33z" />
      </symbol>
      <symbol id="f-fallen" viewBox="0 0 60 23">
        <path class="f-s-helmet" d="M11 18a19 17 0 0 1 38 0h6v5H5v-5z" />
      </symbol>
      <symbol id="f-at-komrade" viewBox="0 0 28 28">
        <circle class="f-s-aim" cx="14" cy="14" r="10.5" />
        <path class="f-s-hairs" d="M14 0v6M14 22v6M0 14h6M22 14h6" />
      </symbol>
      <symbol id="f-at-space" viewBox="0 0 28 28">
        <rect class="f-s-aim" x="4" y="4" width="20" height="20" />
        <path class="f-s-hairs" d="M14 0v6M14 22v6M0 14h6M22 14h6" />
      </symbol>
      <symbol id="f-beak" viewBox="0 0 28 28" overflow="visible">
        <path class="f-s-beak" d="M23 5l9 9-9 9z" />
      </symbol>
      <symbol id="f-hit" viewBox="0 0 28 28">
        <path
          class="f-s-burst"
          d="M14 0l3 5 5-3 0 6 6 0-3 5 3 5h-6v6l-5-3-3 5-3-5-5 3v-6H0l3-5-3-5h6V2l5 3z"
        />
      </symbol>
      <symbol id="f-near" viewBox="0 0 28 28">
        <circle class="f-s-burst" cx="14" cy="14" r="9.5" />
      </symbol>
      <symbol id="f-flag" viewBox="0 0 20 20">
        <path class="f-s-flag" d="M3 1h2v18H3zM5 2h13l-4 4.5 4 4.5H5z" />
      </symbol>
      <symbol id="f-laid" viewBox="0 0 20 20">
        <path class="f-s-laid" d="M4 1h12v18H4zM6 17 14 3M6 11l6-8M9 18l6-9" />
      </symbol>
      <symbol id="f-linear" viewBox="0 0 28 28">
        <path class="f-s-type" d="M1 11h15V4l11 10-11 10v-7H1z" />
      </symbol>
      <symbol id="f-splash" viewBox="0 0 28 28">
        <path class="f-s-type" d="M14 6a8 8 0 1 1-.1 0zM1 11h3v6H1zM24 11h3v6h-3z" />
      </symbol>
      <symbol id="f-special" viewBox="0 0 28 28">
        <path class="f-s-type" d="M14 1 27 14 14 27 1 14zM14 8l-6 6 6 6 6-6z" fill-rule="evenodd" />
      </symbol>
    </svg>
  );
}
