/** What the checker of KOMANDO's decks says, in English. Texts may hold ids of rules, which are links. */
import type { KomandoDeckFindingCode } from '../check-deck.ts';

export const komandoDeckFindings: Readonly<
  Record<KomandoDeckFindingCode, { readonly message: string; readonly mend: string }>
> = {
  'komando/cannot-end': {
    message:
      'No sword beats any shield, and no two cards take anything from the group. Nobody can fall and the group cannot give out, so only the limits of KR19 end a game.',
    mend: 'Give some cards a sword above the lowest shield, or a group icon below zero.',
  },
  'komando/no-damage': {
    message:
      'No sword beats any shield, so nobody ever loses life. When the group gives out everyone is tied, every round of the tiebreak is level, and only the limits of KR19 end the game.',
    mend: 'Give some cards a sword above the lowest shield.',
  },
  'komando/group-cannot-fall': {
    message:
      'No two cards take anything from the group. It never gives out, and a game ends only when one player is left.',
    mend: 'Give some cards a group icon below zero, low enough that two cards together take something.',
  },
  'komando/group-cannot-recover': {
    message: 'No two cards add anything to the group. It can only fall.',
    mend: 'Give some cards a group icon above zero, high enough that two cards together add something.',
  },
  'komando/group-collapses': {
    message:
      'On average an exchange takes 5 or more from the group: it gives out after four turns or so, before most players have had theirs.',
    mend: 'Raise group icons until two cards take less than 5 on average.',
  },
  'komando/no-block': {
    message: 'Every sword beats every shield, so defending is only a matter of how much it hurts.',
    mend: 'Give some cards a shield that stops some swords.',
  },
  'komando/one-blow': {
    message: 'One attack can take all 10 life, before its target has had a turn.',
    mend: 'Keep the highest sword less than 10 above the lowest shield.',
  },
  'komando/identical-cards': {
    message: 'Some cards are exactly alike. The rules allow it; it may also be a slip in entering the deck.',
    mend: 'Compare the cards with your printed ones.',
  },
};
