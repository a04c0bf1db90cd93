import { komandoHouseDeck } from '@komradery/cards';
import { describe, expect, it } from 'vitest';
import { deckOf, lay, P1, P2, P3, P4, Story } from '../../test/komando.ts';
import { komando } from './game.ts';

describe('setting up', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('[K1.1] %i players sit down to one deck of 54 cards', (players) => {
    const { state, held } = new Story({ players });
    expect(state.setup.deck).toHaveLength(54);
    expect(held).toEqual(Array(players).fill(3));
    expect(state.drawPile).toHaveLength(54 - 3 * players);
  });

  it('[K3.1] each player starts at 10 life, the group at 20', () => {
    const game = new Story({ players: 3 });
    expect(game.state).toMatchObject({ life: [10, 10, 10], group: 20, turns: 0 });
    expect(game.the('began')).toMatchObject({ clause: 'K3.1', seq: 1 });
  });

  it('[K3.3] the dealer shuffles, and deals three cards to each player', () => {
    const game = new Story({ players: 4, dealer: P2 }, 7);
    expect(game.happened).toEqual([
      'began',
      'dealer-chosen',
      'shuffled',
      'dealt',
      'dealt',
      'dealt',
      'dealt',
      'turn-began',
    ]);
    const { order, among, clause } = game.the('shuffled');
    expect(clause).toBe('K3.3');
    expect(among).toEqual(Array.from({ length: 54 }, (_, index) => index + 1));
    expect(order).not.toEqual(among);
    // Each player's cards together, clockwise from the dealer's left, from the top, which is the end.
    const top = order.toReversed();
    expect(game.all('dealt').map(({ clause, player, cards }) => [clause, player, cards])).toEqual([
      ['K3.3', P3, top.slice(0, 3)],
      ['K3.3', P4, top.slice(3, 6)],
      ['K3.3', P1, top.slice(6, 9)],
      ['K3.3', P2, top.slice(9, 12)],
    ]);
  });

  it.each([
    { dealer: P1, first: P2 },
    { dealer: P2, first: P3 },
    { dealer: P3, first: P1 },
  ])('[K3.4] seat $dealer deals, and seat $first to their left goes first', ({ dealer, first }) => {
    const game = new Story({ players: 3, dealer });
    expect(game.the('turn-began')).toMatchObject({ clause: 'K3.4', player: first });
    expect(game.asked).toEqual([first]);
  });

  it('[KR16] the dealer is whom the caller names', () => {
    for (let seed = 0; seed < 8; seed++) {
      expect(new Story({ players: 5, dealer: P4 }, seed).the('dealer-chosen')).toMatchObject({
        clause: 'KR16',
        player: P4,
      });
    }
  });

  it('[KR16] or else the seed draws one, and the same seed the same', () => {
    const dealer = (seed: number) => new Story({ players: 4 }, seed).state.dealer;
    const dealers = Array.from({ length: 60 }, (_, seed) => dealer(seed));
    expect([...new Set(dealers)].sort()).toEqual([P1, P2, P3, P4]);
    expect(Array.from({ length: 60 }, (_, seed) => dealer(seed))).toEqual(dealers);
  });

  it('[KR18] without a deck it is the house deck, and any 54 cards can be loaded in its place', () => {
    expect(new Story({ players: 2 }).state.setup.deck).toEqual(komandoHouseDeck.cards);
    const deck = deckOf('9/9-9', '1/2+3');
    expect(new Story({ players: 2, deck }).state.setup.deck).toEqual(deck);
  });
});

describe('what may be looked at', () => {
  const game = lay({ life: [9, 8], hands: ['1/1', '2/2'], discarded: '3/3 4/4', draw: '5/5' });

  it.each([
    { who: P1, hands: ['#1 #6 #7', 'back back back'] },
    { who: P2, hands: ['back back back', '#2 #8 #9'] },
    { who: 'spectator', hands: ['back back back', 'back back back'] },
  ] as const)(
    '[KR20] $who sees the discard pile, their own hand, and how many cards lie elsewhere',
    ({ who, hands }) => {
      const seen = komando.view(game.state, who);
      const show = (cards: readonly number[]) =>
        cards.map((card) => (card > 0 ? `#${card}` : 'back')).join(' ');
      expect(show(seen.discardPile)).toBe('#4 #5');
      expect(seen.hands.map(show)).toEqual(hands);
      expect(seen.drawPile).toHaveLength(54 - 6 - 2);
      expect(new Set(seen.drawPile).size).toBe(1);
      expect(seen.rng).toBeNull();
    },
  );
});

