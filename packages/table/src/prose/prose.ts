import type { PlayerId } from '@komradery/engine';

/** The words around any game in one language. Numbers and names go through it too, so that a language can write them its way. */
export interface HouseProse {
  /** BCP 47. */
  readonly language: string;
  readonly number: (n: number) => string;
  readonly signed: (n: number) => string;
  readonly player: (id: PlayerId) => string;
  readonly list: (items: readonly string[]) => string;

  readonly plate: (n: number) => string;
  readonly clauses: string;
  readonly log: string;
  readonly chartAt: (states: string) => string;
  /** The element fills in the numbers: it is handed `{n}` and `{of}`. */
  readonly step: (n: string, of: string) => string;
  readonly steps: string;
  readonly controls: string;
  readonly first: string;
  readonly back: string;
  readonly forward: string;
  readonly last: string;
}
