/** KR14, `tiebreak: 'printed-example'`, step by step as the ruling sets it out. */
import { describe, expect, it } from 'vitest';
import { lay, P1, P2, P3, P4, P5, type Table } from '../../test/komando.ts';

const begun = { starter: P1, round: 'begun' } as const;

const printed = (table: Table) =>
  lay({ ...table, rulings: { tiebreak: 'printed-example', ...table.rulings } });

/** The bottom group P1, P2, P3 at 5 life is in its round, P4 at 9 sits out. */
const bottomOfThree = (table: Partial<Table> = {}) =>
  printed({
    life: [5, 5, 5, 9],
    holds: [3, 3, 3, 0],
    tiebreak: { ...begun, players: [P1, P2, P3], bottom: true },
    ...table,
  });

describe('step 1: all who are tied play a full round', () => {
  it('[KR14] [K5.4] with as many cards as there are players in it', () => {
    const game = printed({ life: [9, 9, 9, 9, 2], group: 1, hands: ['0/0-1'] });
    game.exchange(P1, '0/0-1', P5, '0/0');
    expect(game.living).toEqual([P1, P2, P3, P4]);
    expect(game.state.tiebreak).toMatchObject({ players: [P2, P3, P4, P1], size: 4, bottom: false });
    expect(game.held).toEqual([4, 4, 4, 4, 0]);
  });
});

describe('step 2: all level', () => {
  it('[KR14] [KR12] the same round again', () => {
    const game = printed({ life: [9, 9, 9], tiebreak: begun }).quietly([P1, P2], [P2, P3], [P3, P1]);
    expect(game.the('round-level')).toMatchObject({ clause: 'KR12', life: 9 });
    expect(game.the('round-called')).toMatchObject({
      players: [P1, P2, P3],
      size: 3,
      bottom: false,
      level: 1,
    });
  });
});

describe('step 3: the least life is the bottom group', () => {
  it('[KR14] one player: eliminated, and all who are left play on (step 6)', () => {
    const game = printed({ life: [9, 9, 9], tiebreak: begun, hands: ['1/0'] });
    game.exchange(P1, '1/0', P2, '0/0').quietly([P2, P3], [P3, P1]);
    expect(game.the('round-judged')).toMatchObject({ clause: 'KR14', lowest: [P2], life: 8 });
    expect(game.the('eliminated')).toMatchObject({ clause: 'KR14', player: P2 });
    expect(game.the('round-called')).toMatchObject({ players: [P1, P3], size: 2, bottom: false, level: 0 });
  });

  it('[KR13] [KR14] a death in the full round does not stand in for the bottom group', () => {
    // P2 falls. P1 and P3 are then the least of the living, and play a bottom round below P4.
    const game = printed({ life: [3, 3, 3, 9], holds: 4, tiebreak: begun, hands: ['4/0'] });
    game.exchange(P1, '4/0', P2, '0/0').quietly([P3, P1], [P4, P1]);
    expect(game.the('round-judged')).toMatchObject({ lowest: [P1, P3], life: 3 });
    expect(game.the('round-called')).toMatchObject({ players: [P1, P3], size: 2, bottom: true, level: 0 });
    expect(game.living).toEqual([P1, P3, P4]);
  });
});

