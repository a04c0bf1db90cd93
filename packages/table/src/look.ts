/** How a game looks: all that the example player and the site need to know of it. Each game has one, in a folder of its own. */
import type { Frame, GameEvent } from '@komradery/engine';
import type { VNode } from 'preact';
import type { HouseProse } from './prose/prose.ts';

export interface GameLook<V, E extends GameEvent> {
  /** The table of each frame, with what is new since the one before. */
  readonly tables: (frames: readonly Frame<V, E>[]) => readonly VNode[];
  /** What the drawings of these views have in common, once a page, before the first of them. It takes no room. */
  readonly sprite: (views: Iterable<V>) => VNode;
  /** The line of the log for an event, in a game that looks so; nothing for what only the chart shows. */
  readonly say: (event: E, view: V) => string | undefined;
  readonly words: HouseProse;
}
