/** Sessions and replay files, on KOMANDO. */
import { describe, expect, test } from 'vitest';
import { createSession, hashDeck, komando, loadReplay, REPLAY_LIMITS } from './index.ts';
import { createRandom } from './random.ts';

function session(players = 4, seed = 7) {
  const created = createSession(komando, { players }, seed);
  if (!created.ok) throw new Error(created.error.message);
  return created.value;
}

type KomandoSession = ReturnType<typeof session>;

/** Plays random legal moves, up to `most` of them. */
function playOn(one: KomandoSession, most: number, seed = 1): KomandoSession {
  const random = createRandom(seed);
  for (let i = 0; i < most && !komando.outcome(one.state); i++) {
    const actors = komando.actors(one.state);
    const { player } = actors[random.below(actors.length)] as { player: number };
    const legal = komando.legal(one.state, player);
    one.play(player, legal[random.below(legal.length)]);
  }
  return one;
}

describe('a session', () => {
  test('options that do not make a game are refused, with reasons', () => {
    const created = createSession(komando, { players: 11 }, 1);
    expect(!created.ok && created.error.problems[0]).toMatchObject({ path: 'players', clause: 'K1.1' });
  });

  test('goes back and forth, and every step is as it was', () => {
    const one = playOn(session(), 12);
    const last = one.state;
    const events = one.events;
    expect(one.step).toBe(12);
    for (let i = 0; i < 12; i++) expect(one.undo()).toBe(true);
    expect(one.undo()).toBe(false);
    expect(one.step).toBe(0);
    expect(one.length).toBe(12);
    expect(one.commands).toEqual([]);
    while (one.redo());
    expect(one.state).toBe(last);
    expect(one.events).toEqual(events);
    expect(one.goto(5)).toBe(true);
    expect(one.commands).toHaveLength(5);
    for (const nowhere of [-1, 13, 1.5, Number.NaN]) expect(one.goto(nowhere)).toBe(false);
    expect(one.step).toBe(5);
  });

  test('a move after an undo forgets what was undone', () => {
    const one = playOn(session(), 6);
    one.goto(2);
    playOn(one, 1, 99);
    expect(one.step).toBe(3);
    expect(one.length).toBe(3);
    expect(one.redo()).toBe(false);
  });

  test('a refused move changes nothing and tells nobody', () => {
    const one = session();
    let calls = 0;
    one.subscribe(() => calls++);
    const refused = one.play(0, { type: 'attack', card: 99, target: 1 });
    expect(refused.ok).toBe(false);
    expect([one.step, calls]).toEqual([0, 0]);
  });

  test('tells its listeners of every change, until they stop listening', () => {
    const one = session();
    let calls = 0;
    const stop = one.subscribe(() => calls++);
    playOn(one, 2);
    one.undo();
    one.goto(1);
    expect(calls).toBe(3);
    stop();
    one.redo();
    expect(calls).toBe(3);
  });
});

