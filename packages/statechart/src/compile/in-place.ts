import type { CustomAction, EventLike, Scope } from './chart.ts';
import { type Configuration, leavesOf, noMemory } from './configuration.ts';
import { type Interpreter, reserved, type Work } from './macrostep.ts';
import { message } from './prose/en.ts';
import { Arguments } from './scope.ts';
import type { InPlace, Run, Status } from './types.ts';

/** A run and what its macrosteps work on, in one object that lives as long as the run does. */
class TableRun implements Run, Work {
  config = -1;
  context: unknown;
  status: Status = 'active';
  output: unknown = undefined;
  error: unknown = undefined;
  readonly scope: Arguments;
  readonly queue: EventLike[] = [];
  taken = 0;
  result: unknown = undefined;
  perform: Work['perform'] = run;

  constructor(context: unknown, event: EventLike) {
    this.context = context;
    this.scope = new Arguments(context, event);
  }
}

const run = ({ exec }: CustomAction, scope: Scope, params: unknown): void => {
  exec?.(scope, params);
};

const idle: EventLike = { type: reserved.init };

/** Steps in place from the tables. */
export const createInPlace = (interpreter: Interpreter): InPlace => {
  const { chart, configurations } = interpreter;

  const known = (config: number): Configuration => {
    const at = configurations.at(config);
    if (!at) throw new RangeError(message.configuration(config));
    return at;
  };

  const arrive = (at: Configuration, given: TableRun): void => {
    given.config = at.id;
    given.context = given.scope.context;
    if (!at.done) return;
    given.status = 'done';
    given.output = given.result;
  };

  return {
    start(context, input) {
      const made = new TableRun(context, { type: reserved.init, input } as EventLike);
      const later: (() => void)[] = [];
      made.perform = ({ exec }, { context: then, event }, params) => {
        if (exec) later.push(() => exec(new Arguments(then, event), params));
      };
      arrive(interpreter.enter(made), made);
      made.perform = run;
      for (const action of later) action();
      return made;
    },

    send(given, event) {
      if (given.status !== 'active') return;
      if (event.type === reserved.stop) {
        given.status = 'stopped';
        return;
      }
      const taking = given as TableRun;
      const { scope } = taking;
      scope.context = given.context;
      scope.event = event;
      taking.queue.length = 0;
      taking.taken = 0;
      try {
        const at = interpreter.take(taking, known(given.config));
        if (at) arrive(at, taking);
        else {
          given.status = 'error';
          given.error = (event as { error?: unknown }).error;
        }
      } catch (error) {
        given.status = 'error';
        given.error = error;
        throw error;
      }
    },

    resume(config, context) {
      const made = new TableRun(context, idle);
      made.config = config;
      if (known(config).done) made.status = 'done';
      return made;
    },

    toValue: (config) => known(config).value,

    fromValue: (value) => {
      const leaves = leavesOf(chart, value);
      return leaves && configurations.of(leaves, noMemory).id;
    },

    isDone: (config) => known(config).done,
  };
};
