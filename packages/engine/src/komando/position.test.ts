import { isRuleId } from '@komradery/cards';
import { describe, expect, it } from 'vitest';
import { lay, optionsFor, P1, P2, P3, P4, P5, Story, type Table } from '../../test/komando.ts';
import type { OptionProblem } from '../game.ts';
import { komando } from './game.ts';
import type { KomandoOptions } from './options.ts';
import { positionErrors } from './prose/options-en.ts';

const sentences = { ...positionErrors };
const said = new Set<string>();
for (const [name, say] of Object.entries(sentences)) {
  Object.assign(positionErrors, {
    [name]: (...about: never[]) => {
      said.add(name);
      return (say as (...about: never[]) => string)(...about);
    },
  });
}

type Position = NonNullable<KomandoOptions['position']>;

/** What is wrong with a table, after `change` has been made to its position. */
function problems(
  table: Table,
  change: (position: Position) => Partial<Position> = () => ({}),
): readonly OptionProblem[] {
  const options = optionsFor(table);
  const begun = komando.start(
    { ...options, position: { ...options.position, ...change(options.position) } },
    1,
  );
  if (begun.ok) throw new Error('this position begins');
  expect(begun.error.code).toBe('komando/options');
  for (const { clause } of begun.error.problems) expect(isRuleId(clause)).toBe(true);
  return begun.error.problems;
}

/** P1 holds #1 to #3, P2 #4 to #6, P3 #7 to #9. */
const three: Table = { life: [9, 8, 7] };
const round = { starter: P1, round: 'begun' } as const;
const undealt = { starter: P1, round: 'to-be-dealt' } as const;
const bottom: Table = {
  life: [5, 5, 9],
  holds: [2, 2, 0],
  tiebreak: { ...round, players: [P1, P2], bottom: true },
  rulings: { tiebreak: 'printed-example' },
};

interface Refused {
  readonly what: string;
  readonly table: Table;
  readonly change?: (position: Position) => Partial<Position>;
  readonly problem: OptionProblem;
}

