export * from './clause.ts';
export * from './komando/check-deck.ts';
export * from './komando/clauses.ts';
export * from './komando/deck.ts';
export {
  canonicalKomandoDeck,
  DECK_FORMAT,
  DECK_NAME_LENGTH,
  komandoIconBounds,
  parseKomandoDeck,
  printKomandoDeck,
} from './komando/deck-file.ts';
export * from './komando/numbers.ts';
export { komandoProse } from './komando/prose/en.ts';
export * from './provenance.ts';
export * from './result.ts';
export * from './rules.ts';
