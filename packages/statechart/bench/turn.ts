import { setup } from 'xstate';
import type { InPlace } from '../src/compile/index.ts';

/**
 * A small machine after the shape of a turn in a game: draw, play until hit points or cards are gone, resolve, next player. Its actions
 * change the context in place, and all that is done in them is a few additions, so that stepping is what is measured.
 */
export interface Turn {
  seed: number;
  hand: number;
  points: number;
  player: number;
  turns: number;
  played: number;
}

export type TurnEvent = { type: 'DRAW' } | { type: 'PLAY'; card: number } | { type: 'PASS' };

export const fresh = (): Turn => ({ seed: 1, hand: 0, points: 20, player: 0, turns: 0, played: 0 });

interface Args {
  context: Turn;
  event: TurnEvent;
}

export const actions = {
  deal: ({ context }: Args) => {
    context.points = 20;
    context.hand = 3;
  },
  draw: ({ context }: Args) => {
    context.hand++;
  },
  play: ({ context, event }: Args) => {
    context.hand--;
    context.played++;
    if (event.type === 'PLAY') context.points -= event.card;
  },
  next: ({ context }: Args) => {
    context.player = 1 - context.player;
    context.turns++;
  },
  score: ({ context }: Args) => {
    context.seed ^= context.turns;
  },
};

export const guards = {
  isDead: ({ context }: Args) => context.points <= 0,
  isEmpty: ({ context }: Args) => context.hand === 0,
  canPlay: ({ context }: Args) => context.hand > 0,
};

export const machine = setup({
  types: { context: {} as Turn, events: {} as TurnEvent, input: {} as Turn },
  actions,
  guards,
}).createMachine({
  id: 'turn',
  context: ({ input }) => input,
  initial: 'round',
  options: { maxIterations: 100 },
  states: {
    round: {
      entry: 'deal',
      initial: 'drawing',
      states: {
        drawing: { on: { DRAW: { target: 'playing', actions: 'draw' } } },
        playing: {
          on: { PLAY: { guard: 'canPlay', target: 'resolving', actions: 'play' }, PASS: 'ending' },
        },
        resolving: {
          always: [
            { guard: 'isDead', target: '#turn.over' },
            { guard: 'isEmpty', target: 'ending' },
            { target: 'playing' },
          ],
        },
        ending: { entry: 'next', always: 'drawing' },
      },
    },
    over: { entry: 'score', always: 'round' },
  },
});

/** The same flow as one would write it by hand. */
export const createByHand = () => {
  const context = fresh();
  actions.deal({ context, event: { type: 'DRAW' } });
  let state: 'drawing' | 'playing' = 'drawing';
  const args: Args = { context, event: { type: 'DRAW' } };
  const end = (): void => {
    actions.next(args);
    state = 'drawing';
  };
  return {
    context,
    state: () => state,
    send: (event: TurnEvent): void => {
      args.event = event;
      if (state === 'drawing') {
        if (event.type !== 'DRAW') return;
        actions.draw(args);
        state = 'playing';
      } else if (event.type === 'PASS') end();
      else if (event.type === 'PLAY' && guards.canPlay(args)) {
        actions.play(args);
        if (guards.isDead(args)) {
          actions.score(args);
          actions.deal(args);
          state = 'drawing';
        } else if (guards.isEmpty(args)) end();
      }
    },
  };
};

const plays: readonly TurnEvent[] = [1, 2, 3, 4, 5].map((card) => ({ type: 'PLAY', card }));
const draw: TurnEvent = { type: 'DRAW' };
const pass: TurnEvent = { type: 'PASS' };

/** A fixed mix of events; some are not handled where they arrive. */
export const script: readonly TurnEvent[] = Array.from({ length: 1024 }, (_, i) => {
  const dice = Math.imul(i + 1, 2654435761) >>> 16;
  if (dice % 16 === 0) return pass;
  return dice % 3 === 0 ? draw : (plays[dice % plays.length] as TurnEvent);
});

/** Plays the script with a compiled machine. It stands here, so that each copy of the game has a loop of its own. */
export const inPlace = (stepper: InPlace<Turn, TurnEvent>, context: Turn): ((rounds: number) => Turn) => {
  const run = stepper.start(context);
  return (rounds) => {
    for (let round = 0; round < rounds; round++) for (const event of script) stepper.send(run, event);
    return run.context;
  };
};
