/**
 * Tables to tell stories of Front Line on. P1 is A in the line, P2 is B, and so on; `_` is an open space. A story is one
 * turn: the cards that the players lay, what they answer, and what came of it.
 */
import { type CardKind, parse, parseTargets } from '@komradery/cards/language';
import type { ActionCard, FrontLineDeck, IncomingCard } from '../src/front-line/deck.ts';
import type { FrontLineEvent } from '../src/front-line/events.ts';
import { frontLine } from '../src/front-line/game.ts';
import { drawLine } from '../src/front-line/line.ts';
import type { FrontLineOptions } from '../src/front-line/options.ts';
import type { FrontLineState } from '../src/front-line/state.ts';
import { topFrame } from '../src/front-line/table.ts';
import type { PlayerId } from '../src/game.ts';

export interface Story {
  /** `A B C _` */
  readonly line: string;
  /** By seat: 10. */
  readonly hp?: readonly number[];
  /** What a player lays face down, by seat: a maneuver's text, or `event: ...`, `equipment 3: ...`. */
  readonly lays?: readonly (string | undefined)[];
  /** Equipment in play from the beginning, by seat: `3: text`. */
  readonly gear?: readonly (string | undefined)[];
  /** Events in hand, by seat, played in the first window of that name: `damage: text`. */
  readonly plays?: readonly (string | undefined)[];
  /** Characters' abilities, by seat. */
  readonly abilities?: readonly (string | undefined)[];
  /** What is answered, in order, whoever is asked. What is asked beyond that is answered by the first legal answer. */
  readonly answers?: readonly string[];
  /** `linear 3 @ space 1`, `splash 3/1 @ space 2: text`; without it, a card that does nothing. */
  readonly incoming?: string;
  readonly arrow?: 'forward' | 'backward';
  readonly turns?: number;
  readonly rulings?: FrontLineOptions['rulings'];
  /** Uses what is in play whenever it can be used in this window. */
  readonly uses?: 'placed' | 'reveal' | 'damage' | 'after-damage';
}

export interface Told {
  readonly state: FrontLineState;
  readonly events: readonly FrontLineEvent[];
  /** The line at the end of the turn, before the next begins. */
  readonly line: string;
  readonly hp: readonly number[];
  /** The decisions that came up, in notation, as they were answered. */
  readonly answered: readonly string[];
  readonly hands: readonly number[];
}

const BLANK = 'Reveal your hand.';

const read = (text: string) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`"${text}": ${parsed.error[0]?.message}`);
  return parsed.value;
};

function incomingFrom(text: string, arrow?: 'forward' | 'backward'): IncomingCard {
  const found = /^(linear|splash|special) (\d+)(?:\/(\d+))? @ ([^:]+)(?:: (.*))?$/.exec(text);
  if (!found) throw new Error(`${text} is no Incoming! card`);
  const [, type, primary, secondary = 0, targets, effect] = found;
  const placed = parseTargets(targets as string);
  if (!placed.ok) throw new Error(`"${targets}": ${placed.error[0]?.message}`);
  return {
    name: 'Incoming',
    type: type as IncomingCard['type'],
    ...(arrow && { arrow }),
    targets: placed.value,
    damage: { primary: Number(primary), secondary: Number(secondary) },
    copies: 1,
    text: effect ? read(effect) : [],
  };
}

const cardFrom = (kind: CardKind, text: string, durability?: number): ActionCard => ({
  name: text.slice(0, 80),
  kind,
  copies: 1,
  text: read(text),
  ...(durability !== undefined && { durability }),
});

