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
  /** A path such as `cards[3].sword`, or `line 4, column 12`; empty for the whole. */
  readonly at: string;
  readonly problem: string;
  readonly suggestion?: string;
}
