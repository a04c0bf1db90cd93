/** What the engine says that belongs to no one game. In English; another language is another file. */
export const replayErrors = {
  tooLong: (length: number, most: number) =>
    `The file is too long: ${length} characters, and ${most} is the most.`,
  notJson: (reason: string) => `This is not JSON: ${reason}`,
  otherGame: (game: string, expected: string) =>
    `This is a replay of "${game.slice(0, 40)}", not of ${expected}.`,
  notation: (column: number, message: string) => `Column ${column}: ${message}`,
  seed: (most: number) => `The seed is a whole number from 0 to ${most}.`,
  expected: (expected: string, received: string) =>
    `Expected ${expected}, but found ${received.slice(0, 80)}.`,
  otherRules: (there: string, here: string) =>
    `It was played by version ${there.slice(0, 40)} of the rules; these are version ${here}.`,
  otherDeck: () => 'The hash of the deck is not that of the deck in the file.',
  otherRulings: () => 'The rulings named are not those that the options give.',
  otherEvent: (there: string | undefined, here: string | undefined) =>
    there === here
      ? `The event "${here}" went otherwise when the commands were played again.`
      : `The file has ${there === undefined ? 'no event' : `"${there.slice(0, 40)}"`} here; played again, ${here === undefined ? 'nothing happens' : `"${here}" happens`}.`,
  foldsOtherwise: () => 'The events lead to another position than the commands do.',
  doesNotFold: () => 'The events cannot be followed to their end.',
} as const;
