import { describe, expect, it } from 'vitest';
import { lay, P1, P2, P3, P4, P5 } from '../../test/komando.ts';
import { komando } from './game.ts';

describe('attack and defence', () => {
  it('[K4.1] the attacker picks a card and a target, and reveals the card as a sword', () => {
    const game = lay({ life: [10, 10, 10], hands: ['7/2-1 2/2 3/3'] });
    expect(game.asked).toEqual([P1]);
    // Three cards on two targets.
    expect(komando.legal(game.state, P1).map((command) => komando.print(game.state, command))).toEqual([
      'attack P2 with #1',
      'attack P3 with #1',
      'attack P2 with #2',
      'attack P3 with #2',
      'attack P2 with #3',
      'attack P3 with #3',
    ]);

    game.attack(P1, P3, '7/2-1');
    expect(game.the('attacked')).toMatchObject({
      clause: 'K4.1',
      player: P1,
      target: P3,
      visibility: 'public',
    });
    expect(game.hand(P1)).toBe('2/2 3/3');
    expect(game.state.table).toMatchObject({ attacker: P1, target: P3, shield: null });
    // Nothing is counted before the shield is there.
    expect(game.state).toMatchObject({ life: [10, 10, 10], group: 10, turns: 0 });
  });

  it('[K4.2] the target has seen the sword, and picks one of their cards as a shield', () => {
    const game = lay({ life: [10, 10, 10], hands: ['7/2', '', '1/5 2/6 3/9'] }).attack(P1, P3, '7/2');
    expect(game.asked).toEqual([P3]);
    const sword = game.state.table?.sword as number;
    expect(game.faces([komando.view(game.state, P3).table?.sword as number])).toBe('7/2');
    expect(sword).toBe(1);
    expect(komando.legal(game.state, P3)).toEqual([
      { type: 'defend', card: 2 },
      { type: 'defend', card: 3 },
      { type: 'defend', card: 4 },
    ]);

    game.defend(P3, '2/6');
    expect(game.the('defended')).toMatchObject({ clause: 'K4.2', player: P3, card: 3, visibility: 'public' });
  });

  it('[K2.2] the card played first counts by its sword, the other by its shield; [K2.1] each has all three icons', () => {
    // As swords 8 and 1, as shields 1 and 3: 8 - 3 = 5. The group takes both: 10 + 2 - 1 = 11.
    const game = lay({ life: [10, 10], hands: ['8/1+2', '1/3-1'] }).exchange(P1, '8/1+2', P2, '1/3-1');
    expect(game.the('damaged')).toMatchObject({ player: P2, sword: 8, shield: 3, amount: 5, life: 5 });
    expect(game.state).toMatchObject({ life: [10, 5], group: 11 });
  });

  it.each([
    { sword: 4, shield: 4, how: 'equal to' },
    { sword: 4, shield: 9, how: 'below' },
    { sword: 0, shield: 0, how: 'as empty as' },
  ])('[K4.3] sword $how the shield: no damage ($sword against $shield)', ({ sword, shield }) => {
    const game = lay({ life: [10, 6], hands: [`${sword}/1`, `5/${shield}`] });
    game.exchange(P1, `${sword}/1`, P2, `5/${shield}`);
    expect(game.the('blocked')).toMatchObject({ clause: 'K4.3', player: P2, sword, shield });
    expect(game.state.life).toEqual([10, 6]);
  });

  it('[K4.7] a shield above the sword gives no life back, to nobody', () => {
    const game = lay({ life: [4, 6], hands: ['1/0', '0/9'] }).exchange(P1, '1/0', P2, '0/9');
    expect(game.state.life).toEqual([4, 6]);
    expect(game.all('damaged')).toEqual([]);
  });
});

describe('damage', () => {
  it.each([
    { damage: 'difference', life: 10 - (7 - 4) },
    { damage: 'full-sword', life: 10 - 7 },
  ] as const)('[KR1] sword 7 on shield 4 under $damage: at $life life', ({ damage, life }) => {
    const game = lay({ life: [10, 10], hands: ['7/0', '0/4'], rulings: { damage } });
    game.exchange(P1, '7/0', P2, '0/4');
    expect(game.the('damaged')).toMatchObject({ clause: 'KR1', amount: 10 - life, life });
    expect(game.state.life).toEqual([10, life]);
  });

  it('[K4.3] a full sword does nothing either when it equals the shield', () => {
    const game = lay({ life: [10, 10], hands: ['7/0', '0/7'], rulings: { damage: 'full-sword' } });
    game.exchange(P1, '7/0', P2, '0/7');
    expect(game.state.life).toEqual([10, 10]);
  });

  it('[KR1] without a ruling damage is the difference', () => {
    const game = lay({ life: [10, 10], hands: ['9/0', '0/8'] }).exchange(P1, '9/0', P2, '0/8');
    expect(game.state.life).toEqual([10, 9]);
  });
});

