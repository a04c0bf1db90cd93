import { message, refusal } from './prose/en.ts';

type Wording = typeof refusal;

/** What kind of thing is not compiled. */
export type RefusalCode = keyof Wording;

/** What the reason of a refusal names. */
export type RefusalDetails<K extends RefusalCode> = Parameters<Wording[K]>;

/** A part of a machine that cannot be compiled so that it runs exactly as XState runs it. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Path of the state, keys joined by dots; the machine's id for the root. */
  readonly state: string;
  /** The part of the state, such as `invoke` or `on.GO[0].actions[1]`; empty for the state as a whole. */
  readonly at: string;
  readonly reason: string;
}

export const refuse = <K extends RefusalCode>(
  state: string,
  at: string,
  code: K,
  ...details: RefusalDetails<K>
): Refusal => ({
  code,
  state,
  at,
  reason: (refusal[code] as (...details: unknown[]) => string)(...details),
});

/** Thrown for a machine that is not compiled; `refusals` lists every reason at once. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
  readonly refusals: readonly Refusal[];

  constructor(id: string, refusals: readonly Refusal[]) {
    super(
      message.refused(
        id,
        refusals.map(({ state, at, reason }) => `${at ? `${state}, ${at}` : state}: ${reason}`),
      ),
    );
    this.refusals = refusals;
  }
}
