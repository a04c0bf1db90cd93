import { expect, test } from 'vitest';
import { statePaths } from './state-paths.ts';

test('the innermost states, one path for each region', () => {
  expect(statePaths('over')).toEqual(['over']);
  expect(statePaths({ tiebreak: { round: 'defend' } })).toEqual(['tiebreak.round.defend']);
  expect(statePaths({ lift: { cabin: 'still', doors: { open: {} } } })).toEqual([
    'lift.cabin.still',
    'lift.doors.open',
  ]);
});
