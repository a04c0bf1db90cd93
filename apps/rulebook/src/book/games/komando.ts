/** KOMANDO's rulebook. */
import {
  komandoChapters,
  komandoClauses,
  komandoHouseDeck,
  komandoProse,
  komandoRulings,
} from '@komradery/cards';
import { komando } from '@komradery/engine';
import { komandoChart } from '@komradery/engine/charts';
import { playKomandoExamples } from '@komradery/engine/examples';
import { describe } from '@komradery/statechart';
import { komandoLook } from '@komradery/table';
import { bind } from '../bind.ts';
import type { BookRuling, GameBook } from '../book.ts';
import { drawCharts } from '../charts.ts';
import { toPlates } from '../plates.tsx';

/** The ruling that gets a spread of its own: the source against itself. */
const SPREAD = 'KR14';

const machine = describe(komandoChart);
const rules = bind({
  chapters: komandoChapters,
  clauses: komandoClauses,
  rulings: komandoRulings,
  prose: komandoProse,
  apart: SPREAD,
});

export const komandoBook: GameBook = {
  ...rules,
  id: 'komando',
  address: '/komando/',
  players: komando.players,
  cards: komandoHouseDeck.cards.length,
  machine,
  ...(await drawCharts(machine, ['turn', 'tiebreak'])),
  plates: toPlates(playKomandoExamples(), komandoLook),
};

export const spread = rules.rulings.find(({ id }) => id === SPREAD) as BookRuling;
