/** Pieces of schema that options and positions share. */
import * as v from 'valibot';
import { DECK_SIZE, PLAYERS } from './state.ts';

export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const seat = integer(0, PLAYERS.max - 1);
export const card = integer(1, DECK_SIZE);
export const cards = v.pipe(v.array(card), v.maxLength(DECK_SIZE));
export const perSeat = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(2), v.maxLength(10));
