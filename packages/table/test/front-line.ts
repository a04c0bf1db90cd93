/** Small examples of Front Line, played by the engine, in a deck of the testkit: for what the drawings are tried on. */
import type { RuleId } from '@komradery/cards';
import {
  type FrontLineEvent,
  type FrontLineOptions,
  type FrontLineView,
  frontLine,
  type PlayedExample,
} from '@komradery/engine';
import { playExample } from '@komradery/engine/examples';
import { frontLineTestDeck } from '@komradery/engine/testkit';

export type PlayedFrontLine = PlayedExample<FrontLineView, FrontLineEvent>;

const deck = frontLineTestDeck();

const first = (
  cards: readonly { readonly name: string; readonly copies: number }[],
  name: string,
  from = 0,
) => {
  let at = from + 1;
  for (const card of cards) {
    if (card.name === name) return at;
    at += card.copies;
  }
  throw new Error(`the deck has no ${name}`);
};
const actions = deck.actions.reduce((sum, { copies }) => sum + copies, 0);
/** The nth copy of an action card, from 0. */
const action = (name: string, copy = 0): number => first(deck.actions, name) + copy;
const incoming = (name: string, copy = 0): number => first(deck.incoming, name, actions) + copy;

const HANDS = [
  [action('Elbows'), action('Forced March'), action('Vodka'), action('BODY ARMOR'), action('Second Helping')],
  [
    action('OFFER GLORIOUS DEATH'),
    action('Trade Places'),
    action('Fall Back'),
    action('Boots'),
    action('Bayonet'),
  ],
  [
    action('WEEKEND PASS'),
    action('Second Helping', 1),
    action('Inspection'),
    action('Thief'),
    action('Keep Down'),
  ],
  [action('Fall Back', 1), action('Vodka', 1), action('Medal'), action('Volunteer'), action('Field Kit')],
];

const options = (
  top: number,
  given: Partial<NonNullable<FrontLineOptions['position']>> = {},
): FrontLineOptions => ({
  players: 4,
  deck,
  rulings: { eventWindows: 'before-damage-only' },
  position: {
    characters: [0, 1, 2, 3],
    hp: [10, 12, 7, 4],
    line: [2, 0, 1, 3, -1],
    hands: HANDS,
    gear: [[], [], [], [{ card: action('BODY ARMOR', 1), durability: 2 }]],
    initiative: 2,
    incomingDraw: [top],
    ...given,
  },
});

const by = (player: number, command: string, ...clauses: readonly RuleId[]) => ({
  play: { player, command },
  clauses,
});
const lay = (player: number, card: number) => by(player, `lay #${card}`, 'F4.2');
/** Everybody passes on all windows of the turn (FR12). */
const quiet = [0, 1, 2, 3].map((player) => by(player, 'pass turn', 'FR12'));

function play(
  id: string,
  start: FrontLineOptions,
  beats: Parameters<
    typeof playExample<never, never, FrontLineEvent, FrontLineView, FrontLineOptions>
  >[1]['beats'],
): PlayedFrontLine {
  return playExample(
    frontLine,
    { id, options: start, seed: 4, opening: ['F3.3'], beats },
    {
      title: id.replaceAll('-', ' '),
      lead: 'Four Komrades, and what comes at them.',
      opening: 'The line as it stands.',
      captions: beats.map((beat) => `${beat.play?.command ?? 'and then'} (${beat.clauses.join(', ')})`),
    },
    (state) => ({ ...structuredClone(state), rng: null }),
  );
}

/** A Linear over an open space, a walk, a push, a swap, and where it comes down after all that. */
const sniper = () =>
  play('sniper', options(incoming('Sniper'), { line: [-1, 2, 0, 1, 3, -1] }), [
    { clauses: ['F4.1', 'F2.2'] },
    lay(0, action('Forced March')),
    lay(1, action('Trade Places')),
    lay(2, action('Second Helping', 1)),
    lay(3, action('Fall Back', 1)),
    ...quiet,
    by(3, 'choose 1', 'F4.4a', 'F5.1', 'F5.2', 'F5.3'),
    by(1, 'choose P4', 'F4.4a'),
    by(0, `choose #${action('Vodka')}`, 'F4.5'),
  ]);

/** A Splash under which two die, and the Kommissar comes on twice. */
const shell = () =>
  play('shell', options(incoming('Shell'), { hp: [3, 2, 1, 4] }), [
    { clauses: ['F4.1', 'F2.3'] },
    lay(0, action('Second Helping')),
    lay(1, action('Bayonet')),
    lay(2, action('Inspection')),
    lay(3, action('Field Kit')),
    ...quiet,
    by(2, 'choose P1', 'F4.4a'),
    by(1, 'choose P4', 'F4.4a'),
    by(3, 'choose none', 'FR17'),
    by(3, 'choose none', 'FR17'),
  ]);

/** Two Komrades pick characters, and draft their hands. */
const draft = () =>
  play('draft', { players: 2, deck, line: [1, 0] }, [by(0, 'pick 2', 'F3.1'), by(1, 'pick 1', 'F3.1')]);

/** Each played when first asked for: parsing the deck takes a while. */
export const frontLineExamples = (): readonly PlayedFrontLine[] => [sniper(), shell(), draft()];

/** As P1 sees it: hidden hands, four target cards, one Komrade off the line, one dead, gear, a window that is open. */
export function tenKomrades(): FrontLineView {
  const begun = frontLine.start({ players: 10, deck, characters: 'dealt', draft: false }, 11);
  if (!begun.ok) throw new Error('ten Komrades do not make a game');
  const view = structuredClone(frontLine.view(begun.value.state, 0)) as FrontLineView;
  const [off, dead] = [view.line[3] as number, view.line[7] as number];
  view.line[3] = -1;
  view.line[7] = -1;
  view.offLine = [{ player: off, left: 3 }];
  view.out[dead] = true;
  view.hp[dead] = 0;
  view.hands[dead] = [];
  const window = view.memory.agenda.at(-1);
  if (window?.kind === 'window') window.asked = [off, 0];
  view.gear[0] = [{ card: action('BODY ARMOR'), durability: 3 }];
  view.incoming = [incoming('Barrage'), incoming('Mortar')];
  const target = (
    id: number,
    name: string,
    at: FrontLineView['targets'][number]['at'],
    arrow: 'forward' | 'backward',
  ) => ({
    id,
    card: incoming(name),
    at,
    arrow,
  });
  view.targets = [
    target(1, 'Barrage', { space: 3 }, 'backward'),
    target(2, 'Barrage', { space: 7 }, 'forward'),
    target(3, 'Barrage', { space: 10 }, 'backward'),
    target(4, 'Mortar', { komrade: view.line[0] as number }, 'backward'),
  ];
  return view;
}
