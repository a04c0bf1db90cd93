/** The four cards that the source prints, each at work, and what they leave open. */
import { after, goOn, play } from '../../beats.ts';
import type { FrontLineEvent } from '../events.ts';
import { example, lays, passes, type Table } from './table.ts';

type E = FrontLineEvent;

const PASS = 'WEEKEND PASS';
const DEATH = 'OFFER GLORIOUS DEATH';
const ARMOR = 'BODY ARMOR';

/** P2 goes on leave while P3 falls back to the last space; the readings part when P2 comes back (FR14). */
const lastSpace = (id: string, reading: NonNullable<Table['rulings']>['lastSpace'] & string) =>
  example(
    id,
    { line: 'A B C _', hands: ['', PASS, 'Step Back'], rulings: { lastSpace: reading } },
    'FR14 F2.5',
    after<E>(lays('Vodka', PASS, 'Step Back'), 'FR15', { upTo: 'left-line' }),
    goOn<E>('F5.1'),
    after<E>(passes(0, 1, 2), 'F4.6', { before: 'returned' }),
    goOn<E>('FR14', { upTo: 'returned' }),
    goOn<E>('F4.7'),
  );

export const cards = () => [
  example(
    'weekend-pass',
    { line: 'A B C _', hands: ['', PASS, 'Advance'], incoming: 'Mortar' },
    'F2.5',
    after<E>(lays('Vodka', PASS, 'Advance'), 'FR15 F2.5', { upTo: 'left-line' }),
    goOn<E>('F5.1 FR15'),
    after<E>(passes(0, 1, 2), 'F4.5 FR15', { before: 'drew' }),
    goOn<E>('F4.6 FR15 FR33', { before: 'returned' }),
    goOn<E>('FR14 FR33', { upTo: 'returned' }),
    goOn<E>('F4.7'),
  ),
  lastSpace('last-space', 'before-kommissar'),
  lastSpace('last-space-open', 'rearmost-open'),
  lastSpace('last-space-left', 'the-one-left'),
  example(
    'glorious-death',
    { line: 'C A B _', hp: [5, 5, 10], hands: ['', DEATH], incoming: 'Stray Bullet' },
    'F2.6 F4.1',
    goOn<E>('F4.1 FR25'),
    after<E>([...lays('Vodka', 'Vodka', 'Vodka'), ...passes(0, 2)], 'FR12'),
    play<E>(1, `play [${DEATH}]`, 'F4.3 F2.6'),
    play<E>(1, 'choose P3', 'F4.3 FR35 FR24', { upTo: 'target-moved' }),
    goOn<E>('FR12'),
    after<E>(passes(0, 2), 'F2.2 F4.5', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
  example(
    'body-armor',
    { line: 'A B C _', gear: ['', `${ARMOR} 3`], incoming: 'Mortar' },
    'F2.7',
    after<E>([...lays('Vodka', 'Vodka', 'Vodka'), ...passes(0, 1, 2)], 'F2.3 FR8'),
    play<E>(1, `choose [${ARMOR}]`, 'FR17'),
    play<E>(1, 'choose 2', 'FR17 FR28 F2.7', { before: 'damaged' }),
    goOn<E>('F4.5 FR8', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
  example(
    'flamethrower',
    { line: 'A B C _', incoming: 'FLAMETHROWER, Barrage', hands: ['', '', 'Step Back, Vodka'] },
    'F2.4',
    goOn<E>('F4.1 F2.4'),
    after<E>([...lays('Vodka', 'Vodka', 'Vodka'), ...passes(0, 1, 2)], 'F2.4 FR19 FR44', {
      before: 'turn-began',
    }),
    goOn<E>('F4.1 FR34'),
    after<E>([...lays('Vodka 2', 'Vodka 2', 'Step Back'), ...passes(0, 1, 2)], 'F4.5 F2.2', {
      before: 'drew',
    }),
    goOn<E>('FR33 FR19', { before: 'initiative' }),
    goOn<E>('F4.7'),
  ),
];
