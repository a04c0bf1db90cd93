import { describe, expect, it } from 'vitest';
import { lay, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, type Story } from '../../test/komando.ts';
import { komando } from './game.ts';

/** A tiebreak in its first round, P1 to move unless said otherwise. */
const round = { starter: P1, round: 'begun' } as const;
const undealt = { starter: P1, round: 'to-be-dealt' } as const;

describe('who is in it', () => {
  it('[K5.1] [K5.2] those who share the highest life go on, everyone else is out', () => {
    const game = lay({ life: [7, 9, 6, 9, 9], group: 1, turn: P1, hands: ['0/0-1'] });
    game.exchange(P1, '0/0-1', P3, '0/0');
    expect(game.the('tiebreak-began')).toMatchObject({ clause: 'K5.1', players: [P2, P4, P5], size: 3 });
    expect(game.all('eliminated')).toMatchObject([
      { clause: 'K5.2', player: P1 },
      { clause: 'K5.2', player: P3 },
    ]);
    expect(game.living).toEqual([P2, P4, P5]);
  });

  it('[K5.2] [KR6] the cards of those who go are discarded', () => {
    const game = lay({ life: [9, 9, 2], group: 1, hands: ['0/0-1', '', '4/4 5/5 6/6'] });
    game.exchange(P1, '0/0-1', P2, '0/0');
    const { clause, player, cards } = game.the('discarded');
    expect([clause, player, game.faces(cards)]).toEqual(['KR6', P3, '4/4 5/5 6/6']);
    expect(game.state.hands[P3]).toEqual([]);
  });

  it('[KR11] life carries over', () => {
    const game = lay({ life: [3, 3, 2], group: 1, hands: ['0/0-1'] }).exchange(P1, '0/0-1', P2, '0/0');
    expect(game.state.life).toEqual([3, 3, 2]);
  });

  it('[K5.3] group icons no longer count; swords and shields do', () => {
    const game = lay({ life: [9, 9, 9], group: -2, tiebreak: round, hands: ['5/0+9', '0/3-9'] });
    game.exchange(P1, '5/0+9', P2, '0/3-9');
    expect(game.state).toMatchObject({ life: [9, 7, 9], group: -2 });
    expect(game.happened).not.toContain('group-counted');
    expect(game.outcome).toBeUndefined();
  });
});

describe('who starts it', () => {
  const spend = (table: { life: number[]; turn: number; target: number; sword?: string }) =>
    lay({
      ...table,
      group: 1,
      hands: table.life.map((_, seat) => (seat === table.turn ? (table.sword ?? '0/0-1') : '')),
    }).exchange(table.turn, table.sword ?? '0/0-1', table.target, '0/0');

  it('[K5.5] the player who would have played next', () => {
    const game = spend({ life: [9, 9, 9, 4], turn: P1, target: P4 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'K5.5', player: P2 });
    expect(game.state.tiebreak?.players).toEqual([P2, P3, P1]);
    expect(game.asked).toEqual([P2]);
  });

  it('[K5.5] past a seat that is out already (KR5)', () => {
    const game = spend({ life: [9, 0, 9, 9], turn: P1, target: P4 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'K5.5', player: P3 });
  });

  it('[K5.5] past the player who fell in that very exchange', () => {
    const game = spend({ life: [9, 1, 9, 9], turn: P1, target: P2, sword: '9/0-1' });
    expect(game.the('starter-named')).toMatchObject({ clause: 'K5.5', player: P3 });
    expect(game.state.tiebreak?.players).toEqual([P3, P4, P1]);
  });

  it('[KR10] if they are not among the tied, the next tied player clockwise', () => {
    const game = spend({ life: [9, 4, 5, 9, 9], turn: P1, target: P2 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'KR10', player: P4 });
    expect(game.state.tiebreak?.players).toEqual([P4, P5, P1]);
  });

  it('[KR10] round the end of the table', () => {
    const game = spend({ life: [4, 9, 9, 9, 5], turn: P4, target: P5 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'KR10', player: P2 });
    expect(game.state.tiebreak?.players).toEqual([P2, P3, P4]);
  });

  it('[KR10] it may come to the attacker themselves, last of all', () => {
    const game = spend({ life: [4, 9, 9], turn: P3, target: P1 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'KR10', player: P2 });
    const other = spend({ life: [9, 4, 9], turn: P3, target: P2 });
    expect(other.the('starter-named')).toMatchObject({ clause: 'K5.5', player: P1 });
  });
});

