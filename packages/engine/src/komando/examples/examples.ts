/**
 * The examples of KOMANDO: positions and moves. What follows from them, the engine says; the captions are in
 * `prose/examples-en.ts`.
 */
import { type End as EndOf, goOn, play } from '../../beats.ts';
import type { Beat, Example } from '../../example.ts';
import type { PlayerId } from '../../game.ts';
import type { CardId } from '../../zones.ts';
import type { KomandoEvent } from '../events.ts';
import type { KomandoOptions } from '../options.ts';
import type { KomandoPosition } from '../position.ts';
import { cardOf as c, exampleDeck } from './deck.ts';

export type KomandoExample = Example<KomandoOptions>;

type End = EndOf<KomandoEvent>;

const then = goOn<KomandoEvent>;

const attack = (player: PlayerId, target: PlayerId, card: CardId, clauses: string, end?: End): Beat =>
  play(player, `attack P${target + 1} with #${card}`, clauses, end);

const defend = (player: PlayerId, card: CardId, clauses: string, end?: End): Beat =>
  play(player, `defend with #${card}`, clauses, end);

const discard = (player: PlayerId, card: CardId, clauses: string, end?: End): Beat =>
  play(player, `discard #${card}`, clauses, end);

/** A position whose draw pile has these cards on top, the next to be drawn first; below them, the rest in order. */
function withTop(position: KomandoPosition, top: readonly CardId[]): KomandoPosition {
  const named = new Set([...position.hands.flat(), ...(position.discardPile ?? []), ...top]);
  const rest = exampleDeck.map((_, index) => index + 1).filter((card) => !named.has(card));
  return { ...position, drawPile: [...rest, ...top.toReversed()] };
}

const example = (
  id: string,
  options: Omit<KomandoOptions, 'deck' | 'players'> & { readonly players?: number },
  ...beats: readonly Beat[]
): KomandoExample => ({
  id,
  options: {
    ...options,
    players: options.players ?? options.position?.life.length ?? 0,
    deck: exampleDeck.slice(),
  },
  seed: 54,
  opening: options.position ? [] : ['K1.1', 'K3.1'],
  beats,
});

/** Cards are named by sword and shield: `c(7, 5)`. The group icon follows from the shield (`deck.ts`). */
const settingUp = example(
  'setting-up',
  { players: 3, dealer: 2 },
  then('KR16', { upTo: 'dealer-chosen' }),
  then('K3.3', { upTo: 'shuffled' }),
  then('K3.3 K3.6', { before: 'turn-began' }),
  then('K3.4'),
);

const exchange = example(
  'exchange',
  {
    position: withTop(
      {
        life: [10, 8, 9],
        group: 14,
        turn: 0,
        hands: [
          [c(7, 5), c(2, 0), c(4, 4)],
          [c(5, 2), c(1, 0), c(3, 7)],
          [c(6, 0), c(8, 2), c(1, 9)],
        ],
      },
      [c(5, 5), c(9, 7)],
    ),
  },
  attack(0, 1, c(7, 5), 'K4.1 K2.1'),
  defend(1, c(5, 2), 'K4.2', { upTo: 'defended' }),
  then('KR1 K2.2', { upTo: 'damaged' }),
  then('K4.4 K2.3', { upTo: 'group-counted' }),
  then('K3.5', { upTo: 'table-cleared' }),
  then('K4.5 K3.6', { before: 'turn-passed' }),
  then('K4.6'),
);

const blocked = example(
  'blocked',
  {
    position: {
      life: [6, 4],
      group: 11,
      turn: 1,
      hands: [
        [c(2, 9), c(5, 4), c(7, 2)],
        [c(3, 4), c(8, 7), c(1, 2)],
      ],
    },
  },
  attack(1, 0, c(3, 4), 'K4.1'),
  defend(0, c(2, 9), 'K4.2', { upTo: 'defended' }),
  then('K4.3 K4.7', { upTo: 'blocked' }),
  then('K4.4'),
);

