export type * from './example.ts';
export { type GameActorContext, gameLogic, type PlayEvent } from './flow/actor.ts';
export type { ChartMeta, StateValue } from './flow/chart.ts';
export {
  type FrontLineCommand,
  type Waits as FrontLineWaits,
  waitsFor as frontLineWaits,
} from './front-line/commands.ts';
export type { ActionCard, Character, FrontLineDeck, IncomingCard } from './front-line/deck.ts';
export type { FrontLineEvent, FrontLineEventType } from './front-line/events.ts';
export { frontLine } from './front-line/game.ts';
export type { FrontLineOptions, FrontLinePosition } from './front-line/options.ts';
export { type Names as FrontLineNames, sayEvent as sayFrontLineEvent } from './front-line/prose/en.ts';
export type { Choice, FrontLineState, FrontLineView, TargetCard, WindowFrame } from './front-line/state.ts';
export { type Strike, strikeOf } from './front-line/strikes.ts';
export type * from './game.ts';
export { type KomandoCommand, REFUSALS, type Refusal } from './komando/commands.ts';
export type { KomandoEvent, KomandoEventType } from './komando/events.ts';
export { komando } from './komando/game.ts';
export type { KomandoOptions } from './komando/options.ts';
export type { KomandoPosition } from './komando/position.ts';
export { type Names, sayEvent } from './komando/prose/en.ts';
export { DEFAULT_RULINGS } from './komando/rulings.ts';
export type * from './komando/state.ts';
export { type LoadedReplay, loadReplay } from './load-replay.ts';
export { createRandom, isSeed, MAX_SEED, type RandomState } from './random.ts';
export { hashDeck, REPLAY_FORMAT, REPLAY_LIMITS, type Replay } from './replay.ts';
export { createSession, type Played, type Session } from './session.ts';
export { backOf, type CardId, isBack } from './zones.ts';
