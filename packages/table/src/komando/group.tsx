import { classes } from '../classes.ts';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import { GROUP_MOST, rulerAt } from './scale.ts';
import type { Scene } from './scene.ts';

/** The group on its ruler from 0 to 20: where it stands, how it moved, and the cap (K2.3, K3.2). */
export function GroupGauge({
  group,
  words = en,
}: {
  readonly group: Scene['group'];
  readonly words?: KomandoProse;
}) {
  const { value, was, by, capped, counts } = group;
  const moved = value !== was;
  const low = rulerAt(Math.min(value, was));
  const high = rulerAt(Math.max(value, was));
  return (
    <div class={classes('k-group', !counts && 'silent', value > was ? 'up' : value < was && 'down')}>
      <p>
        <svg class="k-icon" aria-hidden="true">
          <use href="#k-group" />
        </svg>
        {words.group} <b>{words.number(value)}</b>
        {by !== undefined && <i class="k-delta"> {words.groupMoved(by)}</i>}
        {(capped || !counts) && (
          <span class="k-note"> {capped ? words.groupCapped(GROUP_MOST) : words.groupSilent}</span>
        )}
      </p>
      <svg class="k-ruler" viewBox="0 0 230 36" aria-hidden="true">
        <use href="#k-ruler" />
        <path class="had" d={`M${rulerAt(0)} 9H${value > was ? low : rulerAt(value)}`} />
        {moved && <path class="moved" d={`M${low} 9H${high}`} />}
        <path class="needle" d={`M${rulerAt(value)} 15l6 9h-12z`} />
      </svg>
    </div>
  );
}
