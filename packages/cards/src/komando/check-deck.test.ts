import { describe, expect, it } from 'vitest';
import { isRuleId } from '../rules.ts';
import { checkKomandoDeck } from './check-deck.ts';
import { type KomandoCard, komandoHouseDeck } from './deck.ts';

const house = komandoHouseDeck.cards;
const check = (cards: readonly KomandoCard[]) => checkKomandoDeck({ ...komandoHouseDeck, cards });
const codes = (cards: readonly KomandoCard[]) => check(cards).map(({ code }) => code.replace('komando/', ''));
const all = (change: Partial<KomandoCard>) => house.map((card) => ({ ...card, ...change }));

describe('checking a deck', () => {
  it('finds nothing in the house deck', () => {
    expect(check(house)).toEqual([]);
  });

  it('runs as its docstring says', () => {
    expect(codes(house.map((card) => ({ ...card, shield: card.shield + 9 })))).toEqual(['no-damage']);
  });

  it('[KR19] sees that a deck cannot end: nobody can be hurt, and the group cannot fall', () => {
    const cards = house.map(({ shield }, n) => ({ sword: 0, shield, group: n % 3 }));
    expect(check(cards)[0]).toMatchObject({ code: 'komando/cannot-end', severity: 'error', rule: 'KR19' });
    expect(codes(cards)).not.toContain('no-damage');
  });

  it('[KR19] sees that nobody can be hurt, though the group may give out', () => {
    expect(codes(all({ sword: 0 }))[0]).toBe('no-damage');
    expect(codes(all({ sword: 3, shield: 3 }))).toContain('no-damage');
  });

  it('counts pairs of different cards: a sword does not meet the shield on its own card', () => {
    const [first, ...rest] = all({ sword: 5, shield: 5 });
    expect(codes([{ sword: 6, shield: 0, group: -1 }, ...rest])).not.toContain('no-damage');
    expect(codes([{ ...(first as KomandoCard), shield: 4 }, ...rest])).not.toContain('no-damage');
    const onlyOnItself = all({ sword: 5, shield: 9 }).map((card, n) =>
      n === 0 ? { ...card, sword: 9, shield: 8 } : card,
    );
    expect(codes(onlyOnItself)).toContain('no-damage');
  });

  it('[K1.3] sees that the group never gives out', () => {
    const [first, ...rest] = all({ group: 1 });
    expect(codes([{ ...(first as KomandoCard), group: -1 }, ...rest])).toContain('group-cannot-fall');
    expect(codes([{ ...(first as KomandoCard), group: -2 }, ...rest])).not.toContain('group-cannot-fall');
  });

  it('[K4.9] sees that the group never recovers, or collapses', () => {
    expect(codes(all({ group: -1 }))).toEqual(['group-cannot-recover']);
    expect(codes(all({ group: -3 }))).toEqual(['group-cannot-recover', 'group-collapses']);
  });

  it('[K4.3] sees that no shield stops a sword, and [KR1] that one blow takes a whole life', () => {
    expect(codes(all({ shield: 0 }))).toEqual(['no-block', 'identical-cards']);
    const [first, ...rest] = house;
    expect(codes([{ ...(first as KomandoCard), sword: 10 }, ...rest])).toEqual(['one-blow']);
  });

  it('[KR18] names cards that are alike', () => {
    const cards = house.map((card, n) => (n === 9 ? (house[2] as KomandoCard) : card));
    expect(check(cards)).toMatchObject([
      { code: 'komando/identical-cards', cards: [3, 10], severity: 'note' },
    ]);
  });

  it('says of everything what it means and how to mend it, and cites a rule that exists', () => {
    const everything = [
      all({ sword: 0, group: 1 }),
      all({ sword: 0 }),
      all({ group: -3, shield: 0 }),
      all({ sword: 99, group: 1 }),
    ];
    for (const { message, mend, rule } of everything.flatMap(check)) {
      expect(message.length).toBeGreaterThan(20);
      expect(mend.length).toBeGreaterThan(20);
      expect(isRuleId(rule)).toBe(true);
    }
  });
});
