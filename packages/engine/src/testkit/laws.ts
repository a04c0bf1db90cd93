/**
 * The laws of the contract (`game.ts`), each as a check of one step of a game: the state before a command, the command,
 * and what came of it. A breach throws, and its message begins with the law.
 */
import { dequal } from 'dequal/lite';
import type { Command, GameEvent, PlayerId, Random, Step, Viewer } from '../game.ts';
import { createRandom } from '../random.ts';
import type { Coverage } from './coverage.ts';
import { count } from './coverage.ts';
import { GARBAGE } from './garbage.ts';
import type { HiddenCard, Trial } from './trial.ts';
import { viewersOf } from './trial.ts';

export class Breach extends Error {
  readonly law: string;

  constructor(law: string, message: string) {
    super(`[${law}] ${message}`);
    this.law = law;
  }
}

export function hold(law: string, holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Breach(law, message());
}

/** Whatever is thrown is a breach. */
function notThrowing<T>(law: string, use: () => T): T {
  let thrown: unknown;
  try {
    return use();
  } catch (error) {
    thrown = error;
  }
  throw new Breach(law, `throws ${String(thrown)}`);
}

const show = (value: unknown): string => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return (text ?? String(value)).slice(0, 400);
};

/** Freezes everything that can be reached: whoever changes it after that throws (L7). */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

const decode = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** How often `determinize` put a card where it really lies, and how often chance would have (L6). */
export class Guesses {
  readonly byKind = new Map<string, { hits: number; expected: number; variance: number }>();

  note(real: readonly HiddenCard[], guessed: readonly HiddenCard[]): void {
    const poolSize = new Map<string, number>();
    for (const { pool } of real) count(poolSize, pool);
    const spots = (cards: readonly HiddenCard[]) => {
      const groups = new Map<string, { kind: string; pool: string; cards: Set<number | string> }>();
      for (const { kind, place, pool, card } of cards) {
        const key = `${place} ${pool}`;
        const group = groups.get(key) ?? { kind, pool, cards: new Set() };
        group.cards.add(card);
        groups.set(key, group);
      }
      return groups;
    };
    const guessedSpots = spots(guessed);
    for (const [key, { kind, pool, cards }] of spots(real)) {
      const size = poolSize.get(pool) as number;
      const n = cards.size;
      const others = guessedSpots.get(key)?.cards;
      hold('L6', others?.size === n, () => `determinize changes how many cards of ${pool} are at ${key}`);
      if (size < 2 || n === size) continue;
      let hits = 0;
      for (const card of cards) if (others?.has(card)) hits++;
      const total = this.byKind.get(kind) ?? { hits: 0, expected: 0, variance: 0 };
      total.hits += hits;
      total.expected += (n * n) / size;
      // Of the hypergeometric distribution.
      total.variance += (n * (n / size) * (1 - n / size) * (size - n)) / (size - 1);
      this.byKind.set(kind, total);
    }
  }

  /** Cards of one game hang together, so the margin is wide; a guess that keeps a card in a few shows all the same. */
  check(): void {
    for (const [kind, { hits, expected, variance }] of this.byKind) {
      const margin = 8 * Math.sqrt(variance) + 8;
      hold(
        'L6',
        Math.abs(hits - expected) <= margin,
        () =>
          `determinize put ${hits} cards of kind "${kind}" where they really lie; chance would put ${expected.toFixed(0)} ± ${margin.toFixed(0)} there`,
      );
    }
  }
}

/** One step, and what the laws need to know of the game so far. */
export interface Observed<S, C extends Command, E extends GameEvent, V, O> {
  readonly trial: Trial<S, C, E, V, O>;
  readonly before: S;
  readonly player: PlayerId;
  readonly command: C;
  readonly step: Step<S, E>;
  /** For what is only tried now and then. */
  readonly random: Random;
  readonly coverage: Coverage;
  readonly guesses: Guesses;
}

/** L2, L11 and L14: what costs little to see of a state alone, whatever is played in it. */
export function checkState<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  state: S,
  before: S | undefined,
): void {
  const { game } = trial;
  const players = trial.players(state);
  const actors = game.actors(state);
  const over = game.outcome(state);

  hold('L2', over ? actors.length === 0 : actors.length > 0, () =>
    over ? `the game is over, and still asks ${show(actors)}` : 'the game is not over, and asks nobody',
  );

  let legalCommands = 0;
  for (let player = 0; player < players; player++) {
    const legal = game.legal(state, player);
    legalCommands += legal.length;
    const asked = actors.some((actor) => actor.player === player);
    hold('L2', asked === legal.length > 0, () =>
      asked
        ? `P${player + 1} is asked and has no legal command`
        : `P${player + 1} is not asked and has legal commands`,
    );
  }
  hold('L14', legalCommands <= 256, () => `${legalCommands} legal commands`);

  const faults = trial.invariants(state, before);
  hold('L11', faults.length === 0, () => faults.join('; '));
}

