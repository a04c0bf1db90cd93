/**
 * From a card's text to its AST, or to what is wrong with it.
 *
 * @example
 * ```ts
 * import { parse } from '@komradery/cards/language';
 *
 * const wrong = parse('Move 2 spaces sideways.');
 * wrong.ok ? undefined : wrong.error[0]?.column; // 15
 * ```
 */
import { err, type Result } from '../result.ts';
import type { CardText, Targets } from './ast.ts';
import { sayExpected, sayProblem } from './prose/en.ts';
import { read, type StartRule, type Stats } from './read.ts';
import { validate, validateTargets } from './schema.ts';
import { nearestPhrase } from './suggest.ts';
import { nameItself, nameYou, tokens } from './tokens.ts';

/** What is wrong with a text, at its place. */
export interface TextError {
  readonly code: 'empty' | 'too-long' | 'unexpected' | 'misplaced' | 'too-much';
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** Where it begins and ends in the text; equal at the text's end. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  /** What may stand there, in a player's words; at most twelve, the likeliest first. */
  readonly expected: readonly string[];
  /** A phrase of the language that is close to what stands there. */
  readonly suggestion?: string;
}

export interface ParseOptions {
  /** The card's own name: a text may call its card by it. */
  readonly name?: string;
  /** Called with the number of rules the parser entered. */
  readonly onSteps?: (steps: number) => void;
  /**
   * Called with what the text says of the numbers that stand on the card beside it, if it does: "Durability 3." or
   * "Starts with 12 HP." before all else. They are no part of the AST.
   */
  readonly onStats?: (stats: Readonly<Stats>) => void;
}

/** Longer texts are refused. In UTF-16 units. */
export const MAX_TEXT = 2048;

const place = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
};

const failure = (
  text: string,
  code: TextError['code'],
  range: { start: number; end: number },
  message: string,
  expected: readonly string[] = [],
  suggestion?: string,
): TextError => ({
  code,
  ...place(text, range.start),
  ...range,
  message,
  expected,
  ...(suggestion === undefined ? {} : { suggestion }),
});

const attempt = <T>(
  text: string,
  startRule: StartRule,
  options: ParseOptions,
  valid: (data: unknown) => Result<T, readonly { problem: string }[]>,
): Result<T, TextError[]> => {
  if (text.length > MAX_TEXT)
    return err([
      failure(text, 'too-long', { start: MAX_TEXT, end: text.length }, sayProblem.tooLong(MAX_TEXT)),
    ]);
  const words = nameYou(options.name === undefined ? tokens(text) : nameItself(tokens(text), options.name));
  const count = { steps: 0 };
  try {
    if (words.length === 0)
      return err([failure(text, 'empty', { start: 0, end: text.length }, sayProblem.empty)]);
    const stats: Stats = {};
    const result = read(words, startRule, count, stats);
    if (result.ok) {
      const checked = valid(result.value);
      if (checked.ok) {
        if (Object.keys(stats).length > 0) options.onStats?.(stats);
        return checked;
      }
      const whole = { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? text.length };
      return err([failure(text, 'too-much', whole, sayProblem.tooMuch(checked.error[0]?.problem ?? ''))]);
    }
    const { index, expected, message } = result.error;
    const word = words[index];
    const range = word ? { start: word.start, end: word.end } : { start: text.length, end: text.length };
    if (message !== undefined) return err([failure(text, 'misplaced', range, sayProblem.misplaced(message))]);
    const said = sayExpected(expected);
    const found = word && text.slice(word.start, word.end);
    const nearest = startRule === 'text' ? nearestPhrase(words, result.error, count) : undefined;
    return err([failure(text, 'unexpected', range, sayProblem.unexpected(found, said), said, nearest)]);
  } finally {
    options.onSteps?.(count.steps);
  }
};

/**
 * Reads a card's text. Random and hostile texts are answered too, in a number of steps bounded in their length
 * (`STEPS_PER_WORD`).
 *
 * Errors: `empty`; `too-long`, over {@link MAX_TEXT}; `unexpected`, a word that cannot stand there; `misplaced`, a sentence
 * that answers none before it; `too-much`, more than a card may say or do.
 */
export const parse = (text: string, options: ParseOptions = {}): Result<CardText, TextError[]> =>
  attempt(text, 'text', options, validate);

/** Reads the target line of an Incoming! card: one to four spaces or Komrades. */
export const parseTargets = (text: string, options: ParseOptions = {}): Result<Targets, TextError[]> =>
  attempt(text, 'targetLine', options, validateTargets);
