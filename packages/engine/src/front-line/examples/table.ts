/** Tables for examples, as one would sketch them: the line as `A B _ C`, cards by their names. P1 is A, P2 is B, and so on. */
import { cite } from '../../beats.ts';
import type { Beat, Example, Move } from '../../example.ts';
import type { PlayerId } from '../../game.ts';
import type { CardId } from '../../zones.ts';
import { numberCards } from '../deck.ts';
import { OPEN } from '../line.ts';
import type { FrontLineOptions } from '../options.ts';
import { HAND } from '../state.ts';
import { deckOf, FILLER, NOTHING } from './deck.ts';

export type FrontLineExample = Example<FrontLineOptions>;

export interface Table {
  /** From the front: `A B _ C`. */
  readonly line: string;
  /** By seat; otherwise 10. */
  readonly hp?: readonly number[];
  /** By seat: names of cards, `Advance, Vodka`. What is missing to five is filled up, but for `-`, an empty hand. */
  readonly hands?: readonly string[];
  /** By seat: names and durabilities of what lies before each player, `BODY ARMOR 3`. */
  readonly gear?: readonly string[];
  /** Names of Incoming! cards, the next one first. */
  readonly incoming?: string;
  /** By seat: what characters can do. */
  readonly abilities?: readonly string[];
  readonly initiative?: PlayerId;
  /** Turns already played. */
  readonly turns?: number;
  /** Whether nothing is left to draw. */
  readonly dry?: boolean;
  readonly rulings?: FrontLineOptions['rulings'];
}

const names = (text = ''): string[] => text.split(', ').filter(Boolean);

const seatOf = (letter: string): PlayerId => (letter === '_' ? OPEN : letter.charCodeAt(0) - 65);

/** Fillers left to draw. */
const TO_DRAW = 12;

function countEach(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The options that lay a table out, and the number of each card that a player holds or has, by its name. */
function layOut(table: Table): { options: FrontLineOptions; numbers: Map<string, CardId>[] } {
  const line = table.line.split(' ').map(seatOf);
  const players = Math.max(...line) + 1;
  const hp = table.hp ?? Array<number>(players).fill(10);
  const seats = Array.from({ length: hp.length }, (_, seat) => seat);
  const lives = (seat: PlayerId) => line.includes(seat);

  const hands = seats.map((seat) => {
    const hand = names(table.hands?.[seat]);
    const empty = table.hands?.[seat] === '-';
    while (!empty && lives(seat) && hand.length < HAND) hand.push(FILLER);
    return empty ? [] : hand;
  });
  const gear = seats.map((seat) =>
    names(table.gear?.[seat]).map((thing) => {
      const [, name = '', durability] = /^(.*) (\d)$/.exec(thing) ?? [];
      return { name, durability: Number(durability) };
    }),
  );
  const incoming = [...names(table.incoming), NOTHING, NOTHING];
  const copies = countEach([...hands.flat(), ...gear.flat().map(({ name }) => name)]);
  if (!table.dry) copies.set(FILLER, (copies.get(FILLER) ?? 0) + TO_DRAW);
  const deck = deckOf({
    players: seats.length,
    actions: copies,
    incoming,
    ...(table.abilities && { abilities: table.abilities }),
  });

  const { faces, actions } = numberCards(deck);
  const left = new Set(faces.map((_, index) => index + 1));
  const take = (name: string): CardId => {
    for (const card of left) {
      const face = faces[card - 1] as number;
      if ((card <= actions ? deck.actions[face] : deck.incoming[face])?.name !== name) continue;
      left.delete(card);
      return card;
    }
    throw new Error(`there is no ${name} left`);
  };
  const numbers = seats.map(() => new Map<string, CardId>());
  const takeFor = (seat: PlayerId, name: string): CardId => {
    const card = take(name);
    const mine = numbers[seat] as Map<string, CardId>;
    let nth = 1;
    while (mine.has(nth === 1 ? name : `${name} ${nth}`)) nth++;
    mine.set(nth === 1 ? name : `${name} ${nth}`, card);
    return card;
  };
  const options: FrontLineOptions = {
    players: seats.length,
    deck,
    rulings: { eventWindows: 'before-damage-only', ...table.rulings },
    position: {
      characters: seats,
      hp: hp.slice(),
      line,
      hands: hands.map((hand, seat) => hand.map((name) => takeFor(seat, name))),
      gear: gear.map((things, seat) =>
        things.map(({ name, durability }) => ({ card: takeFor(seat, name), durability })),
      ),
      initiative: table.initiative ?? 0,
      incomingDraw: incoming.map(take).reverse(),
      turns: table.turns ?? 0,
    },
  };
  return { options, numbers };
}

/**
 * An example from a table. In commands, `[Advance]` is the number of the card of that name that the player has, and
 * `[Vodka 2]` that of the second.
 */
export function example(
  id: string,
  table: Table,
  opening: string,
  ...beats: readonly Beat[]
): FrontLineExample {
  const { options, numbers } = layOut(table);
  const withNumbers = ({ player, command }: Move): Move => ({
    player,
    command: command.replace(/\[(.+)\]/, (_, name: string) => {
      const card = numbers[player]?.get(name);
      if (card === undefined) throw new Error(`example ${id}: P${player + 1} has no ${name}`);
      return `#${card}`;
    }),
  });
  return {
    id,
    options,
    seed: 89,
    opening: cite(opening),
    beats: beats.map(({ quietly, play, ...beat }) => ({
      ...beat,
      ...(quietly && { quietly: quietly.map(withNumbers) }),
      ...(play && { play: withNumbers(play) }),
    })),
  };
}

/** Everyone lays a card, by seat. */
export const lays = (...cards: readonly string[]): Move[] =>
  cards.map((card, player) => ({ player, command: `lay [${card}]` }));

export const passes = (...players: readonly PlayerId[]): Move[] =>
  players.map((player) => ({ player, command: 'pass' }));
