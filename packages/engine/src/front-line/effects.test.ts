/** Every effect of the card language, with a known answer: a card is laid, and this is what came of it. */
import { EFFECTS, parse } from '@komradery/cards/language';
import { describe, expect, test } from 'vitest';
import { type Story, type Told, tell } from '../../test/front-line.ts';
import { effectsOf } from './usable.ts';

type Row = readonly [name: string, story: Story, expected: (told: Told) => unknown];

const line =
  (text: string) =>
  (told: Told): void =>
    expect(told.line).toBe(text);

const hp =
  (...values: number[]) =>
  (told: Told): void =>
    expect(told.hp).toEqual(values);

const lays = (text: string, rest: Partial<Story> = {}): Story => ({ line: 'A B C _', lays: [text], ...rest });

const happened =
  (type: string, times = 1) =>
  (told: Told): void =>
    expect(told.events.filter((event) => event.type === type)).toHaveLength(times);

const ROWS: readonly Row[] = [
  [
    '[F5.1] move backward',
    { line: 'A B _ C _', lays: [undefined, 'Move 1 space backward.'] },
    line('A _ B C _'),
  ],
  [
    '[F5.2, F5.3] move backward two',
    { line: 'A B C D _', lays: [undefined, 'Move 2 spaces backward.'] },
    line('A _ C B D'),
  ],
  ['[FR6] move off the front', lays('Move forward 2 spaces. Then draw a card.'), line('A B C _')],
  [
    '[FR5] move into the Kommissar',
    { line: 'A _ B', lays: [undefined, 'Move 3 spaces backward.'] },
    line('A _ B'),
  ],
  ['move up to', lays('Move backward up to 3 spaces.', { answers: ['choose 1'] }), line('_ A B C')],
  [
    'move in either direction',
    lays('Move 1 space in either direction.', { answers: ['backward'] }),
    line('_ A B C'),
  ],
  ['move to the rear', lays('Move to the rear.'), (told) => expect(told.line.startsWith('_')).toBe(true)],
  [
    'move toward',
    { line: 'A _ _ B', lays: ['Move 2 spaces toward the Komrade at the rear.'] },
    line('_ _ A B'),
  ],
  ['push, and nobody follows', lays('Push any adjacent Komrade 1 space backward.'), line('A _ B C')],
  ['swap', lays('Swap places with any other Komrade.', { answers: ['choose P3'] }), line('C B A _')],
  [
    '[FR14, FR15] leave and return',
    lays('Remove your Komrade from the line. At end of turn, return your Komrade to the last space.'),
    line('_ B C A'),
  ],
  [
    '[FR14] two returns: the second pushes the first forward',
    {
      line: 'A B C _',
      lays: Array<string>(2).fill(
        'Remove your Komrade from the line. At end of turn, return your Komrade to the last space.',
      ),
    },
    line('_ C A B'),
  ],
  ['damage', lays('Deal 3 damage to any adjacent Komrade.'), hp(10, 7, 10)],
  ['damage to each', lays('Deal 1 damage to each other Komrade.'), hp(10, 9, 9)],
  [
    '[F6.3] damage that kills: the Kommissar steps',
    lays('Deal 3 damage to any adjacent Komrade.', { hp: [10, 3, 10] }),
    line('A _ C'),
  ],
  [
    '[FR8] two deaths at once',
    { line: 'A B C D _', hp: [10, 1, 1, 10], lays: ['Deal 1 damage to each other Komrade.'] },
    line('A _ D'),
  ],
  ['lose', lays('Lose 2 HP.'), hp(8, 10, 10)],
  ['gain, up to the start', lays('Gain 3 HP.', { hp: [8, 10, 10] }), hp(10, 10, 10)],
  ['gain, from below', lays('Gain 3 HP.', { hp: [4, 10, 10] }), hp(7, 10, 10)],
  ['draw', lays('Draw 2 cards.'), (told) => expect(told.hands).toEqual([6, 5, 5])],
  ['discard', lays('Each other Komrade discards a card.'), happened('discarded', 5)],
  [
    'if you do',
    lays('You may lose 1 HP. If you do, draw 2 cards.', { answers: ['yes'] }),
    (told) => expect([told.hp[0], told.hands[0]]).toEqual([9, 6]),
  ],
  [
    'if you do not',
    lays('You may lose 1 HP. If you do, draw 2 cards.', { answers: ['no'] }),
    (told) => expect([told.hp[0], told.hands[0]]).toEqual([10, 5]),
  ],
  [
    'choose one',
    lays('Choose one: lose 1 HP; or draw 1 card.', { answers: ['choose option 1'] }),
    hp(9, 10, 10),
  ],
  [
    '[FR38] initiative',
    { line: 'A B C _', lays: [undefined, 'Take the initiative card.'] },
    (told) => expect(told.state.initiative).toBe(2),
  ],
  [
    '[FR29] the Kommissar by a card',
    { line: 'A _ B _ _', lays: ['Move the Kommissar 1 space forward.'] },
    line('A _ B _'),
  ],
  ['[FR29] but not into the last open space', lays('Move the Kommissar 1 space forward.'), line('A B C _')],
  ['rearrange', lays('Reverse the order of the line.'), line('C B A _')],
  ['look', lays('Look at the hand of any other Komrade.'), happened('looked')],
  [
    'take',
    lays('Take a card from the hand of any other Komrade.', { answers: ['choose P2'] }),
    happened('taken'),
  ],
  [
    'forbid',
    { line: 'A B C _', lays: ['No one may move this turn.', 'Move 1 space backward.'] },
    line('A B C _'),
  ],
  [
    '[FR42] forbid being swapped',
    {
      line: 'A B C _',
      lays: ['Swap places with any other Komrade.'],
      abilities: [undefined, 'You cannot be swapped.'],
      answers: ['choose P2'],
    },
    line('A B C _'),
  ],
  [
    'when pushed',
    {
      line: 'A B C _',
      lays: ['Push any adjacent Komrade 1 space backward.'],
      abilities: [undefined, 'Each time you are pushed, lose 1 HP.'],
    },
    hp(10, 9, 10),
  ],
  [
    '[FR43] when a whole row is pushed',
    {
      line: 'A B C _',
      lays: ['Push any adjacent Komrade 1 space backward.'],
      abilities: [undefined, undefined, 'Each time you are pushed, lose 1 HP.'],
    },
    hp(10, 10, 9),
  ],
  [
    'when you die',
    {
      line: 'A B C _',
      hp: [10, 2, 10],
      lays: ['Deal 2 damage to any adjacent Komrade.'],
      abilities: [undefined, 'When you die, deal 3 damage to each other Komrade.'],
    },
    hp(7, 0, 7),
  ],
  [
    'instead of dying',
    {
      line: 'A B C _',
      hp: [10, 2, 10],
      lays: ['Deal 2 damage to any adjacent Komrade.'],
      abilities: [undefined, 'If you would die, instead gain 4 HP.'],
    },
    hp(10, 4, 10),
  ],
  [
    'at the end of each turn',
    { line: 'A B C _', abilities: ['At the end of each turn, lose 1 HP.'], turns: 2 },
    hp(8, 10, 10),
  ],
  // What an Incoming! card does.
  ['[F2.2] Linear, at its target', { line: 'A B C _', incoming: 'linear 3 @ space 2' }, hp(10, 7, 10)],
  ['[F2.2] Linear travels on', { line: 'A _ B C _', incoming: 'linear 3 @ space 2' }, hp(10, 7, 10)],
  [
    '[F2.2] Linear the other way',
    { line: 'A _ B C _', incoming: 'linear 3 @ space 2', arrow: 'forward' },
    hp(7, 10, 10),
  ],
  ['[FR7] Linear that meets nobody', { line: 'A B C _', incoming: 'linear 3 @ space 4' }, hp(10, 10, 10)],
  ['[F2.3] Splash', { line: 'A B C _', incoming: 'splash 4/1 @ space 2' }, hp(9, 6, 9)],
  ['[FR16] Splash at the edge', { line: 'A B C _', incoming: 'splash 4/1 @ space 1' }, hp(6, 9, 10)],
  ['[FR10] a target beyond the line', { line: 'A B _ C', incoming: 'linear 2 @ space 9' }, hp(10, 10, 8)],
  [
    '[FR25] a quality that several have',
    { line: 'A B C _', incoming: 'linear 2 @ the Komrade with the fewest HP' },
    hp(8, 10, 10),
  ],
  [
    '[FR24] a target card follows its Komrade',
    { line: 'A B C _', incoming: 'linear 2 @ the Komrade at the front', lays: ['Move to the rear.'] },
    hp(8, 10, 10),
  ],
  [
    '[FR24] and stays at its space',
    { line: 'A B C _', incoming: 'linear 2 @ space 1', lays: [undefined, 'Move 1 space forward.'] },
    hp(10, 8, 10),
  ],
  [
    '[FR15, FR30] the Komrade it lies at leaves the line',
    {
      line: 'A B C _',
      incoming: 'linear 2 @ the Komrade at the front',
      lays: ['Remove your Komrade from the line. At end of turn, return your Komrade to the last space.'],
    },
    hp(10, 8, 10),
  ],
  // What is played in answer.
  [
    '[FR35] OFFER GLORIOUS DEATH',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 1',
      plays: ['damage: Move a Linear effect Target card to any other Komrade.'],
      answers: ['choose P3'],
    },
    hp(10, 10, 7),
  ],
  [
    '[FR20] OFFER GLORIOUS DEATH with no Linear target',
    {
      line: 'A B C _',
      incoming: 'splash 3/1 @ space 1',
      plays: ['damage: Move a Linear effect Target card to any other Komrade.'],
    },
    (told) => expect(told.events.some(({ type }) => type === 'played')).toBe(false),
  ],
  [
    '[FR36] an event is cancelled',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 1',
      plays: ['damage: Move a Linear effect Target card to any other Komrade.', 'response: Cancel an event.'],
    },
    hp(7, 10, 10),
  ],
  [
    'remove-target',
    { line: 'A B C _', incoming: 'linear 3 @ space 1', plays: ['placed: Remove a target card.'] },
    hp(10, 10, 10),
  ],
  [
    'turn-target',
    {
      line: 'A _ B C _',
      incoming: 'linear 3 @ space 2',
      plays: ['placed: Turn any Linear target card around.'],
    },
    hp(7, 10, 10),
  ],
  [
    'move-target along the line',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 2',
      plays: ['placed: Move any target card 1 space in either direction.'],
      answers: ['forward'],
    },
    hp(7, 10, 10),
  ],
  [
    'place-target',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 1',
      plays: ['placed: Place a target card at any Komrade.'],
      answers: ['choose P3'],
    },
    hp(7, 10, 7),
  ],
  // Armour and its like.
  [
    '[FR17, FR28] BODY ARMOR, as much as its owner likes',
    {
      line: 'A B C _',
      incoming: 'linear 4 @ space 1',
      gear: [
        '3: Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
      ],
      answers: ['choose #2', 'choose 2'],
    },
    (told) => expect([told.hp[0], told.state.gear[0]?.[0]?.durability]).toEqual([8, 1]),
  ],
  [
    '[F2.7] BODY ARMOR, used up',
    {
      line: 'A B C _',
      incoming: 'linear 4 @ space 1',
      gear: [
        '3: Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
      ],
      answers: ['choose #2', 'choose 3'],
    },
    (told) => expect([told.hp[0], told.state.gear[0]]).toEqual([9, []]),
  ],
  [
    'BODY ARMOR left aside',
    {
      line: 'A B C _',
      incoming: 'linear 4 @ space 1',
      gear: [
        '3: Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
      ],
      answers: ['choose none'],
    },
    hp(6, 10, 10),
  ],
  [
    '[F4.4b, F2.7] equipment is revealed, used, and wears',
    { line: 'A B C _', hp: [5, 10, 10], lays: ['equipment 2: Gain 1 HP.'], uses: 'damage' },
    (told) => expect([told.hp[0], told.state.gear[0]?.[0]?.durability]).toEqual([6, 1]),
  ],
  [
    '[F4.4c] an event laid face down does nothing',
    lays('event: Gain 1 HP.', { hp: [5, 10, 10] }),
    hp(5, 10, 10),
  ],
  [
    'instead of being hit',
    {
      line: 'A B C _',
      incoming: 'linear 4 @ space 1',
      gear: ['1: If you would be hit, discard this equipment instead.'],
    },
    (told) => expect([told.hp[0], told.state.gear[0]]).toEqual([10, []]),
  ],
  [
    'redirect',
    {
      line: 'A B C _',
      incoming: 'linear 4 @ space 1',
      lays: ['The next time you would be hit this turn, redirect the damage to any other Komrade.'],
      answers: ['choose P3'],
    },
    hp(10, 10, 6),
  ],
  [
    'reduce for the turn',
    { line: 'A B C _', incoming: 'linear 4 @ space 1', lays: ['Reduce damage to you by 3 this turn.'] },
    hp(9, 10, 10),
  ],
  [
    '[FR19] FLAMETHROWER',
    {
      line: 'A B C _',
      incoming:
        'special 0 @ space 2: Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by this Incoming! card suffers 1 damage.',
    },
    hp(10, 10, 10),
  ],
  [
    '[FR19] FLAMETHROWER, the turn after',
    {
      line: 'A B C _',
      turns: 2,
      incoming:
        'special 0 @ space 2: Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by this Incoming! card suffers 1 damage.',
    },
    hp(10, 9, 10),
  ],
  [
    '[FR19] FLAMETHROWER, two turns after',
    {
      line: 'A B C _',
      turns: 3,
      incoming:
        'special 0 @ space 2: Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by this Incoming! card suffers 1 damage.',
    },
    hp(10, 9, 10),
  ],
  [
    'increase',
    { line: 'A B C _', incoming: 'linear 2 @ space 1', lays: ['Increase damage to you by 3 this turn.'] },
    hp(5, 10, 10),
  ],
  [
    'double',
    { line: 'A B C _', incoming: 'linear 2 @ space 1', lays: ['Double damage to you this turn.'] },
    hp(6, 10, 10),
  ],
  [
    'halve',
    { line: 'A B C _', incoming: 'linear 5 @ space 1', lays: ['Halve damage to you this turn.'] },
    hp(8, 10, 10),
  ],
  [
    'prevent',
    { line: 'A B C _', incoming: 'linear 5 @ space 1', lays: ['Prevent all damage to you this turn.'] },
    hp(10, 10, 10),
  ],
  ['die', lays('Any other Komrade dies.', { answers: ['choose P2'] }), line('A _ C')],
  ['set-hp', lays('Set your HP to 4.'), hp(4, 10, 10)],
  ['fill', lays('Draw until you have 7 cards.'), (told) => expect(told.hands[0]).toBe(7)],
  ['give', lays('Give a card to any other Komrade.', { answers: ['choose P3'] }), happened('given')],
  [
    'exchange',
    lays('Exchange hands with any other Komrade.', { answers: ['choose P3'] }),
    happened('given', 8),
  ],
  ['stack', lays('Put a card from your hand on top of the deck.'), happened('stacked')],
  ['reshuffle', lays('Shuffle the discard pile into the deck.'), happened('shuffled')],
  [
    'skip',
    { line: 'A B C _', incoming: 'linear 5 @ space 1', lays: ['Skip the damage step this turn.'] },
    hp(10, 10, 10),
  ],
  ['reverse-order', lays('Reverse the turn order.'), (told) => expect(told.state.initiative).toBe(2)],
  ['incoming', lays('Draw another Incoming! card.'), happened('incoming-drawn', 3)],
  [
    'hit',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 1',
      lays: ['Any other Komrade is hit.'],
      answers: ['choose P3'],
    },
    hp(7, 10, 7),
  ],
  [
    'copy-target',
    {
      line: 'A B C _',
      incoming: 'linear 3 @ space 1',
      plays: ['placed: Copy any target card to any other Komrade.'],
      answers: ['choose P3'],
    },
    hp(7, 10, 7),
  ],
  [
    'take-equipment',
    {
      line: 'A B C _',
      lays: ['Take any equipment from any other Komrade.'],
      gear: [undefined, '2: Gain 1 HP.'],
    },
    (told) => expect(told.state.gear.map((own) => own.length)).toEqual([1, 0, 0]),
  ],
  [
    'break',
    { line: 'A B C _', lays: ['Break any equipment.'], gear: [undefined, '2: Gain 1 HP.'] },
    (told) => expect(told.state.gear.map((own) => own.length)).toEqual([0, 0, 0]),
  ],
  [
    'limit',
    { line: 'A B C _', incoming: 'linear 5 @ space 1', lays: ['Limit damage to 1 this turn.'] },
    hp(9, 10, 10),
  ],
  [
    'share, the odd point to whose damage it was',
    {
      line: 'A B C _',
      incoming: 'linear 5 @ space 1',
      lays: ['Share all damage with any other Komrade this turn.'],
      answers: ['choose P3'],
    },
    hp(7, 10, 8),
  ],
  [
    'trim',
    lays('Have any other Komrade discard down to a hand of 2 cards.', { answers: ['choose P2'] }),
    happened('discarded', 5),
  ],
  ['reveal', lays('Reveal your hand.'), happened('shown', 3)],
  [
    'replace',
    { line: 'A B C _', plays: ['reveal: Replace your face-down card.'], lays: ['Lose 5 HP.'] },
    hp(10, 10, 10),
  ],
  [
    'swap-targets',
    {
      line: 'A B C _',
      incoming: 'splash 2/0 @ space 1 and the Komrade at the rear',
      lays: ['Swap any target card with any other target card. Then move backward 1 space.'],
    },
    hp(10, 10, 8),
  ],
  ['play', lays('Play 1 card.', { answers: ['choose #3'] }), happened('played')],
  [
    'copy-card, in answer to a maneuver',
    {
      line: 'A B C _',
      hp: [5, 5, 10],
      lays: ['Gain 2 HP.'],
      plays: [undefined, 'response: Copy that card.'],
    },
    hp(7, 7, 10),
  ],
  [
    'choose-komrade',
    lays('Choose any other Komrade. They lose 2 HP.', { answers: ['choose P3'] }),
    hp(10, 10, 8),
  ],
  ['mill', lays('Discard the top 2 cards of the Action deck.'), happened('discarded', 5)],
  [
    'repair',
    {
      line: 'A B C _',
      lays: ['Any equipment of yours gains 1 Durability.'],
      gear: ['2: Gain 1 HP.'],
      uses: 'placed',
    },
    (told) => expect(told.state.gear[0]?.[0]?.durability).toBe(2),
  ],
  // Damage of the Incoming! card, and no other.
  [
    'double the damage of the Incoming! card',
    {
      line: 'A B C _',
      incoming: 'linear 2 @ space 1',
      lays: [undefined, 'Deal 1 damage to the frontmost Komrade.'],
      plays: ['placed: Double the damage of the Incoming! card.'],
    },
    hp(5, 10, 10),
  ],
  [
    'the targeted space is open',
    {
      line: 'A _ B C _',
      incoming:
        'special 0 @ space 2: If the target is an open space, the Komrade nearest to the target card suffers 2 damage.',
    },
    hp(8, 10, 10),
  ],
  [
    'the targeted space is not open',
    {
      line: 'A _ B C _',
      incoming: 'special 0 @ space 3: If the target is an open space, each Komrade suffers 2 damage.',
    },
    hp(10, 10, 10),
  ],
  [
    'a space beside a Komrade, open or not',
    {
      line: 'A B _ C _',
      lays: [
        'If the space behind you is open, lose 1 HP. Otherwise, lose 2 HP.',
        'If the space behind you is open, lose 1 HP. Otherwise, lose 2 HP.',
      ],
    },
    hp(8, 9, 10),
  ],
  [
    'a space that is not there is neither open nor taken',
    {
      line: 'A B C _',
      lays: [
        'If the space in front of you is open, lose 1 HP.',
        'If space 9 is not open, lose 1 HP.',
        'If the last space is open, lose 1 HP.',
      ],
    },
    hp(10, 10, 9),
  ],
  [
    '[FR12] an event for one window only is played in that window',
    {
      line: 'A B C _',
      hp: [5, 5, 5],
      plays: ['placed: Only before damage, gain 2 HP.', 'damage: Only before damage, gain 2 HP.'],
    },
    hp(5, 7, 5),
  ],
  [
    '[F4.4b] equipment for one window only is used in that window',
    { line: 'A B C _', hp: [5, 5, 5], gear: ['2: Only after damage, gain 2 HP.'], uses: 'after-damage' },
    hp(7, 5, 5),
  ],
  [
    '[F4.4b] and in no other',
    { line: 'A B C _', hp: [5, 5, 5], gear: ['2: Only after damage, gain 2 HP.'], uses: 'placed' },
    hp(5, 5, 5),
  ],
  // How it ends.
  [
    '[FR31] the last living Komrade wins',
    { line: 'A B _', hp: [10, 1], incoming: 'linear 3 @ space 2' },
    (told) => expect(told.state.winners).toEqual([0]),
  ],
  [
    '[FR1] nobody is left',
    { line: 'A B _', hp: [1, 1], incoming: 'splash 3/3 @ space 1' },
    (told) => expect([told.state.winners, told.state.decidedBy]).toEqual([[0, 1], 'FR1']),
  ],
  [
    '[FR1] and nobody wins',
    { line: 'A B _', hp: [1, 1], incoming: 'splash 3/3 @ space 1', rulings: { nobodyLeft: 'nobody-wins' } },
    (told) => expect([told.state.winners, told.state.decidedBy]).toEqual([[], 'FR1']),
  ],
  [
    '[FR41] out of turns',
    { line: 'A B _', hp: [7, 9], turns: 5, rulings: { limits: { turns: 3 } } },
    (told) => expect([told.state.turn, told.state.winners, told.state.decidedBy]).toEqual([3, [1], 'FR41']),
  ],
];

describe('a card comes to what it says', () => {
  test.each(ROWS)('%s', (_, story, expected) => {
    expected(tell(story));
  });
});

test('[L13] these rows run every effect of the language', () => {
  const texts = ROWS.flatMap(
    ([, { lays: laid = [], gear = [], plays = [], abilities = [], incoming = '' }]) => [
      ...[...laid, ...gear, ...plays, ...abilities].map((text) =>
        text?.replace(/^(?:equipment \d|event|\d|[a-z-]+): /, ''),
      ),
      /: (.*)$/.exec(incoming)?.[1],
    ],
  );
  const run = new Set(
    texts.flatMap((text) => {
      const read = text ? parse(text) : undefined;
      return read?.ok ? effectsOf(read.value).map(({ effect }) => effect) : [];
    }),
  );
  expect(EFFECTS.filter((effect) => !run.has(effect))).toEqual([]);
});
