/** Questions about a state of Front Line that the rules, the commands and the chart's guards all ask. */
import type { CardText, Measure } from '@komradery/cards/language';
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import type { ActionCard, Character, IncomingCard } from './deck.ts';
import { OPEN } from './line.ts';
import type { Frame, FrontLineState, SourceId, TargetCard } from './state.ts';

export const isAction = (state: FrontLineState, card: CardId): boolean => card <= state.setup.actions;

export const actionCard = (state: FrontLineState, card: CardId): ActionCard =>
  state.setup.deck.actions[state.setup.faces[card - 1] as number] as ActionCard;

export const incomingCard = (state: FrontLineState, card: CardId): IncomingCard =>
  state.setup.deck.incoming[state.setup.faces[card - 1] as number] as IncomingCard;

export const characterOf = (state: FrontLineState, index: number): Character =>
  state.setup.deck.characters[index] as Character;

/** The source of a character's ability. */
export const characterSource = (character: number): SourceId => -1 - character;

export function textOf(state: FrontLineState, source: SourceId): CardText {
  if (source < 0) return characterOf(state, -1 - source).text;
  return isAction(state, source) ? actionCard(state, source).text : incomingCard(state, source).text;
}

export const handOf = (state: FrontLineState, player: PlayerId): CardId[] => state.hands[player] as CardId[];

export const isLiving = (state: FrontLineState, player: PlayerId): boolean => state.out[player] === false;

export const isOffLine = (state: FrontLineState, player: PlayerId): boolean =>
  state.offLine.some((one) => one.player === player);

/** The players still in the game, by seat. */
export function living(state: FrontLineState): PlayerId[] {
  const players: PlayerId[] = [];
  for (let player = 0; player < state.setup.players; player++) if (!state.out[player]) players.push(player);
  return players;
}

/** 1 clockwise, -1 while the order is reversed. */
const direction = (state: FrontLineState): 1 | -1 =>
  state.memory.forces.filter((force) => force.rule.force === 'reverse' && inForce(state, force)).length %
    2 ===
  0
    ? 1
    : -1;

/** Whether something holds this turn, its card being in play where it holds only so long. */
export const inForce = (
  state: FrontLineState,
  {
    from,
    until,
    source,
  }: { readonly from: number; readonly until: number | null; readonly source: SourceId },
): boolean => from <= state.turn && (until === null ? isInPlay(state, source) : state.turn <= until);

/** Equipment before a Komrade, a card that remains, an Incoming! card on the table, a living Komrade's character. */
export function isInPlay(state: FrontLineState, source: SourceId): boolean {
  if (source < 0) {
    const player = state.characters.indexOf(-1 - source);
    return player >= 0 && isLiving(state, player);
  }
  return (
    state.table.includes(source) ||
    state.incoming.includes(source) ||
    state.gear.some((gear) => gear.some(({ card }) => card === source))
  );
}

/** The next living player after a seat, the way turns go. */
export function nextLiving(state: FrontLineState, seat: PlayerId, way: 1 | -1 = direction(state)): PlayerId {
  const { players } = state.setup;
  for (let step = 1; step <= players; step++) {
    const player = (seat + step * way + players * players) % players;
    if (!state.out[player]) return player;
  }
  return seat;
}

/** Players from the initiative holder clockwise. */
export function fromInitiative(state: FrontLineState, players: readonly PlayerId[]): PlayerId[] {
  const { players: seats } = state.setup;
  const way = direction(state);
  const distance = (player: PlayerId) => ((player - state.initiative) * way + seats) % seats;
  return players.slice().sort((a, b) => distance(a) - distance(b));
}

/** Whoever decides for a card of nobody's: the holder of the initiative card, or the next living Komrade from there. */
export const arbiter = (state: FrontLineState): PlayerId =>
  isLiving(state, state.initiative) ? state.initiative : nextLiving(state, state.initiative);

/** Index of a Komrade's space, or -1. */
export const spaceOf = (state: FrontLineState, player: PlayerId): number => state.line.indexOf(player);

/** Players from the front to the rear, those off the line last. */
export function fromFront(state: FrontLineState, players: readonly PlayerId[]): PlayerId[] {
  const place = (player: PlayerId) => {
    const at = spaceOf(state, player);
    return at < 0 ? state.line.length + player : at;
  };
  return players.slice().sort((a, b) => place(a) - place(b));
}

/** The space that a target card lies at, or -1 where its Komrade is off the line. */
export const targetSpace = (state: FrontLineState, { at }: TargetCard): number =>
  'space' in at ? at.space : spaceOf(state, at.komrade);

/** The Komrade at whom, or at whose space, a target card lies. */
export function targetKomrade(state: FrontLineState, target: TargetCard): PlayerId | undefined {
  if ('komrade' in target.at) return target.at.komrade;
  const there = state.line[target.at.space];
  return there === undefined || there === OPEN ? undefined : there;
}

export function measure(state: FrontLineState, player: PlayerId, what: Measure): number {
  switch (what) {
    case 'hp':
      return state.hp[player] as number;
    case 'cards':
      return handOf(state, player).length;
    case 'equipment':
      return (state.gear[player] ?? []).length;
    case 'targets':
      return state.targets.filter((target) => targetKomrade(state, target) === player).length;
  }
}

/** The spaces that an Incoming! card covers: where its target cards lie, for Splash their neighbours too. */
export function coveredSpaces(state: FrontLineState, card: CardId): Set<number> {
  const covered = new Set<number>();
  const { type } = incomingCard(state, card);
  for (const target of state.targets) {
    if (target.card !== card) continue;
    const space = targetSpace(state, target);
    if (space < 0) continue;
    covered.add(space);
    if (type === 'splash') covered.add(space - 1).add(space + 1);
  }
  return covered;
}

export const topFrame = (state: FrontLineState): Frame | undefined => state.memory.agenda.at(-1);

/** The Incoming! card of this turn: the last drawn. */
export const incomingOfTurn = (state: FrontLineState): CardId | undefined => state.incoming.at(-1);

/** The clause by which a card takes effect. */
export function clauseOf(state: FrontLineState, source: number): ClauseId {
  if (source < 0) return 'F1.1';
  if (!isAction(state, source)) return 'F4.5';
  const { kind } = actionCard(state, source);
  return kind === 'maneuver' ? 'F4.4a' : kind === 'event' ? 'F4.3' : 'F4.4b';
}

/** A number that no target card on the table has. */
export function freeTarget(state: FrontLineState): number {
  for (let id = 1; ; id++) if (!state.targets.some((target) => target.id === id)) return id;
}
