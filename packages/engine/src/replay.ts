/**
 * The replay file, `komradery/replay@1`: what a game was played with, every command in notation, and every event.
 * `load-replay.ts` reads it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command, Game, GameEvent, PlayerId, Seed } from './game.ts';

export const REPLAY_FORMAT = 'komradery/replay@1';

/** What a loader of replays puts up with. */
export const REPLAY_LIMITS = { characters: 8_000_000, commands: 20_000, notation: 200 } as const;

export interface Replay<O, E extends GameEvent> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  /** SHA-256 of the deck's canonical text, in hex. */
  readonly deckHash: string;
  readonly rulings: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly options: O;
  /** Who played what, in the game's notation. */
  readonly commands: readonly { readonly player: PlayerId; readonly command: string }[];
  readonly events: readonly E[];
}

/** A short name for a deck: the same cards in the same order have the same. */
export const hashDeck = (canonical: string): string => bytesToHex(sha256(utf8ToBytes(canonical)));

/** A game as far as it was played; a session is one. */
export interface Recordable<S, C extends Command, E extends GameEvent, V, O> {
  readonly game: Game<S, C, E, V, O>;
  readonly options: O;
  readonly seed: Seed;
  readonly state: S;
  readonly commands: readonly { readonly player: PlayerId; readonly command: C }[];
  readonly events: readonly E[];
}

export function recordReplay<S, C extends Command, E extends GameEvent, V, O>(
  recordable: Recordable<S, C, E, V, O>,
): Replay<O, E> {
  const { game, options, seed, state, commands, events } = recordable;
  const { deck, rulings } = game.playedWith(state);
  return {
    format: REPLAY_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    deckHash: hashDeck(deck),
    rulings,
    seed,
    options,
    commands: commands.map(({ player, command }) => ({ player, command: game.print(state, command) })),
    events,
  };
}