const refused: readonly Refused[] = [
  {
    what: 'a life too few',
    table: three,
    change: () => ({ life: [9, 8] }),
    problem: {
      path: 'position.life',
      problem: 'There should be one for each of the 3 players, not 2.',
      clause: 'K1.1',
    },
  },
  {
    what: 'a hand too many',
    table: three,
    change: ({ hands }) => ({ hands: [...hands, []] }),
    problem: {
      path: 'position.hands',
      problem: 'There should be one for each of the 3 players, not 4.',
      clause: 'K1.1',
    },
  },
  {
    what: 'too few in out',
    table: three,
    change: () => ({ out: [false, false] }),
    problem: {
      path: 'position.out',
      problem: 'There should be one for each of the 3 players, not 2.',
      clause: 'K1.1',
    },
  },
  {
    what: 'a turn beyond the table',
    table: three,
    change: () => ({ turn: 3 }),
    problem: {
      path: 'position.turn',
      problem: 'There is no seat 3 at a table of 3; seats count from 0.',
      clause: 'K1.1',
    },
  },
  {
    what: 'a target beyond the table',
    table: { ...three, attack: { sword: '5/0', target: P4 } },
    problem: {
      path: 'position.attack.target',
      problem: 'There is no seat 3 at a table of 3; seats count from 0.',
      clause: 'K1.1',
    },
  },
  {
    what: 'a starter beyond the table',
    table: { ...three, tiebreak: { ...round, starter: P5 } },
    problem: {
      path: 'position.tiebreak.starter',
      problem: 'There is no seat 4 at a table of 3; seats count from 0.',
      clause: 'K1.1',
    },
  },
  {
    what: 'somebody in the round beyond the table',
    table: { ...three, tiebreak: { ...round, players: [P1, P4] } },
    problem: {
      path: 'position.tiebreak.players[1]',
      problem: 'There is no seat 3 at a table of 3; seats count from 0.',
      clause: 'K1.1',
    },
  },
  {
    what: 'a card in two hands',
    table: three,
    change: () => ({
      hands: [
        [1, 2, 3],
        [4, 3, 6],
        [7, 8, 9],
      ],
      drawPile: rest(1, 2, 3, 4, 6, 7, 8, 9),
    }),
    problem: {
      path: 'position.hands[1][1]',
      problem: 'Card #3 is at hands[0][2] already. Every card exists once.',
      clause: 'K3.5',
    },
  },
  {
    what: 'a card held and discarded',
    table: three,
    change: () => ({ discardPile: [2] }),
    problem: {
      path: 'position.discardPile[0]',
      problem: 'Card #2 is at hands[0][1] already. Every card exists once.',
      clause: 'K3.5',
    },
  },
  {
    what: 'a sword that is still in the hand',
    table: { ...three, attack: { sword: '5/0', target: P2 } },
    change: () => ({ attack: { card: 2, target: P2 }, drawPile: rest(2, 3, 4, 5, 6, 7, 8, 9) }),
    problem: {
      path: 'position.attack.card',
      problem: 'Card #2 is at hands[0][0] already. Every card exists once.',
      clause: 'K3.5',
    },
  },
  {
    what: 'cards that are nowhere',
    table: three,
    change: () => ({ drawPile: rest(1, 2, 3, 4, 5, 6, 7, 8, 9, 30, 54) }),
    problem: {
      path: 'position.drawPile',
      problem:
        'These cards are nowhere: #30, #54. Put them somewhere, or leave drawPile out and they are shuffled into it.',
      clause: 'K1.1',
    },
  },
  {
    what: 'somebody at 0 who is said to be in',
    table: { life: [9, 0, 7], out: [false, false, false] },
    problem: { path: 'position.out[1]', problem: 'P2 is at 0 life or less, and so is out.', clause: 'K4.8' },
  },
  {
    what: 'somebody out with life left, and no tiebreak',
    table: { life: [9, 8, 7], out: [false, true, false] },
    problem: {
      path: 'position.out[1]',
      problem: 'P2 has life left; only a tiebreak puts such a player out.',
      clause: 'K4.8',
    },
  },
  {
    what: 'one player left',
    table: { life: [9, 0, -3] },
    problem: {
      path: 'position.life',
      problem: 'The game is over: fewer than two players are left.',
      clause: 'K1.2',
    },
  },
  {
    what: 'cards with somebody who is out',
    table: { life: [9, 8, 0] },
    change: () => ({ hands: [[1, 2, 3], [4, 5, 6], [7]], drawPile: rest(1, 2, 3, 4, 5, 6, 7) }),
    problem: { path: 'position.hands[2]', problem: 'P3 is out and holds no cards.', clause: 'KR6' },
  },
  {
    what: 'the turn of somebody who is out',
    table: { life: [9, 8, 0], turn: P3 },
    problem: {
      path: 'position.turn',
      problem: 'P3 is not in the game any more, and has no turn.',
      clause: 'KR5',
    },
  },
  {
    what: 'two cards in a hand',
    table: { ...three, holds: [3, 2, 3] },
    problem: { path: 'position.hands[1]', problem: 'P2 should hold 3 cards here, not 2.', clause: 'K3.6' },
  },
  {
    what: 'four cards in a hand',
    table: { ...three, holds: [3, 4, 3] },
    problem: { path: 'position.hands[1]', problem: 'P2 should hold 3 cards here, not 4.', clause: 'K3.6' },
  },
  {
    what: 'an attacker with three cards besides the sword',
    table: { ...three, holds: 3, attack: { sword: '5/0', target: P2 } },
    problem: { path: 'position.hands[0]', problem: 'P1 should hold 2 cards here, not 3.', clause: 'K3.6' },
  },
  {
    what: 'two cards in a hand under no-reshuffle, with cards to draw',
    table: { ...three, holds: [3, 2, 3], draw: '1/1', drawIsAll: true, rulings: { deckOut: 'no-reshuffle' } },
    problem: { path: 'position.hands[1]', problem: 'P2 should hold 3 cards here, not 2.', clause: 'K3.6' },
  },
  {
    what: 'four cards in a hand under no-reshuffle, with none to draw',
    table: { ...three, holds: [3, 4, 3], drawIsAll: true, rulings: { deckOut: 'no-reshuffle' } },
    problem: { path: 'position.hands[1]', problem: 'P2 should hold 3 cards here, not 4.', clause: 'K3.6' },
  },
  {
    what: 'an attack on oneself',
    table: { ...three, attack: { sword: '5/0', target: P1 } },
    problem: { path: 'position.attack.target', problem: 'P1 cannot attack themselves.', clause: 'KR17' },
  },
  {
    what: 'an attack on somebody who is out',
    table: { life: [9, 8, 0], attack: { sword: '5/0', target: P3 } },
    problem: { path: 'position.attack.target', problem: 'P3 cannot be attacked here.', clause: 'KR17' },
  },
  {
    what: 'an attack with the group spent',
    table: { ...three, group: 0, attack: { sword: '5/0', target: P2 } },
    problem: {
      path: 'position.attack',
      problem: 'With the group at 0 or less there is no attack: the group is looked at first.',
      clause: 'K1.3',
    },
  },
  {
    what: 'an attack before the round is dealt',
    table: { life: [8, 8, 8], tiebreak: undealt, attack: { sword: '5/0', target: P2 } },
    problem: {
      path: 'position.attack',
      problem: 'The round is still to be dealt, so nobody has attacked.',
      clause: 'K4.1',
    },
  },
  {
    what: 'a tiebreak with the group above 0',
    table: { life: [8, 8, 8], group: 1, tiebreak: round },
    problem: {
      path: 'position.group',
      problem: 'A tiebreak begins when the group is at 0 or less.',
      clause: 'K5.1',
    },
  },
  {
    what: 'somebody twice in the round',
    table: { life: [8, 8, 8], tiebreak: { ...round, players: [P1, P2, P3, P2] } },
    problem: {
      path: 'position.tiebreak.players[3]',
      problem: 'P2 is not living, or is named twice.',
      clause: 'K5.2',
    },
  },
  {
    what: 'somebody in the round who is out',
    table: { life: [8, 8, 0], tiebreak: { ...round, players: [P1, P2, P3] } },
    problem: {
      path: 'position.tiebreak.players[2]',
      problem: 'P3 is not living, or is named twice.',
      clause: 'K5.2',
    },
  },
  {
    what: 'a bottom group under the rule',
    table: { ...bottom, rulings: { tiebreak: 'rule' } },
    problem: {
      path: 'position.tiebreak.bottom',
      problem: 'Only under tiebreak: printed-example do the bottom players play a round of their own.',
      clause: 'KR14',
    },
  },
  {
    what: 'a bottom group of everyone',
    table: {
      life: [5, 5],
      holds: 2,
      tiebreak: { ...round, bottom: true },
      rulings: { tiebreak: 'printed-example' },
    },
    problem: {
      path: 'position.tiebreak.bottom',
      problem: 'A bottom round leaves at least one living player out.',
      clause: 'KR14',
    },
  },
  {
    what: 'somebody sitting out a full round',
    table: { life: [8, 8, 8], holds: [2, 2, 0], tiebreak: { ...round, players: [P1, P2] } },
    problem: {
      path: 'position.tiebreak.players',
      problem: 'P3 is living and has to play this round, or it must be a bottom round.',
      clause: 'K5.6',
    },
  },
  {
    what: 'cards with somebody who sits out',
    table: { ...bottom, holds: [2, 2, 1] },
    problem: {
      path: 'position.hands[2]',
      problem: 'P3 sits this round out and holds no cards.',
      clause: 'KR14',
    },
  },
  {
    what: 'the turn of somebody who sits out',
    table: { ...bottom, turn: P3 },
    problem: {
      path: 'position.turn',
      problem: 'P3 does not play this round of the tiebreak.',
      clause: 'K5.6',
    },
  },
  {
    what: 'an attack on somebody who sits out',
    table: { ...bottom, holds: [1, 2, 0], attack: { sword: '5/0', target: P3 } },
    problem: { path: 'position.attack.target', problem: 'P3 cannot be attacked here.', clause: 'KR17' },
  },
  {
    what: 'an attack on oneself in a round',
    table: { life: [8, 8, 8], tiebreak: round, attack: { sword: '5/0', target: P1 } },
    problem: { path: 'position.attack.target', problem: 'P1 cannot attack themselves.', clause: 'KR17' },
  },
  {
    what: 'the turn of somebody without a card in a round',
    table: { life: [8, 8, 8], holds: [0, 3, 3], tiebreak: round },
    problem: {
      path: 'position.hands[0]',
      problem: 'P1 has to play and holds no card; they would have drawn one first.',
      clause: 'KR15',
    },
  },
  {
    what: 'a target without a card in a round',
    table: { life: [8, 8, 8], holds: [2, 0, 3], tiebreak: round, attack: { sword: '5/0', target: P2 } },
    problem: {
      path: 'position.hands[1]',
      problem: 'P2 has to play and holds no card; they would have drawn one first.',
      clause: 'KR15',
    },
  },
  {
    what: 'a target without a card in a round under no-reshuffle, with a card to draw',
    table: {
      life: [8, 8, 8],
      holds: [2, 0, 3],
      tiebreak: round,
      attack: { sword: '5/0', target: P2 },
      draw: '1/1',
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    },
    problem: {
      path: 'position.hands[1]',
      problem: 'P2 has to play and holds no card; they would have drawn one first.',
      clause: 'KR15',
    },
  },
  {
    what: 'a round under no-reshuffle that cannot be dealt',
    table: {
      life: [8, 8, 8],
      holds: [3, 2, 3],
      tiebreak: undealt,
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    },
    problem: {
      path: 'position.drawPile',
      problem: 'The draw pile cannot fill the hands: under no-reshuffle this game is scored, and over.',
      clause: 'KR4',
    },
  },
  {
    what: 'a game out of turns',
    table: { ...three, turns: 1000 },
    problem: {
      path: 'position.turns',
      problem: 'The limit is reached already: this game is scored, and over.',
      clause: 'KR19',
    },
  },
  {
    what: 'a game out of turns by its own limit',
    table: { ...three, turns: 7, rulings: { limits: { turns: 7 } } },
    problem: {
      path: 'position.turns',
      problem: 'The limit is reached already: this game is scored, and over.',
      clause: 'KR19',
    },
  },
  {
    what: 'a tiebreak out of level rounds',
    table: { life: [8, 8, 8], tiebreak: { ...round, level: 20 } },
    problem: {
      path: 'position.tiebreak.level',
      problem: 'The limit is reached already: this game is scored, and over.',
      clause: 'KR19',
    },
  },
];

