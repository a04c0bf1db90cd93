/** Every English word that the table and the example player print. Another language is another file with these exports. */
import type { PlayerId } from '@komradery/engine';
import type { TableProse } from './prose.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const player = (id: PlayerId): string => `P${id + 1}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const en: TableProse = {
  language: 'en',
  number,
  signed,
  player,

  cardName: (card) => `#${card}`,
  card: (card, { sword, shield, group }) =>
    `#${card}: sword ${number(sword)}, shield ${number(shield)}, group ${signed(group)}`,
  cardBack: 'a card face down',
  cardNew: 'just drawn',
  cardChosen: 'chosen',
  playedAsSword: (card, { sword }) => `#${card} played as a sword: ${number(sword)}`,
  playedAsShield: (card, { shield }) => `#${card} played as a shield: ${number(shield)}`,
  groupOf: (group) => `group ${signed(group)}`,

  players: 'Players',
  life: 'life',
  noCards: 'no cards',
  toPlay: 'to play',
  toDiscard: 'to discard',
  attacks: 'attacks',
  defends: 'defends',
  out: 'out',
  sitsOut: 'sits out',
  wins: 'wins',
  shares: 'shares the win',

  exchange: 'Exchange',
  noExchange: 'No cards on the table',
  choosing: 'picks a shield',
  noCard: 'no card: shield 0',
  against: (sword, shield) => `sword ${number(sword)} against shield ${number(shield)}`,
  blocked: 'blocked',
  damage: 'damage',
  discarded: 'cards discarded',

  group: 'Group',
  groupMoved: (by) => (by === 0 ? 'no change' : signed(by)),
  groupCapped: (cap) => `capped at ${cap}`,
  groupSilent: 'no longer counts',

  drawPile: 'Draw pile',
  discardPile: 'Discard pile',
  onTop: 'on top',
  shuffled: 'shuffled',

  tiebreak: 'Tiebreak',
  round: (n) => `round ${n}`,
  roundOf: (players, size) => `${list(players.map(player))}, ${cards(size)} each`,
  bottomRound: 'the bottom group alone',
  nextInRound: (id) => `${player(id)} is next`,
  discarding: (players) => `${list(players.map(player))} chose a card to discard`,

  plate: (n) => `Plate ${n}`,
  clauses: 'Rules',
  log: 'What happened',
  chartAt: (states) => `Statechart: ${states}`,
  step: (n, of) => `Step ${n} of ${of}`,
  steps: 'Steps',
  controls: 'Step through the example',
  first: 'First step',
  back: 'Step back',
  forward: 'Step forward',
  last: 'Last step',
};
