import { describe, expect, test } from 'vitest';
import { type PlayedFrontLineExample, playFrontLineExamples } from '../../examples.ts';
import type { FrontLineEvent } from '../events.ts';
import type { Choice } from '../state.ts';
import { type Names, sayEvent } from './en.ts';

const examples = playFrontLineExamples();

/** Cards and characters by their names, as the site calls them. */
function namesIn({ frames }: PlayedFrontLineExample): Names {
  const [{ view } = {}] = frames;
  if (!view) throw new Error('an example has an opening');
  const { deck, faces, actions } = view.setup;
  return {
    player: (player) => `P${player + 1}`,
    character: (index) => deck.characters[index]?.name ?? '?',
    card: (card) => {
      const face = faces[card - 1] as number;
      return (card <= actions ? deck.actions : deck.incoming)[face]?.name ?? '?';
    },
  };
}

/** The log of one frame of an example. */
function log(id: string, frame: number): string[] {
  const example = examples.find((one) => one.id === id);
  const events = example?.frames[frame]?.events;
  if (!example || !events) throw new Error(`no frame ${frame} of ${id}`);
  return events.flatMap((event) => sayEvent(event, namesIn(example)) ?? []);
}

describe('the log', () => {
  test('[F5.2] [F5.3] tells a push, and then a swap', () => {
    expect(log('push-then-swap', 1).at(-1)).toBe('P2 steps and pushes P3 and P4.');
    expect(log('push-then-swap', 2).find((line) => line.includes('places'))).toBe(
      'P2 changes places with P3.',
    );
  });

  test('[F6.1] [F6.3] tells a death, and the step of the Kommissar', () => {
    expect(log('two-deaths', 2)[0]).toBe('P2 is dead.');
    expect(log('two-deaths', 3)).toContain('The Kommissar moves.');
  });

  test('[L12] has a plain sentence for every event but those that only the program needs', () => {
    const silent = new Set<string>();
    for (const example of examples) {
      const names = namesIn(example);
      for (const { events } of example.frames)
        for (const event of events) {
          const line = sayEvent(event, names);
          if (line === undefined) silent.add(event.type);
          else expect(line, event.type).toMatch(/^[A-Z](?!.*(?:undefined|NaN|\?|#)).*[.!]$/);
        }
    }
    expect([...silent].toSorted()).toEqual(['entered', 'kept', 'remembered', 'rolled', 'window-closed']);
  });

  const of = { seq: 1, visibility: 'public' } as const;
  const [first] = examples;
  const say = (event: FrontLineEvent) => first && sayEvent(event, namesIn(first));
  const chose = (what: Choice['what'], value: number | null) =>
    say({ ...of, type: 'chose', clause: 'F4.4', player: 1, what, value, only: false });

  test('[F4.4] tells what was chosen, and of a secret only that something was', () => {
    expect(chose('komrade', 2)).toBe('P2 chooses P3.');
    expect(chose('komrade', -1)).toBe('P2 chooses nobody.');
    expect(chose('space', 4)).toBe('P2 chooses space 4.');
    expect(chose('amount', 2)).toBe('P2 chooses 2.');
    expect(chose('may', 1)).toBe('P2 does so.');
    expect(chose('may', 0)).toBe('P2 lets it be.');
    expect(chose('way', 0)).toBe('P2 chooses forward.');
    expect(chose('way', 1)).toBe('P2 chooses backward.');
    expect(chose('option', 2)).toBe('P2 chooses the second option.');
    expect(chose('protect', 0)).toBe('P2 uses nothing.');
    expect(chose('card', null)).toBe('P2 chooses a card.');
  });

  test('[F6.1] tells HP below 0 with a minus', () => {
    const line = say({ ...of, type: 'damaged', clause: 'F4.5', player: 0, amount: 3, hp: -2 });
    expect(line).toBe('P1 suffers 3 damage and is at −2 HP.');
  });
});
