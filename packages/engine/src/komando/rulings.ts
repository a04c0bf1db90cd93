/** The rulings that a table may choose: their names, values, defaults and bounds are those of the rulebook's own data. */
import { type KomandoChoices, komandoRulings } from '@komradery/cards';
import * as v from 'valibot';
import { rulingOptions } from '../ruling-options.ts';
import type { Rulings } from './state.ts';

const options = rulingOptions<KomandoChoices>(komandoRulings);

/** The ruling that an option belongs to, by the beginning of its path. */
export const RULING_CLAUSES = options.clauses;

export const rulingsSchema = v.strictObject({
  damage: options.choice('damage'),
  deckOut: options.choice('deckOut'),
  tiebreak: options.choice('tiebreak'),
  tiebreakDeal: options.choice('tiebreakDeal'),
  limits: v.optional(
    v.strictObject({
      levelRounds: options.number('limits.levelRounds'),
      turns: options.number('limits.turns'),
    }),
  ),
});

export const DEFAULT_RULINGS: Rulings = {
  damage: options.default('damage'),
  deckOut: options.default('deckOut'),
  tiebreak: options.default('tiebreak'),
  tiebreakDeal: options.default('tiebreakDeal'),
  limits: {
    levelRounds: options.defaultNumber('limits.levelRounds'),
    turns: options.defaultNumber('limits.turns'),
  },
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