/** L1 and L10: every command that a state allows, and many that it does not. */
export function checkCommands<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  state: S,
  random: Random,
  coverage: Coverage,
): void {
  const { game } = trial;
  const players = trial.players(state);
  for (let player = 0; player < players; player++) {
    const legal = game.legal(state, player);
    const printed = new Set<string>();
    for (const command of legal) {
      const checked = game.check(state, player, command);
      hold('L1', checked.ok, () => `legal, but refused: ${show(command)} of P${player + 1}`);
      hold('L1', dequal(checked.value, command), () => `check changes the command ${show(command)}`);
      const text = game.print(state, command);
      const parsed = game.parse(state, text);
      hold(
        'L10',
        parsed.ok && dequal(parsed.value, command),
        () => `"${text}" does not read as ${show(command)}`,
      );
      hold('L10', !printed.has(text), () => `two legal commands print as "${text}"`);
      printed.add(text);
    }
  }

  const encoded = JSON.stringify(state);
  const anyone = random.below(players);
  const legal = game.legal(state, anyone);
  const candidates = trial.candidates(state);
  const tries = [...GARBAGE];
  for (let i = 0; i < 24; i++) tries.push(candidates[random.below(candidates.length)]);
  for (const tried of tries) {
    const checked = notThrowing('L1', () => game.check(state, anyone, tried));
    if (checked.ok) {
      hold(
        'L1',
        legal.some((command) => dequal(command, checked.value)),
        () => `accepted, but not legal: ${show(tried)}`,
      );
      continue;
    }
    const { code, clause, message } = checked.error;
    count(coverage.refusals, code);
    hold('L12', trial.isClause(clause), () => `the refusal ${code} names "${clause}", which is no clause`);
    hold('L12', message.trim().length > 0, () => `the refusal ${code} says nothing`);
    if (!GARBAGE.includes(tried)) {
      hold(
        'L1',
        !legal.some((command) => dequal(command, tried)),
        () => `legal, but refused: ${show(tried)}`,
      );
    }
    hold(
      'L1',
      !notThrowing('L1', () => game.apply(state, anyone, tried)).ok,
      () => `refused by check, but applied: ${show(tried)}`,
    );
  }
  for (const seat of [-1, players, 1.5, Number.NaN, 2 ** 53]) {
    hold('L1', !game.check(state, seat, candidates[0]).ok, () => `a command of seat ${seat} is accepted`);
    hold('L1', game.legal(state, seat).length === 0, () => `seat ${seat} has legal commands`);
  }
  hold('L1', JSON.stringify(state) === encoded, () => 'a refused command changed the state');
}

/** L9 and L12: what costs little to see of what a command brought about. */
export function checkStep<S, C extends Command, E extends GameEvent, V, O>(
  observed: Observed<S, C, E, V, O>,
): void {
  const { trial, before, player, command, step, coverage } = observed;
  const compiled = trial.compiled(before, player, command);
  const [there, here] = [trial.withoutNumbers(compiled), trial.withoutNumbers(step.state)];
  hold('L9', dequal(there, here), () => `the compiled path goes elsewhere:\n${difference(there, here)}`);
  checkClauses(trial, step.events);
  for (const event of step.events) coverage.note(event);
}

function checkClauses<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  events: readonly E[],
): void {
  for (const { type, clause } of events) {
    hold('L12', trial.isClause(clause), () => `the event ${type} names "${clause}", which is no clause`);
  }
}

/** L3 and L4: a decoded state goes on to the same bytes. */
export function checkBytes<S, C extends Command, E extends GameEvent, V, O>(
  observed: Observed<S, C, E, V, O>,
): void {
  const { trial, before, player, command, step } = observed;
  const { game } = trial;

  const copy = decode(before);
  const again = game.apply(copy, player, decode(command));
  hold('L4', again.ok, () => `a decoded state refuses ${show(command)}`);
  hold(
    'L4',
    dequal(again.value, decode(step)),
    () => `a decoded state goes on differently after ${show(command)}`,
  );
  hold(
    'L3',
    JSON.stringify(again.value) === JSON.stringify(step),
    () => 'the same command gives other bytes',
  );
  hold(
    'L4',
    JSON.stringify(decode(step.state)) === JSON.stringify(step.state),
    () => 'the state is not plain JSON',
  );
}