const groupRecovers = example(
  'group-recovers',
  {
    position: {
      life: [9, 10, 7],
      group: 17,
      turn: 2,
      hands: [
        [c(1, 0), c(6, 5), c(9, 2)],
        [c(4, 0), c(5, 7), c(2, 4)],
        [c(2, 0), c(3, 9), c(8, 5)],
      ],
    },
  },
  attack(2, 0, c(2, 0), 'K4.1'),
  defend(0, c(1, 0), 'K4.2', { upTo: 'defended' }),
  then('KR1', { upTo: 'damaged' }),
  then('K4.4 K4.9', { upTo: 'group-counted' }),
  then('K3.2 KR2'),
);

const elimination = example(
  'elimination',
  {
    position: {
      life: [5, 3, 7, 6],
      group: 12,
      turn: 0,
      hands: [
        [c(8, 4), c(1, 5), c(3, 2)],
        [c(5, 2), c(7, 0), c(9, 9)],
        [c(2, 7), c(6, 4), c(4, 2)],
        [c(1, 0), c(9, 0), c(5, 5)],
      ],
    },
  },
  attack(0, 1, c(8, 4), 'K4.1'),
  defend(1, c(5, 2), 'K4.2', { upTo: 'defended' }),
  then('KR1', { upTo: 'damaged' }),
  then('K4.8', { upTo: 'eliminated' }),
  then('KR6', { upTo: 'discarded' }),
  then('K4.5 KR7', { before: 'turn-passed' }),
  then('KR5'),
);

const lastStanding = example(
  'last-standing',
  {
    position: {
      life: [4, 2],
      group: 9,
      turn: 0,
      hands: [
        [c(6, 2), c(2, 5), c(4, 7)],
        [c(1, 2), c(3, 0), c(8, 0)],
      ],
    },
  },
  attack(0, 1, c(6, 2), 'K4.1'),
  defend(1, c(1, 2), 'K4.2', { upTo: 'defended' }),
  then('K4.8 KR1', { upTo: 'eliminated' }),
  then('K1.2'),
);

const groupSpent = example(
  'group-spent',
  {
    position: {
      life: [7, 9, 4],
      group: 5,
      turn: 2,
      hands: [
        [c(5, 7), c(1, 4), c(2, 2)],
        [c(3, 0), c(6, 7), c(8, 4)],
        [c(4, 9), c(7, 4), c(9, 5)],
      ],
    },
  },
  attack(2, 0, c(4, 9), 'K4.1'),
  defend(0, c(5, 7), 'K4.2', { upTo: 'defended' }),
  then('K4.3', { upTo: 'blocked' }),
  then('K4.4 K2.3', { upTo: 'group-counted' }),
  then('K4.5 KR3', { before: 'game-over' }),
  then('K1.3'),
);

const bothAtOnce = example(
  'both-at-once',
  {
    position: {
      life: [6, 2, 6, 3],
      group: 3,
      turn: 0,
      hands: [
        [c(8, 9), c(4, 2), c(3, 7)],
        [c(2, 5), c(7, 0), c(6, 0)],
        [c(5, 4), c(1, 7), c(9, 0)],
        [c(4, 0), c(1, 9), c(6, 2)],
      ],
    },
  },
  attack(0, 1, c(8, 9), 'K4.1'),
  defend(1, c(2, 5), 'K4.2', { upTo: 'defended' }),
  then('KR1', { upTo: 'damaged' }),
  then('K4.4 KR3', { upTo: 'group-counted' }),
  then('K4.8 KR3', { before: 'drew' }),
  then('K4.5 KR7', { before: 'tiebreak-began' }),
  then('K1.4 K5.1 KR3', { before: 'eliminated' }),
  then('K5.2'),
);

