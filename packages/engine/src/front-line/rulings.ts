/** The rulings that a table may choose: their names, values, defaults and bounds are those of the rulebook's own data. */
import { type FrontLineChoices, frontLineRulings } from '@komradery/cards';
import * as v from 'valibot';
import { rulingOptions } from '../ruling-options.ts';
import type { Rulings } from './state.ts';

const options = rulingOptions<FrontLineChoices>(frontLineRulings);

/** The ruling that an option belongs to, by the beginning of its path. */
export const RULING_CLAUSES = options.clauses;

export const rulingsSchema = v.strictObject({
  nobodyLeft: options.choice('nobodyLeft'),
  eventWindows: options.choice('eventWindows'),
  lastSpace: options.choice('lastSpace'),
  largerGames: options.choice('largerGames'),
  endCheck: options.choice('endCheck'),
  limits: v.optional(v.strictObject({ turns: options.number('limits.turns') })),
});

const DEFAULT_RULINGS: Rulings = {
  nobodyLeft: options.default('nobodyLeft'),
  eventWindows: options.default('eventWindows'),
  lastSpace: options.default('lastSpace'),
  largerGames: options.default('largerGames'),
  endCheck: options.default('endCheck'),
  limits: { turns: options.defaultNumber('limits.turns') },
};

/** The rulings of a game: those that were chosen, and the defaults of all others. */
export const withDefaults = (chosen: v.InferOutput<typeof rulingsSchema> = {}): Rulings => ({
  nobodyLeft: chosen.nobodyLeft ?? DEFAULT_RULINGS.nobodyLeft,
  eventWindows: chosen.eventWindows ?? DEFAULT_RULINGS.eventWindows,
  lastSpace: chosen.lastSpace ?? DEFAULT_RULINGS.lastSpace,
  largerGames: chosen.largerGames ?? DEFAULT_RULINGS.largerGames,
  endCheck: chosen.endCheck ?? DEFAULT_RULINGS.endCheck,
  limits: { turns: chosen.limits?.turns ?? DEFAULT_RULINGS.limits.turns },
});
