/** Holds the examples of a game to what an example is: played as written, told frame by frame, each beat with its rule. */
import type { ClauseRole } from '@komradery/cards';
import { describe, expect, test } from 'vitest';
import type { PlayedExample } from '../src/example.ts';
import type { ClauseId, GameEvent } from '../src/game.ts';

interface Examples<S, V, E extends GameEvent> {
  readonly played: readonly PlayedExample<V, E>[];
  readonly fold: (state: S | undefined, event: E) => S;
  /** The state as a reader sees it. */
  readonly openView: (state: S) => unknown;
  readonly rules: readonly { readonly id: ClauseId; readonly role: ClauseRole }[];
  /** Of them, those that must be shown by some example (L12). */
  readonly shown: readonly { readonly id: ClauseId }[];
}

export function holdExamples<S, V, E extends GameEvent>({
  played,
  fold,
  openView,
  rules,
  shown,
}: Examples<S, V, E>): void {
  test('every example has a title, a lead, and a caption for every frame', () => {
    expect(played.length).toBeGreaterThan(0);
    for (const { frames, title, lead } of played) {
      expect(title && lead).toBeTruthy();
      for (const { caption } of frames) expect(caption).not.toBe('');
    }
  });

  test('every example has an id of its own, fit for an address, and a title of its own', () => {
    const ids = played.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(new Set(played.map(({ title }) => title)).size).toBe(ids.length);
  });

  const roles = new Map<string, ClauseRole>(rules.map(({ id, role }) => [id, role]));

  describe.each(played.map((example) => [example.id, example] as const))('%s', (_, example) => {
    test('what a beat is about first was cited by an event in it or before it, if it is a procedure', () => {
      const cited = new Set<string>();
      example.frames.forEach(({ events, clauses }, index) => {
        for (const { clause } of events) cited.add(clause);
        for (const id of clauses) expect(roles.has(id), `${id} is no rule of this game`).toBe(true);
        const [first] = clauses;
        // The opening says what the example is about.
        if (index > 0 && first && roles.get(first) === 'procedure') expect(cited, first).toContain(first);
      });
    });

    test('the frames are the game: folding their events gives their positions', () => {
      let state: S | undefined;
      for (const { events, view } of example.frames) {
        for (const event of events) state = fold(state, event);
        expect(view).toEqual(openView(state as S));
      }
    });
  });

  test('[L12] every rule that there is to show is shown by an example', () => {
    const found = new Set<string>(played.flatMap(({ frames }) => frames.flatMap(({ clauses }) => clauses)));
    expect(shown.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });
}