const twoLevel = example(
  'two-level',
  {
    position: withTop(
      {
        life: [8, 5, 8],
        group: 2,
        turn: 0,
        hands: [
          [c(1, 9), c(4, 4), c(6, 5)],
          [c(3, 5), c(7, 0), c(5, 0)],
          [c(5, 2), c(3, 4), c(2, 7)],
        ],
      },
      [c(1, 0), c(2, 0), c(9, 2), c(2, 4), c(4, 2), c(3, 2)],
    ),
  },
  attack(0, 1, c(1, 9), 'K4.1'),
  defend(1, c(3, 5), 'K4.4', { upTo: 'group-counted' }),
  then('K1.4 K5.1', { upTo: 'tiebreak-began' }),
  then('KR10', { upTo: 'starter-named' }),
  then('K5.2 K5.4 KR11'),
  discard(0, c(1, 0), 'KR8'),
  discard(2, c(5, 2), 'K5.4 KR8'),
  attack(2, 0, c(3, 4), 'K4.1 K5.6'),
  defend(0, c(4, 4), 'K4.3 K5.3 KR9'),
  attack(0, 2, c(6, 5), 'K4.1'),
  defend(2, c(2, 7), 'K4.3 K5.6', { before: 'round-level' }),
  then('KR12'),
  attack(2, 0, c(9, 2), 'K4.1'),
  defend(0, c(3, 2), 'KR1'),
  attack(0, 2, c(4, 2), 'K4.1'),
  defend(2, c(2, 4), 'K4.3', { before: 'round-judged' }),
  then('K5.7'),
);

/** The source's own example, from the exchange that spends the group: P1 to P4 at 10 life, the others lower. */
const sevenPlayersPosition = withTop(
  {
    life: [10, 10, 10, 10, 6, 4, 7],
    group: 4,
    turn: 6,
    hands: [
      [c(6, 4), c(3, 5), c(1, 4)],
      [c(5, 4), c(2, 9), c(4, 2)],
      [c(7, 4), c(2, 4), c(3, 2)],
      [c(8, 4), c(7, 7), c(1, 5)],
      [c(2, 7), c(3, 0), c(4, 0)],
      [c(5, 0), c(6, 0), c(7, 0)],
      [c(4, 9), c(8, 0), c(9, 0)],
    ],
  },
  [c(1, 0), c(2, 0), c(1, 2), c(2, 2), c(6, 2), c(5, 2)],
);

const untilTheFirstRoundEnds: readonly Beat[] = [
  attack(6, 4, c(4, 9), 'K4.1'),
  defend(4, c(2, 7), 'K4.4 K2.3', { upTo: 'group-counted' }),
  then('K1.4 K5.1', { before: 'eliminated' }),
  then('K5.2 KR6', { before: 'drew' }),
  then('K5.4', { before: 'round-turn-began' }),
  then('K5.5 K5.6'),
  attack(0, 2, c(6, 4), 'K4.1'),
  defend(2, c(2, 4), 'KR1 K5.3'),
  attack(1, 3, c(5, 4), 'K4.1'),
  defend(3, c(7, 7), 'K4.3'),
  attack(2, 0, c(7, 4), 'K4.1'),
  defend(0, c(3, 5), 'KR1'),
  attack(3, 1, c(8, 4), 'K4.1'),
  defend(1, c(2, 9), 'K4.3 K5.6', { before: 'round-judged' }),
];

const sevenPlayers = example(
  'seven-players',
  { rulings: { tiebreak: 'rule' }, position: sevenPlayersPosition },
  ...untilTheFirstRoundEnds,
  then('K5.7 KR14', { before: 'round-called' }),
  then('K5.7 K5.6'),
  attack(1, 3, c(4, 2), 'K4.1'),
  defend(3, c(1, 5), 'K4.3'),
  attack(3, 1, c(5, 2), 'K4.1'),
  defend(1, c(2, 2), 'KR1', { before: 'round-judged' }),
  then('K5.7'),
);

const sevenPlayersPrinted = example(
  'seven-players-printed',
  { rulings: { tiebreak: 'printed-example' }, position: sevenPlayersPosition },
  ...untilTheFirstRoundEnds,
  then('KR14', { before: 'discarded' }),
  then('KR14 K5.6'),
  attack(0, 2, c(1, 2), 'K4.1'),
  defend(2, c(3, 2), 'K4.3'),
  attack(2, 0, c(6, 2), 'K4.1'),
  defend(0, c(1, 4), 'KR1', { before: 'round-judged' }),
  then('KR14', { before: 'round-called' }),
  then('KR14 K5.4'),
);

export const komandoExamples: readonly KomandoExample[] = [
  settingUp,
  exchange,
  blocked,
  groupRecovers,
  elimination,
  lastStanding,
  groupSpent,
  bothAtOnce,
  twoLevel,
  sevenPlayers,
  sevenPlayersPrinted,
];
