export * from './ast.ts';
export { DIAGNOSTICS, type Diagnostic, type LintContext, lint } from './check.ts';
export { MAX_TEXT, type ParseOptions, parse, parseTargets, type TextError } from './parse.ts';
export { print, printAction, printTargets } from './print.ts';
export type { Stats } from './read.ts';
export { BOUNDS, validate, validateTargets } from './schema.ts';
export { amounts, EFFECTS, hasChoice, isActor, isPatient, selectors, whoOf } from './well-formed.ts';
