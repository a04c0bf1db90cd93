import { ruleProse } from '@komradery/cards';
import type { GameBook } from '../book/book.ts';
import { words } from '../book/words.ts';
import type { Citation } from './problems.ts';

/** Everything in a book that cites a rule: the examples, what happens in them, the chart, and the rules' own words. */
export const citations = ({ plates, machine, rulings, clauses, chapters }: GameBook): readonly Citation[] => [
  ...plates.flatMap((plate) => plate.citations),
  ...[...machine.states, ...machine.transitions].flatMap(({ id, meta }) => {
    const clause = meta?.clause;
    return typeof clause === 'string' ? [{ where: `the machine, ${id}`, rule: clause }] : [];
  }),
  ...rulings.flatMap(({ id, settles }) => settles.map((rule) => ({ where: `the ruling ${id}`, rule }))),
  ...[...clauses, ...rulings].flatMap(({ id }) =>
    cited(ruleProse(id))
      .filter((rule) => rule !== id)
      .map((rule) => ({ where: `the words of ${id}`, rule })),
  ),
  ...chapters.flatMap(({ id, lead }) => cited(lead).map((rule) => ({ where: `the chapter ${id}`, rule }))),
];

/** The rules cited in any text inside a value. */
function cited(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return words(value).flatMap((word) => (word.kind === 'rule' ? [word.id] : []));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(cited);
  return [];
}
