export { Card, type CardProps, type PlayedAs, SmallCard } from './card.tsx';
export { type Credit, credits } from './credits.ts';
export { ExamplePlate, type ExamplePlateProps, stepId } from './plate.tsx';
export { en as tableProseEn } from './prose/en.ts';
export type { TableProse } from './prose/prose.ts';
export {
  type Scene,
  type SceneCard,
  type SceneExchange,
  type ScenePlayer,
  type SceneResult,
  type SceneTiebreak,
  sceneOf,
  scenesOf,
} from './scene.ts';
export { Sprite, type SpriteProps } from './sprite.tsx';
export { KomandoTable, SceneTable } from './table.tsx';
