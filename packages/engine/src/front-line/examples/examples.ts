/** The examples of Front Line. What follows from them, the engine says; the captions are in `prose/examples-en.ts`. */
import { cards } from './cards.ts';
import { deaths } from './deaths.ts';
import { movement } from './movement.ts';
import type { FrontLineExample } from './table.ts';
import { targets } from './targets.ts';
import { turn } from './turn.ts';

export type { FrontLineExample } from './table.ts';

let made: readonly FrontLineExample[] | undefined;

/** Made when first asked for: reading the texts of their cards takes a while. */
export const frontLineExamples = (): readonly FrontLineExample[] => {
  made ??= [...turn(), ...movement(), ...cards(), ...targets(), ...deaths()];
  return made;
};
