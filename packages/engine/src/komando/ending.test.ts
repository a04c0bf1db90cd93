import { describe, expect, it } from 'vitest';
import { lay, P1, P2, P3, P4 } from '../../test/komando.ts';
import { komando } from './game.ts';

describe('the last one standing', () => {
  it('[K1.2] who eliminates every other player wins', () => {
    const game = lay({ life: [1, 3, 0], group: 12, hands: ['9/0', '0/2'] }).exchange(P1, '9/0', P2, '0/2');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.2' });
    expect(game.happened.slice(-3)).toEqual(['eliminated', 'discarded', 'game-over']);
    // Nobody draws when it is over, and nobody is asked.
    expect(game.all('drew')).toEqual([]);
    expect(game.asked).toEqual([]);
    expect([P1, P2, P3].map((player) => komando.legal(game.state, player))).toEqual([[], [], []]);
  });

  it('[K1.2] while two live and the group stands, nothing is over', () => {
    const game = lay({ life: [1, 3, 2], group: 12, hands: ['9/0', '0/2'] }).exchange(P1, '9/0', P2, '0/2');
    expect(game.outcome).toBeUndefined();
    expect(game.asked).toEqual([P3]);
  });
});

describe('the group is spent', () => {
  it.each([
    { sword: '0/0-2', left: 0 },
    { sword: '0/0-9', left: -7 },
  ])('[K1.3] at $left the game ends, and the player with the most life wins', ({ sword, left }) => {
    const game = lay({ life: [4, 9, 8], group: 2, hands: [sword] }).exchange(P1, sword, P3, '0/0');
    expect(game.state.group).toBe(left);
    expect(game.outcome).toEqual({ winners: [P2], clause: 'K1.3' });
    expect(game.the('game-over')).toMatchObject({ clause: 'K1.3', winners: [P2] });
    // KR3: the draws come before the look at the group.
    expect(game.all('drew').map(({ player }) => player)).toEqual([P1, P3]);
  });

  it('[K1.3] at 1 the game goes on', () => {
    const game = lay({ life: [4, 9, 8], group: 3, hands: ['0/0-2'] }).exchange(P1, '0/0-2', P3, '0/0');
    expect(game.state.group).toBe(1);
    expect(game.outcome).toBeUndefined();
  });

  it('[K1.4] level at the top: tiebreak, with those below out', () => {
    const game = lay({ life: [9, 4, 9], group: 2, hands: ['0/0-2'] }).exchange(P1, '0/0-2', P2, '0/0');
    expect(game.outcome).toBeUndefined();
    expect(game.the('tiebreak-began')).toMatchObject({ clause: 'K5.1', players: [P3, P1], size: 2 });
    expect(game.living).toEqual([P1, P3]);
  });

  it('[K1.3] level below the top is no tie', () => {
    const game = lay({ life: [4, 9, 4], group: 2, hands: ['0/0-2'] }).exchange(P1, '0/0-2', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P2], clause: 'K1.3' });
  });
});

describe('a player and the group fall in the same exchange', () => {
  it('[KR3] of two players the one who lives wins by elimination, not by the group', () => {
    // P2 leads by 9 to 1 and would win by life, but falls to 9 - (9 - 0) = 0 as the group does.
    const game = lay({ life: [1, 9], group: 2, hands: ['9/0-1', '0/0-1'] }).exchange(
      P1,
      '9/0-1',
      P2,
      '0/0-1',
    );
    expect(game.state).toMatchObject({ life: [1, 0], group: 0 });
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.2' });
    expect(game.all('drew')).toEqual([]);
  });

  it('[KR3] of three the survivors are compared: the leader fell, and the next best wins', () => {
    const game = lay({ life: [3, 5, 4], group: 2, hands: ['9/0-1', '0/0-1'] });
    game.exchange(P1, '9/0-1', P2, '0/0-1');
    expect(game.living).toEqual([P1, P3]);
    expect(game.outcome).toEqual({ winners: [P3], clause: 'K1.3' });
    // KR7: the fallen target does not draw; the attacker does, before the group is looked at.
    expect(game.all('drew').map(({ player }) => player)).toEqual([P1]);
  });

  it('[KR3] level survivors go into the tiebreak with three cards each', () => {
    const game = lay({ life: [6, 5, 6, 6], group: 2, hands: ['9/0-1', '0/0-1'] });
    game.exchange(P1, '9/0-1', P2, '0/0-1');
    expect(game.happened).toEqual([
      'attacked',
      'defended',
      'damaged',
      'group-counted',
      'table-cleared',
      'eliminated', // P2, by K4.8
      'discarded',
      'drew', // P1, back to three
      'tiebreak-began',
      'starter-named',
      'round-turn-began', // three tied, three cards each: nothing to deal
    ]);
    expect(game.state.tiebreak).toMatchObject({ players: [P3, P4, P1], size: 3 });
    expect(game.held).toEqual([3, 0, 3, 3]);
  });

  it('[KR3] those who would have been level with the fallen are not', () => {
    // P1 and P2 stood at 6. P2 falls, so P1 alone leads.
    const game = lay({ life: [6, 6, 5], group: 2, hands: ['9/0-1', '0/0-1'] });
    game.exchange(P1, '9/0-1', P2, '0/0-1');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.3' });
  });

  it('[KR3] damage that only lowers a leader counts before the group is looked at', () => {
    // 6 and 6 would be a tie; P2 is at 4 by now.
    const game = lay({ life: [6, 6, 5], group: 2, hands: ['3/0-1', '0/1-1'] });
    game.exchange(P1, '3/0-1', P2, '0/1-1');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.3' });
  });
});

