/** What the loaders of outside data say, in English. Texts may hold `code`, and no other markup. */
const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

export const dataProse = {
  // The text as a whole
  notText: 'This is not text.',
  tooLong: (characters: number, most: number) =>
    `This is ${characters.toLocaleString('en')} characters long. A file may have at most ${most.toLocaleString('en')}.`,
  empty: 'There is nothing here.',
  tooManyProblems: (more: number) =>
    more === 1 ? 'There is one more problem.' : `There are ${more.toLocaleString('en')} more problems.`,

  // How it is written
  tooDeep: 'Lists and keys are nested too deep here.',
  severalDocuments: 'A second document begins here. A file holds one.',
  unreadable: 'This cannot be read as YAML or JSON.',
  badIndent: 'A bracket is not closed before this, or the line is not indented like those it belongs with.',
  tabIndent: 'This line is indented with a tab.',
  useSpaces: 'Use spaces.',
  missing: 'Something is missing before this: a bracket, a quote, a comma or a colon.',
  unexpected: 'This is not expected here. Perhaps a comma, a colon or a quote is missing before it.',
  badEscape: 'There is no such escape sequence.',
  alias: 'Anchors (`&`) and aliases (`*`) are not allowed.',
  writeOut: 'Write the value out.',
  tag: 'Tags (`!`) are not allowed.',
  leaveOut: 'Leave it out.',
  notAKey: 'A key must be a plain word.',
  twice: (key: string) => `\`${key}\` is given twice.`,

  // What it says
  forbiddenKey: (key: string) => `\`${key}\` cannot be a key.`,
  tooMuch: 'There is more here than any file of this kind can hold.',
  notPlain: (found: string) => `This is ${found}, which no file can hold.`,
  unknownKey: (key: string) => `There is no key \`${key}\` here.`,
  known: (keys: readonly string[]) => `Known keys are ${quoted(keys)}.`,
  didYouMean: (name: string) => `Did you mean \`${name}\`?`,
  missingKey: (key: string) => `\`${key}\` is missing.`,
  expected: (what: string, found: string) => `Expected ${what}, found ${found}.`,

  // Names of what is expected and what is found
  map: 'keys with values',
  list: 'a list',
  exactly: (text: string) => `\`${text}\``,
  wholeNumber: (min: number, max: number) => `a whole number from ${min} to ${max}`,
  shortText: (max: number) => `a text of 1 to ${max} characters in one line`,
  nothing: 'nothing',
  listOf: (items: number) => `a list of ${items}`,
  items: (items: number, name: string) => `${items} ${name}`,
};