describe('the hands of a round', () => {
  it('[K5.4] four tied hold four cards: each draws one, clockwise from the starter', () => {
    const game = lay({
      life: [9, 9, 9, 9],
      group: 1,
      turn: P2,
      hands: ['', '0/0-1'],
      // P2 and P1 draw for the exchange first.
      draw: '1/1 2/2 3/3 4/4 5/5 6/6',
    }).exchange(P2, '0/0-1', P1, '0/0');
    const draws = game.all('drew').map(({ clause, player, cards }) => [clause, player, game.faces(cards)]);
    expect(draws).toEqual([
      ['K4.5', P2, '1/1'],
      ['K4.5', P1, '2/2'],
      ['K5.4', P3, '3/3'],
      ['K5.4', P4, '4/4'],
      ['K5.4', P1, '5/5'],
      ['K5.4', P2, '6/6'],
    ]);
    expect(game.held).toEqual([4, 4, 4, 4]);
  });

  it.each([
    { tied: 3, size: 3 },
    { tied: 4, size: 4 },
    { tied: 5, size: 5 },
    { tied: 6, size: 6 },
    { tied: 7, size: 7 },
    { tied: 8, size: 6 },
    { tied: 9, size: 6 },
    { tied: 10, size: 5 },
  ])('[K5.4] [KR15] $tied tied hold $size cards each', ({ tied, size }) => {
    const game = lay({ life: Array<number>(tied).fill(8), tiebreak: undealt });
    expect(game.held).toEqual(Array(tied).fill(size));
    const clause = tied > 7 ? 'KR15' : 'K5.4';
    expect(game.all('drew').every((drew) => drew.clause === clause)).toBe(true);
    expect(game.state.drawPile.length + game.state.discardPile.length).toBe(54 - tied * size);
    expect(game.asked).toEqual([P1]);
  });

  it('[K5.4] [KR8] with two tied each discards one of their three, and chooses which', () => {
    const game = lay({ life: [8, 2, 8], group: 1, hands: ['0/0-1 1/1 2/2', '', '4/4 5/5 6/6'], draw: '3/3' });
    game.exchange(P1, '0/0-1', P2, '0/0');
    expect(game.asked).toEqual([P1, P3]);
    expect(game.hand(P1)).toBe('1/1 2/2 3/3');
    expect(komando.legal(game.state, P1)).toHaveLength(3);
    expect(komando.legal(game.state, P2)).toEqual([]);

    game.discard(P3, '5/5');
    expect(game.the('discard-chosen')).toMatchObject({ clause: 'KR8', player: P3, visibility: [P3] });
    expect(game.happened).toEqual(['discard-chosen']);
    // It is not shown yet, and stays in the hand.
    expect(game.hand(P3)).toBe('4/4 5/5 6/6');
    expect(game.asked).toEqual([P1]);

    game.discard(P1, '3/3');
    expect(game.happened).toEqual(['discard-chosen', 'discarded', 'discarded', 'round-turn-began']);
    const shown = game
      .all('discarded')
      .map(({ clause, player, cards }) => [clause, player, game.faces(cards)]);
    expect(shown).toEqual([
      ['K5.4', P3, '5/5'],
      ['K5.4', P1, '3/3'],
    ]);
    expect(game.faces(game.state.discardPile.slice(-2))).toBe('5/5 3/3');
    expect([game.hand(P1), game.hand(P3)]).toEqual(['1/1 2/2', '4/4 6/6']);
  });

  it('[KR8] players choose in any order: the game is the same', () => {
    const table = { life: [8, 8], tiebreak: undealt, hands: ['1/1 2/2 3/3', '4/4 5/5 6/6'] };
    const one = lay(table).discard(P1, '2/2').discard(P2, '6/6');
    const other = lay(table).discard(P2, '6/6').discard(P1, '2/2');
    expect(other.state).toEqual(one.state);
  });

  it('[KR8] several discards of one player come one card a command', () => {
    const game = lay({
      life: [8, 8],
      tiebreak: undealt,
      holds: [5, 3],
      hands: ['1/1 2/2 3/3 4/4 5/5', '6/6 7/7 8/8'],
    });
    expect(komando.actors(game.state)).toEqual([
      { player: P1, must: true },
      { player: P2, must: true },
    ]);
    game.discard(P1, '2/2');
    // What is chosen is no longer on offer.
    expect(game.faces(komando.legal(game.state, P1).map(({ card }) => card))).toBe('1/1 3/3 4/4 5/5');
    game.discard(P2, '7/7');
    expect(game.asked).toEqual([P1]);
    game.discard(P1, '5/5');
    expect(game.asked).toEqual([P1]);
    game.discard(P1, '1/1');
    expect([game.hand(P1), game.hand(P2)]).toEqual(['3/3 4/4', '6/6 8/8']);
    expect(game.asked).toEqual([P1]);
    expect(game.all('round-turn-began')).toMatchObject([{ player: P1, first: true }]);
  });

  it('[KR8] several discards of one player, chosen in any order, are the same game too', () => {
    const table = { life: [8, 8], tiebreak: undealt, holds: [4, 2], hands: ['1/1 2/2 3/3 4/4'] };
    const one = lay(table).discard(P1, '1/1').discard(P1, '3/3');
    const other = lay(table).discard(P1, '3/3').discard(P1, '1/1');
    expect(other.state).toEqual(one.state);
  });

  it('[KR8] draws come before discards', () => {
    // Of two tied, P1 holds one card and P2 three.
    const game = lay({ life: [8, 8], tiebreak: undealt, holds: [1, 3], draw: '9/9' });
    expect(game.the('drew')).toMatchObject({ clause: 'K5.4', player: P1 });
    expect(game.asked).toEqual([P2]);
    expect(game.discard(P2, '0/0').held).toEqual([2, 2]);
  });

  it('[KR8] fresh: all hands are discarded, everything is shuffled, and that many cards are dealt', () => {
    const game = lay({
      life: [8, 2, 8],
      group: 1,
      hands: ['0/0-1'],
      discarded: '9/9',
      rulings: { tiebreakDeal: 'fresh' },
    }).exchange(P1, '0/0-1', P2, '0/0');
    expect(game.happened.slice(game.happened.indexOf('starter-named'))).toEqual([
      'starter-named',
      'eliminated', // P2, K5.2
      'discarded',
      'discarded', // P1 and P3 lay their hands down
      'discarded',
      'shuffled',
      'dealt',
      'dealt',
      'round-turn-began',
    ]);
    const { clause, among, order } = game.the('shuffled');
    expect([clause, among.length]).toEqual(['KR8', 54]);
    const top = order.toReversed();
    expect(game.all('dealt')).toMatchObject([
      { clause: 'KR8', player: P3, cards: top.slice(0, 2) },
      { clause: 'KR8', player: P1, cards: top.slice(2, 4) },
    ]);
    expect(game.state.discardPile).toEqual([]);
    expect(game.held).toEqual([2, 0, 2]);
  });

  it('[KR8] fresh: so it goes before each round', () => {
    const game = lay({ life: [8, 8, 8], tiebreak: round, rulings: { tiebreakDeal: 'fresh' } });
    game.quietly([P1, P2], [P2, P3], [P3, P1]);
    expect(game.the('shuffled').among).toHaveLength(54);
    expect(game.held).toEqual([3, 3, 3]);
    expect(game.state.discardPile).toEqual([]);
  });
});

