import { describe, expect, it } from 'vitest';
import { lay, P1, P2, P3 } from '../../test/komando.ts';
import type { KomandoCommand } from './commands.ts';
import { komando } from './game.ts';

const { state } = lay({ life: [9, 8, 7] });
const parse = (text: string) => komando.parse(state, text);

const attack: KomandoCommand = { type: 'attack', target: P3, card: 17 };
const defend: KomandoCommand = { type: 'defend', card: 4 };
const discard: KomandoCommand = { type: 'discard', card: 9 };

describe('a command', () => {
  it.each([
    [attack, 'attack P3 with #17'],
    [defend, 'defend with #4'],
    [discard, 'discard #9'],
    [{ type: 'attack', target: 9, card: 54 }, 'attack P10 with #54'],
  ] as const)('[L10] %j is written %s, and read back', (command, text) => {
    expect(komando.print(state, command)).toBe(text);
    expect(parse(text)).toEqual({ ok: true, value: command });
  });

  it('[L10] of each kind and number is read as it was written, and no two are written alike', () => {
    const texts = new Set<string>();
    let count = 0;
    for (let card = 1; card <= 54; card++) {
      const commands: KomandoCommand[] = [
        ...Array.from({ length: 10 }, (_, target) => ({ type: 'attack' as const, target, card })),
        { type: 'defend', card },
        { type: 'discard', card },
      ];
      for (const command of commands) {
        const text = komando.print(state, command);
        expect(parse(text)).toEqual({ ok: true, value: command });
        texts.add(text);
        count++;
      }
    }
    expect(texts.size).toBe(count);
  });
});

describe('what a person types', () => {
  it.each([
    ['Attack P3 with #17', attack],
    ['ATTACK p3 WITH #17', attack],
    ['  attack   P3   with   #17  ', attack],
    ['attack P3 with #17.', attack],
    ['attack P3 #17', attack],
    ['attack P3 17', attack],
    ['attack 3 with 17', attack],
    ['attack p 3 with # 17', attack],
    ['attack\tP3\nwith #17', attack],
    ['att p3 #17', attack],
    ['a 3 17', attack],
    ['a3 17', attack],
    ['a3#17', attack],
    ['ap3 17', attack],
    ['attackP3with17', attack],
    ['attack P03 with #017', attack],
    ['defend #4', defend],
    ['defend 4', defend],
    ['def 4', defend],
    ['d4', defend],
    ['d #4', defend],
    ['defend with4', defend],
    ['discard 9', discard],
    ['discard with #9', discard],
    ['dis 9', discard],
    ['di9', discard],
  ] as const)('is forgiven: %j', (text, command) => {
    expect(parse(text)).toEqual({ ok: true, value: command });
  });

  it('[L1] need not be legal to be read', () => {
    expect(parse('attack P9 with #99')).toEqual({ ok: true, value: { type: 'attack', target: 8, card: 99 } });
    expect(komando.check(state, P1, { type: 'attack', target: P2, card: 99 }).ok).toBe(false);
  });
});

describe('what cannot be read', () => {
  const verbs = 'attack P3 with #17, defend with #4, discard #9';

  it.each([
    ['', 1, 'A move begins with attack, defend or discard.', verbs],
    ['   ', 4, 'A move begins with attack, defend or discard.', verbs],
    ['17', 1, 'A move begins with attack, defend or discard.', verbs],
    ['  surrender', 3, 'A move begins with attack, defend or discard.', verbs],
    ['attacks P3 with #17', 1, 'A move begins with attack, defend or discard.', verbs],
    ['P3', 1, 'A move begins with attack, defend or discard.', verbs],
    ['attack', 7, 'Here should be the player to attack, such as P3.', 'attack P3 with #17'],
    ['attack with #17', 8, 'Here should be the player to attack, such as P3.', 'attack P3 with #17'],
    ['attack Bob with #17', 8, 'Here should be the player to attack, such as P3.', 'attack P3 with #17'],
    ['attack P0 with #17', 8, 'Here should be the player to attack, such as P3.', 'attack P3 with #17'],
    ['attack P100 with #17', 8, 'Here should be the player to attack, such as P3.', 'attack P3 with #17'],
    ['attack P3', 10, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['attack P3 with', 11, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['attack P3 with #', 11, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['attack P3 using #17', 11, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['attack P3 with #-1', 11, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['attack P3 with #1000', 11, 'Here should be a card, such as #17.', 'attack P3 with #17'],
    ['defend', 7, 'Here should be a card, such as #17.', 'defend with #4'],
    ['defend P3', 8, 'Here should be a card, such as #17.', 'defend with #4'],
    ['discard all', 9, 'Here should be a card, such as #17.', 'discard #9'],
    ['defend with #4 and #5', 16, 'The move should end here.', 'defend with #4'],
    ['discard #9 #10', 12, 'The move should end here.', 'discard #9'],
    ['attack P3 with #17!', 19, 'The move should end here.', 'attack P3 with #17'],
    ['defend with #4.5', 16, 'The move should end here.', 'defend with #4'],
  ])('%j is refused at column %i', (text, column, message, suggestion) => {
    expect(parse(text)).toEqual({ ok: false, error: { column, message, suggestion } });
  });

  it('is refused at once where it is too long', () => {
    expect(parse(`defend with #4${' '.repeat(66)}`).ok).toBe(true);
    expect(parse(`defend with #4${' '.repeat(67)}`)).toEqual({
      ok: false,
      error: { column: 81, message: 'A move is at most 80 characters long.' },
    });
    expect(parse('attack '.repeat(1_000_000)).ok).toBe(false);
  });
});
