import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { describe } from './describe.ts';
import type { Box, ChartLayout, StateBox, TransitionDrawing } from './drawing.ts';
import { layout } from './layout.ts';
import { findOverlaps, OVERLAP_RULES } from './overlaps.ts';

const machine = createMachine({
  id: 'two rooms',
  initial: 'left',
  states: {
    left: {
      initial: 'bed',
      states: {
        bed: { on: { RISE: 'chair' } },
        chair: { on: { REST: 'bed', WALK: '#two rooms.right.sofa' } },
      },
    },
    right: { initial: 'sofa', states: { sofa: { on: { SLEEP: '#two rooms.left.bed' } }, lamp: {} } },
    garden: {},
  },
});
const clean = await layout(describe(machine));

interface Draft {
  layout: ChartLayout;
  state: (id: string) => StateBox;
  arrow: (id: string) => TransitionDrawing & { label: Box };
}
const edited = (edit: (draft: Draft) => void) => {
  const copy = structuredClone(clean);
  const found = <T>(item: T | undefined): T => {
    if (!item) throw new Error('no such item');
    return item;
  };
  edit({
    layout: copy,
    state: (id) => found(copy.states.find((s) => s.id === id)),
    arrow: (id) => found(copy.transitions.find((t) => t.id === id)) as TransitionDrawing & { label: Box },
  });
  return findOverlaps(copy);
};
const pairs = (overlaps: ReturnType<typeof findOverlaps>, rule: (typeof OVERLAP_RULES)[number]) =>
  overlaps.filter((o) => o.rule === rule).map((o) => [...o.between].sort().join(' | '));

const put = (box: Box, on: Box, dx = 2, dy = 2) => Object.assign(box, { x: on.x + dx, y: on.y + dy });

test('nothing is found in the drawing as it was laid out', () => {
  expect(findOverlaps(clean)).toEqual([]);
});

const cases: Record<(typeof OVERLAP_RULES)[number], { edit: (draft: Draft) => void; between: string }> = {
  'label-on-label': {
    edit: ({ arrow }) => put(arrow('left.bed:RISE').label, arrow('left.chair:REST').label),
    between: 'left.bed:RISE | left.chair:REST',
  },
  'label-on-state': {
    edit: ({ arrow, state }) => put(arrow('left.bed:RISE').label, state('left.chair')),
    between: 'left.bed:RISE | left.chair',
  },
  'label-outside-parent': {
    edit: ({ arrow, state, layout: drawn }) => {
      drawn.width += 400;
      put(arrow('left.bed:RISE').label, { ...state('left'), x: drawn.width - 200 });
    },
    between: 'left | left.bed:RISE',
  },
  'text-outside-state': {
    edit: ({ state }) => {
      const [text] = state('garden').texts;
      if (text) text.width = 500;
    },
    between: 'garden | garden',
  },
  'edge-through-label': {
    edit: ({ arrow }) => {
      const { label } = arrow('left.bed:RISE');
      const y = label.y + label.height / 2;
      arrow('left.chair:REST').lines = [
        {
          arrow: true,
          points: [
            { x: label.x - 5, y },
            { x: label.x + label.width + 5, y },
          ],
        },
      ];
    },
    between: 'left.bed:RISE | left.chair:REST',
  },
  'edge-through-state': {
    edit: ({ arrow, state }) => {
      const box = state('garden');
      const y = box.y + 3;
      arrow('left.bed:RISE').lines.push({
        arrow: true,
        points: [
          { x: box.x - 5, y },
          { x: box.x + box.width + 5, y },
        ],
      });
    },
    between: 'garden | left.bed:RISE',
  },
  'edge-along-edge': {
    edit: ({ arrow }) => {
      arrow('left.bed:RISE').lines = structuredClone(arrow('left.chair:REST').lines);
    },
    between: 'left.bed:RISE | left.chair:REST',
  },
  'state-on-state': {
    edit: ({ state }) => {
      put(state('right.lamp'), state('right.sofa'));
    },
    between: 'right.lamp | right.sofa',
  },
  'state-outside-parent': {
    edit: ({ state }) => {
      const [parent, child] = [state('right'), state('right.lamp')];
      child.x = parent.x + parent.width - 10;
    },
    between: 'right | right.lamp',
  },
  'outside-drawing': {
    edit: ({ state, layout: drawn }) => {
      const { x, width } = state('garden');
      drawn.width = x + width - 10;
    },
    between: 'garden | two rooms',
  },
};

test.each(OVERLAP_RULES)('%s is found where it was put in', (rule) => {
  const { edit, between } = cases[rule];
  expect(pairs(edited(edit), rule)).toContain(between);
});

test('an edge through the box of the state around a stranger is found, through its own ancestors is not', () => {
  const through = edited(({ arrow, state }) => {
    const box = state('right');
    arrow('left.bed:RISE').lines.push({
      arrow: true,
      points: [
        { x: box.x + 4, y: box.y - 20 },
        { x: box.x + 4, y: box.y + box.height + 20 },
      ],
    });
  });
  expect(pairs(through, 'edge-through-state')).toContain('left.bed:RISE | right');
  expect(pairs(through, 'edge-through-state')).not.toContain('left | left.bed:RISE');
});

test('an edge through the heading of a state that it may cross is found', () => {
  const overlaps = edited(({ arrow, state }) => {
    const { texts } = state('left');
    const [heading] = texts;
    if (!heading) throw new Error('a heading');
    const y = heading.y - 4;
    arrow('left.bed:RISE').lines = [
      {
        arrow: true,
        points: [
          { x: heading.x - 3, y },
          { x: heading.x + 9, y },
        ],
      },
    ];
  });
  expect(pairs(overlaps, 'edge-through-label')).toContain('left | left.bed:RISE');
});

test('a slanting edge past the corner of a box does not go through it, one across the corner does', () => {
  const slanted = (shift: number) =>
    edited(({ arrow, state }) => {
      const { x, y } = state('garden');
      arrow('left.bed:RISE').lines.push({
        arrow: true,
        points: [
          { x: x - 10 + shift, y: y + 10 },
          { x: x + 10 + shift, y: y - 10 },
        ],
      });
    });
  expect(pairs(slanted(-1), 'edge-through-state')).not.toContain('garden | left.bed:RISE');
  expect(pairs(slanted(6), 'edge-through-state')).toContain('garden | left.bed:RISE');
});

test('boxes that touch do not overlap', () => {
  const overlaps = edited(({ state }) => {
    const [sofa, lamp] = [state('right.sofa'), state('right.lamp')];
    Object.assign(lamp, { x: sofa.x + sofa.width, y: sofa.y });
  });
  expect(pairs(overlaps, 'state-on-state')).toEqual([]);
});
