/** What parser and checker say, in English. */

/** Plain forms of the grammar, as a player writes them. */
const WRITTEN: Record<string, string> = {
  komrade: 'Komrade',
  'komrade ': 'Komrade',
  kommissar: 'Kommissar',
  'the kommissar': 'the Kommissar',
  hp: 'HP',
  durability: 'Durability',
  forward: 'Forward',
  backward: 'Backward',
  linear: 'Linear',
  splash: 'Splash',
  special: 'Special',
  space: 'spaces',
  card: 'cards',
  '.': 'the end of the sentence',
};

const written = (plain: string): string =>
  WRITTEN[plain] ??
  plain
    .replaceAll(" 's", "'s")
    .replace(/\ba (?=[aeiou])/g, 'an ')
    .replaceAll('komrade', 'Komrade')
    .replaceAll('kommissar', 'Kommissar')
    .replaceAll(' hp', ' HP')
    .replaceAll('incoming', 'Incoming!');

/** Words that come together where a whole part of a phrase may begin; one name stands for them all. */
const PARTS: readonly {
  readonly name: string;
  readonly words: readonly string[];
  readonly sign: readonly string[];
}[] = [
  {
    name: 'what happens, such as “move”, “draw” or “deal”',
    sign: ['draw', 'move', 'look at'],
    words: [],
  },
  {
    name: 'a Komrade, such as “you” or “any other Komrade”',
    sign: ['you', 'the kommissar', 'the nearest'],
    words: [
      'you',
      'your komrade',
      'their owner',
      'their player',
      'any number of',
      'that komrade',
      'they',
      'the chosen komrade',
      'the kommissar',
      'the komrade',
      'your',
      'their',
      'the nearest',
      'the farthest',
      'the',
      'any',
      'a',
      'each',
      'all',
      'up to',
      'other',
      'a random',
      'komrade',
      'adjacent komrade',
      'targeted komrade',
      'adjacent other komrade',
      'the adjacent komrade',
      'a number',
    ],
  },
  {
    name: 'more about the Komrade, such as “in front of you” or “with no equipment”',
    sign: ['adjacent to', 'in front of', 'named'],
    words: [
      'adjacent',
      'adjacent to',
      'next to',
      'in front of',
      'ahead of',
      'behind',
      'within',
      'named',
      'at',
      'in',
      'on',
      'off',
      'out of',
      'not in',
      'holding',
      'with',
      'without',
      'that',
      'not',
      'affected',
      'hit',
      'of your choice',
      'not adjacent to',
      'alone',
      'the target',
      'a target',
      'a number',
      'except',
      'but',
      'and',
    ],
  },
  {
    name: 'a condition or a time, such as “if you are at the front”',
    sign: ['if', 'unless', 'each time'],
    words: [],
  },
];

const STARTS =
  /^(?:at|before|after|when|if|each time|the|first time|next time|this turn|for|until|during|next turn|while|as long as|unless|instead|only|any time|at any time|otherwise|else|if not|then|either|have|let|no|when you|this game|for this turn|during this turn|may|you)\b/;

/** What may stand at a place, in a player's words: at most twelve, whole parts of a phrase first. */
export const sayExpected = (plain: readonly string[]): string[] => {
  let left = plain.filter((w) => !HIDDEN.includes(w));
  const said: string[] = [];
  for (const part of PARTS) {
    if (!part.sign.every((w) => left.includes(w))) continue;
    said.push(part.name);
    const clauseBegins = part.words.length === 0;
    left = left.filter((w) => (clauseBegins ? !(VERB.test(w) || STARTS.test(w)) : !part.words.includes(w)));
  }
  const rest = [
    ...new Set(
      left.map((w) => (w === 'a number' || w === 'a name' || w === '.' ? written(w) : `“${written(w)}”`)),
    ),
  ];
  return [...said, ...rest].slice(0, 12);
};

/** Marks that may stand almost anywhere. */
const HIDDEN: readonly string[] = ['', '-', '; and', "'s"];
const VERB =
  /^(?:act|add|advance|be|break|cancel|change|choose|copy|deal|destroy|die|discard|do not|double|draw|exchange|fill|gain|get|give|go|hand|halve|heal|hit|ignore|increase|keep|kill|leave|limit|look|lose|move|pass|place|play|prevent|push|put|receive|recover|redirect|reduce|regain|remain|remove|repair|repeat|replace|replenish|restore|retreat|return|reveal|reverse|set|share|show|shuffle|skip|spend|split|steal|step|suffer|survive|swap|switch|take|turn)\b/;

/** What is wrong with a text. */
export const sayProblem = {
  empty: 'There is no text here.',
  tooLong: (most: number): string => `A card's text has at most ${most} characters.`,
  tooMuch: (why: string): string => `The text says more than a card may: ${why}.`,
  misplaced: (needed: string): string => `This needs ${needed}.`,
  unexpected: (found: string | undefined, expected: readonly string[]): string => {
    const what = found === undefined ? 'The text ends too soon' : `“${found}” does not fit here`;
    return expected.length === 0 ? `${what}.` : `${what}; what fits: ${expected.join(', ')}.`;
  },
} as const;
