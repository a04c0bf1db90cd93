/** What is said of options and positions that do not make a game. In English; another language is another file. */
import type { OptionProblem, PlayerId } from '../../game.ts';
import type { CardId } from '../../zones.ts';

const p = (player: PlayerId): string => `P${player + 1}`;

export const optionErrors = {
  refused: (problems: readonly OptionProblem[]): string => {
    const [first] = problems;
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    return `These options do not make a game: ${first?.path ? `${first.path}: ` : ''}${first?.problem}${more}`;
  },
  seed: (most: number) => `The seed is a whole number from 0 to ${most}.`,
  unreadable: () => 'The options could not be read.',
  unknownOption: () => 'There is no such option.',
  expected: (expected: string, received: string) =>
    `Expected ${expected.replaceAll('|', 'or')}, but got ${received}.`,
  invalid: (type: string, received: string) => `Not a valid ${type.replaceAll('_', ' ')}: ${received}.`,
  fewCharacters: (players: number) => `There must be a character for each of the ${players} players.`,
  fewCards: (least: number) => `The first hands alone take ${least} action cards.`,
  manyCards: (most: number) => `A deck has at most ${most} cards.`,
  everySeat: (players: number) => `The line names each of the ${players} seats once.`,
  durability: () => 'Equipment has a durability, and no other card has.',
  perSeat: (players: number, got: number) =>
    `There should be one for each of the ${players} players, not ${got}.`,
  noCharacter: () => 'The deck has no such character.',
  characterTwice: () => 'A character is one player’s only.',
  noOpenSpace: () => 'There is always an open space in front of the Kommissar.',
  noSeat: (player: PlayerId, players: number) => `There is no ${p(player)} at a table of ${players}.`,
  twiceInLine: (player: PlayerId) => `${p(player)} stands in the line already.`,
  over: () => 'The game is over: fewer than two Komrades are left.',
  deadInitiative: () => 'A living Komrade holds the initiative card.',
  lineAndHp: (player: PlayerId) => `${p(player)} has HP if they stand in the line, and none if they do not.`,
  deadHolds: (player: PlayerId) => `${p(player)} is dead and holds no cards.`,
  handLimit: (most: number) => `A hand here has at most ${most} cards.`,
  limit: () => 'The limit of turns is reached already.',
  noSuchCard: (card: CardId) => `Card #${card} is not one that can be here.`,
  cardTwice: (card: CardId, first: string) => `Card #${card} is at ${first} already. Every card exists once.`,
  notGear: (card: CardId) => `Card #${card} is no equipment with so much durability.`,
} as const;
