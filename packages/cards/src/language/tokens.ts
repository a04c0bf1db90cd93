/**
 * From characters to words: what the grammar reads. A text is cut into words, numbers and marks; each word is brought to
 * its plain form (`moves` is `move`, `Komrade's` is `komrade 's`, `three` is `3`), so that the grammar need not know of
 * capitals, endings, dashes and quotes. Every token remembers its place in the text.
 */
import { PLAIN_FORMS } from './lexicon.ts';

export interface Token {
  /** The plain form; a mark stands for itself. */
  readonly word: string;
  /** Where it begins and ends in the text, counted in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const PIECE =
  /(?<word>[A-Za-zÀ-ÖØ-öø-ÿ]+(?:['’][A-Za-z]+)?)|(?<digits>[0-9]+)|(?<dash>[–—]|-(?![A-Za-z])|(?<=[^A-Za-z0-9])-)|(?<mark>[.,;:!])|(?<bullet>[•*·])|(?<skip>[\s"“”„«»()[\]'‘’]+|-)|(?<other>[\s\S])/gu;

/** A token that no rule of the grammar accepts; it shows where the strange character stands. */
const STRANGE = '\uFFFD';

const plain = (word: string): readonly string[] => {
  const lower = word.toLowerCase().replaceAll('’', "'");
  const whole = PLAIN_FORMS.get(lower);
  if (whole !== undefined) return whole;
  const possessive = /^(.+)'s$/.exec(lower);
  if (possessive?.[1]) return [...(PLAIN_FORMS.get(possessive[1]) ?? [possessive[1]]), "'s"];
  return [lower.replaceAll("'", '')];
};

/** Cuts a text into tokens. Never fails: what is no word becomes {@link STRANGE}. */
export const tokens = (text: string): Token[] => {
  const found: Token[] = [];
  const add = (word: string, start: number, end: number): void => {
    found.push({ word, start, end });
  };
  for (const match of text.matchAll(PIECE)) {
    const start = match.index;
    const end = start + match[0].length;
    const { word, digits, dash, mark, bullet, other } = match.groups ?? {};
    const last = found.at(-1);
    if (word?.toLowerCase() === 'one' && last?.word === 'no') add('komrade', start, end);
    else if (word?.toLowerCase() === 'otherwise' && last && /^[;,-]$/.test(last.word)) {
      found.pop();
      add('.', last.start, last.end);
      add('otherwise', start, end);
    } else if (word !== undefined) for (const w of plain(word)) add(w, start, end);
    else if (digits !== undefined) add(String(Number(digits.slice(0, 9))), start, end);
    else if (dash !== undefined) add('-', start, end);
    else if (mark === '!' && last?.word === 'incoming' && last.end === start) continue;
    else if (mark !== undefined) {
      const w = mark === '!' ? '.' : mark;
      if (!(w === '.' && last?.word === '.')) add(w, start, end);
    } else if (bullet !== undefined) {
      // A bulleted list is a list of options: the bullet takes the place of the mark before it.
      if (last?.word === ':') continue;
      if (last?.word === '.' || last?.word === ';' || last?.word === ',') found.pop();
      add(';', start, end);
    } else if (other !== undefined) add(STRANGE, start, end);
  }
  return found;
};

/** What "it" is done by, or done to, only where it is a Komrade. */
const DONE_BY = new Set(
  'survive gain heal lose draw discard suffer take move swap return may cannot would do'.split(' '),
);
const NEXT_TO = new Set(['behind', 'of', 'to', 'with']);

/**
 * Puts `you` where a text that has spoken of your Komrade and of no other says "it" or "they" of a Komrade: "If your Komrade
 * would die, it gains 1 HP instead."
 */
export const nameYou = (all: readonly Token[]): Token[] => {
  let yours = false;
  let others = false;
  return all.map((token, i) => {
    const before = all[i - 1]?.word;
    const after = all[i + 1]?.word ?? '';
    if (token.word === 'komrade' && before !== 'your') others = true;
    if (token.word === 'kommissar') others = true;
    if (token.word === 'you' || (token.word === 'your' && after === 'komrade')) yours = true;
    if (!yours || others) return token;
    if (token.word === 'their' && after === 'hp') return { ...token, word: 'your' };
    if (token.word !== 'they' || all[i + 3]?.word === 'durability') return token;
    return DONE_BY.has(after) || (before !== undefined && NEXT_TO.has(before))
      ? { ...token, word: 'you' }
      : token;
  });
};

/** Puts `this card` where a text calls its own card by name: "the Flamethrower" on FLAMETHROWER. */
export const nameItself = (all: readonly Token[], name: string): Token[] => {
  const own = tokens(name).map((t) => t.word);
  if (own.length === 0) return [...all];
  const found: Token[] = [];
  for (let i = 0; i < all.length; i++) {
    const first = all[i] as Token;
    if (own.every((w, k) => all[i + k]?.word === w)) {
      const last = all[i + own.length - 1] as Token;
      if (found.at(-1)?.word === 'the') found.pop();
      found.push({ word: 'this', start: first.start, end: last.end });
      found.push({ word: 'card', start: first.start, end: last.end });
      i += own.length - 1;
      if (all[i + 1]?.word === 'card') i++;
    } else found.push(first);
  }
  return found;
};
