/** Playing a card and using a thing: from hand or from before a Komrade into effect (F4.3, F4.4, F2.7, FR20, FR28). */
import type { Ability, CardText } from '@komradery/cards/language';
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import { canDo, clauseOf } from './actions.ts';
import * as card from './cards.ts';
import type { Report, Zone } from './events.ts';
import { isForbidden, mayUse, note, textFrame } from './notes.ts';
import type { Frame, FrontLineState, SourceId } from './state.ts';
import { actionCard, characterSource, textOf } from './table.ts';

/** Effects that change damage about to be dealt; they are offered when it is, not in windows (FR17). */
const SHIELDS = new Set(['reduce', 'prevent', 'limit', 'halve', 'redirect', 'share']);

const isShield = ({ body }: Ability): boolean => {
  const first = body[0]?.do[0]?.[0];
  return first !== undefined && SHIELDS.has(first.effect) && !('for' in first && first.for !== undefined);
};

/** Abilities that their owner sets off: those of equipment without a time of their own, and "at any time". */
const isOwn = ({ when }: Ability, source: SourceId): boolean =>
  when === undefined ? source > 0 : 'anytime' in when;

/** Whether a deck has a card that answers others: only then is a response ever asked for (FR36). */
export function answers(state: FrontLineState, kind: 'event' | 'maneuver'): boolean {
  return state.setup.deck.actions.some(
    (one) =>
      one.kind === 'event' &&
      effectsOf(one.text).some(
        (action) =>
          (action.effect === 'cancel' || action.effect === 'copy-card') &&
          (action.card === 'that' ||
            (typeof action.card === 'object' && (action.card.kind === kind || action.card.kind === 'card'))),
      ),
  );
}

export const effectsOf = (text: CardText) =>
  text.flatMap(({ body }) =>
    body.flatMap((sentence) => [...sentence.do, ...(sentence.otherwise ?? [])].flatMap((step) => [...step])),
  );

/**
 * What a Komrade may put to use: equipment before them (F4.4b), and their character's ability where it says so.
 *
 * @param shields - those that change damage about to be dealt, or all others
 */
export function usables(state: FrontLineState, player: PlayerId, shields: boolean): SourceId[] {
  if (isForbidden(state, { event: 'use', player })) return [];
  const sources = (state.gear[player] ?? []).map((gear) => gear.card);
  const character = state.characters[player] ?? -1;
  if (character >= 0) sources.push(characterSource(character));
  return sources.filter((source) => ownAbilities(state, source, shields).length > 0);
}

/** The abilities of a thing that can be used now. */
export const ownAbilities = (state: FrontLineState, source: SourceId, shields: boolean): number[] =>
  textOf(state, source).flatMap((ability, index) =>
    isOwn(ability, source) && isShield(ability) === shields && mayUse(state, source, index) ? [index] : [],
  );

/** Whether anything of an event could be done now (FR20). It looks at nothing but the table and the hand. */
export function canPlay(
  state: FrontLineState,
  player: PlayerId,
  id: CardId,
  answering: CardId | null,
): boolean {
  if (isForbidden(state, { event: 'play', player, kind: 'event' })) return false;
  const text = textOf(state, id);
  const frame = textFrame({ ...state, memory: { ...state.memory } }, { source: id, you: player, answering });
  const acts = (ability: Ability): boolean =>
    ability.body.some((sentence) =>
      [...sentence.do, ...(sentence.otherwise ?? [])].some((step) =>
        step.some((action) => canDo(state, frame, action, player)),
      ),
    );
  if (answering !== null) {
    return effectsOf(text).some(
      (action) =>
        (action.effect === 'cancel' || action.effect === 'copy-card') && canDo(state, frame, action, player),
    );
  }
  return text.some(
    (ability, index) =>
      mayUse(state, id, index) && (ability.when ? !('card' in ability.when) : acts(ability)),
  );
}

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

/** Whether a thing's text says itself what using it costs. */
export const saysCost = (state: FrontLineState, source: SourceId): boolean =>
  effectsOf(textOf(state, source)).some((action) => action.effect === 'spend' && action.what === 'this');