describe('a round', () => {
  it('[K5.6] runs from the player who started it to the last one, each attacking once', () => {
    const game = lay({ life: [9, 9, 9], turn: P2, tiebreak: { starter: P2, round: 'begun' } });
    game.quietly([P2, P3]);
    expect(game.the('round-turn-began')).toMatchObject({ clause: 'K5.6', player: P3, first: false });
    game.quietly([P3, P1]);
    expect(game.the('round-turn-began')).toMatchObject({ clause: 'K5.6', player: P1, first: false });
    game.quietly([P1, P2]);
    expect(game.the('round-turn-began')).toMatchObject({ clause: 'K5.6', player: P2, first: true });
    expect(game.state.tiebreak?.rounds).toBe(2);
  });

  it('[KR9] nobody draws in it: N cards are enough for one attack and N - 1 defences', () => {
    // P3 is attacked by both others, and attacks: three cards.
    const game = lay({ life: [9, 9, 9], tiebreak: round });
    const draws = () => game.all('drew').length;
    expect([game.quietly([P1, P3]), game.quietly([P2, P3])].map(draws)).toEqual([0, 0]);
    expect(game.held).toEqual([2, 2, 1]);
    game.attack(P3, P1, '0/0');
    expect(game.held).toEqual([2, 2, 0]);
  });

  it('[KR13] a player who falls in it is out at once, and their cards are discarded', () => {
    const game = lay({ life: [9, 3, 9, 9], holds: 4, tiebreak: round, hands: ['5/0', '0/1 7/7 8/8 9/9'] });
    game.exchange(P1, '5/0', P2, '0/1');
    expect(game.the('eliminated')).toMatchObject({ clause: 'KR13', player: P2 });
    expect(game.the('discarded')).toMatchObject({ clause: 'KR6', player: P2 });
    // The round goes on with the next one living.
    expect(game.the('round-turn-began')).toMatchObject({ player: P3, first: false });
  });

  it('[KR13] one left: they win at once, though others had not attacked yet', () => {
    const game = lay({ life: [4, 4], holds: 2, tiebreak: round, hands: ['9/0'] }).exchange(
      P1,
      '9/0',
      P2,
      '0/0',
    );
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR13' });
    expect(game.asked).toEqual([]);
  });

  it('[KR13] K5.7 judges those still living: a death does not stand in for it', () => {
    // P3 falls to 9; P1 is hit for 2. Of P1 3, P2 5 and P4 5, P1 is out by K5.7.
    const game = lay({ life: [5, 5, 5, 5], holds: 4, tiebreak: round, hands: ['9/0', '2/0'] });
    game.exchange(P1, '9/0', P3, '0/0').exchange(P2, '2/0', P1, '0/0').quietly([P4, P2]);
    expect(game.the('round-judged')).toMatchObject({ clause: 'K5.7', lowest: [P1], life: 3 });
    expect(game.the('eliminated')).toMatchObject({ clause: 'K5.7', player: P1 });
    expect(game.living).toEqual([P2, P4]);
    expect(game.the('round-called')).toMatchObject({ players: [P2, P4], size: 2, bottom: false, level: 0 });
  });

  it('[KR13] [KR12] survivors of a death who are level all play on', () => {
    const game = lay({ life: [5, 5, 5], tiebreak: round, hands: ['9/0'] });
    game.exchange(P1, '9/0', P2, '0/0').quietly([P3, P1]);
    expect(game.the('round-level')).toMatchObject({ clause: 'KR12', life: 5 });
    expect(game.the('round-called')).toMatchObject({ players: [P1, P3], size: 2 });
  });

  it('[KR17] one who fell in the round can no longer be attacked', () => {
    const game = lay({ life: [5, 5, 5], tiebreak: round, hands: ['9/0'] }).exchange(P1, '9/0', P2, '0/0');
    expect(game.refusal(P3, { type: 'attack', card: game.cardOf(P3, '0/0'), target: P2 })).toMatchObject({
      code: 'komando/eliminated',
      clause: 'KR17',
      data: { player: P2, targets: [P1] },
    });
  });
});

