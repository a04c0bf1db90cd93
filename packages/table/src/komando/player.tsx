import { classes } from '../classes.ts';
import { SmallCard } from './card.tsx';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import { LIFE_MARKS, markEnd } from './scale.ts';
import type { ScenePlayer } from './scene.ts';

/** A player in one row: name, life as marks to count and as a number, what they are doing, their hand. */
export function PlayerRow({
  player,
  shared = false,
  words = en,
}: {
  readonly player: ScenePlayer;
  /** Others win too. */
  readonly shared?: boolean;
  readonly words?: KomandoProse;
}) {
  const { id, life, was, hand, part } = player;
  const mark = player.won
    ? shared
      ? words.shares
      : words.wins
    : player.out
      ? words.out
      : part === 'attacker'
        ? words.attacks
        : part === 'target'
          ? words.defends
          : player.sitsOut
            ? words.sitsOut
            : player.toDiscard
              ? words.toDiscard
              : player.toPlay
                ? words.toPlay
                : undefined;
  return (
    <li
      class={classes(
        'k-player',
        part,
        (player.toPlay || player.toDiscard) && 'turn',
        player.out && 'out',
        player.fell && 'fell',
        player.sitsOut && 'sits-out',
        player.won && 'won',
      )}
    >
      <b class="k-name">{words.player(id)}</b>
      <LifeMarks life={life} was={was} />
      <span class="k-life">
        <span class="k-unseen">{words.life} </span>
        {words.number(life)}
        {was > life && <i class="k-delta"> {words.signed(life - was)}</i>}
      </span>
      <span class="k-mark">
        {(player.out || player.won) && (
          <svg class="k-icon" aria-hidden="true">
            <use href={player.won ? '#k-star' : '#k-skull'} />
          </svg>
        )}
        {mark}
      </span>
      <span class="k-hand">
        {hand.map((card, index) => (
          <SmallCard key={index} {...card} words={words} />
        ))}
        {hand.length === 0 && !player.out && <span class="k-none">{words.noCards}</span>}
      </span>
    </li>
  );
}

/** Full marks are life; half ones were lost just now; thin ones are gone. */
function LifeMarks({ life, was }: { readonly life: number; readonly was: number }) {
  return (
    <svg class="k-marks" viewBox="0 0 91 10" aria-hidden="true">
      <path class="gone" d={`M0 5H${markEnd(LIFE_MARKS)}`} />
      {was > life && was > 0 && <path class="lost" d={`M0 5H${markEnd(was)}`} />}
      {life > 0 && <path class="had" d={`M0 5H${markEnd(life)}`} />}
    </svg>
  );
}
