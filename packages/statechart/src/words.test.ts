import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { bundles } from './bundle.ts';
import { describe } from './describe.ts';
import { part } from './part.ts';
import { stateWords, transitionWords } from './words.ts';

const model = describe(
  createMachine({
    id: 'words',
    initial: 'a',
    states: {
      a: {
        meta: { says: 'Attack', clause: 'K4.1' },
        entry: 'reveal',
        on: {
          GO: {
            target: 'b',
            guard: 'ready',
            actions: 'hit',
            meta: { says: 'a card is shown', clause: ['K4.1', 'K4.2'] },
          },
          RUN: { target: 'b', meta: { says: 'a card is shown', clause: 'K9' } },
          STOP: { target: 'b', guard: 'ready', actions: ['hit', 'draw'], reenter: true },
        },
        always: { target: 'b', guard: 'now', meta: { says: '', clause: 7 } },
      },
      b: {
        entry: 'draw',
        exit: ['pass', 'rest'],
        initial: 'c',
        states: { c: { on: { END: '#words.d', STOP: '#words.d' } } },
      },
      d: {},
    },
  }),
);
const state = (id: string) => model.states.find((s) => s.id === id) as (typeof model.states)[number];
const transition = (id: string) =>
  model.transitions.find((t) => t.id === id) as (typeof model.transitions)[number];
const lines = (id: string, options = {}) => transitionWords(transition(id), options).lines.map((l) => l.text);

test('a sentence stands alone; without one the code is written', () => {
  expect(lines('a:GO')).toEqual(['a card is shown']);
  expect(lines('a:STOP')).toEqual(['STOP', '[ready]', '/ re-enters, hit, draw']);
  expect(lines('a:(always)')).toEqual(['[now]']);
  expect(stateWords(state('a'))).toEqual({ title: 'Attack', clauses: ['K4.1'], rows: [] });
  expect(stateWords(state('b'))).toEqual({
    title: 'b',
    clauses: [],
    rows: ['entry / draw', 'exit / pass, rest'],
  });
});

test('`code` writes the code of all', () => {
  expect(lines('a:GO', { words: 'code' })).toEqual(['GO', '[ready]', '/ hit']);
  expect(stateWords(state('a'), { words: 'code' })).toEqual({
    title: 'a',
    clauses: ['K4.1'],
    rows: ['entry / reveal'],
  });
});

test('clauses may be one or several, are left out by option, and must be text', () => {
  expect(transitionWords(transition('a:GO')).clauses).toEqual(['K4.1', 'K4.2']);
  expect(transitionWords(transition('a:GO'), { clauses: false }).clauses).toEqual([]);
  expect(transitionWords(transition('a:(always)')).clauses).toEqual([]);
});

test('arrows that would read alike are one, with the clauses of all', () => {
  const shared = bundles(model, {}).filter((b) => b.also.length > 0);
  expect(shared.map((b) => [b.first.id, b.also, b.words.clauses])).toEqual([
    ['a:GO', ['a:RUN'], ['K4.1', 'K4.2', 'K9']],
  ]);
  expect(bundles(model, { words: 'code' }).filter((b) => b.also.length > 0)).toEqual([]);
});

test('arrows from a collapsed state to the same place are one that says how many', () => {
  const [leaving] = bundles(part(model, { collapse: ['b'] }), {}).filter((b) => b.first.source === 'b');
  expect(leaving?.also).toEqual(['b.c:STOP']);
  expect(leaving?.words.lines.map((l) => l.text)).toEqual(['in 2 ways']);
});
