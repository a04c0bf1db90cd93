/** One attack and its defence (K4), outside the tiebreak and in it. */
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { discardHand, draw } from './piles.ts';
import { type Exchange, GROUP_CAP, HAND, type KomandoState } from './state.ts';
import { clockwiseFrom, faceOf, handOf, living, nextLiving } from './table.ts';

/** K4.1 */
export function revealSword(state: KomandoState, target: PlayerId, card: CardId, report?: Report): void {
  const player = state.turn;
  change.laySword(state, player, target, card);
  report?.({ type: 'attacked', clause: 'K4.1', visibility: 'public', player, target, card });
}

/** K4.2 */
export function revealShield(state: KomandoState, card: CardId, report?: Report): void {
  const player = (state.table as Exchange).target;
  change.layShield(state, player, card);
  report?.({ type: 'defended', clause: 'K4.2', visibility: 'public', player, card });
}

/** KR4: a target without a card defends with shield 0 and group 0. */
export function defendBare(state: KomandoState, report?: Report): void {
  const player = (state.table as Exchange).target;
  report?.({ type: 'defended', clause: 'KR4', visibility: 'public', player, card: null });
}

/** K2.2, K4.3 and KR1: sword against shield. */
export function countSwordAndShield(state: KomandoState, report?: Report): void {
  const { target, sword: attack, shield: defence } = state.table as Exchange;
  const { sword } = faceOf(state, attack);
  const shield = defence === null ? 0 : faceOf(state, defence).shield;
  if (sword <= shield) {
    report?.({ type: 'blocked', clause: 'K4.3', visibility: 'public', player: target, sword, shield });
    return;
  }
  const amount = state.setup.rulings.damage === 'full-sword' ? sword : sword - shield;
  const life = (state.life[target] as number) - amount;
  change.setLife(state, target, life);
  report?.({
    type: 'damaged',
    clause: 'KR1',
    visibility: 'public',
    player: target,
    sword,
    shield,
    amount,
    life,
  });
}

/** K4.4: both group icons together, and then the cap, once (K3.2, KR2). */
export function countGroup(state: KomandoState, report?: Report): void {
  const { sword, shield } = state.table as Exchange;
  const by = faceOf(state, sword).group + (shield === null ? 0 : faceOf(state, shield).group);
  change.setGroup(state, state.group + by);
  report?.({ type: 'group-counted', clause: 'K4.4', visibility: 'public', by, group: state.group });
  if (change.overCap(state.group)) {
    change.setGroup(state, GROUP_CAP);
    report?.({ type: 'group-capped', clause: 'K3.2', visibility: 'public', group: GROUP_CAP });
  }
}

/** K3.5: played cards are used. */
export function clearTable(state: KomandoState, report?: Report): void {
  const { sword, shield } = state.table as Exchange;
  change.clearTable(state);
  report?.({
    type: 'table-cleared',
    clause: 'K3.5',
    visibility: 'public',
    cards: shield === null ? [sword] : [sword, shield],
  });
}

/** K4.8, and KR13 in a tiebreak: whoever is at 0 life or less is out, and their cards are discarded (KR6). */
export function eliminateFallen(state: KomandoState, report?: Report): void {
  for (let player = 0; player < state.setup.players; player++) {
    if (state.out[player] || (state.life[player] as number) > 0) continue;
    change.eliminate(state, player);
    report?.({ type: 'eliminated', clause: state.tiebreak ? 'KR13' : 'K4.8', visibility: 'public', player });
    discardHand(state, player, 'KR6', report);
  }
}

/**
 * K4.5: the attacker draws a card, then the target, unless they were eliminated (KR7). Nobody else can be short of
 * three here while there are cards to draw.
 */
export function drawBack(state: KomandoState, report?: Report): void {
  for (const player of clockwiseFrom(state, state.turn, living(state))) {
    draw(state, player, HAND - handOf(state, player).length, 'K4.5', report);
  }
}

/** K4.6, past those who are out (KR5). */
export function passTurn(state: KomandoState, report?: Report): void {
  const player = nextLiving(state, state.turn);
  const skipped = player !== (state.turn + 1) % state.setup.players;
  state.turn = player;
  report?.({ type: 'turn-passed', clause: skipped ? 'KR5' : 'K4.6', visibility: 'public', player });
}