describe('a replay file', () => {
  /** A game of at least 200 moves: the deck's swords are too short for its shields, and the group never falls. */
  const longGame = () => {
    const deck = Array.from({ length: 54 }, (_, index) => ({
      sword: 1 + (index % 4),
      shield: 4,
      group: index % 3,
    }));
    const created = createSession(komando, { players: 6, deck }, 3);
    if (!created.ok) throw new Error(created.error.message);
    return playOn(created.value, 200);
  };

  test('of 200 moves loads and verifies', () => {
    const one = longGame();
    expect(one.commands).toHaveLength(200);
    const loaded = loadReplay(komando, JSON.stringify(one.record()));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    expect(loaded.value.differences).toEqual([]);
    expect(loaded.value.session.state).toEqual(one.state);
    expect(loaded.value.session.events).toEqual(one.events);
  });

  test('can be read by people', () => {
    const record = playOn(session(3, 5), 2).record();
    expect(record).toMatchObject({
      format: 'komradery/replay@1',
      game: 'komando',
      seed: 5,
      options: { players: 3 },
    });
    expect(record.commands[0]?.command).toMatch(/^attack P\d with #\d+$/);
    expect(record.rulings).toMatchObject({ damage: 'difference', limits: { turns: 1000 } });
    expect(record.deckHash).toBe(hashDeck(komando.playedWith(session().state).deck));
  });

  /** What a reader of the file may change in it. */
  interface File {
    events: { seq: number; type: string; clause: string; life?: number }[];
    deckHash: string;
    rulesVersion: string;
    rulings: object;
  }

  const differences = (change: (file: File) => void) => {
    const file = JSON.parse(JSON.stringify(playOn(session(), 8).record())) as File;
    change(file);
    const loaded = loadReplay(komando, JSON.stringify(file));
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    return loaded.value.differences.map(({ at }) => at);
  };

  test('says where it disagrees with its own commands', () => {
    expect(
      differences((file) => {
        const hit = file.events.find(({ type }) => type === 'damaged' || type === 'blocked');
        if (hit) hit.life = 3;
      }),
    ).toContainEqual(expect.stringMatching(/^events\[\d+\]$/));
    expect(
      differences((file) => {
        file.events.pop();
      }),
    ).toContain('events');
    expect(
      differences((file) => {
        file.events.push({ seq: 0, type: 'castled', clause: 'K1.1' });
      }),
    ).toHaveLength(2);
    expect(
      differences((file) => {
        file.deckHash = 'ab';
        file.rulesVersion = '0';
        file.rulings = {};
      }),
    ).toEqual(['rulesVersion', 'deckHash', 'rulings']);
  });

  const problems = (text: string) => {
    const loaded = loadReplay(komando, text);
    return loaded.ok ? [] : loaded.error;
  };

  test('is refused with place and reason when it is not a replay of a game that can be played', () => {
    const file = JSON.parse(JSON.stringify(playOn(session(), 4).record()));
    const refusal = (change: object) => problems(JSON.stringify({ ...file, ...change }));
    expect(problems('{')[0]?.problem).toContain('not JSON');
    expect(problems('[]').length).toBeGreaterThan(0);
    expect(problems('null').length).toBeGreaterThan(0);
    expect(problems(`"${'x'.repeat(REPLAY_LIMITS.characters)}"`)[0]?.problem).toContain('too long');
    expect(problems(`${'['.repeat(200_000)}`)[0]?.problem).toBeTruthy();
    expect(refusal({ format: 'komradery/replay@9' })[0]?.at).toBe('format');
    expect(refusal({ game: 'chess' })[0]).toMatchObject({ at: 'game' });
    expect(refusal({ seed: -1 })[0]).toMatchObject({ at: 'seed' });
    expect(refusal({ options: { players: 1 } })[0]).toMatchObject({ at: 'options.players' });
    expect(refusal({ extra: 1 })[0]?.at).toBe('extra');
    expect(refusal({ commands: [{ player: 0, command: 'castle' }] })[0]).toMatchObject({
      at: 'commands[0].command',
    });
    expect(refusal({ commands: [{ player: 0, command: 'x'.repeat(999) }] })[0]?.at).toBe(
      'commands[0].command',
    );
    expect(refusal({ commands: [...file.commands, ...file.commands] })[0]).toMatchObject({
      at: expect.stringMatching(/^commands\[\d\]$/),
      problem: expect.stringMatching(/\(K/),
    });
    expect(refusal({ commands: [{ player: 0.5, command: 'd 1' }] })[0]?.at).toBe('commands[0].player');
    const events = [{ seq: 1, type: '__proto__', clause: 'K1.1' }];
    const odd = loadReplay(komando, JSON.stringify({ ...file, events }));
    expect(odd.ok && odd.value.differences.length).toBeGreaterThan(0);
  });
});