describe('the limit on turns', () => {
  const limits = { turns: 5 };

  it('[KR19] after the last turn the game is scored as it stands', () => {
    const game = lay({ life: [7, 9, 8], turns: 3, rulings: { limits } }).quietly([P1, P2]);
    expect(game.outcome).toBeUndefined();
    game.quietly([P2, P1]);
    expect(game.state.turns).toBe(5);
    expect(game.outcome).toEqual({ winners: [P2], clause: 'KR19' });
    expect(game.all('turn-passed')).toEqual([]);
  });

  it('[KR19] level players share the win', () => {
    const game = lay({ life: [9, 7, 9], turns: 4, rulings: { limits } }).quietly([P1, P2]);
    expect(game.outcome).toEqual({ winners: [P1, P3], clause: 'KR19' });
  });

  it('[KR19] a group spent in the last turn, with one leader, is the end by K1.3', () => {
    const game = lay({ life: [7, 9, 8], group: 1, turns: 4, hands: ['0/0-1'], rulings: { limits } });
    game.exchange(P1, '0/0-1', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P2], clause: 'K1.3' });
  });

  it('[KR19] a tiebreak that would begin after the last turn does not: those level share the win', () => {
    const game = lay({ life: [9, 7, 9], group: 1, turns: 4, hands: ['0/0-1'], rulings: { limits } });
    game.exchange(P1, '0/0-1', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P1, P3], clause: 'KR19' });
    // Nobody was put out by K5.2 first.
    expect(game.living).toEqual([P1, P2, P3]);
    expect(game.state.tiebreak).toBeNull();
  });

  it('[KR19] an elimination in the last turn wins by K1.2', () => {
    const game = lay({ life: [7, 1], turns: 4, hands: ['5/0'], rulings: { limits } });
    game.exchange(P1, '5/0', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.2' });
  });

  it('[KR19] exchanges of a tiebreak are turns, and the limit cuts a round short', () => {
    const game = lay({
      life: [6, 6, 6],
      turns: 2,
      tiebreak: { starter: P1, round: 'begun' },
      hands: ['2/0'],
      rulings: { limits },
    });
    game.exchange(P1, '2/0', P3, '0/0').quietly([P2, P1]);
    expect(game.outcome).toBeUndefined();
    game.quietly([P3, P1]);
    // The fifth exchange is the last of the round, too. The game is scored before the round is judged.
    expect(game.outcome).toEqual({ winners: [P1, P2], clause: 'KR19' });
    expect(game.all('round-judged')).toEqual([]);
  });

  it('[KR19] a death that ends the tiebreak in the last turn is the end by KR13', () => {
    const game = lay({
      life: [6, 2],
      turns: 4,
      holds: 2,
      tiebreak: { starter: P1, round: 'begun' },
      hands: ['9/0'],
      rulings: { limits },
    });
    game.exchange(P1, '9/0', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR13' });
  });

  it('[KR19] by default there are 1,000 turns', () => {
    const game = lay({ life: [9, 8], turns: 998 }).quietly([P1, P2]);
    expect(game.outcome).toBeUndefined();
    expect(game.quietly([P2, P1]).outcome).toEqual({ winners: [P1], clause: 'KR19' });
  });
});
