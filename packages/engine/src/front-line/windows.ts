/**
 * Windows for "any time" (F4.3, F4.4b, FR12, FR13, FR26, FR36). All who could have something to play are asked at once,
 * whatever they hold; when all have answered, the first from the initiative holder clockwise who plays is resolved, and
 * the window opens again.
 */
import type { PlayerId } from '../game.ts';
import type { Report } from './events.ts';
import { isSkipped } from './notes.ts';
import { playCard, use } from './playing.ts';
import type { Frame, FrontLineState, SourceId, WindowAnswer, WindowFrame } from './state.ts';
import { fromInitiative, isInPlay, living, topFrame } from './table.ts';
import { usables } from './usable.ts';

export const windowFrame = (window: WindowFrame['window']): Frame => ({
  kind: 'window',
  window,
  asked: null,
  answers: [],
  used: [],
  answering: null,
});

/** The window that is open, or about to be. */
export function windowOf(state: FrontLineState): WindowFrame | undefined {
  const frame = topFrame(state);
  return frame?.kind === 'window' ? frame : undefined;
}

/** What a player may use in a window: a thing once each. */
export const usableIn = (state: FrontLineState, window: WindowFrame, player: PlayerId): SourceId[] =>
  window.window === 'response'
    ? []
    : usables(state, player, false).filter((source) => !window.used.includes(source));

/** F4.3: whether a player has their event of the turn still before them. */
export const mayPlayEvent = (state: FrontLineState, player: PlayerId): boolean =>
  !state.memory.eventPlayed.includes(player) && !isSkipped(state, 'events');

function isAsked(state: FrontLineState, window: WindowFrame, player: PlayerId): boolean {
  if (state.memory.passing.includes(player)) return false;
  return mayPlayEvent(state, player) || usableIn(state, window, player).length > 0;
}

export function openWindow(state: FrontLineState, report?: Report): void {
  const window = windowOf(state) as WindowFrame;
  const quick = state.setup.rulings.eventWindows === 'before-damage-only';
  const closed =
    (quick && window.window !== 'damage' && window.window !== 'response') ||
    (window.answering !== null && !isInPlay(state, window.answering));
  window.asked = closed ? [] : living(state).filter((player) => isAsked(state, window, player));
  window.answers = [];
  if (window.asked.length > 0) {
    report?.({
      type: 'window-opened',
      clause: window.window === 'response' ? 'FR36' : 'FR12',
      visibility: 'public',
      window: window.window,
      asked: window.asked.slice(),
    });
  }
}

export const nobodyIsAsked = (state: FrontLineState): boolean => windowOf(state)?.asked?.length === 0;

/** The players who have still to answer. */
export const stillAsked = (window: WindowFrame): PlayerId[] =>
  (window.asked ?? []).filter((player) => !window.answers.some((one) => one.player === player));

export const isLastAnswer = (state: FrontLineState): boolean => {
  const window = windowOf(state);
  return window !== undefined && stillAsked(window).length === 1;
};

export function answerWindow(state: FrontLineState, player: PlayerId, answer: WindowAnswer): void {
  const window = windowOf(state) as WindowFrame;
  window.answers = [...window.answers, { player, answer }].sort((a, b) => a.player - b.player);
}

/** FR12: open to all; it stands until the turn is over. */
export function passTurn(state: FrontLineState, player: PlayerId, report?: Report): void {
  state.memory.passing = [...state.memory.passing, player].sort((a, b) => a - b);
  report?.({ type: 'passed-turn', clause: 'FR12', visibility: 'public', player });
  answerWindow(state, player, { type: 'pass' });
}

/** FR13: the first who plays resolves whole, and the window opens again; if nobody does, it closes. */
export function closeRound(state: FrontLineState, report?: Report): void {
  const window = windowOf(state) as WindowFrame;
  const { answers } = window;
  window.asked = null;
  window.answers = [];
  const order = fromInitiative(
    state,
    answers.map(({ player }) => player),
  );
  for (const player of order) {
    const answer = answers.find((one) => one.player === player)?.answer;
    if (answer?.type === 'play') {
      const { memory } = state;
      memory.eventPlayed = [...memory.eventPlayed, player].sort((a, b) => a - b);
      playCard(state, player, answer.card, window.window === 'response' ? 'FR36' : 'F4.3', report);
      const text = memory.agenda.findLast((one) => one.kind === 'text' && one.source === answer.card);
      if (text?.kind === 'text') text.answering = window.answering;
      return;
    }
    if (answer?.type === 'use') {
      window.used.push(answer.source);
      use(state, player, answer.source, false, null, report);
      return;
    }
  }
  closeWindow(state, report);
}

export function closeWindow(state: FrontLineState, report?: Report): void {
  const window = state.memory.agenda.pop() as WindowFrame;
  report?.({ type: 'window-closed', clause: 'FR12', visibility: 'public', window: window.window });
}
