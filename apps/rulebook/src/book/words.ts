/**
 * The markup of the rules' prose: `*emphasis*`, and ids of clauses and rulings, which are links. Nothing else.
 */
import { isRuleId, type RuleId } from '@komradery/cards';

export type Word =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: RuleId };

const MARK = /\*([^*]+)\*|\b([A-Z]{1,3}R?\d+(?:\.\d+[a-z]?)?)\b/g;

/**
 * Splits a text of the rules into what is to be set. Something that has the form of an id and is none stays text; the
 * proofreading of the built pages complains of it.
 *
 * @example
 * ```ts
 * words('The *last* one in wins (K1.2).');
 * // text 'The ', emphasis 'last', text ' one in wins (', rule 'K1.2', text ').'
 * ```
 */
export const words = (text: string): readonly Word[] => {
  const found: Word[] = [];
  let at = 0;
  const add = (until: number): void => {
    if (until > at) found.push({ kind: 'text', text: text.slice(at, until) });
  };
  for (const match of text.matchAll(MARK)) {
    const [whole, emphasis, id] = match;
    if (emphasis === undefined && !isRuleId(id)) continue;
    add(match.index);
    found.push(
      emphasis === undefined ? { kind: 'rule', id: id as RuleId } : { kind: 'emphasis', text: emphasis },
    );
    at = match.index + whole.length;
  }
  add(text.length);
  return found;
};
