import { readFileSync } from 'node:fs';
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
  const counted = code.replace(memo, '    options.step();\n$&');
  const head = [
    '// Generated from grammar.peggy by `pnpm generate`; do not edit.',
    '// biome-ignore-all lint: generated',
    '// biome-ignore-all format: generated',
    '// @ts-nocheck',
  ];
  return { path: new URL('parser.generated.ts', language), content: `${head.join('\n')}\n${counted}` };
};

/** Every generated file, as it should be. */
export const generated = async (): Promise<readonly Generated[]> => [parser()];
