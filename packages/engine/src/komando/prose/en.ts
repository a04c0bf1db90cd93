/**
 * Every English sentence of KOMANDO's engine: the words on the chart, the refusals, the lines of the log. Another
 * language is another file with these exports. (The clauses themselves are in `@komradery/cards`.)
 */
import type { PlayerId } from '../../game.ts';
import type { CardId } from '../../zones.ts';
import type { Phase, Refusal } from '../commands.ts';
import type { KomandoEvent } from '../events.ts';
import type { Face } from '../state.ts';

/** How players and cards are named in a sentence. */
export interface Names {
  readonly player: (player: PlayerId) => string;
  readonly card: (card: CardId) => string;
  readonly face: (card: CardId) => Face | undefined;
}

const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The words of the chart. */
export const says = {
  setup: 'Shuffle and deal',
  position: 'the table is laid out already',
  dealt: 'three cards each',
  turn: 'Turn',
  begin: 'Begin',
  hasCards: 'there is a card to play',
  noCardLeft: 'no card to play: score the game',
  attack: 'Pick a card and a target',
  swordShown: 'sword shown',
  defend: 'Target picks a shield',
  bare: 'no card: shield 0',
  shieldShown: 'shield shown',
  resolve: 'Sword against shield, group counted',
  oneLeft: 'one player left',
  thenDraw: 'several left',
  draw: 'Both draw',
  thenLook: 'then look at the group',
  look: 'Is the group spent?',
  oneLeads: 'spent, one has most life',
  turnsRunOut: 'out of turns',
  groupStands: 'group above 0',
  runsShort: 'too few cards: score the game',
  levelAtTheTop: 'spent, level at the top',
  pass: 'Pass the turn',
  nextPlayer: 'next player',
  tiebreak: 'Tiebreak',
  gather: 'The tied go on, the rest are out',
  thenDeal: 'fill the hands',
  deal: 'As many cards as players',
  tooMany: 'too many cards',
  handsReady: 'hands are ready',
  discard: 'Discard down',
  allChosen: 'all have chosen: shown',
  chosen: 'one chosen, face down',
  round: 'Round',
  roundTurn: 'Next in the round',
  roundResolve: 'Sword against shield',
  bottomDecided: 'one of the bottom players fell',
  allHavePlayed: 'all have attacked',
  judge: 'Least life is out',
  levelRoundsRunOut: 'out of level rounds',
  nextRound: 'several left: next round',
  over: 'Game over',
} as const;

const WAITING: Record<Phase, string> = {
  attack: 'The game waits for an attack.',
  defend: 'The game waits for a defence.',
  discard: 'The game waits for discards before the round.',
  over: 'The game is over.',
};

const p = (player: unknown): string => `P${(player as number) + 1}`;
const ps = (players: unknown): string => list((players as readonly PlayerId[]).map(p), 'or');
const cards = (hand: unknown): string => list((hand as readonly CardId[]).map((card) => `#${card}`));

type Data = Readonly<Record<string, unknown>>;

/** One sentence or two for each refusal: what is wrong, and what would be right. */
export const refusals: Record<Refusal, (data: Data) => string> = {
  'not-a-command': ({ phase }) =>
    `That is not a move of this game. ${WAITING[phase as Phase]} A move is an attack with a card on a player, a defence with a card, or a card to discard.`,
  'no-such-player': ({ players }) => `There is no such seat. This table has players P1 to P${players}.`,
  'game-over': ({ winners }) => `The game is over; ${ps(winners)} won. Nobody moves any more.`,
  'not-now': ({ phase, asked }) => `Not now. ${WAITING[phase as Phase]} It is up to ${ps(asked)}.`,
  'not-your-turn': ({ turn }) => `It is not your turn. Only ${p(turn)} may attack now.`,
  'not-attacked': ({ target }) => `You are not being attacked. Only ${p(target)} may defend now.`,
  'not-your-card': ({ hand }) => `You do not hold that card. You hold ${cards(hand)}.`,
  yourself: ({ targets }) => `You cannot attack yourself. Attack ${ps(targets)}.`,
  'no-such-target': ({ targets }) => `There is no such player to attack. Attack ${ps(targets)}.`,
  eliminated: ({ player, targets }) =>
    targets === undefined
      ? 'You are out of the game and make no more moves.'
      : `${p(player)} is out of the game. Attack ${ps(targets)}.`,
  'sits-out': ({ player, targets }) =>
    `${p(player)} sits this round out and cannot be attacked. Attack ${ps(targets)}.`,
  'nothing-to-discard': ({ size }) =>
    `You have nothing to discard: ${count(size as number, 'card')} each is right.`,
  'already-chosen': ({ card }) => `You have chosen #${card} to be discarded already. Choose another card.`,
};

