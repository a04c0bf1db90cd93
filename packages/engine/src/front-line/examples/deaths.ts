/** Deaths, the Kommissar's steps that follow them, and the end (F4.8, F6). */
import { after, goOn } from '../../beats.ts';
import type { FrontLineEvent } from '../events.ts';
import { example, lays, passes, type Table } from './table.ts';

type E = FrontLineEvent;

const quietTurn = (seats: number) => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [...lays(...all.map(() => 'Vodka')), ...passes(...all)];
};

/** The same two, the same Grenade, and two opinions on what that makes them (FR1). */
const nobodyLeft = (id: string, reading: NonNullable<Table['rulings']>['nobodyLeft'] & string) =>
  example(
    id,
    { line: 'A B _', hp: [2, 1], incoming: 'Grenade', rulings: { nobodyLeft: reading } },
    'F4.8 FR1',
    after<E>(quietTurn(2), 'F4.5 FR8', { before: 'died' }),
    goOn<E>('F6.1', { upTo: 'kommissar-stepped' }),
    goOn<E>('F6.3', { upTo: 'kommissar-stepped' }),
    goOn<E>('FR1 F4.8'),
  );

export const deaths = () => [
  example(
    'a-death',
    { line: 'A B C _', hp: [10, 3, 10], gear: ['', 'Field Kitchen 2'], incoming: 'Sniper' },
    'F6.1',
    after<E>(quietTurn(3), 'F4.5', { upTo: 'damaged' }),
    goOn<E>('F6.1 F6.2', { upTo: 'died' }),
    goOn<E>('FR2 FR3', { before: 'kommissar-stepped' }),
    goOn<E>('F6.3', { upTo: 'kommissar-stepped' }),
    goOn<E>('F4.6'),
  ),
  example(
    'kommissar-pushes',
    { line: 'A _ B C', hp: [2, 10, 10], incoming: 'Grenade' },
    'F6.3',
    after<E>(quietTurn(3), 'F6.1', { before: 'kommissar-stepped' }),
    goOn<E>('F6.3 F5.2 FR11', { upTo: 'kommissar-stepped' }),
    goOn<E>('FR18', { upTo: 'initiative' }),
    goOn<E>('F4.1'),
  ),
  example(
    'two-deaths',
    { line: 'A B C D _', hp: [10, 3, 1, 10], incoming: 'Mortar' },
    'FR8 F6.3',
    after<E>(quietTurn(4), 'FR8 F2.3', { before: 'died' }),
    goOn<E>('F6.1', { before: 'kommissar-stepped' }),
    goOn<E>('F6.3', { upTo: 'kommissar-stepped' }),
    goOn<E>('F6.1 FR8', { before: 'kommissar-stepped' }),
    goOn<E>('F6.3 F5.2', { upTo: 'kommissar-stepped' }),
    goOn<E>('F4.6'),
  ),
  example(
    'close-ranks',
    { line: 'A _ B _', hands: ['Close Ranks', 'Close Ranks'] },
    'FR29',
    after<E>(lays('Close Ranks', 'Close Ranks'), 'FR29', { upTo: 'kommissar-stepped' }),
    goOn<E>('FR29 FR40'),
  ),
  example(
    'the-last-one',
    { line: 'A B _', hp: [4, 3], incoming: 'Sniper' },
    'F4.8 FR31',
    after<E>(quietTurn(2), 'F6.1', { upTo: 'died' }),
    goOn<E>('F6.3', { upTo: 'kommissar-stepped' }),
    goOn<E>('FR31 FR32 F4.8'),
  ),
  example(
    'played-to-its-end',
    { line: 'A B _', hp: [4, 3], incoming: 'Sniper', rulings: { endCheck: 'end-of-turn' } },
    'FR32',
    after<E>(quietTurn(2), 'F6.1 F6.3', { upTo: 'kommissar-stepped' }),
    goOn<E>('F4.6 FR32', { before: 'game-over' }),
    goOn<E>('FR31 FR32'),
  ),
  nobodyLeft('nobody-left', 'last-dead-share'),
  nobodyLeft('nobody-left-nobody-wins', 'nobody-wins'),
  example(
    'patience',
    { line: 'A B C _', hp: [3, 7, 7], turns: 199 },
    'FR41',
    after<E>(quietTurn(3), 'F4.6', { before: 'game-over' }),
    goOn<E>('FR41 F4.8'),
  ),
];
