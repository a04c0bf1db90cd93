import { setup } from 'xstate';

/** The machine of the README: small, with most of what a chart can have. */
export const coffee = setup({
  guards: { isPaid: () => true },
  actions: { count: () => {}, giveBack: () => {} },
}).createMachine({
  id: 'coffee',
  initial: 'paying',
  states: {
    paying: {
      on: {
        COIN: { actions: 'count' },
        BREW: { target: 'brewing', guard: 'isPaid' },
        CANCEL: { target: 'paying', reenter: true, actions: 'giveBack' },
      },
    },
    brewing: {
      type: 'parallel',
      onDone: 'ready',
      states: {
        beans: {
          initial: 'grinding',
          states: { grinding: { after: { 4000: 'ground' } }, ground: { type: 'final' } },
        },
        water: {
          initial: 'cold',
          states: { cold: { on: { HOT: 'hot' } }, hot: { type: 'final' } },
        },
      },
    },
    ready: { tags: ['beep'], on: { TAKE: 'paying' } },
  },
});
