/**
 * The statechart of Front Line. It owns the flow of the game: set-up and draft, the turn, windows, damage, deaths. What an
 * action does and what a guard asks stands in the rule files. A card's text is run by `effects.ts`; to the chart, a text
 * that needs a player is one state, and so is each thing that a text comes to: a window, damage, deaths.
 *
 * Every part of the turn lays out what is to be done, and leaves for `resolve`, which does it and comes back.
 */
import { and, type ChartMeta, setup as chartSetup } from '../flow/chart.ts';
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as damage from './damage.ts';
import * as death from './death.ts';
import * as effects from './effects.ts';
import type { Report } from './events.ts';
import { says } from './prose/en.ts';
import * as setup from './setup.ts';
import type { FrontLineState, Phase, WindowAnswer } from './state.ts';
import { topFrame } from './table.ts';
import * as turn from './turn.ts';
import * as windows from './windows.ts';

/** What the players' decisions are to the chart. */
export type FrontLineInput =
  | { readonly type: 'pick'; readonly player: PlayerId; readonly character: number }
  | { readonly type: 'draft'; readonly player: PlayerId; readonly card: CardId }
  | { readonly type: 'lay'; readonly player: PlayerId; readonly card: CardId }
  /** One kind for all answers: which it was shows when all have answered, and not in the way that the chart takes. */
  | { readonly type: 'answer'; readonly player: PlayerId; readonly answer: WindowAnswer }
  | { readonly type: 'pass-turn'; readonly player: PlayerId }
  | { readonly type: 'choose'; readonly player: PlayerId; readonly value: number };

const of = (clause: ClauseId, words: keyof typeof says): ChartMeta => ({ clause, says: says[words] });

/** The end of a part of the turn: the agenda is done, and the turn goes on there. */
const back = (phase: Phase, target: string, clause: ClauseId, words: keyof typeof says) => ({
  guard: { type: 'goesOnAt' as const, params: { phase } },
  target: `#front-line.turn.${target}`,
  meta: of(clause, words),
});

const goOnAt = (phase: Phase) => ({ type: 'goOnAt' as const, params: { phase } });

