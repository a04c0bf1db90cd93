import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_FORMAT, DECK_NAME_LENGTH } from '../deck-format.ts';
import { printProblem } from '../result.ts';
import { komandoHouseDeck } from './deck.ts';
import { komandoIconBounds } from './deck-file.ts';
import { parseKomandoDeck } from './parse-deck.ts';

const file = (change: object = {}) => ({
  format: DECK_FORMAT,
  game: 'komando',
  name: 'Mine',
  cards: komandoHouseDeck.cards,
  ...change,
});
const withCard = (card: unknown) => file({ cards: [card, ...komandoHouseDeck.cards.slice(1)] });

const problems = (data: unknown) => {
  const deck = parseKomandoDeck(data);
  return deck.ok ? [] : deck.error.map(printProblem);
};

describe('a deck file', () => {
  it('holds a deck, which is marked as loaded [KR18]', () => {
    const deck = parseKomandoDeck(file());
    expect(deck).toEqual({ ok: true, value: { ...komandoHouseDeck, name: 'Mine', provenance: 'loaded' } });
  });

  it('[K1.1] has exactly 54 cards, and says besides what is wrong with a card', () => {
    expect(problems(file({ cards: komandoHouseDeck.cards.slice(1) }))).toEqual([
      'cards: Expected 54 cards, found a list of 53.',
    ]);
    expect(problems(file({ cards: [{ sword: 1, shield: 2, group: 0.5 }] }))).toEqual([
      'cards[0].group: Expected a whole number from -99 to 99, found 0.5.',
      'cards: Expected 54 cards, found a list of 1.',
    ]);
    expect(parseKomandoDeck(file({ cards: [] }))).toEqual({
      ok: false,
      error: [{ at: 'cards', problem: 'Expected 54 cards, found a list of 0.' }],
    });
    expect(problems(file({ cards: 54 }))).toEqual(['cards: Expected a list, found 54.']);
  });

  it('[K2.1] has three whole numbers on every card, within bounds', () => {
    const good = { sword: 1, shield: 1, group: 1 };
    for (const [name, { min, max }] of Object.entries(komandoIconBounds)) {
      expect(problems(withCard({ ...good, [name]: min }))).toEqual([]);
      expect(problems(withCard({ ...good, [name]: max }))).toEqual([]);
      for (const wrong of [
        min - 1,
        max + 1,
        0.5,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        1e300,
        '1',
        null,
        true,
        [1],
        {},
      ]) {
        expect(problems(withCard({ ...good, [name]: wrong })), String(wrong)).toHaveLength(1);
      }
    }
  });

  it('lists all that is wrong, with what would be right', () => {
    expect(
      problems({
        format: 'komradery/deck@2',
        game: 'chess',
        nmae: 'x',
        cards: [[], { Sword: 1, shield: 1, group: 1, colour: 'red' }],
      }),
    ).toEqual([
      'format: Expected `komradery/deck@1`, found "komradery/deck@2".',
      'game: Expected `komando`, found "chess".',
      'name: `name` is missing.',
      'cards[0]: Expected keys with values, found a list of 0.',
      'cards[1].sword: `sword` is missing.',
      'cards[1].Sword: There is no key `Sword` here. Did you mean `sword`?',
      'cards[1].colour: There is no key `colour` here. Known keys are `sword`, `shield`, `group`.',
      'cards: Expected 54 cards, found a list of 2.',
      'nmae: There is no key `nmae` here. Did you mean `name`?',
    ]);
  });

  it('knows one zero', () => {
    const deck = parseKomandoDeck(withCard({ sword: -0, shield: 0, group: -0 }));
    expect(deck.ok && Object.is(deck.value.cards[0]?.group, 0)).toBe(true);
  });

  it('has a name of one bounded line', () => {
    for (const name of ['x', 'Deck of É. & Sons', 'x'.repeat(DECK_NAME_LENGTH), '🂡']) {
      expect(problems(file({ name })), name).toEqual([]);
    }
    for (const name of [
      '',
      ' x',
      'x ',
      'x\ny',
      'x\u0000y',
      'x\u202ey',
      '\ud800',
      'x'.repeat(DECK_NAME_LENGTH + 1),
      7,
    ]) {
      expect(problems(file({ name })), JSON.stringify(name)).toHaveLength(1);
    }
  });

  it('has no keys that objects inherit', () => {
    expect(problems(withCard(JSON.parse('{"sword":1,"shield":1,"group":1,"__proto__":{}}')))).toEqual([
      'cards[0].__proto__: `__proto__` cannot be a key.',
    ]);
    expect(problems(file({ constructor: 1 }))).toEqual(['constructor: `constructor` cannot be a key.']);
    expect(problems(file({ toString: 1 }))).toEqual([
      'toString: There is no key `toString` here. Known keys are `format`, `game`, `name`, `cards`.',
    ]);
  });

  it('never throws, whatever stands in it', () => {
    fc.assert(fc.property(fc.anything(), (data) => !parseKomandoDeck(data).ok));
    fc.assert(fc.property(fc.anything(), (card) => !parseKomandoDeck(file({ cards: [card] })).ok));
  });
});
