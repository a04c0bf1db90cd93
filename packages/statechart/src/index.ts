export { describe, idOfTransition } from './describe.ts';
export * from './drawing.ts';
export { type FontMetrics, textWidth } from './font/metrics.ts';
export { SOFIA_SANS_EXTRA_CONDENSED } from './font/sofia-sans-extra-condensed.ts';
export { type LayoutOptions, layout } from './layout.ts';
export { litStates, type StateValueLike, statesOf } from './lit.ts';
export { mermaid } from './mermaid.ts';
export * from './model.ts';
export { findOverlaps, OVERLAP_RULES, type Overlap } from './overlaps.ts';
export { type PartOptions, part } from './part.ts';
export { EN, type Prose } from './prose/en.ts';
export { STATECHART_NAMESPACE, scxml } from './scxml.ts';
export { type SvgOptions, svg } from './svg.ts';
export {
  type Outline,
  type OutlineHtmlOptions,
  type OutlineItem,
  outlineHtml,
  outlineText,
  text,
} from './text.ts';
export { TYPE } from './typeset.ts';
export {
  actionText,
  eventText,
  guardText,
  type StateWords,
  stateWords,
  transitionWords,
  type Words,
  type WordsOptions,
} from './words.ts';
