/**
 * Loads a replay file, twice over: the commands are played again, and the events are folded. Where the two differ, the
 * loader says so.
 *
 * @example
 * ```ts
 * import { createSession, komando, loadReplay } from '@komradery/engine';
 *
 * const created = createSession(komando, { players: 2 }, 9);
 * if (!created.ok) throw new Error(created.error.message);
 * const text = JSON.stringify(created.value.record());
 * const loaded = loadReplay(komando, text);
 * loaded.ok && loaded.value.differences; // []
 * ```
 */
import { dequal } from 'dequal/lite';
import * as v from 'valibot';
import type { Command, Game, GameEvent, Seed } from './game.ts';
import { replayErrors as say } from './prose/en.ts';
import { isSeed, MAX_SEED } from './random.ts';
import { REPLAY_FORMAT, REPLAY_LIMITS, type Replay, recordReplay } from './replay.ts';
import { err, ok, type Problem, type Result } from './result.ts';
import { createSession, type Session } from './session.ts';

export interface LoadedReplay<S, C extends Command, E extends GameEvent, V, O> {
  /** The game as played again from its commands, at its last step. */
  readonly session: Session<S, C, E, V, O>;
  /** Everything in the file that does not agree with that; empty for a sound file of these rules. */
  readonly differences: readonly Problem[];
}

const schema = v.strictObject({
  format: v.literal(REPLAY_FORMAT),
  game: v.string(),
  rulesVersion: v.string(),
  deckHash: v.string(),
  rulings: v.record(v.string(), v.unknown()),
  seed: v.custom<Seed>(isSeed),
  options: v.record(v.string(), v.unknown()),
  commands: v.pipe(
    v.array(
      v.strictObject({
        player: v.pipe(v.number(), v.integer(), v.minValue(0)),
        command: v.pipe(v.string(), v.maxLength(REPLAY_LIMITS.notation)),
      }),
    ),
    v.maxLength(REPLAY_LIMITS.commands),
  ),
  events: v.array(v.looseObject({ seq: v.number(), type: v.string(), clause: v.string() })),
});

/**
 * Reads the text of a replay file. A file that is no replay of this game, or holds a command that is not legal, is
 * refused with every reason; one that plays but disagrees with itself loads, and its differences are listed.
 */
export function loadReplay<S, C extends Command, E extends GameEvent, V, O>(
  game: Game<S, C, E, V, O>,
  text: string,
): Result<LoadedReplay<S, C, E, V, O>, readonly Problem[]> {
  if (text.length > REPLAY_LIMITS.characters) {
    return err([{ at: '', problem: say.tooLong(text.length, REPLAY_LIMITS.characters) }]);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return err([{ at: '', problem: say.notJson(error instanceof Error ? error.message : '') }]);
  }
  const read = v.safeParse(schema, json);
  if (!read.success) return err(read.issues.map(problemOf));
  const file = read.output;
  if (file.game !== game.id) return err([{ at: 'game', problem: say.otherGame(file.game, game.id) }]);

  const created = createSession(game, file.options as O, file.seed);
  if (!created.ok) {
    return err(
      created.error.problems.map(({ path, problem, suggestion }) => ({
        at: path ? `options.${path}` : 'options',
        problem,
        ...(suggestion === undefined ? {} : { suggestion }),
      })),
    );
  }
  const session = created.value;
  for (const [index, { player, command }] of file.commands.entries()) {
    const at = `commands[${index}]`;
    const parsed = game.parse(session.state, command);
    if (!parsed.ok) return err([{ at: `${at}.command`, ...notationProblem(parsed.error) }]);
    const played = session.play(player, parsed.value);
    if (!played.ok) return err([{ at, problem: `${played.error.message} (${played.error.clause})` }]);
  }
  return ok({ session, differences: compare(session, file as unknown as Replay<O, E>) });
}

function compare<S, C extends Command, E extends GameEvent, V, O>(
  session: Session<S, C, E, V, O>,
  file: Replay<O, E>,
): Problem[] {
  const { game, state } = session;
  const again = recordReplay(session);
  const differences: Problem[] = [];
  if (file.rulesVersion !== again.rulesVersion) {
    differences.push({ at: 'rulesVersion', problem: say.otherRules(file.rulesVersion, again.rulesVersion) });
  }
  if (file.deckHash !== again.deckHash) differences.push({ at: 'deckHash', problem: say.otherDeck() });
  if (!dequal(file.rulings, again.rulings)) differences.push({ at: 'rulings', problem: say.otherRulings() });

  const events = again.events.length;
  for (let index = 0; index < Math.max(events, file.events.length); index++) {
    // What was never written to JSON holds no undefined; what was read from it is compared as it would be written.
    if (dequal(file.events[index], JSON.parse(JSON.stringify(again.events[index] ?? null)))) continue;
    const [there, here] = [file.events[index]?.type, again.events[index]?.type];
    differences.push({ at: `events[${index}]`, problem: say.otherEvent(there, here) });
    break;
  }

  let folded: S | undefined;
  try {
    for (const event of file.events) folded = game.fold(folded, event);
    if (!dequal(folded, state)) differences.push({ at: 'events', problem: say.foldsOtherwise() });
  } catch {
    differences.push({ at: 'events', problem: say.doesNotFold() });
  }
  return differences;
}

const notationProblem = ({
  column,
  message,
  suggestion,
}: {
  column: number;
  message: string;
  suggestion?: string;
}) => ({
  problem: say.notation(column, message),
  ...(suggestion === undefined ? {} : { suggestion }),
});

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const at = (issue.path ?? []).reduce(
    (path, { key }) =>
      typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key),
    '',
  );
  if (at === 'seed') return { at, problem: say.seed(MAX_SEED) };
  return { at, problem: say.expected(issue.expected ?? issue.type, issue.received) };
}
