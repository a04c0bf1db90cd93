/** Pieces of schema that options and positions share. */
import * as v from 'valibot';
import { DECK_SIZE, PLAYERS } from './state.ts';

/** A whole number within bounds. JSON does not know -0, so that it is read as 0. */
export const integer = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    v.transform((number) => number || 0),
  );
export const seat = integer(0, PLAYERS.max - 1);
export const card = integer(1, DECK_SIZE);

/** A list whose length is looked at before anything in it. */
const list = <T extends v.GenericSchema>(item: T, least: number, most: number) =>
  v.pipe(v.array(v.unknown()), v.minLength(least), v.maxLength(most), v.array(item));

/** The same, of one length. */
export const listOf = <T extends v.GenericSchema>(item: T, length: number) =>
  v.pipe(v.array(v.unknown()), v.length(length), v.array(item));

export const cards = list(card, 0, DECK_SIZE);
export const perSeat = <T extends v.GenericSchema>(item: T) => list(item, PLAYERS.min, PLAYERS.max);
