import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, MOST_PROBLEMS } from './data/read.ts';
import { komandoHouseDeck } from './komando/deck.ts';
import { printKomandoDeck } from './komando/deck-file.ts';
import { loadKomandoDeck } from './load.ts';
import { printProblem } from './result.ts';

const CARD = '{ sword: 5, shield: 4, group: -1 }';
const yaml = (cards: readonly string[]) =>
  [
    'format: komradery/deck@1',
    'game: komando',
    'name: Mine',
    'cards:',
    ...cards.map((card) => `  - ${card}`),
  ].join('\n');
const cards = (first = CARD) => [first, ...new Array<string>(53).fill(CARD)];

const problems = (text: string) => {
  const deck = loadKomandoDeck(text);
  return deck.ok ? [] : deck.error.map(printProblem);
};

describe('loading a deck', () => {
  it('reads YAML', () => {
    const deck = loadKomandoDeck(yaml(cards()));
    expect(deck.ok && deck.value.name).toBe('Mine');
    expect(deck.ok && deck.value.cards[53]).toEqual({ sword: 5, shield: 4, group: -1 });
  });

  it('reads JSON, and a file that begins with a byte order mark', () => {
    const value = { ...komandoHouseDeck, provenance: 'loaded' };
    expect(loadKomandoDeck(printKomandoDeck(komandoHouseDeck))).toEqual({ ok: true, value });
    expect(loadKomandoDeck(`\uFEFF${printKomandoDeck(komandoHouseDeck)}`)).toEqual({ ok: true, value });
    expect(loadKomandoDeck(printKomandoDeck(komandoHouseDeck).replaceAll('\n', '\r\n'))).toEqual({
      ok: true,
      value,
    });
  });

  it('runs as its docstring says', () => {
    const text = `
  format: komradery/deck@1
  game: komando
  name: Mine
  cards: [{ sword: 5, sheild: 4, group: -1 }]
`;
    expect(problems(text)).toEqual([
      'line 5, column 3, cards: Expected 54 cards, found a list of 1.',
      'line 5, column 11, cards[0].shield: `shield` is missing.',
      'line 5, column 23, cards[0].sheild: There is no key `sheild` here. Did you mean `shield`?',
    ]);
  });

  it('points at the value that is wrong, or at the key', () => {
    expect(problems(yaml(cards('{ sword: 5, shield: 4, group: much }')))).toEqual([
      'line 5, column 35, cards[0].group: Expected a whole number from -99 to 99, found "much".',
    ]);
    expect(problems(yaml(cards('{ sword: 5, shield: 4, group: 1, name: x }')))).toEqual([
      'line 5, column 38, cards[0].name: There is no key `name` here. Known keys are `sword`, `shield`, `group`.',
    ]);
  });

  it('lists the first problems and counts the rest', () => {
    const all = problems(yaml(new Array(54).fill('{ sword: a, shield: b, group: c }')));
    expect(all).toHaveLength(MOST_PROBLEMS + 1);
    expect(all.at(-1)).toBe(`There are ${3 * 54 - MOST_PROBLEMS} more problems.`);
  });
});