export const notationErrors = {
  tooLong: (most: number) => `A move is at most ${most} characters long.`,
  noVerb: () => 'A move begins with attack, defend or discard.',
  noPlayer: () => 'Here should be the player to attack, such as P3.',
  noCard: () => 'Here should be a card, such as #17.',
  leftOver: () => 'The move should end here.',
};

/** A line of the log, or nothing for what only the chart shows. Cards that the reader may not see are not named. */
export function sayEvent(event: KomandoEvent, names: Names): string | undefined {
  const { player, card } = names;
  const hiddenOr = (shown: readonly CardId[]) =>
    shown.some((one) => one < 0) ? count(shown.length, 'card') : list(shown.map(card));
  switch (event.type) {
    case 'began':
      return event.clause === 'K3.1'
        ? `${count(event.state.setup.players, 'player')} sit down.`
        : `The table is laid out as it stands: ${count(event.state.setup.players, 'player')}.`;
    case 'dealer-chosen':
      return `${player(event.player)} deals.`;
    case 'shuffled':
      return `${count(event.among.length, 'card')} are shuffled into the draw pile.`;
    case 'dealt':
      return `${player(event.player)} is dealt ${hiddenOr(event.cards)}.`;
    case 'drew':
      return `${player(event.player)} draws ${hiddenOr(event.cards)}.`;
    case 'turn-began':
      return `${player(event.player)} goes first.`;
    case 'turn-passed':
      return `The turn passes to ${player(event.player)}.`;
    case 'attacked':
      return `${player(event.player)} attacks ${player(event.target)} with ${card(event.card)}, sword ${names.face(event.card)?.sword}.`;
    case 'defended':
      return event.card === null
        ? `${player(event.player)} has no card to defend with: shield 0.`
        : `${player(event.player)} defends with ${card(event.card)}, shield ${names.face(event.card)?.shield}.`;
    case 'blocked':
      return `Sword ${event.sword} does not beat shield ${event.shield}: no damage.`;
    case 'damaged':
      return `Sword ${event.sword} beats shield ${event.shield}: ${player(event.player)} loses ${event.amount} and is at ${signed(event.life).replace('+', '')}.`;
    case 'group-counted':
      return `The group icons count ${signed(event.by)}: the group is at ${signed(event.group).replace('+', '')}.`;
    case 'group-capped':
      return `The group cannot exceed ${event.group}.`;
    case 'table-cleared':
      return `${list(event.cards.map(card))} ${event.cards.length === 1 ? 'is' : 'are'} discarded.`;
    case 'eliminated':
      return `${player(event.player)} is out of the game.`;
    case 'discarded':
      return `${player(event.player)} discards ${list(event.cards.map(card))}.`;
    case 'tiebreak-began':
      return `${list(event.players.map(player))} are level at the top: tiebreak, ${count(event.size, 'card')} each.`;
    case 'starter-named':
      return `${player(event.player)} starts the tiebreak.`;
    case 'discard-chosen':
      return event.card === null
        ? `${player(event.player)} chooses a card to discard.`
        : `${player(event.player)} chooses ${card(event.card)} to discard.`;
    case 'round-turn-began':
      return event.first
        ? `The round begins with ${player(event.player)}.`
        : `Next in the round is ${player(event.player)}.`;
    case 'round-level':
      return `Everyone in the round is level at ${event.life}: nobody is out.`;
    case 'round-judged':
      return `The round is over: ${list(event.lowest.map(player))} ${event.lowest.length === 1 ? 'has' : 'have'} the least life, ${event.life}.`;
    case 'round-called':
      return `${list(event.players.map(player))} play the next round with ${count(event.size, 'card')} each${event.bottom ? '; the others sit it out' : ''}.`;
    case 'game-over':
      return event.winners.length === 1
        ? `${player(event.winners[0] as PlayerId)} wins.`
        : `${list(event.winners.map(player))} share the win.`;
    case 'entered':
      return undefined;
  }
}
