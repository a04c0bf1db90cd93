/** What is done to Komrades. */
import type { PatientEffect } from '@komradery/cards/language';
import * as card from './cards.ts';
import * as change from './changes.ts';
import * as damage from './damage.ts';
import { add, amountOf, type Deed, lasting, one, type Play } from './deeds.ts';
import { draw, exchange, pickCards, show } from './hands.ts';
import { setHp, splitDamage } from './health.ts';
import * as moving from './moving.ts';
import { note } from './notes.ts';
import { movement } from './paths.ts';
import { TOP_HP } from './state.ts';
import { clauseOf, handOf, isOffLine } from './table.ts';
import * as who from './who.ts';
import { type Asking, KOMMISSAR } from './who.ts';

export function* patient(action: PatientEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, context, player, decider, others, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);
  if (player === KOMMISSAR && action.effect !== 'move' && action.effect !== 'push') return undefined;

  switch (action.effect) {
    case 'move':
    case 'push':
      return yield* movement(action, play);

    case 'swap': {
      const [other] = yield* who.select(context, action.with, decider, false, player);
      if (other === undefined || other === KOMMISSAR) return undefined;
      others.push(other);
      return one({ player, as: 'swap', does: () => moving.swapPlaces(state, player, other, source, report) });
    }

    case 'leave':
      return one({ player, as: 'leave', does: () => moving.leave(state, player, source, report) });

    case 'return': {
      if (!isOffLine(state, player)) return undefined;
      const { to } = action;
      const at = to === 'last' ? -1 : yield* who.place(context, to, player, decider);
      const left = state.offLine.find((one) => one.player === player)?.left ?? -1;
      return one({
        player,
        as: 'return',
        does: () =>
          moving.comeBack(
            state,
            player,
            to === 'last' ? who.lastSpace(state, left) : Math.min(at, state.line.length - 1),
            source,
            report,
          ),
      });
    }

    case 'damage': {
      if (isOffLine(state, player)) return undefined;
      if (action.split) return yield* splitDamage(action, play);
      const amount = yield* amountOf(play, action.amount);
      return one({ player, does: () => damage.propose(state, frame, player, amount, false) });
    }

    case 'hit':
      return one({ player, does: () => damage.strike(state, frame, player) });

    case 'reduce':
    case 'increase':
    case 'limit': {
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      const proposed = matter ? damage.proposedTo(matter, player, action.from, source) : undefined;
      const cap = action.effect === 'reduce' ? proposed : undefined;
      const amount = yield* amountOf(play, action.amount, cap);
      return one({
        player,
        does: () =>
          matter
            ? damage.alter(state, frame, matter, player, action.effect, amount, action.from, report)
            : lasting(
                play,
                { force: action.effect, players: [player], amount, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'prevent':
    case 'double':
    case 'halve': {
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      return one({
        player,
        does: () =>
          matter
            ? damage.alter(state, frame, matter, player, action.effect, 0, action.from, report)
            : lasting(
                play,
                { force: action.effect, players: [player], amount: 0, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'redirect': {
      const to = (yield* who.select(context, action.to, decider, false, player))[0];
      // FR45
      if (to === undefined || to === KOMMISSAR || to === player) return undefined;
      others.push(to);
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      const amount = action.amount === undefined ? null : yield* amountOf(play, action.amount);
      return one({
        player,
        does: () =>
          matter
            ? damage.redirect(state, matter, player, to, amount, action.from, source, report)
            : lasting(
                play,
                { force: 'redirect', players: [player], to: [to], amount, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'share': {
      const among = (yield* who.select(context, action.with, decider, false, player)).filter(
        (other) => other !== KOMMISSAR && other !== player,
      );
      if (among.length === 0) return undefined;
      others.push(...among);
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      return one({
        player,
        does: () =>
          matter
            ? damage.share(state, matter, player, among, action.from, source, report)
            : lasting(
                play,
                { force: 'share', players: [player], to: among, amount: null, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'gain': {
      const amount = yield* amountOf(play, action.amount);
      return one({
        player,
        as: 'gain',
        does: () => {
          const hp = state.hp[player] as number;
          const limit = Math.min(TOP_HP, action.limit ?? (state.startHp[player] as number));
          const by = Math.max(hp, Math.min(limit, hp + amount)) - hp;
          if (by <= 0) return false;
          change.setHp(state, player, hp + by);
          report?.({ type: 'gained', clause, visibility: 'public', player, amount: by, hp: hp + by });
          add(frame, 'hp-gained', by);
          note(state, { event: 'gain', player, source });
          return true;
        },
      });
    }

    case 'lose': {
      const amount = yield* amountOf(play, action.amount);
      return one({
        player,
        as: 'lose',
        does: () => {
          if (amount <= 0) return false;
          damage.loseHp(state, player, amount, 'lost', clause, report);
          add(frame, 'hp-given-up', amount);
          note(state, { event: 'lose', player, source });
          return true;
        },
      });
    }

    case 'set-hp': {
      const to = Math.min(TOP_HP, who.fixed(context, action.amount));
      return one({ player, does: () => setHp(play, player, to) });
    }

    case 'die':
      return one({
        player,
        does: () => {
          state.memory.doomed.push(player);
          return true;
        },
      });

    case 'draw': {
      const count = yield* amountOf(play, action.count);
      return one({ player, as: 'draw', does: () => draw(play, count) });
    }

    case 'fill':
      return one({
        player,
        as: 'draw',
        does: () => draw(play, action.to - handOf(state, player).length),
      });

    case 'trim':
    case 'discard': {
      const pick =
        action.effect === 'trim'
          ? { count: Math.max(0, handOf(state, player).length - action.to) }
          : action.cards;
      const cards = yield* pickCards(play, pick, player);
      return one({
        player,
        as: 'discard',
        does: () => {
          for (const id of cards) card.discard(state, player, id, { in: 'hand', of: player }, clause, report);
          add(frame, 'cards-discarded', cards.length);
          return cards.length > 0;
        },
      });
    }

    case 'give': {
      const [to] = yield* who.select(context, action.to, decider, true, player);
      if (to === undefined || to === KOMMISSAR || to === player) return undefined;
      others.push(to);
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards) {
            card.move(
              state,
              'given',
              player,
              id,
              { in: 'hand', of: player },
              { in: 'hand', of: to },
              clause,
              report,
            );
          }
          return cards.length > 0;
        },
      });
    }

    case 'reveal':
      return one({
        player,
        does: () => {
          const faceDown = state.faceDown[player] ?? null;
          const cards =
            action.what === 'hand' ? handOf(state, player).slice() : faceDown === null ? [] : [faceDown];
          return show(play, 'shown', player, cards);
        },
      });

    case 'exchange': {
      const [other] = yield* who.select(context, action.with, decider, true, player);
      if (other === undefined || other === KOMMISSAR || other === player) return undefined;
      others.push(other);
      return one({ player, does: () => exchange(play, other, action.what) });
    }

    case 'stack': {
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards) {
            const to = { in: action.to === 'top' ? 'draw' : 'drawBottom' } as const;
            card.move(state, 'stacked', player, id, { in: 'hand', of: player }, to, clause, report);
          }
          return cards.length > 0;
        },
      });
    }

    case 'replace': {
      const laid = state.faceDown[player] ?? null;
      if (laid === null || handOf(state, player).length === 0) return undefined;
      const id = yield { player, what: 'card', options: [], fromHand: { kind: null } };
      return one({
        player,
        does: () => {
          const hand = { in: 'hand', of: player } as const;
          const faceDown = { in: 'faceDown', of: player } as const;
          if (!handOf(state, player).includes(id)) return false;
          card.move(state, 'took-back', player, laid, faceDown, hand, clause, report);
          card.move(state, 'laid', player, id, hand, faceDown, clause, report);
          return true;
        },
      });
    }

    case 'initiative':
      return one({
        player,
        as: 'initiative',
        does: () => {
          if (state.initiative === player) return false;
          change.setInitiative(state, player);
          report?.({ type: 'initiative', clause, visibility: 'public', player });
          note(state, { event: 'initiative', player, source });
          return true;
        },
      });
  }
}
