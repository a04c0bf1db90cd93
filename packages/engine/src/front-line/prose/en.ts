/**
 * Every English sentence of Front Line's engine: the words on the chart, the refusals, the lines of the log. Another
 * language is another file with these exports.
 */
import type { PlayerId } from '../../game.ts';
import type { CardId } from '../../zones.ts';
import type { Refusal, Waits } from '../commands.ts';
import type { FrontLineEvent } from '../events.ts';
import type { Choice, SourceId, TargetCard } from '../state.ts';

/** How players and cards are named in a sentence. */
export interface Names {
  readonly player: (player: PlayerId) => string;
  readonly card: (card: CardId) => string;
  readonly character: (character: number) => string;
}

const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const seats = (players: unknown): string =>
  list((players as readonly PlayerId[]).map((one) => `P${one + 1}`));

const numbers = (cards: unknown): string => {
  const all = cards as readonly number[];
  return all.length === 0 ? 'none' : list(all.map((card) => `#${card}`));
};

/** The words of the chart. */
export const says = {
  setup: 'Set up',
  characters: 'Pick a character',
  position: 'the table is laid out already',
  charactersDealt: 'dealt by chance',
  allPicked: 'all have one',
  picked: 'picked, the next picks',
  deal: 'Shuffle, line up, deal five',
  thenDraft: 'with a draft',
  noDraft: 'without',
  draft: 'Draft: pick one, pass the rest left',
  draftDone: 'five each: take them up',
  packsPassed: 'all have picked: pass left',
  cardPicked: 'one picked, face down',
  ready: 'Characters’ abilities',
  abilities: 'set up',
  turn: 'Turn',
  incoming: 'Draw an Incoming! card',
  placeTargets: 'place its targets',
  lay: 'Each lays a card face down',
  nothingToLay: 'nobody has a choice left',
  allLaid: 'all have laid',
  laid: 'one laid',
  order: 'Fix the order of reveals',
  beforeReveals: 'then reveal',
  reveal: 'Whose card is next?',
  beforeReveal: 'a card is left',
  allRevealed: 'all revealed',
  turnUp: 'Turn the card up',
  takesEffect: 'it takes effect',
  beforeDamage: 'Before damage',
  windowBeforeDamage: 'last chance',
  hits: 'Whom does it hit?',
  incomingResolves: 'damage and effects',
  afterDamage: 'After damage',
  windowAfterDamage: 'events may answer',
  replenish: 'Hands up to five',
  handsFull: 'then the end of the turn',
  end: 'End of turn',
  returnsAndLasting: 'returns, then what lasts',
  close: 'Discard, pass the initiative',
  oneOrNoneLeft: 'one Komrade or none left',
  turnsRunOut: 'out of turns: score the game',
  nextTurn: 'next turn',
  resolve: 'Cards take effect',
  run: 'Do what the cards say',
  needsChoice: 'a choice is pending',
  windowDue: 'a window opens',
  damageProposed: 'damage is proposed',
  mayBeReduced: 'may be reduced',
  damageDue: 'damage is due',
  stepDue: 'the Kommissar follows',
  deathDue: 'somebody is at 0 HP',
  deathsDone: 'deaths are done',
  firstTurn: 'first turn',
  thenLay: 'then lay cards',
  thenReveal: 'then reveal',
  thenTurnUp: 'then turn it up',
  thenHits: 'then the hits',
  thenAfter: 'then after damage',
  thenReplenish: 'then replenish',
  thenEnd: 'then the end',
  thenClose: 'then close the turn',
  choose: 'A player chooses',
  chosen: 'chosen',
  window: 'Window: event, equipment or pass',
  nobodyAsked: 'nobody to ask',
  allAnswered: 'all have answered',
  answered: 'one has answered',
  passedTurn: 'one passes this turn',
  damagePipeline: 'Damage',
  proposed: 'Replaced or changed by abilities',
  heard: 'all heard',
  reduced: 'Owners use what they have',
  ownersAsked: 'asked',
  applied: 'Dealt, all at once',
  damageDealt: 'then deaths',
  deathLoop: 'Deaths',
  removed: 'Remove the Komrade',
  lineCardGone: 'removed',
  kommissar: 'The Kommissar steps',
  nextDeath: 'next',
  allRemoved: 'All are removed',
  goOn: 'go on',
  over: 'Game over',
} as const;

const waiting: Record<Waits, string> = {
  pick: 'a character is picked',
  draft: 'the draft goes on',
  lay: 'cards are laid face down',
  window: 'a window is open: play an event, use equipment, or pass',
  choose: 'a card waits for a choice',
  over: 'the game is over',
};

