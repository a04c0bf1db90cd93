/** A game's statechart as drawn: the machine that plays it, whole and in the parts that fit a page. */
import type { StateValue } from '@komradery/engine';
import { type ChartLayout, type ChartModel, layout, part } from '@komradery/statechart';

export interface BookChart {
  readonly id: string;
  /** The state that it is the inside of; undefined for the whole machine, from far or from near. */
  readonly root: string | undefined;
  readonly model: ChartModel;
  readonly drawn: ChartLayout;
}

/** Narrow enough to be read on a telephone, where the machine allows it. */
const NARROW = 340;

/** The machine from far away, then the inside of each of these states; and all of it. */
export const drawCharts = async (
  machine: ChartModel,
  roots: readonly string[],
): Promise<{ readonly charts: readonly BookChart[]; readonly whole: BookChart }> => {
  const parts = [
    { id: 'game', root: undefined, model: part(machine, { depth: 1 }) },
    ...roots.map((root) => ({ id: root, root, model: part(machine, { root }) })),
  ];
  return {
    charts: await Promise.all(
      parts.map(async (one) => ({ ...one, drawn: await layout(one.model, { maxWidth: NARROW }) })),
    ),
    whole: { id: 'whole', root: undefined, model: machine, drawn: await layout(machine) },
  };
};

/** The charts in which an example is to be followed: those of the states that it goes through. */
export const chartsOf = (
  charts: readonly BookChart[],
  places: readonly StateValue[],
): readonly BookChart[] => {
  const entered = new Set(places.flatMap((at) => (typeof at === 'string' ? [at] : Object.keys(at))));
  const followed = charts.filter(({ root }) => root !== undefined && entered.has(root));
  return followed.length > 0 ? followed : charts.slice(0, 1);
};
