import { type KomandoEvent, type KomandoView, sayEvent } from '@komradery/engine';
import type { GameLook } from '../look.ts';
import { en } from './prose/en.ts';
import { scenesOf } from './scene.ts';
import { Sprite } from './sprite.tsx';
import { SceneTable } from './table.tsx';

/** How KOMANDO looks. */
export const komandoLook: GameLook<KomandoView, KomandoEvent> = {
  tables: (frames) => scenesOf(frames).map((scene, index) => <SceneTable key={index} scene={scene} />),
  sprite: (views) => <Sprite views={views} />,
  say: (event, { setup }) =>
    sayEvent(event, { player: en.player, card: en.cardName, face: (card) => setup.deck[card - 1] }),
  words: en,
};
