/**
 * The Character Line as a frieze: a place for each space, who stands on it, what is about to come down there, and the
 * Kommissar behind them. Side by side where there is room, else from top to bottom.
 */
import { classes } from '../classes.ts';
import type { FrontLineProse } from './prose/prose.ts';
import type { FrontLineScene, SceneKomrade, SceneMark, SceneTarget } from './scene.ts';

/** As many steps at a time are shown as a motion; who goes further just arrives. */
const MOST_STEPS = 4;

export function Frieze({ scene, words }: { readonly scene: FrontLineScene; readonly words: FrontLineProse }) {
  const { line, komrades, targets, kommissarCame } = scene;
  return (
    <ol class={`f-line lanes-${targets.length}`} aria-label={words.line}>
      {line.map((komrade, space) => (
        <li key={space} class={classes('f-space', !komrade && 'open')}>
          <span class="f-no">
            <span class="k-unseen">{words.space} </span>
            {words.number(space + 1)}
          </span>
          <Lanes targets={targets} space={space} words={words} />
          {komrade ? (
            <Standing komrade={komrade} words={words} />
          ) : (
            <Nobody fallen={komrades.filter(({ fell, from }) => fell && from === space)} words={words} />
          )}
        </li>
      ))}
      <li class={classes('f-space', 'f-kommissar', kommissarCame && 'came')}>
        <span class="f-no" />
        <Lanes targets={targets} space={line.length} words={words} />
        <span class="f-stands">
          <svg class="f-figure" viewBox="0 0 60 152" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <use href="#f-kommissar" />
          </svg>
          <span class="f-name">
            <b>{words.kommissar}</b>
            {kommissarCame && <i class="k-delta">{words.stepped}</i>}
          </span>
        </span>
      </li>
    </ol>
  );
}

/** Those who are off the line, beside it (FR15). */
export function OffLine({
  komrades,
  words,
}: {
  readonly komrades: readonly SceneKomrade[];
  readonly words: FrontLineProse;
}) {
  const off = komrades.filter(({ offLine }) => offLine);
  if (off.length === 0) return null;
  return (
    <div class="f-off">
      <p>{words.offLine}</p>
      <ul>
        {off.map((komrade) => (
          <li key={komrade.id}>
            <Standing komrade={komrade} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What each target card does at a space, one beside the other. */
function Lanes({
  targets,
  space,
  words,
}: {
  readonly targets: readonly SceneTarget[];
  readonly space: number;
  readonly words: FrontLineProse;
}) {
  return (
    <span class="f-lanes">
      {targets.map((target) => {
        const mark = target.marks[space];
        return (
          <span
            key={target.index}
            class={classes('f-lane', target.type, mark?.front && 'front', mark?.rear && 'rear')}
          >
            {mark && <Mark target={target} mark={mark} words={words} />}
          </span>
        );
      })}
    </span>
  );
}

function Mark({
  target: { index, at, type, arrow, fresh },
  mark: { target, amount, hits },
  words,
}: {
  readonly target: SceneTarget;
  readonly mark: SceneMark;
  readonly words: FrontLineProse;
}) {
  const letter = words.letter(index);
  return (
    <>
      {target && (
        <span class={classes('f-target', arrow, fresh && 'new')}>
          <svg aria-hidden="true">
            <use href={'space' in at ? '#f-at-space' : '#f-at-komrade'} />
            {type === 'linear' && <use class="f-beak" href="#f-beak" />}
          </svg>
          <span class="k-unseen">{words.targetHere(letter)} </span>
          <b aria-hidden="true">{letter}</b>
        </span>
      )}
      {amount !== undefined && (
        <span class={classes('f-strike', hits && 'hits')}>
          <svg aria-hidden="true">
            <use href={target || type === 'linear' ? '#f-hit' : '#f-near'} />
          </svg>
          <span class="k-unseen">{words.strikesHere(letter, amount, hits)} </span>
          <b aria-hidden="true">{words.number(amount)}</b>
        </span>
      )}
      {!target && amount === undefined && <span class="k-unseen">{words.passesHere(letter)} </span>}
    </>
  );
}

/** An open space; a helmet lies where somebody has just died (FR3). */
function Nobody({
  fallen,
  words,
}: {
  readonly fallen: readonly SceneKomrade[];
  readonly words: FrontLineProse;
}) {
  return (
    <span class={classes('f-nobody', fallen.length > 0 && 'fell')}>
      {words.open}
      {fallen.map(({ id }) => (
        <span key={id}>
          {', '}
          {words.player(id)} {words.dead}
          <svg class="f-fallen" aria-hidden="true">
            <use href="#f-fallen" />
          </svg>
        </span>
      ))}
    </span>
  );
}

/** How far somebody came since the scene before, for the motion: `moved back-2`. */
function cameBy({ at, from, returned }: SceneKomrade): string | undefined {
  if (returned) return 'arrives';
  if (at === undefined || from === undefined || at === from) return undefined;
  const steps = Math.abs(at - from);
  return steps > MOST_STEPS ? 'arrives' : `moved ${at > from ? 'back' : 'ahead'}-${steps}`;
}

function Standing({ komrade, words }: { readonly komrade: SceneKomrade; readonly words: FrontLineProse }) {
  const { id, name, hp, was, at, from, initiative, faceDown, gear, asked, answered, marked, won } = komrade;
  const came = cameBy(komrade);
  return (
    <span class={classes('f-stands', asked && 'asked', hp < was && 'hurt', won && 'won', came)}>
      <svg class="f-figure" viewBox="0 0 60 152" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <use href="#f-komrade" />
        <text class="f-coat" x="30" y="92">
          {words.number(hp)}
        </text>
      </svg>
      <span class="f-name">
        <b>{words.player(id)}</b> <span class="f-who">{name}</span>
        <span class="f-hp">
          {' '}
          {words.number(hp)} {words.hp}{' '}
        </span>
        {hp !== was && <i class="k-delta"> {words.signed(hp - was)}</i>}
        {came && from !== undefined && at !== undefined && (
          <span class="k-unseen"> {words.movedFrom(from)} </span>
        )}
        <span class="f-flags">
          {initiative && <Flag icon="f-flag" says={words.initiative} />}
          {faceDown && <Flag icon="f-laid" says={words.faceDown} />}
          {gear.map(({ name: thing, durability }, index) => (
            <span key={index} class="f-pips">
              <span class="k-unseen">
                {' '}
                {thing} {words.durability}{' '}
              </span>
              {words.number(durability)}
            </span>
          ))}
          {marked && <span class="k-delta"> {words.marked}</span>}
          {asked && <span class="k-unseen"> {words.decides} </span>}
          {answered && <span class="f-answered"> {words.answered}</span>}
        </span>
      </span>
    </span>
  );
}

function Flag({ icon, says }: { readonly icon: string; readonly says: string }) {
  return (
    <svg class="f-flag" role="img" aria-label={says}>
      <use href={`#${icon}`} />
    </svg>
  );
}
