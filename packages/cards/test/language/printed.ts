/** The four texts that the source prints, to the letter, with what each means. */
import type { CardText } from '@komradery/cards/language';

export interface PrintedText {
  readonly name: string;
  readonly clause: string;
  readonly text: string;
  readonly ast: CardText;
  /** The same, in the printer's wording. */
  readonly normal: string;
}

export const printedTexts: readonly PrintedText[] = [
  {
    name: 'FLAMETHROWER',
    clause: 'F2.4',
    text: 'Remains in play for the next turn. Any Komrade that ends the next turn in a space affected by the Flamethrower suffers 1 damage.',
    ast: [
      { body: [{ do: [[{ effect: 'remain', for: 'next-turn' }]] }] },
      {
        when: { at: 'end', turn: 'next' },
        body: [
          { do: [[{ effect: 'damage', who: { pick: 'each', where: [{ is: 'affected' }] }, amount: 1 }]] },
        ],
      },
    ],
    normal:
      'This card remains in play for the next turn. At the end of the next turn, deal 1 damage to each Komrade in a space affected by this card.',
  },
  {
    name: 'WEEKEND PASS',
    clause: 'F2.5',
    text: 'Remove your Komrade from the line. At end of turn, return your Komrade to the last space.',
    ast: [
      { body: [{ do: [[{ effect: 'leave', who: 'you' }]] }] },
      {
        when: { at: 'end', turn: 'this' },
        body: [{ do: [[{ effect: 'return', who: 'you', to: 'last' }]] }],
      },
    ],
    normal: 'Remove your Komrade from the line. At end of turn, return your Komrade to the last space.',
  },
  {
    name: 'OFFER GLORIOUS DEATH',
    clause: 'F2.6',
    text: 'Move a Linear effect Target card to any other Komrade.',
    ast: [
      {
        body: [
          {
            do: [
              [
                {
                  effect: 'move-target',
                  who: 'you',
                  target: { pick: 'any', type: 'linear' },
                  to: { komrade: { pick: 'any', other: true } },
                },
              ],
            ],
          },
        ],
      },
    ],
    normal: 'Move any Linear target card to any other Komrade.',
  },
  {
    name: 'BODY ARMOR',
    clause: 'F2.7',
    text: 'Reduce damage by an amount up to the remaining Durability - loses 1 Durability per damage reduced.',
    ast: [
      {
        body: [
          {
            do: [
              [
                {
                  effect: 'reduce',
                  who: 'you',
                  amount: { upTo: { times: 1, per: { table: 'durability' } } },
                },
                { effect: 'spend', what: 'this', amount: { times: 1, per: { result: 'damage-reduced' } } },
              ],
            ],
          },
        ],
      },
    ],
    normal:
      'Reduce damage by up to the remaining Durability and this card loses 1 Durability per damage reduced.',
  },
];
