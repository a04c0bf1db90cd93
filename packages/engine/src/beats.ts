/** What the beats of an example are written with, whatever the game. */
import { isRuleId } from '@komradery/cards';
import type { Beat, Move } from './example.ts';
import type { ClauseId, GameEvent, PlayerId } from './game.ts';

/** Where a beat ends: with the first event of a type, or just before it; or else with the last event there is. */
export type End<E extends GameEvent> = { readonly upTo: E['type'] } | { readonly before: E['type'] };

/** Ids as they are written in an example: `K4.1 K2.2`. */
export const cite = (ids: string): readonly ClauseId[] =>
  ids.split(' ').map((id) => {
    if (!isRuleId(id)) throw new Error(`an example cites ${id}, and there is no such rule`);
    return id;
  });

/** A beat that goes on with what the last command brought about. */
export const goOn = <E extends GameEvent>(clauses: string, end?: End<E>): Beat => ({
  clauses: cite(clauses),
  ...end,
});

/** A beat that begins with a command, in notation. */
export const play = <E extends GameEvent>(
  player: PlayerId,
  command: string,
  clauses: string,
  end?: End<E>,
): Beat => ({ play: { player, command }, ...goOn(clauses, end) });

/** A beat about what comes of commands that are themselves not worth a word. */
export const after = <E extends GameEvent>(
  quietly: readonly Move[],
  clauses: string,
  end?: End<E>,
): Beat => ({ quietly, ...goOn(clauses, end) });
