import { describe, expect, it } from 'vitest';
import frontLineSource from '../test/source-grams/front-line.json' with { type: 'json' };
import komandoSource from '../test/source-grams/komando.json' with { type: 'json' };
import { wordGrams } from '../test/word-grams.ts';
import { frontLineProse } from './front-line/prose/en.ts';
import { komandoDeckFindings, komandoProse } from './komando/prose/en.ts';
import { isRuleId } from './rules.ts';

/** What all prose keeps, of whatever game and language; what only one game's prose keeps is tested beside it. */
const books = [
  {
    game: 'komando',
    prose: { ...komandoProse, deckFindings: komandoDeckFindings },
    source: new Set(komandoSource),
  },
  { game: 'front-line', prose: frontLineProse, source: new Set(frontLineSource) },
];

function* strings(value: unknown, at: string): Generator<{ at: string; text: string }> {
  if (typeof value === 'string') yield { at, text: value };
  else for (const [key, inner] of Object.entries(value as object)) yield* strings(inner, `${at} ${key}`);
}

describe('runs of words', () => {
  const text = 'one two three four five six seven eight nine';

  it('sees eight words in a row, whatever their case and punctuation, and not seven', () => {
    const known = new Set(wordGrams(text).map(({ hash }) => hash));
    const repeats = (other: string) => wordGrams(other).some(({ hash }) => known.has(hash));
    expect(repeats('Zero, TWO three; four five - six "seven" eight nine.')).toBe(true);
    expect(repeats('three four five six seven eight nine')).toBe(false);
    expect(repeats('two three four five six seven eight ten')).toBe(false);
  });
});

describe.each(books)('the prose of $game', ({ game, prose, source }) => {
  const all = [...strings(prose, game)];

  it('is in our own words: no eight words in a row are the source’s', () => {
    expect(source.size).toBeGreaterThan(400);
    const repeated = all.flatMap(({ at, text }) =>
      wordGrams(text).flatMap(({ run, hash }) => (source.has(hash) ? [`${at}: ${run}`] : [])),
    );
    expect(repeated).toEqual([]);
  });

  it('has no empty text, and none too long to be taken in at once', () => {
    expect(all.filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
    expect(all.filter(({ text }) => text.length > 400)).toEqual([]);
  });

  it('cites only rules that exist', () => {
    const cited = all.flatMap(({ at, text }) =>
      (text.match(/\b[A-Z]R?\d+(?:\.\d+[a-z]?)?\b/g) ?? []).map((id) => ({ at, id })),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ id }) => !isRuleId(id))).toEqual([]);
  });

  it('has no markup but *emphasis* of at most a few words', () => {
    for (const { at, text } of all) {
      expect.soft(text.replace(/\*[^*\s](?:[^*]{0,30}[^*\s])?\*/g, ''), at).not.toMatch(/[*_`<>[\]{}|\\]/);
    }
  });

  it('is set in proper type: curly quotes, no double spaces, no line breaks', () => {
    for (const { at, text } of all.filter(({ at }) => !at.endsWith('language'))) {
      expect.soft(text, at).not.toMatch(/["']|\s\s|[\n\t]|--|\.\.\./);
    }
  });
});
