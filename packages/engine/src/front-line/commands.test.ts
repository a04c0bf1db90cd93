/** [L1] Whatever is not legal is refused with its code, its clause and a sentence, and changes nothing. */
import { describe, expect, test } from 'vitest';
import { frontLineTestDeck } from '../testkit/front-line-deck.ts';
import { copiesOf, GARBAGE } from '../testkit/index.ts';
import { REFUSALS } from './commands.ts';
import { frontLine } from './game.ts';
import type { FrontLineOptions } from './options.ts';
import type { FrontLineState } from './state.ts';
import { handOf } from './table.ts';

const deck = frontLineTestDeck();

function begin(options: Partial<FrontLineOptions> = {}): FrontLineState {
  const begun = frontLine.start({ players: 3, deck, ...options } as FrontLineOptions, 5);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error.problems));
  return begun.value.state;
}

function play(state: FrontLineState, player: number, command: unknown): FrontLineState {
  const step = frontLine.apply(state, player, command);
  if (!step.ok) throw new Error(step.error.message);
  return step.value.state;
}

/** Whoever is asked gives their first answer, until it is so. */
function until(state: FrontLineState, isSo: (state: FrontLineState) => boolean): FrontLineState {
  let then = state;
  while (!isSo(then)) {
    const player = frontLine.actors(then)[0]?.player;
    if (player === undefined) throw new Error('the game is over, and it never was so');
    then = play(then, player, frontLine.legal(then, player)[0]);
  }
  return then;
}

const asks = (type: string) => (state: FrontLineState) =>
  frontLine
    .actors(state)
    .some(({ player }) => frontLine.legal(state, player).some((one) => one.type === type));

/** P1 and P2 hold an event each, P3 is dead. */
function table(hands: number[][]): FrontLineState {
  return begin({
    position: {
      characters: [0, 1, 2],
      hp: [9, 9, 0],
      line: [0, 1, -1],
      hands: [...hands, []],
      gear: [[], [], []],
      initiative: 0,
      turns: 0,
    },
  });
}

const { name: eventName } = deck.actions.find(({ kind }) => kind === 'event') as { name: string };
const { name: maneuverName } = deck.actions.find(({ kind }) => kind === 'maneuver') as { name: string };
const event = copiesOf(deck, eventName)[0] as number;
const maneuver = copiesOf(deck, maneuverName)[0] as number;
const cancel = deck.actions.find(
  ({ kind, text }) => kind === 'event' && /"effect":"cancel"/.test(JSON.stringify(text)),
);

const picking = () => begin();
const drafting = () => begin({ characters: 'dealt' });
const laying = () => until(begin({ characters: 'dealt', draft: false }), asks('lay'));
const inWindow = () => until(table([[event, maneuver], []]), asks('pass'));
const over = () =>
  until(begin({ rulings: { limits: { turns: 1 } } }), (state) => frontLine.outcome(state) !== undefined);

interface Refused {
  readonly state: () => FrontLineState;
  readonly player: (state: FrontLineState) => number;
  readonly command: (state: FrontLineState) => unknown;
  readonly code: (typeof REFUSALS)[number];
  readonly clause: string;
  readonly message: RegExp;
}

const asked = (state: FrontLineState) => frontLine.actors(state)[0]?.player as number;
const seat = (player: number) => () => player;
const always = (command: unknown) => () => command;

