/** Movement along the line: so many spaces one way, to a place, toward something or away from it. */
import type { PatientEffect } from '@komradery/cards/language';
import { add, amountOf, type Deed, one, type Play } from './deeds.ts';
import { opposite, type Way } from './line.ts';
import * as moving from './moving.ts';
import { note } from './notes.ts';
import { spaceOf } from './table.ts';
import * as who from './who.ts';
import { type Asking, KOMMISSAR } from './who.ts';

export function* movement(
  action: Extract<PatientEffect, { effect: 'move' | 'push' }>,
  play: Play,
): Asking<Deed[] | undefined> {
  const { state, frame, context, player, decider, report } = play;
  const { path } = action;
  const { source } = frame;
  const as = action.effect === 'push' ? 'pushed' : player === frame.you ? 'move' : 'moved';

  /** One step at a time, so that each sees the line as it is by then. */
  const walk = (steps: number, way: (at: number) => Way | undefined): Deed[] =>
    one({
      player,
      as,
      does: () => {
        let walked = 0;
        while (walked < steps) {
          const to = way(spaceOf(state, player));
          if (!to || !moving.step(state, player, to, source, report)) break;
          walked++;
        }
        add(frame, 'spaces-moved', walked);
        if (walked > 0) note(state, { event: as, player, source });
        return walked > 0;
      },
    });

  if ('to' in path) {
    if (player === KOMMISSAR) return undefined;
    const to = yield* who.place(context, path.to, player, decider);
    if (to < 0) return undefined;
    return walk(state.line.length, (at) =>
      at < 0 || at === to ? undefined : at > to ? 'forward' : 'backward',
    );
  }
  if ('way' in path) {
    let { way } = path;
    if (way === 'either') way = (yield* who.pickOne(decider, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
    const steps = yield* amountOf(play, path.spaces, state.line.length);
    const to = way;
    if (player !== KOMMISSAR) return walk(steps, () => to);
    return one({
      player,
      does: () => {
        let walked = 0;
        while (walked < steps && moving.stepKommissar(state, to, 'FR29', report)) walked++;
        add(frame, 'spaces-moved', walked);
        return walked > 0;
      },
    });
  }
  if (player === KOMMISSAR) return undefined;
  const toward = 'toward' in path;
  const anchor = toward ? path.toward : path.away;
  let there: () => number;
  if (anchor === 'target') {
    there = () => who.anchorSpace(context, 'target');
  } else {
    const [other] = yield* who.select(context, anchor, decider, false, player);
    if (other === undefined || other === player) return undefined;
    if (other !== KOMMISSAR) play.others.push(other);
    there = () => (other === KOMMISSAR ? state.line.length : spaceOf(state, other));
  }
  const beside = anchor === 'target' ? 0 : 1;
  const steps = yield* amountOf(play, path.spaces, state.line.length);
  return walk(steps, (at) => {
    const goal = there();
    if (at < 0 || goal < 0) return undefined;
    const near: Way = goal < at ? 'forward' : 'backward';
    if (!toward) return opposite(near);
    return Math.abs(goal - at) <= beside ? undefined : near;
  });
}
