import { komandoClauses, komandoProse, komandoRulings, ruleProse } from '@komradery/cards';
import { playKomandoExamples } from '@komradery/engine/examples';
import { machineCitations } from '../book/machine.ts';
import { words } from '../book/words.ts';
import type { Citation } from './problems.ts';

/** Everything that cites a rule: the examples, what happens in them, the chart, and the rules' own words. */
export const citations = (): readonly Citation[] => [
  ...playKomandoExamples().flatMap(({ id, frames }) =>
    frames.flatMap(({ clauses, events }, index) => [
      ...clauses.map((rule) => ({ where: `example "${id}", frame ${index}`, rule })),
      ...events.map(({ type, clause }) => ({ where: `example "${id}", event ${type}`, rule: clause })),
    ]),
  ),
  ...machineCitations,
  ...komandoRulings.flatMap(({ id, settles }) =>
    settles.map((rule) => ({ where: `the ruling ${id}`, rule })),
  ),
  ...[...komandoClauses, ...komandoRulings].flatMap(({ id }) =>
    cited(ruleProse(id as 'K1.1'))
      .filter((rule) => rule !== id)
      .map((rule) => ({ where: `the words of ${id}`, rule })),
  ),
  ...Object.entries(komandoProse.chapters).flatMap(([id, chapter]) =>
    cited(chapter).map((rule) => ({ where: `the chapter ${id}`, rule })),
  ),
];

/** The rules cited in any text inside a value. */
function cited(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return words(value).flatMap((word) => (word.kind === 'rule' ? [word.id] : []));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(cited);
  return [];
}
