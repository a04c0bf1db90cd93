import type { ChartLayout } from './drawing.ts';
import type { ElkOptions } from './elk.ts';
import type { FontMetrics } from './font/metrics.ts';
import type { Setting } from './graph.ts';
import type { ChartModel } from './model.ts';
import { findOverlaps } from './overlaps.ts';
import { place } from './place.ts';
import type { WordsOptions } from './words.ts';

export interface LayoutOptions extends WordsOptions {
  /** Where most arrows point. Default: `down`. */
  direction?: 'down' | 'right';
  /**
   * The width to stay within, in the units of the drawing, in which labels are 15 units high. Narrower and narrower settings
   * are tried; when none fits, the narrowest without overlaps is taken, so compare `layout.width`. Default: no limit.
   */
  maxWidth?: number;
  /** The measure at which text on arrows is wrapped. Default: 150, and less when `maxWidth` asks for it. */
  labelWidth?: number;
  /** The measure at which text in states is wrapped. Default: 190, and less when `maxWidth` asks for it. */
  stateWidth?: number;
  /** Draw the root as a box around everything. Default: only when something is attached to it. */
  frame?: boolean;
  /** Widths of the font that the drawing will be set in. Default: Sofia Sans Extra Condensed. */
  metrics?: FontMetrics;
}

/**
 * Places a chart. The same model and options give the same numbers on every run and machine. Takes from some milliseconds to
 * a few seconds (200 states), so that it belongs into a build; elkjs is loaded by the first call.
 *
 * Several settings are tried until one neither has overlaps (see {@link findOverlaps}) nor is too wide.
 *
 * @example
 * ```ts
 * import { describe, layout } from '@komradery/statechart';
 * import { createMachine } from 'xstate';
 *
 * const door = createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { OPEN: 'open' } }, open: {} } });
 * const drawn = await layout(describe(door), { maxWidth: 420 });
 * drawn.width <= 420; // true
 * ```
 */
export async function layout(model: ChartModel, options: LayoutOptions = {}): Promise<ChartLayout> {
  const limit = options.maxWidth ?? Number.POSITIVE_INFINITY;
  let failure: unknown;
  let best: { drawn: ChartLayout; overlaps: number; excess: number } | undefined;
  for (const { setting, onlyIfWithin } of settings(options)) {
    if (onlyIfWithin !== undefined && (best?.drawn.width ?? 0) > onlyIfWithin * limit) continue;
    const drawn = await place(model, options, setting).catch((error: unknown) => {
      failure = error;
    });
    // ELK breaks down on some graphs under some settings, and then does well under another.
    if (!drawn) continue;
    const overlaps = findOverlaps(drawn).length;
    const excess = Math.max(0, drawn.width - limit);
    if (!best || overlaps < best.overlaps || (overlaps === best.overlaps && excess < best.excess)) {
      best = { drawn, overlaps, excess };
    }
    if (overlaps === 0 && excess === 0) break;
  }
  if (!best) {
    const message = `ELK could not lay out the chart ${model.id}; please report it with the machine`;
    throw new Error(message, { cause: failure });
  }
  return best.drawn;
}

const LABELS = 'elk.layered.edgeLabels.centerLabelPlacementStrategy';
const NODES = 'elk.layered.nodePlacement.strategy';

interface Attempt {
  setting: Setting;
  /** Not worth trying while the best drawing is wider than this many times the limit. */
  onlyIfWithin?: number;
}

function settings({ labelWidth = 150, stateWidth = 190, maxWidth }: LayoutOptions): Attempt[] {
  const straight: ElkOptions = {
    [NODES]: 'NETWORK_SIMPLEX',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.compaction.postCompaction.strategy': 'EDGE_LENGTH',
  };
  const usual: ElkOptions[] = [
    { ...straight, [LABELS]: 'MEDIAN_LAYER' },
    { ...straight, [LABELS]: 'SPACE_EFFICIENT_LAYER' },
    { [NODES]: 'BRANDES_KOEPF', [LABELS]: 'MEDIAN_LAYER' },
    { [NODES]: 'LINEAR_SEGMENTS', [LABELS]: 'SPACE_EFFICIENT_LAYER' },
    { [NODES]: 'NETWORK_SIMPLEX', [LABELS]: 'TAIL_LAYER' },
    { [NODES]: 'NETWORK_SIMPLEX', [LABELS]: 'HEAD_LAYER' },
  ];
  if (maxWidth === undefined) {
    return usual.map((elk) => ({ setting: { labelWidth, stateWidth, gap: 18, elk } }));
  }
  const loose: ElkOptions = {
    [NODES]: 'LINEAR_SEGMENTS',
    [LABELS]: 'SPACE_EFFICIENT_LAYER',
    'elk.layered.thoroughness': '14',
  };
  return [1, 0.8, 0.65, 0.52, 0.44].flatMap((factor, i): Attempt[] => {
    const size = {
      labelWidth: Math.max(64, Math.round(labelWidth * factor)),
      stateWidth: Math.max(84, Math.round(stateWidth * factor)),
      gap: 18 - 2 * i,
    };
    return [
      { setting: { ...size, elk: { ...straight, [LABELS]: 'SPACE_EFFICIENT_LAYER' } } },
      { setting: { ...size, elk: loose } },
      // Another order of the same layers may save a little, no more.
      ...['2', '3', '5', '7', '11', '13', '17', '19', '23'].map((seed) => ({
        setting: { ...size, elk: { ...loose, 'elk.randomSeed': seed } },
        onlyIfWithin: 1.12,
      })),
    ];
  });
}