describe('text that is up to something', () => {
  const file = yaml(cards());
  const hostile: Record<string, [text: unknown, problem: string]> = {
    'no text': [undefined, 'This is not text.'],
    bytes: [new Uint8Array(4), 'This is not text.'],
    nothing: ['', 'There is nothing here.'],
    'only a comment': ['# cards to follow', 'There is nothing here.'],
    null: ['null', 'line 1, column 1: Expected keys with values, found nothing.'],
    'a megabyte': [
      'x'.repeat(1_000_000),
      'This is 1,000,000 characters long. A file may have at most 65,536.',
    ],
    'brackets without end': [
      '['.repeat(60_000),
      'line 1, column 17: Lists and keys are nested too deep here.',
    ],
    'braces without end': [
      '{a: '.repeat(16_000),
      'line 1, column 65: Lists and keys are nested too deep here.',
    ],
    'dashes without end': [
      '- '.repeat(30_000),
      'line 1, column 33: Lists and keys are nested too deep here.',
    ],
    'questions without end': [
      '? '.repeat(30_000),
      'line 1, column 33: Lists and keys are nested too deep here.',
    ],
    'a staircase': [
      Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
      'line 18, column 18, a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a: Lists and keys are nested too deep here.',
    ],
    'thousands of marks': [
      '*a '.repeat(20_000),
      'line 1, column 30001: There is more here than any file of this kind can hold.',
    ],
    'empty lines': [
      '\n'.repeat(60_000),
      'line 20001, column 1: There is more here than any file of this kind can hold.',
    ],
    'an alias bomb': [
      'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]',
      'line 1, column 7, a: Anchors (`&`) and aliases (`*`) are not allowed. Write the value out.',
    ],
    'a merge key': [
      `${file}\n<<: { name: Other }`,
      'line 59, column 1, <<: There is no key `<<` here. Known keys are `format`, `game`, `name`, `cards`.',
    ],
    'a tag': [
      yaml(cards('!!js/function x')),
      'line 5, column 19, cards[0]: Tags (`!`) are not allowed. Leave it out.',
    ],
    'a key twice': [`${file}\nname: Other`, 'line 59, column 1, name: `name` is given twice.'],
    'a key twice in JSON': [
      '{"name": "a", "\\u006eame": "b"}',
      'line 1, column 15, name: `name` is given twice.',
    ],
    'a list as key': [`${file}\n? [a]\n: b`, 'line 59, column 3: A key must be a plain word.'],
    'a number as key': [`${file}\n7: b`, 'line 59, column 1: A key must be a plain word.'],
    'a key that objects inherit': [
      `${file}\n__proto__: { polluted: true }`,
      'line 59, column 1, __proto__: `__proto__` cannot be a key.',
    ],
    'a second document': [
      `${file}\n---\n${file}`,
      'line 59, column 1: A second document begins here. A file holds one.',
    ],
    'an old dialect': [
      `%YAML 1.1\n---\n${yaml(cards('{ sword: 1_0, shield: 4, group: 1 }'))}`,
      'line 7, column 14, cards[0].sword: Expected a whole number from 0 to 99, found "1_0".',
    ],
    'not a number': [
      yaml(cards('{ sword: .nan, shield: 4, group: 1 }')),
      'line 5, column 14, cards[0].sword: Expected a whole number from 0 to 99, found NaN.',
    ],
    'a huge number': [
      yaml(cards('{ sword: 1e999, shield: 4, group: 1 }')),
      'line 5, column 14, cards[0].sword: Expected a whole number from 0 to 99, found Infinity.',
    ],
    'a very long number': [
      yaml(cards(`{ sword: ${'9'.repeat(400)}, shield: 4, group: 1 }`)),
      'line 5, column 14, cards[0].sword: Expected a whole number from 0 to 99, found Infinity.',
    ],
    'an unfinished quote': [
      'name: "Mine',
      'line 1, column 12: Something is missing before this: a bracket, a quote, a comma or a colon.',
    ],
    'an unfinished list': [
      'cards: [',
      'line 1, column 9: A bracket is not closed before this, or the line is not indented like those it belongs with.',
    ],
    'a missing comma': [
      '{ "name": "Mine" "game": "komando" }',
      'line 1, column 18: This is not expected here. Perhaps a comma, a colon or a quote is missing before it.',
    ],
    'a tab': ['cards:\n\t- a: 1', 'line 2, column 1: This line is indented with a tab. Use spaces.'],
    'a bad escape': ['name: "\\q"', 'line 1, column 8: There is no such escape sequence.'],
    'control characters': [`${file}\n\u0000`, ''],
  };

  it.each(Object.entries(hostile))('is refused: %s', (_, [text, first]) => {
    const deck = loadKomandoDeck(text as string);
    expect(deck.ok).toBe(false);
    expect(deck.ok ? '' : printProblem(deck.error[0] as never)).toContain(first);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  const pieces = fc.constantFrom(
    ...[
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      ': ',
      '- ',
      '? ',
      '\n',
      '\n  ',
      '\t',
      ' ',
      '"',
      "'",
      '|\n',
      '>-\n',
      '#',
      '&a ',
      '*a ',
    ],
    ...[
      '!t ',
      '!!int ',
      '%YAML 1.1\n',
      '---\n',
      '...\n',
      '<<',
      '~',
      '.inf',
      '\uFEFF',
      '\u2028',
      '\\',
      '`',
      '@',
      '\u0000',
      '\ud800',
    ],
    ...['cards', 'sword', 'format: komradery/deck@1', 'game: komando', 'name: x', CARD, '__proto__'],
  );

  it('never throws and is never a deck: any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !loadKomandoDeck(text).ok));
  });

  it('never throws and is never a deck: any pieces of YAML', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (text) => !loadKomandoDeck(text.join('')).ok),
      { numRuns: 500 },
    );
  });

  it('never throws: a good file with any pieces put in', () => {
    fc.assert(
      fc.property(fc.nat(file.length), fc.array(pieces, { maxLength: 4 }), (at, put) => {
        const deck = loadKomandoDeck(file.slice(0, at) + put.join('') + file.slice(at));
        if (deck.ok) expect(deck.value.cards).toHaveLength(54);
        else expect(deck.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is answered at any size: one piece over and over, up to the most characters', () => {
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        const unit = a + b;
        return !loadKomandoDeck(unit.repeat(Math.floor(MOST_CHARACTERS / unit.length))).ok;
      }),
      { numRuns: 25 },
    );
  });
});
