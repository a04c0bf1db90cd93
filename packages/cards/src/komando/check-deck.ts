/** What will play badly with a deck that loads well. */
import type { KomandoRuleId } from './clauses.ts';
import type { KomandoCard, KomandoDeck } from './deck.ts';
import { komandoNumbers } from './numbers.ts';
import { komandoDeckFindings } from './prose/en.ts';

export type KomandoDeckFindingCode = `komando/${
  | 'cannot-end'
  | 'no-damage'
  | 'group-cannot-fall'
  | 'group-cannot-recover'
  | 'group-collapses'
  | 'no-block'
  | 'one-blow'
  | 'identical-cards'}`;

export interface KomandoDeckFinding {
  /** Stable, for programs. */
  readonly code: KomandoDeckFindingCode;
  /** `error`: games may not end by the rules. `warning`: a part of the rules never comes up. `note`: worth a look. */
  readonly severity: 'error' | 'warning' | 'note';
  /** The rule that it bears on. */
  readonly rule: KomandoRuleId;
  /** The numbers of the cards it is about, counted from 1; none where it is about the whole deck. */
  readonly cards: readonly number[];
  readonly message: string;
  readonly mend: string;
}

/**
 * Everything that is odd about a deck, the gravest first; nothing for a deck that plays well. What is said to be
 * impossible is so whatever the order of the cards; what is possible may still be rare.
 *
 * @example
 * ```ts
 * import { checkKomandoDeck, komandoHouseDeck } from '@komradery/cards';
 *
 * checkKomandoDeck(komandoHouseDeck); // []
 *
 * const high = komandoHouseDeck.cards.map((card) => ({ ...card, shield: card.shield + 9 }));
 * checkKomandoDeck({ ...komandoHouseDeck, cards: high }).map(({ code }) => code); // ['komando/no-damage']
 * ```
 */
export function checkKomandoDeck({ cards }: KomandoDeck): KomandoDeckFinding[] {
  const gaps = extremes(cards, (attack, defence) => attack.sword - defence.shield);
  const shifts = extremes(cards, (attack, defence) => attack.group + defence.group);
  const meanShift = (2 * cards.reduce((sum, card) => sum + card.group, 0)) / cards.length;

  const noDamage = gaps.most <= 0;
  const groupFalls = shifts.least < 0;
  const found: KomandoDeckFinding[] = [];
  const report = (
    name: KomandoDeckFindingCode,
    severity: KomandoDeckFinding['severity'],
    rule: KomandoRuleId,
    about: readonly number[] = [],
  ) => found.push({ code: name, severity, rule, cards: about, ...komandoDeckFindings[name] });

  if (noDamage && !groupFalls) report('komando/cannot-end', 'error', 'KR19');
  if (noDamage && groupFalls) report('komando/no-damage', 'error', 'KR19');
  if (!noDamage && !groupFalls) report('komando/group-cannot-fall', 'warning', 'K1.3');
  if (groupFalls && shifts.most <= 0) report('komando/group-cannot-recover', 'warning', 'K4.9');
  if (meanShift <= -5) report('komando/group-collapses', 'warning', 'K1.3');
  if (gaps.least > 0) report('komando/no-block', 'warning', 'K4.3');
  if (gaps.most >= komandoNumbers.life) report('komando/one-blow', 'note', 'KR1');
  const alike = identical(cards);
  if (alike.length > 0) report('komando/identical-cards', 'note', 'KR18', alike);
  return found;
}

/** Least and most of a measure over all pairs of two different cards. */
function extremes(cards: readonly KomandoCard[], measure: (a: KomandoCard, b: KomandoCard) => number) {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, a] of cards.entries()) {
    for (const [j, b] of cards.entries()) {
      if (i === j) continue;
      const value = measure(a, b);
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}

/** The numbers of all cards that have a double. */
function identical(cards: readonly KomandoCard[]): number[] {
  const kinds = cards.map(({ sword, shield, group }) => [sword, shield, group].join());
  const times = new Map<string, number>();
  for (const kind of kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  return kinds.flatMap((kind, index) => ((times.get(kind) ?? 0) > 1 ? [index + 1] : []));
}