describe('step 4: only the bottom group plays', () => {
  const split = (starter = P1) =>
    printed({
      life: [5, 5, 5, 9],
      holds: 4,
      turn: starter,
      tiebreak: { starter, round: 'begun' },
      hands: ['', '', '', '0/0 6/6 7/7 0/0'],
    });

  it('[KR14] with as many cards as they are; the others sit out and discard their hands', () => {
    const game = split().quietly([P1, P2], [P2, P3], [P3, P4], [P4, P1]);
    expect(game.all('eliminated')).toEqual([]);
    expect(game.the('round-judged')).toMatchObject({ clause: 'KR14', lowest: [P1, P2, P3], life: 5 });
    expect(game.the('round-called')).toMatchObject({
      clause: 'KR14',
      players: [P1, P2, P3],
      size: 3,
      bottom: true,
      level: 1,
    });
    // P4 attacked and defended once, and lays down the other two.
    expect(game.the('discarded')).toMatchObject({ clause: 'KR14', player: P4 });
    expect(game.faces(game.the('discarded').cards)).toBe('6/6 7/7');
    expect(game.held).toEqual([3, 3, 3, 0]);
    expect(game.living).toEqual([P1, P2, P3, P4]);
    expect(game.asked).toEqual([P1]);
  });

  it('[KR14] those who sit out cannot be attacked', () => {
    const game = bottomOfThree();
    expect(game.refusal(P1, { type: 'attack', card: game.cardOf(P1, '0/0'), target: P4 })).toMatchObject({
      code: 'komando/sits-out',
      clause: 'KR17',
      data: { player: P4, targets: [P2, P3] },
    });
  });

  it('[KR14] it starts with the first of them clockwise from the starter of the tiebreak', () => {
    const fromP4 = split(P4).quietly([P4, P1], [P1, P2], [P2, P3], [P3, P4]);
    expect(fromP4.the('round-called').players).toEqual([P1, P2, P3]);
    const fromP2 = split(P2).quietly([P2, P3], [P3, P4], [P4, P1], [P1, P2]);
    expect(fromP2.the('round-called').players).toEqual([P2, P3, P1]);
    expect(fromP2.asked).toEqual([P2]);
  });

  it('[KR14] [KR8] who holds too many for it chooses what to discard', () => {
    // P1 and P2 are hit once each: two play on with two cards. P1 attacked and was hit: two left. P2 the same.
    // P3 attacked only and holds three of four, but sits out.
    const game = printed({ life: [9, 9, 9, 9], holds: 4, tiebreak: begun, hands: ['1/0', '1/0'] });
    game.exchange(P1, '1/0', P2, '0/0').exchange(P2, '1/0', P1, '0/0').quietly([P3, P4], [P4, P3]);
    expect(game.the('round-called')).toMatchObject({ players: [P1, P2], size: 2, bottom: true });
    expect(game.held).toEqual([2, 2, 0, 0]);
    expect(game.asked).toEqual([P1]);

    // Hit by P3 and P4 instead, P1 holds three of four, and owes one.
    const other = printed({ life: [9, 9, 9, 9], holds: 4, tiebreak: begun, hands: ['', '', '1/0', '1/0'] });
    other.quietly([P1, P3], [P2, P4]).exchange(P3, '1/0', P1, '0/0').exchange(P4, '1/0', P2, '0/0');
    expect(other.the('round-called')).toMatchObject({ players: [P1, P2], size: 2, bottom: true });
    expect(other.held).toEqual([2, 2, 0, 0]);
    const owing = printed({
      life: [8, 8, 9],
      holds: [3, 2, 0],
      tiebreak: { ...begun, players: [P1, P2], bottom: true, round: 'to-be-dealt' },
    });
    expect(owing.asked).toEqual([P1]);
    expect(owing.discard(P1, '0/0').held).toEqual([2, 2, 0]);
  });

  it('[KR14] [KR8] fresh: those who sit out lay their hands down, too, and are dealt nothing', () => {
    const game = printed({
      life: [5, 5, 9],
      tiebreak: { ...begun, players: [P1, P2], bottom: true, round: 'to-be-dealt' },
      rulings: { tiebreakDeal: 'fresh' },
    });
    expect(game.the('shuffled').among).toHaveLength(54);
    expect(game.held).toEqual([2, 2, 0]);
  });
});

