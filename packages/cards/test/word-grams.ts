/// <reference types="node" />
/**
 * Runs of eight words, as hashes: enough to tell that a text repeats another, without keeping the other here.
 * `scripts/source-grams.mjs` makes the files in `source-grams/`.
 */
import { createHash } from 'node:crypto';

const RUN = 8;

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** Every run of eight words in the text, with the hash that stands for it. */
export function wordGrams(text: string): { readonly run: string; readonly hash: string }[] {
  const all = words(text);
  return all.slice(RUN - 1).map((_, start) => {
    const run = all.slice(start, start + RUN).join(' ');
    return { run, hash: createHash('sha256').update(run).digest('hex').slice(0, 12) };
  });
}
