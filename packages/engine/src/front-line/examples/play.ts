/** Front Line's examples as played: what the site draws and the tests replay. */
import type { PlayedExample } from '../../example.ts';
import { playExample } from '../../play-example.ts';
import { copyState } from '../changes.ts';
import type { FrontLineEvent } from '../events.ts';
import { frontLine } from '../game.ts';
import { exampleProse } from '../prose/examples-en.ts';
import type { FrontLineState, FrontLineView } from '../state.ts';
import { frontLineExamples } from './examples.ts';
import type { FrontLineExample } from './table.ts';

export type PlayedFrontLineExample = PlayedExample<FrontLineView, FrontLineEvent>;

/** A table with every hand open: what a reader of the rulebook sees. */
const openView = (state: FrontLineState): FrontLineView => ({ ...copyState(state), rng: null });

/**
 * Plays one example, or any example of your own with captions to it.
 *
 * @throws when it cannot be played as written
 */
export function playFrontLineExample(
  example: FrontLineExample,
  prose = exampleProse[example.id],
): PlayedFrontLineExample {
  if (!prose) throw new Error(`example ${example.id} has no captions`);
  return playExample(frontLine, example, prose, openView);
}

/**
 * All examples, played by the engine as it stands.
 *
 * @example
 * ```ts
 * import { playFrontLineExamples } from '@komradery/engine/examples';
 *
 * const swap = playFrontLineExamples().find(({ id }) => id === 'swap');
 * swap?.frames[1].view.line; // [0, 2, 1, -1]
 * ```
 */
export const playFrontLineExamples = (): readonly PlayedFrontLineExample[] =>
  frontLineExamples().map((example) => playFrontLineExample(example));
