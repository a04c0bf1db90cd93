/** The examples are played by the engine as it stands; their numbers and names are checked against what happened. */
import { komandoClauses, komandoRulings } from '@komradery/cards';
import { describe, expect, test } from 'vitest';
import { komando } from '../game.ts';
import { komandoExamples } from './examples.ts';
import { playKomandoExamples } from './play.ts';

const played = playKomandoExamples();
const byId = (id: string) => {
  const found = played.find((one) => one.id === id);
  if (!found) throw new Error(`no example ${id}`);
  return found;
};

test('every example plays to its end, and has a caption for every frame', () => {
  expect(played.length).toBe(komandoExamples.length);
  for (const { frames, title, lead } of played) {
    expect(title && lead).toBeTruthy();
    for (const { caption } of frames) expect(caption).not.toBe('');
  }
});

test('every example has an id of its own, fit for an address', () => {
  const ids = played.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

const roles = new Map<string, string>(
  [...komandoClauses, ...komandoRulings].map(({ id, role }) => [id, role]),
);

describe.each(played.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test('what a beat is about first was cited by an event in it or before it, if it is a procedure', () => {
    const cited = new Set<string>();
    for (const { events, clauses } of example.frames) {
      for (const { clause } of events) cited.add(clause);
      for (const id of clauses) expect(roles.has(id), `${id} is no clause`).toBe(true);
      const [first] = clauses;
      if (first && roles.get(first) === 'procedure') {
        expect(cited, `${first} in "${example.title}"`).toContain(first);
      }
    }
  });

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

  test('the frames are the game: folding their events gives their positions', () => {
    let state: Parameters<typeof komando.fold>[0];
    for (const { events, view } of example.frames) {
      for (const event of events) state = komando.fold(state, event);
      expect(view).toEqual({ ...state, rng: null });
    }
  });
});

test('[L12] every clause is shown by an example', () => {
  const shown = new Set<string>(played.flatMap(({ frames }) => frames.flatMap(({ clauses }) => clauses)));
  const missing = komandoClauses.map(({ id }) => id as string).filter((id) => !shown.has(id));
  expect(missing).toEqual([]);
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
