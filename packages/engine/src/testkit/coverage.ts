/** How often a run of games came by each clause, ruling and transition. */
import type { GameEvent } from '../game.ts';

export class Coverage {
  games = 0;
  commands = 0;
  longest = 0;
  readonly clauses = new Map<string, number>();
  readonly transitions = new Map<string, number>();
  readonly refusals = new Map<string, number>();
  readonly endings = new Map<string, number>();

  note(event: GameEvent): void {
    count(this.clauses, event.clause);
    const { via } = event as { via?: readonly string[] };
    for (const transition of via ?? []) count(this.transitions, transition);
  }

  /** A table of what was reached how often, and what was not. */
  report(expected: { readonly clauses: readonly string[]; readonly transitions: readonly string[] }): string {
    const lines = [`${this.games} games, ${this.commands} commands, the longest game ${this.longest}`];
    lines.push(`endings: ${row([...this.endings].sort())}`);
    for (const [title, ids, counts] of [
      ['clauses and rulings', expected.clauses, this.clauses],
      ['transitions', expected.transitions, this.transitions],
    ] as const) {
      const reached = ids.filter((id) => counts.has(id));
      lines.push(`${title}: ${reached.length} of ${ids.length} reached by events`);
      lines.push(`  ${row(reached.map((id) => [id, counts.get(id) ?? 0]))}`);
      const missed = ids.filter((id) => !counts.has(id));
      if (missed.length > 0) lines.push(`  never: ${missed.join(' ')}`);
    }
    lines.push(`refusals: ${row([...this.refusals].sort())}`);
    return lines.join('\n');
  }
}

export function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const row = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([id, times]) => `${id} ${times}`).join('  ');
