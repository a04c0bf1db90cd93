/** Front Line's rulebook. */
import {
  frontLineChapters,
  frontLineClauses,
  frontLineNumbers,
  frontLineProse,
  frontLineRulings,
} from '@komradery/cards';
import { frontLine } from '@komradery/engine';
import { frontLineChart } from '@komradery/engine/charts';
import { playFrontLineExamples } from '@komradery/engine/examples';
import { describe } from '@komradery/statechart';
import { frontLineLook } from '@komradery/table';
import { bind } from '../bind.ts';
import type { GameBook } from '../book.ts';
import { drawCharts } from '../charts.ts';
import { toPlates } from '../plates.tsx';

const machine = describe(frontLineChart);
const { maneuvers, events, equipment, incoming } = frontLineNumbers;

export const frontLineBook: GameBook = {
  ...bind({
    chapters: frontLineChapters,
    clauses: frontLineClauses,
    rulings: frontLineRulings,
    prose: frontLineProse,
  }),
  id: 'front-line',
  address: '/front-line/',
  players: frontLine.players,
  cards: maneuvers + events + equipment + incoming,
  machine,
  ...(await drawCharts(machine, ['setup', 'turn', 'resolve'])),
  plates: toPlates(playFrontLineExamples(), frontLineLook),
};
