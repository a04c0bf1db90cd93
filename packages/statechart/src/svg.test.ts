import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { collection } from '../test/machines/collection.ts';
import { skirmish } from '../test/machines/skirmish.ts';
import { describe } from './describe.ts';
import { layout } from './layout.ts';
import { part } from './part.ts';
import { svg } from './svg.ts';

const model = describe(skirmish);
const game = part(model, { collapse: ['tiebreak'] });
const drawn = await layout(game);
const href = (clause: string) => `/rules/#${clause}`;

test('the same machine gives the same bytes', async () => {
  expect(svg(await layout(part(describe(skirmish), { collapse: ['tiebreak'] })), { href })).toBe(
    svg(drawn, { href }),
  );
});

test('no style, no script, no colour: only classes and data', () => {
  const source = svg(drawn, { href });
  expect(source).not.toMatch(/style|<script|fill=|stroke=|font-|\son\w+=/);
});

test('each state and each transition of the model is found by its id, once', () => {
  const source = svg(drawn);
  for (const { id } of game.states.slice(1)) expect(source.split(`data-state="${id}"`).length, id).toBe(2);
  for (const { id } of game.transitions) expect(source.split(`data-transition="${id}"`).length, id).toBe(2);
});

test('within the budget with links: 1 kB and 0.1 kB a transition', () => {
  expect(gzipSync(svg(drawn, { href }), { level: 9 }).length).toBeLessThanOrEqual(
    1000 + 100 * game.transitions.length,
  );
});

test('has a name and a description, and ids that differ between charts', () => {
  const source = svg(drawn, { id: 'a', title: 'The game' });
  expect(source).toContain('role="img" aria-labelledby="a-t" aria-describedby="a-d"');
  expect(source).toContain('<title id="a-t">The game</title><desc id="a-d">');
  expect(svg(drawn, { id: 'b', stateIds: true })).toContain(
    '<g id="b-turn.attack" data-state="turn.attack">',
  );
});

test('clause tags are links where the option says so, and then the drawing is no mere image', () => {
  const source = svg(drawn, { href: (clause) => (clause === 'K4.1' ? '/rules/#K4.1' : undefined) });
  expect(source).toContain('<a href="/rules/#K4.1"><text class="tag"');
  expect(source.match(/<a /g)?.length).toBe(
    game.states.concat(game.transitions as never).filter((x) => x.meta?.clause === 'K4.1').length,
  );
  expect(source).toContain('role="group"');
  expect(svg(drawn)).not.toContain('<a ');
});

test('what is written is escaped, and what XML cannot hold is left out', async () => {
  const source = svg(await layout(describe(collection.scripts)), { title: '<&">' });
  expect(source).toContain('größer &amp; &lt;kleiner&gt;');
  expect(source).toContain('>&lt;&amp;&quot;&gt;</title>');
  expect([...source].every((c) => c >= ' ' || c === '\n')).toBe(true);
});

test('an arrow that stands for several transitions is found under the id of each', () => {
  const shared = drawn.transitions.find((t) => t.also.length > 0);
  if (!shared) throw new Error('the tiebreak leaves for the same end in several ways');
  const nested = [shared.id, ...shared.also].map((id) => `<g data-transition="${id}">`).join('');
  expect(svg(drawn)).toContain(nested);
});

test('texts can be pinned to the widths they were laid out with', () => {
  const texts = svg(drawn, { fit: true }).match(/<text [^>]*>/g) ?? [];
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.every((text) => /textLength="\d+"/.test(text))).toBe(true);
});

test('a stylesheet can be put inside, and cannot end early', () => {
  const source = svg(drawn, { css: '.statechart { color: red } /* </style> */' });
  expect(source).toContain('<style>.statechart { color: red } /* <\\/style> */</style>');
});

test('a state value and the last transition can be drawn lit', () => {
  const source = svg(drawn, { value: { turn: 'defend' }, transition: 'turn.attack:ATTACK' });
  expect(source).toContain('<g class="is-active" data-state="turn.defend">');
  expect(source).toContain('<g class="compound is-within" data-state="turn">');
  expect(source).toContain('<g class="is-last" data-transition="turn.attack:ATTACK">');
  expect(source.match(/is-(active|within|last)/g)?.length).toBe(3);
  const inside = svg(drawn, { value: { tiebreak: { round: 'attack' } } });
  expect(inside).toContain('<g class="collapsed is-active" data-state="tiebreak">');
});

test('a transition that is written inside a state is part of it, so that both are lit on one ground', async () => {
  const waiting = createMachine({
    id: 'waiting',
    initial: 'open',
    states: { open: { on: { LAID: { actions: 'note' }, DONE: 'shut' } }, shut: { type: 'final' } },
  });
  const source = svg(await layout(describe(waiting)), { value: 'open', transition: 'open:LAID' });
  expect(source).toMatch(
    /<g class="is-active" data-state="open">(?:(?!<\/?g).)*<g class="is-last" data-transition="open:LAID">/,
  );
});
