import { gzipSync } from 'node:zlib';
import { expect, describe as group, test } from 'vitest';
import { describe, findOverlaps, layout, part, svg } from '../src/index.ts';
import { collection } from './machines/collection.ts';

const machines = Object.entries(collection);

test('the collection has at least 30 machines, one of them of 200 states, one of 5 levels, one with labels of 60 characters', () => {
  expect(machines.length).toBeGreaterThanOrEqual(30);
  const models = machines.map(([, machine]) => describe(machine));
  expect(Math.max(...models.map((m) => m.states.length))).toBeGreaterThan(200);
  const depth = (id: string) => (id === '' ? 0 : id.split('.').length);
  expect(Math.max(...models.flatMap((m) => m.states.map((s) => depth(s.id))))).toBeGreaterThanOrEqual(5);
  const says = models.flatMap((m) => m.transitions.map((t) => String(t.meta?.says ?? '')));
  expect(Math.max(...says.map((s) => s.length))).toBeGreaterThanOrEqual(60);
});

group.each(machines)('%s', (_name, machine) => {
  test('is drawn without overlaps, all of it, in whole units and within the budget', async () => {
    const model = describe(machine);
    const drawn = await layout(model);
    expect(findOverlaps(drawn)).toEqual([]);

    const shown = new Set(drawn.states.map((s) => s.id));
    const root = model.states[0]?.id ?? '';
    expect(model.states.filter((s) => s.id !== root && !shown.has(s.id))).toEqual([]);
    const arrows = new Set(drawn.transitions.flatMap((t) => [t.id, ...t.also]));
    expect(model.transitions.filter((t) => !arrows.has(t.id))).toEqual([]);
    for (const { targets, lines } of drawn.transitions) {
      expect(lines.length).toBe(targets.length === 0 ? 0 : Math.max(lines.length, 1));
      for (const { points } of lines) expect(points.length).toBeGreaterThanOrEqual(2);
    }

    const numbers = JSON.stringify(drawn).match(/:-?\d+\.\d+/g) ?? [];
    expect(numbers).toEqual([]);

    const bytes = gzipSync(svg(drawn), { level: 9 }).length;
    expect(bytes).toBeLessThanOrEqual(
      1000 + 100 * model.transitions.length + (model.transitions.length === 0 ? 500 : 0),
    );
  });
});

test('the game of turns and a tiebreak fits a narrow page in parts, labels at least 11 pixels high at 360', async () => {
  const model = describe(collection.skirmish);
  const parts = [
    part(model, { collapse: ['tiebreak'] }),
    part(model, { root: 'turn' }),
    part(model, { root: 'tiebreak' }),
  ];
  for (const one of parts) {
    const drawn = await layout(one, { maxWidth: 440 });
    expect(findOverlaps(drawn)).toEqual([]);
    expect((15 * 328) / drawn.width).toBeGreaterThanOrEqual(11);
  }
});
