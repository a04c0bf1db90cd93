/** Runs the grammar over words. What it finds is not yet checked, and where it fails is not yet said in words. */
import { err, ok, type Result } from '../result.ts';
import { SyntaxError as GrammarError, parse as run } from './parser.generated.ts';
import type { Token } from './tokens.ts';

export type StartRule = 'text' | 'targetLine';

/** What a card's text says of the numbers that stand on the card beside it: "Durability 3.", "Starts with 12 HP." */
export interface Stats {
  durability?: number;
  hp?: number;
}

/** Counts the rules that the parser enters, over all attempts at one text. */
export interface StepCount {
  steps: number;
}

/** Where no rule could go on. */
export interface Stuck {
  /** The index of the word; the number of words at the end. */
  readonly index: number;
  /** In plain forms. */
  readonly expected: readonly string[];
  /** Said by the grammar itself, where the words alone are not to blame. */
  readonly message?: string;
}

/**
 * At most so many rules are entered for each word of a text, and one word more. The parser remembers what each rule found
 * at each word, so no rule's body runs twice at one place; real texts and hostile ones stay under a tenth of this
 * (`errors.test.ts`). A text that took more would be answered all the same, as one that is too much.
 */
export const STEPS_PER_WORD = 400;

class TooManySteps extends Error {}

export const read = (
  words: readonly Token[],
  startRule: StartRule,
  count: StepCount,
  stats: Stats = {},
): Result<unknown, Stuck> => {
  const input = words.map((t) => `${t.word} `).join('');
  const bound = count.steps + STEPS_PER_WORD * (words.length + 1);
  const step = (): void => {
    if (++count.steps > bound) throw new TooManySteps();
  };
  const stat = (name: keyof Stats, value: number): void => {
    stats[name] = value;
  };
  try {
    return ok(run(input, { startRule, step, stat }) as unknown);
  } catch (thrown) {
    if (thrown instanceof TooManySteps) return err({ index: 0, expected: [], message: 'fewer words' });
    if (!(thrown instanceof GrammarError)) throw thrown;
    const found = thrown as unknown as {
      location: { start: { offset: number } };
      expected: readonly { type: string; text?: string; description?: string }[] | null;
      message: string;
    };
    const expected = (found.expected ?? []).flatMap((e) => {
      const word = e.type === 'literal' ? e.text?.trim() : e.type === 'other' ? e.description : undefined;
      return word ? [word] : [];
    });
    return err({
      index: wordAt(words, found.location.start.offset),
      expected: [...new Set(expected)],
      ...(found.expected === null ? { message: found.message } : {}),
    });
  }
};

/** The index of the word at an offset of the parser's input. */
const wordAt = (words: readonly Token[], offset: number): number => {
  let position = 0;
  for (const [i, token] of words.entries()) {
    position += token.word.length + 1;
    if (offset < position) return i;
  }
  return words.length;
};
