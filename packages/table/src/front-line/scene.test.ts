import { describe, expect, test } from 'vitest';
import { frontLineExamples, tenKomrades } from '../../test/front-line.ts';
import { type FrontLineScene, frontLineScene, frontLineScenes, type SceneMark } from './scene.ts';

const examples = frontLineExamples();
const scenesOf = (id: string): readonly FrontLineScene[] =>
  frontLineScenes(examples.find((example) => example.id === id)?.frames ?? []);
const sniper = scenesOf('sniper');
const shell = scenesOf('shell');
const at = (scenes: readonly FrontLineScene[], index: number): FrontLineScene => {
  const scene = scenes.at(index);
  if (!scene) throw new Error(`no scene ${index}`);
  return scene;
};

/** `T` the target card, a number the damage, `-` and `|` the line toward front and rear, `.` nothing. */
const drawn = (marks: readonly (SceneMark | undefined)[]): string =>
  marks
    .map((mark) =>
      mark
        ? [mark.front && '<', mark.target && 'T', mark.amount, mark.hits && '!', mark.rear && '>']
            .filter((one) => one !== false && one !== undefined)
            .join('')
        : '.',
    )
    .join(' ');

describe('what a target card will do', () => {
  test('[F2.2] a Linear goes from its target card over open spaces to the Komrade it hits', () => {
    const [target] = at(sniper, 1).targets;
    expect(target).toMatchObject({ incoming: 'Sniper', type: 'linear', at: { space: 0 }, fresh: true });
    expect(drawn(target?.marks ?? [])).toBe('T> <3! . . . .');
  });

  test('[F2.3] [FR16] a Splash reaches both sides, whoever is there', () => {
    expect(drawn(at(shell, 1).targets[0]?.marks ?? [])).toBe('. . 2!> <T4!> <2');
  });

  test('[F5.1] is looked at anew when the line has moved', () => {
    // P1 walks from space 3 to the front: over P3, who is pushed to space 1, then past P3 in a swap.
    const moved = at(sniper, 10);
    expect(moved.line.map((komrade) => komrade?.id)).toEqual([0, 2, undefined, 1, undefined, 3]);
    expect(drawn(moved.targets[0]?.marks ?? [])).toBe('T3! . . . . .');
  });

  test('[FR7] a Linear that meets nobody runs out of the line', () => {
    const { targets } = frontLineScene(tenKomrades());
    expect(targets.map(({ misses }) => misses)).toEqual([false, false, true, false]);
    expect(drawn(targets[0]?.marks ?? [])).toBe('. . . T> <1! . . . . . .');
    expect(drawn(targets[1]?.marks ?? [])).toBe('. . . . . . 1!> <T . . .');
    expect(drawn(targets[2]?.marks ?? [])).toBe('. . . . . . . . . . T>');
    expect(drawn(targets[3]?.marks ?? [])).toBe('T3!> <1! . . . . . . . . .');
  });
});

describe('the line', () => {
  test('[F5.2] [F5.3] whoever moved has come from somewhere', () => {
    const komrades = at(sniper, 10).komrades.map(({ from, at: now }) => [from, now]);
    expect(komrades).toEqual([
      [2, 0],
      [3, 3],
      [1, 1],
      [4, 5],
    ]);
  });

  test('[F6.1] [F6.2] [F6.3] the dead fall once, leave the line, and the Kommissar comes on', () => {
    const last = at(shell, -1);
    expect(last.komrades.map(({ dead, fell, at: now }) => [dead, fell, now])).toEqual([
      [false, false, 1],
      [true, true, undefined],
      [false, false, 0],
      [true, true, undefined],
    ]);
    expect(last.kommissarCame).toBe(true);
    expect(last.line.length).toBe(3);
    expect(at(shell, -2).komrades.some(({ fell }) => fell)).toBe(false);
  });

  test('[F4.5] damage is the difference to the scene before', () => {
    expect(at(sniper, 11).komrades.map(({ was, hp }) => [was, hp])).toEqual([
      [10, 7],
      [12, 12],
      [9, 9],
      [4, 4],
    ]);
  });
});

describe('who decides', () => {
  test('[F4.2] all who have still to lay a card', () => {
    expect(at(sniper, 2).ask).toMatchObject({ waits: 'lay', players: [1, 2, 3] });
    expect(at(sniper, 2).komrades.map(({ asked }) => asked)).toEqual([false, true, true, true]);
  });

  test('[FR12] [FR36] all who are asked in a window, until they have answered', () => {
    expect(at(sniper, 5).ask).toMatchObject({ waits: 'window', window: 'response', by: 'Second Helping' });
    expect(at(sniper, 6).komrades.map(({ answered }) => answered)).toEqual([true, false, false, false]);
  });

  test('[F4.4] one, for the card that asks', () => {
    expect(at(sniper, 9).ask).toMatchObject({
      players: [3],
      by: 'Fall Back',
      choice: { what: 'amount', options: [0, 1, 2, 3] },
    });
  });

  test('nobody while the game is on its way, and nobody before a position was entered', () => {
    expect(at(sniper, 0).ask).toBeUndefined();
  });
});

describe('what is hidden', () => {
  const scene = frontLineScene(tenKomrades());

  test('[L6] cards that P1 may not see have no face', () => {
    expect(scene.komrades[0]?.hand.every(({ face }) => face)).toBe(true);
    expect(scene.komrades.slice(1).some(({ hand }) => hand.some(({ face }) => face))).toBe(false);
  });

  test('[FR15] a Komrade off the line stands nowhere', () => {
    const off = scene.komrades.filter(({ offLine }) => offLine);
    expect(off.map(({ at: now }) => now)).toEqual([undefined]);
  });
});

test('[F3.6] a draft shows what lies before each to pick from', () => {
  const { komrades, ask } = at(scenesOf('draft'), -1);
  expect(komrades.map(({ pack, hand }) => [pack.length, hand.length])).toEqual([
    [5, 0],
    [5, 0],
  ]);
  expect(ask).toMatchObject({ waits: 'draft', players: [0, 1] });
});

test('[L7] nothing handed in is changed', () => {
  for (const { frames } of examples) {
    const before = JSON.stringify(frames);
    frontLineScenes(frames);
    expect(JSON.stringify(frames)).toBe(before);
  }
});
