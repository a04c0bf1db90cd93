/** Every English word that Front Line's table prints. Another language is another file with these exports. */
import { house } from '../../prose/en.ts';
import type { FrontLineProse } from './prose.ts';

const { player, list, number } = house;

const windows = {
  placed: 'the targets are placed',
  reveal: 'the next card is revealed',
  damage: 'damage is worked out',
  'after-damage': 'damage is done',
  response: '',
} as const;

const things = {
  komrade: 'a Komrade',
  space: 'a space',
  card: 'a card',
  amount: 'how much',
  may: 'whether to do it',
  option: 'one of its options',
  way: 'which way',
  target: 'a target card',
  gear: 'equipment',
  protect: 'what to use',
} as const;

const letter = (index: number): string => String.fromCharCode(65 + index);

export const en: FrontLineProse = {
  ...house,

  turn: (n) => `Turn ${n}`,
  komrade: (id, name) => (name === undefined ? player(id) : `${player(id)} ${name}`),
  character: (index) => `character ${index + 1}`,

  incoming: 'Incoming!',
  types: { linear: 'Linear', splash: 'Splash', special: 'Special' },
  damage: 'damage',
  sides: 'beside it',
  letter,
  lies: (at) => ('space' in at ? `at space ${at.space + 1}` : `at ${player(at.komrade)}`),
  points: { forward: 'pointing forward', backward: 'pointing backward' },
  misses: 'meets nobody',

  line: 'The line, from the front',
  space: 'Space',
  open: 'open',
  kommissar: 'Kommissar',
  stepped: 'steps forward',
  targetHere: (target) => `target card ${target}`,
  passesHere: (target) => `${target} passes`,
  strikesHere: (target, amount, hits) =>
    hits ? `${target} hits for ${number(amount)}` : `${target} falls on nobody, ${number(amount)}`,
  movedFrom: (space) => `came from space ${space + 1}`,

  hp: 'HP',
  initiative: 'initiative',
  faceDown: 'face down',
  durability: 'durability',
  dead: 'dead',
  offLine: 'off the line',
  marked: 'will be hit',
  decides: 'decides',
  answered: 'has answered',
  wins: 'wins',
  shares: 'shares the win',

  komrades: 'Komrades',
  pack: 'to pick from',
  picked: 'picked',
  noCards: 'no cards',
  hiddenCard: 'a card',
  backs: (n) => `${n} ${n === 1 ? 'card' : 'cards'} face down`,
  kinds: { maneuver: 'maneuver', event: 'event', equipment: 'equipment' },
  inPlay: 'In play',
  isNew: 'new',

  piles: {
    draw: 'Action deck',
    discard: 'discarded',
    incomingDraw: 'Incoming! deck',
    incomingDiscard: 'discarded',
  },

  asks: {
    pick: (who) => `${who} to pick a character`,
    draft: (who) => `${who} to pick a card and pass the rest`,
    lay: (who) => `${who} to lay a card face down`,
    window: (who, window, answering) =>
      window === 'response'
        ? `${who} may answer ${answering ?? 'the card'}`
        : window === 'after-damage'
          ? `${who} may act, now that ${windows[window]}`
          : window === 'placed'
            ? `${who} may act, now that ${windows[window]}`
            : `${who} may act before ${windows[window]}`,
    choose: (who, what, by) => `${who} to choose ${things[what]}${by === undefined ? '' : ` for ${by}`}`,
    options: (what, options) => {
      if (options.length === 0) return undefined;
      if (what === 'komrade') return list(options.map((one) => (one < 0 ? 'nobody' : player(one))));
      if (what === 'space' || what === 'amount') return list(options.map(number));
      if (what === 'target') return list(options.map((one) => letter(one - 1)));
      return undefined;
    },
  },
  over: 'The game is over',
};
