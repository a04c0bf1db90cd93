/**
 * Tables to tell stories on. A card is written as its icons: `7/2-1` has sword 7, shield 2, group -1, and `7/2` leaves
 * the group alone. `0/0` is a blank. Seats are P1 to P10, as in the log.
 *
 * A story keeps the laws while it is told: every command must be legal, what went in is frozen, no card is lost or
 * doubled, life never rises, the group keeps its cap and rests in a tiebreak, and whoever is asked can answer.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Illegal, Outcome, PlayerId } from '../src/game.ts';
import type { KomandoCommand } from '../src/komando/commands.ts';
import type { KomandoEvent, KomandoEventType } from '../src/komando/events.ts';
import { komando } from '../src/komando/game.ts';
import type { KomandoOptions } from '../src/komando/options.ts';
import type { Face, KomandoState } from '../src/komando/state.ts';
import type { CardId } from '../src/zones.ts';

export const P1 = 0;
export const P2 = 1;
export const P3 = 2;
export const P4 = 3;
export const P5 = 4;
export const P6 = 5;
export const P7 = 6;
export const P8 = 7;
export const P9 = 8;
export const P10 = 9;

type Position = NonNullable<KomandoOptions['position']>;

/** A table as a story begins. What it does not say is as quiet as can be. */
export interface Table {
  readonly life: readonly number[];
  readonly out?: readonly boolean[];
  /** 10, or 0 in a tiebreak. */
  readonly group?: number;
  /** P1. */
  readonly turn?: PlayerId;
  /** By seat, cards with spaces between; blanks fill them up to what each holds. */
  readonly hands?: readonly string[];
  /** How many cards each player holds, or everybody: 3. Those who are out hold none. */
  readonly holds?: number | readonly number[];
  /** The top of the draw pile, the next card first. The rest of the deck, all blanks, lies under it... */
  readonly draw?: string;
  /** ... or, if this is the whole draw pile, on the discard pile. */
  readonly drawIsAll?: boolean;
  /** The beginning of the discard pile. */
  readonly discarded?: string;
  /** A sword on the table, played by `turn`. */
  readonly attack?: { readonly sword: string; readonly target: PlayerId };
  readonly tiebreak?: Position['tiebreak'];
  readonly turns?: number;
  readonly rulings?: KomandoOptions['rulings'];
  readonly seed?: number;
}

const BLANK = '0/0';

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

function faceFrom(text: string): Face {
  const read = /^(\d+)\/(\d+)([+-]\d+)?$/.exec(text);
  if (!read) throw new Error(`${text} is no card`);
  return { sword: Number(read[1]), shield: Number(read[2]), group: Number(read[3] ?? 0) };
}

function printFace({ sword, shield, group }: Face): string {
  return `${sword}/${shield}${group > 0 ? '+' : ''}${group === 0 ? '' : group}`;
}

/** A deck of 54: the cards given, then blanks. */
export const deckOf = (...cards: string[]): Face[] =>
  Array.from({ length: 54 }, (_, index) => faceFrom(cards[index] ?? BLANK));

/** The options that lay a table out. Cards are numbered as they are met: hands, sword, draw pile, discard pile, blanks. */
export function optionsFor(table: Table): KomandoOptions & { position: Position; players: number } {
  const { life, tiebreak, attack, turn = P1 } = table;
  const cards: string[] = [];
  const lay = (text: string): CardId => cards.push(text);
  const isOut = (player: PlayerId) => table.out?.[player] ?? (life[player] as number) <= 0;
  const holds = (player: PlayerId): number => {
    if (isOut(player)) return 0;
    if (table.holds !== undefined)
      return typeof table.holds === 'number' ? table.holds : (table.holds[player] ?? 0);
    return attack && player === turn ? 2 : 3;
  };

  const hands = life.map((_, player) => words(table.hands?.[player]).map(lay));
  const sword = attack && lay(attack.sword);
  const draw = words(table.draw).map(lay);
  const discardPile = words(table.discarded).map(lay);
  hands.forEach((hand, player) => {
    while (hand.length < holds(player)) hand.push(lay(BLANK));
  });
  const rest: CardId[] = [];
  while (cards.length < 54) rest.push(lay(BLANK));
  return {
    players: life.length,
    deck: deckOf(...cards),
    ...(table.rulings && { rulings: table.rulings }),
    position: {
      life: life.slice(),
      ...(table.out && { out: table.out.slice() }),
      group: table.group ?? (tiebreak ? 0 : 10),
      hands,
      turn,
      drawPile: [...(table.drawIsAll ? [] : rest), ...draw.toReversed()],
      discardPile: [...discardPile, ...(table.drawIsAll ? rest : [])],
      ...(table.turns !== undefined && { turns: table.turns }),
      ...(attack && { attack: { card: sword as CardId, target: attack.target } }),
      ...(tiebreak && { tiebreak }),
    },
  };
}

/** Lays a table out and begins its story there. */
export const lay = (table: Table): Story => new Story(optionsFor(table), table.seed);

/** `dealt` and `drew` are one kind of event. */
type EventOf<T extends KomandoEventType, E = KomandoEvent> = E extends { readonly type: infer U }
  ? T extends U
    ? E
    : never
  : never;

