/** The examples are played by the engine as it stands; their numbers and names are checked against what happened. */
import { komandoClauses, komandoRulings } from '@komradery/cards';
import { describe, expect, test } from 'vitest';
import { holdExamples } from '../../../test/examples.ts';
import { komando } from '../game.ts';
import { komandoExamples } from './examples.ts';
import { playKomandoExamples } from './play.ts';

const played = playKomandoExamples();
const byId = (id: string) => {
  const found = played.find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found;
};

holdExamples({
  played,
  fold: komando.fold,
  openView: (state) => ({ ...state, rng: null }),
  rules: [...komandoClauses, ...komandoRulings],
  shown: komandoClauses,
});

test('every example is played', () => {
  expect(played.map(({ id }) => id)).toEqual(komandoExamples.map(({ id }) => id));
});

describe.each(played.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test('numbers in captions are numbers of the table', () => {
    // A life or group that a caption gives ("is at 15", "falls to 8") stands in the position that it captions.
    for (const { caption, view } of example.frames) {
      for (const [, player, life] of caption.matchAll(/P(\d) (?:falls to|is at|stays at) (−?\d+)/g)) {
        expect(view.life[Number(player) - 1], caption).toBe(Number(life?.replace('−', '-')));
      }
      for (const [, group] of caption.matchAll(/[Tt]he group is at (−?\d+)/g)) {
        expect(view.group, caption).toBe(Number(group?.replace('−', '-')));
      }
    }
  });
});

/** The source: "P1 and P3 have 8, P2 and P4 have 10", and what each reading makes of it (KR14). */
describe('[KR14] the seven players of the source', () => {
  const endOfRound = (id: string) =>
    byId(id).frames.find(({ events }) => events.some(({ type }) => type === 'round-judged'));
  const called = (id: string) =>
    byId(id).frames.flatMap(({ events }) => events.filter((event) => event.type === 'round-called'));

  test.each(['seven-players', 'seven-players-printed'])(
    '%s: four players hold four cards and play from P1 to P4',
    (id) => {
      const { frames } = byId(id);
      const begun = frames.flatMap(({ events }) => events).find((event) => event.type === 'tiebreak-began');
      expect(begun).toMatchObject({ players: [0, 1, 2, 3], size: 4 });
      const first = frames.find(({ events }) => events.some((event) => event.type === 'round-turn-began'));
      expect(first?.view.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4, 0, 0, 0]);
      expect(first?.view.out).toEqual([false, false, false, false, true, true, true]);
      expect(endOfRound(id)?.view.life.slice(0, 4)).toEqual([8, 10, 8, 10]);
    },
  );

  test('[K5.7] by the rule, P1 and P3 are out, and P2 and P4 go on with two cards each', () => {
    expect(endOfRound('seven-players')?.view.out.slice(0, 4)).toEqual([true, false, true, false]);
    expect(called('seven-players')[0]).toMatchObject({ players: [1, 3], size: 2, bottom: false });
    expect(byId('seven-players').frames.at(-1)?.view.winners).toEqual([3]);
  });

  test('as printed, P1 and P3 go on with two cards each, and the lower of them is out', () => {
    expect(endOfRound('seven-players-printed')?.view.out.slice(0, 4)).toEqual([false, false, false, false]);
    expect(called('seven-players-printed')).toMatchObject([
      { players: [0, 2], size: 2, bottom: true },
      { players: [1, 2, 3], size: 3, bottom: false },
    ]);
    const last = byId('seven-players-printed').frames.at(-1);
    expect(last?.view.out.slice(0, 4)).toEqual([true, false, false, false]);
    expect(last?.view.hands.slice(0, 4).map((hand) => hand.length)).toEqual([0, 3, 3, 3]);
  });
});