describe('the draw pile runs out', () => {
  it('[KR4] the discard pile, the two cards just played included, is shuffled into a new draw pile', () => {
    // Two players hold six cards, the other 48 are discarded.
    const game = lay({ life: [10, 10], hands: ['3/1', '1/4'], draw: '', drawIsAll: true });
    game.exchange(P1, '3/1', P2, '1/4');
    expect(game.happened.slice(-5)).toEqual(['table-cleared', 'shuffled', 'drew', 'drew', 'turn-passed']);
    const { clause, among, order } = game.the('shuffled');
    expect(clause).toBe('KR4');
    expect(among).toHaveLength(50);
    expect(game.faces(among)).toMatch(/^3\/1 1\/4 /);
    expect(game.all('drew').map(({ cards }) => cards)).toEqual([[order.at(-1)], [order.at(-2)]]);
    expect(game.state.discardPile).toEqual([]);
    expect(game.state.drawPile).toHaveLength(48);
  });

  it('[KR4] [K4.5] between the attacker’s draw and the target’s', () => {
    const game = lay({ life: [10, 10], hands: ['3/1', '1/4'], draw: '6/6', drawIsAll: true });
    game.exchange(P1, '3/1', P2, '1/4');
    expect(game.happened.slice(-5)).toEqual(['table-cleared', 'drew', 'shuffled', 'drew', 'turn-passed']);
    expect(game.faces(game.all('drew')[0]?.cards ?? [])).toBe('6/6');
    // 54 less the six held and the one drawn, and the two just played among them.
    expect(game.the('shuffled').among).toHaveLength(49);
    expect(game.held).toEqual([3, 3]);
  });

  it('[KR4] it is not shuffled before a card is wanted and none is there', () => {
    const game = lay({ life: [10, 10], draw: '6/6 7/7', drawIsAll: true }).quietly([P1, P2]);
    expect(game.all('shuffled')).toEqual([]);
    expect(game.state.drawPile).toEqual([]);
    expect(game.state.discardPile).toHaveLength(48);
    game.quietly([P2, P1]);
    expect(game.the('shuffled').among).toHaveLength(50);
  });

  it('[KR4] in the middle of one player’s draw before a tiebreak round', () => {
    // Five are tied and draw up from three to five. One card is left; the second of P1 needs the new pile.
    const game = lay({
      life: [8, 8, 8, 8, 8],
      tiebreak: { starter: P1, round: 'to-be-dealt' },
      draw: '6/6',
      drawIsAll: true,
    });
    expect(game.all('drew').map(({ player, cards }) => [player, cards.length])).toEqual([
      [P1, 1],
      [P1, 1],
      [P2, 2],
      [P3, 2],
      [P4, 2],
      [4, 2],
    ]);
    expect(game.happened.slice(0, 4)).toEqual(['began', 'drew', 'shuffled', 'drew']);
    expect(game.faces(game.all('drew')[0]?.cards ?? [])).toBe('6/6');
    expect(game.the('shuffled').among).toHaveLength(54 - 15 - 1);
    expect(game.held).toEqual([5, 5, 5, 5, 5]);
  });

  it('[KR4] cards of a player who fell are shuffled in with the rest', () => {
    const game = lay({ life: [10, 1, 10], hands: ['9/0', '0/0 5/5 6/6'], draw: '', drawIsAll: true });
    game.exchange(P1, '9/0', P2, '0/0');
    // All but the six cards that P1 and P3 hold... P1 holds two of three now.
    expect(game.the('shuffled').among).toHaveLength(54 - 5);
    expect(game.faces(game.the('shuffled').among)).toContain('5/5 6/6');
  });
});

