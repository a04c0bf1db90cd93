/** What each Komrade holds: hand, face-down card, equipment; in the draft, what they pick from. */
import { classes } from '../classes.ts';
import type { FrontLineProse } from './prose/prose.ts';
import type { SceneAction, SceneKomrade } from './scene.ts';

export function Seats({
  komrades,
  shared,
  words,
}: {
  readonly komrades: readonly SceneKomrade[];
  /** Others win too. */
  readonly shared: boolean;
  readonly words: FrontLineProse;
}) {
  return (
    <ol class="f-seats" aria-label={words.komrades}>
      {komrades.map((komrade) => (
        <Seat key={komrade.id} komrade={komrade} shared={shared} words={words} />
      ))}
    </ol>
  );
}

function Seat({
  komrade,
  shared,
  words,
}: {
  readonly komrade: SceneKomrade;
  readonly shared: boolean;
  readonly words: FrontLineProse;
}) {
  const { id, name, dead, fell, offLine, won, asked, hand, pack, picked, faceDown, gear } = komrade;
  const mark = won
    ? shared
      ? words.shares
      : words.wins
    : dead
      ? words.dead
      : offLine
        ? words.offLine
        : undefined;
  const empty = [hand, pack, picked, gear].every((cards) => cards.length === 0) && !faceDown;
  return (
    <li class={classes('f-seat', asked && 'asked', dead && 'dead', fell && 'fell', won && 'won')}>
      <span class="f-sits">
        <b>{words.player(id)}</b> <span class="f-who">{name}</span>
        {mark && (
          <span class="f-mark">
            {(dead || won) && (
              <svg class="k-icon" aria-hidden="true">
                <use href={won ? '#k-star' : '#k-skull'} />
              </svg>
            )}{' '}
            {mark}
          </span>
        )}
      </span>
      <span class="f-cards">
        {faceDown && <ActionChip {...faceDown} laid words={words} />}
        {gear.map(({ name: thing, durability }, index) => (
          <span key={index} class="f-card equipment used">
            {thing} <b>{words.number(durability)}</b>
          </span>
        ))}
        <Chips cards={hand} words={words} />
        <Chips cards={pack} label={words.pack} words={words} />
        <Chips cards={picked} label={words.picked} words={words} />
        {empty && !dead && <span class="k-note">{words.noCards}</span>}
      </span>
    </li>
  );
}

/** Cards by name; of those that lie face down, how many. */
export function Chips({
  cards,
  label,
  words,
}: {
  readonly cards: readonly SceneAction[];
  readonly label?: string;
  readonly words: FrontLineProse;
}) {
  if (cards.length === 0) return null;
  const backs = cards.filter(({ face }) => !face).length;
  return (
    <>
      {label && <span class="k-note">{label}</span>}
      {cards.map((card, index) => card.face && <ActionChip key={index} {...card} words={words} />)}
      {backs > 0 && <span class="f-card back">{words.backs(backs)}</span>}
    </>
  );
}

function ActionChip({
  face,
  fresh,
  laid = false,
  words,
}: SceneAction & { readonly laid?: boolean; readonly words: FrontLineProse }) {
  return (
    <span class={classes('f-card', face?.kind ?? 'back', laid && 'laid', fresh && 'new')}>
      {face?.name}
      {face ? (
        <span class="k-unseen">
          ,{' '}
          {[words.kinds[face.kind], laid && words.faceDown, fresh && words.isNew]
            .filter(Boolean)
            .join(', ')}{' '}
        </span>
      ) : (
        laid && words.faceDown
      )}
    </span>
  );
}
