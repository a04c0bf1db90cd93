import type { StateModel } from './model.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type TextRole = 'title' | 'label' | 'row' | 'tag' | 'note';

/** One line of text. `x` is its middle, or its left end for `align: 'start'`; `y` is the baseline. */
export interface TextLine extends Point {
  text: string;
  role: TextRole;
  align: 'start' | 'middle';
  width: number;
  /** Tags: the clause that is named. */
  clause?: string;
}

export interface StateBox extends Box {
  id: string;
  /** The state whose box this one lies in; `null` at the top. */
  parent: string | null;
  type: StateModel['type'];
  collapsed: boolean;
  outside: boolean;
  /** One of the regions of a parallel state. */
  region: boolean;
  texts: TextLine[];
  /** States with states inside: where the heading ends. */
  divider?: number;
}

export interface TransitionDrawing {
  id: string;
  /** Other transitions between the same states that say the same, and that the same arrow stands for. */
  also: string[];
  source: string;
  targets: string[];
  /** Polylines, each of which ends in an arrowhead, but for the first of a fork. Empty for what is written inside the state. */
  lines: { points: Point[]; arrow: boolean }[];
  /** Where a transition with several targets branches. */
  fork?: Box;
  /** The space kept free for the label. */
  label?: Box;
  texts: TextLine[];
}

/** The dot from which a compound state starts, and the arrow to its first state. */
export interface InitialDrawing {
  state: string;
  target: string;
  dot: Box;
  points: Point[];
  label?: Box;
  texts: TextLine[];
}

/** Everything in whole units, from the top left corner. */
export interface ChartLayout {
  id: string;
  title: string;
  width: number;
  height: number;
  /** Parents before children. */
  states: StateBox[];
  transitions: TransitionDrawing[];
  initials: InitialDrawing[];
}
