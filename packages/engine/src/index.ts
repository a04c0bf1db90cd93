export type * from './game.ts';
