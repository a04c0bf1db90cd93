/** The testkit is tried on games that break the laws: it must find each of them out, and pass the sound one. */
import { describe, expect, test } from 'vitest';
import type { Komando } from '../komando/game.ts';
import { komando } from '../komando/game.ts';
import { shuffle } from '../random.ts';
import { komandoOptions, komandoTrial, runTrial } from './index.ts';

const sound = komandoTrial(komandoOptions.fromTheStart);

const run = (broken: Partial<Komando>, shrink = false) =>
  runTrial(
    { ...sound, game: { ...komando, ...broken } },
    { games: 25, seed: 1, shrink, repeat: (seed, path) => `repeat ${seed} ${path}` },
  );

test('the sound game passes', () => {
  expect(run({}).games).toBe(25);
});

test('a failure says which law, from which options and seed, and how to repeat it', () => {
  const fail = () => run({ determinize: (state) => state }, true);
  expect(fail).toThrow(/\[L6\] determinize keeps the generator/);
  expect(fail).toThrow(/options \{"players":2/);
  expect(fail).toThrow(/repeat with: repeat 1 /);
});

describe('[L6] hidden information', () => {
  test('determinize that returns its input', () => {
    expect(() => run({ determinize: (state) => state })).toThrow('[L6]');
  });

  test('determinize that keeps the generator', () => {
    const determinize: Komando['determinize'] = (state, who, random) => ({
      ...komando.determinize(state, who, random),
      rng: state.rng,
    });
    expect(() => run({ determinize })).toThrow('[L6] determinize keeps the generator');
  });

  test('determinize that changes nothing but the generator', () => {
    const determinize: Komando['determinize'] = (state, who, random) => ({
      ...state,
      rng: komando.determinize(state, who, random).rng,
    });
    expect(() => run({ determinize })).toThrow(/\[L6\] determinize put \d+ cards of kind "(hand|pile)"/);
  });

  test('determinize that keeps the hands and shuffles only the pile', () => {
    const determinize: Komando['determinize'] = (state, who, random) => {
      const drawPile = state.drawPile.slice();
      shuffle(drawPile, random);
      return { ...komando.determinize(state, who, random), hands: state.hands, drawPile };
    };
    expect(() => run({ determinize })).toThrow(/\[L6\] determinize put \d+ cards of kind "hand"/);
  });

  test('a view that leaks one card of another hand', () => {
    const view: Komando['view'] = (state, who) => {
      const seen = komando.view(state, who);
      const other = state.hands.findIndex((hand, player) => player !== who && hand.length > 0);
      const hand = seen.hands[other];
      if (hand) hand[0] = state.hands[other]?.[0] as number;
      return seen;
    };
    expect(() => run({ view })).toThrow(/\[L(5b|6)\]/);
  });

  test('a view that leaks the next card to be drawn', () => {
    const view: Komando['view'] = (state, who) => {
      const seen = komando.view(state, who);
      const top = state.drawPile.length - 1;
      if (top >= 0) seen.drawPile[top] = state.drawPile[top] as number;
      return seen;
    };
    expect(() => run({ view })).toThrow(/\[L(5b|6)\]/);
  });

  test('an event that tells everyone what was drawn', () => {
    const viewEvent: Komando['viewEvent'] = (event, who) =>
      event.type === 'drew' ? event : komando.viewEvent(event, who);
    expect(() => run({ viewEvent })).toThrow(/\[L(5b|6)\]/);
  });

  test('a refusal that tells what another player holds', () => {
    const check: Komando['check'] = (state, player, command) => {
      const checked = komando.check(state, player, command);
      if (checked.ok) return checked;
      return { ok: false, error: { ...checked.error, data: { hands: state.hands } } };
    };
    expect(() => run({ check })).toThrow('[L6] the answer to');
  });
});

describe('the other laws', () => {
  test('[L1] a check that accepts what is not legal', () => {
    const check: Komando['check'] = (state, player, command) =>
      (command as { card?: number } | undefined)?.card === 0
        ? { ok: true, value: command as never }
        : komando.check(state, player, command);
    expect(() => run({ check })).toThrow('[L1]');
  });

  test('[L1] legal commands that are not all of them', () => {
    const legal: Komando['legal'] = (state, player) => komando.legal(state, player).slice(0, 1);
    expect(() => run({ legal })).toThrow('[L1]');
  });

  test('[L2] nobody is asked', () => {
    expect(() => run({ actors: () => [] })).toThrow('[L2]');
  });

  test('[L3] [L4] chance that is not of the state', () => {
    let calls = 0;
    const apply: Komando['apply'] = (state, player, command) => {
      const step = komando.apply(state, player, command);
      if (!step.ok) return step;
      calls++;
      return { ok: true, value: { ...step.value, state: { ...step.value.state, group: calls % 2 } } };
    };
    expect(() => run({ apply })).toThrow(/\[L[345]\]/);
  });

  test('[L5] events that leave something out', () => {
    const fold: Komando['fold'] = (state, event) =>
      event.type === 'group-counted' && state ? { ...state, seq: event.seq } : komando.fold(state, event);
    expect(() => run({ fold })).toThrow('[L5]');
  });

  test('[L7] a rule that changes what it was handed', () => {
    const legal: Komando['legal'] = (state, player) => {
      state.hands[player]?.sort();
      return komando.legal(state, player);
    };
    expect(() => run({ legal })).toThrow(/read only|not extensible|Cannot assign/);
  });

  test('[L8] a game without an end', () => {
    expect(() => run({ outcome: () => undefined })).toThrow(/\[L[28]\]/);
  });

  test('[L9] a compiled path that goes its own way', () => {
    const compiled: typeof sound.compiled = (state, player, command) => {
      const after = sound.compiled(state, player, command);
      after.turns += 1;
      return after;
    };
    const fail = () =>
      runTrial({ ...sound, compiled }, { games: 1, seed: 1, shrink: false, repeat: () => '' });
    expect(fail).toThrow('[L9] the compiled path goes elsewhere:\nturns: ');
  });

  test('[L10] two commands that print alike', () => {
    const print: Komando['print'] = (state, command) => komando.print(state, command).replace(/P\d+/, 'P1');
    expect(() => run({ print })).toThrow('[L10]');
  });

  test('[L11] a card that is lost', () => {
    const apply: Komando['apply'] = (state, player, command) => {
      const step = komando.apply(state, player, command);
      if (!step.ok) return step;
      const state2 = { ...step.value.state, discardPile: step.value.state.discardPile.slice(1) };
      return { ok: true, value: { ...step.value, state: state2 } };
    };
    expect(() => run({ apply })).toThrow(/\[L(5|9|11)\]/);
  });

  test('[L12] a clause that does not exist', () => {
    const apply: Komando['apply'] = (state, player, command) => {
      const step = komando.apply(state, player, command);
      if (!step.ok) return step;
      return {
        ok: true,
        value: {
          ...step.value,
          events: step.value.events.map((event) => ({ ...event, clause: 'K9.9' as 'K1.1' })),
        },
      };
    };
    expect(() => run({ apply })).toThrow('[L12]');
  });
});
