/** The turn and its windows, and set-up before it (F3, F4, F7). */
import { frontLineNumbers } from '@komradery/cards';
import { after, cite, goOn, play } from '../../beats.ts';
import type { Move } from '../../example.ts';
import type { FrontLineEvent } from '../events.ts';
import { deckOf } from './deck.ts';
import { example, type FrontLineExample, lays, passes } from './table.ts';

type E = FrontLineEvent;

const ARMOR = 'BODY ARMOR';

const drafts = (...cards: readonly (readonly [player: number, card: number])[]): Move[] =>
  cards.map(([player, card]) => ({ player, command: `draft #${card}` }));

const settingUp = (): FrontLineExample => ({
  id: 'setting-up',
  options: {
    players: 3,
    deck: deckOf({
      players: 3,
      actions: new Map([
        ['Advance', 5],
        ['Step Back', 5],
        [ARMOR, 2],
        ['Vodka', 8],
      ]),
      incoming: ['Sniper', 'Mortar'],
    }),
    line: [1, 0, 2],
  },
  seed: 89,
  opening: cite('F1.1 F1.2 F1.3 FR22 FR23'),
  beats: [
    play<E>(0, 'pick Anka', 'F3.1 FR39'),
    play<E>(1, 'pick Bogdan', 'FR39'),
    play<E>(2, 'pick Clara', 'F3.1', { upTo: 'character-taken' }),
    goOn<E>('F3.2', { before: 'lined-up' }),
    goOn<E>('F3.3', { upTo: 'lined-up' }),
    goOn<E>('F3.4', { upTo: 'initiative' }),
    goOn<E>('F3.5', { before: 'kept' }),
    goOn<E>('F3.6'),
  ],
});

const thinRations = (): FrontLineExample => {
  const six = frontLineNumbers.largerGames.above + 1;
  return {
    id: 'thin-rations',
    options: {
      players: six,
      deck: deckOf({
        players: six,
        actions: new Map([['Vodka', six * frontLineNumbers.hand]]),
        incoming: [],
        startHp: [undefined, 12],
      }),
      draft: false,
      line: [0, 1, 2, 3, 4, 5],
    },
    seed: 89,
    opening: cite('F7.1'),
    beats: [play<E>(0, 'pick Anka', 'F7.1'), play<E>(1, 'pick Bogdan', 'F7.1 FR27')],
  };
};

export const turn = () => [
  settingUp(),
  thinRations(),
  example(
    'a-whole-turn',
    {
      line: 'A B C _',
      hp: [8, 10, 10],
      hands: ['Step Back', ARMOR],
      incoming: 'Mortar',
    },
    'F2.1',
    goOn<E>('F4.1', { upTo: 'target-placed' }),
    goOn<E>('F2.3'),
    after<E>(lays('Step Back', ARMOR, 'Vodka'), 'F4.2', { before: 'revealed' }),
    goOn<E>('F4.4a F4.4 FR11', { before: 'equipped' }),
    goOn<E>('F4.4b', { upTo: 'equipped' }),
    goOn<E>('F4.4c'),
    play<E>(0, 'play [Vodka]', 'F4.3'),
    play<E>(1, 'pass', 'F4.3'),
  ),
];
