/** `@komradery/engine/charts`: the statecharts that play the games, as XState machines, to be drawn or looked into. */
import { frontLineChart as frontLine } from './front-line/chart.ts';
import { komandoChart as chart } from './komando/chart.ts';

/**
 * The very machine that plays KOMANDO. To step it, use the game; to draw it, `@komradery/statechart`.
 *
 * @example
 * ```ts
 * import { komandoChart } from '@komradery/engine/charts';
 *
 * Object.keys(komandoChart.states); // ['setup', 'turn', 'tiebreak', 'over']
 * ```
 */
export const komandoChart = chart();

/**
 * The very machine that plays Front Line.
 *
 * @example
 * ```ts
 * import { frontLineChart } from '@komradery/engine/charts';
 *
 * Object.keys(frontLineChart.states); // ['setup', 'turn', 'resolve', 'over']
 * ```
 */
export const frontLineChart = frontLine();
