/**
 * KOMANDO's rulebook in English, in our own words. Text whose numbers also stand in data (`limits`, the number of
 * players and cards) is held to that data by the tests.
 */
import type { RulesProse } from '../../clause.ts';
import type { KomandoDeckFindingCode } from '../check-deck.ts';
import type { KomandoChapterId, KomandoClauseId, KomandoRulingId, KomandoTermId } from '../clauses.ts';

export const komandoProse: RulesProse<KomandoClauseId, KomandoRulingId, KomandoChapterId, KomandoTermId> = {
  language: 'en',

  chapters: {
    'the-point': {
      title: 'The point',
      lead: 'You have ten life, and so has everyone who would like to see it gone. Between you stands the *group*, one number that all of you share and every card moves. Outlive the others, or be ahead of them when the group gives out.',
    },
    'the-cards': {
      title: 'The cards',
      lead: 'There is one kind of card. Any of them can attack, any of them can defend, and either way it moves the group. Whether it is a good card depends mostly on when you have to play it.',
    },
    'setting-up': {
      title: 'Setting up',
      lead: 'One shuffle, one deal, two totals to write down. Nobody decides anything yet, so nobody has made a mistake yet.',
    },
    'the-turn': {
      title: 'The turn',
      lead: 'A turn is one exchange: your card against one other player’s, both counted, both replaced. Remember as you choose a target that targets have turns too.',
    },
    'the-tiebreak': {
      title: 'The tiebreak',
      lead: 'The group has given out, and two or more of you are level at the top. You settle it with swords and shields alone, a round at a time. This is also where the printed rules and their own example part ways: see KR14.',
    },
  },

  clauses: {
    'K1.1': {
      title: 'Two to ten players',
      text: 'Two to ten can play. One deck of 54 cards serves the whole table, however many you are.',
    },
    'K1.2': {
      title: 'Outlive them',
      text: 'Get every other player’s life down to 0 or less, or let them do it to one another. The last player in wins.',
    },
    'K1.3': {
      title: 'Or lead when the group gives out',
      text: 'When the group is down to 0 or less, the game stops there. If one player has more life than anyone else, that player wins.',
    },
    'K1.4': {
      title: 'Level at the top',
      text: 'If two or more of you share the highest life when the group gives out, nobody has won yet. You go to a tiebreak (K5.1).',
    },

    'K2.1': {
      title: 'Three icons on every card',
      text: 'Every card carries three numbers: a *sword* for attack, a *shield* for defence, and the *group icon*, which may be above or below zero.',
    },
    'K2.2': {
      title: 'Sword or shield, not both',
      text: 'In attack a card counts by its sword, in defence by its shield. The one you do not use is wasted; try not to think about it. The group icon counts either way (K2.3).',
    },
    'K2.3': {
      title: 'The group belongs to everybody',
      text: 'The group is a single life total shared by the whole table. Every card played, in attack or in defence, moves it up or down by the card’s group icon. It protects nobody and can ruin everybody.',
    },

    'K3.1': {
      title: 'Ten each, twenty together',
      text: 'Every player starts at 10 life, and the group at 20.',
    },
    'K3.2': {
      title: 'The group is full at 20',
      text: 'The group never stands above 20. It starts there, and whatever would take it higher is lost.',
    },
    'K3.3': {
      title: 'The deal',
      text: 'Choose a dealer. The dealer shuffles and gives each player 3 cards. The rest, face down, is the *draw pile*.',
    },
    'K3.4': {
      title: 'Who goes first',
      text: 'The player on the dealer’s left takes the first turn. From there, turns go round the table clockwise.',
    },
    'K3.5': {
      title: 'A card works once',
      text: 'A card that has been played, as sword or as shield, goes to the *discard pile*.',
    },
    'K3.6': {
      title: 'Three in hand',
      text: 'You hold 3 cards between turns, never more and never fewer. Only the tiebreak uses other numbers (K5.4).',
    },

    'K4.1': {
      title: 'Attack',
      text: 'On your turn, choose one of your cards, and one other player to receive it. Lay the card face up: its sword is your attack.',
    },
    'K4.2': {
      title: 'Defend',
      text: 'If you are the target, you have seen the sword. Now choose one of your own cards: its shield is your defence. You must play one, even if none will help.',
    },
    'K4.3': {
      title: 'Blocked',
      text: 'A sword equal to the shield, or lower, does no damage.',
    },
    'K4.4': {
      title: 'Count the group',
      text: 'In the same moment both group icons are added to the group; one below zero takes from it. Whether the attack got through makes no difference.',
    },
    'K4.5': {
      title: 'Draw',
      text: 'Once the exchange is settled, attacker and target draw one card each.',
    },
    'K4.6': {
      title: 'Pass the turn',
      text: 'Then your turn is over, and the next player clockwise has theirs.',
    },
    'K4.7': {
      title: 'Life only goes down',
      text: 'No card and no block ever gives life back. However far your shield stands above the sword, you gain nothing but your continued presence.',
    },
    'K4.8': {
      title: 'Eliminated',
      text: 'At 0 life or less you are out of the game. Below 0 is no more out than 0.',
    },
    'K4.9': {
      title: 'The group can recover',
      text: 'What players cannot do, the group can. Icons above zero raise it again, up to 20 (K3.2).',
    },

    'K5.1': {
      title: 'When there is a tiebreak',
      text: 'The group is at 0 or less, and two or more players share the highest life. These are the *tied* players, and the tiebreak is theirs.',
    },
    'K5.2': {
      title: 'The rest are out',
      text: 'As the tiebreak begins, every player with less life than the tied ones is eliminated.',
    },
    'K5.3': {
      title: 'The group no longer counts',
      text: 'From here on, ignore group icons. A card is a sword or a shield and nothing else.',
    },
    'K5.4': {
      title: 'As many cards as players',
      text: 'Each tied player holds as many cards as there are tied players. If you are two, you each discard one of your three.',
    },
    'K5.5': {
      title: 'Who starts',
      text: 'The tiebreak starts with the player whose turn would have come next. That player is the *starter*.',
    },
    'K5.6': {
      title: 'A full round',
      text: 'In a round, each of you attacks once, clockwise, from the starter to the last player still in.',
    },
    'K5.7': {
      title: 'The least life goes',
      text: 'When a round is over, the players with the least life are eliminated. Play round after round until one player remains. That one wins.',
    },
  },

  rulings: {
    KR1: {
      title: 'How much it hurts',
      question: 'A sword above the shield does damage. How much?',
      answer:
        'The difference. Sword 6 against shield 4 costs the target 2 life. The printed FAQ weighs attack and defence in points, so we compare points.',
      details: ['Life is kept as it falls, below 0 too. So is the group.'],
      options: {
        damage: {
          label: 'Damage',
          values: {
            difference: {
              label: 'The difference',
              text: 'The target loses sword minus shield.',
            },
            'full-sword': {
              label: 'The whole sword',
              text: 'A shield that is too low is no shield: sword 6 against shield 4 costs 6. Expect shorter games.',
            },
          },
        },
      },
    },
    KR2: {
      title: 'Two icons, one ceiling',
      question:
        'Two cards move the group, and the group stops at 20. Are they counted one by one, or together?',
      answer:
        'Together: add the icons, move the group by the sum, and only then cut it back to 20 if it is above. From 19, +3 and −2 lead to 20. Counted one by one, the +3 first, most of it would spill over the top and leave you at 18.',
    },
    KR3: {
      title: 'A life and the group in one blow',
      question: 'One exchange takes the target’s last life and the last of the group. Which ends the game?',
      answer: 'Both have happened (K4.4), and they are looked at in this order.',
      details: [
        'Whoever is at 0 life or less is eliminated. If that leaves one player, they win by K1.2, and the group no longer matters.',
        'Attacker and target draw, if they are still in (K4.5).',
        'Only now look at the group. If it is at 0 or less, K1.3 compares the living and nobody else. Those who tie have drawn, and so go into the tiebreak with 3 cards each.',
      ],
    },
    KR4: {
      title: 'The draw pile runs out',
      question: 'You have to draw a card, and there is none.',
      answer:
        'Shuffle the discard pile, with the two cards just played in it, into a new draw pile. Then draw.',
      details: [
        'Shuffle when a card is wanted and none is there, not before.',
        'The attacker draws first, then the target.',
      ],
      options: {
        deckOut: {
          label: 'When the draw pile runs out',
          values: {
            reshuffle: {
              label: 'Shuffle and go on',
              text: 'The discard pile becomes the new draw pile.',
            },
            'no-reshuffle': {
              label: 'Once through the deck',
              text: 'No card comes back. Draw while there are cards to draw, the attacker first.',
              details: [
                'A target without a card defends with shield 0, and adds 0 to the group.',
                'When the player whose turn it is has no card, the game is scored as it stands: the most life wins, and level players share the win.',
                'The game is scored in the same way when a tiebreak, or a round of one, would begin and the draw pile cannot fill the hands. Everyone still alive counts; nobody is first eliminated by K5.2.',
                'Where hands are dealt afresh (KR8) all cards are shuffled for each round, so the last case cannot arise.',
              ],
            },
          },
        },
      },
    },
    KR5: {
      title: 'Empty chairs',
      question: 'The next player has been eliminated. Whose turn is it?',
      answer: 'The empty chair is skipped: the turn goes to the next player clockwise who is still in.',
    },
    KR6: {
      title: 'The hand you leave behind',
      question: 'What happens to your cards when you are eliminated?',
      answer: 'They are discarded. Nobody played them, so they do not count for the group.',
    },
    KR7: {
      title: 'No draw for the fallen',
      question: 'The attack has eliminated you. Do you still draw?',
      answer: 'No. The attacker draws alone.',
    },
    KR8: {
      title: 'Where tiebreak hands come from',
      question:
        'Tied players need as many cards as there are of them (K5.4). Do they keep the hands they hold?',
      answer:
        'Yes. Having a card discarded when two are tied makes sense only if you kept three. If you hold too few, draw up to the number; if you hold too many, choose which to discard. This is done before every round.',
      details: [
        'Draws come first: clockwise from the starter of the round, all of one player’s cards together.',
        'Then discards, chosen by all at the same time and shown only when the last of you has chosen. A program takes them one card at a time, from the players in any order.',
      ],
      options: {
        tiebreakDeal: {
          label: 'Tiebreak hands',
          values: {
            'carry-over': {
              label: 'Keep your hand',
              text: 'Draw up or discard down to the number of players in the round.',
            },
            fresh: {
              label: 'A fresh deal',
              text: 'Before every round all hands are discarded, every card is shuffled, and each player is dealt as many as the round needs, clockwise from its starter.',
            },
          },
        },
      },
    },
    KR9: {
      title: 'No draws inside a round',
      question: 'Do attacker and target draw after an exchange of the tiebreak, as they do outside it?',
      answer:
        'No, and you will not miss it. With four tied you hold four cards: one to attack with, and three in case every other player picks you.',
    },
    KR10: {
      title: 'The starter is not among you',
      question: 'The player who would have gone next is not one of the tied. Who starts?',
      answer: 'The next tied player clockwise.',
      details: [
        'Later rounds count from the same seat: each starts with the starter of the tiebreak or, if they are not in the round, with the first player clockwise who is.',
      ],
    },
    KR11: {
      title: 'You bring your own life',
      question: 'Does everyone get fresh life for the tiebreak?',
      answer: 'No. You go on with what you have. If you are tied at 1, it will not take long.',
    },
    KR12: {
      title: 'A level round',
      question:
        'The round is over, and everyone still in has the same life. Does “the least” mean all of you?',
      answer: 'No. Nobody is eliminated, and those of you still in play another round.',
      details: [
        'Only those alive at the end of the round are compared. Whoever fell in it is out and stays out.',
      ],
    },
    KR13: {
      title: 'Falling inside a round',
      question: 'A tied player falls to 0 in the middle of a round. Was that the elimination for this round?',
      answer:
        'No. They are out at once (K4.8), and the round goes on, unless one player is left, who wins on the spot. At the end of the round K5.7 judges those who are left, as if nobody had fallen.',
    },
    KR14: {
      title: 'The rule against its example',
      question:
        'The source contradicts itself. K5.7 eliminates the players with the least life. Its own example ends a round with players 1 and 3 at 8 life, 2 and 4 at 10, and then has 1 and 3 play on. By the rule those two are out.',
      answer:
        'The rule stands. It is written for every game, the example for one. So 1 and 3 are eliminated, and 2 and 4 play on with 2 cards each.',
      options: {
        tiebreak: {
          label: 'Tiebreak',
          values: {
            rule: {
              label: 'As the rule says',
              text: 'After a round, all who have the least life are out. In the example, 2 and 4 play on.',
            },
            'printed-example': {
              label: 'As the example shows',
              text: 'After a round, those with the least life fight it out among themselves until one of them is lower, and only that one is out. In the example 1 and 3 play on while 2 and 4 look on.',
              details: [
                'All the tied play a full round, each holding as many cards as there are players in it.',
                'If all are level at its end, go back to step 1 (KR12).',
                'Otherwise those with the least life are the *bottom players*. If that is one player, they are eliminated: go to step 6.',
                'If it is several, they alone play the next round, with as many cards each as they are (KR8). It starts with the first of them clockwise from the starter of the tiebreak. The others sit it out: they discard their hands and cannot be attacked.',
                'Whoever falls to 0 life in that round is the one eliminated, and the round ends there: go to step 6. If nobody falls, those among them who now have the least life are the new bottom players: a single player is eliminated, several repeat step 4.',
                'If one player is left, they win. Otherwise all who are left, including those who sat out, play step 1, starting with the first of them clockwise from the starter of the tiebreak. Say A, B and C have 5 life and D has 9. A, B and C play with 3 cards each and end at 5, 5 and 4. C is out; A, B and D play the next full round, again with 3 cards each.',
              ],
            },
          },
        },
      },
    },
    KR15: {
      title: 'More cards than there are',
      question: 'Eight tied players would need 64 cards. The deck has 54.',
      answer:
        'Share them evenly: 54 divided by the number of players, rounded down. Eight of you hold 6 each, nine also 6, ten hold 5. If you have to play and your hand is empty, draw one card first.',
      details: [
        'You draw it when you are attacked, or when your own turn begins. If the draw pile is empty, the discard pile is shuffled (KR4).',
        'If the discard pile may not be shuffled and there is nothing to draw, you defend with shield 0, as KR4 has it.',
      ],
    },
    KR16: {
      title: 'Who deals',
      question: 'A dealer is chosen. How?',
      answer:
        'As you like; whoever brought the deck is traditional. A program draws the dealer by chance, unless it is told who deals.',
      details: [
        'Deal all of one player’s cards together, then the next player’s, clockwise from the dealer’s left.',
      ],
    },
    KR17: {
      title: 'Attacks that are not allowed',
      question: 'May you attack anybody, with anything?',
      answer:
        'Anybody but yourself, an eliminated player, or one who sits a round out (KR14); and only with a card that you hold. Anything else is refused with the reason, and it is still your turn.',
      details: [
        'The same goes for options. A program refuses one that does not exist, or a value that it cannot have, names those that it knows, and never quietly plays something else.',
      ],
    },
    KR18: {
      title: 'Which 54 cards',
      question: 'The source does not list the cards. What do we play with?',
      answer:
        'With a deck of our own, 54 cards made for this rulebook and marked as such. It is not the printed deck, nor a guess at it. If you own the printed one, you can enter its cards and play with those.',
    },
    KR19: {
      title: 'Games that would never end',
      question:
        'If no sword in the deck beats any shield, or tiebreak rounds stay level for ever, what ends the game?',
      answer:
        'Patience runs out. After 1,000 turns, or 20 tiebreak rounds in a row in which nobody is eliminated, the game is scored as it stands: the most life wins, and level players share the win. Both limits are ours, and you may change them.',
      details: [
        'A turn is one exchange, in the tiebreak as anywhere else. Turns are looked at after an exchange, before a tiebreak would begin.',
        'Rounds among the bottom players (KR14) count too.',
        'Before you play with a deck of your own, the deck checker tells you whether it could go on for ever.',
      ],
      options: {
        'limits.levelRounds': { label: 'Rounds in a row without an elimination' },
        'limits.turns': { label: 'Turns' },
      },
    },
    KR20: {
      title: 'What you may look at',
      question: 'Which cards are open, and which are hidden?',
      answer:
        'The discard pile lies face up, and anyone may look through it. Hands are hidden, and so is the order of the draw pile. How many cards there are in each is open to all.',
    },
  },

  terms: {
    life: { term: 'life', text: 'What each player has 10 of at the start. It only goes down.' },
    group: { term: 'group', text: 'The one life total that all players share. It starts full, at 20.' },
    sword: { term: 'sword', text: 'A card’s number in attack.' },
    shield: { term: 'shield', text: 'A card’s number in defence.' },
    'group-icon': {
      term: 'group icon',
      text: 'What a card adds to the group when it is played, or takes from it.',
    },
    dealer: {
      term: 'dealer',
      text: 'The player who shuffles and deals. The one on their left takes the first turn.',
    },
    hand: { term: 'hand', text: 'The cards you hold. Only you see them.' },
    'draw-pile': { term: 'draw pile', text: 'The cards not dealt yet, face down.' },
    'discard-pile': { term: 'discard pile', text: 'The cards that have been played, face up.' },
    turn: {
      term: 'turn',
      text: 'One player’s attack and all that follows from it, until the next player’s.',
    },
    attacker: { term: 'attacker', text: 'The player whose turn it is.' },
    target: { term: 'target', text: 'The player whom the attacker has chosen, and who defends.' },
    exchange: {
      term: 'exchange',
      text: 'One sword against one shield, with the damage and the group icons that come of it.',
    },
    eliminated: { term: 'eliminated', text: 'Out of the game.' },
    tiebreak: {
      term: 'tiebreak',
      text: 'What decides between players level at the top when the group has given out.',
    },
    tied: { term: 'tied', text: 'Sharing the highest life when the tiebreak begins.' },
    starter: { term: 'starter', text: 'The player who attacks first in the tiebreak, or in a round of it.' },
    round: { term: 'round', text: 'A part of the tiebreak: one attack by each player in it.' },
  },
};

/** What the checker of decks says. */
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
    message: 'On average an exchange takes 5 or more from the group: it gives out after four turns or so.',
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