/** L5, L5b and L12: the events say all that changed, to everyone as much as they may know. */
export function checkEvents<S, C extends Command, E extends GameEvent, V, O>(
  trial: Trial<S, C, E, V, O>,
  before: S | undefined,
  step: Step<S, E>,
  random: Random,
): void {
  const { game } = trial;
  checkClauses(trial, step.events);
  let folded = before;
  for (const event of step.events) folded = game.fold(folded, event);
  hold(
    'L5',
    dequal(folded, step.state),
    () => `the events fold to another state:\n${difference(folded, step.state)}`,
  );

  // Some of them at each step: over a game, everyone's turn comes.
  const viewers = viewersOf(trial.players(step.state));
  for (let i = 0; i < 3; i++) {
    const who = viewers[random.below(viewers.length)] as Viewer;
    let seen = before === undefined ? undefined : game.view(before, who);
    for (const event of step.events) seen = game.foldView(seen, game.viewEvent(event, who));
    const view = game.view(step.state, who);
    hold(
      'L5b',
      dequal(seen, view),
      () => `what ${name(who)} is told does not fold to what they see:\n${difference(seen, view)}`,
    );
  }
}

/** L6: a viewer cannot tell the state from another that differs only in what they do not see. */
export function checkHidden<S, C extends Command, E extends GameEvent, V, O>(
  observed: Observed<S, C, E, V, O>,
): void {
  const { trial, before, player, command, step, random, guesses } = observed;
  const { game } = trial;
  const players = trial.players(before);
  const viewers = viewersOf(players);
  const who = viewers[random.below(viewers.length)] as Viewer;

  const other = game.determinize(before, who, random);
  const third = game.determinize(before, who, random);
  const generators = [before, other, third].map((state) => JSON.stringify(trial.generator(state)));
  hold('L6', new Set(generators).size === 3, () => 'determinize keeps the generator');
  guesses.note(trial.hidden(before, who), trial.hidden(other, who));

  hold(
    'L6',
    dequal(game.view(before, who), game.view(other, who)),
    () =>
      `${name(who)} sees a difference between states that differ only in what is hidden from them:\n${difference(game.view(before, who), game.view(other, who))}`,
  );
  hold(
    'L6',
    dequal(game.actors(before), game.actors(other)),
    () => 'whom the game asks depends on hidden cards',
  );
  hold('L6', dequal(game.outcome(before), game.outcome(other)), () => 'the outcome depends on hidden cards');
  const faults = trial.invariants(other, undefined);
  hold('L11', faults.length === 0, () => `after determinize: ${faults.join('; ')}`);

  if (who !== 'spectator') {
    hold(
      'L6',
      dequal(game.legal(before, who), game.legal(other, who)),
      () => 'legal commands depend on hidden cards',
    );
    const candidates = trial.candidates(before);
    for (let i = 0; i < 12; i++) {
      const tried = candidates[random.below(candidates.length)];
      hold(
        'L6',
        dequal(game.check(before, who, tried), game.check(other, who, tried)),
        () => `the answer to ${show(tried)} depends on hidden cards`,
      );
    }
  }

  // The same command in the other state, or if hidden cards make it another, one of the same kind, or one that the
  // others cannot tell from it before all have answered.
  const legal = game.legal(other, player);
  const twin =
    legal.find((one) => dequal(one, command)) ??
    legal.find((one) => one.type === command.type) ??
    legal.find((one) => trial.looksLike?.(one, command));
  hold(
    'L6',
    twin !== undefined,
    () => `what kinds of command P${player + 1} has depends on cards hidden from ${name(who)}`,
  );
  const there = game.apply(other, player, twin);
  hold('L6', there.ok, () => 'a legal command of the other state is refused');
  const [told, toldThere] = [step.events, there.value.events];
  for (let i = 0; i < Math.max(told.length, toldThere.length); i++) {
    const [event, eventThere] = [told[i], toldThere[i]];
    if ((event && trial.discloses(event, who)) || (eventThere && trial.discloses(eventThere, who))) break;
    hold(
      'L6',
      event !== undefined &&
        eventThere !== undefined &&
        dequal(game.viewEvent(event, who), game.viewEvent(eventThere, who)),
      () =>
        `${name(who)} is told of hidden cards: ${show(event && game.viewEvent(event, who))} or ${show(eventThere && game.viewEvent(eventThere, who))}`,
    );
  }
}

const name = (who: Viewer): string => (who === 'spectator' ? 'a spectator' : `P${who + 1}`);

/** Where two values first differ, for a message. */
function difference(a: unknown, b: unknown, path = ''): string {
  if (dequal(a, b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path || 'value'}: ${show(a)} / ${show(b)}`;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path ? `${path}.${key}` : key,
    );
    if (found) return found;
  }
  return `${path || 'value'}: ${show(a)} / ${show(b)}`;
}

/** A source of chance for the checks themselves, from the numbers of a case. */
export const chanceOf = (seed: number): Random => createRandom(seed >>> 0);