describe('the end of a round', () => {
  it('[K5.7] the players with the least life are out, all of them and no others', () => {
    // P1 6, P2 6, P3 8, P4 7.
    const game = lay({
      life: [8, 8, 8, 8],
      holds: 4,
      tiebreak: round,
      hands: ['2/0', '2/0', '1/0'],
    });
    game.exchange(P1, '2/0', P2, '0/0').exchange(P2, '2/0', P1, '0/0').exchange(P3, '1/0', P4, '0/0');
    game.quietly([P4, P1]);
    expect(game.the('round-judged')).toMatchObject({ clause: 'K5.7', lowest: [P1, P2], life: 6 });
    expect(game.all('eliminated')).toMatchObject([
      { clause: 'K5.7', player: P1 },
      { clause: 'K5.7', player: P2 },
    ]);
    expect(game.living).toEqual([P3, P4]);
    expect(game.the('round-called')).toMatchObject({ clause: 'K5.7', players: [P3, P4], size: 2, level: 0 });
    // P3 has attacked (three cards left), P4 has attacked and defended (two).
    expect(game.asked).toEqual([P3]);
    expect(game.discard(P3, '0/0').held).toEqual([0, 0, 2, 2]);
  });

  it('[K5.7] rounds repeat until one player is left, who wins', () => {
    const game = lay({ life: [8, 8], holds: 2, tiebreak: round, hands: ['1/0'] });
    game.exchange(P1, '1/0', P2, '0/0').quietly([P2, P1]);
    expect(game.happened.slice(-3)).toEqual(['round-judged', 'eliminated', 'game-over']);
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K5.7' });
  });

  it('[KR12] everyone level: nobody is out, and another round of the same size', () => {
    const game = lay({ life: [8, 8, 8], tiebreak: round, hands: ['1/0', '1/0', '1/0'] });
    game.exchange(P1, '1/0', P2, '0/0').exchange(P2, '1/0', P3, '0/0').exchange(P3, '1/0', P1, '0/0');
    expect(game.the('round-level')).toMatchObject({ clause: 'KR12', life: 7 });
    expect(game.all('eliminated')).toEqual([]);
    expect(game.the('round-called')).toMatchObject({
      clause: 'KR12',
      players: [P1, P2, P3],
      size: 3,
      bottom: false,
      level: 1,
    });
    // Each used two of three and draws two, clockwise from the starter.
    expect(game.all('drew').map(({ clause, player, cards }) => [clause, player, cards.length])).toEqual([
      ['K5.4', P1, 2],
      ['K5.4', P2, 2],
      ['K5.4', P3, 2],
    ]);
  });

  it('[K5.5] each round starts with the first of its players clockwise from the starter of the tiebreak', () => {
    // P3 started and is out after the round: the next starts with P4, not with the lowest seat.
    const game = lay({
      life: [8, 8, 8, 8],
      holds: 4,
      turn: P3,
      tiebreak: { starter: P3, round: 'begun' },
      hands: ['', '', '', '1/0'],
    });
    game.quietly([P3, P1]).exchange(P4, '1/0', P3, '0/0').quietly([P1, P2], [P2, P1]);
    expect(game.the('eliminated').player).toBe(P3);
    expect(game.the('round-called').players).toEqual([P4, P1, P2]);
    expect(game.the('round-turn-began')).toMatchObject({ player: P4, first: true });
  });

  it('[K5.5] the starter of a level round is the same again', () => {
    const game = lay({ life: [8, 8, 8], turn: P3, tiebreak: { starter: P3, round: 'begun' } });
    game.quietly([P3, P1], [P1, P2], [P2, P3]);
    expect(game.the('round-called').players).toEqual([P3, P1, P2]);
    expect(game.asked).toEqual([P3]);
  });
});

