/**
 * Commands as people write them: `attack P3 with #17`, `defend with #4`, `discard #9`. Reading forgives case, spaces,
 * missing words and marks: `a 3 17`, `Attack p3 #17`, `d4`.
 */
import type { NotationError } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import type { KomandoCommand } from './commands.ts';
import { notationErrors } from './prose/en.ts';

const MAX_LENGTH = 80;

const FORMS = {
  attack: 'attack P3 with #17',
  defend: 'defend with #4',
  discard: 'discard #9',
} as const;

export function print(command: KomandoCommand): string {
  switch (command.type) {
    case 'attack':
      return `attack P${command.target + 1} with #${command.card}`;
    case 'defend':
      return `defend with #${command.card}`;
    case 'discard':
      return `discard #${command.card}`;
  }
}

export function parse(text: string): Result<KomandoCommand, NotationError> {
  const fail = (column: number, message: string, suggestion?: string) =>
    err<NotationError>(suggestion === undefined ? { column, message } : { column, message, suggestion });

  if (text.length > MAX_LENGTH) return fail(MAX_LENGTH + 1, notationErrors.tooLong(MAX_LENGTH));
  const verb = /^\s*([a-z]+?)(?=p?\s*\d|[^a-z]|$)/i.exec(text);
  const type = verb && verbOf((verb[1] as string).toLowerCase());
  if (!verb || !type) {
    return fail(text.search(/\S|$/) + 1, notationErrors.noVerb(), Object.values(FORMS).join(', '));
  }

  let at = verb[0].length;
  const take = (pattern: RegExp): number | undefined => {
    const match = pattern.exec(text.slice(at));
    if (!match) return undefined;
    at += match[0].length;
    return Number(match[1]);
  };

  const afterVerb = at;
  const target = type === 'attack' ? take(/^\s*p?\s*(\d{1,2})(?!\d)/i) : 1;
  if (target === undefined || target < 1)
    return fail(column(text, afterVerb), notationErrors.noPlayer(), FORMS.attack);
  const card = take(/^\s*(?:with)?\s*#?\s*(\d{1,3})(?!\d)/i);
  if (card === undefined) return fail(column(text, at), notationErrors.noCard(), FORMS[type]);
  const rest = text.slice(at).search(/[^\s.]/);
  if (rest >= 0) return fail(at + rest + 1, notationErrors.leftOver(), FORMS[type]);

  return ok(type === 'attack' ? { type, card, target: target - 1 } : { type, card });
}

/** The first column at or after `at` that holds something. */
const column = (text: string, at: number): number => at + text.slice(at).search(/\S|$/) + 1;

/** A verb, or its beginning as far as that is clear; `d` alone is to defend, since one rarely discards. */
function verbOf(word: string): KomandoCommand['type'] | undefined {
  if ('attack'.startsWith(word)) return 'attack';
  if ('defend'.startsWith(word)) return 'defend';
  if ('discard'.startsWith(word)) return 'discard';
  return undefined;
}
