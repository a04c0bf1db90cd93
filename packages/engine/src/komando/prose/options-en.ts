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
  seat: (seat: number, players: number) =>
    `There is no seat ${seat} at a table of ${players}; seats count from 0.`,
  unreadable: () => 'The options could not be read.',
  unknownOption: () => 'There is no such option.',
  known: (keys: readonly string[]) => `The options here are ${keys.join(', ')}.`,
  expected: (expected: string, received: string) =>
    `Expected ${expected.replaceAll('|', 'or')}, but got ${received}.`,
  invalid: (type: string, received: string) => `Not a valid ${type.replaceAll('_', ' ')}: ${received}.`,
} as const;

export const positionErrors = {
  perSeat: (players: number, got: number) =>
    `There should be one for each of the ${players} players, not ${got}.`,
  cardTwice: (card: CardId, first: string) => `Card #${card} is at ${first} already. Every card exists once.`,
  cardsMissing: (missing: readonly CardId[]) =>
    `These cards are nowhere: ${missing.map((card) => `#${card}`).join(', ')}. Put them somewhere, or leave drawPile out and they are shuffled into it.`,
  fallenButIn: (player: PlayerId) => `${p(player)} is at 0 life or less, and so is out.`,
  outWithLife: (player: PlayerId) => `${p(player)} has life left; only a tiebreak puts such a player out.`,
  tooFewLiving: () => 'The game is over: fewer than two players are left.',
  outWithHand: (player: PlayerId) => `${p(player)} is out and holds no cards.`,
  handSize: (player: PlayerId, right: number, got: number) =>
    `${p(player)} should hold ${right} cards here, not ${got}.`,
  handLimit: (player: PlayerId, most: number, got: number) =>
    `${p(player)} can hold at most ${most} cards here, not ${got}.`,
  turnOut: (player: PlayerId) => `${p(player)} is not in the game any more, and has no turn.`,
  turnNotInRound: (player: PlayerId) => `${p(player)} does not play this round of the tiebreak.`,
  targetOut: (player: PlayerId) => `${p(player)} cannot be attacked here.`,
  targetSelf: (player: PlayerId) => `${p(player)} cannot attack themselves.`,
  attackSpent: () => 'With the group at 0 or less there is no attack: the group is looked at first.',
  attackBeforeRound: () => 'The round is still to be dealt, so nobody has attacked.',
  groupInTiebreak: () => 'A tiebreak begins when the group is at 0 or less.',
  roundPlayers: (player: PlayerId) => `${p(player)} is not living, or is named twice.`,
  bottomRule: () => 'Only under tiebreak: printed-example do the bottom players play a round of their own.',
  bottomOfAll: () => 'A bottom round leaves at least one living player out.',
  sitsOut: (player: PlayerId) =>
    `${p(player)} is living and has to play this round, or it must be a bottom round.`,
  sitsOutWithHand: (player: PlayerId) => `${p(player)} sits this round out and holds no cards.`,
  bare: (player: PlayerId) => `${p(player)} has to play and holds no card; they would have drawn one first.`,
  runsShort: () => 'The draw pile cannot fill the hands: under no-reshuffle this game is scored, and over.',
  limit: () => 'The limit is reached already: this game is scored, and over.',
} as const;
