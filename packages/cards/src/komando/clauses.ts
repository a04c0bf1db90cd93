/**
 * KOMANDO's rules as data: the clauses of the source, our rulings on what it leaves open, and how they hang together.
 * Their words are in `prose/`.
 *
 * @example
 * ```ts
 * import { komandoRulings } from '@komradery/cards';
 *
 * const KR14 = komandoRulings.find((ruling) => ruling.id === 'KR14');
 * KR14?.settles; // ['K5.7']
 * ```
 */
import type { ClauseRecord, RulingRecord } from '../clause.ts';

/** In the order in which the rulebook is read. */
export const komandoChapters = ['the-point', 'the-cards', 'setting-up', 'the-turn', 'the-tiebreak'] as const;

export type KomandoChapterId = (typeof komandoChapters)[number];

export const komandoClauses = [
  { id: 'K1.1', role: 'set-up', chapter: 'the-point', source: 'Game Objective' },
  { id: 'K1.2', role: 'procedure', chapter: 'the-point', source: 'Game Objective' },
  { id: 'K1.3', role: 'procedure', chapter: 'the-point', source: 'Game Objective' },
  { id: 'K1.4', role: 'definition', chapter: 'the-point', source: 'Game Objective' },
  { id: 'K2.1', role: 'definition', chapter: 'the-cards', source: 'Card Types' },
  { id: 'K2.2', role: 'definition', chapter: 'the-cards', source: 'Card Types' },
  { id: 'K2.3', role: 'definition', chapter: 'the-cards', source: 'Card Types' },
  { id: 'K3.1', role: 'set-up', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K3.2', role: 'procedure', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K3.3', role: 'procedure', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K3.4', role: 'procedure', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K3.5', role: 'procedure', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K3.6', role: 'definition', chapter: 'setting-up', source: 'Starting the Game' },
  { id: 'K4.1', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.2', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.3', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.4', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.5', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.6', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.7', role: 'definition', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.8', role: 'procedure', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K4.9', role: 'definition', chapter: 'the-turn', source: 'Gameplay' },
  { id: 'K5.1', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.2', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.3', role: 'definition', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.4', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.5', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.6', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
  { id: 'K5.7', role: 'procedure', chapter: 'the-tiebreak', source: 'Tiebreak' },
] as const satisfies readonly ClauseRecord<string, KomandoChapterId>[];

export type KomandoClauseId = (typeof komandoClauses)[number]['id'];

export const komandoRulings = [
  {
    id: 'KR1',
    role: 'procedure',
    settles: ['K4.3'],
    options: [{ name: 'damage', kind: 'choice', values: ['difference', 'full-sword'] }],
  },
  { id: 'KR2', role: 'definition', settles: ['K4.4', 'K2.3', 'K3.2'] },
  { id: 'KR3', role: 'definition', settles: ['K1.3', 'K1.2', 'K4.4', 'K4.5', 'K4.8'] },
  {
    id: 'KR4',
    role: 'procedure',
    settles: ['K4.5', 'K3.5', 'K3.6'],
    options: [{ name: 'deckOut', kind: 'choice', values: ['reshuffle', 'no-reshuffle'] }],
  },
  { id: 'KR5', role: 'procedure', settles: ['K4.6', 'K3.4'] },
  { id: 'KR6', role: 'procedure', settles: ['K4.8', 'K2.3'] },
  { id: 'KR7', role: 'definition', settles: ['K4.5', 'K4.8'] },
  {
    id: 'KR8',
    role: 'procedure',
    settles: ['K5.4'],
    options: [{ name: 'tiebreakDeal', kind: 'choice', values: ['carry-over', 'fresh'] }],
  },
  { id: 'KR9', role: 'definition', settles: ['K5.4', 'K4.5'] },
  { id: 'KR10', role: 'procedure', settles: ['K5.5'] },
  { id: 'KR11', role: 'definition', settles: ['K5.1', 'K3.1'] },
  { id: 'KR12', role: 'procedure', settles: ['K5.7'] },
  { id: 'KR13', role: 'procedure', settles: ['K5.7', 'K4.8'] },
  {
    id: 'KR14',
    role: 'procedure',
    settles: ['K5.7'],
    options: [{ name: 'tiebreak', kind: 'choice', values: ['rule', 'printed-example'] }],
  },
  { id: 'KR15', role: 'procedure', settles: ['K5.4', 'K1.1'] },
  { id: 'KR16', role: 'procedure', settles: ['K3.3'] },
  { id: 'KR17', role: 'definition', settles: ['K4.1'] },
  { id: 'KR18', role: 'set-up', settles: ['K2.1', 'K1.1'] },
  {
    id: 'KR19',
    role: 'procedure',
    settles: ['K1.2', 'K1.3', 'K5.7'],
    options: [
      { name: 'limits.levelRounds', kind: 'number', default: 20, min: 1, max: 1_000 },
      { name: 'limits.turns', kind: 'number', default: 1_000, min: 1, max: 100_000 },
    ],
  },
  { id: 'KR20', role: 'definition', settles: ['K3.6', 'K3.5'] },
] as const satisfies readonly RulingRecord<string, KomandoClauseId>[];

export type KomandoRulingId = (typeof komandoRulings)[number]['id'];

/** What events, errors and examples of KOMANDO may cite. */
export type KomandoRuleId = KomandoClauseId | KomandoRulingId;

type KomandoOption = Extract<
  (typeof komandoRulings)[number],
  { readonly options: unknown }
>['options'][number];

/** The values of each option that is a choice: `{ damage: 'difference' | 'full-sword', ... }`. */
export type KomandoChoices = {
  readonly [O in Extract<KomandoOption, { kind: 'choice' }> as O['name']]: O['values'][number];
};

/** The words that the rules use in a fixed sense, each with the clause that gives it that sense. */
export const komandoTerms = [
  { id: 'life', clause: 'K3.1' },
  { id: 'group', clause: 'K2.3' },
  { id: 'sword', clause: 'K2.1' },
  { id: 'shield', clause: 'K2.1' },
  { id: 'group-icon', clause: 'K2.1' },
  { id: 'dealer', clause: 'K3.3' },
  { id: 'hand', clause: 'K3.6' },
  { id: 'draw-pile', clause: 'K3.3' },
  { id: 'discard-pile', clause: 'K3.5' },
  { id: 'turn', clause: 'K4.1' },
  { id: 'attacker', clause: 'K4.1' },
  { id: 'target', clause: 'K4.1' },
  { id: 'exchange', clause: 'K4.4' },
  { id: 'eliminated', clause: 'K4.8' },
  { id: 'tiebreak', clause: 'K5.1' },
  { id: 'tied', clause: 'K5.1' },
  { id: 'starter', clause: 'K5.5' },
  { id: 'round', clause: 'K5.6' },
] as const satisfies readonly { readonly id: string; readonly clause: KomandoClauseId }[];

export type KomandoTermId = (typeof komandoTerms)[number]['id'];
