/** `@komradery/engine/examples`: the worked examples of every game, and how to play them. */

export { cardOf, exampleDeck } from './komando/examples/deck.ts';
export { type KomandoExample, komandoExamples } from './komando/examples/examples.ts';
export {
  type PlayedKomandoExample,
  playKomandoExample,
  playKomandoExamples,
} from './komando/examples/play.ts';
export { playExample } from './play-example.ts';
