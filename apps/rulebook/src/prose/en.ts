/**
 * The site's own words in English. The words of the rules are in `@komradery/cards`, those of the examples and charts
 * in `@komradery/engine`.
 */
import type { GameId } from '../book/book.ts';

/** What is said of one game. */
export interface GameWords {
  readonly title: string;
  /** In the masthead and the running heads. */
  readonly short: string;
  readonly lead: string;
  /** On the cover, beside its title. */
  readonly open: string;
  /** Of each chart: what it is called, and what it shows. */
  readonly charts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
}

/** The words about a chart of a game; a chart without any is a fault of ours. */
export const chartWords = (game: GameId, chart: string): GameWords['charts'][string] => {
  const words = (prose.games[game] as GameWords).charts[chart];
  if (words === undefined) throw new Error(`there are no words for the chart ${chart} of ${game}`);
  return words;
};

export const prose = {
  language: 'en',
  house: {
    name: 'Komradery',
    skip: 'Skip to the text',
    nav: 'Site',
    rulebook: 'Rulebook',
    examples: 'Plates',
    charts: 'Machine',
    lab: 'Lab',
    credits: 'Credits',
    night: 'Night print',
    unofficial:
      'An unofficial project. The games, their names and their printed cards belong to their makers.',
    ours: 'The words, drawings and programs here are ours, and free to use under the MIT licence.',
    footCredits: 'Who made what: credits and licences',
  },
  games: {
    komando: {
      title: 'KOMANDO',
      short: 'KOMANDO',
      lead: 'A card game for people who like each other enough to survive it. Cut your comrades down to size while the group you all share is still standing.',
      open: 'Open the rulebook',
      charts: {
        game: {
          title: 'The game',
          text: 'The whole of it from far away. The turn and the tiebreak are boxes here and have charts of their own.',
        },
        turn: { title: 'The turn', text: 'One exchange, and the question that ends the game.' },
        tiebreak: { title: 'The tiebreak', text: 'Rounds of swords and shields, until one player is left.' },
        whole: { title: 'All of it', text: 'The same machine once more, with nothing folded away.' },
      },
    },
    'front-line': {
      title: 'Front Line No Komrades',
      short: 'Front Line',
      lead: 'A card game about standing in a queue. Something lands on it every turn; see to it that it lands on the others, and do not be too quick to reach the end.',
      open: 'Open the rulebook',
      charts: {
        game: {
          title: 'The game',
          text: 'The whole of it from far away. The boxes have charts of their own: what comes before the first turn, the turn, and what happens when a card takes effect.',
        },
        setup: { title: 'Setting up', text: 'Characters, the line, and the draft.' },
        turn: {
          title: 'The turn',
          text: 'The eight steps of a turn. Between any two of them the cards have their say, in the chart below.',
        },
        resolve: {
          title: 'Cards take effect',
          text: 'Whatever a card does is done here, one thing at a time: choices, windows for events, damage, deaths and the step of the Kommissar.',
        },
        whole: { title: 'All of it', text: 'The same machine once more, with nothing folded away.' },
      },
    },
  } satisfies Record<GameId, GameWords>,
  book: {
    pageTitle: (game: string) => `${game}: the rulebook`,
    description: (game: string) =>
      `The rules of ${game} in plain words: every clause with its number, every ruling on what the printed rules leave open, and every example replayed by the rules themselves.`,
    kind: 'Field manual',
    docket: {
      players: 'Players',
      playersValue: (min: number, max: number) => `${min} to ${max}`,
      cards: 'Cards',
      clauses: 'Clauses',
      rulings: 'Rulings',
      standing: 'Standing',
      standingValue: 'Unofficial',
    },
    contents: 'Contents',
    toContents: ': back to the contents',
    how: {
      title: 'How to read this book',
      kinds: [
        {
          kind: 'of-clause',
          text: 'A *clause* is a rule that the source prints, said in our words. Its number hangs in the margin and never changes: use it as a link, or in an argument.',
        },
        {
          kind: 'of-ruling',
          text: 'A *ruling* is ours. It stands beside its clause, behind a bar, wherever the source is silent or at odds with itself. Do not mistake it for the source.',
        },
        {
          kind: 'of-plate',
          text: 'A *plate* is an example. Nobody drew it by hand: the rules played it. Where they would play it differently, this page would not have been printed.',
        },
      ],
    },
    ruling: 'Ruling',
    rulings: (clause: string) => `Rulings on ${clause}`,
    also: 'Bears on',
    seeRulings: 'See also',
    cardFigure: (card: number) =>
      `Card ${card} of the house deck: in the hand, as a sword, as a shield. The band across is the group icon.`,
    table: 'At your table',
    byDefault: 'Default',
    limit: (value: string) => `${value} unless you agree otherwise`,
    limitRange: (min: string, max: string) => `from ${min} to ${max}`,
    plates: {
      title: 'Plates',
      pageTitle: (game: string) => `${game}: the plates`,
      description: 'Every example of the rulebook, played by the rules and shown step by step.',
      lead: 'Each plate is a game that was really played: a position, some moves, and what the rules made of them. Step through it, or read it from top to bottom.',
      one: (number: number) => `Plate ${number}`,
      steps: (count: number) => `${count} steps`,
      about: 'Rules',
      before: 'Plate before',
      after: 'Next plate',
      all: 'All plates',
      neighbours: 'Other plates',
    },
    charts: {
      title: 'The machine',
      pageTitle: (game: string) => `${game}: the machine`,
      description: (game: string) => `The statechart that plays ${game}, drawn, and the same thing in words.`,
      lead: 'This is the program that plays the game, drawn as it stands. A box is a moment of the game, an arrow is what leads on from it, and each carries the number of the rule that says so. Where the arrows of a box are several, the first that fits is taken.',
      whole: 'All of it in one drawing',
      wholeTitle: (game: string) => `${game}: the whole machine`,
      inParts: 'The same in parts, and in words',
      words: 'In words',
      where: 'Where the game is',
      scroll: 'Chart; scroll to see all of it',
    },
    index: {
      title: 'Rulings at a glance',
      lead: 'The questions that the source leaves to you, and what we play. Where tables really differ the other answer is an option, and the rules play that too.',
      option: 'option',
    },
    spread: {
      title: 'The rule against its example',
      figures: {
        rule: 'Four players after the round, with 8, 10, 8 and 10 life. The two with 8 are helmets on the ground; the two with 10 stand and play on.',
        'printed-example':
          'Four players after the round, with 8, 10, 8 and 10 life. All four stand; the two with 8 play on, the two with 10 look on.',
      },
      inFull: (label: string) => `${label}: step by step`,
      captions: {
        rule: 'The least life goes. Players 2 and 4 play on.',
        'printed-example': 'The least life fights it out. Players 1 and 3 play on.',
      },
    },
  },
  cover: {
    pageTitle: 'Komradery: rulebooks that run',
    description:
      'The rules of two card games, written to be read and built to be played: every clause numbered, every example replayed by the rules, every doubt settled in the open.',
    lead: 'A short rulebook makes for long arguments. This one plays itself, so that you can watch who is right.',
    figure:
      'Seven players in a row. Four stand, with 10, 10, 10 and 10 on their coats. Three are helmets on the ground.',
    caption:
      'Seven sat down, four are level. What happens next is in dispute: the printed rule and its own example disagree.',
    captionLink: 'Watch both',
    about: [
      {
        title: 'Read it',
        text: 'Each rule is a clause with a number, in plain words, all on one page. Where the printed rules are silent a ruling says what to play, says why, and says that it is ours.',
      },
      {
        title: 'Step through it',
        text: 'Each example was played by the rules themselves. Go through it card by card; every step names the clause that made it happen.',
      },
      {
        title: 'Take it apart',
        text: 'The diagram of the game is not a picture of the rules. It is the machine that plays them, drawn. It cannot disagree with the examples, and neither can we.',
      },
    ],
  },
  credits: {
    title: 'Credits',
    description:
      'Who made the games, the letters, the icons and the programs of this rulebook, and under which licences.',
    sections: [
      {
        title: 'The games',
        text: 'KOMANDO and Front Line No Komrades, their names, their printed rules and their printed cards belong to their makers. These are unofficial rulebooks made by admirers. They say the rules in their own words, and where the printed rules leave something open they say so.',
      },
      {
        title: 'Letters',
        text: 'Both faces are served from here, cut down to the signs that these pages use.',
        list: 'faces',
      },
      {
        title: 'Icons',
        text: 'Sword, shield, group and skull on the cards are by these artists.',
        list: 'icons',
      },
      {
        title: 'Programs',
        text: 'The rulebook stands on the work of many. These do the heavy lifting.',
        list: 'programs',
      },
      {
        title: 'The rest',
        text: 'The words of the rules, the drawings, the examples and the programs that play them were made for this rulebook, and are free to use under the MIT licence.',
      },
    ],
    by: {
      brygada: 'The Brygada 1918 Project, after metal type cast in Poland around that year',
      sofia: 'The Sofia Sans Project, Lettersoup',
      xstate: 'plays the statecharts',
      elk: 'lays the charts out',
      preact: 'draws the table',
      astro: 'prints the pages',
    },
  },
  notFound: {
    title: 'No such page',
    text: 'You have attacked a player who is not at this table. By KR17 that is refused, and it is still your turn.',
    back: 'Back to the rulebook',
  },
} as const;
