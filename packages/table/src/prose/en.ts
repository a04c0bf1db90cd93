/** The English words that the example player prints around any game. Another language is another file with these exports. */
import type { HouseProse } from './prose.ts';

export const house: HouseProse = {
  language: 'en',
  number: (n) => (n < 0 ? `−${-n}` : `${n}`),
  signed: (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  player: (id) => `P${id + 1}`,
  list: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,

  plate: (n) => `Plate ${n}`,
  clauses: 'Rules',
  log: 'What happened',
  chartAt: (states) => `Statechart: ${states}`,
  step: (n, of) => `Step ${n} of ${of}`,
  steps: 'Steps',
  controls: 'Step through the example',
  first: 'First step',
  back: 'Step back',
  forward: 'Step forward',
  last: 'Last step',
};
