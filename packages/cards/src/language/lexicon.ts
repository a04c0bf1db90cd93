/**
 * The plain form of every word that has more than one: endings, synonyms, numbers in words, contractions. The grammar is
 * written in plain forms alone.
 */

const NUMBERS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ');

/** Verbs, whose third person is brought back to the plain form. */
const VERBS = [
  'act add advance be break cancel choose copy count deal die discard double draw end exchange fill gain get give go halve',
  'have heal hit hold increase keep leave limit look lose move pass place play prevent push put receive recover redirect reduce',
  'regain remain remove repair replace reshuffle restore retreat return reveal reverse set share shuffle skip spend split',
  'stay steal step suffer survive swap take turn use trade',
]
  .join(' ')
  .split(' ');

/** Nouns, whose plural is brought back to the plain form. */
const NOUNS =
  'card death direction effect event hand komrade maneuver order piece pile player point seat space target time type word'.split(
    ' ',
  );

/** Plain form: the other words for it. */
const SYNONYMS: Record<string, string> = {
  komrade: 'komrade comrade comrades character characters player players soldier soldiers kamerad',
  kommissar: 'kommissar commissar komissar',
  maneuver: 'manoeuvre manoeuvres manouver manouvers',
  equipment: 'equipments item items gear',
  space: 'spot spots square squares',
  place: 'position positions',
  hp: 'hps health life lives',
  forward: 'forwards',
  backward: 'backwards back',
  each: 'every',
  they: 'it he she them him themselves itself himself herself',
  their: 'its his her',
  theirs: 'hers',
  you: 'yourself me myself i',
  your: 'my',
  yours: 'mine',
  be: 'is are am',
  was: 'were been',
  have: 'has having',
  do: 'does',
  a: 'an',
  that: 'who which those whoever whose',
  cannot: "can't cant",
  may: 'can might',
  switch: 'switches trade trades interchange interchanges',
  destroy: 'destroys wreck wrecks scrap scraps',
  kill: 'kills execute executes',
  cancel: 'cancels counter counters negate negates nullify nullifies',
  cancelled: 'canceled countered negated',
  drew: 'drawn',
  took: 'taken',
  dealt: 'inflicted',
  deal: 'inflict inflicts',
  toward: 'towards',
  adjacent: 'neighbouring neighboring',
  rearmost: 'hindmost backmost',
  frontmost: 'foremost',
  nearest: 'closest',
  farthest: 'furthest',
  fewest: 'lowest',
  most: 'highest greatest',
  end: 'finish finishes',
  start: 'starts begin begins beginning',
  replenish: 'replenishing replenishes refill refills refilling',
  remain: 'stay stays',
  pass: 'passing',
  move: 'pull pulls drag drags',
  destroyed: 'broken wrecked',
  belonging: 'belongs',
  choose: 'name names pick picks select selects',
  lose: 'pay pays forfeit forfeits',
  fewer: 'less',
};

/** Words that stand for several. */
const PHRASES: Record<string, string> = {
  everyone: 'each komrade',
  everybody: 'each komrade',
  someone: 'any komrade',
  somebody: 'any komrade',
  anyone: 'any komrade',
  anybody: 'any komrade',
  nobody: 'no komrade',
  another: 'a other',
  neighbour: 'adjacent komrade',
  neighbours: 'adjacent komrade',
  neighbor: 'adjacent komrade',
  neighbors: 'adjacent komrade',
  once: '1 time',
  twice: '2 time',
  thrice: '3 time',
  others: 'other komrade',
  whenever: 'each time',
  "don't": 'do not',
  "doesn't": 'do not',
  "didn't": 'did not',
  "isn't": 'be not',
  "aren't": 'be not',
  "wasn't": 'was not',
  "weren't": 'was not',
  "won't": 'cannot',
  "they're": 'they be',
  "you're": 'you be',
  "it's": 'they be',
  "you'd": 'you would',
  "they'd": 'they would',
};

/** Words that add nothing to what is said. */
const NOISE =
  'already also own immediately instantly directly simply just additional extra currently living alive must now too'.split(
    ' ',
  );

const thirdPerson = (verb: string): string => {
  if (/(?:s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
};

/** From a word, in lower case, to the plain forms it stands for. A word that is not here is its own plain form. */
export const PLAIN_FORMS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...NUMBERS.map((word, n): [string, string[]] => [word, [String(n)]]),
  ...VERBS.map((verb): [string, string[]] => [thirdPerson(verb), [verb]]),
  ...NOUNS.map((noun): [string, string[]] => [`${noun}s`, [noun]]),
  ...Object.entries(SYNONYMS).flatMap(([form, others]) =>
    others.split(' ').map((other): [string, string[]] => [other, [form]]),
  ),
  ...Object.entries(PHRASES).map(([word, phrase]): [string, string[]] => [word, phrase.split(' ')]),
  ...NOISE.map((word): [string, string[]] => [word, []]),
]);

/** The third person of a verb phrase in plain form: `be hit` is `is hit`, `draw 2 cards` is `draws 2 cards`. */
export const inThirdPerson = (phrase: string): string => {
  const [verb = '', ...rest] = phrase.split(' ');
  const changed = verb === 'be' ? 'is' : verb === 'have' ? 'has' : thirdPerson(verb);
  return [changed, ...rest].join(' ');
};