export const refusals: Record<Refusal, (data: Record<string, unknown>) => string> = {
  'not-a-command': ({ waits }) => `This is no command. Just now ${waiting[waits as Waits]}.`,
  'no-such-player': ({ players }) => `There is no such seat; the seats are 0 to ${Number(players) - 1}.`,
  'game-over': ({ winners }) =>
    (winners as readonly PlayerId[]).length > 0
      ? `The game is over: ${seats(winners)} won.`
      : 'The game is over: nobody won.',
  dead: ({ player }) => `P${Number(player) + 1} is dead and takes no part any more.`,
  'not-now': ({ waits, asked }) => `Not now: ${waiting[waits as Waits]}, and ${seats(asked)} decide.`,
  'not-asked': ({ waits, asked }) => `Just now ${waiting[waits as Waits]}, and ${seats(asked)} decide.`,
  'character-taken': ({ left }) =>
    `That character is not there to be picked; left are ${list((left as number[]).map((one) => `${one + 1}`))}.`,
  'not-your-card': ({ cards }) => `You do not hold that card. Yours are ${numbers(cards)}.`,
  'not-an-event': ({ name, kind }) =>
    `${name} is ${kind === 'event' ? 'an event' : `no event but ${kind}`}; only events are played in a window.`,
  'event-played': () => 'You have played your event of this turn, or no events are played.',
  'cannot-do': ({ name }) => `Nothing that ${name} says could be done now.`,
  'not-usable': ({ things }) => `That cannot be used here. What can: ${numbers(things)}.`,
  'not-an-answer': ({ answers }) =>
    `That is no answer to what is asked; the answers are ${list((answers as number[]).map(String), 'or')}.`,
};

export const notationErrors = {
  tooLong: (most: number) => `A command has at most ${most} characters.`,
  noVerb: () => 'A command begins with pick, draft, lay, play, use, pass or choose.',
  leftOver: () => 'Nothing more is expected here.',
  noCharacter: () => 'Here comes a character, by number or by name.',
  noCard: () => 'Here comes the number of a card.',
  noAnswer: () => 'Here comes what you choose: P3, space 4, #17 or a number.',
} as const;

const lies = (target: TargetCard, names: Names): string =>
  'space' in target.at ? `space ${target.at.space + 1}` : names.player(target.at.komrade);

/** What somebody does who gives this answer; the answers of `commands.ts`, in words. */
function chosen(what: Choice['what'], value: number, names: Names): string {
  switch (what) {
    case 'komrade':
      return value < 0 ? 'chooses nobody' : `chooses ${names.player(value)}`;
    case 'space':
      return `chooses space ${value}`;
    case 'amount':
      return `chooses ${value}`;
    case 'may':
      return value === 1 ? 'does so' : 'lets it be';
    case 'way':
      return `chooses ${value === 0 ? 'forward' : 'backward'}`;
    case 'option':
      return `chooses the ${['first', 'second', 'third', 'fourth'][value - 1] ?? `${value}th`} option`;
    case 'target':
      return 'chooses a target card';
    case 'card':
    case 'gear':
    case 'protect':
      if (value === 0) return what === 'protect' ? 'uses nothing' : 'chooses nothing';
      return `chooses ${value > 0 ? names.card(value) : names.character(-1 - value)}`;
  }
}

