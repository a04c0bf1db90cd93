import type { InPlace } from '../../src/compile/index.ts';
import type { Context } from './random-machine.ts';

interface Event {
  readonly type: string;
}

/** Runs the text of an emitted module, and gives what it exports as `create`. */
export const evaluate = (text: string): ((implementations: unknown) => InPlace<Context, Event>) =>
  new Function(`'use strict';\n${text.replace(/^export /gm, '')}\nreturn create;`)();
