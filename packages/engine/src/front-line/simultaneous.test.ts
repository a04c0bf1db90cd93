/** Choices that are made at once: in whatever order they come in, the game is the same, and nobody is told of another's. */
import { expect, test } from 'vitest';
import { frontLineTestDeck } from '../testkit/front-line-deck.ts';
import { frontLine } from './game.ts';
import type { FrontLineState } from './state.ts';

const start = (): FrontLineState => {
  const begun = frontLine.start({ players: 4, deck: frontLineTestDeck(), characters: 'dealt' }, 11);
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value.state;
};

/** Everybody who is asked gives their first answer, the first asked or the last asked first. */
function play(order: 'first' | 'last', rounds: number): FrontLineState {
  let state = start();
  for (let round = 0; round < rounds; round++) {
    const asked = frontLine.actors(state).map(({ player }) => player);
    if (order === 'last') asked.reverse();
    for (const player of asked) {
      const [command] = frontLine.legal(state, player);
      const step = frontLine.apply(state, player, command);
      if (!step.ok) throw new Error(step.error.message);
      state = step.value.state;
    }
  }
  return state;
}

test('[F3.6, F4.2, FR12] the draft, the face-down cards and the windows come to the same in any order', () => {
  // Four rounds of the draft, the first window, the face-down cards, and what follows.
  for (const rounds of [4, 5, 6, 9]) {
    const { seq: _, ...first } = play('first', rounds);
    const { seq: __, ...last } = play('last', rounds);
    expect(last).toEqual(first);
  }
});

test('[F3.6] a pick in the draft is nobody else’s business', () => {
  const state = start();
  const [one, two] = frontLine.legal(state, 0);
  const after = [one, two].map((command) => {
    const step = frontLine.apply(state, 0, command);
    if (!step.ok) throw new Error(step.error.message);
    return step.value;
  });
  const seen = after.map(({ state: then, events }) => [
    frontLine.view(then, 1),
    frontLine.legal(then, 1),
    events.map((event) => frontLine.viewEvent(event, 1)),
  ]);
  expect(seen[1]).toEqual(seen[0]);
});
