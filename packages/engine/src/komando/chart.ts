/**
 * The statechart of KOMANDO. It owns the flow of the game and nothing else: what an action does and what a guard asks
 * stands in `exchange.ts`, `tiebreak.ts`, `piles.ts` and `ending.ts`. The diagram on the site is drawn from this very
 * machine, and every game is played by it.
 */
import { and, type ChartMeta, not, setup } from '../flow/chart.ts';
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as ending from './ending.ts';
import type { Report } from './events.ts';
import * as exchange from './exchange.ts';
import * as piles from './piles.ts';
import { says } from './prose/en.ts';
import type { Exchange, KomandoState } from './state.ts';
import { allDiscardsOwed, handOf } from './table.ts';
import * as tiebreak from './tiebreak.ts';

/** What the players' decisions are to the chart. */
export type KomandoInput =
  | { readonly type: 'attack'; readonly player: PlayerId; readonly card: CardId; readonly target: PlayerId }
  | { readonly type: 'defend'; readonly player: PlayerId; readonly card: CardId }
  | { readonly type: 'discard'; readonly player: PlayerId; readonly card: CardId };

const of = (clause: ClauseId, words: keyof typeof says): ChartMeta => ({ clause, says: says[words] });

/** The chart, with its actions reporting to `report`; without one they report nothing, and nothing is spent on it. */
export const komandoChart = (report?: Report) =>
  setup({
    types: {} as { context: KomandoState; events: KomandoInput; input: KomandoState; meta: ChartMeta },
    actions: {
      chooseDealer: ({ context }) => piles.chooseDealer(context, report),
      shuffleDeck: ({ context }) => piles.shuffleDeck(context, report),
      dealHands: ({ context }) => piles.dealHands(context, report),
      beginFirstTurn: ({ context }) => piles.beginFirstTurn(context, report),
      revealSword: ({ context, event }) => {
        if (event.type === 'attack') exchange.revealSword(context, event.target, event.card, report);
      },
      revealShield: ({ context, event }) => {
        if (event.type === 'defend') exchange.revealShield(context, event.card, report);
      },
      defendBare: ({ context }) => exchange.defendBare(context, report),
      countSwordAndShield: ({ context }) => exchange.countSwordAndShield(context, report),
      countGroup: ({ context }) => exchange.countGroup(context, report),
      clearTable: ({ context }) => exchange.clearTable(context, report),
      eliminateFallen: ({ context }) => exchange.eliminateFallen(context, report),
      drawBack: ({ context }) => exchange.drawBack(context, report),
      passTurn: ({ context }) => exchange.passTurn(context, report),
      gatherTied: ({ context }) => tiebreak.gatherTied(context, report),
      dealRound: ({ context }) => tiebreak.dealRound(context, report),
      chooseDiscard: ({ context, event }) => {
        if (event.type === 'discard') tiebreak.chooseDiscard(context, event.player, event.card, report);
      },
      showDiscards: ({ context }) => tiebreak.showDiscards(context, report),
      beginRoundTurn: ({ context }) => tiebreak.beginRoundTurn(context, report),
      drawToAttack: ({ context }) => tiebreak.drawIfBare(context, context.turn, report),
      drawToDefend: ({ context }) => tiebreak.drawIfBare(context, (context.table as Exchange).target, report),
      judgeRound: ({ context }) => tiebreak.judgeRound(context, report),
      endGame: ({ context }, params: { clause: ClauseId }) => ending.endGame(context, params.clause, report),
    },
    guards: {
      handsAreDealt: ({ context }) => context.drawPile.length < context.setup.deck.length,
      swordIsOnTheTable: ({ context }) => context.table !== null,
      inTiebreak: ({ context }) => context.tiebreak !== null,
      roundHasBegun: ({ context }) => context.tiebreak !== null && context.tiebreak.next >= 0,
      targetIsBare: ({ context }) => handOf(context, (context.table as Exchange).target).length === 0,
      turnIsBare: ({ context }) => ending.turnIsBare(context),
      oneIsLeft: ({ context }) => ending.oneIsLeft(context),
      groupIsSpent: ({ context }) => ending.groupIsSpent(context),
      oneLeads: ({ context }) => ending.oneLeads(context),
      turnsRunOut: ({ context }) => ending.turnsRunOut(context),
      tiebreakRunsShort: ({ context }) => tiebreak.tiebreakRunsShort(context),
      roundRunsShort: ({ context }) => tiebreak.roundRunsShort(context),
      discardsAreOwed: ({ context }) => allDiscardsOwed(context) > 0,
      lastDiscard: ({ context }) => tiebreak.lastDiscard(context),
      bottomRoundDecided: ({ context }) => tiebreak.bottomRoundDecided(context),
      roundGoesOn: ({ context }) => tiebreak.roundGoesOn(context),
      levelRoundsRunOut: ({ context }) => tiebreak.levelRoundsRunOut(context),
    },
  }).createMachine({
    id: 'komando',
    context: ({ input }) => input,
    options: { maxIterations: 100 },
    initial: 'setup',
    states: {
      setup: {
        meta: of('K3.3', 'setup'),
        always: [
          {
            guard: and(['roundHasBegun', 'swordIsOnTheTable']),
            target: 'tiebreak.round.defend',
            meta: of('K4.2', 'position'),
          },
          { guard: 'roundHasBegun', target: 'tiebreak.round.attack', meta: of('K5.6', 'position') },
          { guard: 'inTiebreak', target: 'tiebreak.deal', meta: of('K5.4', 'position') },
          { guard: 'swordIsOnTheTable', target: 'turn.defend', meta: of('K4.2', 'position') },
          {
            guard: and(['handsAreDealt', 'groupIsSpent']),
            target: 'turn.look',
            meta: of('K1.3', 'position'),
          },
          { guard: 'handsAreDealt', target: 'turn', meta: of('K4.1', 'position') },
          {
            target: 'turn',
            actions: ['chooseDealer', 'shuffleDeck', 'dealHands', 'beginFirstTurn'],
            meta: of('K3.4', 'dealt'),
          },
        ],
      },
      turn: {
        meta: of('K4.1', 'turn'),
        initial: 'begin',
        states: {
          begin: {
            meta: of('K3.6', 'begin'),
            always: [
              {
                guard: 'turnIsBare',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'KR4' } },
                meta: of('KR4', 'noCardLeft'),
              },
              { target: 'attack', meta: of('K4.1', 'hasCards') },
            ],
          },
          attack: {
            meta: of('K4.1', 'attack'),
            on: { attack: { target: 'defend', actions: 'revealSword', meta: of('K4.1', 'swordShown') } },
          },
          defend: {
            meta: of('K4.2', 'defend'),
            always: {
              guard: 'targetIsBare',
              target: 'resolve',
              actions: 'defendBare',
              meta: of('KR4', 'bare'),
            },
            on: { defend: { target: 'resolve', actions: 'revealShield', meta: of('K4.2', 'shieldShown') } },
          },
          resolve: {
            meta: of('K4.4', 'resolve'),
            entry: ['countSwordAndShield', 'countGroup', 'clearTable', 'eliminateFallen'],
            always: [
              {
                guard: 'oneIsLeft',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'K1.2' } },
                meta: of('K1.2', 'oneLeft'),
              },
              { target: 'draw', meta: of('K4.5', 'thenDraw') },
            ],
          },
          draw: {
            meta: of('K4.5', 'draw'),
            entry: 'drawBack',
            always: { target: 'look', meta: of('KR3', 'thenLook') },
          },
          look: {
            meta: of('K1.3', 'look'),
            always: [
              {
                guard: and(['groupIsSpent', 'oneLeads']),
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'K1.3' } },
                meta: of('K1.3', 'oneLeads'),
              },
              {
                guard: 'turnsRunOut',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'KR19' } },
                meta: of('KR19', 'turnsRunOut'),
              },
              { guard: not('groupIsSpent'), target: 'pass', meta: of('K4.6', 'groupStands') },
              {
                guard: 'tiebreakRunsShort',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'KR4' } },
                meta: of('KR4', 'runsShort'),
              },
              { target: '#komando.tiebreak', meta: of('K1.4', 'levelAtTheTop') },
            ],
          },
          pass: {
            meta: of('K4.6', 'pass'),
            entry: 'passTurn',
            always: { target: 'begin', meta: of('K4.6', 'nextPlayer') },
          },
        },
      },
      tiebreak: {
        meta: of('K5.1', 'tiebreak'),
        initial: 'gather',
        states: {
          gather: {
            meta: of('K5.2', 'gather'),
            entry: 'gatherTied',
            always: { target: 'deal', meta: of('K5.4', 'thenDeal') },
          },
          deal: {
            meta: of('K5.4', 'deal'),
            entry: 'dealRound',
            always: [
              { guard: 'discardsAreOwed', target: 'discard', meta: of('K5.4', 'tooMany') },
              { target: 'round', meta: of('K5.5', 'handsReady') },
            ],
          },
          discard: {
            meta: of('KR8', 'discard'),
            on: {
              discard: [
                {
                  guard: 'lastDiscard',
                  target: 'round',
                  actions: ['chooseDiscard', 'showDiscards'],
                  meta: of('K5.4', 'allChosen'),
                },
                { actions: 'chooseDiscard', meta: of('KR8', 'chosen') },
              ],
            },
          },
          round: {
            meta: of('K5.6', 'round'),
            initial: 'begin',
            states: {
              begin: {
                meta: of('K5.6', 'roundTurn'),
                entry: ['beginRoundTurn', 'drawToAttack'],
                always: [
                  {
                    guard: 'turnIsBare',
                    target: '#komando.over',
                    actions: { type: 'endGame', params: { clause: 'KR4' } },
                    meta: of('KR4', 'noCardLeft'),
                  },
                  { target: 'attack', meta: of('K4.1', 'hasCards') },
                ],
              },
              attack: {
                meta: of('K4.1', 'attack'),
                on: {
                  attack: {
                    target: 'defend',
                    actions: ['revealSword', 'drawToDefend'],
                    meta: of('K4.1', 'swordShown'),
                  },
                },
              },
              defend: {
                meta: of('K4.2', 'defend'),
                always: {
                  guard: 'targetIsBare',
                  target: 'resolve',
                  actions: 'defendBare',
                  meta: of('KR4', 'bare'),
                },
                on: {
                  defend: { target: 'resolve', actions: 'revealShield', meta: of('K4.2', 'shieldShown') },
                },
              },
              resolve: {
                meta: of('K5.3', 'roundResolve'),
                entry: ['countSwordAndShield', 'clearTable', 'eliminateFallen'],
                always: [
                  {
                    guard: 'oneIsLeft',
                    target: '#komando.over',
                    actions: { type: 'endGame', params: { clause: 'KR13' } },
                    meta: of('KR13', 'oneLeft'),
                  },
                  {
                    guard: 'turnsRunOut',
                    target: '#komando.over',
                    actions: { type: 'endGame', params: { clause: 'KR19' } },
                    meta: of('KR19', 'turnsRunOut'),
                  },
                  {
                    guard: 'bottomRoundDecided',
                    target: '#komando.tiebreak.judge',
                    meta: of('KR14', 'bottomDecided'),
                  },
                  { guard: 'roundGoesOn', target: 'begin', meta: of('K5.6', 'nextPlayer') },
                  { target: '#komando.tiebreak.judge', meta: of('K5.6', 'allHavePlayed') },
                ],
              },
            },
          },
          judge: {
            meta: of('K5.7', 'judge'),
            entry: 'judgeRound',
            always: [
              {
                guard: 'oneIsLeft',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'K5.7' } },
                meta: of('K5.7', 'oneLeft'),
              },
              {
                guard: 'levelRoundsRunOut',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'KR19' } },
                meta: of('KR19', 'levelRoundsRunOut'),
              },
              {
                guard: 'roundRunsShort',
                target: '#komando.over',
                actions: { type: 'endGame', params: { clause: 'KR4' } },
                meta: of('KR4', 'runsShort'),
              },
              { target: 'deal', meta: of('K5.7', 'nextRound') },
            ],
          },
        },
      },
      over: { type: 'final', meta: of('K1.2', 'over') },
    },
  });