describe('the group', () => {
  it.each([
    { icons: '+2 and -5', sword: '0/0+2', shield: '0/0-5', by: -3, group: 7 },
    { icons: '+3 and +1', sword: '0/0+3', shield: '0/0+1', by: 4, group: 14 },
    { icons: '-2 and none', sword: '0/0-2', shield: '0/0', by: -2, group: 8 },
    { icons: '+4 and -4', sword: '0/0+4', shield: '0/0-4', by: 0, group: 10 },
  ])('[K2.3] [K4.4] both icons count: $icons on 10 make $group', ({ sword, shield, by, group }) => {
    const game = lay({ life: [10, 10], group: 10, hands: [sword, shield] }).exchange(P1, sword, P2, shield);
    expect(game.the('group-counted')).toMatchObject({ clause: 'K4.4', by, group });
    expect(game.state.group).toBe(group);
  });

  it('[K4.4] icons count whether there is damage or not', () => {
    const game = lay({ life: [10, 10], hands: ['9/0-2', '0/0-3'] }).exchange(P1, '9/0-2', P2, '0/0-3');
    expect(game.state).toMatchObject({ life: [10, 1], group: 5 });
  });

  it('[K3.2] the group never exceeds 20; [K4.9] it can regain', () => {
    const game = lay({ life: [10, 10], group: 16, hands: ['0/0+3', '0/0+3'] });
    game.exchange(P1, '0/0+3', P2, '0/0+3'); // 16 + 6 = 22
    expect(game.the('group-counted')).toMatchObject({ by: 6, group: 22 });
    expect(game.the('group-capped')).toMatchObject({ clause: 'K3.2', group: 20 });
    expect(game.state.group).toBe(20);
  });

  it('[K3.2] at exactly 20 there is nothing to cap', () => {
    const game = lay({ life: [10, 10], group: 16, hands: ['0/0+3', '0/0+1'] });
    game.exchange(P1, '0/0+3', P2, '0/0+1');
    expect(game.state.group).toBe(20);
    expect(game.all('group-capped')).toEqual([]);
  });

  it('[KR2] two icons are summed first, then capped once: 19 + 3 - 2 is 20, not 20 - 2', () => {
    const game = lay({ life: [10, 10], group: 19, hands: ['0/0+3', '0/0-2'] });
    game.exchange(P1, '0/0+3', P2, '0/0-2');
    expect(game.state.group).toBe(20);
    expect(game.all('group-capped')).toEqual([]);
  });

  it('[KR2] 19 + 4 - 1 goes to 22 and is capped', () => {
    const game = lay({ life: [10, 10], group: 19, hands: ['0/0+4', '0/0-1'] });
    game.exchange(P1, '0/0+4', P2, '0/0-1');
    expect(game.state.group).toBe(20);
    expect(game.the('group-capped').group).toBe(20);
  });

  it('[K4.9] a group at 1 that gains 5 goes on from 6', () => {
    const game = lay({ life: [10, 10], group: 1, hands: ['0/0+6', '0/0-1'] });
    game.exchange(P1, '0/0+6', P2, '0/0-1');
    expect(game.state.group).toBe(6);
    expect(game.outcome).toBeUndefined();
  });
});

