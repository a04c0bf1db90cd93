/**
 * What may go wrong with data from outside is a value, not an exception. Exceptions are for our own bugs.
 *
 * @example
 * ```ts
 * import { err, ok, type Result } from '@komradery/cards';
 *
 * const half = (n: number): Result<number, string> => (n % 2 === 0 ? ok(n / 2) : err('odd'));
 * const answer = half(8);
 * answer.ok && answer.value; // 4
 * ```
 */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** One thing that is wrong with outside data: where it is, what is wrong, and what would work. */
export interface Problem {
  /** A path such as `cards[3].sword`; empty for the whole. */
  readonly at: string;
  /** Where in the text, if it came from one; lines and columns count from 1. */
  readonly place?: { readonly line: number; readonly column: number };
  readonly problem: string;
  readonly suggestion?: string;
}

/**
 * A problem as one line of text.
 *
 * @example
 * ```ts
 * import { printProblem } from '@komradery/cards';
 *
 * const problem = { at: 'cards[3]', place: { line: 9, column: 5 }, problem: '`shield` is missing.' };
 * printProblem(problem); // 'line 9, column 5, cards[3]: `shield` is missing.'
 * ```
 */
export function printProblem({ at, place, problem, suggestion }: Problem): string {
  const where = [place && `line ${place.line}, column ${place.column}`, at].filter(Boolean).join(', ');
  return [where && `${where}:`, problem, suggestion].filter(Boolean).join(' ');
}
