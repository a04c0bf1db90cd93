/**
 * The table of Front Line as a drawing that is also its own text, in the order: whose move it is, what is incoming, the line
 * from the front, what everyone holds, the piles. Marks are for the eye alone.
 */
import { print } from '@komradery/cards/language';
import type { FrontLineView } from '@komradery/engine';
import { classes } from '../classes.ts';
import { Frieze, OffLine } from './frieze.tsx';
import { en } from './prose/en.ts';
import type { FrontLineProse } from './prose/prose.ts';
import { type FrontLineScene, frontLineScene, type SceneAsk, type SceneIncoming } from './scene.ts';
import { Chips, Seats } from './seats.tsx';

/** Draws a view in which nothing is new. */
export function FrontLineTable({
  view,
  words,
}: {
  readonly view: FrontLineView;
  readonly words?: FrontLineProse;
}) {
  return <FrontLineSceneTable scene={frontLineScene(view)} {...(words && { words })} />;
}

/** Draws a scene: a view and what of it is new. */
export function FrontLineSceneTable({
  scene,
  words = en,
}: {
  readonly scene: FrontLineScene;
  readonly words?: FrontLineProse;
}) {
  const { turn, line, komrades, incoming, table, piles, ask, over, winners } = scene;
  return (
    <div class="k-table f-table">
      {(turn > 0 || ask || over) && (
        <p class="f-turn">
          {turn > 0 && <b>{words.turn(turn)}</b>} {ask ? <Ask ask={ask} words={words} /> : over && words.over}
        </p>
      )}
      {incoming.length > 0 && (
        <ul class="f-incomings" aria-label={words.incoming}>
          {incoming.map((card) => (
            <Incoming key={card.card} incoming={card} words={words} />
          ))}
        </ul>
      )}
      {line.length > 0 && (
        <div class="f-stage">
          <Frieze scene={scene} words={words} />
          <OffLine komrades={komrades} words={words} />
        </div>
      )}
      {table.length > 0 && (
        <p class="f-in-play">
          <b>{words.inPlay}</b> <Chips cards={table} words={words} />
        </p>
      )}
      <Seats komrades={komrades} shared={winners > 1} words={words} />
      <dl class="f-piles">
        <div>
          <dt>{words.piles.draw}</dt>
          <dd>{words.number(piles.draw)}</dd>
          <dt>{words.piles.discard}</dt>
          <dd>{words.number(piles.discard)}</dd>
        </div>
        <div>
          <dt>{words.piles.incomingDraw}</dt>
          <dd>{words.number(piles.incomingDraw)}</dd>
          <dt>{words.piles.incomingDiscard}</dt>
          <dd>{words.number(piles.incomingDiscard)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Ask({ ask, words }: { readonly ask: SceneAsk; readonly words: FrontLineProse }) {
  const { players, waits, window, choice, by } = ask;
  const who = words.list(players.map(words.player));
  if (waits === 'window') return <>{window && words.asks.window(who, window, by)}</>;
  if (waits !== 'choose') return <>{words.asks[waits](who)}</>;
  if (!choice) return null;
  const options = words.asks.options(choice.what, choice.options);
  return (
    <>
      {words.asks.choose(who, choice.what, by)}
      {options && <span class="k-note">: {options}</span>}
    </>
  );
}

function Incoming({
  incoming: { name, type, primary, secondary, text, fresh, targets },
  words,
}: {
  readonly incoming: SceneIncoming;
  readonly words: FrontLineProse;
}) {
  return (
    <li class={classes('f-incoming', fresh && 'new')}>
      <svg class="f-type" aria-hidden="true">
        <use href={`#f-${type}`} />
      </svg>
      <p>
        <b class="f-title">{name}</b> <span class="f-kind">{words.types[type]}</span>{' '}
        {primary > 0 && (
          <>
            <b>{words.number(primary)}</b> {words.damage}
          </>
        )}
        {secondary > 0 && (
          <>
            , <b>{words.number(secondary)}</b> {words.sides}
          </>
        )}
        {targets.map(({ index, at, arrow, misses }) => (
          <span key={index} class="f-lies">
            {' · '}
            <b>{words.letter(index)}</b> {words.lies(at)}
            {type === 'linear' && `, ${words.points[arrow]}`}
            {misses && `, ${words.misses}`}
          </span>
        ))}
      </p>
      {text.length > 0 && <p class="f-text">{print(text)}</p>}
    </li>
  );
}