describe('the limit on level rounds', () => {
  const level = (game: Story) => game.quietly([P1, P2], [P2, P1]);
  const duel = { life: [8, 8], holds: 2, tiebreak: round } as const;

  it('[KR19] after so many rounds in a row the game is scored, and level players share the win', () => {
    const game = lay({ ...duel, rulings: { limits: { levelRounds: 2 } } });
    expect(level(game).outcome).toBeUndefined();
    expect(game.state.tiebreak?.level).toBe(1);
    expect(level(game).outcome).toEqual({ winners: [P1, P2], clause: 'KR19' });
  });

  it('[KR19] by default there are 20', () => {
    const game = lay({ ...duel, tiebreak: { ...round, level: 18 } });
    expect(level(game).outcome).toBeUndefined();
    expect(level(game).outcome).toEqual({ winners: [P1, P2], clause: 'KR19' });
  });

  it('[KR19] a round in which somebody is put out begins the count anew', () => {
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { ...round, level: 1 },
      hands: ['1/0'],
      rulings: { limits: { levelRounds: 2 } },
    });
    game.exchange(P1, '1/0', P3, '0/0').quietly([P2, P1], [P3, P2]);
    expect(game.the('round-called')).toMatchObject({ players: [P1, P2], level: 0 });
  });

  it('[KR19] so does a death in a round, though its survivors are level', () => {
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { ...round, level: 1 },
      hands: ['9/0'],
      rulings: { limits: { levelRounds: 2 } },
    });
    game.exchange(P1, '9/0', P2, '0/0').quietly([P3, P1]);
    expect(game.the('round-called')).toMatchObject({ players: [P1, P3], level: 0 });
    expect(game.outcome).toBeUndefined();
  });
});

