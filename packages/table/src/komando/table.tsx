/**
 * The table of KOMANDO as a drawing that is also its own text: names, numbers and cards are words to whoever listens, in
 * the order exchange, group, players, piles; marks and rulers are for the eye alone.
 */
import type { KomandoView } from '@komradery/engine';
import { SmallCard } from './card.tsx';
import { ExchangeView } from './exchange.tsx';
import { GroupGauge } from './group.tsx';
import { PlayerRow } from './player.tsx';
import { en } from './prose/en.ts';
import type { KomandoProse } from './prose/prose.ts';
import { type Scene, type SceneTiebreak, sceneOf } from './scene.ts';

/** Draws a view in which nothing is new. */
export function KomandoTable({ view, words }: { readonly view: KomandoView; readonly words?: KomandoProse }) {
  return <SceneTable scene={sceneOf(view)} {...(words && { words })} />;
}

/** Draws a scene: a view and what of it is new. */
export function SceneTable({ scene, words = en }: { readonly scene: Scene; readonly words?: KomandoProse }) {
  const { players, exchange, group, drawPile, discardPile, tiebreak, winners } = scene;
  return (
    <div class="k-table">
      <div class="k-board">
        {tiebreak && <TiebreakStrip tiebreak={tiebreak} words={words} />}
        <div class="k-middle">
          <ExchangeView exchange={exchange} words={words} />
          <GroupGauge group={group} words={words} />
          <dl class="k-piles">
            <div>
              <dt>{words.drawPile}</dt>
              <dd>
                <b>{words.number(drawPile.count)}</b>
                {drawPile.count > 0 && (
                  <svg class="k-small" aria-hidden="true">
                    <use href="#k-small-back" />
                  </svg>
                )}
                {drawPile.shuffled && <i class="k-delta"> {words.shuffled}</i>}
              </dd>
            </div>
            <div>
              <dt>{words.discardPile}</dt>
              <dd>
                <b>{words.number(discardPile.count)}</b>
                {discardPile.top && (
                  <>
                    <span class="k-unseen">, {words.onTop} </span>
                    <SmallCard {...discardPile.top} words={words} />
                  </>
                )}
              </dd>
            </div>
          </dl>
        </div>
        <ol class="k-players" aria-label={words.players}>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} shared={winners.length > 1} words={words} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function TiebreakStrip({
  tiebreak,
  words,
}: {
  readonly tiebreak: SceneTiebreak;
  readonly words: KomandoProse;
}) {
  const { round, players, size, next, bottom, chose } = tiebreak;
  const parts = [
    words.roundOf(players, size),
    bottom && words.bottomRound,
    chose.length > 0 && words.discarding(chose),
    next !== undefined && words.nextInRound(next),
  ].filter((part) => part !== false);
  return (
    <p class="k-tiebreak">
      <b>
        {words.tiebreak}, {words.round(round)}
      </b>{' '}
      {parts.join(' · ')}
    </p>
  );
}
