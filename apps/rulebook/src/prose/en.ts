/**
 * The site's own words in English. The words of the rules are in `@komradery/cards`, those of the examples and charts
 * in `@komradery/engine`.
 */
export const prose = {
  language: 'en',
  house: {
    name: 'Komradery',
    tagline: 'Rulebooks that run',
    skip: 'Skip to the text',
    nav: 'Site',
    rulebook: 'Rulebook',
    examples: 'Plates',
    charts: 'Charts',
    credits: 'Credits',
    night: 'Night print',
    unofficial:
      'An unofficial project. The games, their names and their printed cards belong to their makers.',
    ours: 'The words, drawings and programs here are ours, and free to use under the MIT licence.',
    footCredits: 'Who made what: credits and licences',
  },
  book: {
    title: 'KOMANDO',
    pageTitle: 'KOMANDO: the rulebook',
    description:
      'The rules of KOMANDO in plain words: every clause with its number, every ruling on what the printed rules leave open, and every example replayed by the rules themselves.',
    kind: 'Field manual',
    lead: 'A card game for people who like each other enough to survive it. Cut your comrades down to size while the group you all share is still standing.',
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
    chapter: (number: number) => `Chapter ${number}`,
    toContents: (title: string) => `${title}: back to the contents`,
    clausesOf: 'Clauses',
    rulingsOf: 'Rulings',
    how: {
      title: 'How to read this book',
      clause:
        'A *clause* is a rule that the source prints. Its number hangs in the margin and never changes: use it as a link, or in an argument.',
      ruling:
        'A *ruling* is ours. It stands beside its clause, marked with a bar, wherever the source is silent or at odds with itself. Never mistake it for the source.',
      plate:
        'A *plate* is an example. Nobody drew it by hand: the rules played it, and if they ever played it differently this page would not be printed.',
    },
    source: (heading: string) => `Source: ${heading}`,
    ruling: 'Ruling',
    rulings: (clause: string) => `Rulings on ${clause}`,
    also: 'Bears on',
    seeRulings: 'See also',
    table: 'At your table',
    byDefault: 'Default',
    limit: (value: string) => `${value} unless you agree otherwise`,
    limitRange: (min: string, max: string) => `from ${min} to ${max}`,
    platesFor: 'Plates',
    permalink: (id: string) => `Permalink to ${id}`,
    index: {
      title: 'Rulings at a glance',
      lead: 'The questions that the source leaves to you, and what we play. Where tables really differ the other answer is an option, and the rules play that too.',
      option: 'option',
    },
    spread: {
      figures: {
        rule: 'Four players after the round, with 8, 10, 8 and 10 life. The two with 8 are helmets on the ground; the two with 10 stand and play on.',
        'printed-example':
          'Four players after the round, with 8, 10, 8 and 10 life. All four stand; the two with 8 play on, the two with 10 look on.',
      },
      captions: {
        rule: 'The least life goes. Players 2 and 4 play on.',
        'printed-example': 'The least life fights it out. Players 1 and 3 play on.',
      },
    },
  },
  cover: {
    pageTitle: 'Komradery: rulebooks that run',
    description:
      'The rules of KOMANDO, written to be read and built to be played: every clause numbered, every example replayed by the rules, every doubt settled in the open.',
    lead: 'A short rulebook makes for long arguments. This one plays itself, so that you can watch who is right.',
    figure:
      'Seven players in a row. Four stand, with 10, 10, 10 and 10 on their coats. Three are helmets on the ground.',
    caption:
      'Seven sat down, four are level. What happens next is in dispute: the printed rule and its own example disagree.',
    captionLink: 'Watch both',
    open: 'Open the rulebook',
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
        text: 'KOMANDO, its name, its printed rules and its printed cards belong to its makers. This is an unofficial rulebook made by admirers. It says the rules in its own words, and where the printed rules leave something open it says so.',
        items: undefined,
      },
      {
        title: 'Letters',
        text: 'Both faces are served from here, cut down to the signs that these pages use.',
        items: [
          {
            name: 'Brygada 1918',
            by: 'Mateusz Machalski, Borys Kosmynka, Przemysław Hoffer, after metal type cut in Poland around 1918',
            licence: 'SIL Open Font License 1.1',
          },
          {
            name: 'Sofia Sans Extra Condensed',
            by: 'Lettersoup: Botio Nikoltchev, Ani Petrova',
            licence: 'SIL Open Font License 1.1',
          },
        ],
      },
    ],
  },
  notFound: {
    title: 'No such page',
    text: 'You have attacked a player who is not at this table. By KR17 that is refused, and it is still your turn.',
    back: 'Back to the rulebook',
  },
} as const;
