import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textWidth, wrap } from './metrics.ts';
import { SOFIA_SANS_EXTRA_CONDENSED as SOFIA } from './sofia-sans-extra-condensed.ts';

const width = (text: string) => textWidth(SOFIA, text, 15, 500);

test('widths grow with size and weight, and add up', () => {
  expect(textWidth(SOFIA, 'shield', 30, 500)).toBeCloseTo(2 * width('shield'));
  expect(textWidth(SOFIA, 'shield', 15, 700)).toBeGreaterThan(width('shield'));
  expect(width('sword')).toBeCloseTo([...'sword'].reduce((sum, c) => sum + width(c), 0));
  expect(width('')).toBe(0);
});

test('characters that the font lacks are given room', () => {
  expect(width('終わり')).toBe(45);
  expect(width('Ж')).toBeGreaterThan(width('M'));
});

test('wrapping keeps every word, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
      fc.integer({ min: 60, max: 300 }),
      (words, measure) => {
        const lines = wrap(words.join(' '), measure, width);
        expect(lines.join(' ')).toBe(words.join(' '));
        for (const line of lines) expect(width(line)).toBeLessThanOrEqual(measure);
      },
    ),
  );
});

test('anything is wrapped, with no character lost but white space, and no line too long that could be broken', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.integer({ min: 20, max: 200 }),
      (text, measure) => {
        const lines = wrap(text, measure, width);
        const bare = (s: string) => s.replace(/\s+/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        for (const line of lines) expect(width(line) <= measure || [...line].length === 1).toBe(true);
      },
    ),
  );
});

test('long names break at their joints', () => {
  expect(wrap('aGuardWithAVeryLongName', 60, width)).toEqual(['aGuard', 'WithAVery', 'LongName']);
  expect(wrap('xstate.done.actor.loader', 60, width).every((line) => /^[\w.]+\.?$/.test(line))).toBe(true);
});

test('lines are balanced: no last word alone where it can be helped', () => {
  const lines = wrap('the target picks a card as a shield', width('the target picks a card as a'), width);
  expect(lines).toEqual(['the target picks', 'a card as a shield']);
});