export class Story {
  state: KomandoState;
  /** What the last call brought about. */
  events: readonly KomandoEvent[];

  constructor(options: KomandoOptions, seed = 1) {
    const begun = komando.start(options, seed);
    if (!begun.ok)
      throw new Error(begun.error.problems.map(({ path, problem }) => `${path}: ${problem}`).join('\n'));
    ({ state: this.state, events: this.events } = begun.value);
    keepsLaws(this.state);
  }

  attack(player: PlayerId, target: PlayerId, sword: string): this {
    return this.play(player, { type: 'attack', target, card: this.cardOf(player, sword) });
  }

  defend(player: PlayerId, shield: string): this {
    return this.play(player, { type: 'defend', card: this.cardOf(player, shield) });
  }

  discard(player: PlayerId, card: string): this {
    return this.play(player, { type: 'discard', card: this.cardOf(player, card) });
  }

  /** An attack and its defence; a target without a card defends by itself. */
  exchange(attacker: PlayerId, sword: string, target: PlayerId, shield?: string): this {
    const before = this.attack(attacker, target, sword).events;
    if (shield !== undefined) this.events = [...before, ...this.defend(target, shield).events];
    return this;
  }

  /** Exchanges of blanks: nobody is hurt. */
  quietly(...attacks: readonly (readonly [attacker: PlayerId, target: PlayerId])[]): this {
    for (const [attacker, target] of attacks) this.exchange(attacker, BLANK, target, BLANK);
    return this;
  }

  play(player: PlayerId, command: KomandoCommand): this {
    const before = this.state;
    const step = komando.apply(deepFreeze(before), player, command);
    if (!step.ok) throw new Error(`${step.error.code}: ${step.error.message}`);
    ({ state: this.state, events: this.events } = step.value);
    keepsLaws(this.state, before);
    return this;
  }

  refusal(player: PlayerId, command: unknown): Illegal {
    const refused = komando.check(deepFreeze(this.state), player, command);
    if (refused.ok) throw new Error(`${JSON.stringify(command)} is legal`);
    return refused.error;
  }

  /** The number of the first card of that face in a hand. */
  cardOf(player: PlayerId, text: string): CardId {
    const face = faceFrom(text);
    const card = this.state.hands[player]?.find((one) =>
      isDeepStrictEqual(this.state.setup.deck[one - 1], face),
    );
    if (card === undefined) throw new Error(`P${player + 1} holds no ${text}, but ${this.hand(player)}`);
    return card;
  }

  faces(cards: readonly CardId[]): string {
    return cards.map((card) => printFace(this.state.setup.deck[card - 1] as Face)).join(' ');
  }

  hand(player: PlayerId): string {
    return this.faces(this.state.hands[player] as CardId[]);
  }

  /** Hand sizes by seat. */
  get held(): number[] {
    return this.state.hands.map((hand) => hand.length);
  }

  get living(): PlayerId[] {
    return this.state.out.flatMap((out, player) => (out ? [] : [player]));
  }

  get asked(): PlayerId[] {
    return komando.actors(this.state).map(({ player }) => player);
  }

  get outcome(): Outcome | undefined {
    return komando.outcome(this.state);
  }

  /** The types of what happened, where the chart went left out. */
  get happened(): KomandoEventType[] {
    return this.events.map(({ type }) => type).filter((type) => type !== 'entered');
  }

  all<T extends KomandoEventType>(type: T): EventOf<T>[] {
    return this.events.filter(({ type: one }) => one === type) as unknown as EventOf<T>[];
  }

  /** The only event of a type. */
  the<T extends KomandoEventType>(type: T): EventOf<T> {
    const [event, ...more] = this.all(type);
    if (!event || more.length > 0)
      throw new Error(`${more.length + (event ? 1 : 0)} ${type}: ${this.happened}`);
    return event;
  }
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

function keepsLaws(state: KomandoState, before?: KomandoState): void {
  const must = (held: boolean, law: string) => {
    if (!held) throw new Error(`${law}: ${JSON.stringify(state)}`);
  };
  const { table } = state;
  const cards = [
    ...state.hands.flat(),
    ...state.drawPile,
    ...state.discardPile,
    ...(table ? [table.sword, ...(table.shield === null ? [] : [table.shield])] : []),
  ];
  must(cards.length === 54 && new Set(cards).size === 54, 'every card exists once');
  must(state.group <= 20, 'K3.2: the group is never above 20');
  must(state.out.includes(false), 'somebody is alive');
  must(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state), 'L4: a state is JSON');
  const actors = komando.actors(state);
  must(
    (actors.length === 0) === (komando.outcome(state) !== undefined),
    'L2: somebody acts until it is over',
  );
  for (const { player } of actors) {
    const commands = komando.legal(state, player).length;
    must(commands > 0, 'L2: who is asked can answer');
    must(commands <= 256, 'L14: at most 256 answers');
  }
  if (!before) return;
  must(
    state.life.every((life, player) => life <= (before.life[player] as number)),
    'K4.7: life never rises',
  );
  must(!before.tiebreak || state.group === before.group, 'K5.3: the group rests in a tiebreak');
}
