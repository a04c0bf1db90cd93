import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chosen, mayRun, type Outcome, table } from './plan.mjs';
import { startStages, testStages } from './stages.mjs';

const stage = (id: string, needs: readonly string[]) => ({ id, says: id, run: [id], needs });

const stages = [
  stage('install', []),
  stage('lint', ['install']),
  stage('build', ['install']),
  stage('site', ['build']),
];

const outcome = (ok: boolean): Outcome => ({
  ok,
  seconds: 1.25,
  passed: ok ? 12 : 0,
  failed: ok ? 0 : 3,
  skipped: 0,
  problems: [],
});

/** The stages that are run when those named fail. */
function running(failing: readonly string[], keepGoing: boolean, of = stages) {
  const done = new Map<string, Outcome>();
  for (const stage of of) {
    if (mayRun(of, stage, done, keepGoing)) done.set(stage.id, outcome(!failing.includes(stage.id)));
  }
  return [...done.keys()];
}

test('all stages run when none fails', () => {
  expect(running([], false)).toEqual(['install', 'lint', 'build', 'site']);
});

test('the first failure is the end', () => {
  expect(running(['lint'], false)).toEqual(['install', 'lint']);
});

test('or, when we keep going, of what needs it', () => {
  expect(running(['lint'], true)).toEqual(['install', 'lint', 'build', 'site']);
  expect(running(['build'], true)).toEqual(['install', 'lint', 'build']);
  expect(running(['install'], true)).toEqual(['install']);
});

test('a stage brings what it needs', () => {
  const ids = (only: readonly string[]) => chosen(stages, only).map(({ id }) => id);
  expect(ids([])).toEqual(['install', 'lint', 'build', 'site']);
  expect(ids(['lint'])).toEqual(['install', 'lint']);
  expect(ids(['site', 'lint'])).toEqual(['install', 'lint', 'build', 'site']);
});

test('the summary has a line for each stage', () => {
  const done = new Map([
    ['install', outcome(true)],
    ['lint', outcome(false)],
  ]);
  expect(`\n${table(stages, done)}\n`).toBe(`
stage    result    time  passed  failed  skipped
install  passed   1.3 s      12       0        0
lint     FAILED   1.3 s       0       3        0
build    not run
site     not run
`);
});

test.each([...startStages, ...testStages])(
  'stage $id comes after what it needs, and runs a script that is there',
  (stage) => {
    const earlier = testStages.slice(0, testStages.indexOf(stage)).map(({ id }) => id);
    expect(earlier).toEqual(expect.arrayContaining([...stage.needs]));
    const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    const { tasks } = JSON.parse(readFileSync(new URL('../turbo.json', import.meta.url), 'utf8'));
    const [, verb, script = '', , task = ''] = stage.run;
    if (verb === 'run') expect(scripts).toHaveProperty([script]);
    if (verb === 'exec') expect(tasks).toHaveProperty([task]);
  },
);

test('no two stages share a name', () => {
  expect(new Set(testStages.map(({ id }) => id)).size).toBe(testStages.length);
});
