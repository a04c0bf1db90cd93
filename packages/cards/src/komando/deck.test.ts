import { describe, expect, it } from 'vitest';
import { type KomandoCard, komandoHouseDeck } from './deck.ts';
import { komandoNumbers } from './numbers.ts';

const { cards } = komandoHouseDeck;
const icon = (name: keyof KomandoCard) => cards.map((card) => card[name]);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const span = (numbers: readonly number[]) => [
  Math.min(...numbers),
  Math.max(...numbers),
  mean(numbers).toFixed(2),
];

describe('the house deck', () => {
  it('[K1.1] has 54 cards, and is marked as ours [KR18]', () => {
    expect(cards).toHaveLength(komandoNumbers.deck);
    expect(cards).toHaveLength(54);
    expect(komandoHouseDeck.provenance).toBe('house');
  });

  it('[K2.1] gives every card three whole numbers, and no two cards the same sword and shield', () => {
    for (const card of cards) {
      expect(Object.keys(card)).toEqual(['sword', 'shield', 'group']);
      expect(Object.values(card).every(Number.isInteger)).toBe(true);
    }
    expect(new Set(cards.map(({ sword, shield }) => `${sword}/${shield}`)).size).toBe(54);
  });

  it('keeps its docstring: least, most and mean of each icon', () => {
    expect(span(icon('sword'))).toEqual([1, 9, '5.00']);
    expect(span(icon('shield'))).toEqual([0, 9, '4.57']);
    expect(span(icon('group'))).toEqual([-5, 3, '0.24']);
  });

  it('is in order: the sword of card n is n / 6 rounded up, and shields go up within a sword', () => {
    cards.forEach((card, index) => {
      expect(card.sword).toBe(Math.ceil((index + 1) / 6));
      const before = cards[index - 1];
      if (before?.sword === card.sword) expect(card.shield).toBeGreaterThan(before.shield);
    });
  });

  it('has strong cards eat the group and weak ones feed it', () => {
    const strength = ({ sword, shield }: KomandoCard) => sword + shield;
    const byStrength = [...cards].sort((a, b) => strength(a) - strength(b)).map((card) => card.group);
    expect(mean(byStrength.slice(0, 18))).toBeGreaterThan(1);
    expect(mean(byStrength.slice(-18))).toBeLessThan(-1);
  });

  it('has an exception in every sword: some card that is stronger than its neighbour and kinder to the group', () => {
    for (let row = 0; row < 9; row++) {
      const six = cards.slice(row * 6, row * 6 + 6);
      expect(six.some((card, at) => at > 0 && card.group > (six[at - 1] as KomandoCard).group)).toBe(true);
    }
  });
});
