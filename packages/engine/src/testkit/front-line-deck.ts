/**
 * A deck to try Front Line with, in card texts. It holds the four printed cards as printed; the rest is there to reach as
 * much of the rules and of the language as a deck can.
 */
import { type CardKind, type CardText, parse, parseTargets, type Targets } from '@komradery/cards/language';
import type { FrontLineDeck, IncomingCard } from '../index.ts';

type Written = readonly [name: string, copies: number, text: string];

function textOf(name: string, text: string): CardText {
  const read = parse(text, { name });
  if (!read.ok) throw new Error(`${name}: "${text}": ${read.error[0]?.message}`);
  return read.value;
}

function targetsOf(name: string, text: string): Targets {
  const read = parseTargets(text);
  if (!read.ok) throw new Error(`${name}: "${text}": ${read.error[0]?.message}`);
  return read.value;
}

const MANEUVERS: readonly Written[] = [
  [
    'WEEKEND PASS',
    3,
    'Remove your Komrade from the line. At end of turn, return your Komrade to the last space.',
  ],
  ['Forced March', 3, 'Move forward 2 spaces.'],
  ['Fall Back', 3, 'Move backward up to 3 spaces.'],
  ['Elbows', 2, 'Push any adjacent Komrade 1 space backward.'],
  ['Trade Places', 3, 'Swap places with any other Komrade.'],
  ['Second Helping', 3, 'Gain 2 HP.'],
  ['Requisition', 2, 'Draw 2 cards. Then discard a card.'],
  ['Inspection', 2, 'Look at the hand of any other Komrade.'],
  ['Bayonet', 2, 'Deal 2 damage to any adjacent Komrade.'],
  ['Dig In', 2, 'Choose one: gain 1 HP; or draw 1 card.'],
  ['Volunteer', 2, 'Take the initiative card.'],
  ['Countermarch', 1, 'Reverse the order of the line.'],
  ['Long Live', 1, 'You may lose 1 HP. If you do, draw 2 cards.'],
  ['Order 227', 2, 'Move the Kommissar 1 space forward.'],
  ['Stand Fast', 1, 'No one may move this turn.'],
  ['Thief', 2, 'Take a card from the hand of any other Komrade.'],
  ['Medal', 1, 'Each other Komrade discards a card.'],
  ['Human Shield', 2, 'The next time you would be hit this turn, redirect the damage to any other Komrade.'],
  ['Last Stand', 1, 'If you would die this turn, instead gain 3 HP.'],
];

const EVENTS: readonly Written[] = [
  ['OFFER GLORIOUS DEATH', 4, 'Move a Linear effect Target card to any other Komrade.'],
  ['Dud', 2, 'Remove a target card.'],
  ['Countermand', 3, 'Cancel an event.'],
  ['Not Today', 2, 'Cancel a maneuver.'],
  ['Vodka', 3, 'Gain 1 HP.'],
  ['Wind Change', 2, 'Move any target card 1 space in either direction.'],
  ['About Face', 2, 'Turn any Linear target card around.'],
  ['Keep Down', 2, 'Reduce damage to you by 2 this turn.'],
  ['Encore', 1, 'Place a target card at any Komrade.'],
];

const EQUIPMENT: readonly (readonly [string, number, number, string])[] = [
  [
    'BODY ARMOR',
    3,
    3,
    'Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
  ],
  ['Boots', 2, 2, 'Move forward 1 space.'],
  ['Field Kit', 2, 2, 'Gain 1 HP.'],
  ['Mirror', 1, 1, 'If you would be hit, discard this equipment instead.'],
];

const INCOMING: readonly (readonly [
  name: string,
  copies: number,
  type: IncomingCard['type'],
  targets: string,
  primary: number,
  secondary: number,
  text: string,
  arrow?: 'forward' | 'backward',
])[] = [
  ['Sniper', 4, 'linear', 'space 1', 3, 0, 'The Komrade that was hit discards a card.'],
  ['Stray Bullet', 3, 'linear', 'the Komrade with the fewest HP', 2, 0, '', 'forward'],
  ['Mortar', 4, 'splash', 'space 3', 3, 1, ''],
  ['Carpet Bombing', 3, 'splash', 'space 2 and space 5', 2, 1, ''],
  ['Shell', 3, 'splash', 'the Komrade at the rear', 4, 2, ''],
  [
    'FLAMETHROWER',
    2,
    'special',
    'space 2',
    0,
    0,
    'Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by the Flamethrower suffers 1 damage.',
  ],
  ['Rot', 2, 'special', 'any Komrade', 1, 0, 'Each Komrade with no equipment loses 1 HP.'],
  ['Barrage', 2, 'linear', 'space 1, space 2, space 3 and space 4', 1, 0, ''],
];

const CHARACTERS: readonly (readonly [string, number, string])[] = [
  ['Anna', 10, 'Once per game, at any time, gain 3 HP.'],
  ['Bear', 12, 'Each time you are pushed, draw 1 card.'],
  ['Clerk', 10, 'At the end of each turn, if you have at most 2 HP, gain 1 HP.'],
  ['Dima', 10, 'When you die, deal 1 damage to each adjacent Komrade.'],
  ['Elena', 10, 'The first time you are hit each turn, gain 1 HP.'],
  ['Fedor', 10, 'Once per turn, at any time, you may swap places with an adjacent Komrade.'],
  ['Galya', 10, 'Each time you are damaged, you may move 1 space backward.'],
  ['Henrik', 10, 'Once per game, if you would die, instead gain 1 HP.'],
  ['Igor', 10, 'At the start of each turn, draw 1 card.'],
  ['Julia', 10, 'You cannot be swapped.'],
];

const actions = (kind: CardKind, cards: readonly Written[]) =>
  cards.map(([name, copies, text]) => ({ name, kind, copies, text: textOf(name, text) }));

let made: FrontLineDeck | undefined;

/** Made when first asked for: parsing takes a while. */
export function frontLineTestDeck(): FrontLineDeck {
  made ??= {
    actions: [
      ...actions('maneuver', MANEUVERS),
      ...actions('event', EVENTS),
      ...EQUIPMENT.map(([name, copies, durability, text]) => ({
        name,
        kind: 'equipment' as const,
        durability,
        copies,
        text: textOf(name, text),
      })),
    ],
    incoming: INCOMING.map(([name, copies, type, targets, primary, secondary, text, arrow]) => ({
      name,
      type,
      ...(arrow && { arrow }),
      targets: targetsOf(name, targets),
      damage: { primary, secondary },
      copies,
      text: text === '' ? [] : textOf(name, text),
    })),
    characters: CHARACTERS.map(([name, hp, text]) => ({ name, hp, text: textOf(name, text) })),
  };
  return made;
}
