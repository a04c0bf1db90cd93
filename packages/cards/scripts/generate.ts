/**
 * Writes what is made from other files: the parser from its grammar, the JSON Schema from the AST's schema.
 * `pnpm generate`; a test holds that both are current.
 */
import { writeFileSync } from 'node:fs';
import { generated } from './generated.ts';

for (const { path, content } of await generated()) writeFileSync(path, content);
