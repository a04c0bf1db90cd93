import { readFileSync } from 'node:fs';
import type { CardText } from '@komradery/cards/language';
import type * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { generated } from '../../scripts/generated.ts';
import type { cardTextSchema } from '../../src/language/schema.ts';

describe('generated files', async () => {
  it.each(await generated())('$path is current: else run `pnpm generate`', ({ path, content }) => {
    const there = readFileSync(path, 'utf8');
    // JSON is formatted with everything else of the repository.
    if (path.pathname.endsWith('.json')) expect(JSON.parse(there)).toEqual(JSON.parse(content));
    else expect(there === content).toBe(true);
  });
});

describe('the JSON Schema', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schema/card-text.schema.json', import.meta.url), 'utf8'),
  ) as { $defs: Record<string, unknown> };

  it('lets no unknown key in, anywhere', () => {
    const open: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('type' in node && node.type === 'object' && !('additionalProperties' in node)) open.push(at);
      for (const [key, inner] of Object.entries(node)) walk(inner, `${at}/${key}`);
    };
    walk(schema, '#');
    expect(open).toEqual([]);
  });

  it('names its parts once and refers to them', () => {
    expect(Object.keys(schema.$defs)).toEqual(expect.arrayContaining(['who', 'filter', 'amount', 'action']));
  });
});

it('the schema checks the type that ast.ts describes', () => {
  expectTypeOf<v.InferOutput<typeof cardTextSchema>>().toEqualTypeOf<CardText>();
});
