import { expect, test } from 'vitest';
import { skirmish } from '../test/machines/skirmish.ts';
import { describe } from './describe.ts';
import { part } from './part.ts';

const model = describe(skirmish);
const ids = (of: { id: string }[]) => of.map(({ id }) => id);

test('a collapsed state is one box; what moves inside it is not seen, what crosses its border is', () => {
  const game = part(model, { collapse: ['tiebreak'] });
  expect(ids(game.states).filter((id) => id.startsWith('tiebreak'))).toEqual(['tiebreak']);
  expect(game.states.find((s) => s.id === 'tiebreak')).toMatchObject({
    collapsed: true,
    type: 'atomic',
    children: [],
  });
  const touching = game.transitions.filter((t) => t.source === 'tiebreak' || t.targets.includes('tiebreak'));
  expect(touching.map((t) => [t.id, t.source, t.targets])).toEqual([
    ['turn.look:(always):1', 'turn.look', ['tiebreak']],
    ['tiebreak.deal:(always)', 'tiebreak', ['over.scored']],
    ['tiebreak.round.resolve:(always)', 'tiebreak', ['over.won']],
    ['tiebreak.judge:(always)', 'tiebreak', ['over.won']],
    ['tiebreak.judge:(always):1', 'tiebreak', ['over.scored']],
  ]);
});

test('a part alone keeps its ids and shows where it leads', () => {
  const tiebreak = part(model, { root: 'tiebreak' });
  expect(tiebreak.states[0]).toMatchObject({ id: 'tiebreak', parent: null });
  expect(tiebreak.states.filter((s) => s.outside).map((s) => s.id)).toEqual(['over.scored', 'over.won']);
  expect(ids(tiebreak.transitions)).toContain('tiebreak.judge:(always):2');
  expect(ids(tiebreak.transitions)).not.toContain('turn.look:(always):1');
});

test('a transition from outside to a place inside is shown, one to the part as a whole is its start', () => {
  const round = part(model, { root: 'tiebreak.round' });
  expect(round.transitions.some((t) => t.targets.includes('tiebreak.round'))).toBe(false);
  expect(ids(round.states.filter((s) => s.outside))).toEqual(['over.won', 'tiebreak.judge']);
});

test('depth counts from the root of the part', () => {
  expect(ids(part(model, { depth: 1 }).states)).toEqual(['', 'setup', 'turn', 'tiebreak', 'over']);
  const tiebreak = part(model, { root: 'tiebreak', depth: 1 });
  expect(tiebreak.states.find((s) => s.id === 'tiebreak.round')?.collapsed).toBe(true);
});

test('the outermost collapsed state wins', () => {
  const game = part(model, { collapse: ['tiebreak', 'tiebreak.round'] });
  expect(ids(game.states)).not.toContain('tiebreak.round');
});

test('transitions can be left out', () => {
  const game = part(model, { omit: (t) => t.meta?.clause === 'KR19' });
  expect(game.transitions.length).toBe(model.transitions.length - 2);
});

test('a part of nothing is the whole', () => {
  expect(part(model, {})).toEqual(model);
});

test('an unknown state is named, with those that are there', () => {
  expect(() => part(model, { root: 'tiebrake' })).toThrow(
    /no state "tiebrake" in the chart skirmish; it has .*tiebreak/,
  );
});
