/**
 * `@komradery/engine/testkit`: the laws of the contract as a suite for any game. Needs `fast-check`.
 */
export { everyChance, type ScriptedRandom, scriptedRandom } from './chance.ts';
export { Coverage } from './coverage.ts';
export { copiesOf, frontLineOptions, frontLineTrial } from './front-line.ts';
export { frontLineTestDeck } from './front-line-deck.ts';
export { GARBAGE } from './garbage.ts';
export { komandoOptions, komandoTrial } from './komando.ts';
export { Breach, deepFreeze } from './laws.ts';
export { type RunOptions, runTrial } from './run.ts';
export type { HiddenCard, Trial } from './trial.ts';
