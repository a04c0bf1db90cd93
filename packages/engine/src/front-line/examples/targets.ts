/** Where an Incoming! card lands, and whom it finds there (F2, F4.1, F4.5). */
import { after, type End, goOn } from '../../beats.ts';
import type { FrontLineEvent } from '../events.ts';
import { example, lays, passes, type Table } from './table.ts';

type E = FrontLineEvent;

/** Something comes, nobody does anything about it, and it lands. */
const lands = (id: string, table: Table, placed: string, landed: string) => {
  const seats = (table.line.match(/[A-J]/g) ?? []).map((_, seat) => seat);
  const end: End<E> = { before: 'drew' };
  return example(
    id,
    table,
    'F2.1',
    goOn<E>(placed),
    after<E>([...lays(...seats.map(() => 'Vodka')), ...passes(...seats)], landed, end),
    goOn<E>('F4.6'),
  );
};

export const targets = () => [
  lands('linear', { line: 'A _ B C', incoming: 'Sniper' }, 'F4.1 F2.2', 'F2.2 FR7 F4.5'),
  lands(
    'miss',
    { line: 'A B _ _', incoming: 'Long Shot', hands: ['OFFER GLORIOUS DEATH'] },
    'F4.1 FR10 FR9',
    'F2.2 FR7',
  ),
  lands('rearmost-space', { line: 'A B _ C', incoming: 'Long Shot' }, 'F4.1 FR10 FR9', 'F2.2 F4.5'),
  lands('splash-in-the-open', { line: 'A _ B _', incoming: 'Mortar' }, 'F4.1 F2.3', 'F2.3 FR16'),
  lands('splash-at-the-front', { line: 'A B _', incoming: 'Grenade' }, 'F4.1 F2.3', 'F2.3 FR16'),
  lands(
    'nobody-such',
    { line: 'A B _', incoming: 'Quartermaster', hands: ['OFFER GLORIOUS DEATH'] },
    'F4.1 FR10',
    'F2.2 FR10 FR20',
  ),
  example(
    'target-walks',
    { line: 'A B _ _', hp: [10, 6], hands: ['', 'Step Back'], incoming: 'Stray Bullet' },
    'FR24',
    goOn<E>('F4.1'),
    after<E>(lays('Vodka', 'Step Back'), 'F5.1 FR24'),
    after<E>(passes(0, 1), 'F2.2 FR24', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
  example(
    'target-gone',
    { line: 'A B C _', hp: [10, 6, 10], hands: ['', 'WEEKEND PASS'], incoming: 'Stray Bullet' },
    'FR30',
    goOn<E>('F4.1'),
    after<E>(lays('Vodka', 'WEEKEND PASS', 'Vodka'), 'FR30 FR15'),
    after<E>(passes(0, 1, 2), 'F2.2 FR30 F4.5', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
  example(
    'redirected-to-nobody',
    { line: 'A _ B', hands: ['Pass It Back', 'Pass It Back'], incoming: 'Long Shot' },
    'FR45',
    after<E>(lays('Vodka', 'Pass It Back'), 'F4.4a'),
    after<E>(passes(0, 1), 'F4.5 FR45', { before: 'drew' }),
    goOn<E>('F4.6'),
  ),
];
