/** Plays an example, and cuts what happened into frames. */
import type { Beat, Example, ExampleProse, Frame, Move, PlayedExample } from './example.ts';
import type { Driven, Entered } from './flow/drive.ts';
import type { Command, Game, GameEvent } from './game.ts';

/**
 * @param openView - the position as the reader sees it, with every hand open
 * @throws when the example cannot be played as written: that is a fault in the example, and says where
 */
export function playExample<S extends Driven, C extends Command, E extends GameEvent, V, O>(
  game: Game<S, C, E, V, O>,
  example: Example<O>,
  prose: ExampleProse,
  openView: (state: S) => V,
): PlayedExample<V, E> {
  const fault = (message: string) => new Error(`example ${example.id}: ${message}`);

  if (prose.captions.length !== example.beats.length) {
    throw fault(`${example.beats.length} beats, but ${prose.captions.length} captions`);
  }
  const begun = game.start(example.options, example.seed);
  if (!begun.ok)
    throw fault(begun.error.problems.map(({ path, problem }) => `${path}: ${problem}`).join(' '));

  let { state } = begun.value;
  let shown: S | undefined;
  let pending: readonly E[] = begun.value.events;

  const frame = (count: number, rest: Pick<Frame<V, E>, 'caption' | 'clauses' | 'played'>): Frame<V, E> => {
    const events = pending.slice(0, count);
    pending = pending.slice(count);
    const via: string[] = [];
    for (const event of events) {
      shown = game.fold(shown, event);
      if (event.type === 'entered') via.push(...(event as unknown as Entered).via);
    }
    return { ...rest, events, view: openView(shown as S), at: (shown as S).at, via };
  };

  const [first] = example.beats;
  const laidOut = first && movesOf(first).length > 0 ? pending.length : 1;
  const frames = [frame(laidOut, { caption: prose.opening, clauses: example.opening })];
  example.beats.forEach((beat, index) => {
    const where = `beat ${index + 1}`;
    const moves = movesOf(beat);
    if (moves.length > 0 && pending.length > 0) {
      throw fault(`${where} has a move, but ${pending[0]?.type} is still to be told`);
    }
    for (const { player, command } of moves) {
      const parsed = game.parse(state, command);
      if (!parsed.ok) throw fault(`${where}, ${command}: ${parsed.error.message}`);
      const step = game.apply(state, player, parsed.value);
      if (!step.ok) throw fault(`${where}, ${command}: ${step.error.message}`);
      state = step.value.state;
      pending = [...pending, ...step.value.events];
    }
    const count = endOf(pending, beat);
    if (count <= 0) throw fault(`${where}: no ${beat.upTo ?? beat.before ?? 'event'} is to come`);
    frames.push(
      frame(count, {
        caption: prose.captions[index] as string,
        clauses: beat.clauses,
        ...(beat.play && { played: beat.play }),
      }),
    );
  });
  if (pending.length > 0)
    throw fault(`${pending.length} events are left untold, from ${pending[0]?.type} on`);
  return { id: example.id, title: prose.title, lead: prose.lead, frames };
}

const movesOf = ({ quietly = [], play }: Beat): readonly Move[] => (play ? [...quietly, play] : quietly);

/** How many of the events a beat tells. Where the chart has got to belongs to the beat that brought it there. */
function endOf(events: readonly GameEvent[], { upTo, before }: Beat): number {
  if (before !== undefined) return events.findIndex(({ type }) => type === before);
  if (upTo === undefined) return events.length;
  let end = events.findIndex(({ type }) => type === upTo) + 1;
  while (end > 0 && events[end]?.type === 'entered') end++;
  return end;
}
