import * as fc from 'fast-check';
import type { KomandoDeck } from '../src/komando/deck.ts';
import { komandoIconBounds } from '../src/komando/deck-file.ts';

const icon = (name: keyof typeof komandoIconBounds) => fc.integer(komandoIconBounds[name]);
/** Any deck that a file can hold. */
export const komandoDecks: fc.Arbitrary<KomandoDeck> = fc.record({
  name: fc.stringMatching(/^[A-Za-zé"\\#:]{1,20}$/),
  provenance: fc.constant('loaded'),
  cards: fc.array(fc.record({ sword: icon('sword'), shield: icon('shield'), group: icon('group') }), {
    minLength: 54,
    maxLength: 54,
  }),
});
