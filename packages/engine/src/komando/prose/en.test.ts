import { describe, expect, it } from 'vitest';
import { deckOf, lay, P1, P2, P3, Story } from '../../../test/komando.ts';
import { komandoChart } from '../../charts.ts';
import type { Viewer } from '../../game.ts';
import type { KomandoEvent, KomandoEventType } from '../events.ts';
import { komando } from '../game.ts';
import type { Face } from '../state.ts';
import { type Names, sayEvent, says } from './en.ts';

const names = (deck: readonly Face[]): Names => ({
  player: (player) => `P${player + 1}`,
  card: (card) => `#${card}`,
  face: (card) => deck[card - 1],
});

/** What the log says of all that the last call brought about. */
const log = (story: Story, who?: Viewer): (string | undefined)[] =>
  story.events
    .map((event) => (who === undefined ? event : komando.viewEvent(event, who)))
    .map((event) => sayEvent(event, names(story.state.setup.deck)))
    .filter((line) => line !== undefined);

describe('the log', () => {
  it('[L12] tells an exchange', () => {
    const game = lay({ life: [10, 2, 9], group: 17, hands: ['7/5+2', '1/4+3 5/5 6/6'], draw: '1/1' });
    expect(log(game.exchange(P1, '7/5+2', P2, '1/4+3'))).toEqual([
      'P1 attacks P2 with #1, sword 7.',
      'P2 defends with #2, shield 4.',
      'Sword 7 beats shield 4: P2 loses 3 and is at −1.',
      'The group icons count +5: the group is at 22.',
      'The group cannot exceed 20.',
      '#1 and #2 are discarded.',
      'P2 is out of the game.',
      'P2 discards #3 and #4.',
      'P1 draws #5.',
      'The turn passes to P3.',
    ]);
  });

  it('[KR4] tells of a target without a card', () => {
    const game = lay({
      life: [9, 9, 9],
      holds: [2, 0, 2],
      hands: ['0/0-3'],
      drawIsAll: true,
      rulings: { deckOut: 'no-reshuffle' },
    });
    expect(log(game.exchange(P1, '0/0-3', P2))).toEqual([
      'P1 attacks P2 with #1, sword 0.',
      'P2 has no card to defend with: shield 0.',
      'Sword 0 does not beat shield 0: no damage.',
      'The group icons count −3: the group is at 7.',
      '#1 is discarded.',
      'The turn passes to P2.',
      'P1, P2 and P3 share the win.',
    ]);
  });

  it('[L12] tells a tiebreak', () => {
    const game = lay({ life: [9, 3, 9], group: 1, hands: ['0/0-1', '4/4 5/5 6/6', '1/0'], draw: '1/1 2/2' });
    game.exchange(P1, '0/0-1', P2, '4/4');
    expect(log(game).slice(-5)).toEqual([
      'P2 draws #7.',
      'P3 and P1 are level at the top: tiebreak, 2 cards each.',
      'P3 starts the tiebreak.',
      'P2 is out of the game.',
      'P2 discards #3, #4 and #7.',
    ]);
    expect(log(game.discard(P1, '1/1'))).toEqual(['P1 chooses #6 to discard.']);
    expect(log(game.discard(P3, '0/0'))).toEqual([
      'P3 chooses #10 to discard.',
      'P3 discards #10.',
      'P1 discards #6.',
      'The round begins with P3.',
    ]);
    expect(log(game.quietly([P3, P1]).exchange(P1, '0/0', P3, '1/0')).slice(-6)).toEqual([
      '#9 and #5 are discarded.',
      'Everyone in the round is level at 9: nobody is out.',
      'P3 and P1 play the next round with 2 cards each.',
      'P3 draws #54 and #53.',
      'P1 draws #52 and #51.',
      'The round begins with P3.',
    ]);
  });

  it('[L6] names no card that the reader may not see', () => {
    const game = lay({
      life: [9, 9],
      tiebreak: { starter: P1, round: 'to-be-dealt' },
      holds: [1, 4],
      hands: ['', '2/2 3/3'],
    });
    expect(log(game, P2)).toContain('P1 draws 1 card.');
    expect(log(game, 'spectator')).toContain('P1 draws 1 card.');
    game.discard(P2, '3/3');
    expect(log(game, P1)).toEqual(['P2 chooses a card to discard.']);
    expect(log(game, P2)).toEqual(['P2 chooses #2 to discard.']);
    // Once shown, everyone knows.
    expect(log(game.discard(P2, '2/2'), P1)).toContain('P2 discards #1 and #2.');
  });

  it('[L6] names no card while a game is dealt, but one’s own', () => {
    const game = new Story({ players: 3, dealer: P1, deck: deckOf() }, 4);
    const dealt = 'is dealt 3 cards.';
    expect(log(game, 'spectator')).toEqual([
      '3 players sit down.',
      'P1 deals.',
      '54 cards are shuffled into the draw pile.',
      `P2 ${dealt}`,
      `P3 ${dealt}`,
      `P1 ${dealt}`,
      'P2 goes first.',
    ]);
    const [a, b, c] = game.state.hands[P3] as number[];
    expect(log(game, P3)[4]).toBe(`P3 is dealt #${a}, #${b} and #${c}.`);
    expect(log(game, P3).filter((line) => line?.includes('#'))).toHaveLength(1);
  });
});

type Said = readonly [event: Readonly<Record<string, unknown>>, line: string | undefined];

