/**
 * `@komradery/engine/examples`: the worked examples of every game, and how to play them. For builds and tests: Front Line's
 * are written in card texts, so that the parser of the card language comes with them.
 */

export { type FrontLineExample, frontLineExamples } from './front-line/examples/examples.ts';
export {
  type PlayedFrontLineExample,
  playFrontLineExample,
  playFrontLineExamples,
} from './front-line/examples/play.ts';
export { cardOf, exampleDeck } from './komando/examples/deck.ts';
export { type KomandoExample, komandoExamples } from './komando/examples/examples.ts';
export {
  type PlayedKomandoExample,
  playKomandoExample,
  playKomandoExamples,
} from './komando/examples/play.ts';
export { playExample } from './play-example.ts';
