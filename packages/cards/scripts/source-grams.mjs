// In this package: pnpm --silent source-grams <text of the source> > test/source-grams/<game>.json
import { readFileSync } from 'node:fs';
import { wordGrams } from '../test/word-grams.ts';

const [, , path] = process.argv;
const hashes = [...new Set(wordGrams(readFileSync(path, 'utf8')).map(({ hash }) => hash))].sort();
process.stdout.write(`${JSON.stringify(hashes, null, 2)}\n`);