describe('more players than cards for them', () => {
  it('[KR15] eight level at the top hold six cards each', () => {
    const game = lay({ life: Array<number>(8).fill(8), group: 1, turn: P8, hands: Array(8).fill('0/0-1') });
    game.exchange(P8, '0/0-1', P1, '0/0');
    expect(game.the('tiebreak-began')).toMatchObject({
      players: [P1, P2, P3, P4, P5, P6, P7, P8],
      size: 6,
    });
    expect(game.held).toEqual(Array(8).fill(6));
    expect(game.state.drawPile.length + game.state.discardPile.length).toBe(6);
  });

  it('[KR15] nine hold all 54 cards: the last of them come from the reshuffled discard pile', () => {
    const game = lay({ life: Array<number>(9).fill(8), group: 1, turn: P9, hands: Array(9).fill('0/0-1') });
    game.exchange(P9, '0/0-1', P1, '0/0');
    expect(game.held).toEqual(Array(9).fill(6));
    expect([game.state.drawPile, game.state.discardPile]).toEqual([[], []]);
    // 27 lay in the draw pile; 2 are drawn for the exchange and 25 now, so P9 gets one of it and the two just played.
    expect(game.the('shuffled')).toMatchObject({ clause: 'KR4' });
    expect(game.the('shuffled').among).toHaveLength(2);
    expect(game.all('drew').slice(-2)).toMatchObject([
      { clause: 'KR15', player: P9 },
      { clause: 'KR15', player: P9 },
    ]);
    expect(
      game
        .all('drew')
        .slice(-2)
        .map(({ cards }) => cards.length),
    ).toEqual([1, 2]);
  });

  it('[KR15] ten hold five', () => {
    const game = lay({
      life: Array<number>(10).fill(8),
      group: 1,
      turn: P10,
      hands: Array(10).fill('0/0-1'),
    });
    game.exchange(P10, '0/0-1', P1, '0/0');
    expect(game.held).toEqual(Array(10).fill(5));
    expect(game.state.drawPile.length + game.state.discardPile.length).toBe(4);
  });

  it('[KR15] of nine, whom all attack: when bare they draw one card each time they are attacked', () => {
    const game = lay({ life: Array<number>(9).fill(8), tiebreak: undealt });
    // P1 has six cards: one to attack with, five against P2 to P6.
    game.quietly([P1, P2], [P2, P1], [P3, P1], [P4, P1], [P5, P1], [P6, P1]);
    expect(game.held[P1]).toBe(0);
    game.attack(P7, P1, '0/0');
    // Twelve cards have been played, and the thirteenth lies on the table.
    expect(game.happened).toEqual(['attacked', 'shuffled', 'drew']);
    expect(game.the('shuffled').among).toHaveLength(12);
    expect(game.the('drew')).toMatchObject({ clause: 'KR15', player: P1 });
    expect(game.asked).toEqual([P1]);
    game.defend(P1, '0/0').attack(P8, P1, '0/0');
    expect(game.happened).toEqual(['attacked', 'drew']);
    game.defend(P1, '0/0').quietly([P9, P2]);
    // All level: another round of nine, six cards each.
    expect(game.the('round-called')).toMatchObject({ size: 6, level: 1 });
    expect(game.held).toEqual(Array(9).fill(6));
  });

  it('[KR15] of ten, the last to play, attacked by all others, draws one as their own turn begins', () => {
    const game = lay({ life: Array<number>(10).fill(8), tiebreak: undealt });
    for (const attacker of [P1, P2, P3, P4, P5, P6, P7, P8]) game.quietly([attacker, P10]);
    expect(game.held[P10]).toBe(0);
    game.quietly([P9, P10]);
    // Four cards were not dealt, and P10 has drawn them against P6 to P9. Eighteen have been played.
    expect(game.happened.slice(-3)).toEqual(['round-turn-began', 'shuffled', 'drew']);
    expect(game.the('shuffled').among).toHaveLength(18);
    expect(game.all('drew').at(-1)).toMatchObject({ clause: 'KR15', player: P10 });
    expect(game.held[P10]).toBe(1);
    expect(game.asked).toEqual([P10]);
  });

  it('[KR15] of eight, one who still has a card draws none', () => {
    const game = lay({ life: Array<number>(8).fill(8), tiebreak: undealt });
    for (const attacker of [P1, P2, P3, P4, P5]) game.quietly([attacker, P8]);
    expect(game.held[P8]).toBe(1);
    game.attack(P6, P8, '0/0');
    expect(game.happened).toEqual(['attacked']);
  });
});

