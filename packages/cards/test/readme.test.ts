/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownDeck } from '../examples/own-deck.ts';
import { clause, komandoHouseDeck, printKomandoDeck, ruleProse, ruling } from '../src/index.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readme = read('../README.md');
const block = (language: string, containing: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))]
    .map(([, text]) => text)
    .find((text) => text?.includes(containing)) ?? '';

describe('the README', () => {
  it('shows the example as it is', () => {
    expect(block('typescript', 'ownDeck')).toBe(read('../examples/own-deck.ts'));
  });

  it('tells what the example says about the deck file it shows', () => {
    const { deck, report } = ownDeck(block('yaml', 'format'));
    expect(deck).toBeUndefined();
    expect(`${report.join('\n')}\n`).toBe(block('text', 'line 4'));
  });

  it('has an example that loads a deck of 54 cards', () => {
    const { deck, report } = ownDeck(printKomandoDeck(komandoHouseDeck));
    expect(deck?.cards).toEqual(komandoHouseDeck.cards);
    expect(report).toEqual([]);
  });

  it('quotes the rules as they are', () => {
    const quoted = block('ts', 'ruleProse');
    expect(quoted).toContain(`// '${clause('K4.3').chapter}'`);
    expect(quoted).toContain(`// '${ruleProse('K4.3').text}'`);
    expect(quoted).toContain(`// ['${ruling('KR14').settles.join()}']`);
  });
});
