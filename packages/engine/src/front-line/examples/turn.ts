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
    play<E>(1, 'pick Bogdan', 'F3.1 FR39'),
    play<E>(2, 'pick Clara', 'F3.1', { upTo: 'character-taken' }),
    goOn<E>('F3.2', { before: 'lined-up' }),
    goOn<E>('F3.3', { upTo: 'lined-up' }),
    goOn<E>('F3.4', { upTo: 'initiative' }),
    goOn<E>('F3.5', { before: 'kept' }),
    goOn<E>('F3.6'),
    after<E>(drafts([0, 2], [1, 5]), 'F3.6'),
    play<E>(2, 'draft #11', 'F3.6'),
    play<E>(0, 'draft #12', 'F3.6'),
    after<E>(drafts([1, 6], [2, 7], [0, 9], [1, 1], [2, 14], [0, 17], [1, 10], [2, 15]), 'F3.6', {
      before: 'turn-began',
    }),
    goOn<E>('F4.1'),
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
    { line: 'A B C _', hp: [8, 10, 10], hands: ['Step Back', ARMOR], incoming: 'Mortar' },
    'F2.1',
    goOn<E>('F4.1 F2.3'),
    after<E>(lays('Step Back', ARMOR, 'Vodka'), 'F4.2', { before: 'revealed' }),
    goOn<E>('F4.4a F4.4 FR11', { before: 'equipped' }),
    goOn<E>('F4.4b', { upTo: 'equipped' }),
    goOn<E>('F4.4c'),
    { quietly: passes(1, 2), ...play<E>(0, 'play [Vodka]', 'F4.3') },
    after<E>(passes(1, 2), 'F4.5 F2.3'),
    {
      quietly: [{ player: 1, command: `choose [${ARMOR}]` }],
      ...play<E>(1, 'choose 1', 'FR17 F2.7', { before: 'damaged' }),
    },
    goOn<E>('F4.5 FR8', { before: 'drew' }),
    goOn<E>('F4.6', { before: 'target-removed' }),
    goOn<E>('F4.7 FR33', { upTo: 'initiative' }),
    goOn<E>('F4.1 F4.8'),
  ),
  example(
    'windows',
    {
      line: 'A B _',
      hp: [7, 8],
      gear: ['Field Kitchen 2'],
      initiative: 1,
      rulings: { eventWindows: 'every-window' },
    },
    'F4.3 F4.4b',
    goOn<E>('F4.1', { upTo: 'target-placed' }),
    goOn<E>('FR12'),
    {
      quietly: [{ player: 0, command: 'use [Field Kitchen]' }],
      ...play<E>(1, 'play [Vodka]', 'F4.3 FR13 FR26'),
    },
    play<E>(0, 'use [Field Kitchen]', 'F4.4b F2.7'),
    play<E>(0, 'pass turn', 'FR12'),
  ),
  example(
    'countermand',
    { line: 'A B C _', hands: ['Countermand', 'OFFER GLORIOUS DEATH'], incoming: 'Sniper' },
    'FR36',
    after<E>([...lays('Vodka', 'Vodka', 'Vodka'), ...passes(0, 2)], 'F4.1'),
    play<E>(1, 'play [OFFER GLORIOUS DEATH]', 'FR36 F4.3'),
    { quietly: passes(2), ...play<E>(0, 'play [Countermand]', 'FR36') },
    after<E>(passes(2), 'FR36'),
    after<E>(passes(2, 2), 'F4.5', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
  example(
    'initiative',
    { line: 'A B C _', hands: ['', 'Volunteer', 'Advance'] },
    'F4.4',
    after<E>(lays('Vodka', 'Volunteer', 'Advance'), 'F4.4a F3.4', { upTo: 'initiative' }),
    goOn<E>('FR38 F4.4'),
    after<E>(passes(0, 1, 2), 'F4.6', { before: 'initiative' }),
    goOn<E>('F4.7 FR38', { upTo: 'initiative' }),
    goOn<E>('F4.1'),
  ),
  example(
    'no-plan',
    { line: 'A B _', hands: ['', '-'] },
    'FR37',
    play<E>(0, 'lay [Vodka]', 'F4.2 FR37'),
    after<E>(passes(0, 1), 'F4.6', { before: 'target-removed' }),
    goOn<E>('F4.7'),
  ),
  example(
    'not-enough',
    { line: 'A B _', hands: ['', 'Field Kitchen'], dry: true },
    'FR4 FR21',
    after<E>(lays('Vodka', 'Field Kitchen'), 'F4.4b'),
    after<E>(passes(0, 1), 'FR4 F4.6', { upTo: 'drew' }),
    goOn<E>('F4.7 FR21'),
  ),
];
