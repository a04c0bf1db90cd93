import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import peggy from 'peggy';

export interface Generated {
  readonly path: URL;
  readonly content: string;
}

const language = new URL('../src/language/', import.meta.url);

/**
 * The parser of the card language as a module. Results are memoised (packrat), and each rule entered calls
 * `options.step`, which counts and bounds the work; Peggy's own tracer would do too, at twice the size.
 */
export const parser = (): Generated => {
  const source = readFileSync(new URL('grammar.peggy', language), 'utf8');
  const code = peggy.generate(source, {
    output: 'source',
    format: 'es',
    cache: true,
    allowedStartRules: ['text', 'targetLine'],
  });
  const memo = /^ {4}const key = peg\$currPos \* /gm;
  const rules = code.match(/^ {2}function peg\$parse[a-zA-Z0-9]+\(\)/gm)?.length;
  if (code.match(memo)?.length !== rules) throw new Error('Peggy writes its parsers in another way now');
  // Without its indentation, which is a third of it.
  const counted = code.replace(memo, '    options.step();\n$&').replace(/^ +/gm, '');
  const head = [
    '// Generated from grammar.peggy by `pnpm generate`; do not edit.',
    '// biome-ignore-all lint: generated',
    '// biome-ignore-all format: generated',
    '// biome-ignore-all assist: generated',
    '// @ts-nocheck',
  ];
  return { path: new URL('parser.generated.ts', language), content: `${head.join('\n')}\n${counted}` };
};

/**
 * The JSON Schema of the AST. What it cannot say is left out: the laws of the normal form, and which details an event
 * may have; `validate` holds those.
 */
const schema = async (): Promise<Generated> => {
  // Read only here: the schema's module needs the parser's, which may not be there yet.
  const { cardTextShape, definitions } = await import('../src/language/schema.ts');
  const json = toJsonSchema(cardTextShape, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions: { ...definitions },
  });
  const named = { title: 'The text of a card of Front Line No Komrades, as an AST', ...json };
  return {
    path: new URL('../schema/card-text.schema.json', import.meta.url),
    content: `${JSON.stringify(named, undefined, 2)}\n`,
  };
};

/** Every generated file, as it should be. */
export const generated = async (): Promise<readonly Generated[]> => [parser(), await schema()];
