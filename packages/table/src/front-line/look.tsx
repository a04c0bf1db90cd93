import { type FrontLineEvent, type FrontLineView, sayFrontLineEvent } from '@komradery/engine';
import type { GameLook } from '../look.ts';
import { en } from './prose/en.ts';
import { frontLineScenes } from './scene.ts';
import { FrontLineSprite } from './symbols.tsx';
import { FrontLineSceneTable } from './table.tsx';

/** How Front Line looks. Its cards and characters are called by their names. */
export const frontLineLook: GameLook<FrontLineView, FrontLineEvent> = {
  tables: (frames) =>
    frontLineScenes(frames).map((scene, index) => <FrontLineSceneTable key={index} scene={scene} />),
  sprite: () => <FrontLineSprite />,
  say: (event, { setup: { deck, faces, actions } }) =>
    sayFrontLineEvent(event, {
      player: en.player,
      character: (index) => deck.characters[index]?.name ?? en.character(index),
      card: (card) => {
        const face = faces[card - 1];
        if (face === undefined) return en.hiddenCard;
        return (card <= actions ? deck.actions[face]?.name : deck.incoming[face]?.name) ?? en.hiddenCard;
      },
    }),
  words: en,
};
