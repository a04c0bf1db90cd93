/** KOMANDO's examples as played: what the site draws and the tests replay. */
import type { PlayedExample } from '../../example.ts';
import { playExample } from '../../play-example.ts';
import { copyState } from '../changes.ts';
import type { KomandoEvent } from '../events.ts';
import { komando } from '../game.ts';
import { exampleProse } from '../prose/examples-en.ts';
import type { KomandoState, KomandoView } from '../state.ts';
import { type KomandoExample, komandoExamples } from './examples.ts';

export type PlayedKomandoExample = PlayedExample<KomandoView, KomandoEvent>;

/** A table with every hand open: what a reader of the rulebook sees. */
const openView = (state: KomandoState): KomandoView => ({ ...copyState(state), rng: null });

/**
 * Plays one example, or any example of your own with captions to it.
 *
 * @throws when it cannot be played as written
 */
export function playKomandoExample(
  example: KomandoExample,
  prose = exampleProse[example.id],
): PlayedKomandoExample {
  if (!prose) throw new Error(`example ${example.id} has no captions`);
  return playExample(komando, example, prose, openView);
}

/**
 * All examples, played by the engine as it stands.
 *
 * @example
 * ```ts
 * import { playKomandoExamples } from '@komradery/engine/examples';
 *
 * const examples = playKomandoExamples();
 * examples[1].frames[3].caption; // 'Sword 7 beats shield 2 by 5. P2 loses 5 life.'
 * ```
 */
export const playKomandoExamples = (): readonly PlayedKomandoExample[] =>
  komandoExamples.map((example) => playKomandoExample(example));
