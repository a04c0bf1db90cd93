import { type LintContext, lint, parse, print } from '@komradery/cards/language';
import { describe, expect, it } from 'vitest';
import { printedTexts } from './printed.ts';

const KINDS: Record<string, LintContext> = {
  FLAMETHROWER: { kind: 'incoming', targets: [{ place: 'front' }], damage: false },
  'WEEKEND PASS': { kind: 'maneuver' },
  'OFFER GLORIOUS DEATH': { kind: 'event' },
  'BODY ARMOR': { kind: 'equipment' },
};

describe.each(printedTexts)('$name, as printed', ({ name, clause, text, ast, normal }) => {
  it(`[${clause}] parses to the letter, to what it means`, () => {
    expect(parse(text, { name })).toEqual({ ok: true, value: ast });
  });

  it('has a normal form that means the same', () => {
    expect(print(ast)).toBe(normal);
    expect(parse(normal)).toEqual({ ok: true, value: ast });
  });

  it('is clean', () => {
    expect(lint(ast, KINDS[name] as LintContext)).toEqual([]);
  });

  it('parses in any capitals, dashes and quotes', () => {
    for (const other of [
      text.toUpperCase(),
      text.toLowerCase(),
      text.replace(' - ', ' – '),
      text.replace(' - ', ' — '),
      `“${text}”`,
      text.replaceAll(' ', '\n'),
    ])
      expect(parse(other, { name }), other).toEqual({ ok: true, value: ast });
  });
});
