export type * from './example.ts';
export type { ChartMeta, StateValue } from './flow/chart.ts';
export type * from './game.ts';
export type { KomandoEvent, KomandoEventType } from './komando/events.ts';
export { komando } from './komando/game.ts';
export { type Names, sayEvent } from './komando/prose/en.ts';
export type * from './komando/state.ts';
export { createRandom, isSeed, MAX_SEED, type RandomState } from './random.ts';
export { backOf, type CardId, isBack } from './zones.ts';
