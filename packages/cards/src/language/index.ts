export * from './ast.ts';
export { lint, type Diagnostic, type LintContext, DIAGNOSTICS } from './check.ts';
export { MAX_TEXT, parse, parseTargets, type ParseOptions, type TextError } from './parse.ts';
export { print, printAction, printTargets } from './print.ts';
export { BOUNDS, validate, validateTargets } from './schema.ts';
export { amounts, EFFECTS, hasChoice, isActor, isPatient, selectors, whoOf } from './well-formed.ts';
