import { MAX_TEXT, parse, parseTargets, type TextError } from '@komradery/cards/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_FORMS } from '../../src/language/lexicon.ts';
import { PHRASES } from '../../src/language/phrases.ts';
import { read, STEPS_PER_WORD } from '../../src/language/read.ts';
import { tokens } from '../../src/language/tokens.ts';
import { cardText } from './arbitrary.ts';

const wrong = (text: string): TextError => {
  const result = parse(text);
  if (result.ok) throw new Error(`parses: ${text}`);
  return result.error[0] as TextError;
};

describe('a wrong text', () => {
  it('is told where it goes wrong: line, column and range', () => {
    expect(wrong('Draw 2 cards.\nMove 2 spaces sideways.')).toMatchObject({
      code: 'unexpected',
      line: 2,
      column: 15,
      start: 28,
      end: 36,
    });
  });

  it('is told what may stand there, in a player’s words', () => {
    expect(wrong('Move 2 spaces sideways.').expected).toEqual(
      expect.arrayContaining(['“Forward”', '“Backward”', '“in either direction”', '“toward”']),
    );
    expect(wrong('Draw 2').expected).toContain('“cards”');
    expect(wrong('Swap places with').expected).toContain('a Komrade, such as “you” or “any other Komrade”');
    expect(wrong('If you are at the front,').expected).toContain(
      'what happens, such as “move”, “draw” or “deal”',
    );
    expect(wrong('Draw 2 Durability.').message).toBe(
      '“Durability” does not fit here; what fits: “more”, “other”, “cards”, “Incoming! card”.',
    );
    expect(wrong('Draw 2').message).toMatch(/^The text ends too soon/);
  });

  it('names at most twelve things, none of them a plain form', () => {
    for (const phrase of PHRASES)
      for (const cut of [8, 16, 24]) {
        const result = parse(`${phrase.slice(0, cut)} zzz`);
        if (result.ok) continue;
        const { expected } = result.error[0] as TextError;
        expect(expected.length).toBeLessThanOrEqual(12);
        for (const e of expected) expect(e).not.toMatch(/ 's|\ba [aeiou]|komrade|kommissar/);
      }
  });

  it.each([
    ['Move 2 spaces Forwrd.', 'Move 2 spaces Forward.'],
    ['Move 2 spacs Forward.', 'Move 2 spaces Forward.'],
    ['Drow 2 cards.', 'Draw 2 cards.'],
    ['Draw 2 cadrs.', 'Draw 2 cards.'],
    ['Swap places wiht any other Komrade.', 'Swap places with any other Komrade.'],
    ['Draw 2 cards please.', 'Draw 2 cards.'],
    ['Gain 3 helth.', 'Gain 3 HP.'],
    [
      'If you wuold be hit, move 1 space back instead.',
      'If you would be hit, instead move 1 space Backward.',
    ],
    ['Take the Incoming! card.', 'Cancel the Incoming! card.'],
    ['Everyone must flee.', undefined],
  ])('is told the nearest phrase that works: %s', (text, suggestion) => {
    expect(wrong(text).suggestion).toBe(suggestion);
  });

  it('is only ever told a phrase that works', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PHRASES),
        fc.nat(),
        fc.constantFrom('', 'zz', 'Komrade', '7', 'the'),
        (phrase, at, instead) => {
          const words = phrase.split(' ');
          words[at % words.length] = instead;
          const result = parse(words.join(' '));
          if (result.ok) return;
          const { suggestion } = result.error[0] as TextError;
          if (suggestion !== undefined) expect(parse(suggestion).ok, suggestion).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('may be empty', () => {
    for (const text of ['', '   \n', '""', '()'])
      expect(wrong(text)).toMatchObject({ code: 'empty', line: 1, column: 1 });
  });

  it('may begin with an answer to nothing', () => {
    expect(wrong('If you do, draw 1 card.').code).toBe('misplaced');
    expect(wrong('Otherwise, draw 1 card.').code).toBe('misplaced');
    expect(wrong('Draw 1 card for the rest of the game.').code).toBe('misplaced');
  });

  it('may say more than a card may', () => {
    expect(wrong('Draw 1 card, '.repeat(20).replace(/, $/, '.')).code).toBe('too-much');
    expect(wrong('Draw 1000 cards.').code).toBe('too-much');
    expect(wrong('Choose one: draw 1 card; or choose one: draw 1 card; or draw 2 cards.').code).toBe(
      'too-much',
    );
  });

  it('may be too long, and is not read', () => {
    let steps = -1;
    const text = 'Draw 1 card. '.repeat(MAX_TEXT);
    const result = parse(text, { onSteps: (n) => (steps = n) });
    expect(result).toMatchObject({
      ok: false,
      error: [{ code: 'too-long', start: MAX_TEXT, end: text.length }],
    });
    expect(steps).toBe(-1);
  });

  it('may be a target line', () => {
    expect(parseTargets('Space 1, space 3 and the Komrade with the fewest HP').ok).toBe(true);
    expect(parseTargets('Space one hundred')).toMatchObject({ ok: false, error: [{ line: 1, column: 11 }] });
    expect(parseTargets('space 1 and space 2 and space 3 and space 4 and space 5')).toMatchObject({
      ok: false,
      error: [{ code: 'too-much' }],
    });
  });
});

/** A text, and the mended ones that a suggestion tries, are each read in so many steps at most. */
const bound = (text: string): number => 7 * STEPS_PER_WORD * (tokens(text).length + 1);

const answered = (text: string): number => {
  let steps = -1;
  const result = parse(text, { onSteps: (n) => (steps = n) });
  if (!result.ok) {
    const [error] = result.error;
    expect(error?.line).toBeGreaterThanOrEqual(1);
    expect(error?.start).toBeLessThanOrEqual(text.length);
  }
  expect(steps).toBeGreaterThanOrEqual(0);
  expect(steps, text).toBeLessThanOrEqual(bound(text));
  return steps;
};

/** The steps of one reading, no suggestion sought. */
const reading = (text: string): number => {
  const count = { steps: 0 };
  read(tokens(text), 'text', count);
  return count.steps;
};

const vocabulary = [
  ...new Set([...[...PLAIN_FORMS.keys()], ...PHRASES.flatMap((p) => p.split(/(?=[.,;:])| /))]),
].filter(Boolean);

describe('any text of up to 2 kB is answered, in steps bounded by its length', () => {
  it('random characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        answered(text);
      }),
      { numRuns: 150 },
    );
  });

  it('random words of the language', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 250 }), (words) => {
        answered(words.join(' ').slice(0, MAX_TEXT));
      }),
      { numRuns: 100 },
    );
  });

  it('phrases run together, cut and shuffled', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PHRASES), { minLength: 1, maxLength: 30 }),
        fc.nat(40),
        (all, cut) => {
          answered(
            all
              .map((p) => p.slice(cut % p.length).replace('.', ' and'))
              .join(' ')
              .slice(0, MAX_TEXT),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('random ASTs, printed and spoiled at one place', () => {
    fc.assert(
      fc.property(cardText, fc.nat(), (ast, at) => {
        const text = JSON.stringify(ast).slice(0, MAX_TEXT - 3);
        answered(`${text.slice(0, at % text.length)}zzz`);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'you may have ',
    'have any Komrade ',
    'any other Komrade ',
    'if you are at the front and ',
    'if you would be hit, ',
    'choose one: draw a card; or ',
    'adjacent to you and behind you and ',
    'per Komrade in front of you ',
    'up to ',
    'move any Komrade to the space in front of ',
    'at the end of the turn, ',
    'and ',
    'then ',
    ', ',
    '. ',
    'otherwise, ',
    'unless you ',
    'a',
    '9',
    '(',
    '\u{1F480}',
    'that was hit by a linear effect that was hit ',
    'draw a card or ',
    'each Komrade that did not move ',
    'the next time ',
    'İ',
  ])('hostile repetition of %j', (part) => {
    const of = (length: number): string => part.repeat(Math.ceil(length / part.length)).slice(0, length);
    answered(of(MAX_TEXT));
    const [short, long] = [reading(of(512)), reading(of(MAX_TEXT))];
    // Four times the text takes about four times the steps, not sixteen.
    expect(long).toBeLessThanOrEqual(5 * short + STEPS_PER_WORD);
    expect(long).toBeLessThanOrEqual((STEPS_PER_WORD / 10) * (tokens(of(MAX_TEXT)).length + 4));
  });
});
