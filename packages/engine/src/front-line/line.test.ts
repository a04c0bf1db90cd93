/** Worked answers for every kind of step, and what holds of any line whatever is done to it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawLine,
  inLine,
  kommissarStep,
  OPEN,
  openSpaces,
  roomAt,
  shift,
  stepFrom,
  type Way,
} from './line.ts';

const read = (text: string): number[] =>
  text.split(' ').map((space) => (space === '_' ? OPEN : space.charCodeAt(0) - 65));

const seat = (letter: string): number => letter.charCodeAt(0) - 65;

/** A Komrade walks so many steps; answers with the line and the kinds of the steps. */
function walk(text: string, letter: string, steps: number, way: Way, held: readonly string[] = []) {
  const line = read(text);
  const kinds: string[] = [];
  for (let i = 0; i < steps; i++) {
    const step = stepFrom(line, line.indexOf(seat(letter)), way, (player) =>
      held.some((one) => seat(one) === player),
    );
    kinds.push(step.kind);
    shift(line, step.shifts);
  }
  return `${drawLine(line)}: ${kinds.join(', ')}`;
}

/** The Kommissar steps once for each death, in order; a letter is a death, `!` a step without one. */
function kommissar(text: string, deaths: string, offLine = 0): string {
  const line = read(text);
  for (const letter of deaths) {
    if (letter !== '!') line[line.indexOf(seat(letter))] = OPEN;
    const pushed = kommissarStep(line, offLine);
    if (!pushed) continue;
    shift(line, pushed);
    line.pop();
  }
  return drawLine(line);
}

describe('a Komrade steps', () => {
  test.each([
    ['[F5.1] into an open space', 'A B _ C _', 'B', 1, 'backward', 'A _ B C _: walk'],
    ['[F5.2] into a Komrade, with an open space farther on', 'A B C _', 'B', 1, 'backward', 'A _ B C: push'],
    ['[FR11] into a row, which passes the push along', 'A B C D _', 'A', 1, 'backward', '_ A B C D: push'],
    ['[FR11] into a row forward', '_ A B C _', 'C', 1, 'forward', 'A B C _ _: push'],
    ['[F5.3] forward where all open spaces are behind', 'A B C _', 'C', 1, 'forward', 'A C B _: swap'],
    ['[F5.3] backward where all open spaces are ahead', 'A _ B C', 'B', 1, 'backward', 'A _ C B: swap'],
    ['[F5.2, F5.3] two back: a push, then a swap', 'A B C D _', 'B', 2, 'backward', 'A _ C B D: push, swap'],
    ['[FR6] off the front', 'A B _', 'A', 1, 'forward', 'A B _: none'],
    [
      '[FR6] off the front, and the rest of the move with it',
      'A B _',
      'B',
      3,
      'forward',
      'B A _: swap, none, none',
    ],
    ['[FR5] into the Kommissar', 'A _ B', 'B', 1, 'backward', 'A _ B: none'],
    ['[FR40] in a line without an open space', 'A B C', 'B', 1, 'backward', 'A C B: swap'],
    ['two open spaces together', 'A B _ _', 'A', 3, 'backward', '_ _ B A: push, push, swap'],
    ['two open spaces apart', 'A _ B C _', 'A', 3, 'backward', '_ _ B A C: walk, push, swap'],
    ['three open spaces', '_ A _ B C _', 'C', 2, 'forward', 'A B C _ _ _: push, push'],
    ['a Komrade off the line leaves their space open', 'A _ C _', 'C', 1, 'forward', 'A C _ _: walk'],
  ] as const)('%s', (_, line, letter, steps, way, answer) => {
    expect(walk(line, letter, steps, way)).toBe(answer);
  });

  test('[FR42] not into the space of one who may not be moved, pushed or swapped', () => {
    expect(walk('A B _', 'A', 1, 'backward', ['B'])).toBe('A B _: none');
    expect(walk('A B C _', 'A', 1, 'backward', ['C'])).toBe('A B C _: none');
    expect(walk('A B _', 'B', 1, 'forward', ['A'])).toBe('A B _: none');
  });
});

