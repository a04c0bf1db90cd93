/** Deaths, one by one from the front to the rear, each followed by the Kommissar's step (F6, FR2, FR3, FR8). */
import type { ClauseId, PlayerId } from '../game.ts';
import { discardAll } from './cards.ts';
import * as change from './changes.ts';
import type { Report } from './events.ts';
import { dropTargets, stepKommissar } from './moving.ts';
import { countUse, dueFrame, isForbidden, note, setOff } from './notes.ts';
import type { DeathsFrame, FrontLineState } from './state.ts';
import { fromFront, fromInitiative, living, spaceOf, topFrame } from './table.ts';

const isDying = (state: FrontLineState, player: PlayerId): boolean =>
  (state.hp[player] as number) <= 0 || state.memory.doomed.includes(player);

/** Those who are to die, from the front. */
const dying = (state: FrontLineState): PlayerId[] =>
  fromFront(
    state,
    living(state).filter((player) => isDying(state, player)),
  );

export const someoneIsDying = (state: FrontLineState): boolean => dying(state).length > 0;

/**
 * The next death of the step: whoever has an ability that comes before it is heard first, then the Komrade is removed and
 * the Kommissar steps.
 */
export function nextDeath(state: FrontLineState, report?: Report): void {
  const frame = topFrame(state) as DeathsFrame;
  const [player] = dying(state);
  if (player === undefined) return;
  const happening = { event: 'die', player, source: null } as const;
  for (const you of fromInitiative(state, living(state))) {
    const waiting = setOff(state, happening, true).find(
      (one) => one.you === you && !frame.heard.includes(`${one.id}:${player}`),
    );
    if (!waiting) continue;
    frame.heard.push(`${waiting.id}:${player}`);
    waiting.times++;
    countUse(state, waiting.source, waiting.ability);
    state.memory.agenda.push(dueFrame(state, waiting, player, { matter: { frame: frame.id, player } }));
    return;
  }
  if (frame.spared.includes(player) || isForbidden(state, happening)) {
    spare(state, player, report);
    return;
  }
  remove(state, player, report);
  frame.died.push(player);
  frame.steps++;
  state.memory.lastDead = frame.died.slice();
}

/** F6.3: each time, the Kommissar at once moves one space forward. */
export function kommissarFollows(state: FrontLineState, report?: Report): void {
  const frame = topFrame(state) as DeathsFrame;
  frame.steps--;
  stepKommissar(state, 'forward', 'F6.3', report);
}

export const kommissarIsDue = (state: FrontLineState): boolean => {
  const frame = topFrame(state);
  return frame?.kind === 'deaths' && frame.steps > 0;
};

/** One who does not die after all lives on with 1 HP, if the card that says so gave them no more. */
function spare(state: FrontLineState, player: PlayerId, report?: Report): void {
  state.memory.doomed = state.memory.doomed.filter((one) => one !== player);
  if ((state.hp[player] as number) > 0) return;
  change.setHp(state, player, 1);
  report?.({ type: 'hp-set', clause: 'F6.1', visibility: 'public', player, amount: 1, hp: 1 });
}

/** F6.1, F6.2 */
function remove(state: FrontLineState, player: PlayerId, report?: Report): void {
  const space = spaceOf(state, player);
  note(state, { event: 'die', player, source: null });
  change.die(state, player);
  report?.({ type: 'died', clause: 'F6.1', visibility: 'public', player });
  dropTargets(state, player, space, report);
  discardAll(state, player, 'FR2', report);
  const { memory } = state;
  memory.doomed = memory.doomed.filter((one) => one !== player);
}

/** The deaths of a step are done. */
export function closeDeaths(state: FrontLineState): void {
  state.memory.agenda.pop();
}

// How it ends --------------------------------------------------------------------------------------------------------

/** F4.8 */
export const isDecided = (state: FrontLineState): boolean => living(state).length <= 1;

/** FR32: as soon as the deaths of a step are done, or at the end of the turn. */
export const endsAtOnce = (state: FrontLineState): boolean =>
  state.setup.rulings.endCheck === 'at-once' && isDecided(state);

/** FR41 */
export const turnsRunOut = (state: FrontLineState): boolean => state.turn >= state.setup.rulings.limits.turns;

/** FR31: the last living Komrade wins. FR1: nobody is left. */
export function endGame(state: FrontLineState, report?: Report): void {
  const left = living(state);
  if (left.length === 1) {
    finish(state, left, 'FR31', report);
    return;
  }
  const share = state.setup.rulings.nobodyLeft === 'last-dead-share';
  const winners = share ? state.memory.lastDead.slice().sort((a, b) => a - b) : [];
  finish(state, winners, 'FR1', report);
}

/** FR41: scored as it stands. */
export function scoreGame(state: FrontLineState, report?: Report): void {
  const left = living(state);
  const most = Math.max(...left.map((player) => state.hp[player] as number));
  finish(
    state,
    left.filter((player) => state.hp[player] === most),
    'FR41',
    report,
  );
}

function finish(
  state: FrontLineState,
  winners: readonly PlayerId[],
  clause: ClauseId,
  report?: Report,
): void {
  state.memory.agenda = [];
  state.memory.due = [];
  state.memory.choice = null;
  change.finish(state, winners, clause);
  report?.({ type: 'game-over', clause, visibility: 'public', winners });
}
