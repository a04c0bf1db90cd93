/** The rulings that a table may choose: their names, values, defaults and bounds are those of the rulebook's own data. */
import { type KomandoChoices, komandoRulings, type RulingOption, type RulingRecord } from '@komradery/cards';
import * as v from 'valibot';
import { integer } from './schema.ts';
import type { Rulings } from './state.ts';

const options = new Map<string, RulingOption>();
for (const { options: offered = [] } of komandoRulings as readonly RulingRecord[]) {
  for (const option of offered) options.set(option.name, option);
}

function valuesOf<Name extends keyof KomandoChoices>(
  name: Name,
): [KomandoChoices[Name], ...KomandoChoices[Name][]] {
  const option = options.get(name);
  if (option?.kind !== 'choice') throw new Error(`no ruling has a choice named ${name}`);
  return [...option.values] as [KomandoChoices[Name], ...KomandoChoices[Name][]];
}

function boundsOf(name: string): RulingOption & { readonly kind: 'number' } {
  const option = options.get(name);
  if (option?.kind !== 'number') throw new Error(`no ruling has a number named ${name}`);
  return option;
}

const choice = <Name extends keyof KomandoChoices>(name: Name) => v.optional(v.picklist(valuesOf(name)));
const number = (name: string) => v.optional(integer(boundsOf(name).min, boundsOf(name).max));

export const rulingsSchema = v.strictObject({
  damage: choice('damage'),
  deckOut: choice('deckOut'),
  tiebreak: choice('tiebreak'),
  tiebreakDeal: choice('tiebreakDeal'),
  limits: v.optional(
    v.strictObject({ levelRounds: number('limits.levelRounds'), turns: number('limits.turns') }),
  ),
});

export const DEFAULT_RULINGS: Rulings = {
  damage: valuesOf('damage')[0],
  deckOut: valuesOf('deckOut')[0],
  tiebreak: valuesOf('tiebreak')[0],
  tiebreakDeal: valuesOf('tiebreakDeal')[0],
  limits: { levelRounds: boundsOf('limits.levelRounds').default, turns: boundsOf('limits.turns').default },
};

/** The rulings of a game: those that were chosen, and the defaults of all others. */
export const withDefaults = (chosen: v.InferOutput<typeof rulingsSchema> = {}): Rulings => ({
  damage: chosen.damage ?? DEFAULT_RULINGS.damage,
  deckOut: chosen.deckOut ?? DEFAULT_RULINGS.deckOut,
  tiebreak: chosen.tiebreak ?? DEFAULT_RULINGS.tiebreak,
  tiebreakDeal: chosen.tiebreakDeal ?? DEFAULT_RULINGS.tiebreakDeal,
  limits: {
    levelRounds: chosen.limits?.levelRounds ?? DEFAULT_RULINGS.limits.levelRounds,
    turns: chosen.limits?.turns ?? DEFAULT_RULINGS.limits.turns,
  },
});
