/** What could be done as the table stands: what an option, or an event in a window, would come to (FR20). */
import {
  type Ability,
  type Action,
  type CardInPlay,
  isActor,
  isPatient,
  type TargetCards,
  type Who,
} from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import { isForbidden, mayUse } from './notes.ts';
import { type FrontLineState, type Scope, TARGET_CARDS, type TargetCard } from './state.ts';
import { actionCard, incomingOfTurn, isAction, isOffLine, targetKomrade, textOf } from './table.ts';
import { effectsOf, fitsWindow } from './usable.ts';
import type { Context } from './who.ts';
import * as who from './who.ts';

/** Effects that reach Komrades off the line (FR15). */
export const REACHES = new Set<string>([
  'return',
  'gain',
  'lose',
  'set-hp',
  'draw',
  'fill',
  'discard',
  'trim',
  'give',
  'reveal',
  'exchange',
  'stack',
  'replace',
  'initiative',
  'reduce',
  'increase',
  'limit',
  'prevent',
  'double',
  'halve',
  'redirect',
  'share',
  'die',
]);

/** Action cards played or turned up, and not yet resolved. */
export function cardsToAnswer(
  state: FrontLineState,
  context: Context,
  what: Exclude<CardInPlay, 'that' | 'incoming'>,
  self: number,
): CardId[] {
  const of = what.of === undefined ? undefined : who.anyOf(context, what.of);
  const found: CardId[] = [];
  for (const one of state.memory.agenda) {
    if (one.kind !== 'text' || one.only || one.source <= 0 || one.source === self) continue;
    if (!isAction(state, one.source) || !state.table.includes(one.source)) continue;
    if (state.memory.cancelled.includes(one.source) || found.includes(one.source)) continue;
    if (what.kind !== 'card' && actionCard(state, one.source).kind !== what.kind) continue;
    if (of && !of.includes(one.you)) continue;
    if (what.cancels && !cancels(state, one.source)) continue;
    found.push(one.source);
  }
  return found;
}

const cancels = (state: FrontLineState, id: CardId): boolean =>
  textOf(state, id).some(({ body }) =>
    body.some((sentence) => sentence.do.some((step) => step.some(({ effect }) => effect === 'cancel'))),
  );

/**
 * Whether an action could come to anything as the table stands: somebody to do it to, a target card to move, and so on.
 * It looks at nothing that the one who acts may not see.
 */
export function canDo(state: FrontLineState, frame: Scope, action: Action, actor: PlayerId): boolean {
  const context: Context = { state, scope: frame, that: frame.that, target: frame.target, actor };
  const some = (selector: Who, reach: boolean): boolean =>
    selector === 'kommissar' ||
    who.anyOf({ ...context, actor }, selector).some((one) => reach || !isOffLine(state, one));
  const whom = isPatient(action) || isActor(action) ? action.who : undefined;
  if (whom !== undefined && !some(whom, REACHES.has(action.effect) || isActor(action))) return false;
  switch (action.effect) {
    case 'return':
      return who.anyOf(context, action.who).some((one) => isOffLine(state, one));
    case 'swap':
      return some(action.with, false);
    case 'redirect':
    case 'give':
      return some(action.to, action.effect === 'give');
    case 'exchange':
    case 'share':
      return some(action.with, true);
    case 'move-target': {
      const chosen = targetsFor(context, action.target);
      const { to } = action;
      if ('way' in to || !('komrade' in to)) return chosen.length > 0;
      // FR20
      return chosen.some((target) => {
        const pointed = targetKomrade(state, target);
        const selector = to.komrade;
        const others = who.anyOf({ ...context, actor: -1 }, selector).filter((one) => !isOffLine(state, one));
        return typeof selector === 'object' && selector.other
          ? others.some((one) => one !== pointed)
          : others.length > 0;
      });
    }
    case 'turn-target':
    case 'remove-target':
      return targetsFor(context, action.target).length > 0;
    case 'copy-target':
      return targetsFor(context, action.target).length > 0 && state.targets.length < TARGET_CARDS;
    case 'place-target':
      return state.incoming.length > 0 && state.targets.length < TARGET_CARDS;
    case 'swap-targets':
      return state.targets.length > 1 && targetsFor(context, action.target).length > 0;
    case 'cancel':
    case 'copy-card':
      if (action.card === 'that') return frame.answering !== null;
      if (action.card === 'incoming') return incomingOfTurn(state) !== undefined;
      return cardsToAnswer(state, context, action.card, frame.source).length > 0;
    case 'take':
      return action.from === 'discard-pile' ? state.discard.length > 0 : some(action.from.hand, true);
    case 'take-equipment':
    case 'break':
      return action.what === 'this' || state.gear.some((own) => own.length > 0);
    case 'replace':
      return who.anyOf(context, action.who).some((one) => (state.faceDown[one] ?? null) !== null);
    case 'choose':
      return action.options.some((option) => option.some((one) => canDo(state, frame, one, actor)));
    default:
      return true;
  }
}

const targetsFor = (context: Context, what: TargetCards): TargetCard[] => {
  const { state, scope } = context;
  if (what === 'this') return state.targets.filter((one) => one.card === scope.source);
  if (what === 'that') return state.targets.filter((one) => one.id === context.target);
  return who.matchingTargets(context, what);
};

/** A text that is not going to be run. */
const probe = (source: number, you: PlayerId, answering: CardId | null): Scope => ({
  id: -1,
  source,
  you,
  that: [],
  target: null,
  answering,
  answers: [],
  warned: false,
  spared: [],
  results: {},
  matter: null,
});

/** Whether anything of an event could be done now (FR20). It looks at nothing but the table and the hand. */
export function canPlay(
  state: FrontLineState,
  player: PlayerId,
  id: CardId,
  answering: CardId | null,
): boolean {
  if (isForbidden(state, { event: 'play', player, kind: 'event' })) return false;
  const text = textOf(state, id);
  const frame = probe(id, player, answering);
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
      mayUse(state, id, index) &&
      fitsWindow(state, ability) &&
      (ability.when && !('anytime' in ability.when) ? !('card' in ability.when) : acts(ability)),
  );
}
