/** KOMANDO's statecharts as drawn: the machine that plays the game, whole and in the parts that fit a page. */
import { type ChartLayout, type ChartModel, layout, part } from '@komradery/statechart';
import { machine } from './machine.ts';

export type ChartId = 'game' | 'turn' | 'tiebreak' | 'whole';

export interface BookChart {
  readonly id: ChartId;
  readonly model: ChartModel;
  readonly drawn: ChartLayout;
}

/** Narrow enough to be read on a telephone, where the machine allows it. */
const NARROW = 340;

const draw = async (id: ChartId, model: ChartModel, maxWidth?: number): Promise<BookChart> => ({
  id,
  model,
  drawn: await layout(model, maxWidth === undefined ? {} : { maxWidth }),
});

export const charts: Readonly<Record<ChartId, BookChart>> = {
  game: await draw('game', part(machine, { depth: 1 }), NARROW),
  turn: await draw('turn', part(machine, { root: 'turn' }), NARROW),
  tiebreak: await draw('tiebreak', part(machine, { root: 'tiebreak' }), NARROW),
  whole: await draw('whole', machine),
};
