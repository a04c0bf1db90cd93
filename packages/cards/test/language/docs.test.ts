/** The texts of the documents are run: each parses, to its normal form as the document says it. */
import { readFileSync } from 'node:fs';
import {
  DIAGNOSTICS,
  EFFECTS,
  EVENTS,
  MOMENTS,
  OUTCOMES,
  PLACES,
  parse,
  print,
  type TextError,
} from '@komradery/cards/language';
import { describe, expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const blocks = (text: string, language: string): string[][] =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(([, lines = '']) =>
    lines.split('\n').filter(Boolean),
  );

describe.each(['language.md', 'write-your-first-card.md'])('%s', (name) => {
  const text = read(name);

  const cards = blocks(text, 'card').flatMap((lines) =>
    lines.flatMap((line, i) =>
      line.startsWith('= ')
        ? []
        : [[line, lines[i + 1]?.startsWith('= ') ? (lines[i + 1] as string).slice(2) : line]],
    ),
  );
  it.each(cards)('%s', (card, normal) => {
    const result = parse(card as string);
    expect(result.ok ? print(result.value) : result.error[0]?.message).toBe(normal);
  });

  const wrong = blocks(text, 'wrong').flatMap((lines) =>
    lines.flatMap((line, i) => (/^ *\^/.test(line) ? [] : [[line, lines[i + 1] as string]])),
  );
  it.each(wrong)('wrong: %s', (card, mark) => {
    const result = parse(card as string);
    expect(result.ok).toBe(false);
    const { column, suggestion } = (result.ok ? undefined : result.error[0]) as TextError;
    expect(`${' '.repeat(column - 1)}^ ${suggestion}`).toBe(mark);
  });
});

describe('the reference', () => {
  const reference = blocks(read('language.md'), 'card')
    .flat()
    .flatMap((line) => {
      const result = parse(line.replace(/^= /, ''));
      return result.ok ? [JSON.stringify(result.value)] : [];
    })
    .join('\n');

  it('has an example of every effect, moment and place', () => {
    expect(EFFECTS.filter((e) => !reference.includes(`"effect":"${e}"`))).toEqual([]);
    expect(MOMENTS.filter((m) => !reference.includes(`"at":"${m}"`))).toEqual([]);
  });

  it('names every place, event and count in words at least', () => {
    expect([EVENTS.length, OUTCOMES.length, PLACES.length]).toEqual([23, 8, 11]);
  });

  it('names every code of the checker', () => {
    for (const [code, severity] of Object.entries(DIAGNOSTICS))
      expect(read('language.md')).toContain(`| \`${code}\` | ${severity} |`);
  });
});
