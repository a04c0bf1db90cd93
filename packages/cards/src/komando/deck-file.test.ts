import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { komandoDecks } from '../../test/decks.ts';
import { loadKomandoDeck } from '../load.ts';
import { komandoHouseDeck } from './deck.ts';
import { canonicalKomandoDeck, printKomandoDeck } from './deck-file.ts';
import { parseKomandoDeck } from './parse-deck.ts';

describe('a printed deck', () => {
  it('is read back as it was, whatever deck it is', () => {
    fc.assert(
      fc.property(komandoDecks, (deck) => {
        expect(parseKomandoDeck(JSON.parse(printKomandoDeck(deck)))).toEqual({ ok: true, value: deck });
      }),
    );
    fc.assert(
      fc.property(komandoDecks, (deck) => {
        expect(loadKomandoDeck(printKomandoDeck(deck))).toEqual({ ok: true, value: deck });
      }),
      { numRuns: 20 },
    );
  });

  it('runs as its docstring says', () => {
    const copy = loadKomandoDeck(printKomandoDeck({ ...komandoHouseDeck, name: 'A copy' }));
    expect(copy.ok && copy.value.name).toBe('A copy');
  });
});

describe('the canonical form of a deck', () => {
  it('is the same for decks that play alike, and for no others', () => {
    const { cards } = komandoHouseDeck;
    const canonical = canonicalKomandoDeck(komandoHouseDeck);
    expect(canonicalKomandoDeck({ name: 'Other', provenance: 'loaded', cards })).toBe(canonical);
    expect(canonicalKomandoDeck({ ...komandoHouseDeck, cards: [...cards].reverse() })).not.toBe(canonical);
    fc.assert(
      fc.property(komandoDecks, komandoDecks, (a, b) => {
        const same = JSON.stringify(a.cards) === JSON.stringify(b.cards);
        return (canonicalKomandoDeck(a) === canonicalKomandoDeck(b)) === same;
      }),
    );
  });

  it('begins with the format and the game', () => {
    expect(canonicalKomandoDeck(komandoHouseDeck)).toMatch(/^\["komradery\/deck@1","komando",\[\[1,1,3\],/);
  });
});
