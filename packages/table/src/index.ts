export { type Credit, credits } from './credits.ts';
export { frontLineLook } from './front-line/look.tsx';
export { en as frontLineProseEn } from './front-line/prose/en.ts';
export type { FrontLineProse } from './front-line/prose/prose.ts';
export { type FrontLineScene, frontLineScene, frontLineScenes } from './front-line/scene.ts';
export { FrontLineSprite } from './front-line/symbols.tsx';
export { FrontLineSceneTable, FrontLineTable } from './front-line/table.tsx';
export { Card, type CardProps, type PlayedAs, SmallCard } from './komando/card.tsx';
export { komandoLook } from './komando/look.tsx';
export { en as komandoProseEn } from './komando/prose/en.ts';
export type { KomandoProse } from './komando/prose/prose.ts';
export {
  type Scene,
  type SceneCard,
  type SceneExchange,
  type ScenePlayer,
  type SceneResult,
  type SceneTiebreak,
  sceneOf,
  scenesOf,
} from './komando/scene.ts';
export { Sprite, type SpriteProps } from './komando/sprite.tsx';
export { KomandoTable, SceneTable } from './komando/table.tsx';
export type { GameLook } from './look.ts';
export { ExamplePlate, type ExamplePlateProps, stepId } from './plate.tsx';
export type { HouseProse } from './prose/prose.ts';
