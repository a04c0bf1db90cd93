/** How much of ordinary English the language reads: texts by somebody who had not seen its grammar. */
import { parse, print } from '@komradery/cards/language';
import { describe, expect, it } from 'vitest';
import { HELD_OUT } from './held-out.ts';

describe('texts written without a look at the grammar', () => {
  it.each(HELD_OUT.filter(({ normal }) => normal !== undefined))('$text', ({ text, normal }) => {
    const read = parse(text);
    expect(read.ok ? print(read.value) : read.error[0]?.message).toBe(normal);
    const again = parse(normal as string);
    expect(again.ok && read.ok && again.value).toEqual(read.ok && read.value);
  });

  // Once one of them reads, judge it against what it means, and put its normal form where it stands.
  it.each(HELD_OUT.filter(({ normal }) => normal === undefined))('not yet: $text', ({ text }) => {
    const read = parse(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    const [error] = read.error;
    expect(text.slice(error?.start, error?.end)).not.toBe('');
    expect(error?.expected.length).toBeGreaterThan(0);
  });
});

it('numbers that stand on the card are handed over, and are no part of the text', () => {
  const seen: unknown[] = [];
  const onStats = (stats: unknown) => seen.push(stats);
  for (const text of ['Durability 2. Draw 1 card.', 'Starts with 12 HP. Draw 1 card.', 'Draw 1 card.'])
    expect(parse(text, { onStats })).toEqual(parse('Draw 1 card.'));
  expect(seen).toEqual([{ durability: 2 }, { hp: 12 }]);
});

it('it that is passed on is the initiative, where that was spoken of, and else is an error', () => {
  expect(parse('If you hold the initiative, pass it to any other Komrade.')).toEqual(
    parse('If you hold the initiative, pass the initiative to any other Komrade.'),
  );
  const wrong = parse('Pass it to any other Komrade.');
  expect(wrong.ok ? [] : wrong.error.map(({ code }) => code)).toEqual(['misplaced']);
});
