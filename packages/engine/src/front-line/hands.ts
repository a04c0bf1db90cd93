/** Cards between hands, piles and eyes: drawn, shown, exchanged, picked and taken. */
import type { ActorEffect, CardPick } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as change from './changes.ts';
import { add, amountOf, type Deed, one, type Play } from './deeds.ts';
import { setHp } from './health.ts';
import { actionCard, clauseOf, handOf } from './table.ts';
import * as who from './who.ts';
import { type Asking, KOMMISSAR } from './who.ts';

export function draw({ state, frame, player, report }: Play, count: number): boolean {
  const drawn = card.drawCards(state, player, count, clauseOf(state, frame.source), report);
  add(frame, 'cards-drawn', drawn);
  return drawn > 0;
}

export function show(
  { state, frame, player, report }: Play,
  type: 'shown' | 'looked',
  whose: PlayerId,
  cards: readonly CardId[],
): boolean {
  if (cards.length === 0) return false;
  report?.({
    type,
    clause: clauseOf(state, frame.source),
    visibility: type === 'shown' ? 'public' : [player],
    player: type === 'shown' ? whose : player,
    cards,
  });
  return true;
}

export function exchange(
  play: Play,
  other: PlayerId,
  what: 'hands' | 'face-down' | 'hp' | 'equipment',
): boolean {
  const { state, frame, player, report } = play;
  const clause = clauseOf(state, frame.source);
  switch (what) {
    case 'hands': {
      const [mine, theirs] = [handOf(state, player).slice(), handOf(state, other).slice()];
      const give = (from: PlayerId, to: PlayerId, cards: readonly CardId[]) => {
        for (const id of cards) {
          card.move(
            state,
            'given',
            from,
            id,
            { in: 'hand', of: from },
            { in: 'hand', of: to },
            clause,
            report,
          );
        }
      };
      give(player, other, mine);
      give(other, player, theirs);
      return mine.length + theirs.length > 0;
    }
    case 'face-down': {
      const cards = [state.faceDown[other] ?? null, state.faceDown[player] ?? null] as const;
      if (cards[0] === null && cards[1] === null) return false;
      change.exchangeFaceDown(state, [player, other], cards);
      report?.({
        type: 'exchanged-face-down',
        clause,
        visibility: [player, other],
        players: [player, other],
        cards,
      });
      return true;
    }
    case 'hp': {
      const [mine, theirs] = [state.hp[player] as number, state.hp[other] as number];
      const limit = (one: PlayerId, hp: number) => Math.min(hp, state.startHp[one] as number);
      const done = setHp(play, player, limit(player, theirs));
      return setHp(play, other, limit(other, mine)) || done;
    }
    case 'equipment':
      if ((state.gear[player] ?? []).length + (state.gear[other] ?? []).length === 0) return false;
      change.exchangeGear(state, [player, other]);
      report?.({ type: 'exchanged-gear', clause, visibility: 'public', players: [player, other] });
      return true;
  }
}

/**
 * Cards from a hand, one at a time. Their owner picks; anybody else does not see them, so chance does. Who is asked, and
 * how often, depends on how many cards there are and on nothing that is hidden.
 */
export function* pickCards(play: Play, cards: CardPick, owner: PlayerId): Asking<CardId[]> {
  const { state, decider } = play;
  const kind = cards.kind ?? null;
  const held = handOf(state, owner).length;
  if (cards.count === 'all') return who.ofKind(state, owner, kind).slice();
  const count = Math.min(held, yield* amountOf(play, cards.count, held));
  if (kind === null && count >= held) return handOf(state, owner).slice();
  const chosen: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const left = who.ofKind(state, owner, kind).filter((id) => !chosen.includes(id));
    if (cards.random || decider !== owner) {
      if (left.length === 0) break;
      chosen.push(left[yield { below: left.length }] as CardId);
      continue;
    }
    const id: number = yield { player: owner, what: 'card', options: [], fromHand: { kind } };
    if (id > 0 && left.includes(id)) chosen.push(id);
  }
  return chosen;
}

export function* take(
  action: Extract<ActorEffect, { effect: 'take' }>,
  play: Play,
): Asking<Deed[] | undefined> {
  const { state, frame, context, player, others, report } = play;
  const clause = clauseOf(state, frame.source);
  const { cards, from } = action;
  const kind = cards.kind ?? null;
  if (from === 'discard-pile') {
    const such = () => state.discard.filter((id) => kind === null || actionCard(state, id).kind === kind);
    const found = such();
    const count =
      cards.count === 'all'
        ? found.length
        : Math.min(found.length, yield* amountOf(play, cards.count, found.length));
    const chosen: CardId[] = [];
    while (chosen.length < count) {
      const left = found.filter((id) => !chosen.includes(id));
      chosen.push(
        cards.count === 'all'
          ? (left[0] as CardId)
          : cards.random
            ? (left[yield { below: left.length }] as CardId)
            : yield* who.pickOne(player, 'card', left),
      );
    }
    return one({
      player,
      does: () => {
        for (const id of chosen) {
          if (!state.discard.includes(id)) continue;
          card.move(
            state,
            'taken',
            player,
            id,
            { in: 'discard' },
            { in: 'hand', of: player },
            clause,
            report,
          );
        }
        return chosen.length > 0;
      },
    });
  }
  const [other] = yield* who.select(context, from.hand, player, true, player);
  if (other === undefined || other === KOMMISSAR || other === player) return undefined;
  others.push(other);
  const chosen = yield* pickCards(play, cards, other);
  return one({
    player,
    does: () => {
      for (const id of chosen) {
        if (!handOf(state, other).includes(id)) continue;
        card.move(
          state,
          'taken',
          player,
          id,
          { in: 'hand', of: other },
          { in: 'hand', of: player },
          clause,
          report,
        );
      }
      return chosen.length > 0;
    },
  });
}
