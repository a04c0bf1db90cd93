/** KOMANDO, as a game of the house. */
import { createDrive, type Drive } from '../flow/drive.ts';
import type { Game, Illegal, PlayerId } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import { copyState, redo } from './changes.ts';
import { type KomandoInput, komandoChart } from './chart.ts';
import { actors, check, type KomandoCommand, legal } from './commands.ts';
import type { KomandoEvent, Report } from './events.ts';
import { parse, print } from './notation.ts';
import { type KomandoOptions, layOut } from './options.ts';
import { type KomandoState, type KomandoView, PLAYERS } from './state.ts';
import { determinize, view, viewEvent } from './view.ts';

export type Komando = Game<KomandoState, KomandoCommand, KomandoEvent, KomandoView, KomandoOptions>;

let running: Drive<KomandoState, KomandoEvent, KomandoInput> | undefined;

/** Made when first needed: who only looks at a state pays for no machine. */
const drive = () => {
  running ??= createDrive<KomandoState, KomandoEvent, KomandoInput>(
    (report) => komandoChart(report as Report),
    copyState,
  );
  return running;
};

/**
 * The game of KOMANDO (K1.1: 2 to 10 players, 54 cards).
 *
 * @example
 * ```ts
 * import { komando } from '@komradery/engine';
 *
 * const begun = komando.start({ players: 3 }, 42);
 * if (!begun.ok) throw new Error(begun.error.message);
 * const { state } = begun.value;
 * const [actor] = komando.actors(state);
 * const [first] = komando.legal(state, actor.player);
 * komando.print(state, first); // 'attack P1 with #27'
 * ```
 */
export const komando: Komando = {
  id: 'komando',
  title: 'KOMANDO',
  rulesVersion: '1',
  players: PLAYERS,

  start(options, seed) {
    const laid = layOut(options, seed);
    if (!laid.ok) return laid;
    const state = laid.value;
    const dealt = state.drawPile.length < state.setup.deck.length;
    return ok(
      drive().begin(state, {
        type: 'began',
        clause: dealt ? 'KR20' : 'K3.1',
        visibility: [],
        state: copyState(state),
      } as Omit<KomandoEvent, 'seq'>),
    );
  },

  actors,
  legal,
  check,

  apply(
    state: KomandoState,
    player: PlayerId,
    command: unknown,
  ): Result<{ state: KomandoState; events: readonly KomandoEvent[] }, Illegal> {
    const checked = check(state, player, command);
    if (!checked.ok) return err(checked.error);
    return ok(drive().send(state, { ...checked.value, player }));
  },

  outcome: ({ winners, decidedBy }) => (winners && decidedBy ? { winners, clause: decidedBy } : undefined),

  playedWith: ({ setup: { deck, rulings } }) => ({
    deck: deck.map(({ sword, shield, group }) => `${sword}/${shield}/${group}`).join(' '),
    rulings: { ...rulings },
  }),

  view,
  viewEvent,
  determinize,

  fold: (state, event) => foldOnto(state, event),
  foldView: (seen, event) => foldOnto(seen, event) as KomandoView,

  print: (_, command) => print(command),
  parse: (_, text) => parse(text),
};

/** The first event brings the whole state; every other one changes a copy of the one before. */
function foldOnto(before: KomandoState | undefined, event: KomandoEvent): KomandoState {
  if (event.type !== 'began' && !before) throw new Error('events are folded from the first one on');
  const state = copyState(event.type === 'began' ? event.state : (before as KomandoState));
  redo(state, event);
  return state;
}
