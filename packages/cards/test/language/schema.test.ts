import { BOUNDS, type CardText, parse, validate, validateTargets } from '@komradery/cards/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardText } from './arbitrary.ts';

const draw = { effect: 'draw', who: 'you', count: 2 } as const;
const text = (action: object): unknown => [{ body: [{ do: [[action]] }] }];
const problem = (data: unknown): string => {
  const result = validate(data);
  return result.ok ? 'fine' : (result.error[0]?.problem ?? '');
};

describe('an AST from outside', () => {
  it('is taken as it is when it is one', () => {
    expect(validate(text(draw))).toEqual({ ok: true, value: text(draw) });
  });

  it('is JSON: going through JSON changes nothing', () => {
    fc.assert(
      fc.property(cardText, (ast) => {
        expect(JSON.parse(JSON.stringify(ast))).toEqual(ast);
      }),
      { numRuns: 50 },
    );
  });

  it('has no unknown key, at any depth', () => {
    fc.assert(
      fc.property(cardText, fc.nat(), (ast, n) => {
        const copy = JSON.parse(JSON.stringify(ast)) as unknown;
        const objects: Record<string, unknown>[] = [];
        const walk = (node: unknown): void => {
          if (typeof node !== 'object' || node === null) return;
          if (!Array.isArray(node)) objects.push(node as Record<string, unknown>);
          for (const inner of Object.values(node)) walk(inner);
        };
        walk(copy);
        (objects[n % objects.length] as Record<string, unknown>).loudly = true;
        expect(validate(copy).ok).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        validate(data);
      }),
      { numRuns: 200 },
    );
    for (const data of [undefined, null, 0, '', [], {}, [[]], [{}], [{ body: [] }], text({ effect: 'fly' })])
      expect(validate(data).ok).toBe(false);
  });

  it('is in the normal form', () => {
    const two = [...(text(draw) as CardText), ...(text(draw) as CardText)];
    expect(problem(two)).toBe('two abilities without when or limit are one');
    expect(problem([{ body: [{ if: { done: true }, do: [[draw]] }] }])).toMatch(/^the first sentence/);
    expect(problem(text({ ...draw, by: 'them' }))).toMatch(/^`by`/);
    expect(problem(text({ ...draw, who: 'left', by: 'them' }))).toMatch(/^`by`/);
    expect(problem(text({ ...draw, who: 'left', may: true, by: 'them' }))).toBe('fine');
    const choose = { effect: 'choose', who: 'you', options: [[draw], [{ ...draw, count: 1 }]] };
    expect(problem([{ body: [{ do: [[choose, draw]] }] }])).toBe('choose comes last');
    expect(problem(text({ effect: 'move', who: 'you', path: { spaces: 1, toward: 'kommissar' } }))).toMatch(
      /^toward/,
    );
    expect(
      problem(text({ effect: 'damage', who: 'left', amount: { upTo: 2 }, split: true, by: 'them' })),
    ).toMatch(/^`by`/);
  });

  it('keeps within bounds', () => {
    expect(problem(text({ ...draw, count: BOUNDS.number }))).toBe('fine');
    for (const count of [BOUNDS.number + 1, -1, 1.5, Number.NaN, '2'])
      expect(problem(text({ ...draw, count }))).not.toBe('fine');
    const many = Array.from({ length: BOUNDS.actions + 1 }, () => draw);
    expect(problem([{ body: [{ do: [many] }] }])).not.toBe('fine');
  });

  it('names a character with one word that is none of the language', () => {
    const named = (name: string) =>
      problem(text({ effect: 'hit', who: { pick: 'each', where: [{ named: name }] } }));
    expect(named('Boris')).toBe('fine');
    for (const name of ['Players', 'boris', 'Boris the butcher', 'Every', ''])
      expect(named(name)).not.toBe('fine');
  });
});

it('a target line names one to four', () => {
  const at = { place: 'front' };
  expect(validateTargets([at, at, at, at]).ok).toBe(true);
  expect(validateTargets([]).ok).toBe(false);
  expect(validateTargets([at, at, at, at, at]).ok).toBe(false);
});

it('whatever parses is valid', () => {
  const long = Array.from({ length: 9 }, () => 'At end of turn, draw 1 card.').join(' ');
  expect(parse(long)).toMatchObject({ ok: false, error: [{ code: 'too-much' }] });
});