describe('after the exchange', () => {
  it('[K3.5] both cards are discarded, the sword first', () => {
    const game = lay({ life: [10, 10], hands: ['3/1', '1/4'], discarded: '9/9' });
    game.exchange(P1, '3/1', P2, '1/4');
    expect(game.the('table-cleared')).toMatchObject({ clause: 'K3.5', cards: [1, 2] });
    expect(game.faces(game.state.discardPile)).toBe('9/9 3/1 1/4');
    expect(game.state.table).toBeNull();
  });

  it('[K4.5] then both draw one card, the attacker first; [K3.6] so everyone holds three', () => {
    const game = lay({ life: [10, 10, 10], hands: ['3/1', '', '1/4'], draw: '6/6 7/7 8/8' });
    game.exchange(P1, '3/1', P3, '1/4');
    expect(game.all('drew').map(({ clause, player, cards }) => [clause, player, game.faces(cards)])).toEqual([
      ['K4.5', P1, '6/6'],
      ['K4.5', P3, '7/7'],
    ]);
    expect(game.held).toEqual([3, 3, 3]);
    expect(game.faces(game.state.drawPile.slice(-1))).toBe('8/8');
  });

  it('[K4.5] the attacker draws first when the target sits before them, too', () => {
    const game = lay({ life: [10, 10, 10], turn: P3, hands: ['1/4', '', '3/1'], draw: '6/6 7/7' });
    game.exchange(P3, '3/1', P1, '1/4');
    expect(game.all('drew').map(({ player, cards }) => [player, game.faces(cards)])).toEqual([
      [P3, '6/6'],
      [P1, '7/7'],
    ]);
  });

  it('[K4.6] the turn passes to the next player; [K3.4] clockwise, and round the table', () => {
    const game = lay({ life: [10, 10, 10] });
    const turns = [P1, P2, P3].map((player, index, all) => {
      game.quietly([player, all[(index + 1) % 3] as number]);
      return game.the('turn-passed');
    });
    expect(turns).toMatchObject([
      { clause: 'K4.6', player: P2 },
      { clause: 'K4.6', player: P3 },
      { clause: 'K4.6', player: P1 },
    ]);
  });

  it('[KR5] a player who is out is skipped, and so are two in a row', () => {
    const game = lay({ life: [10, 0, -2, 10, 10] }).quietly([P1, P5]);
    expect(game.the('turn-passed')).toMatchObject({ clause: 'KR5', player: P4 });
    expect(game.quietly([P4, P5]).the('turn-passed')).toMatchObject({ clause: 'K4.6', player: P5 });
  });

  it('[KR5] skipping goes round the end of the table', () => {
    const game = lay({ life: [0, 10, 10, 0], turn: P3 }).quietly([P3, P2]);
    expect(game.the('turn-passed')).toMatchObject({ clause: 'KR5', player: P2 });
  });

  it('[KR5] a target who falls as the next player is skipped at once', () => {
    const game = lay({ life: [10, 3, 10], hands: ['5/0', '0/2'] }).exchange(P1, '5/0', P2, '0/2');
    expect(game.the('turn-passed')).toMatchObject({ clause: 'KR5', player: P3 });
  });
});

describe('elimination', () => {
  it.each([
    { life: 3, left: 0 },
    { life: 2, left: -1 },
    { life: 1, left: -2 },
  ])('[K4.8] sword 5 on shield 2 leaves $life at $left: out, and life stays as it fell', ({ life, left }) => {
    const game = lay({ life: [10, life, 10], hands: ['5/0', '0/2'] }).exchange(P1, '5/0', P2, '0/2');
    expect(game.the('eliminated')).toMatchObject({ clause: 'K4.8', player: P2 });
    expect(game.state.life).toEqual([10, left, 10]);
    expect(game.living).toEqual([P1, P3]);
  });

  it('[K4.8] a player with 1 life left is in', () => {
    const game = lay({ life: [10, 4, 10], hands: ['5/0', '0/2'] }).exchange(P1, '5/0', P2, '0/2');
    expect(game.state.life).toEqual([10, 1, 10]);
    expect(game.living).toEqual([P1, P2, P3]);
  });

  it('[KR6] their cards are discarded, and do not count for the group', () => {
    const game = lay({ life: [10, 1, 10], group: 10, hands: ['5/0-1', '0/2-1 9/1-5 9/2-5'] });
    game.exchange(P1, '5/0-1', P2, '0/2-1');
    expect(game.the('discarded')).toMatchObject({ clause: 'KR6', player: P2 });
    expect(game.faces(game.the('discarded').cards)).toBe('9/1-5 9/2-5');
    expect(game.state.group).toBe(8);
    expect(game.state.hands[P2]).toEqual([]);
    expect(game.faces(game.state.discardPile)).toBe('5/0-1 0/2-1 9/1-5 9/2-5');
  });

  it('[KR7] a target who is out does not draw; the attacker does', () => {
    const game = lay({ life: [10, 1, 10], hands: ['5/0', '0/2'], draw: '6/6 7/7' });
    game.exchange(P1, '5/0', P2, '0/2');
    expect(game.all('drew').map(({ player, cards }) => [player, game.faces(cards)])).toEqual([[P1, '6/6']]);
    expect(game.faces(game.state.drawPile.slice(-1))).toBe('7/7');
    expect(game.held).toEqual([3, 0, 3]);
  });

  it('[KR17] those who are out are neither asked nor attacked', () => {
    const game = lay({ life: [10, 0, 10] });
    expect(komando.legal(game.state, P2)).toEqual([]);
    expect(komando.legal(game.state, P1).map((command) => 'target' in command && command.target)).toEqual([
      P3,
      P3,
      P3,
    ]);
  });
});

describe('the order of an exchange', () => {
  it('[KR3] damage, group, discards, eliminations, draws, and then the turn passes', () => {
    const game = lay({ life: [10, 1, 10], group: 19, hands: ['5/0+3', '0/2'] });
    game.exchange(P1, '5/0+3', P2, '0/2');
    expect(game.happened).toEqual([
      'attacked',
      'defended',
      'damaged',
      'group-counted',
      'group-capped',
      'table-cleared',
      'eliminated',
      'discarded',
      'drew',
      'turn-passed',
    ]);
  });
});
