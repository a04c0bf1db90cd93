/** What a Komrade has before them and may put to use, and when (F4.4b, FR17, FR36). */
import type { Ability, CardText } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { isForbidden, mayUse } from './notes.ts';
import type { FrontLineState, SourceId } from './state.ts';
import { characterSource, textOf, topFrame } from './table.ts';

/** Effects that change damage about to be dealt; they are offered when it is, not in windows (FR17). */
const SHIELDS = new Set(['reduce', 'prevent', 'limit', 'halve', 'redirect', 'share']);

const isShield = ({ body }: Ability): boolean => {
  const first = body[0]?.do[0]?.[0];
  return first !== undefined && SHIELDS.has(first.effect) && !('for' in first && first.for !== undefined);
};

/** Abilities that their owner sets off: those of equipment without a time of their own, and "at any time". */
const isOwn = ({ when }: Ability, source: SourceId): boolean =>
  when === undefined ? source > 0 : 'anytime' in when;

/** Whether the window that is open is one in which the ability may be set off. */
export function fitsWindow(state: FrontLineState, { when }: Ability): boolean {
  if (when === undefined || !('anytime' in when) || when.only === undefined) return true;
  const top = topFrame(state);
  return top?.kind === 'window' && top.window === when.only;
}

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
    isOwn(ability, source) &&
    isShield(ability) === shields &&
    fitsWindow(state, ability) &&
    mayUse(state, source, index)
      ? [index]
      : [],
  );

/** Whether a thing's text says itself what using it costs. */
export const saysCost = (state: FrontLineState, source: SourceId): boolean =>
  effectsOf(textOf(state, source)).some((action) => action.effect === 'spend' && action.what === 'this');
