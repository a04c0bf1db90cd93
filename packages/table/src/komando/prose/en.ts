/** Every English word that KOMANDO's table prints. Another language is another file with these exports. */
import { house } from '../../prose/en.ts';
import type { KomandoProse } from './prose.ts';

const { number, signed, player, list } = house;
const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

export const en: KomandoProse = {
  ...house,

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
};
