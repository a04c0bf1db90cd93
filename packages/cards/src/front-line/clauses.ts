/**
 * The rules of Front Line No Komrades as data: the clauses of the source, our rulings on what it leaves open, and how they
 * hang together. Their words are in `prose/`.
 *
 * @example
 * ```ts
 * import { frontLineRulings } from '@komradery/cards';
 *
 * const FR28 = frontLineRulings.find((ruling) => ruling.id === 'FR28');
 * FR28?.settles; // ['F2.7']
 * ```
 */
import type { ClauseRecord, RulingRecord } from '../clause.ts';
import { frontLineNumbers } from './numbers.ts';

/** In the order in which the rulebook is read. */
export const frontLineChapters = [
  'the-box',
  'the-cards',
  'setting-up',
  'the-turn',
  'movement',
  'death',
  'larger-games',
] as const;

export type FrontLineChapterId = (typeof frontLineChapters)[number];

export const frontLineClauses = [
  { id: 'F1.1', role: 'set-up', chapter: 'the-box', source: 'Game Contents' },
  { id: 'F1.2', role: 'set-up', chapter: 'the-box', source: 'Game Contents' },
  { id: 'F1.3', role: 'set-up', chapter: 'the-box', source: 'Game Contents' },
  { id: 'F2.1', role: 'definition', chapter: 'the-cards', source: 'Incoming! Cards' },
  { id: 'F2.2', role: 'procedure', chapter: 'the-cards', source: 'Incoming! Cards' },
  { id: 'F2.3', role: 'procedure', chapter: 'the-cards', source: 'Incoming! Cards' },
  { id: 'F2.4', role: 'procedure', chapter: 'the-cards', source: 'Incoming! Cards' },
  { id: 'F2.5', role: 'definition', chapter: 'the-cards', source: 'Action Deck' },
  { id: 'F2.6', role: 'definition', chapter: 'the-cards', source: 'Action Deck' },
  { id: 'F2.7', role: 'procedure', chapter: 'the-cards', source: 'Action Deck' },
  { id: 'F3.1', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F3.2', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F3.3', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F3.4', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F3.5', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F3.6', role: 'procedure', chapter: 'setting-up', source: 'Set Up' },
  { id: 'F4.1', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.2', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.3', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.4', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.4a', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.4b', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.4c', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.5', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.6', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.7', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F4.8', role: 'procedure', chapter: 'the-turn', source: 'Turn Sequence' },
  { id: 'F5.1', role: 'procedure', chapter: 'movement', source: 'Movement' },
  { id: 'F5.2', role: 'procedure', chapter: 'movement', source: 'Movement' },
  { id: 'F5.3', role: 'procedure', chapter: 'movement', source: 'Movement' },
  { id: 'F6.1', role: 'procedure', chapter: 'death', source: 'Character Death' },
  { id: 'F6.2', role: 'procedure', chapter: 'death', source: 'Character Death' },
  { id: 'F6.3', role: 'procedure', chapter: 'death', source: 'Character Death' },
  { id: 'F7.1', role: 'set-up', chapter: 'larger-games', source: 'Larger Games' },
] as const satisfies readonly ClauseRecord<string, FrontLineChapterId>[];

export type FrontLineClauseId = (typeof frontLineClauses)[number]['id'];

export const frontLineRulings = [
  {
    id: 'FR1',
    role: 'procedure',
    settles: ['F4.8'],
    options: [{ name: 'nobodyLeft', kind: 'choice', values: ['last-dead-share', 'nobody-wins'] }],
  },
  { id: 'FR2', role: 'procedure', settles: ['F6.1'] },
  { id: 'FR3', role: 'definition', settles: ['F6.2', 'F6.3'] },
  { id: 'FR4', role: 'procedure', settles: ['F4.6', 'F4.1'] },
  { id: 'FR5', role: 'procedure', settles: ['F5.1', 'F2.2', 'F2.3', 'F5.2', 'F5.3'] },
  { id: 'FR6', role: 'procedure', settles: ['F5.1'] },
  { id: 'FR7', role: 'procedure', settles: ['F2.2'] },
  { id: 'FR8', role: 'procedure', settles: ['F4.5', 'F6.3'] },
  { id: 'FR9', role: 'definition', settles: ['F2.1'] },
  { id: 'FR10', role: 'procedure', settles: ['F4.1', 'F2.1'] },
  { id: 'FR11', role: 'procedure', settles: ['F5.2'] },
  {
    id: 'FR12',
    role: 'procedure',
    settles: ['F4.3', 'F4.4b'],
    options: [{ name: 'eventWindows', kind: 'choice', values: ['every-window', 'before-damage-only'] }],
  },
  { id: 'FR13', role: 'procedure', settles: ['F4.3', 'F4.4b'] },
  {
    id: 'FR14',
    role: 'procedure',
    settles: ['F2.5', 'F5.2'],
    options: [
      { name: 'lastSpace', kind: 'choice', values: ['before-kommissar', 'rearmost-open', 'the-one-left'] },
    ],
  },
  { id: 'FR15', role: 'procedure', settles: ['F2.5'] },
  { id: 'FR16', role: 'procedure', settles: ['F2.3'] },
  { id: 'FR17', role: 'procedure', settles: ['F2.7'] },
  { id: 'FR18', role: 'procedure', settles: ['F4.7'] },
  { id: 'FR19', role: 'definition', settles: ['F2.4'] },
  { id: 'FR20', role: 'definition', settles: ['F2.6', 'F4.3'] },
  { id: 'FR21', role: 'procedure', settles: ['F4.6'] },
  { id: 'FR22', role: 'set-up', settles: ['F1.1', 'F4.8'] },
  { id: 'FR23', role: 'set-up', settles: ['F1.3', 'F1.1', 'F1.2'] },
  { id: 'FR24', role: 'definition', settles: ['F4.1'] },
  { id: 'FR25', role: 'definition', settles: ['F2.1'] },
  { id: 'FR26', role: 'definition', settles: ['F4.4b', 'F4.3'] },
  {
    id: 'FR27',
    role: 'set-up',
    settles: ['F7.1', 'F1.1'],
    options: [{ name: 'largerGames', kind: 'choice', values: ['reduced', 'full'] }],
  },
  { id: 'FR28', role: 'definition', settles: ['F2.7'] },
  { id: 'FR29', role: 'procedure', settles: ['F6.3'] },
  { id: 'FR30', role: 'procedure', settles: ['F4.5', 'F4.1', 'F6.2'] },
  { id: 'FR31', role: 'procedure', settles: ['F4.8'] },
  {
    id: 'FR32',
    role: 'definition',
    settles: ['F4.8', 'F6.1'],
    options: [{ name: 'endCheck', kind: 'choice', values: ['at-once', 'end-of-turn'] }],
  },
  { id: 'FR33', role: 'procedure', settles: ['F4.7', 'F4.5', 'F4.6'] },
  { id: 'FR34', role: 'procedure', settles: ['F1.2', 'F4.1'] },
  { id: 'FR35', role: 'definition', settles: ['F2.6'] },
  { id: 'FR36', role: 'procedure', settles: ['F4.3'] },
  { id: 'FR37', role: 'procedure', settles: ['F4.2'] },
  { id: 'FR38', role: 'procedure', settles: ['F4.4'] },
  { id: 'FR39', role: 'procedure', settles: ['F3.1'] },
  { id: 'FR40', role: 'definition', settles: ['F5.3', 'F6.3'] },
  {
    id: 'FR41',
    role: 'procedure',
    settles: ['F4.8'],
    options: [{ name: 'limits.turns', kind: 'number', default: frontLineNumbers.turns, min: 1, max: 1_000 }],
  },
  { id: 'FR42', role: 'procedure', settles: ['F5.2', 'F5.3'] },
  { id: 'FR43', role: 'definition', settles: ['F5.2'] },
  { id: 'FR44', role: 'definition', settles: ['F2.4'] },
  { id: 'FR45', role: 'procedure', settles: ['F4.5'] },
] as const satisfies readonly RulingRecord<string, FrontLineClauseId>[];

export type FrontLineRulingId = (typeof frontLineRulings)[number]['id'];

/** What events, errors and examples of Front Line may cite. */
export type FrontLineRuleId = FrontLineClauseId | FrontLineRulingId;

type FrontLineOption = Extract<
  (typeof frontLineRulings)[number],
  { readonly options: unknown }
>['options'][number];

/** The values of each option that is a choice: `{ nobodyLeft: 'last-dead-share' | 'nobody-wins', ... }`. */
export type FrontLineChoices = {
  readonly [O in Extract<FrontLineOption, { kind: 'choice' }> as O['name']]: O['values'][number];
};

/** The words that the rules use in a fixed sense, each with the clause that gives it that sense. */
export const frontLineTerms = [
  { id: 'komrade', clause: 'F1.1' },
  { id: 'kommissar', clause: 'F3.3' },
  { id: 'character', clause: 'F1.1' },
  { id: 'hp', clause: 'F1.1' },
  { id: 'line', clause: 'F3.3' },
  { id: 'space', clause: 'F3.3' },
  { id: 'front', clause: 'F3.4' },
  { id: 'incoming-card', clause: 'F2.1' },
  { id: 'target-card', clause: 'F1.2' },
  { id: 'linear', clause: 'F2.2' },
  { id: 'splash', clause: 'F2.3' },
  { id: 'centre', clause: 'F2.3' },
  { id: 'special', clause: 'F2.4' },
  { id: 'action-card', clause: 'F1.3' },
  { id: 'maneuver', clause: 'F2.5' },
  { id: 'event', clause: 'F2.6' },
  { id: 'equipment', clause: 'F2.7' },
  { id: 'durability', clause: 'F2.7' },
  { id: 'draft', clause: 'F3.6' },
  { id: 'hand', clause: 'F3.5' },
  { id: 'initiative', clause: 'F3.4' },
  { id: 'window', clause: 'F4.3' },
  { id: 'hit', clause: 'F4.5' },
  { id: 'forward', clause: 'F5.1' },
  { id: 'backward', clause: 'F5.1' },
  { id: 'push', clause: 'F5.2' },
  { id: 'swap', clause: 'F5.3' },
  { id: 'dead', clause: 'F6.1' },
] as const satisfies readonly { readonly id: string; readonly clause: FrontLineClauseId }[];

export type FrontLineTermId = (typeof frontLineTerms)[number]['id'];
