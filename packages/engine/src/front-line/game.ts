/** Front Line No Komrades, as a game of the house. */
import { printTargets, print as printText } from '@komradery/cards/language';
import { dequal } from 'dequal/lite';
import { createDrive, type Drive } from '../flow/drive.ts';
import type { Game, Illegal, PlayerId } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import { copyPlain, copyState, redo } from './changes.ts';
import { type FrontLineInput, frontLineChart } from './chart.ts';
import { actors, check, type FrontLineCommand, legal } from './commands.ts';
import type { FrontLineEvent, Report } from './events.ts';
import { parse, print } from './notation.ts';
import { type FrontLineOptions, layOut } from './options.ts';
import { type FrontLineState, type FrontLineView, type Memory, PLAYERS } from './state.ts';
import { determinize, view, viewEvent } from './view.ts';

export type FrontLine = Game<
  FrontLineState,
  FrontLineCommand,
  FrontLineEvent,
  FrontLineView,
  FrontLineOptions
>;

let running: Drive<FrontLineState, FrontLineEvent, FrontLineInput> | undefined;

/** Made when first needed: who only looks at a state pays for no machine. */
const drive = () => {
  running ??= createDrive<FrontLineState, FrontLineEvent, FrontLineInput>(
    (report) => frontLineChart(report as Report),
    copyState,
    (before, state, report) => tellMemory(before, state, report as Report),
  );
  return running;
};

/** What the running of cards keeps in mind is told when a step is done, as far as it changed. */
function tellMemory(before: FrontLineState, state: FrontLineState, report: Report): void {
  const changed: Partial<Record<keyof Memory, unknown>> = {};
  let any = false;
  for (const key of Object.keys(state.memory) as (keyof Memory)[]) {
    if (dequal(before.memory[key], state.memory[key])) continue;
    changed[key] = copyPlain(state.memory[key]);
    any = true;
  }
  if (!any) return;
  report({
    type: 'remembered',
    clause: 'F4.4',
    visibility: [],
    memory: changed as Partial<Memory>,
  });
}

/**
 * The game of Front Line No Komrades (FR22: 2 to 10 players).
 *
 * @example
 * ```ts
 * import { frontLine } from '@komradery/engine';
 *
 * frontLine.players; // { min: 2, max: 10 }
 * ```
 */
export const frontLine: FrontLine = {
  id: 'front-line',
  title: 'Front Line No Komrades',
  rulesVersion: '1',
  players: PLAYERS,

  start(options, seed) {
    const laid = layOut(options, seed);
    if (!laid.ok) return laid;
    const state = laid.value;
    return ok(
      drive().begin(state, {
        type: 'began',
        clause: 'F3.1',
        visibility: [],
        state: copyState(state),
      } as Omit<FrontLineEvent, 'seq'>),
    );
  },

  actors,
  legal,
  check,

  apply(
    state: FrontLineState,
    player: PlayerId,
    command: unknown,
  ): Result<{ state: FrontLineState; events: readonly FrontLineEvent[] }, Illegal> {
    const checked = check(state, player, command);
    if (!checked.ok) return err(checked.error);
    return ok(drive().send(state, inputOf(checked.value, player)));
  },

  outcome: ({ winners, decidedBy }) => (winners && decidedBy ? { winners, clause: decidedBy } : undefined),

  playedWith: ({ setup: { deck, rulings } }) => ({
    deck: [
      ...deck.actions.map(
        ({ name, kind, durability = '', copies, text }) =>
          `${copies} ${kind}${durability} ${name}: ${printText(text)}`,
      ),
      ...deck.incoming.map(
        ({ name, type, arrow = '', targets, damage, copies, text }) =>
          `${copies} ${type} ${arrow} ${damage.primary}/${damage.secondary} ${name} @ ${printTargets(targets)}: ${printText(text)}`,
      ),
      ...deck.characters.map(({ name, hp, text }) => `${name} ${hp}: ${printText(text)}`),
    ].join('\n'),
    rulings: { ...rulings },
  }),

  view,
  viewEvent,
  determinize,

  fold: (state, event) => foldOnto(state, event),
  foldView: (seen, event) => foldOnto(seen, event) as FrontLineView,

  print,
  parse,
};

/** A command as the chart takes it: an answer in a window is an answer, whatever it says. */
export function inputOf(command: FrontLineCommand, player: PlayerId): FrontLineInput {
  switch (command.type) {
    case 'pass':
    case 'play':
    case 'use':
      return { type: 'answer', player, answer: command };
    default:
      return { ...command, player };
  }
}

/** The first event brings the whole state; every other one changes a copy of the one before. */
function foldOnto(before: FrontLineState | undefined, event: FrontLineEvent): FrontLineState {
  if (event.type !== 'began' && !before) throw new Error('events are folded from the first one on');
  const state = copyState(event.type === 'began' ? event.state : (before as FrontLineState));
  redo(state, event);
  return state;
}
