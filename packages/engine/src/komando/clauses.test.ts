/** [L12] Every clause and ruling is at work somewhere: in events, in examples, or in refusals. */
import { komandoClauses, komandoRulings } from '@komradery/cards';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { komandoOptions } from '../testkit/index.ts';
import { komandoExamples } from './examples/examples.ts';
import { playKomandoExamples } from './examples/play.ts';
import { komando } from './game.ts';

/** The clauses that events of a few hundred short games cite, from positions made for rare cases. */
function citedByEvents(): Set<string> {
  const cited = new Set<string>();
  const starts = fc.sample(fc.oneof(komandoOptions.fromPositions, komandoOptions.fromTheStart), {
    numRuns: 400,
    seed: 54,
  });
  starts.forEach((options, seed) => {
    const random = createRandom(seed);
    const begun = komando.start(options, seed);
    if (!begun.ok) throw new Error(begun.error.message);
    let { state, events } = begun.value;
    for (;;) {
      for (const { clause } of events) cited.add(clause);
      const [actor] = komando.actors(state);
      if (!actor) return;
      const legal = komando.legal(state, actor.player);
      const step = komando.apply(state, actor.player, legal[random.below(legal.length)]);
      if (!step.ok) throw new Error(step.error.message);
      ({ state, events } = step.value);
    }
  });
  return cited;
}

test('[L12] a procedure is cited by an event of some game', () => {
  const cited = citedByEvents();
  const procedures = [...komandoClauses, ...komandoRulings].filter(({ role }) => role === 'procedure');
  expect(procedures.map(({ id }) => id as string).filter((id) => !cited.has(id))).toEqual([]);
});

test('[L12] a set-up rule or a definition is cited by an example, an error or an option', () => {
  const cited = new Set<string>(komandoExamples.flatMap(({ opening }) => opening));
  for (const { frames } of playKomandoExamples())
    for (const { clauses } of frames) for (const id of clauses) cited.add(id);
  for (const wrong of [
    { players: 1 },
    { players: 4, deck: [] },
    { players: 4, dealer: 9 },
    { players: 4, rulings: { limits: { turns: 0 } } },
  ]) {
    const refused = komando.start(wrong, 1);
    if (!refused.ok) for (const { clause } of refused.error.problems) cited.add(clause);
  }
  const begun = komando.start({ players: 2 }, 1);
  if (begun.ok) {
    const { state } = begun.value;
    const refused = komando.check(state, state.turn, { type: 'attack', card: 99, target: 0 });
    if (!refused.ok) cited.add(refused.error.clause);
  }
  for (const id of citedByEvents()) cited.add(id);
  const others = [...komandoClauses, ...komandoRulings].filter(({ role }) => role !== 'procedure');
  const silent = others.map(({ id }) => id as string).filter((id) => !cited.has(id));
  expect(silent).toEqual([]);
});