describe('the draw pile runs out under no-reshuffle', () => {
  const rulings = { deckOut: 'no-reshuffle' } as const;

  it('[KR4] the attacker draws first, then the target, while cards last', () => {
    const game = lay({ life: [10, 10], draw: '6/6', drawIsAll: true, rulings }).quietly([P1, P2]);
    expect(game.all('drew').map(({ player, cards }) => [player, game.faces(cards)])).toEqual([[P1, '6/6']]);
    expect(game.all('shuffled')).toEqual([]);
    expect(game.held).toEqual([3, 2]);
    game.quietly([P2, P1]);
    expect(game.all('drew')).toEqual([]);
    expect(game.held).toEqual([2, 1]);
  });

  it('[KR4] nobody else draws the cards that are left when the target falls', () => {
    const game = lay({
      life: [10, 1, 10],
      hands: ['9/0'],
      draw: '6/6 7/7',
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '9/0', P2, '0/0');
    expect(game.held).toEqual([3, 0, 3]);
    expect(game.faces(game.state.drawPile)).toBe('7/7');
  });

  it('[KR4] a target without a card defends with shield 0 and group 0', () => {
    const game = lay({
      life: [9, 9, 9],
      group: 10,
      hands: ['4/0-1'],
      holds: [2, 0, 2],
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '4/0-1', P2);
    expect(game.the('defended')).toMatchObject({ clause: 'KR4', player: P2, card: null });
    expect(game.the('damaged')).toMatchObject({ player: P2, sword: 4, shield: 0, amount: 4, life: 5 });
    expect(game.the('group-counted')).toMatchObject({ by: -1, group: 9 });
    expect(game.the('table-cleared').cards).toHaveLength(1);
  });

  it('[KR4] a sword of 0 is blocked even by nothing', () => {
    const game = lay({ life: [9, 9, 9], holds: [2, 0, 2], drawIsAll: true, rulings });
    game.exchange(P1, '0/0', P2);
    expect(game.the('blocked')).toMatchObject({ player: P2, sword: 0, shield: 0 });
  });

  it('[KR4] when the player to act has no card, the game is scored as it stands: most life wins', () => {
    const game = lay({ life: [7, 9, 8], hands: ['4/0'], holds: [2, 0, 2], drawIsAll: true, rulings });
    game.exchange(P1, '4/0', P2); // P2 falls to 5, and would be next
    expect(game.outcome).toEqual({ winners: [P3], clause: 'KR4' });
    expect(game.happened.slice(-2)).toEqual(['turn-passed', 'game-over']);
    expect(game.living).toEqual([P1, P2, P3]);
  });

  it('[KR4] level players share the win', () => {
    const game = lay({ life: [8, 9, 8], hands: ['4/0'], holds: [2, 0, 2], drawIsAll: true, rulings });
    expect(game.exchange(P1, '4/0', P2).outcome).toEqual({ winners: [P1, P3], clause: 'KR4' });
  });

  it('[KR4] a player without a card who is not to act does not end the game', () => {
    const game = lay({ life: [8, 9, 8], holds: [2, 2, 0], drawIsAll: true, rulings }).quietly([P1, P2]);
    expect(game.outcome).toBeUndefined();
    expect(game.asked).toEqual([P2]);
  });

  it('[KR4] with two players: the last cards are played out, and the leader wins', () => {
    const game = lay({ life: [6, 6], hands: ['1/0'], holds: [1, 1], drawIsAll: true, rulings });
    game.exchange(P1, '1/0', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR4' });
  });
});

describe('a tiebreak under no-reshuffle', () => {
  const rulings = { deckOut: 'no-reshuffle' } as const;

  it('[KR4] that would begin without enough cards is scored with everyone living, nobody out by K5.2', () => {
    // P1, P2, P3 are level. P1 draws the last card, P2 is left with two of the three that a round of three takes.
    const game = lay({
      life: [8, 8, 8, 3],
      group: 1,
      hands: ['0/0-1'],
      draw: '6/6',
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '0/0-1', P2, '0/0');
    expect(game.outcome).toEqual({ winners: [P1, P2, P3], clause: 'KR4' });
    expect(game.living).toEqual([P1, P2, P3, P4]);
    expect(game.all('eliminated')).toEqual([]);
    expect(game.all('tiebreak-began')).toEqual([]);
  });

  it('[KR4] what a player who is not tied is short of does not matter', () => {
    const game = lay({
      life: [8, 8, 8, 3],
      group: 1,
      hands: ['0/0-1'],
      draw: '6/6',
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '0/0-1', P4, '0/0');
    expect(game.outcome).toBeUndefined();
    expect(game.held).toEqual([3, 3, 3, 0]);
  });

  it.each([
    { cards: 5, left: 3, begins: false },
    { cards: 6, left: 4, begins: true },
  ])(
    '[KR4] four tied want four more cards: with $left left it begins: $begins',
    ({ cards, left, begins }) => {
      const game = lay({
        life: [8, 8, 8, 8],
        group: 1,
        hands: ['0/0-1'],
        draw: Array(cards).fill('6/6').join(' '),
        drawIsAll: true,
        rulings,
      });
      game.exchange(P1, '0/0-1', P2, '0/0');
      if (begins) {
        expect(game.held).toEqual([4, 4, 4, 4]);
        expect(game.state.drawPile).toEqual([]);
        expect(game.asked).toEqual([P2]);
      } else {
        expect(game.outcome).toEqual({ winners: [P1, P2, P3, P4], clause: 'KR4' });
        expect(game.state.drawPile).toHaveLength(left);
      }
    },
  );

  it('[KR4] a later round that cannot be dealt is scored: a level one with all of them', () => {
    // Each has one of three cards left after the round, and wants two.
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { starter: P1, round: 'begun' },
      draw: '6/6 6/6 6/6 6/6 6/6',
      drawIsAll: true,
      rulings,
    }).quietly([P1, P2], [P2, P3], [P3, P1]);
    expect(game.the('round-level')).toMatchObject({ clause: 'KR12', life: 8 });
    expect(game.outcome).toEqual({ winners: [P1, P2, P3], clause: 'KR4' });
    expect(game.state.drawPile).toHaveLength(5);
  });

  it('[KR4] with one card more it is dealt', () => {
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { starter: P1, round: 'begun' },
      draw: '6/6 6/6 6/6 6/6 6/6 6/6',
      drawIsAll: true,
      rulings,
    }).quietly([P1, P2], [P2, P3], [P3, P1]);
    expect(game.outcome).toBeUndefined();
    expect(game.held).toEqual([3, 3, 3]);
  });

  it('[KR4] a later round that cannot be dealt is scored after K5.7 has put out the least', () => {
    // P3 is hit twice and out. P1 has attacked once and defended once: one card, and a round of two takes two.
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { starter: P1, round: 'begun' },
      hands: ['1/0', '1/0'],
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '1/0', P3, '0/0').exchange(P2, '1/0', P3, '0/0').quietly([P3, P1]);
    expect(game.all('eliminated')).toMatchObject([{ clause: 'K5.7', player: P3 }]);
    expect(game.outcome).toEqual({ winners: [P1, P2], clause: 'KR4' });
  });

  it('[KR4] with tiebreakDeal fresh all cards are shuffled, so that none can be missing', () => {
    const game = lay({
      life: [8, 8, 8, 3],
      group: 1,
      hands: ['0/0-1'],
      drawIsAll: true,
      rulings: { ...rulings, tiebreakDeal: 'fresh' },
    });
    game.exchange(P1, '0/0-1', P2, '0/0');
    expect(game.outcome).toBeUndefined();
    expect(game.the('shuffled')).toMatchObject({ clause: 'KR8' });
    expect(game.held).toEqual([3, 3, 3, 0]);
  });

  it('[KR15] [KR4] who is attacked with an empty hand draws while there are cards', () => {
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { starter: P1, round: 'begun' },
      hands: ['5/0'],
      holds: [1, 0, 1],
      draw: '0/9',
      drawIsAll: true,
      rulings,
    });
    game.attack(P1, P2, '5/0');
    expect(game.the('drew')).toMatchObject({ clause: 'KR15', player: P2 });
    expect(game.defend(P2, '0/9').state.life).toEqual([8, 8, 8]);
  });

  it('[KR15] [KR4] and with nothing to draw their shield is 0', () => {
    const game = lay({
      life: [8, 8, 8],
      tiebreak: { starter: P1, round: 'begun' },
      hands: ['5/0'],
      holds: [1, 0, 1],
      drawIsAll: true,
      rulings,
    });
    game.exchange(P1, '5/0', P2);
    expect(game.the('defended')).toMatchObject({ clause: 'KR4', card: null });
    expect(game.state.life).toEqual([8, 3, 8]);
    // It is P2's turn now, who has no card: the game is scored, before the round is judged.
    expect(game.outcome).toEqual({ winners: [P1, P3], clause: 'KR4' });
    expect(game.living).toEqual([P1, P2, P3]);
  });
});