describe('step 5: the end of a bottom round', () => {
  it('[KR14] a player who falls to 0 in it is the one eliminated, and the round ends there', () => {
    const game = bottomOfThree({ life: [2, 2, 2, 9], hands: ['2/0'] }).exchange(P1, '2/0', P2, '0/0');
    expect(game.all('eliminated')).toMatchObject([{ clause: 'KR13', player: P2 }]);
    expect(game.all('round-judged')).toEqual([]);
    // Step 6, with P4 back in.
    expect(game.the('round-called')).toMatchObject({
      players: [P1, P3, P4],
      size: 3,
      bottom: false,
      level: 0,
    });
    expect(game.held).toEqual([3, 0, 3, 3]);
    expect(game.asked).toEqual([P1]);
  });

  it('[KR14] those of the group with the least life are the new bottom group: several repeat step 4', () => {
    // P1 and P2 are hit, P3 is not: it sits out from now on, with P4.
    const game = bottomOfThree({ hands: ['1/0', '1/0', '0/0 6/6 7/7'] });
    game.exchange(P1, '1/0', P2, '0/0').exchange(P2, '1/0', P1, '0/0').quietly([P3, P1]);
    expect(game.the('round-judged')).toMatchObject({ lowest: [P1, P2], life: 4 });
    expect(game.the('round-called')).toMatchObject({ players: [P1, P2], size: 2, bottom: true, level: 1 });
    expect(game.faces(game.the('discarded').cards)).toBe('6/6 7/7');
    expect(game.held).toEqual([2, 2, 0, 0]);
    expect(game.living).toEqual([P1, P2, P3, P4]);
    expect(game.refusal(P1, { type: 'attack', card: game.cardOf(P1, '0/0'), target: P3 }).code).toBe(
      'komando/sits-out',
    );
  });

  it('[KR14] [KR12] level: the same group again, and the round counts towards the limit', () => {
    const game = bottomOfThree({ tiebreak: { ...begun, players: [P1, P2, P3], bottom: true, level: 1 } });
    game.quietly([P1, P2], [P2, P3], [P3, P1]);
    expect(game.the('round-level')).toMatchObject({ clause: 'KR12', life: 5 });
    expect(game.the('round-called')).toMatchObject({
      players: [P1, P2, P3],
      size: 3,
      bottom: true,
      level: 2,
    });
  });

  it('[KR14] one player with the least life is eliminated; who sat out is not looked at', () => {
    // P4 has less life than any of the group, as can be after a position; only the group is judged.
    const game = bottomOfThree({ hands: ['1/0'] })
      .exchange(P1, '1/0', P3, '0/0')
      .quietly([P2, P1], [P3, P1]);
    expect(game.the('round-judged')).toMatchObject({ lowest: [P3], life: 4 });
    expect(game.the('eliminated')).toMatchObject({ clause: 'KR14', player: P3 });
  });
});