const refused: readonly Refused[] = [
  {
    state: picking,
    player: asked,
    command: always({ type: 'surrender' }),
    code: 'not-a-command',
    clause: 'F3.1',
    message: /^This is no command\. Just now /,
  },
  {
    state: picking,
    player: seat(3),
    command: always({ type: 'pass' }),
    code: 'no-such-player',
    clause: 'FR22',
    message: /^There is no such seat; the seats are 0 to 2\.$/,
  },
  {
    state: over,
    player: seat(0),
    command: always({ type: 'pass' }),
    code: 'game-over',
    clause: 'FR41',
    message: /^The game is over: /,
  },
  {
    state: inWindow,
    player: seat(2),
    command: always({ type: 'pass' }),
    code: 'dead',
    clause: 'F6.1',
    message: /^P3 is dead and takes no part any more\.$/,
  },
  {
    state: laying,
    player: seat(0),
    command: always({ type: 'pass' }),
    code: 'not-now',
    clause: 'F4.2',
    message: /^Not now: .* P1, P2 and P3 decide\.$/,
  },
  {
    state: picking,
    player: (state) => (asked(state) + 1) % 3,
    command: always({ type: 'pick', character: 0 }),
    code: 'not-asked',
    clause: 'F3.1',
    message: /^Just now .* P\d decide/,
  },
  {
    state: () => {
      const state = picking();
      return play(state, asked(state), { type: 'pick', character: 0 });
    },
    player: asked,
    command: always({ type: 'pick', character: 0 }),
    code: 'character-taken',
    clause: 'FR39',
    message: /^That character is not there to be picked; left are 2, /,
  },
  {
    state: drafting,
    player: seat(0),
    command: (state) => ({ type: 'draft', card: state.packs[1]?.[0] }),
    code: 'not-your-card',
    clause: 'F3.6',
    message: /^You do not hold that card\. Yours are #/,
  },
  {
    state: laying,
    player: seat(0),
    command: (state) => ({ type: 'lay', card: handOf(state, 1)[0] }),
    code: 'not-your-card',
    clause: 'F4.2',
    message: /^You do not hold that card\. Yours are #/,
  },
  {
    state: inWindow,
    player: seat(0),
    command: always({ type: 'play', card: 9999 }),
    code: 'not-your-card',
    clause: 'F4.3',
    message: /^You do not hold that card\. Yours are #/,
  },
  {
    state: inWindow,
    player: seat(0),
    command: always({ type: 'play', card: maneuver }),
    code: 'not-an-event',
    clause: 'F4.3',
    message: /is no event but maneuver; only events are played in a window\.$/,
  },
  {
    // A window in which a Komrade is asked for what they may use, their event of the turn being played.
    state: () => {
      const state = structuredClone(inWindow()) as FrontLineState;
      state.memory.eventPlayed = [0];
      return state;
    },
    player: seat(0),
    command: always({ type: 'play', card: event }),
    code: 'event-played',
    clause: 'F4.3',
    message: /^You have played your event of this turn/,
  },
  {
    // An event that answers another has nothing to answer before anything was played.
    state: () => until(table([copiesOf(deck, cancel?.name as string).slice(0, 1), []]), asks('pass')),
    player: seat(0),
    command: (state) => ({ type: 'play', card: handOf(state, 0)[0] }),
    code: 'cannot-do',
    clause: 'FR20',
    message: /^Nothing that .* says could be done now\.$/,
  },
  {
    state: inWindow,
    player: seat(0),
    command: always({ type: 'use', source: 9999 }),
    code: 'not-usable',
    clause: 'F4.4b',
    message: /^That cannot be used here\. What can: /,
  },
  {
    state: () => until(begin({ characters: 'dealt', draft: false, players: 4 }), asks('choose')),
    player: asked,
    command: always({ type: 'choose', value: 1e9 }),
    code: 'not-an-answer',
    clause: 'F4.4',
    message: /^That is no answer to what is asked; the answers are /,
  },
];

describe('[L1] a command that is not legal', () => {
  test.each(refused)('is refused: $code by $clause', ({ state, player, command, code, clause, message }) => {
    const before = state();
    const bytes = JSON.stringify(before);
    const who = player(before);
    for (const answer of [
      frontLine.check(before, who, command(before)),
      frontLine.apply(before, who, command(before)),
    ]) {
      if (answer.ok) throw new Error('it is accepted');
      expect(answer.error).toMatchObject({ code: `front-line/${code}`, clause });
      expect(answer.error.message).toMatch(message);
    }
    expect(JSON.stringify(before)).toBe(bytes);
  });

  test('every code there is comes up above', () => {
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(REFUSALS));
  });

  test.each([
    ['pick', picking],
    ['draft', drafting],
    ['lay', laying],
    ['window', inWindow],
    ['over', over],
  ] as const)('garbage is refused by name and throws nothing: %s', (_, state) => {
    const before = state();
    const bytes = JSON.stringify(before);
    for (const command of GARBAGE) {
      const answer = frontLine.apply(before, 0, command);
      if (answer.ok) throw new Error(`accepted: ${String(command)}`);
      expect(answer.error.code).toMatch(/^front-line\//);
      expect(answer.error.clause).toMatch(/^FR?\d/);
    }
    expect(JSON.stringify(before)).toBe(bytes);
  });

  test('[F4.2] the cards that a refusal names are the player’s own', () => {
    const state = laying();
    const answer = frontLine.check(state, 0, { type: 'lay', card: handOf(state, 1)[0] });
    if (answer.ok) throw new Error('it is accepted');
    expect(answer.error.data).toEqual({ cards: handOf(state, 0) });
  });
});
