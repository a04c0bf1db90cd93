/** What Komrades do: to target cards, to equipment, to cards in play, and by choosing. */
import type { ActorEffect } from '@komradery/cards/language';
import * as card from './cards.ts';
import * as change from './changes.ts';
import { amountOf, type Deed, one, type Play } from './deeds.ts';
import { canDo } from './feasible.ts';
import { pickCards, show, take } from './hands.ts';
import { cancel, cardInPlay, claim, endCard, gear, playedBy } from './in-play.ts';
import { opposite, type Way } from './line.ts';
import { isForbidden, note, textFrame } from './notes.ts';
import { playCard } from './playing.ts';
import { TARGET_CARDS, type TargetCard } from './state.ts';
import {
  clauseOf,
  freeTarget,
  handOf,
  incomingCard,
  incomingOfTurn,
  isAction,
  targetKomrade,
  targetSpace,
} from './table.ts';
import * as who from './who.ts';
import { type Asking, KOMMISSAR } from './who.ts';

export function* actorOf(action: ActorEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, context, player, others, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);

  const put = (target: TargetCard, type: 'target-placed' | 'target-moved'): boolean => {
    const komrade = targetKomrade(state, target);
    if (komrade !== undefined && isForbidden(state, { event: 'targeted', player: komrade, source }))
      return false;
    change.setTarget(state, target);
    report?.({ type, clause, visibility: 'public', target });
    note(state, { event: 'move-target', player, source });
    if (komrade !== undefined) note(state, { event: 'targeted', player: komrade, source });
    return true;
  };
  const moved = (target: TargetCard) => put(target, 'target-moved');

  switch (action.effect) {
    case 'move-target': {
      const chosen = yield* who.targets(context, action.target, player);
      const deeds: Deed[] = [];
      for (const target of chosen) {
        context.target = target.id;
        let at: TargetCard['at'] | undefined;
        if ('way' in action.to) {
          let { way } = action.to;
          if (way === 'either')
            way = (yield* who.pickOne(player, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
          const spaces = yield* amountOf(play, action.to.spaces, state.line.length);
          const from = targetSpace(state, target);
          if (from < 0) continue;
          const to = Math.max(
            0,
            Math.min(state.line.length - 1, from + (way === 'forward' ? -spaces : spaces)),
          );
          at = { space: to };
        } else {
          at = yield* who.destination(context, action.to, player, target);
        }
        if (!at) continue;
        const placed = { ...target, at };
        if ('komrade' in at) others.push(at.komrade);
        deeds.push({ player, as: 'move-target', does: () => moved(placed) });
      }
      return deeds;
    }

    case 'copy-target': {
      const [target] = yield* who.targets(context, action.target, player);
      if (!target || state.targets.length >= TARGET_CARDS) return undefined;
      const at = yield* who.destination(context, action.to, player, target);
      if (!at) return undefined;
      if ('komrade' in at) others.push(at.komrade);
      return one({
        player,
        does: () =>
          state.targets.length < TARGET_CARDS &&
          put({ ...target, id: freeTarget(state), at }, 'target-placed'),
      });
    }

    case 'swap-targets': {
      const [a] = yield* who.targets(context, action.target, player);
      if (!a) return undefined;
      const [b] = yield* who.targets(context, action.with, player, [a.id]);
      if (!b || b.id === a.id) return undefined;
      return one({
        player,
        as: 'move-target',
        does: () => {
          const first = moved({ ...a, at: b.at });
          return moved({ ...b, at: a.at }) || first;
        },
      });
    }

    case 'turn-target': {
      const chosen = yield* who.targets(context, action.target, player);
      const deeds: Deed[] = [];
      for (const target of chosen) {
        context.target = target.id;
        let way: Way;
        if (action.way === 'around') way = opposite(target.arrow);
        else if (action.way === 'either')
          way = (yield* who.pickOne(player, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
        else way = action.way;
        if (way === target.arrow) continue;
        deeds.push({
          player,
          as: 'move-target',
          does: () => {
            const turned = { ...target, arrow: way };
            change.setTarget(state, turned);
            report?.({ type: 'target-moved', clause, visibility: 'public', target: turned });
            note(state, { event: 'move-target', player, source });
            return true;
          },
        });
      }
      return deeds;
    }

    case 'place-target': {
      const of = source > 0 && !isAction(state, source) ? source : incomingOfTurn(state);
      if (of === undefined || state.targets.length >= TARGET_CARDS) return undefined;
      const at = yield* who.destination(context, action.to, player, undefined);
      if (!at) return undefined;
      if ('komrade' in at) others.push(at.komrade);
      const { arrow = 'backward' } = incomingCard(state, of);
      return one({
        player,
        does: () =>
          state.targets.length < TARGET_CARDS &&
          put({ id: freeTarget(state), card: of, at, arrow }, 'target-placed'),
      });
    }

    case 'remove-target': {
      const chosen = yield* who.targets(context, action.target, player);
      return chosen.map((target) => ({
        player,
        as: 'move-target' as const,
        does: () => {
          change.removeTarget(state, target.id);
          report?.({ type: 'target-removed', clause, visibility: 'public', target });
          return true;
        },
      }));
    }

    case 'take':
      return yield* take(action, play);

    case 'take-equipment': {
      const chosen = yield* gear(play, action.what, player);
      return chosen.map(({ owner, id }) => ({
        player,
        does: () => {
          if (owner === player) return false;
          card.move(
            state,
            'taken',
            player,
            id,
            { in: 'gear', of: owner },
            { in: 'gear', of: player },
            clause,
            report,
          );
          claim(state, id, player);
          return true;
        },
      }));
    }

    case 'break': {
      if (action.what === 'this') return one({ player, does: () => endCard(state, source, player, report) });
      const chosen = yield* gear(play, action.what);
      return chosen.map(({ owner, id }) => ({
        player: owner,
        as: 'break' as const,
        does: () => {
          if (!(state.gear[owner] ?? []).some((one) => one.card === id)) return false;
          card.discard(state, owner, id, { in: 'gear', of: owner }, clause, report);
          return true;
        },
      }));
    }

    case 'look': {
      const { at } = action;
      if ('top' in at) {
        return one({
          player,
          does: () => {
            const pile = at.deck === 'action' ? state.draw : state.incomingDraw;
            return show(play, 'looked', player, pile.slice(-at.top).reverse());
          },
        });
      }
      const whose = yield* who.select(context, 'hand' in at ? at.hand : at.faceDown, player, true);
      others.push(...whose);
      return whose.map((other) => ({
        player,
        does: () => {
          const faceDown = state.faceDown[other] ?? null;
          const cards = 'hand' in at ? handOf(state, other).slice() : faceDown === null ? [] : [faceDown];
          return show(play, 'looked', other, cards);
        },
      }));
    }

    case 'play': {
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards.slice().reverse()) playCard(state, player, id, clause, report);
          return cards.length > 0;
        },
      });
    }

    case 'cancel': {
      const id = yield* cardInPlay(play, action.card);
      if (id === undefined) return undefined;
      others.push(...playedBy(state, id));
      return one({
        player,
        as: 'cancel',
        does: () => cancel(play, id),
      });
    }

    case 'copy-card': {
      const id = yield* cardInPlay(play, action.card);
      if (id === undefined) return undefined;
      others.push(...playedBy(state, id));
      return one({
        player,
        does: () => {
          // A copy of a copy of itself would never end.
          if (
            state.memory.agenda.some(
              (one) => one.kind === 'text' && one.source === id && one.you === player && one.id !== frame.id,
            )
          )
            return false;
          if (id === source) return false;
          state.memory.agenda.push(textFrame(state, { source: id, you: player }));
          return true;
        },
      });
    }

    case 'choose-komrade': {
      const chosen = yield* who.select(context, action.choice, player, true);
      const komrades = chosen.filter((other) => other !== KOMMISSAR);
      others.push(...komrades);
      return one({ player, does: () => komrades.length > 0 });
    }

    case 'choose': {
      const offered = action.options.flatMap((option, index) =>
        option.some((one) => canDo(state, frame, one, player)) ? [index + 1] : [],
      );
      if (offered.length === 0) return undefined;
      const option = (yield* who.pickOne(player, 'option', offered)) - 1;
      return one({
        player,
        does: () => {
          frame.options.push({ player, option });
          return false;
        },
      });
    }
  }
}