describe('the Kommissar steps', () => {
  test.each([
    ['[F6.3] into the open space in front of him', 'A B _', '!', 0, 'A B _'],
    ['[F6.3] after a death, the space of the dead being open (FR3)', 'A B C _', 'B', 0, 'A _ C'],
    ['[F5.2] pushing the Komrade in front of him', 'A _ B C', 'A', 0, '_ B C'],
    ['[F5.2] pushing, the last being dead', 'A B _ C', 'C', 0, 'A B _'],
    ['[FR8] after each of two deaths in one step, front to rear', 'A B C D _', 'BC', 0, 'A _ D'],
    ['[FR8] two deaths at the rear', 'A B C D _', 'CD', 0, 'A B _'],
    ['[FR29] not so far that no open space is left', 'A _ B', '!', 0, 'A _ B'],
    ['[FR29] nor so far that none is left when one comes back', 'A _ _ B', '!', 1, 'A _ _ B'],
    ['[FR29] with room for one who is to come back', 'A _ _ B _', '!', 1, 'A _ _ B'],
    ['[FR40] not in a line with no open space', 'A B', '!', 0, 'A B'],
    ['everyone dies', 'A B _', 'AB', 0, '_'],
  ] as const)('%s', (_, line, deaths, offLine, answer) => {
    expect(kommissar(line, deaths, offLine)).toBe(answer);
  });
});

describe('a Komrade comes back', () => {
  test.each([
    ['[FR14] to the open last space', 'A B _', 2, 'A B _'],
    ['[FR14] to a taken one: the row is pushed forward', 'A _ B C', 3, 'A B C _'],
    ['[FR14] only as far as the nearest open space', '_ A _ B', 3, '_ A B _'],
    ['with no open space ahead the row is pushed backward', 'A B _', 0, '_ A B'],
  ] as const)('%s', (_, text, at, answer) => {
    const line = read(text);
    shift(line, roomAt(line, at));
    expect(drawLine(line)).toBe(answer);
  });
});

describe('whatever is done to a line', () => {
  const lines = fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 4 }))
    .chain(([komrades, open]) => {
      const spaces = [...Array(komrades).keys(), ...Array<number>(open).fill(OPEN)];
      return fc
        .shuffledSubarray(
          spaces.map((_, at) => at),
          { minLength: spaces.length },
        )
        .map((order) => order.map((at) => spaces[at] as number));
    });
  const ways = fc.constantFrom<Way>('forward', 'backward');
  const moves = fc.array(fc.tuple(fc.nat(9), ways), { maxLength: 20 });

  test('nobody is lost or doubled, and a step changes no number of spaces', () => {
    fc.assert(
      fc.property(lines, moves, (line, steps) => {
        const everyone = inLine(line).sort();
        const length = line.length;
        for (const [player, way] of steps) {
          const at = line.indexOf(player);
          if (at < 0) continue;
          const step = stepFrom(line, at, way);
          shift(line, step.shifts);
          expect(line.indexOf(player) - at).toBe(step.kind === 'none' ? 0 : way === 'forward' ? -1 : 1);
        }
        expect(line.length).toBe(length);
        expect(inLine(line).sort()).toEqual(everyone);
      }),
    );
  });

  test('[F5.2] a push moves everyone pushed one space, in the same direction, and keeps the order', () => {
    fc.assert(
      fc.property(lines, fc.nat(9), ways, (line, player, way) => {
        const at = line.indexOf(player);
        const step = at < 0 ? undefined : stepFrom(line, at, way);
        if (step?.kind !== 'push') return;
        const order = inLine(line);
        for (const { from, to } of step.shifts) expect(to - from).toBe(way === 'forward' ? -1 : 1);
        shift(line, step.shifts);
        expect(inLine(line)).toEqual(order);
      }),
    );
  });

  test('[FR29] the Kommissar leaves an open space ahead, and keeps the order of all', () => {
    fc.assert(
      fc.property(lines, fc.nat(3), (line, offLine) => {
        const order = inLine(line);
        const pushed = kommissarStep(line, offLine);
        if (!pushed) {
          expect(openSpaces(line) - 1).toBeLessThan(offLine + 1);
          return;
        }
        shift(line, pushed);
        expect(line.pop()).toBe(OPEN);
        expect(openSpaces(line)).toBeGreaterThanOrEqual(offLine + 1);
        expect(inLine(line)).toEqual(order);
      }),
    );
  });

  test('[FR14] room is made in any line with an open space', () => {
    fc.assert(
      fc.property(lines, fc.nat(13), (line, at) => {
        const space = at % line.length;
        const order = inLine(line);
        shift(line, roomAt(line, space));
        expect(line[space]).toBe(OPEN);
        expect(inLine(line)).toEqual(order);
      }),
    );
  });
});