/** Tells one turn (or `turns` of them). */
export function tell(story: Story): Told {
  const seats = (story.line.match(/[A-J]/g) ?? []).length;
  const line = story.line.split(' ').map((space) => (space === '_' ? -1 : space.charCodeAt(0) - 65));
  const actions: ActionCard[] = [];
  const add = (card: ActionCard) => actions.push(card);
  const blank = () => add(cardFrom('maneuver', BLANK));

  const hands: number[][] = [];
  const gear: { card: number; durability: number }[][] = [];
  const laid: number[] = [];
  const events: (number | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const lay = story.lays?.[seat];
    const equipment = /^equipment (\d): (.*)$/.exec(lay ?? '');
    const event = /^event: (.*)$/.exec(lay ?? '');
    laid.push(
      equipment
        ? add(cardFrom('equipment', equipment[2] as string, Number(equipment[1])))
        : event
          ? add(cardFrom('event', event[1] as string))
          : lay
            ? add(cardFrom('maneuver', lay))
            : blank(),
    );
    const thing = /^(\d): (.*)$/.exec(story.gear?.[seat] ?? '');
    gear.push(
      thing
        ? [
            {
              card: add(cardFrom('equipment', thing[2] as string, Number(thing[1]))),
              durability: Number(thing[1]),
            },
          ]
        : [],
    );
    const plays = /^[a-z-]+: (.*)$/.exec(story.plays?.[seat] ?? '');
    events.push(plays ? add(cardFrom('event', plays[1] as string)) : undefined);
    const hand = [laid[seat] as number, ...(plays ? [events[seat] as number] : [])];
    while (hand.length < 5) hand.push(blank());
    hands.push(hand);
  }
  const deck: FrontLineDeck = {
    actions: [...actions, { name: 'Blank', kind: 'maneuver', copies: 30, text: read(BLANK) }],
    incoming: [
      { ...incomingFrom('special 0 @ space 1'), name: 'Nothing', copies: 3 },
      ...(story.incoming ? [incomingFrom(story.incoming, story.arrow)] : []),
    ],
    characters: Array.from({ length: seats }, (_, seat) => ({
      name: `Komrade${seat + 1}`,
      hp: 10,
      text: story.abilities?.[seat] ? read(story.abilities[seat] as string) : [],
    })),
  };
  const total = actions.length + 30;
  const begun = frontLine.start(
    {
      players: seats,
      deck,
      rulings: { largerGames: 'full', ...story.rulings },
      position: {
        characters: Array.from({ length: seats }, (_, seat) => seat),
        hp: story.hp ? story.hp.slice() : Array<number>(seats).fill(10),
        line,
        hands,
        gear,
        initiative: 0,
        incomingDraw: story.incoming ? [total + 4] : [total + 1],
      },
    },
    7,
  );
  if (!begun.ok) throw new Error(JSON.stringify(begun.error.problems));

  let { state } = begun.value;
  const told: FrontLineEvent[] = [...begun.value.events];
  const answers = (story.answers ?? []).slice();
  const answered: string[] = [];
  const last = story.turns ?? 1;
  while (!frontLine.outcome(state) && state.turn <= last) {
    const { player } = frontLine.actors(state)[0] as { player: PlayerId };
    const text = decide(story, state, player, { laid, events, answers, answered });
    const parsed = frontLine.parse(state, text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
    const step = frontLine.apply(state, player, parsed.value);
    if (!step.ok) throw new Error(`P${player + 1} ${text}: ${step.error.message}`);
    state = step.value.state;
    told.push(...step.value.events);
  }
  if (answers.length > 0)
    throw new Error(`never asked for: ${answers.join(', ')}; asked for: ${answered.join(', ')}`);
  return {
    state,
    events: told,
    line: drawLine(state.line),
    hp: state.hp,
    answered,
    hands: state.hands.map((hand) => hand.length),
  };
}

function decide(
  story: Story,
  state: FrontLineState,
  player: PlayerId,
  {
    laid,
    events,
    answers,
    answered,
  }: { laid: number[]; events: (number | undefined)[]; answers: string[]; answered: string[] },
): string {
  const legal = frontLine.legal(state, player);
  const has = (type: string) => legal.find((one) => one.type === type);
  if (has('lay')) {
    const card = laid[player] as number;
    return state.turn === 1 ? `lay #${card}` : frontLine.print(state, legal.at(-1) as (typeof legal)[number]);
  }
  if (has('choose')) {
    const text = answers.shift() ?? frontLine.print(state, legal[0] as (typeof legal)[number]);
    answered.push(`P${player + 1} ${text}`);
    return text;
  }
  const top = topFrame(state);
  const window = top?.kind === 'window' ? top.window : undefined;
  const card = events[player];
  if (
    card !== undefined &&
    story.plays?.[player]?.startsWith(`${window}:`) &&
    legal.some((one) => one.type === 'play' && one.card === card)
  )
    return `play #${card}`;
  const use = has('use');
  if (use && story.uses === window) return frontLine.print(state, use);
  return 'pass';
}
