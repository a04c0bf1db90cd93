import type { KomandoEvent, KomandoView, PlayedExample } from '@komradery/engine';
import { playKomandoExamples } from '@komradery/engine/examples';
import { describe, expect, test } from 'vitest';
import { hidden, tenPlayers, viewOf } from '../../test/views.ts';
import { type Scene, sceneOf, scenesOf } from './scene.ts';

const examples = playKomandoExamples();
const scenes = (id: string): readonly Scene[] =>
  scenesOf(examples.find((example) => example.id === id)?.frames ?? []);

/** The scene at the end of the first frame that tells an event of this type. */
function sceneAt(id: string, type: KomandoEvent['type']): Scene {
  const example = examples.find((one) => one.id === id) as PlayedExample<KomandoView, KomandoEvent>;
  const index = example.frames.findIndex(
    ({ events }, n) => n > 0 && events.some((event) => event.type === type),
  );
  return scenes(id)[index] as Scene;
}

describe('the exchange', () => {
  test('[K4.1] a sword waits for a shield', () => {
    const { exchange } = sceneAt('exchange', 'attacked');
    expect(exchange).toMatchObject({
      attacker: 0,
      target: 1,
      shield: undefined,
      result: { kind: 'waiting' },
    });
    expect(exchange?.sword.face?.sword).toBe(7);
  });

  test('[K4.2] the shield is shown before anything is counted', () => {
    const { exchange } = sceneAt('exchange', 'defended');
    expect(exchange?.shield?.face?.shield).toBe(2);
    expect(exchange?.result).toEqual({ kind: 'shown' });
  });

  test('[KR1] damage lands on the target, and stays in sight until the cards are cleared away', () => {
    const damaged = sceneAt('exchange', 'damaged');
    expect(damaged.exchange?.result).toEqual({ kind: 'damage', sword: 7, shield: 2, amount: 5 });
    expect(damaged.players[1]).toMatchObject({ was: 8, life: 3, part: 'target' });

    const counted = sceneAt('exchange', 'group-counted');
    expect(counted.exchange?.result.kind).toBe('damage');
    expect(counted.players[1]).toMatchObject({ was: 3, life: 3 });

    const cleared = sceneAt('exchange', 'table-cleared');
    expect(cleared.exchange).toMatchObject({ cleared: true, result: { kind: 'damage' } });
    expect(sceneAt('exchange', 'drew').exchange).toBeUndefined();
  });

  test('[K4.3] a sword that does not beat the shield is blocked', () => {
    expect(sceneAt('blocked', 'blocked').exchange?.result).toEqual({ kind: 'blocked', sword: 3, shield: 9 });
  });

  test('[KR4] a target without a card defends bare, and one who has not chosen yet does not', () => {
    const table = { attacker: 0, target: 1, sword: 17, shield: null };
    const hands = [[1], []];
    expect(sceneOf(viewOf({ hands, table, at: { turn: 'defend' } })).exchange).toMatchObject({
      shield: undefined,
      result: { kind: 'waiting' },
    });
    expect(sceneOf(viewOf({ hands, table, at: { turn: 'resolve' } })).exchange).toMatchObject({
      shield: null,
      result: { kind: 'shown' },
    });
  });
});

describe('the group', () => {
  test('[K4.4] moves by both icons together', () => {
    expect(sceneAt('exchange', 'group-counted').group).toMatchObject({
      was: 14,
      value: 15,
      by: 1,
      counts: true,
    });
  });

  test('[K3.2] [KR2] is capped, and says so', () => {
    const { group } = sceneAt('group-recovers', 'group-capped');
    expect(group).toMatchObject({ value: 20, capped: true });
    expect(group.was + (group.by ?? 0)).toBeGreaterThan(20);
  });

  test('[K5.3] counts no more in a tiebreak, but in the exchange that brought it about', () => {
    expect(sceneOf(tenPlayers).group.counts).toBe(false);
    expect(sceneAt('seven-players', 'tiebreak-began')).toMatchObject({
      group: { counts: false },
      exchange: { cleared: true, groupCounts: true },
    });
    const inside = scenes('seven-players').filter(({ tiebreak, exchange }) => tiebreak && exchange);
    expect(inside.at(-1)?.exchange?.groupCounts).toBe(false);
  });
});

