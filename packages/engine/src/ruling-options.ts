/**
 * What a table may choose, read from the rulings of a game: names, values, defaults and bounds stand in the rulebook's own
 * data, and nowhere else.
 */
import type { RulingOption, RulingRecord } from '@komradery/cards';
import * as v from 'valibot';
import type { ClauseId } from './game.ts';

/** `Choices` has the values of each option that is a choice. */
export function rulingOptions<Choices extends Readonly<Record<keyof Choices, string>>>(
  rulings: readonly RulingRecord<ClauseId>[],
) {
  const options = new Map<string, RulingOption>();
  for (const { options: offered = [] } of rulings) {
    for (const option of offered) options.set(option.name, option);
  }

  function valuesOf<Name extends keyof Choices & string>(name: Name): [Choices[Name], ...Choices[Name][]] {
    const option = options.get(name);
    if (option?.kind !== 'choice') throw new Error(`no ruling has a choice named ${name}`);
    return [...option.values] as [Choices[Name], ...Choices[Name][]];
  }

  function numberOf(name: string): RulingOption & { readonly kind: 'number' } {
    const option = options.get(name);
    if (option?.kind !== 'number') throw new Error(`no ruling has a number named ${name}`);
    return option;
  }

  return {
    choice: <Name extends keyof Choices & string>(name: Name) => v.optional(v.picklist(valuesOf(name))),

    number: (name: string) => {
      const { min, max } = numberOf(name);
      return v.optional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)));
    },

    /** What is played unless the table chooses otherwise. */
    default: <Name extends keyof Choices & string>(name: Name): Choices[Name] => valuesOf(name)[0],
    defaultNumber: (name: string): number => numberOf(name).default,

    /** The beginning of each option's path, `rulings.tiebreak`, and the ruling that it belongs to. */
    clauses: rulings.flatMap(({ id, options: offered = [] }) =>
      offered.map(({ name }) => [`rulings.${name.split('.')[0]}`, id] as const),
    ),
  };
}