/** The chart, with its actions reporting to `report`; without one they report nothing, and nothing is spent on it. */
export const frontLineChart = (report?: Report) =>
  chartSetup({
    types: {} as { context: FrontLineState; events: FrontLineInput; input: FrontLineState; meta: ChartMeta },
    actions: {
      takeCharacter: ({ context, event }) => {
        if (event.type === 'pick') setup.takeCharacter(context, event.player, event.character, report);
      },
      dealCharacters: ({ context }) => setup.dealCharacters(context, report),
      shuffleDecks: ({ context }) => setup.shuffleDecks(context, report),
      standInLine: ({ context }) => setup.standInLine(context, report),
      giveInitiative: ({ context }) => setup.giveInitiative(context, report),
      dealHands: ({ context }) => setup.dealHands(context, report),
      beginDraft: ({ context }) => setup.beginDraft(context, report),
      pickCard: ({ context, event }) => {
        if (event.type === 'draft') setup.pickCard(context, event.player, event.card, report);
      },
      passPacks: ({ context }) => setup.passPacks(context, report),
      takeHands: ({ context }) => setup.takeHands(context, report),
      setUpCharacters: ({ context }) => setup.setUpCharacters(context),
      goOnAt: ({ context }, params: { phase: Phase }) => turn.goOnAt(context, params.phase),
      beginTurn: ({ context }) => turn.beginTurn(context, report),
      drawIncoming: ({ context }) => turn.drawForTurn(context, report),
      layOnly: ({ context }) => turn.layOnly(context, report),
      layCard: ({ context, event }) => {
        if (event.type === 'lay') turn.layCard(context, event.player, event.card, report);
      },
      fixOrder: ({ context }) => turn.fixOrder(context),
      skipRevealers: ({ context }) => turn.skipRevealers(context),
      openReveal: ({ context }) => turn.openReveal(context),
      turnUp: ({ context }) => turn.turnUp(context, report),
      clearFaceDown: ({ context }) => turn.clearFaceDown(context, report),
      openDamage: ({ context }) => turn.openDamage(context),
      hitAll: ({ context }) => turn.hitAll(context),
      openAfterDamage: ({ context }) => turn.openAfterDamage(context),
      replenish: ({ context }) => turn.replenish(context, report),
      endTurn: ({ context }) => turn.endTurn(context),
      dropWhatEnded: ({ context }) => turn.dropWhatEnded(context, report),
      passInitiative: ({ context }) => turn.passInitiative(context, report),
      forgetTurn: ({ context }) => turn.forgetTurn(context),
      runCards: ({ context }) => effects.run(context, report),
      takeAnswer: ({ context, event }) => {
        if (event.type === 'choose') effects.answer(context, event.value, report);
      },
      openWindow: ({ context }) => windows.openWindow(context, report),
      closeWindow: ({ context }) => windows.closeWindow(context, report),
      answerWindow: ({ context, event }) => {
        if (event.type === 'answer') windows.answerWindow(context, event.player, event.answer);
        else if (event.type === 'pass-turn') windows.passTurn(context, event.player, report);
      },
      closeRound: ({ context }) => windows.closeRound(context, report),
      hearAbilities: ({ context }) => damage.hear(context, report),
      askOwners: ({ context }) => damage.askOwners(context),
      applyDamage: ({ context }) => damage.apply(context, report),
      removeNext: ({ context }) => death.nextDeath(context, report),
      kommissarFollows: ({ context }) => death.kommissarFollows(context, report),
      closeDeaths: ({ context }) => death.closeDeaths(context),
      endGame: ({ context }) => death.endGame(context, report),
      scoreGame: ({ context }) => death.scoreGame(context, report),
    },
    guards: {
      lineStands: ({ context }) => context.line.length > 0,
      charactersAreDealt: ({ context }) => context.setup.characters === 'dealt',
      lastCharacter: ({ context }) => context.characters.filter((one) => one < 0).length === 1,
      isDrafted: ({ context }) => context.setup.draft,
      draftEnds: ({ context }) => setup.draftEnds(context),
      lastPick: ({ context }) => setup.isLastPick(context),
      nobodyLays: ({ context }) => turn.nobodyLays(context),
      lastToLay: ({ context }) => turn.isLastToLay(context),
      someoneReveals: ({ context }) => turn.someoneReveals(context),
      isDecided: ({ context }) => death.isDecided(context),
      turnsRunOut: ({ context }) => death.turnsRunOut(context),
      endsAtOnce: ({ context }) => death.endsAtOnce(context) && topFrame(context)?.kind !== 'deaths',
      choiceIsPending: ({ context }) => context.memory.choice !== null,
      windowIsDue: ({ context }) => topFrame(context)?.kind === 'window',
      nobodyIsAsked: ({ context }) => windows.nobodyIsAsked(context),
      lastAnswer: ({ context }) => windows.isLastAnswer(context),
      damageIsProposed: ({ context }) => isDamage(context, 'proposed'),
      ownersAreAsked: ({ context }) => isDamage(context, 'owners'),
      damageIsDue: ({ context }) => isDamage(context, 'apply'),
      deathsAreDue: ({ context }) => topFrame(context)?.kind === 'deaths',
      someoneIsDying: ({ context }) => death.someoneIsDying(context),
      kommissarIsDue: ({ context }) => death.kommissarIsDue(context),
      goesOnAt: ({ context }, params: { phase: Phase }) => context.memory.phase === params.phase,
    },
  }).createMachine({
    id: 'front-line',
    context: ({ input }) => input,
    options: { maxIterations: 4000 },
    initial: 'setup',
    states: {
      setup: {
        meta: of('F3.1', 'setup'),
        initial: 'characters',
        states: {
          characters: {
            meta: of('F3.1', 'characters'),
            always: [
              { guard: 'lineStands', target: 'ready', meta: of('F4.1', 'position') },
              {
                guard: 'charactersAreDealt',
                target: 'deal',
                actions: 'dealCharacters',
                meta: of('FR39', 'charactersDealt'),
              },
            ],
            on: {
              pick: [
                {
                  guard: 'lastCharacter',
                  target: 'deal',
                  actions: 'takeCharacter',
                  meta: of('F3.1', 'allPicked'),
                },
                { actions: 'takeCharacter', meta: of('FR39', 'picked') },
              ],
            },
          },
          deal: {
            meta: of('F3.5', 'deal'),
            entry: ['shuffleDecks', 'standInLine', 'giveInitiative', 'dealHands'],
            always: [
              { guard: 'isDrafted', target: 'draft', meta: of('F3.6', 'thenDraft') },
              { target: 'ready', meta: of('F3.6', 'noDraft') },
            ],
          },
          draft: {
            meta: of('F3.6', 'draft'),
            entry: 'beginDraft',
            on: {
              draft: [
                {
                  guard: 'draftEnds',
                  target: 'ready',
                  actions: ['pickCard', 'passPacks', 'takeHands'],
                  meta: of('F3.6', 'draftDone'),
                },
                {
                  guard: 'lastPick',
                  actions: ['pickCard', 'passPacks'],
                  meta: of('F3.6', 'packsPassed'),
                },
                { actions: 'pickCard', meta: of('F3.6', 'cardPicked') },
              ],
            },
          },
          ready: {
            meta: of('F1.1', 'ready'),
            entry: ['setUpCharacters', goOnAt('ready')],
            always: { target: '#front-line.resolve', meta: of('F1.1', 'abilities') },
          },
        },
      },
      turn: {
        meta: of('F4.1', 'turn'),
        initial: 'incoming',
        states: {
          incoming: {
            meta: of('F4.1', 'incoming'),
            entry: ['beginTurn', 'drawIncoming', goOnAt('lay')],
            always: { target: '#front-line.resolve', meta: of('F4.1', 'placeTargets') },
          },
          lay: {
            meta: of('F4.2', 'lay'),
            entry: 'layOnly',
            always: { guard: 'nobodyLays', target: 'order', meta: of('FR37', 'nothingToLay') },
            on: {
              lay: [
                { guard: 'lastToLay', target: 'order', actions: 'layCard', meta: of('F4.2', 'allLaid') },
                { actions: 'layCard', meta: of('F4.2', 'laid') },
              ],
            },
          },
          order: {
            meta: of('FR38', 'order'),
            entry: ['fixOrder', goOnAt('reveal')],
            always: { target: '#front-line.resolve', meta: of('F4.4', 'beforeReveals') },
          },
          reveal: {
            meta: of('F4.4', 'reveal'),
            entry: 'skipRevealers',
            always: [
              {
                guard: 'someoneReveals',
                target: '#front-line.resolve',
                actions: ['openReveal', goOnAt('turnUp')],
                meta: of('FR12', 'beforeReveal'),
              },
              { target: 'damage', actions: 'clearFaceDown', meta: of('F4.5', 'allRevealed') },
            ],
          },
          turnUp: {
            meta: of('F4.4', 'turnUp'),
            entry: ['turnUp', goOnAt('reveal')],
            always: { target: '#front-line.resolve', meta: of('F4.4', 'takesEffect') },
          },
          damage: {
            meta: of('F4.5', 'beforeDamage'),
            entry: ['openDamage', goOnAt('hits')],
            always: { target: '#front-line.resolve', meta: of('FR12', 'windowBeforeDamage') },
          },
          hits: {
            meta: of('F4.5', 'hits'),
            entry: ['hitAll', goOnAt('afterDamage')],
            always: { target: '#front-line.resolve', meta: of('F4.5', 'incomingResolves') },
          },
          afterDamage: {
            meta: of('FR12', 'afterDamage'),
            entry: ['openAfterDamage', goOnAt('replenish')],
            always: { target: '#front-line.resolve', meta: of('FR12', 'windowAfterDamage') },
          },
          replenish: {
            meta: of('F4.6', 'replenish'),
            entry: ['replenish', goOnAt('end')],
            always: { target: '#front-line.resolve', meta: of('F4.6', 'handsFull') },
          },
          end: {
            meta: of('FR33', 'end'),
            entry: ['endTurn', goOnAt('close')],
            always: { target: '#front-line.resolve', meta: of('FR33', 'returnsAndLasting') },
          },
          close: {
            meta: of('F4.7', 'close'),
            entry: ['dropWhatEnded', 'passInitiative', 'forgetTurn'],
            always: [
              {
                guard: 'isDecided',
                target: '#front-line.over',
                actions: 'endGame',
                meta: of('F4.8', 'oneOrNoneLeft'),
              },
              {
                guard: 'turnsRunOut',
                target: '#front-line.over',
                actions: 'scoreGame',
                meta: of('FR41', 'turnsRunOut'),
              },
              { target: 'incoming', meta: of('F4.8', 'nextTurn') },
            ],
          },
        },
      },
      resolve: {
        meta: of('F4.4', 'resolve'),
        initial: 'run',
        states: {
          run: {
            meta: of('F4.4', 'run'),
            entry: 'runCards',
            always: [
              {
                guard: 'endsAtOnce',
                target: '#front-line.over',
                actions: 'endGame',
                meta: of('F4.8', 'oneOrNoneLeft'),
              },
              { guard: 'choiceIsPending', target: 'choose', meta: of('F4.4', 'needsChoice') },
              { guard: 'windowIsDue', target: 'window', meta: of('FR12', 'windowDue') },
              { guard: 'damageIsProposed', target: 'damage.proposed', meta: of('F4.5', 'damageProposed') },
              { guard: 'ownersAreAsked', target: 'damage.reduced', meta: of('FR17', 'mayBeReduced') },
              { guard: 'damageIsDue', target: 'damage.applied', meta: of('FR8', 'damageDue') },
              {
                guard: and(['deathsAreDue', 'kommissarIsDue']),
                target: 'deaths.step',
                meta: of('F6.3', 'stepDue'),
              },
              {
                guard: and(['deathsAreDue', 'someoneIsDying']),
                target: 'deaths.remove',
                meta: of('F6.1', 'deathDue'),
              },
              { guard: 'deathsAreDue', target: 'deaths.done', meta: of('FR8', 'deathsDone') },
              back('ready', 'incoming', 'F4.1', 'firstTurn'),
              back('lay', 'lay', 'F4.2', 'thenLay'),
              back('reveal', 'reveal', 'F4.4', 'thenReveal'),
              back('turnUp', 'turnUp', 'F4.4', 'thenTurnUp'),
              back('hits', 'hits', 'F4.5', 'thenHits'),
              back('afterDamage', 'afterDamage', 'FR12', 'thenAfter'),
              back('replenish', 'replenish', 'F4.6', 'thenReplenish'),
              back('end', 'end', 'FR33', 'thenEnd'),
              back('close', 'close', 'F4.7', 'thenClose'),
            ],
          },
          choose: {
            meta: of('F4.4', 'choose'),
            on: { choose: { target: 'run', actions: 'takeAnswer', meta: of('F4.4', 'chosen') } },
          },
          window: {
            meta: of('FR12', 'window'),
            entry: 'openWindow',
            always: {
              guard: 'nobodyIsAsked',
              target: 'run',
              actions: 'closeWindow',
              meta: of('FR12', 'nobodyAsked'),
            },
            on: {
              answer: [
                {
                  guard: 'lastAnswer',
                  target: 'run',
                  actions: ['answerWindow', 'closeRound'],
                  meta: of('FR13', 'allAnswered'),
                },
                { actions: 'answerWindow', meta: of('FR12', 'answered') },
              ],
              'pass-turn': [
                {
                  guard: 'lastAnswer',
                  target: 'run',
                  actions: ['answerWindow', 'closeRound'],
                  meta: of('FR13', 'allAnswered'),
                },
                { actions: 'answerWindow', meta: of('FR12', 'passedTurn') },
              ],
            },
          },
          damage: {
            meta: of('FR8', 'damagePipeline'),
            initial: 'proposed',
            states: {
              proposed: {
                meta: of('F4.5', 'proposed'),
                entry: 'hearAbilities',
                always: { target: '#front-line.resolve.run', meta: of('F4.5', 'heard') },
              },
              reduced: {
                meta: of('FR17', 'reduced'),
                entry: 'askOwners',
                always: { target: '#front-line.resolve.run', meta: of('FR17', 'ownersAsked') },
              },
              applied: {
                meta: of('FR8', 'applied'),
                entry: 'applyDamage',
                always: { target: '#front-line.resolve.run', meta: of('FR8', 'damageDealt') },
              },
            },
          },
          deaths: {
            meta: of('F6.1', 'deathLoop'),
            initial: 'remove',
            states: {
              remove: {
                meta: of('F6.2', 'removed'),
                entry: 'removeNext',
                always: { target: '#front-line.resolve.run', meta: of('F6.2', 'lineCardGone') },
              },
              step: {
                meta: of('F6.3', 'kommissar'),
                entry: 'kommissarFollows',
                always: { target: '#front-line.resolve.run', meta: of('F6.3', 'nextDeath') },
              },
              done: {
                meta: of('FR8', 'allRemoved'),
                entry: 'closeDeaths',
                always: { target: '#front-line.resolve.run', meta: of('FR8', 'goOn') },
              },
            },
          },
        },
      },
      over: { type: 'final', meta: of('F4.8', 'over') },
    },
  });

const isDamage = (state: FrontLineState, stage: 'proposed' | 'owners' | 'apply'): boolean => {
  const frame = topFrame(state);
  return frame?.kind === 'damage' && frame.stage === stage;
};