/** HP may be below 0. */
const points = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A line of the log, or nothing where there is nothing to tell. */
export function sayEvent(event: FrontLineEvent, names: Names): string | undefined {
  const { player, card } = names;
  const source = (id: SourceId): string => (id > 0 ? card(id) : names.character(-1 - id));
  const line = (spaces: readonly PlayerId[]): string =>
    spaces.map((space) => (space < 0 ? 'an open space' : player(space))).join(', ');
  switch (event.type) {
    case 'began':
      return 'The game begins.';
    case 'character-taken':
      return `${player(event.player)} is ${names.character(event.character)}, with ${event.hp} HP.`;
    case 'lined-up':
    case 'rearranged':
      return `The line, from the front: ${line(event.line)}, and the Kommissar.`;
    case 'initiative':
      return `${player(event.player)} holds the initiative card.`;
    case 'shuffled':
      return `The ${event.deck === 'action' ? 'action deck' : 'Incoming! deck'} is shuffled.`;
    case 'dealt':
    case 'drew':
      return `${player(event.player)} draws ${card(event.card)}.`;
    case 'drafted':
      return `${player(event.player)} picks ${card(event.card)}.`;
    case 'kept':
      return undefined;
    case 'packs-passed':
      return 'The packs are passed to the left.';
    case 'laid':
      return `${player(event.player)} lays ${card(event.card)} face down.`;
    case 'took-back':
      return `${player(event.player)} takes ${card(event.card)} back.`;
    case 'revealed':
      return `${player(event.player)} reveals ${card(event.card)}.`;
    case 'played':
      return `${player(event.player)} plays ${card(event.card)}.`;
    case 'equipped':
      return `${player(event.player)} puts ${card(event.card)} into play.`;
    case 'discarded':
      return `${card(event.card)} of ${player(event.player)} is discarded.`;
    case 'given':
      return `${player(event.player)} gives ${card(event.card)} away.`;
    case 'taken':
      return `${player(event.player)} takes ${card(event.card)}.`;
    case 'stacked':
      return `${player(event.player)} puts ${card(event.card)} back on the deck.`;
    case 'incoming-drawn':
      return `Incoming! ${card(event.card)}.`;
    case 'incoming-discarded':
      return `${card(event.card)} is discarded.`;
    case 'turn-began':
      return `Turn ${event.turn}.`;
    case 'target-placed':
      return `A target card is placed at ${lies(event.target, names)}.`;
    case 'target-moved':
      return `A target card points ${event.target.arrow} at ${lies(event.target, names)}.`;
    case 'target-removed':
      return 'A target card is taken away.';
    case 'hit':
      return event.hits.length === 0
        ? `${card(event.card)} hits nobody.`
        : `${card(event.card)} hits ${list(event.hits.map((hit) => `${player(hit.player)} for ${hit.amount}`))}.`;
    case 'damage-changed':
      return `${player(event.player)} is to suffer ${Math.abs(event.by)} ${event.by < 0 ? 'less' : 'more'}.`;
    case 'damaged':
      return `${player(event.player)} suffers ${event.amount} damage and is at ${points(event.hp)} HP.`;
    case 'gained':
      return `${player(event.player)} gains ${event.amount} HP and is at ${points(event.hp)}.`;
    case 'lost':
      return `${player(event.player)} loses ${event.amount} HP and is at ${points(event.hp)}.`;
    case 'hp-set':
      return `${player(event.player)} is at ${points(event.hp)} HP now.`;
    case 'stepped': {
      const [, ...others] = event.shifts;
      const pushed = others.map((shift) => player(shift.player));
      if (event.kind === 'push') return `${player(event.player)} steps and pushes ${list(pushed)}.`;
      if (event.kind === 'swap') return `${player(event.player)} changes places with ${list(pushed)}.`;
      return `${player(event.player)} steps to space ${(event.shifts[0]?.to ?? 0) + 1}.`;
    }
    case 'swapped':
      return `${list(event.shifts.map((shift) => player(shift.player)))} change places.`;
    case 'kommissar-stepped':
      return `The Kommissar moves${event.shifts.length > 0 ? ` and pushes ${list(event.shifts.map((shift) => player(shift.player)))}` : ''}.`;
    case 'left-line':
      return `${player(event.player)} leaves the line.`;
    case 'returned':
      return `${player(event.player)} comes back to space ${event.space + 1}.`;
    case 'died':
      return `${player(event.player)} is dead.`;
    case 'durability':
      return `${card(event.card)} has ${event.durability} durability left.`;
    case 'exchanged-face-down':
      return `${list(event.players.map(player))} exchange their face-down cards.`;
    case 'exchanged-gear':
      return `${list(event.players.map(player))} exchange their equipment.`;
    case 'used':
      return `${player(event.player)} uses ${source(event.source)}.`;
    case 'window-opened':
      return `${list(event.asked.map(player))} may play an event or use equipment.`;
    case 'window-closed':
      return undefined;
    case 'passed-turn':
      return `${player(event.player)} passes for the rest of the turn.`;
    case 'chose':
      return event.value === null
        ? `${player(event.player)} chooses a card.`
        : `${player(event.player)} ${chosen(event.what, event.value, names)}.`;
    case 'cancelled':
      return `${card(event.card)} is cancelled.`;
    case 'shown':
      return `${player(event.player)} shows ${list(event.cards.map(card))}.`;
    case 'looked':
      return `${player(event.player)} looks at ${list(event.cards.map(card))}.`;
    case 'game-over':
      if (event.winners.length === 0) return 'Nobody is left, and nobody wins.';
      return event.winners.length === 1
        ? `${player(event.winners[0] as PlayerId)} wins.`
        : `${list(event.winners.map(player))} share the win.`;
    case 'rolled':
    case 'remembered':
    case 'entered':
      return undefined;
  }
}