/** The cards from 1 to 54 but for these. */
function rest(...without: number[]): number[] {
  return Array.from({ length: 54 }, (_, index) => index + 1).filter((card) => !without.includes(card));
}

describe('a position that could not stand on a table', () => {
  it.each(refused)('[$problem.clause] is refused: $what', ({ table, change, problem }) => {
    expect(problems(table, change)).toEqual([problem]);
  });

  it('[L14] [K5.4] a hand larger than any round deals is refused: who holds 36 cards has too many moves', () => {
    const found = problems({
      life: Array<number>(10).fill(8),
      holds: [36, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      tiebreak: round,
    });
    expect(found).toMatchObject([{ path: 'position.hands[0]', clause: 'K5.4' }]);
    const owing = problems({ life: [8, 8, 8], holds: [40, 3, 3], tiebreak: undealt });
    expect(owing).toMatchObject([{ path: 'position.hands[0]', clause: 'K5.4' }]);
  });

  it('[L14] [K5.4] seven cards are the most that any round deals, and may be left from one of seven', () => {
    expect(lay({ life: [8, 8, 8], holds: [7, 3, 3], tiebreak: undealt }).held).toEqual([7, 3, 3]);
    expect(lay({ life: [8, 8, 8], holds: [7, 3, 3], tiebreak: round }).held).toEqual([7, 3, 3]);
    const found = problems({
      life: [8, 8, 8],
      holds: [7, 8, 3],
      tiebreak: round,
      attack: { sword: '1/0', target: P2 },
    });
    expect(found.map(({ path, problem }) => `${path}: ${problem}`)).toEqual([
      'position.hands[0]: P1 can hold at most 6 cards here, not 7.',
      'position.hands[1]: P2 can hold at most 7 cards here, not 8.',
    ]);
  });

  it('is refused with every reason at once', () => {
    const found = problems({ life: [9, 8, 7, 0], holds: [2, 3, 4], turn: P4, group: 10 }, () => ({
      turns: 5000,
    }));
    expect(found.map(({ path }) => path)).toEqual([
      'position.turn',
      'position.hands[0]',
      'position.hands[2]',
      'position.turns',
    ]);
    const seats = problems(three, ({ hands }) => ({
      life: [9, 8],
      hands: hands.slice(1),
      turn: 8,
    }));
    expect(seats.map(({ path }) => path)).toEqual(['position.life', 'position.hands', 'position.turn']);
    const cards = problems(three, () => ({ discardPile: [1, 2, 53] }));
    expect(cards.map(({ path }) => path)).toEqual([
      'position.discardPile[0]',
      'position.discardPile[1]',
      'position.drawPile[43]',
    ]);
  });
});

describe('a position that could', () => {
  it('begins where it stands: the turn of a player, in the middle of a game', () => {
    const game = lay({
      life: [3, 0, 7],
      group: 4,
      turn: P3,
      turns: 12,
      hands: ['1/1', '', '2/2'],
      discarded: '9/9',
    });
    expect(game.asked).toEqual([P3]);
    expect(game.state).toMatchObject({
      life: [3, 0, 7],
      out: [false, true, false],
      group: 4,
      turn: P3,
      turns: 12,
      table: null,
      tiebreak: null,
    });
    expect(game.hand(P3)).toBe('2/2 0/0 0/0');
    expect(game.faces(game.state.discardPile)).toBe('9/9');
    expect(game.the('began')).toMatchObject({ clause: 'KR20' });
    expect(game.all('shuffled')).toEqual([]);
  });

  it('[K4.2] with a sword on the table: its target defends', () => {
    const game = lay({ life: [9, 8, 7], attack: { sword: '5/0-1', target: P3 }, hands: ['', '', '0/2'] });
    expect(game.asked).toEqual([P3]);
    game.defend(P3, '0/2');
    expect(game.state).toMatchObject({ life: [9, 8, 4], group: 9, turn: P2 });
  });

  it('[KR4] with a sword on the table and a target without a card: it defends by itself', () => {
    const game = lay({
      life: [9, 8, 7],
      holds: [1, 0, 2],
      attack: { sword: '5/0', target: P2 },
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    });
    expect(game.state.life).toEqual([9, 3, 7]);
    // And then P2, who is to act, has no card: scored.
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR4' });
  });

  it('[KR4] where the player to act has no card: it is scored', () => {
    const game = lay({
      life: [9, 8, 7],
      holds: [0, 1, 1],
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    });
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR4' });
  });

  it('[KR4] where nobody holds a card: it is scored, and not dealt anew', () => {
    const game = lay({ life: [9, 8, 7], holds: 0, drawIsAll: true, rulings: { deckOut: 'no-reshuffle' } });
    expect(game.outcome).toEqual({ winners: [P1], clause: 'KR4' });
    expect(game.happened).toEqual(['began', 'game-over']);
  });

  it('[K1.3] with the group spent: the leader has won', () => {
    const game = lay({ life: [9, 8, 7], group: -3 });
    expect(game.outcome).toEqual({ winners: [P1], clause: 'K1.3' });
  });

  it('[K1.4] [K5.5] with the group spent and a tie: the tiebreak begins with whose turn it would be', () => {
    const game = lay({ life: [8, 8, 8, 3], group: 0, turn: P3 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'K5.5', player: P3 });
    expect(game.state.tiebreak?.players).toEqual([P3, P1, P2]);
    expect(game.living).toEqual([P1, P2, P3]);
    expect(game.asked).toEqual([P3]);
  });

  it('[KR10] with the group spent, when it would be the turn of somebody who is not tied', () => {
    const game = lay({ life: [8, 8, 3], group: 0, turn: P3 });
    expect(game.the('starter-named')).toMatchObject({ clause: 'KR10', player: P1 });
    expect(game.asked).toEqual([P1, P2]);
  });

  it('[K5.4] in a tiebreak, before the round is dealt', () => {
    const game = lay({ life: [8, 8, 8, 8, 3], out: [false, false, false, false, true], tiebreak: undealt });
    expect(game.held).toEqual([4, 4, 4, 4, 0]);
    expect(game.asked).toEqual([P1]);
    expect(game.all('eliminated')).toEqual([]);
  });

  it('[K5.6] in the middle of a round: it runs on to the last one', () => {
    const game = lay({
      life: [8, 8, 8],
      holds: [2, 2, 2],
      turn: P1,
      tiebreak: { starter: P3, round: 'begun', rounds: 4, level: 3 },
    });
    expect(game.state.tiebreak).toMatchObject({
      players: [P3, P1, P2],
      next: 1,
      rounds: 4,
      level: 3,
      size: 3,
    });
    game.quietly([P1, P2], [P2, P3]);
    expect(game.the('round-called')).toMatchObject({ players: [P3, P1, P2], level: 4 });
    expect(game.state.tiebreak?.rounds).toBe(5);
  });

  it('[KR13] in a round in which somebody fell: the others still hold as many cards as were dealt', () => {
    const game = lay({ life: [8, 0, 8, 8], holds: [3, 0, 4, 4], turn: P3, tiebreak: round });
    expect(game.quietly([P3, P4], [P4, P1]).the('round-level').life).toBe(8);
    expect(game.the('round-called').players).toEqual([P1, P3, P4]);
  });

  it('[K5.6] in a round, with a sword on the table', () => {
    const game = lay({
      life: [8, 8, 8],
      holds: [1, 2, 3],
      turn: P2,
      tiebreak: round,
      attack: { sword: '3/0', target: P3 },
    });
    expect(game.asked).toEqual([P3]);
    expect(game.defend(P3, '0/0').state.life).toEqual([8, 8, 5]);
    expect(game.asked).toEqual([P3]);
  });

  it('[KR14] in a bottom round', () => {
    const game = lay(bottom);
    expect(game.asked).toEqual([P1]);
    expect(game.state.tiebreak).toMatchObject({ players: [P1, P2], size: 2, bottom: true });
  });

  it('[K5.5] whose starter is out by now: the round starts with the next of its players', () => {
    const game = lay({ life: [8, 8, 0], tiebreak: { starter: P3, round: 'to-be-dealt' }, holds: 2 });
    expect(game.asked).toEqual([P1]);
  });

  it('[KR4] without a draw pile: what is nowhere else is shuffled into it by the seed', () => {
    const options = optionsFor({ ...three, attack: { sword: '5/0', target: P2 }, discarded: '1/1 2/2' });
    const { drawPile, ...position } = options.position;
    const pile = (seed: number) => new Story({ ...options, position }, seed).state.drawPile;
    expect(pile(1).toSorted((a, b) => a - b)).toEqual(
      [...(drawPile as number[]), ...[]].toSorted((a, b) => a - b),
    );
    expect(pile(1)).toEqual(pile(1));
    expect(pile(1)).not.toEqual(pile(2));
  });

  it('[KR4] without a draw pile, when nothing is left for it: hands may be short under no-reshuffle', () => {
    const options = optionsFor({
      ...three,
      holds: [3, 2, 3],
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    });
    const { drawPile: _, ...position } = options.position;
    expect(new Story({ ...options, position }).held).toEqual([3, 2, 3]);
  });

  it('[L7] what was handed in is not touched', () => {
    const options = optionsFor({ life: [8, 8, 3], group: 0, turn: P3 });
    const before = JSON.stringify(options);
    new Story(options).discard(P1, '0/0').discard(P2, '0/0');
    expect(JSON.stringify(options)).toBe(before);
  });
});

it('every sentence about positions is said above', () => {
  expect([...said].sort()).toEqual(Object.keys(sentences).sort());
});