describe('step 6: who is left', () => {
  it('[KR14] the ruling’s example: A 5, B 5, C 5, D 9', () => {
    const [A, B, C, D] = [P1, P2, P3, P4];
    const game = printed({ life: [5, 5, 5, 9], holds: 4, tiebreak: begun, hands: ['1/0'] });
    game.quietly([A, B], [B, C], [C, D], [D, A]);
    // A, B and C play with three cards each...
    expect(game.held).toEqual([3, 3, 3, 0]);
    // ... and end 5, 5, 4.
    game.exchange(A, '1/0', C, '0/0').quietly([B, A], [C, A]);
    expect(game.state.life).toEqual([5, 5, 4, 9]);
    expect(game.the('eliminated')).toMatchObject({ clause: 'KR14', player: C });
    // A, B and D (9) play the next full round with three cards each.
    expect(game.the('round-called')).toMatchObject({ players: [A, B, D], size: 3, bottom: false, level: 0 });
    expect(game.held).toEqual([3, 3, 0, 3]);
    expect(game.asked).toEqual([A]);
  });

  it('[KR14] it starts with the first of them clockwise from the starter of the tiebreak', () => {
    const game = bottomOfThree({
      life: [2, 2, 2, 9],
      turn: P1,
      tiebreak: { starter: P4, players: [P1, P2, P3], bottom: true, round: 'begun' },
      hands: ['2/0'],
    }).exchange(P1, '2/0', P2, '0/0');
    expect(game.the('round-called').players).toEqual([P4, P1, P3]);
    expect(game.asked).toEqual([P4]);
  });

  it('[KR14] one player left wins', () => {
    const game = printed({ life: [4, 8], holds: 2, tiebreak: begun }).quietly([P1, P2], [P2, P1]);
    expect(game.the('eliminated')).toMatchObject({ clause: 'KR14', player: P1 });
    expect(game.outcome).toMatchObject({ winners: [P2] });
  });

  it('[KR14] from a bottom round to the win: of P1 4, P2 4, P3 8 the one who sat out can still lose', () => {
    const game = printed({
      life: [4, 4, 8],
      holds: [2, 2, 0],
      tiebreak: { ...begun, players: [P1, P2], bottom: true },
      hands: ['1/0'],
      draw: '9/0',
    });
    game.exchange(P1, '1/0', P2, '0/0').quietly([P2, P1]);
    expect(game.the('eliminated').player).toBe(P2);
    expect(game.the('round-called')).toMatchObject({ players: [P1, P3], size: 2, bottom: false });
    game.exchange(P1, '9/0', P3, '0/0');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR13' });
  });
});

describe('the limit on level rounds', () => {
  it('[KR19] bottom rounds count; the game is scored with those who sit out', () => {
    const game = printed({
      life: [5, 5, 9, 9],
      holds: 4,
      tiebreak: begun,
      rulings: { limits: { levelRounds: 3 } },
    });
    game.quietly([P1, P2], [P2, P1], [P3, P4], [P4, P3]);
    expect(game.the('round-called')).toMatchObject({ bottom: true, level: 1 });
    game.quietly([P1, P2], [P2, P1]);
    expect(game.the('round-called')).toMatchObject({ bottom: true, level: 2 });
    game.quietly([P1, P2], [P2, P1]);
    expect(game.outcome).toEqual({ winners: [P3, P4], clause: 'KR19' });
    expect(game.living).toEqual([P1, P2, P3, P4]);
  });

  it('[KR19] a player eliminated from the bottom begins the count anew', () => {
    const game = bottomOfThree({
      tiebreak: { ...begun, players: [P1, P2, P3], bottom: true, level: 2 },
      hands: ['1/0'],
      rulings: { limits: { levelRounds: 3 } },
    });
    game.exchange(P1, '1/0', P3, '0/0').quietly([P2, P1], [P3, P1]);
    expect(game.the('round-called').level).toBe(0);
    expect(game.outcome).toBeUndefined();
  });
});

describe('cards run out under no-reshuffle', () => {
  const rulings = { deckOut: 'no-reshuffle' } as const;

  it('[KR14] [KR4] a bottom round that cannot be dealt is scored: who sits out wins', () => {
    // P1 and P2 have used two of three cards each, and a round of two takes two.
    const game = printed({ life: [5, 5, 9], tiebreak: begun, draw: '6/6', drawIsAll: true, rulings });
    game.quietly([P1, P2], [P2, P1], [P3, P1]);
    expect(game.outcome).toEqual({ winners: [P3], clause: 'KR4' });
    expect(game.living).toEqual([P1, P2, P3]);
  });

  it('[KR14] [KR4] the hands of those who sit out are no cards to draw', () => {
    const game = printed({ life: [5, 5, 9], tiebreak: begun, draw: '6/6 7/7 8/8', drawIsAll: true, rulings });
    game.quietly([P1, P2], [P2, P1], [P3, P1]);
    expect(game.outcome).toBeUndefined();
    expect(game.held).toEqual([2, 2, 0]);
    expect(game.state.drawPile).toEqual([]);
  });
});
