/** What is done to the table, and what holds from now on. */
import type { RuleEffect } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { shuffle } from '../random.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as change from './changes.ts';
import * as damage from './damage.ts';
import { add, amountOf, type Deed, lasting, one, type Play } from './deeds.ts';
import { gear } from './in-play.ts';
import * as incoming from './incoming.ts';
import { OPEN } from './line.ts';
import { spanOf } from './state.ts';
import { clauseOf, isInPlay } from './table.ts';
import type { Asking } from './who.ts';

export function* rule(action: RuleEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, player, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);
  const deed = (does: () => boolean): Deed[] => one({ player, does });
  /** Without a span: while a card stays that is in play, else this turn. */
  const span = (given: Parameters<typeof spanOf>[0] | undefined) =>
    given ?? (isInPlay(state, source) && !state.table.includes(source) ? 'in-play' : 'this-turn');

  switch (action.effect) {
    case 'rearrange':
      return deed(() => {
        const komrades = state.line.filter((space) => space !== OPEN);
        if (action.how === 'reverse') komrades.reverse();
        else card.chance(state, (random) => shuffle(komrades, random), clause, report);
        const line = state.line.map((space) => (space === OPEN ? OPEN : (komrades.shift() as PlayerId)));
        change.lineUp(state, line);
        report?.({ type: 'rearranged', clause, visibility: 'public', line });
        return true;
      });

    case 'mill':
      return deed(() => {
        const isActions = action.deck === 'action';
        const pile = isActions ? state.draw : state.incomingDraw;
        const count = Math.min(action.count, pile.length);
        for (let i = 0; i < count; i++) {
          const id = (isActions ? state.draw : state.incomingDraw).at(-1) as CardId;
          if (isActions)
            card.move(state, 'discarded', player, id, { in: 'draw' }, { in: 'discard' }, clause, report);
          else {
            const [from, to] = [{ in: 'incomingDraw' }, { in: 'incomingDiscard' }] as const;
            card.move(state, 'incoming-discarded', player, id, from, to, clause, report);
          }
        }
        return count > 0;
      });

    case 'reshuffle':
      return deed(() => {
        card.shufflePile(state, action.deck, clause, report);
        return true;
      });

    case 'reverse-order':
      return deed(() => lasting(play, { force: 'reverse' }, action.for ?? 'this-turn'));

    case 'incoming':
      return deed(() => {
        for (let i = 0; i < action.count; i++) incoming.drawMore(state, report);
        return true;
      });

    case 'forbid': {
      const { who: whom, ...did } = action.what;
      return deed(() => lasting(play, { force: 'forbid', did, who: whom }, span(action.for)));
    }

    case 'skip':
      return deed(() => lasting(play, { force: 'skip', what: action.what }, span(action.for)));

    case 'remain': {
      const { for: last } = action;
      const until =
        last === 'next-turn'
          ? state.turn + 1
          : last === 'in-play' || last === 'game'
            ? null
            : spanOf(last, state.turn).until;
      return deed(() => {
        if (source < 0) return false;
        state.memory.remaining = state.memory.remaining.filter((one) => one.card !== source);
        state.memory.remaining.push({ card: source, until });
        return true;
      });
    }

    case 'spend':
    case 'repair': {
      const chosen = yield* gear(play, action.what);
      const amount = yield* amountOf(play, action.amount);
      return chosen.map(({ owner, id }) => ({
        player: owner,
        does: () => {
          const spent = damage.wear(state, owner, id, action.effect === 'spend' ? amount : -amount, report);
          if (action.effect === 'spend') add(frame, 'durability-spent', spent);
          return spent > 0;
        },
      }));
    }
  }
}
