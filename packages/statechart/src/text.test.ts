import { expect, test } from 'vitest';
import { collection } from '../test/machines/collection.ts';
import { skirmish } from '../test/machines/skirmish.ts';
import { describe } from './describe.ts';
import { layout } from './layout.ts';
import { part } from './part.ts';
import { type OutlineItem, outlineHtml, outlineText, text } from './text.ts';

test('the twin says all that the drawing says: each title, sentence, clause and arrow', async () => {
  const model = part(describe(skirmish), { root: 'tiebreak' });
  const items: OutlineItem[] = [];
  const collect = (list: readonly OutlineItem[]) => {
    for (const item of list) {
      items.push(item);
      collect(item.items);
    }
  };
  collect(text(model).items);
  const drawn = await layout(model);
  for (const state of drawn.states) {
    const item = items.find((i) => i.state === state.id && i.transition === undefined && i.text !== '');
    const written = state.texts.filter((t) => t.role === 'title').map((t) => t.text);
    expect(item?.text).toBe(written.join(' '));
    expect(item?.clauses).toEqual(state.texts.filter((t) => t.role === 'tag').map((t) => t.text));
  }
  for (const transition of drawn.transitions) {
    const item = items.find((i) => i.transition === transition.id);
    const written = transition.texts.filter((t) => t.role !== 'tag').map((t) => t.text);
    expect(item?.text).toBe(written.join(' '));
    expect(item?.targets.map((t) => t.state)).toEqual(transition.targets);
  }
});

test('every state and transition of every machine has an item', () => {
  for (const machine of Object.values(collection)) {
    const model = describe(machine);
    const html = outlineHtml(text(model));
    const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
    expect(count(/data-transition="/g)).toBe(model.transitions.length);
    expect(count(/data-state="/g)).toBeGreaterThanOrEqual(model.states.length - 1);
  }
});

test('lists nest as states do, and tags balance', () => {
  const html = outlineHtml(text(describe(collection.five)));
  let depth = 0;
  let deepest = 0;
  for (const [tag] of html.matchAll(/<\/?ul/g)) {
    depth += tag === '</ul' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  expect(depth).toBe(0);
  expect(deepest).toBe(6);
});

test('without sentences of its own a machine is told by its code', () => {
  expect(outlineText(text(describe(collection.selves)))).toBe(
    `selves
- Starts in leaf.
- ANYWHERE Does shout. Stays.
- leaf
  - AGAIN, then leaf
  - ANEW, then leaf Leaves and re-enters.
  - STAY Does count. Stays.
  - NOT_HERE Is ignored.
  - OUT, then group
- group Starts in inner.
  - RESTART, then group Leaves and re-enters.
  - STAY Does count and shout. Stays.
  - inner
    - AGAIN, then inner
    - OUT, then leaf
`,
  );
});

test('regions, history, finals, guards and actors are told', () => {
  const told = (name: keyof typeof collection) => outlineText(text(describe(collection[name])));
  expect(told('lift')).toContain('- All of the states inside at the same time.');
  expect(told('historyMachine')).toContain('The states last left here, all the way in, at first writing.');
  expect(told('finals')).toContain('- won Final.');
  expect(told('guards')).toContain('GO, if rich and (famous or not rich), then b');
  expect(told('fetching')).toContain('- loading Meanwhile load and watch runs. Tags: busy.');
});

test('clauses and targets can be links, and everything is escaped', () => {
  const html = outlineHtml(text(describe(skirmish)), {
    href: (clause) => `/rules/?a=1&b=2#${clause}`,
    hrefOfState: (state) => `#${state}`,
  });
  expect(html).toContain('<small><a href="/rules/?a=1&amp;b=2#K4.1">K4.1</a></small>');
  expect(html).toContain('then <i><a href="#turn.defend">Defend</a></i>');
  expect(outlineHtml(text(describe(collection.scripts)))).toContain('größer &amp; &lt;kleiner&gt;');
});

test('a start that no way in uses is neither told nor drawn', async () => {
  const model = describe(skirmish);
  expect(outlineText(text(model))).toContain('- The end (K1)\n');
  expect((await layout(model)).initials.map((i) => i.state)).not.toContain('over');
});
