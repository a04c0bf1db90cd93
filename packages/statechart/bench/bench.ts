/** How fast compiled machines step, against XState and a loop written by hand, as ratios in one run: `pnpm bench`. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, initialTransition, transition } from 'xstate';
import { compile, emit, type InPlace, type Run } from '../src/compile/index.ts';
import { actions, createByHand, fresh, guards, machine, script, type Turn, type TurnEvent } from './turn.ts';

/** Runs the script some times, and gives what the context came to, so that all contenders can be seen to do the same. */
type Contender = (rounds: number) => Turn;

const inPlace = (stepper: InPlace<Turn, TurnEvent>): Contender => {
  const run: Run<Turn> = stepper.start(fresh());
  return (rounds) => {
    for (let round = 0; round < rounds; round++) for (const event of script) stepper.send(run, event);
    return run.context;
  };
};

const directory = await mkdtemp(join(tmpdir(), 'statechart-'));
const file = join(directory, 'turn.mjs');
writeFileSync(file, emit(machine));
const { create } = (await import(pathToFileURL(file).href)) as {
  create: (implementations: unknown) => InPlace<Turn, TurnEvent>;
};
await rm(directory, { recursive: true });

const compiled = compile(machine);

const contenders: Readonly<Record<string, () => Contender>> = {
  'by hand': () => {
    const game = createByHand();
    return (rounds) => {
      for (let round = 0; round < rounds; round++) for (const event of script) game.send(event);
      return game.context;
    };
  },
  'source text, in place': () => inPlace(create({ actions, guards })),
  'tables, in place': () => inPlace(compiled as InPlace<Turn, TurnEvent>),
  'tables, pure': () => {
    let [snapshot, todo] = compiled.initial(fresh());
    for (const { exec, info, params } of todo) exec?.(info, params);
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) {
          [snapshot, todo] = compiled.step(snapshot, event);
          for (const { exec, info, params } of todo) exec?.(info, params);
        }
      }
      return snapshot.context;
    };
  },
  'XState actor': () => {
    const actor = createActor(machine, { input: fresh() });
    actor.start();
    return (rounds) => {
      for (let round = 0; round < rounds; round++) for (const event of script) actor.send(event);
      return actor.getSnapshot().context;
    };
  },
  'XState machine.transition': () => {
    // A scope that runs actions at once, without the actor around it.
    const actor = createActor(machine, { input: fresh() });
    const scope = {
      self: actor,
      system: actor.system,
      defer: () => undefined,
      actionExecutor: ({
        exec,
        info,
        params,
      }: {
        exec?: (info: unknown, params: unknown) => void;
        info: unknown;
        params: unknown;
      }) => exec?.(info, params),
    } as never;
    let snapshot = machine.getInitialSnapshot(scope, fresh());
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) snapshot = machine.transition(snapshot, event, scope);
      }
      return snapshot.context;
    };
  },
  'XState transition()': () => {
    let [snapshot, todo] = initialTransition(machine, fresh());
    for (const { exec, info, params } of todo) exec?.(info as never, params as never);
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) {
          [snapshot, todo] = transition(machine, snapshot, event);
          for (const { exec, info, params } of todo) exec?.(info as never, params as never);
        }
      }
      return snapshot.context;
    };
  },
};

// The pure way runs actions after the guards of the same macrostep have been asked, so it plays another game than the others.
const checksums = new Map(
  Object.entries(contenders).map(([name, begin]) => [name, JSON.stringify(begin()(3))]),
);
const same = ['by hand', 'source text, in place', 'tables, in place', 'XState actor'].map((name) =>
  checksums.get(name),
);
if (new Set(same).size !== 1) throw new Error(`the contenders disagree: ${same.join('\n')}`);
if (checksums.get('tables, pure') !== checksums.get('XState transition()'))
  throw new Error('the pure contenders disagree');

/** Processor time in nanoseconds, which says less about what else the machine is busy with than a clock does. */
const now = (): number => process.cpuUsage().user * 1000;

interface Measured {
  readonly name: string;
  readonly run: Contender;
  rounds: number;
  readonly times: number[];
}

const time = ({ run, rounds }: Measured): number => {
  const start = now();
  run(rounds);
  return (now() - start) / (rounds * script.length);
};

const measured: readonly Measured[] = Object.entries(contenders).map(([name, begin]) => {
  const contender: Measured = { name, run: begin(), rounds: 1, times: [] };
  while (time(contender) * contender.rounds * script.length < 4e7) contender.rounds *= 2;
  return contender;
});
// Each in turn, so that a busy moment falls on all.
for (let repeat = 0; repeat < 9; repeat++)
  for (const contender of measured) contender.times.push(time(contender));

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] as number;
const unit = median(measured[0]?.times ?? []);
for (const { name, times } of measured) {
  const each = median(times);
  console.log(
    `${name.padEnd(28)} ${each.toFixed(1).padStart(9)} ns an event ${(each / unit).toFixed(1).padStart(8)} times by hand`,
  );
}