/** Every kind of event, in every way in which it is told. */
const lines: { readonly [T in KomandoEventType]: readonly Said[] } = {
  began: [
    [{ clause: 'K3.1', state: { setup: { players: 2 } } }, '2 players sit down.'],
    [
      { clause: 'KR20', state: { setup: { players: 10 } } },
      'The table is laid out as it stands: 10 players.',
    ],
  ],
  'dealer-chosen': [[{ player: 2 }, 'P3 deals.']],
  shuffled: [[{ among: [3, 4], order: [-1, -1] }, '2 cards are shuffled into the draw pile.']],
  dealt: [
    [{ player: 0, cards: [4, 5, 6] }, 'P1 is dealt #4, #5 and #6.'],
    [{ player: 0, cards: [-1, -1, -1] }, 'P1 is dealt 3 cards.'],
  ],
  drew: [
    [{ player: 0, cards: [4] }, 'P1 draws #4.'],
    [{ player: 0, cards: [-2] }, 'P1 draws 1 card.'],
  ],
  'turn-began': [[{ player: 1 }, 'P2 goes first.']],
  'turn-passed': [[{ player: 1 }, 'The turn passes to P2.']],
  attacked: [[{ player: 0, target: 2, card: 1 }, 'P1 attacks P3 with #1, sword 7.']],
  defended: [
    [{ player: 2, card: 1 }, 'P3 defends with #1, shield 2.'],
    [{ player: 2, card: null }, 'P3 has no card to defend with: shield 0.'],
  ],
  blocked: [[{ player: 2, sword: 3, shield: 4 }, 'Sword 3 does not beat shield 4: no damage.']],
  damaged: [
    [
      { player: 2, sword: 7, shield: 4, amount: 7, life: 3 },
      'Sword 7 beats shield 4: P3 loses 7 and is at 3.',
    ],
    [
      { player: 2, sword: 7, shield: 4, amount: 3, life: 0 },
      'Sword 7 beats shield 4: P3 loses 3 and is at 0.',
    ],
    [
      { player: 2, sword: 7, shield: 4, amount: 3, life: -2 },
      'Sword 7 beats shield 4: P3 loses 3 and is at −2.',
    ],
  ],
  'group-counted': [
    [{ by: 3, group: 12 }, 'The group icons count +3: the group is at 12.'],
    [{ by: 0, group: 12 }, 'The group icons count 0: the group is at 12.'],
    [{ by: -13, group: -1 }, 'The group icons count −13: the group is at −1.'],
  ],
  'group-capped': [[{ group: 20 }, 'The group cannot exceed 20.']],
  'table-cleared': [
    [{ cards: [1] }, '#1 is discarded.'],
    [{ cards: [1, 9] }, '#1 and #9 are discarded.'],
  ],
  eliminated: [[{ player: 3 }, 'P4 is out of the game.']],
  discarded: [[{ player: 3, cards: [1, 2, 3] }, 'P4 discards #1, #2 and #3.']],
  'tiebreak-began': [
    [{ players: [3, 0, 1], size: 3 }, 'P4, P1 and P2 are level at the top: tiebreak, 3 cards each.'],
  ],
  'starter-named': [[{ player: 3 }, 'P4 starts the tiebreak.']],
  'discard-chosen': [
    [{ player: 3, card: 5 }, 'P4 chooses #5 to discard.'],
    [{ player: 3, card: null }, 'P4 chooses a card to discard.'],
  ],
  'round-turn-began': [
    [{ player: 3, first: true }, 'The round begins with P4.'],
    [{ player: 0, first: false }, 'Next in the round is P1.'],
  ],
  'round-level': [[{ life: 8 }, 'Everyone in the round is level at 8: nobody is out.']],
  'round-judged': [
    [{ lowest: [0], life: 8 }, 'The round is over: P1 has the least life, 8.'],
    [{ lowest: [0, 2], life: 8 }, 'The round is over: P1 and P3 have the least life, 8.'],
  ],
  'round-called': [
    [{ players: [1, 3], size: 2, bottom: false }, 'P2 and P4 play the next round with 2 cards each.'],
    [
      { players: [1, 3], size: 2, bottom: true },
      'P2 and P4 play the next round with 2 cards each; the others sit it out.',
    ],
  ],
  'game-over': [
    [{ winners: [1] }, 'P2 wins.'],
    [{ winners: [1, 2] }, 'P2 and P3 share the win.'],
  ],
  entered: [[{ at: 'setup', via: [] }, undefined]],
};

describe('a line of the log', () => {
  const all = Object.entries(lines).flatMap(([type, said]) =>
    said.map(([event, line]) => ({ type, event, line })),
  );
  it.each(all)('of $type: $line', ({ type, event, line }) => {
    expect(sayEvent({ ...event, type } as unknown as KomandoEvent, names(deckOf('7/2')))).toBe(line);
  });
});

it('every word of the chart is on it', () => {
  const printed = new Set<string>();
  const read = (node: {
    meta?: { says: string };
    states: object;
    transitions: ReadonlyMap<string, readonly { meta?: { says: string } }[]>;
    always?: readonly { meta?: { says: string } }[];
  }) => {
    if (node.meta) printed.add(node.meta.says);
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])])
      if (transition.meta) printed.add(transition.meta.says);
    for (const child of Object.values(node.states)) read(child);
  };
  read(komandoChart.root as never);
  expect([...printed].sort()).toEqual([...new Set<string>(Object.values(says))].sort());
});
