import { type AnyStateMachine, setup } from 'xstate';

/** A card game of the shape that KOMANDO has: turns, a tiebreak with rounds of its own, and several ends. */
const to = (target: string | undefined, clause: string | string[], says: string, more: object = {}) => ({
  ...(target === undefined ? {} : { target }),
  meta: { clause, says },
  ...more,
});
const at = (clause: string | string[], says: string, more: object = {}) => ({
  meta: { clause, says },
  ...more,
});

export const skirmish = setup({
  types: { events: {} as { type: 'ATTACK' } | { type: 'DEFEND' } | { type: 'DISCARD' } },
  guards: {
    pileShort: () => false,
    oneLeft: () => false,
    groupGone: () => false,
    level: () => false,
    everyoneLevel: () => false,
    outOfTurns: () => false,
    tied: () => false,
    twoTied: () => false,
    enough: () => false,
    noCard: () => false,
  },
  actions: { deal: () => {}, hit: () => {}, draw: () => {}, next: () => {}, drop: () => {}, score: () => {} },
}).createMachine({
  id: 'skirmish',
  initial: 'setup',
  meta: { clause: 'K1', says: 'The game' },
  states: {
    setup: at('K3', 'Set up', {
      always: to('turn', 'K3.3', 'three cards each are dealt', { actions: 'deal' }),
    }),
    turn: at('K4', 'A turn', {
      initial: 'begin',
      states: {
        begin: at('K3.4', 'Whose turn', {
          always: [
            to('#skirmish.over.scored', ['KR4', 'K1.3'], 'the player to act has no card', {
              guard: 'noCard',
              actions: 'score',
            }),
            to('attack', 'K3.4', 'the turn begins'),
          ],
        }),
        attack: at('K4.1', 'Attack', {
          on: { ATTACK: to('defend', 'K4.1', 'a card is shown to a target as a sword') },
        }),
        defend: at('K4.2', 'Defend', {
          on: { DEFEND: to('resolve', 'K4.2', 'the target answers with a shield') },
        }),
        resolve: at(['K4.3', 'K4.4'], 'Resolve', {
          entry: 'hit',
          always: [
            to('#skirmish.over.won', 'K1.2', 'one player is left', { guard: 'oneLeft' }),
            to('draw', 'K4.5', 'damage is dealt, the group is counted'),
          ],
        }),
        draw: at('K4.5', 'Draw', { always: to('look', 'K4.5', 'both players draw', { actions: 'draw' }) }),
        look: at('K1.3', 'Look at the group', {
          always: [
            to('#skirmish.over.scored', 'KR19', 'the limit on turns is reached', { guard: 'outOfTurns' }),
            to('#skirmish.tiebreak', ['K1.4', 'K5.1'], 'the group is at 0 and several are level', {
              guard: 'level',
            }),
            to('#skirmish.over.leader', 'K1.3', 'the group is at 0', { guard: 'groupGone' }),
            to('pass', 'K4.6', 'the group holds'),
          ],
        }),
        pass: at('K4.6', 'Pass', {
          always: to('begin', ['K4.6', 'KR5'], 'the next living player', { actions: 'next' }),
        }),
      },
    }),
    tiebreak: at('K5', 'Tiebreak', {
      initial: 'gather',
      states: {
        gather: at(['K5.2', 'K5.5'], 'Gather', { always: to('deal', 'K5.2', 'everyone else is out') }),
        deal: at(['K5.4', 'KR8'], 'Deal', {
          always: [
            to('#skirmish.over.scored', 'KR4', 'not enough cards', { guard: 'pileShort' }),
            to('discard', 'K5.4', 'somebody holds too many', { guard: 'enough' }),
            to('round', 'K5.6', 'hands are even'),
          ],
        }),
        discard: at(['K5.4', 'KR8'], 'Discard', {
          on: {
            DISCARD: [
              to('round', 'KR8', 'the last one has chosen', { guard: 'enough' }),
              to(undefined, 'KR8', 'a card is laid aside', { actions: 'drop' }),
            ],
          },
        }),
        round: at('K5.6', 'A round', {
          initial: 'attack',
          states: {
            attack: at('K5.3', 'Attack', { on: { ATTACK: to('defend', 'K5.3', 'a sword') } }),
            defend: at('K5.3', 'Defend', { on: { DEFEND: to('resolve', 'K5.3', 'a shield') } }),
            resolve: at(['KR13', 'K4.8'], 'Resolve', {
              always: [
                to('#skirmish.over.won', 'KR13', 'one player is left', { guard: 'oneLeft' }),
                to('next', 'K5.6', 'damage is dealt'),
              ],
            }),
            next: at('K5.6', 'Next', {
              always: [
                to('#skirmish.tiebreak.judge', 'K5.6', 'all have attacked', { guard: 'enough' }),
                to('attack', 'K5.6', 'the next one in'),
              ],
            }),
          },
        }),
        judge: at('K5.7', 'Judge', {
          always: [
            to('#skirmish.over.won', 'K5.7', 'one player is left', { guard: 'oneLeft' }),
            to('#skirmish.over.scored', 'KR19', 'level for too many rounds', { guard: 'everyoneLevel' }),
            to('deal', ['K5.7', 'KR12'], 'another round'),
          ],
        }),
      },
    }),
    over: at('K1', 'The end', {
      initial: 'won',
      states: {
        won: at('K1.2', 'Last one standing', { type: 'final' }),
        leader: at('K1.3', 'Most life wins', { type: 'final' }),
        scored: at(['KR4', 'KR19'], 'Scored as it stands', { type: 'final' }),
      },
    }),
  },
} as never) as unknown as AnyStateMachine;
