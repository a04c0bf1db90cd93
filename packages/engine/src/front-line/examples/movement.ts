/** The movement table: what one step comes to, wherever it leads (F5). */
import { after, goOn } from '../../beats.ts';
import type { FrontLineEvent } from '../events.ts';
import { FILLER } from './deck.ts';
import { example, lays, type Table } from './table.ts';

const upTo = (type: FrontLineEvent['type']) => ({ upTo: type });

/** Everyone lays what their hand begins with, and whoever has a move makes it: a step a beat. */
const moves = (
  id: string,
  { line, hands = [], ...rest }: Table,
  opening: string,
  ...steps: readonly string[]
) => {
  const seats = (line.match(/[A-J]/g) ?? []).length;
  const laid = Array.from({ length: seats }, (_, seat) => hands[seat] || FILLER);
  return example(
    id,
    { line, hands, ...rest },
    opening,
    ...steps.map((clauses, index) => {
      const end = index < steps.length - 1 ? upTo('stepped') : undefined;
      return index === 0
        ? after<FrontLineEvent>(lays(...laid), clauses, end)
        : goOn<FrontLineEvent>(clauses, end);
    }),
  );
};

export const movement = () => [
  moves('walk-and-push', { line: 'A B _ C _', hands: ['', 'Fall Back'] }, 'F5.1 FR9', 'F5.1', 'F5.2'),
  moves(
    'push-a-row',
    {
      line: 'A B C D _',
      hands: ['Step Back'],
      abilities: ['', '', '', 'Each time you are pushed, draw 1 card.'],
    },
    'F5.2',
    'FR11 F5.2',
    'FR43 F1.1',
  ),
  moves('swap', { line: 'A B C _', hands: ['', '', 'Advance'] }, 'F5.3', 'F5.3'),
  moves('push-then-swap', { line: 'A B C D _', hands: ['', 'Fall Back'] }, 'F5.1', 'FR11 F5.2', 'F5.3'),
  moves('off-the-front', { line: 'A B _', hands: ['', 'Charge'] }, 'F5.1', 'F5.3', 'F4.4a FR6'),
  moves('into-the-kommissar', { line: 'A _ B', hands: ['', 'Step Back'] }, 'F5.1 FR5', 'F4.4a FR5'),
  moves('two-open-spaces', { line: 'A _ B C _', hands: ['Retreat'] }, 'F5.1', 'F5.1', 'FR11 F5.2', 'F5.3'),
  moves(
    'three-open-spaces',
    { line: '_ A _ B C _', hands: ['', '', 'Quick March'] },
    'F5.1',
    'F5.2',
    'FR11 F5.2',
  ),
  moves(
    'not-to-be-moved',
    { line: 'A B C _', hands: ['', '', 'Advance'], abilities: ['', 'You cannot be swapped.'] },
    'F5.3 FR42',
    'F4.4a FR42',
  ),
];
