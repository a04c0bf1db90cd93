/** How fast compiled machines step, against XState and a loop written by hand, as ratios in one run: `pnpm bench`. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, initialTransition, transition } from 'xstate';
import { compile, emit, type InPlace } from '../src/compile/index.ts';
import { script, type Turn, type TurnEvent } from './turn.ts';

/** Runs the script some times, and gives what the context came to, so that all contenders can be seen to do the same. */
type Contender = (rounds: number) => Turn;

type Game = typeof import('./turn.ts');

/** A copy of the game for each contender, so that none runs code that was optimised for another. */
const copyFor = (name: string): Promise<Game> =>
  import(`./turn.ts?${encodeURIComponent(name)}`) as Promise<Game>;

const importText = async (
  text: string,
): Promise<{ create: (implementations: unknown) => InPlace<Turn, TurnEvent> }> => {
  const directory = await mkdtemp(join(tmpdir(), 'statechart-'));
  const file = join(directory, 'turn.mjs');
  writeFileSync(file, text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(directory, { recursive: true });
  }
};

/** What XState's functions hand to whoever runs the actions. */
type Todo = readonly {
  exec?: ((info: never, params: never) => void) | undefined;
  info: unknown;
  params: unknown;
}[];

const runAll = (todo: Todo): void => {
  for (const { exec, info, params } of todo) exec?.(info as never, params as never);
};

const contenders: Readonly<Record<string, (game: Game) => Contender | Promise<Contender>>> = {
  'by hand': ({ createByHand }) => {
    const game = createByHand();
    return (rounds) => {
      for (let round = 0; round < rounds; round++) for (const event of script) game.send(event);
      return game.context;
    };
  },
  'source text, in place': async ({ machine, actions, guards, fresh, inPlace }) =>
    inPlace((await importText(emit(machine))).create({ actions, guards }), fresh()),
  'tables, in place': ({ machine, fresh, inPlace }) => inPlace(compile(machine), fresh()),
  'tables, pure': ({ machine, fresh }) => {
    const compiled = compile(machine);
    let [snapshot, todo] = compiled.initial(fresh());
    runAll(todo as Todo);
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) {
          [snapshot, todo] = compiled.step(snapshot, event);
          runAll(todo as Todo);
        }
      }
      return snapshot.context;
    };
  },
  'XState actor': ({ machine, fresh }) => {
    const actor = createActor(machine, { input: fresh() });
    actor.start();
    return (rounds) => {
      for (let round = 0; round < rounds; round++) for (const event of script) actor.send(event);
      return actor.getSnapshot().context;
    };
  },
  'XState machine.transition': ({ machine, fresh }) => {
    // A scope that runs actions at once, without the actor around it.
    const actor = createActor(machine, { input: fresh() });
    const scope = {
      self: actor,
      system: actor.system,
      defer: () => undefined,
      actionExecutor: (action: Todo[number]) => runAll([action]),
    } as never;
    let snapshot = machine.getInitialSnapshot(scope, fresh());
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) snapshot = machine.transition(snapshot, event, scope);
      }
      return snapshot.context;
    };
  },
  'XState transition()': ({ machine, fresh }) => {
    let [snapshot, todo] = initialTransition(machine, fresh());
    runAll(todo as Todo);
    return (rounds) => {
      for (let round = 0; round < rounds; round++) {
        for (const event of script) {
          [snapshot, todo] = transition(machine, snapshot, event);
          runAll(todo as Todo);
        }
      }
      return snapshot.context;
    };
  },
};

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

const begun = await Promise.all(
  Object.entries(contenders).map(async ([name, begin]) => [name, await begin(await copyFor(name))] as const),
);

// The pure ways run actions after the guards of the same macrostep have been asked, so they play another game than the others.
const played = new Map(begun.map(([name, run]) => [name, JSON.stringify(run(3))]));
const agreeing = [
  ['by hand', 'source text, in place', 'tables, in place', 'XState actor', 'XState machine.transition'],
  ['tables, pure', 'XState transition()'],
];
for (const names of agreeing) {
  const games = names.map((name) => played.get(name));
  if (new Set(games).size !== 1) throw new Error(`these disagree: ${names.join(', ')}\n${games.join('\n')}`);
}

const measured: readonly Measured[] = begun.map(([name, run]) => {
  const contender: Measured = { name, run, rounds: 1, times: [] };
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
