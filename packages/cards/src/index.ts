export * from './clause.ts';
export * from './result.ts';
