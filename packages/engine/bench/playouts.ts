/**
 * How long a command of a random game takes, compiled and in place, four players: Front Line against KOMANDO, as a ratio in
 * one run: `pnpm bench`. The design allows Front Line 20 times KOMANDO's time.
 */
import { compileFlow } from '../src/flow/compiled.ts';
import { copyState as copyFrontLine } from '../src/front-line/changes.ts';
import { type FrontLineInput, frontLineChart } from '../src/front-line/chart.ts';
import { frontLine, inputOf } from '../src/front-line/game.ts';
import type { FrontLineState } from '../src/front-line/state.ts';
import type { Command, Game } from '../src/game.ts';
import { copyState as copyKomando } from '../src/komando/changes.ts';
import { type KomandoInput, komandoChart } from '../src/komando/chart.ts';
import { komando } from '../src/komando/game.ts';
import type { KomandoState } from '../src/komando/state.ts';
import { createRandom } from '../src/random.ts';
import { frontLineTestDeck } from '../src/testkit/index.ts';

const PLAYERS = 4;
const ROUNDS = 5;
const GAMES = Number(process.argv[2] ?? 20);

interface Spent {
  commands: number;
  /** Milliseconds, all in all, and those of them in which legal commands were listed. */
  all: number;
  listing: number;
}

/** Plays random games to their end; whoever is to decide first picks one of their legal commands. */
function playOut<S, C extends Command>(
  game: Pick<Game<S, C, never, never, never>, 'actors' | 'legal'>,
  begin: (seed: number) => S,
  send: (state: S, player: number, command: C) => void,
): Spent {
  const spent: Spent = { commands: 0, all: 0, listing: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const state = begin(seed);
    const random = createRandom(seed);
    const from = performance.now();
    for (;;) {
      const player = game.actors(state)[0]?.player;
      if (player === undefined) break;
      const before = performance.now();
      const commands = game.legal(state, player);
      spent.listing += performance.now() - before;
      send(state, player, commands[random.below(commands.length)] as C);
      spent.commands++;
    }
    spent.all += performance.now() - from;
  }
  return spent;
}

const begun = <S>(result: { ok: true; value: { state: S } } | { ok: false; error: unknown }): S => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
};

const komandoFlow = compileFlow<KomandoState, KomandoInput>(komandoChart());
const frontLineFlow = compileFlow<FrontLineState, FrontLineInput>(frontLineChart());
const deck = frontLineTestDeck();

const games = {
  KOMANDO: () =>
    playOut(
      komando as never as Game<KomandoState, Command, never, never, never>,
      (seed) => copyKomando(begun(komando.start({ players: PLAYERS }, seed))),
      (state, player, command) => komandoFlow.send(state, { ...command, player } as KomandoInput),
    ),
  'Front Line': () =>
    playOut(
      frontLine as never as Game<FrontLineState, Command, never, never, never>,
      (seed) => copyFrontLine(begun(frontLine.start({ players: PLAYERS, deck }, seed))),
      (state, player, command) => frontLineFlow.send(state, inputOf(command as never, player)),
    ),
};

for (const play of Object.values(games)) play();
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const [first, second] = Object.entries(games).map(([name, play]) => {
    const { commands, all, listing } = play();
    const each = (1000 * all) / commands;
    const share = Math.round((100 * listing) / all);
    console.log(
      `${name}: ${commands} commands, ${each.toFixed(1)} µs each, ${share} % of it listing what is legal`,
    );
    return each;
  }) as [number, number];
  ratios.push(second / first);
}
const median = ratios.sort((a, b) => a - b)[ROUNDS >> 1] as number;
console.log(`Front Line takes ${median.toFixed(1)} times KOMANDO's time per command (at most 20)`);
