/** The nearest text that works: the one at hand with one word mended, or else the phrase of the language most like it. */
import leven from 'leven';
import type { CardText } from './ast.ts';
import { PHRASES } from './phrases.ts';
import { print } from './print.ts';
import { read, type StepCount, type Stuck } from './read.ts';
import { validate } from './schema.ts';
import { type Token, tokens } from './tokens.ts';

/** How often a mended sentence is tried. */
const TRIES = 6;

const spelled = (words: readonly Token[]): string => words.map((t) => t.word).join(' ');

/** A phrase that differs in more than this part of its letters is no help. */
const TOO_FAR = 0.55;

/** How unlike two phrases are: 0 for the same, 1 for anything {@link TOO_FAR}. */
const unlike = (a: string, b: string): number => {
  const longer = Math.max(a.length, b.length, 1);
  const maxDistance = Math.floor(longer * TOO_FAR) + 1;
  if (Math.abs(a.length - b.length) >= maxDistance) return 1;
  const distance = leven(a, b, { maxDistance });
  return distance >= maxDistance ? 1 : distance / longer;
};

/** The sentence around a word: from after the last full stop to the next, which it includes. */
const sentenceAround = (words: readonly Token[], index: number): { words: Token[]; at: number } => {
  let from = Math.min(index, words.length);
  while (from > 0 && words[from - 1]?.word !== '.') from--;
  if (from === words.length && from > 0) {
    from--;
    while (from > 0 && words[from - 1]?.word !== '.') from--;
  }
  let to = index;
  while (to < words.length && words[to]?.word !== '.') to++;
  return { words: words.slice(from, to + 1), at: index - from };
};

const works = (words: readonly Token[], count: StepCount): string | undefined => {
  const result = read(words, 'text', count);
  if (!result.ok) return undefined;
  const valid = validate(result.value);
  return valid.ok ? print(valid.value as CardText) : undefined;
};

export const nearestPhrase = (all: readonly Token[], stuck: Stuck, count: StepCount): string | undefined => {
  const { words, at } = sentenceAround(all, stuck.index);
  const place = words[at] ?? { word: '', start: 0, end: 0 };
  const put = (text: string, instead: number): Token[] => [
    ...words.slice(0, at),
    ...text
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ ...place, word })),
    ...words.slice(at + instead),
  ];
  const candidates = stuck.expected
    .filter((phrase) => /^[a-z]/.test(phrase) && phrase !== 'a number' && phrase !== 'a name')
    .map((phrase) => {
      const length = phrase.split(' ').length;
      return { phrase, length, far: unlike(phrase, spelled(words.slice(at, at + length))) };
    })
    .sort((a, b) => a.far - b.far);
  const mended = [
    ...candidates
      .slice(0, TRIES - 2)
      .flatMap(({ phrase, length, far }) => (far <= 0.5 ? [put(phrase, length)] : [])),
    put('', 1),
    ...(candidates.length <= 4 && candidates[0] ? [put(candidates[0].phrase, 0)] : []),
  ];
  for (const attempt of mended.slice(0, TRIES)) {
    const text = works(attempt, count);
    if (text !== undefined) return text;
  }
  const said = spelled(words);
  let nearest: { phrase: string; far: number } | undefined;
  for (const phrase of PHRASES) {
    const far = unlike(said, spelled(tokens(phrase)));
    if (!nearest || far < nearest.far) nearest = { phrase, far };
  }
  return nearest && nearest.far <= TOO_FAR ? nearest.phrase : undefined;
};
