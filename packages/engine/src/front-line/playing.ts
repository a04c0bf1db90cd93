/** Playing a card and using a thing: from hand or from before a Komrade into effect (F4.3, F4.4, F2.7, FR28). */
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import type { Report, Zone } from './events.ts';
import { note, textFrame } from './notes.ts';
import type { Frame, FrontLineState, SourceId } from './state.ts';
import { actionCard, clauseOf } from './table.ts';
import { answers, ownAbilities } from './usable.ts';

/** A card is put into effect from a hand, and goes where it belongs when it is done. */
export function playCard(
  state: FrontLineState,
  player: PlayerId,
  id: CardId,
  clause: ClauseId,
  report?: Report,
  type: 'played' | 'revealed' = 'played',
  from: Zone = { in: 'hand', of: player },
): void {
  const { kind } = actionCard(state, id);
  const { agenda } = state.memory;
  if (kind === 'equipment') {
    card.move(
      state,
      type === 'revealed' ? 'equipped' : 'played',
      player,
      id,
      from,
      { in: 'gear', of: player },
      'F4.4b',
      report,
    );
    // Only what waits for its time is set up; the rest is its owner's to use.
    agenda.push(textFrame(state, { source: id, you: player }));
    note(state, { event: 'play', player, kind, source: id });
    return;
  }
  card.move(state, type, player, id, from, { in: 'table' }, clause, report);
  agenda.push({ kind: 'settle', card: id, player });
  agenda.push(textFrame(state, { source: id, you: player }));
  if (answers(state, kind)) agenda.push(responseTo(id));
  note(state, { event: 'play', player, kind, source: id }, id);
}

const responseTo = (answering: CardId): Frame => ({
  kind: 'window',
  window: 'response',
  asked: null,
  answers: [],
  used: [],
  answering,
});

/** F2.7: a thing is used; it loses 1 durability, unless its own text says what it loses (FR28). */
export function use(
  state: FrontLineState,
  player: PlayerId,
  source: SourceId,
  shields: boolean,
  matter: { frame: number; player: PlayerId } | null,
  report?: Report,
): void {
  const abilities = ownAbilities(state, source, shields);
  report?.({ type: 'used', clause: clauseOf(state, source), visibility: 'public', player, source });
  if (source > 0) state.memory.agenda.push({ kind: 'settle', card: source, player });
  for (const ability of abilities.slice().reverse()) {
    state.memory.agenda.push(textFrame(state, { source, you: player, only: true, ability, matter }));
  }
  note(state, { event: 'use', player, source });
}
