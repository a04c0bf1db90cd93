/** Set-up (F3, F7.1, FR27, FR39): characters, line, first hands, draft. */
import { frontLineHpLess, frontLineNumbers } from '@komradery/cards';
import type { PlayerId } from '../game.ts';
import { shuffle } from '../random.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import { chance } from './cards.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { OPEN } from './line.ts';
import { textFrame } from './notes.ts';
import { type FrontLineState, HAND } from './state.ts';
import { characterOf, characterSource, handOf } from './table.ts';

/** F7.1, FR27: HP that a character starts with, at a table of so many. */
export function startingHp(state: FrontLineState, character: number): number {
  const { players, rulings } = state.setup;
  const less = rulings.largerGames === 'full' ? 0 : frontLineHpLess(players);
  return characterOf(state, character).hp - less;
}

/** Characters that nobody has. */
export const charactersLeft = (state: FrontLineState): number[] =>
  state.setup.deck.characters.flatMap((_, index) => (state.characters.includes(index) ? [] : [index]));

/** The next to pick, by seat; undefined when all have. */
export const nextToPick = (state: FrontLineState): PlayerId | undefined => {
  const player = state.characters.indexOf(-1);
  return player < 0 ? undefined : player;
};

/** F3.1 */
export function takeCharacter(
  state: FrontLineState,
  player: PlayerId,
  character: number,
  report?: Report,
): void {
  const hp = startingHp(state, character);
  change.takeCharacter(state, player, character, hp);
  const clause =
    state.setup.characters === 'dealt'
      ? 'FR39'
      : state.setup.players > frontLineNumbers.largerGames.above
        ? 'F7.1'
        : 'F3.1';
  report?.({ type: 'character-taken', clause, visibility: 'public', player, character, hp });
}

/** FR39: characters dealt by the seed. */
export function dealCharacters(state: FrontLineState, report?: Report): void {
  for (let player = nextToPick(state); player !== undefined; player = nextToPick(state)) {
    const left = charactersLeft(state);
    const index = chance(state, (random) => random.below(left.length), 'FR39', report);
    takeCharacter(state, player, left[index] as number, report);
  }
}

/** F3.2 */
export function shuffleDecks(state: FrontLineState, report?: Report): void {
  card.shufflePile(state, 'action', 'F3.2', report);
  card.shufflePile(state, 'incoming', 'F3.2', report);
}

/** F3.3: the order as it was given, or by the seed; behind the rearmost Komrade one open space, and then the Kommissar. */
export function standInLine(state: FrontLineState, report?: Report): void {
  const order = state.setup.lineUp?.slice() ?? Array.from({ length: state.setup.players }, (_, seat) => seat);
  if (!state.setup.lineUp) chance(state, (random) => shuffle(order, random), 'F3.3', report);
  const line = [...order, OPEN];
  change.lineUp(state, line);
  report?.({ type: 'lined-up', clause: 'F3.3', visibility: 'public', line });
}

/** F3.4 */
export function giveInitiative(state: FrontLineState, report?: Report): void {
  const player = state.line[0] as PlayerId;
  change.setInitiative(state, player);
  report?.({ type: 'initiative', clause: 'F3.4', visibility: 'public', player });
}

/** F3.5 */
export function dealHands(state: FrontLineState, report?: Report): void {
  for (let round = 0; round < HAND; round++) {
    for (let player = 0; player < state.setup.players; player++) {
      card.drawOne(state, player, 'F3.5', report, 'dealt');
    }
  }
}

/** F3.6: the hands become packs. */
export function beginDraft(state: FrontLineState, report?: Report): void {
  for (let player = 0; player < state.setup.players; player++) {
    for (const id of handOf(state, player).slice()) {
      card.move(
        state,
        'kept',
        player,
        id,
        { in: 'hand', of: player },
        { in: 'pack', of: player },
        'F3.6',
        report,
      );
    }
  }
}

/** How many cards everybody has picked before this round of the draft. */
const round = (state: FrontLineState): number => Math.min(...state.picked.map((cards) => cards.length));

/** Whether a player has still to pick in this round. */
export const owesPick = (state: FrontLineState, player: PlayerId): boolean =>
  (state.packs[player] as CardId[]).length > 0 &&
  (state.picked[player] as CardId[]).length === round(state) &&
  !allPicked(state);

const allPicked = (state: FrontLineState): boolean => state.packs.every((pack) => pack.length === 0);

export function pickCard(state: FrontLineState, player: PlayerId, id: CardId, report?: Report): void {
  card.move(
    state,
    'drafted',
    player,
    id,
    { in: 'pack', of: player },
    { in: 'picked', of: player },
    'F3.6',
    report,
  );
}

/** Whether the pick that comes is the last of its round. */
export const isLastPick = (state: FrontLineState): boolean =>
  state.packs.filter((_, player) => owesPick(state, player)).length === 1;

/** F3.6: packs go to the left. */
export function passPacks(state: FrontLineState, report?: Report): void {
  const packs = state.packs.map((_, player) => {
    const from = (player - 1 + state.setup.players) % state.setup.players;
    return (state.packs[from] as CardId[]).slice();
  });
  change.passPacks(state, packs);
  report?.({ type: 'packs-passed', clause: 'F3.6', visibility: [], packs });
}

/** After the pick that comes, each pack has one card left: there will be nothing to pick. */
export const draftEnds = (state: FrontLineState): boolean =>
  isLastPick(state) &&
  state.packs.every((pack, player) => pack.length - (owesPick(state, player) ? 1 : 0) <= 1);

/** The last card of each pack is its player's, and what was picked is their hand. */
export function takeHands(state: FrontLineState, report?: Report): void {
  for (let player = 0; player < state.setup.players; player++) {
    for (const id of (state.packs[player] as CardId[]).slice()) pickCard(state, player, id, report);
  }
  for (let player = 0; player < state.setup.players; player++) {
    for (const id of (state.picked[player] as CardId[]).slice()) {
      card.move(
        state,
        'kept',
        player,
        id,
        { in: 'picked', of: player },
        { in: 'hand', of: player },
        'F3.6',
        report,
      );
    }
  }
}

/** Abilities of characters are set up before the first turn; so are those of things that a position has in play. */
export function setUpCharacters(state: FrontLineState): void {
  for (let player = state.setup.players - 1; player >= 0; player--) {
    if (state.out[player]) continue;
    for (const gear of state.gear[player] ?? []) {
      state.memory.agenda.push(textFrame(state, { source: gear.card, you: player }));
    }
    const character = state.characters[player] as number;
    state.memory.agenda.push(textFrame(state, { source: characterSource(character), you: player }));
  }
}