describe('the worked example of the source', () => {
  // P1 to P4 at 10, P5 to P7 lower. P7 spends the group; P1 would have played next.
  const table = {
    life: [10, 10, 10, 10, 6, 4, 7],
    group: 1,
    turn: P7,
    hands: ['2/0', '', '2/0', '', '', '', '0/0-1'],
  };
  const afterTheRound = (rulings: { tiebreak: 'rule' | 'printed-example' }) => {
    const game = lay({ ...table, rulings }).exchange(P7, '0/0-1', P5, '0/0');
    expect(game.living).toEqual([P1, P2, P3, P4]);
    expect(game.held).toEqual([4, 4, 4, 4, 0, 0, 0]);
    expect(game.asked).toEqual([P1]);
    game.exchange(P1, '2/0', P3, '0/0').quietly([P2, P4]).exchange(P3, '2/0', P1, '0/0').quietly([P4, P2]);
    expect(game.state.life).toEqual([8, 10, 8, 10, 6, 4, 7]);
    return game;
  };

  it('[KR14] [K5.7] by the rule P1 and P3 are out, and P2 and P4 play on with two cards each', () => {
    const game = afterTheRound({ tiebreak: 'rule' });
    expect(game.all('eliminated')).toMatchObject([
      { clause: 'K5.7', player: P1 },
      { clause: 'K5.7', player: P3 },
    ]);
    expect(game.living).toEqual([P2, P4]);
    expect(game.held).toEqual([0, 2, 0, 2, 0, 0, 0]);
    expect(game.asked).toEqual([P2]);
    expect(game.quietly([P2, P4]).asked).toEqual([P4]);
  });

  it('[KR14] as printed P1 and P3 play on with two cards each, until one of them is lower', () => {
    const game = afterTheRound({ tiebreak: 'printed-example' });
    expect(game.all('eliminated')).toEqual([]);
    expect(game.the('round-called')).toMatchObject({
      clause: 'KR14',
      players: [P1, P3],
      size: 2,
      bottom: true,
    });
    expect(game.held).toEqual([2, 0, 2, 0, 0, 0, 0]);
    expect(game.asked).toEqual([P1]);
    expect(game.quietly([P1, P3]).asked).toEqual([P3]);
  });
});
