/** A game as XState actor logic, for apps that run on actors: XState's own inspection and tools work on it. */
import { fromTransition } from 'xstate';
import type { Command, Game, GameEvent, Illegal, PlayerId, Seed } from '../game.ts';

export interface GameActorContext<S, E extends GameEvent> {
  readonly state: S;
  /** What the last command that was played brought about. */
  readonly events: readonly E[];
  /** Why the last command was refused, unless it was played. */
  readonly refused: Illegal | null;
}

export interface PlayEvent {
  readonly type: 'play';
  readonly player: PlayerId;
  readonly command: unknown;
}

/**
 * @example
 * ```ts
 * import { createActor } from 'xstate';
 * import { gameLogic, komando } from '@komradery/engine';
 *
 * const actor = createActor(gameLogic(komando), { input: { options: { players: 2 }, seed: 3 } }).start();
 * const { state } = actor.getSnapshot().context;
 * const { player } = komando.actors(state)[0];
 * actor.send({ type: 'play', player, command: komando.legal(state, player)[0] });
 * actor.getSnapshot().context.refused; // null
 * ```
 *
 * @throws when the actor is created with options that do not make a game
 */
export const gameLogic = <S, C extends Command, E extends GameEvent, V, O>(game: Game<S, C, E, V, O>) =>
  fromTransition(
    (context: GameActorContext<S, E>, { player, command }: PlayEvent): GameActorContext<S, E> => {
      const step = game.apply(context.state, player, command);
      return step.ok ? { ...step.value, refused: null } : { ...context, refused: step.error };
    },
    ({ input }: { input: { readonly options: O; readonly seed: Seed } }): GameActorContext<S, E> => {
      const begun = game.start(input.options, input.seed);
      if (!begun.ok) throw new Error(begun.error.message);
      return { ...begun.value, refused: null };
    },
  );
