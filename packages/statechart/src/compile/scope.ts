import type { EventLike, Scope } from './chart.ts';
import { message } from './prose/en.ts';

const absent = (what: string): never => {
  throw new Error(message.actor(what));
};

/**
 * What actions, guards and expressions are called with. XState also hands them what only an actor has; to ask for that here is an
 * error that says so.
 */
export class Arguments implements Scope {
  context: unknown;
  event: EventLike;

  constructor(context: unknown, event: EventLike) {
    this.context = context;
    this.event = event;
  }

  get self(): never {
    return absent('self');
  }

  get system(): never {
    return absent('system');
  }

  get spawn(): never {
    return absent('spawn');
  }
}
