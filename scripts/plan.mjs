/**
 * @typedef {import('./stages.mjs').Stage} Stage
 * @typedef {{ ok: boolean, seconds: number } & import('./results.mjs').Count} Outcome
 */

/**
 * The stages that were asked for and what they need, in their order; all of them when none was asked for.
 *
 * @param {readonly Stage[]} stages
 * @param {readonly string[]} only their ids
 * @returns {readonly Stage[]}
 */
export function chosen(stages, only) {
  if (only.length === 0) return stages;
  return stages.filter(({ id }) => only.some((asked) => asked === id || needed(stages, asked).includes(id)));
}

/**
 * Whether a stage is to be run after what has been done: not when one that it needs has failed or was not run, and,
 * unless we keep going, not when any has failed.
 *
 * @param {readonly Stage[]} stages
 * @param {Stage} stage
 * @param {ReadonlyMap<string, Outcome>} done
 * @param {boolean} keepGoing
 */
export function mayRun(stages, stage, done, keepGoing) {
  const failed = [...done.values()].some(({ ok }) => !ok);
  return (keepGoing || !failed) && needed(stages, stage.id).every((id) => done.get(id)?.ok === true);
}

/**
 * @param {readonly Stage[]} stages
 * @param {string} id
 * @returns {readonly string[]} what a stage needs, straight or by way of others
 */
function needed(stages, id) {
  const needs = stages.find((stage) => stage.id === id)?.needs ?? [];
  return needs.flatMap((need) => [need, ...needed(stages, need)]);
}

/**
 * A summary for people: each stage, how it ended, how long it took, and its counts.
 *
 * @param {readonly Stage[]} stages
 * @param {ReadonlyMap<string, Outcome>} done
 * @returns {string}
 */
export function table(stages, done) {
  const rows = stages.map(({ id }) => {
    const outcome = done.get(id);
    if (outcome === undefined) return [id, 'not run', '', '', '', ''];
    const { ok, seconds, passed, failed, skipped } = outcome;
    return [
      id,
      ok ? 'passed' : 'FAILED',
      `${seconds.toFixed(1)} s`,
      ...[passed, failed, skipped].map(String),
    ];
  });
  const all = [['stage', 'result', 'time', 'passed', 'failed', 'skipped'], ...rows];
  const width = (/** @type {number} */ column) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all
    .map((row) => row.map((cell, column) => cell[column < 2 ? 'padEnd' : 'padStart'](width(column))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
