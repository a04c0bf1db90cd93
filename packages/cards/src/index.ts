export * from './clause.ts';
export * from './komando/clauses.ts';
export * from './komando/deck.ts';
export * from './komando/prose/en.ts';
export * from './provenance.ts';
export * from './result.ts';
export * from './rules.ts';