describe('the players', () => {
  test('[K4.5] cards just drawn are new, for one scene', () => {
    const drawn = scenes('exchange').find(({ players }) =>
      players.some(({ hand }) => hand.some(({ fresh }) => fresh)),
    );
    expect(drawn?.players.map(({ hand }) => hand.filter(({ fresh }) => fresh).length)).toEqual([1, 1, 0]);
    expect(
      scenes('exchange')
        .at(-1)
        ?.players.flatMap(({ hand }) => hand.filter(({ fresh }) => fresh)),
    ).toEqual([]);
  });

  test('[K4.8] whoever falls is marked once, and out from then on', () => {
    const all = scenes('elimination');
    const fell = all.filter(({ players }) => players.some((player) => player.fell));
    expect(fell.length).toBe(1);
    expect(all.at(-1)?.players.filter((player) => player.out).length).toBe(1);
  });

  test('[K4.1] one player is to play, and in a tiebreak the one whose turn it is in the round', () => {
    expect(sceneOf(viewOf({ hands: [[1], [2]], turn: 1 })).players.map(({ toPlay }) => toPlay)).toEqual([
      false,
      true,
    ]);
    const { players, tiebreak } = sceneOf({
      ...tenPlayers,
      turn: 4,
      tiebreak: { ...(tenPlayers.tiebreak as NonNullable<KomandoView['tiebreak']>), next: 4 },
    });
    expect(players.findIndex(({ toPlay }) => toPlay)).toBe(4);
    expect(tiebreak?.next).toBe(4);
  });

  test('[KR8] those who owe a discard are to discard until they have chosen', () => {
    const choosing = scenes('two-level').filter(({ players }) => players.some(({ toDiscard }) => toDiscard));
    expect(choosing.map(({ players }) => players.map(({ toDiscard }) => toDiscard))).toContainEqual([
      true,
      false,
      true,
    ]);
    const half = sceneAt('two-level', 'discard-chosen');
    expect(half.players.map(({ toDiscard }) => toDiscard)).toEqual([false, false, true]);
    expect(half.players[0]?.hand.filter(({ chosen }) => chosen).length).toBe(1);
    expect(half.tiebreak?.chose).toEqual([0]);
  });

  test('[KR14] those above the bottom group sit its round out', () => {
    const bottom = scenes('seven-players-printed').filter(({ tiebreak }) => tiebreak?.bottom);
    expect(bottom.length).toBeGreaterThan(0);
    for (const { players } of bottom.slice(0, 1))
      expect(players.flatMap(({ id, sitsOut }) => (sitsOut ? [id] : []))).toEqual([1, 3]);
    expect(scenes('seven-players').some(({ players }) => players.some(({ sitsOut }) => sitsOut))).toBe(false);
  });

  test('[KR4] [KR20] a hand that is hidden is backs, and a shared win is everybody’s who shares it', () => {
    const { players, winners } = sceneOf(hidden);
    expect(players[2]?.hand.map(({ face }) => face)).toEqual([undefined, undefined, undefined]);
    expect(players.map(({ won }) => won)).toEqual([true, false, true, false]);
    expect(players.some(({ toPlay }) => toPlay)).toBe(false);
    expect(winners).toEqual([0, 2]);
  });

  test('of a hand of backs, as many are new as were drawn', () => {
    const view = viewOf({ hands: [[-1, -1, -1]] });
    const events = [
      { seq: 9, type: 'drew', clause: 'K4.5', visibility: [0], player: 0, cards: [-1], back: -1 },
    ] as const satisfies readonly KomandoEvent[];
    expect(sceneOf(view, events).players[0]?.hand.map(({ fresh }) => fresh)).toEqual([false, false, true]);
  });
});

test('[L7] nothing handed in is changed', () => {
  for (const { frames } of examples) {
    const before = JSON.stringify(frames);
    scenesOf(frames);
    expect(JSON.stringify(frames)).toBe(before);
  }
});

test('what a scene says was, the scene before says is, in every example', () => {
  for (const { id } of examples) {
    const all = scenes(id);
    all.forEach((scene, index) => {
      const before = all[index - 1] ?? scene;
      expect(scene.group.was).toBe(before.group.value);
      expect(scene.players.map(({ was }) => was)).toEqual(before.players.map(({ life }) => life));
    });
  }
});
