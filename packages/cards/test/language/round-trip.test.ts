import { EFFECTS, parse, parseTargets, print, printTargets, validate } from '@komradery/cards/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, cardText, targets } from './arbitrary.ts';

const MANY = Number(process.env.KOMRADERY_RUNS ?? 400);

describe('printing and parsing', () => {
  it('every random AST is in the normal form', () => {
    fc.assert(
      fc.property(cardText, (ast) => {
        expect(validate(ast)).toEqual({ ok: true, value: ast });
      }),
      { numRuns: 200 },
    );
  });

  for (const effect of EFFECTS)
    it(`parse(print(ast)) is ast: ${effect}`, () => {
      fc.assert(
        fc.property(actionOf(effect), (action) => {
          const ast = [{ body: [{ do: [[action]] }] }];
          const text = print(ast);
          fc.pre(text.length <= 2048);
          expect(parse(text), text).toEqual({ ok: true, value: ast });
        }),
        { numRuns: Math.ceil(MANY / 8) },
      );
    });

  it('parse(print(ast)) is ast: whole texts', () => {
    fc.assert(
      fc.property(cardText, (ast) => {
        const text = print(ast);
        fc.pre(text.length <= 2048);
        expect(parse(text), text).toEqual({ ok: true, value: ast });
      }),
      { numRuns: MANY },
    );
  });

  it('target lines too', () => {
    fc.assert(
      fc.property(targets, (ast) => {
        const text = printTargets(ast);
        expect(parseTargets(text), text).toEqual({ ok: true, value: ast });
      }),
      { numRuns: 300 },
    );
  });
});
