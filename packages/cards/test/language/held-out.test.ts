/** How much of ordinary English the language reads: texts by somebody who had not seen its grammar. */
import { readFileSync } from 'node:fs';
import { parse, print } from '@komradery/cards/language';
import { describe, expect, it } from 'vitest';
import { FIRST, type HeldOut, KEPT_BACK } from './held-out.ts';

const ALL = [...FIRST, ...KEPT_BACK];

describe('texts written without a look at the grammar', () => {
  it.each(ALL.filter(({ normal }) => normal !== undefined))('$text', ({ text, normal }) => {
    const read = parse(text);
    expect(read.ok ? print(read.value) : read.error[0]?.message).toBe(normal);
    const again = parse(normal as string);
    expect(again.ok && read.ok && again.value).toEqual(read.ok && read.value);
  });

  // Once one of them reads, judge it against what it means, and put its normal form where it stands.
  it.each(ALL.filter(({ normal }) => normal === undefined))('not yet: $text', ({ text }) => {
    const read = parse(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    const [error] = read.error;
    expect(text.slice(error?.start, error?.end)).not.toBe('');
    expect(error?.expected.length).toBeGreaterThan(0);
  });
});

it('as many are read as the documents say', () => {
  const docs = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8');
  const read = (texts: readonly HeldOut[]) => texts.filter(({ normal }) => normal !== undefined).length;
  const meant = (texts: readonly HeldOut[]) =>
    texts.filter((one) => one.normal !== undefined && !one.misread).length;
  expect(docs).toContain(
    `| 60 texts, read as they came | 20, 18 as meant | ${read(FIRST)}, ${meant(FIRST)} as meant |`,
  );
  expect(docs).toContain(
    `| 30 texts, kept back while the language was widened by those 60 | 11, 9 as meant | ${read(KEPT_BACK)}, ${meant(KEPT_BACK)} as meant |`,
  );
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
