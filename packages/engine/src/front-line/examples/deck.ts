/**
 * The cards of the examples, in card texts. They are as plain as cards can be, so that a reader can check every step; the
 * four that the source prints are as printed. An example's deck has the cards that it names, and enough of what does
 * nothing. It is not the deck to play with, and does not change when that one does.
 *
 * This module loads the parser of the card language: it is for builds and tests, and no page that is read.
 */
import { frontLineNumbers } from '@komradery/cards';
import { type CardKind, type CardText, parse, parseTargets, type Targets } from '@komradery/cards/language';
import type { ActionCard, Character, FrontLineDeck, IncomingCard } from '../deck.ts';

/** By name. */
type Written = Readonly<Record<string, string>>;

/** Laid face down it does nothing (F4.4c), so that it is what everybody lays who is not the point. */
export const FILLER = 'Vodka';

const MANEUVERS: Written = {
  'Step Back': 'Move 1 space backward.',
  'Fall Back': 'Move 2 spaces backward.',
  Retreat: 'Move 3 spaces backward.',
  Advance: 'Move 1 space forward.',
  'Quick March': 'Move 2 spaces forward.',
  Charge: 'Move 3 spaces forward. Then draw a card.',
  Volunteer: 'Take the initiative card.',
  'Close Ranks': 'Move the Kommissar 1 space forward.',
  'Pass It Back': 'The next time you would be hit this turn, redirect the damage to the Komrade behind you.',
  'WEEKEND PASS': 'Remove your Komrade from the line. At end of turn, return your Komrade to the last space.',
};

const EVENTS: Written = {
  [FILLER]: 'Gain 1 HP.',
  Countermand: 'Cancel an event.',
  'OFFER GLORIOUS DEATH': 'Move a Linear effect Target card to any other Komrade.',
};

const EQUIPMENT: Written = {
  'Field Kitchen': 'Gain 1 HP.',
  'BODY ARMOR':
    'Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
};

/** Of each piece, as printed. */
const DURABILITY = 3;

interface WrittenIncoming {
  readonly type: IncomingCard['type'];
  readonly targets: string;
  readonly damage?: readonly [primary: number, secondary: number];
  readonly text?: string;
}

/** What comes where nothing is to come. */
export const NOTHING = 'Rumour';

const INCOMING: Readonly<Record<string, WrittenIncoming>> = {
  [NOTHING]: { type: 'special', targets: 'space 1' },
  Sniper: { type: 'linear', targets: 'space 2', damage: [3, 0] },
  'Stray Bullet': { type: 'linear', targets: 'the Komrade with the fewest HP', damage: [2, 0] },
  'Long Shot': { type: 'linear', targets: 'space 9', damage: [2, 0] },
  Quartermaster: { type: 'linear', targets: 'any Komrade with equipment', damage: [2, 0] },
  Mortar: { type: 'splash', targets: 'space 2', damage: [3, 1] },
  Grenade: { type: 'splash', targets: 'space 1', damage: [2, 1] },
  Barrage: { type: 'linear', targets: 'space 1, space 2, space 3 and space 4', damage: [1, 0] },
  FLAMETHROWER: {
    type: 'special',
    targets: 'space 2',
    text: 'Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by the Flamethrower suffers 1 damage.',
  },
};

/** Characters, by seat where they are dealt so. */
const NAMES = ['Anka', 'Bogdan', 'Clara', 'Demyan', 'Eva', 'Foma', 'Galina', 'Hariton', 'Inga', 'Jaromir'];

function read(name: string, text: string): CardText {
  const found = parse(text, { name });
  if (!found.ok) throw new Error(`${name}: "${text}": ${found.error[0]?.message}`);
  return found.value;
}

function readTargets(name: string, text: string): Targets {
  const found = parseTargets(text);
  if (!found.ok) throw new Error(`${name}: "${text}": ${found.error[0]?.message}`);
  return found.value;
}

function actionCard(name: string, copies: number): ActionCard {
  const kinds: readonly (readonly [CardKind, Written])[] = [
    ['maneuver', MANEUVERS],
    ['event', EVENTS],
    ['equipment', EQUIPMENT],
  ];
  for (const [kind, cards] of kinds) {
    const text = cards[name];
    if (text === undefined) continue;
    const worn = kind === 'equipment' ? { durability: DURABILITY } : {};
    return { name, kind, ...worn, copies, text: read(name, text) };
  }
  throw new Error(`the examples have no card ${name}`);
}

function incomingCard(name: string): IncomingCard {
  const written = INCOMING[name];
  if (!written) throw new Error(`the examples have no Incoming! card ${name}`);
  const { type, targets, damage: [primary, secondary] = [0, 0], text } = written;
  return {
    name,
    type,
    targets: readTargets(name, targets),
    damage: { primary, secondary },
    copies: 3,
    text: text === undefined ? [] : read(name, text),
  };
}

export interface DeckOf {
  readonly players: number;
  /** Copies by name. */
  readonly actions: ReadonlyMap<string, number>;
  readonly incoming: Iterable<string>;
  /** By seat: what a character can do. */
  readonly abilities?: readonly string[];
  /** By seat, where it is not 10. */
  readonly startHp?: readonly (number | undefined)[];
}

export function deckOf({ players, actions, incoming, abilities = [], startHp = [] }: DeckOf): FrontLineDeck {
  const character = (name: string, seat: number): Character => {
    const ability = abilities[seat];
    return {
      name,
      hp: startHp[seat] ?? frontLineNumbers.hp,
      text: ability ? read(name, ability) : [],
    };
  };
  return {
    actions: Array.from(actions, ([name, copies]) => actionCard(name, copies)),
    incoming: [...new Set([...incoming, NOTHING])].map(incomingCard),
    characters: NAMES.slice(0, players).map(character),
  };
}
