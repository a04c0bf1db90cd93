/** Front Line's rulebook in English, in our own words. Every number that the rules fix comes from `numbers.ts`. */
import type { RulesProse } from '../../clause.ts';
import type {
  FrontLineChapterId,
  FrontLineClauseId,
  FrontLineRulingId,
  FrontLineTermId,
} from '../clauses.ts';
import { frontLineHpLess, frontLineNumbers as n } from '../numbers.ts';

const actionCards = n.maneuvers + n.events + n.equipment;
const characterCards = n.lineCards + 2 * n.characters;
const { above, less } = n.largerGames;

/** `6 of you start 1 lower, 7 start 2 lower` and so on, up to a full table. */
const thinRations = Array.from({ length: n.players.max - above }, (_, index) => above + 1 + index)
  .map(
    (players, index) =>
      `${players} ${index === 0 ? 'of you start' : 'start'} ${frontLineHpLess(players)} lower`,
  )
  .join(', ');

export const frontLineProse: RulesProse<
  FrontLineClauseId,
  FrontLineRulingId,
  FrontLineChapterId,
  FrontLineTermId
> = {
  language: 'en',

  chapters: {
    'the-box': {
      title: 'The box',
      lead: 'You are Komrades in a queue. At its head is the front, at its tail the Kommissar, and every turn something lands on it somewhere in between. Be the last one standing in line.',
    },
    'the-cards': {
      title: 'The cards',
      lead: 'There are two decks. One holds what is going to happen, the other what you can do about it. The second is the thicker, which is less of a comfort than it sounds.',
    },
    'setting-up': {
      title: 'Setting up',
      lead: 'Everyone gets a name, a place in the line and some cards, and hands most of the cards to a neighbour. It is the last time that anybody here gives you anything.',
    },
    'the-turn': {
      title: 'The turn',
      lead: 'A turn has eight steps. You see what is coming before you decide what to do, and decide before you know what the others have decided to do about it, or about you.',
    },
    movement: {
      title: 'Movement',
      lead: 'Three rules, one space at a time. Every shove, every queue-jump and every unfortunate misunderstanding in the line comes out of these.',
    },
    death: {
      title: 'Death',
      lead: 'It happens. The line has a hole where you stood, and the Kommissar comes up from behind to make it shorter.',
    },
    'larger-games': {
      title: 'Larger games',
      lead: 'More Komrades made the same march on the same provisions. The source recommends that they arrive a little thinner.',
    },
  },

  clauses: {
    'F1.1': {
      title: 'Characters',
      text: `There are ${characterCards} character cards: ${n.lineCards} *line cards*, one for each Komrade and one for the Kommissar; ${n.characters} *ability cards*, which say what a character can do; and ${n.characters} *health cards*, which keep count. A character starts at ${n.hp} HP unless its card says otherwise.`,
    },
    'F1.2': {
      title: 'What is coming, and where to',
      text: `There is ${n.initiativeCards} *initiative card*, to say who goes first; there are ${n.targetCards} *target cards*, to say where it will land; and there are ${n.incoming} *Incoming! cards*, to say what.`,
    },
    'F1.3': {
      title: 'What you can do about it',
      text: `There are ${actionCards} *action cards*: ${n.maneuvers} maneuvers, ${n.events} events and ${n.equipment} pieces of equipment.`,
    },

    'F2.1': {
      title: 'Incoming! cards',
      text: 'An Incoming! card has a name, a type, a target, its damage, and often a sentence of small print. The type is *Linear*, *Splash* or *Special*; the target is a space in the line, or somebody in it.',
    },
    'F2.2': {
      title: 'Linear',
      text: 'A Linear attack sets out from its target card and flies straight, the way the arrow points, until it meets somebody it can hit. Open spaces do not stop it. You might.',
    },
    'F2.3': {
      title: 'Splash',
      text: 'A Splash lands on one space, its *centre*, and deals the primary damage there. The two spaces beside it get the secondary damage. It helps to be popular with nobody.',
    },
    'F2.4': {
      title: 'Special',
      text: 'A Special does what its card says, by no other rule. The printed example is FLAMETHROWER, which does it again later.',
    },
    'F2.5': {
      title: 'Maneuvers',
      text: 'A maneuver has a name and an effect. The printed example is WEEKEND PASS, which takes you out of the line. It does not say that it will be a good weekend for the others.',
    },
    'F2.6': {
      title: 'Events',
      text: 'An event has a name and an effect, and need not wait for its turn. The printed example, OFFER GLORIOUS DEATH, offers it to somebody else.',
    },
    'F2.7': {
      title: 'Equipment',
      text: `Equipment has a name, a *durability* and an effect. Each use costs it ${n.durabilityPerUse} durability. At 0 it has served, and is discarded. The printed example is BODY ARMOR.`,
    },

    'F3.1': {
      title: 'Pick a character',
      text: 'Each of you picks a character, and takes its ability card, its health card and its line card.',
    },
    'F3.2': {
      title: 'Shuffle both decks',
      text: 'Shuffle the action deck and the Incoming! deck, and put both in the middle. They concern everybody.',
    },
    'F3.3': {
      title: 'Form the line',
      text: 'Whoever sat down first says in which order the characters stand. Behind the last of them comes one open space, and behind that comes the Kommissar.',
    },
    'F3.4': {
      title: 'The honour of the front',
      text: 'The Komrade at the front takes the initiative card. It is the only good thing about the place.',
    },
    'F3.5': {
      title: 'The first cards',
      text: `Everyone draws ${n.hand} action cards.`,
    },
    'F3.6': {
      title: 'The draft',
      text: `Keep one of your cards, face down, and hand the rest to the left. Do the same with those that come from the right, until ${n.hand} lie before you. They are your hand. Do not dwell on what you passed on; somebody else is about to.`,
    },

    'F4.1': {
      title: 'Something is coming',
      text: 'Draw an Incoming! card. Place its target cards under the line, each at the space or the Komrade that it names. Now you know where it is going to land, unless somebody does something.',
    },
    'F4.2': {
      title: 'Lay a card',
      text: 'Each of you lays an action card face down. This is your plan.',
    },
    'F4.3': {
      title: 'One event a turn',
      text: 'Besides, each of you may play one event a turn, at any moment you like. It takes effect at once. This is what happens to plans.',
    },
    'F4.4': {
      title: 'Reveal',
      text: 'From the holder of the initiative card clockwise, each of you turns the face-down card up. It does what it does before the next is turned.',
    },
    'F4.4a': {
      title: 'A maneuver turned up',
      text: 'A maneuver takes effect there and then.',
    },
    'F4.4b': {
      title: 'Equipment turned up',
      text: 'Equipment is put beside your character. From then on you can use it at any moment, unless it says otherwise.',
    },
    'F4.4c': {
      title: 'An event turned up',
      text: 'An event that is turned up here is discarded, and nothing comes of it. Perhaps it was a bluff. Say that it was a bluff.',
    },
    'F4.5': {
      title: 'It lands',
      text: 'The Incoming! card does its damage, and whatever else it says, to every Komrade that it hits.',
    },
    'F4.6': {
      title: 'Fill your hand',
      text: `Everyone draws until they hold ${n.hand} cards.`,
    },
    'F4.7': {
      title: 'Pass the initiative',
      text: 'The initiative card moves on to the next Komrade clockwise.',
    },
    'F4.8': {
      title: 'Until one is left',
      text: 'Turn follows turn until one Komrade is left, or none.',
    },

    'F5.1': {
      title: 'One space at a time',
      text: 'However far you are to go, you go one space at a time. *Backward* means toward the Kommissar, *forward* away from him. There is no word for safety.',
    },
    'F5.2': {
      title: 'Push',
      text: 'You step into a space where somebody stands, and there is an open space farther on in that direction. Then you push: they move one space, the way you are going.',
    },
    'F5.3': {
      title: 'Swap',
      text: 'You step into a space where somebody stands, and all open spaces are behind you. Then the two of you change places.',
    },

    'F6.1': {
      title: 'Dead',
      text: 'At 0 HP you are dead and out of the game. Below 0 you are no deader.',
    },
    'F6.2': {
      title: 'A hole in the line',
      text: 'The line card of the dead is taken away.',
    },
    'F6.3': {
      title: 'The Kommissar steps up',
      text: 'For each death, and at once, the Kommissar moves one space forward. The rules of movement are his as well: whoever is in his way is pushed.',
    },

    'F7.1': {
      title: 'Thin rations',
      text: `If you are more than ${above}, the source recommends that everyone start with ${less} HP less for each Komrade above ${above}: ${thinRations}.`,
    },
  },

  rulings: {
    FR1: {
      title: 'Nobody is left',
      question: 'The last Komrades die together. Has anybody won?',
      answer:
        'Those who died in that last step share the win. The aim is to outlast the others, and they outlasted everyone but one another.',
      details: ['A step is all the damage that is dealt at once, and the deaths that come of it (FR8).'],
      options: {
        nobodyLeft: {
          label: 'When nobody is left',
          values: {
            'last-dead-share': {
              label: 'The last to die share it',
              text: 'Whoever died in the last step has won, together with all who died in it.',
            },
            'nobody-wins': {
              label: 'Nobody wins',
              text: 'The Kommissar has the line to himself. There is no winner.',
            },
          },
        },
      },
    },
    FR2: {
      title: 'What the dead leave',
      question: 'What becomes of a dead Komrade’s cards?',
      answer: 'Hand, face-down card and equipment are discarded. Nobody inherits.',
    },
    FR3: {
      title: 'The hole stays',
      question: 'The line card of the dead is gone (F6.2). Does the line close up?',
      answer:
        'No. Their space stays, and is open. What makes the line shorter is the Kommissar, who takes a space away at the other end (F6.3).',
    },
    FR4: {
      title: 'A deck runs out',
      question: 'A card is to be drawn, and there is none.',
      answer:
        'Shuffle the discard pile into a new deck, and draw. The action deck has a discard pile of its own, and so has the Incoming! deck.',
    },
    FR5: {
      title: 'The Kommissar is above it',
      question: 'Can the Kommissar be hit, pushed, or made to change places?',
      answer:
        'No. He is never a viable target, and nobody can enter his space. A step that would take you into it does not happen.',
    },
    FR6: {
      title: 'Nowhere to go',
      question: 'Your card moves you off the front of the line, or into a space that you cannot enter.',
      answer: 'That step does not happen. The rest of the card still does.',
    },
    FR7: {
      title: 'A miss',
      question: 'A Linear attack comes to the end of the line, and has met nobody.',
      answer: 'It misses. One that sets out from a Komrade’s space hits that Komrade, and goes no farther.',
    },
    FR8: {
      title: 'Several at once',
      question: 'Several Komrades are hit, and one of them dies of it. Does the line move under the others?',
      answer: 'Not before all of them have been hit. Damage is one step, and goes like this.',
      details: [
        'Work out all the hits, on the line as it stands.',
        'Then whoever can reduces the damage (FR17).',
        'Deal all that is left of it, at once.',
        'Then come the deaths, one by one from the front to the rear. The Kommissar steps after each (F6.3), before the next.',
      ],
    },
    FR9: {
      title: 'Counting spaces',
      question: 'A card says “space 3”. From which end, and do open spaces count?',
      answer: 'Space 1 is the front. Open spaces count.',
    },
    FR10: {
      title: 'No such place',
      question:
        'The card names a space that the line no longer has, or somebody with a quality that nobody has.',
      answer:
        'For the space, take the rearmost one in front of the Kommissar. For the quality, place no target card. Either way it is settled when target cards are placed (F4.1), and not looked at again.',
    },
    FR11: {
      title: 'Pushing a row',
      question: 'The Komrade you push has somebody behind them.',
      answer: 'The push goes on along the row, each moving one space, until the open space takes it up.',
    },
    FR12: {
      title: 'At any moment',
      question: 'Events and equipment come “at any time”. A program has to ask at some time.',
      answer:
        'It opens *windows*: when target cards have been placed, before each reveal, before damage is worked out, and after damage. In a window you play an event, use what you have, or pass.',
      details: [
        'All living Komrades who have not played their event this turn are asked at once, whatever they hold. So are those with something in play to use. To be asked tells nobody anything.',
        'A pass holds until something public changes.',
        'You may declare that you pass on every window of the turn. Everybody hears it.',
      ],
      options: {
        eventWindows: {
          label: 'Windows',
          values: {
            'every-window': {
              label: 'All of them',
              text: 'After target cards, before each reveal, before damage and after it.',
            },
            'before-damage-only': {
              label: 'Before damage only',
              text: 'One window a turn, just before damage is worked out. Quicker, and everyone is in it.',
            },
          },
        },
      },
    },
    FR13: {
      title: 'Two at once',
      question: 'Two of you act in the same window.',
      answer:
        'Count from the holder of the initiative card clockwise. The first who acts is resolved whole. Then the window opens again, and the rest may think again.',
    },
    FR14: {
      title: 'The last space',
      question: 'WEEKEND PASS ends in “the last space”. Which one is that, and what if somebody is in it?',
      answer:
        'The space right in front of the Kommissar: whoever leaves a queue comes back at its end. If somebody stands there, the row is pushed forward into the nearest open space (F5.2).',
      options: {
        lastSpace: {
          label: 'The last space',
          values: {
            'before-kommissar': {
              label: 'In front of the Kommissar',
              text: 'You come back right in front of the Kommissar. If somebody stands there, they are pushed forward.',
            },
            'rearmost-open': {
              label: 'The rearmost open one',
              text: 'You come back to the open space nearest the Kommissar, and push nobody.',
            },
            'the-one-left': {
              label: 'The one you left',
              text: 'You come back to where you stood. If that is taken or gone, it is the rearmost open space.',
            },
          },
        },
      },
    },
    FR15: {
      title: 'Off the line',
      question: 'Where is a Komrade who has left the line?',
      answer:
        'Out of reach: not to be hit, targeted or moved. Their space is open meanwhile. They still draw and play cards, from wherever it is.',
    },
    FR16: {
      title: 'Half a Splash',
      question: 'Part of a Splash falls beyond the line, or on an open space.',
      answer:
        'That part hits nobody. The rest lands all the same, even if it is the centre that finds nobody.',
    },
    FR17: {
      title: 'How much armour',
      question: 'You suffer several points of damage. How many does BODY ARMOR take off?',
      answer: 'As many as you like, for 1 durability each, up to what is left of it.',
    },
    FR18: {
      title: 'The holder is dead',
      question: 'The initiative card is to be passed on by somebody who is dead.',
      answer: 'It goes to the next living Komrade clockwise from their seat.',
    },
    FR19: {
      title: 'Still burning',
      question: 'FLAMETHROWER speaks of the next turn. When does it burn whom?',
      answer:
        'It stays on its spaces until the end of the turn after, and does its damage then (FR33). It is damage like any other, and so are the deaths.',
    },
    FR20: {
      title: 'Nothing to offer',
      question:
        'You would play OFFER GLORIOUS DEATH, but there is no Linear target card on the table, or nobody else to move it to.',
      answer:
        'Then you cannot. The same goes for any event of which nothing could be done. A program says so, and the card stays in your hand.',
    },
    FR21: {
      title: 'Not enough for everyone',
      question: 'Hands are to be filled, and deck and discard pile together will not do it.',
      answer:
        'Deal what there is, one card at a time, from the holder of the initiative card clockwise. Queueing for what is short should come naturally by now.',
    },
    FR22: {
      title: 'How many can play',
      question: 'The printed table of starting HP begins with one player. Is that a game?',
      answer: `No; F4.8 would end it before it began. From ${n.players.min} to ${n.players.max} can play.`,
    },
    FR23: {
      title: 'Which cards',
      question: 'Of all its cards the source shows four. What do we play with?',
      answer:
        'With a deck of our own, in the printed numbers (F1.2, F1.3). The four stand in it as printed, and every other card is marked as ours. If you own the printed deck, you can enter it and play with that.',
    },
    FR24: {
      title: 'A target that walks',
      question: 'A target card lies at a Komrade, and the Komrade moves.',
      answer:
        'It goes along. One that was placed at a space stays at the space, whoever comes to stand there.',
    },
    FR25: {
      title: 'Several qualify',
      question: 'A card wants the Komrade with the fewest HP, or the most equipment, and there are several.',
      answer: 'Of those, the one nearest the front. That is what the front is for.',
    },
    FR26: {
      title: 'Equipment and events',
      question: 'One of you uses equipment and another plays an event, in the same window.',
      answer: 'One order serves both: that of FR13.',
    },
    FR27: {
      title: 'A strong constitution',
      question: `In a larger game, a character’s card starts above ${n.hp} HP.`,
      answer: 'What F7.1 takes away is taken from what the card says. An ox on thin rations is still an ox.',
      options: {
        largerGames: {
          label: 'Rations in larger games',
          values: {
            reduced: {
              label: 'Thin',
              text: `Everyone starts with ${less} HP less for each Komrade above ${above} (F7.1).`,
            },
            full: {
              label: 'Full',
              text: 'F7.1 is left out. The source does no more than recommend it.',
            },
          },
        },
      },
    },
    FR28: {
      title: 'By the use or by the point',
      question: `F2.7 takes ${n.durabilityPerUse} durability for a use. BODY ARMOR asks for 1 with each point of damage. Which is it?`,
      answer: 'What the card says. It speaks of one thing, the rule of all.',
    },
    FR29: {
      title: 'A hole must be left',
      question: 'The Kommissar is about to close the last open space in the line.',
      answer:
        'He does not. His step does not happen if it would leave no open space in front of him, or none once everyone who is off the line has come back.',
    },
    FR30: {
      title: 'The target is gone',
      question: 'A target card lies at a Komrade who dies, or leaves the line, before it lands.',
      answer:
        'It drops to the space that they left, and lands from there: a Linear attack flies on from it, a Splash has it as its centre.',
    },
    FR31: {
      title: 'Who wins',
      question: 'F4.8 says when to stop playing. Who has won?',
      answer: 'The last living Komrade.',
    },
    FR32: {
      title: 'When the end comes',
      question: 'In the middle of a turn one Komrade is left. Do they play it to its end?',
      answer:
        'No. The end is looked for whenever the deaths of a step are done, and the rest of the turn is not played.',
      options: {
        endCheck: {
          label: 'The end comes',
          values: {
            'at-once': {
              label: 'At once',
              text: 'The game is over as soon as the deaths of a step leave one Komrade or none.',
            },
            'end-of-turn': {
              label: 'At the end of the turn',
              text: 'The turn is played out first, with anything that it still has in store for the last one left.',
            },
          },
        },
      },
    },
    FR33: {
      title: 'The end of a turn',
      question: 'Much waits for the end of the turn. In what order does it come?',
      answer: 'In this one.',
      details: [
        'The Incoming! card lands: damage, then deaths (F4.5).',
        'Hands are filled (F4.6).',
        'Those who are to return to the line do, from the holder of the initiative card clockwise.',
        'What lasts takes effect, with damage and deaths of its own.',
        'What was to last until now is discarded.',
        'The initiative card is passed on (F4.7).',
      ],
    },
    FR34: {
      title: 'Out of target cards',
      question: `There are ${n.targetCards} target cards, and a card that stays in play keeps its own. A new one wants more than are left.`,
      answer: 'Place them in printed order while they last. The rest of the new card has no target.',
    },
    FR35: {
      title: 'Somebody else',
      question: 'OFFER GLORIOUS DEATH moves a target card to another Komrade. Other than whom?',
      answer:
        'Than the one it points at now. That leaves yourself, should you feel glorious. From then on the card follows whom it was moved to (FR24).',
    },
    FR36: {
      title: 'An answer to an event',
      question: 'One event cancels or redirects another. When is it played?',
      answer:
        'Between playing a card and resolving it, a *response window* opens and asks as FR12 does. The last card played resolves first. A response is its player’s event for the turn.',
      details: ['It opens if any card in the deck could be such an answer, whether or not anybody holds it.'],
    },
    FR37: {
      title: 'No plan',
      question: 'You are to lay a card, and have none.',
      answer: 'You lay none.',
    },
    FR38: {
      title: 'Initiative in mid-air',
      question: 'While cards are being revealed, one of them takes, passes or reverses the initiative.',
      answer:
        'The order of these reveals was fixed before the first of them, and stays. For everything else the change counts from now on.',
    },
    FR39: {
      title: 'Who picks first',
      question: 'In what order do you pick characters?',
      answer: 'By seat, each from those that are left. Or deal them: then chance picks.',
    },
    FR40: {
      title: 'A full line',
      question: 'Somebody moves in a line that has no open space at all.',
      answer: 'A Komrade swaps (F5.3). The Kommissar stays where he is.',
      details: ['FR29 keeps a space open, so that you should not see it happen.'],
    },
    FR41: {
      title: 'A war without end',
      question: 'Everything misses, and what does hit is healed. What ends the game?',
      answer: `The Kommissar’s patience. After ${n.turns} turns the game is scored as it stands: the most HP wins, and level Komrades share the win. The limit is ours, and you may change it.`,
      options: { 'limits.turns': { label: 'Turns' } },
    },
    FR42: {
      title: 'Not to be moved',
      question: 'Somebody may not be moved, pushed or swapped, says a card. You step into their space.',
      answer: 'You do not: the step does not happen (FR6).',
    },
    FR43: {
      title: 'Who was pushed',
      question: 'A whole row moves (FR11). Who of them was pushed?',
      answer: 'Everyone in it.',
    },
    FR44: {
      title: 'Each turn, this one too',
      question: 'A card that stays acts at the end of each turn. Does the turn in which it came count?',
      answer: 'It does, unless the card says “next turn”.',
    },
    FR45: {
      title: 'To an empty address',
      question: 'Damage is redirected to where nobody is.',
      answer: 'It is not redirected, and stays with whom it was meant for.',
    },
  },

  terms: {
    komrade: { term: 'Komrade', text: 'A player’s character, while it lives.' },
    kommissar: {
      term: 'Kommissar',
      text: 'He stands behind everybody, comes one space nearer with each death, and is no target.',
    },
    character: { term: 'character', text: 'Who you are: a line card, an ability and HP.' },
    hp: { term: 'HP', text: 'Health points. At 0 you are dead.' },
    line: {
      term: 'line',
      text: 'The spaces from the front to the Kommissar, and those who stand on them.',
    },
    space: { term: 'space', text: 'A place in the line. It is *open* if nobody stands on it.' },
    front: { term: 'front', text: 'The end of the line where the Kommissar is not: space 1.' },
    'incoming-card': { term: 'Incoming! card', text: 'What is going to land on the line this turn.' },
    'target-card': {
      term: 'target card',
      text: 'It lies at a space or at a Komrade, and says where an Incoming! card lands.',
    },
    linear: { term: 'Linear', text: 'An attack that flies straight until it hits somebody.' },
    splash: { term: 'Splash', text: 'An attack on a space and the two beside it.' },
    centre: { term: 'centre', text: 'The space on which a Splash lands.' },
    special: { term: 'Special', text: 'An attack that goes by its own card alone.' },
    'action-card': { term: 'action card', text: 'A maneuver, an event or equipment.' },
    maneuver: { term: 'maneuver', text: 'An action card that takes effect when it is revealed.' },
    event: { term: 'event', text: 'An action card to be played at any moment, one a turn.' },
    equipment: { term: 'equipment', text: 'An action card that stays beside you to be used.' },
    durability: { term: 'durability', text: 'How much use is left in a piece of equipment.' },
    draft: { term: 'draft', text: 'How first hands come about: keep one card, pass on the rest.' },
    hand: { term: 'hand', text: 'The cards you hold. Only you see them.' },
    initiative: {
      term: 'initiative',
      text: 'Whoever holds the card reveals first, and comes first wherever an order is wanted.',
    },
    window: { term: 'window', text: 'A moment in which events and equipment can be used.' },
    hit: { term: 'hit', text: 'Reached by an Incoming! card.' },
    forward: { term: 'forward', text: 'Away from the Kommissar.' },
    backward: { term: 'backward', text: 'Toward the Kommissar.' },
    push: { term: 'push', text: 'To step into somebody’s space and send them on one space.' },
    swap: { term: 'swap', text: 'To change places.' },
    dead: { term: 'dead', text: 'At 0 HP or less, and out of the game.' },
  },
};
