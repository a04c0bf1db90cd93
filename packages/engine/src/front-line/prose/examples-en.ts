/** The captions of Front Line's examples. In English; another language is another file. A caption a beat. */
import type { ExampleProse } from '../../example.ts';

/** What ends most examples is no part of what they show. */
const turnEnds = 'Hands are filled, the initiative card moves on, and the next Incoming! card is a rumour.';

/** P2 is on leave while P3 falls back; the readings part when P2 comes back (FR14). */
const onLeave = (title: string, lead: string, back: string): ExampleProse => ({
  title,
  lead,
  opening: 'P2 has a pass for the weekend. P3 is about to step back.',
  captions: [
    'P2 leaves the line. Space 2 is open.',
    'P3 steps back into the last space, right in front of the Kommissar.',
    'Nothing lands this turn. Hands are filled, and P2 draws as well, from wherever it is.',
    back,
    'Then the initiative card moves on.',
  ],
});

/** Both readings of FR1 begin alike. */
const bothDie = (title: string, lead: string, end: string): ExampleProse => ({
  title,
  lead,
  opening: 'Two are left. P1 has 2 HP, P2 has 1, and a Grenade is coming to space 1.',
  captions: [
    'It takes 2 from P1 and 1 from P2, at the same moment. Both are at 0 before anybody dies.',
    'P1 is nearer the front and dies first. The Kommissar takes a step: into the open space behind P2.',
    'P2 dies, and the Kommissar takes another step. One open space is all the line there is.',
    end,
  ],
});

export const exampleProse: Readonly<Record<string, ExampleProse>> = {
  'setting-up': {
    title: 'Setting up',
    lead: 'Three players, from an empty table to the first Incoming! card.',
    opening: 'Nobody is anybody yet. On the table are two decks, the target cards and the initiative card.',
    captions: [
      'P1 picks first, and is Anka from now on, with 10 HP.',
      'P2 picks from those that are left.',
      'So does P3.',
      'Both decks are shuffled.',
      'P2 sat down first, and decides: P2 in front, then P1, then P3. Behind P3 comes one open space, behind that the Kommissar. Volunteering for the front is rarer than you think.',
      'The front takes the initiative card.',
      'Everyone draws five cards.',
      'Nobody keeps them. Each hand becomes a pack, and the draft begins.',
      'P1 and P2 have each put one card face down.',
      'P3 has two of BODY ARMOR, and keeps one. The other goes on to the left with the rest of the pack.',
      'To the left is P1, who knows what it is.',
      'The packs go round until each has five cards face down. Those are the first hands.',
      'The first Incoming! card is turned up.',
    ],
  },
  'thin-rations': {
    title: 'Thin rations',
    lead: 'Six players, so everyone starts with 1 HP less.',
    opening: 'Six are about to pick. Bogdan’s card says 12 HP, everybody else’s 10.',
    captions: [
      'P1 picks Anka. Her card says 10; P1 is at 9.',
      'P2 picks Bogdan. The 1 HP is taken from what his card says: P2 is at 11.',
    ],
  },
  'a-whole-turn': {
    title: 'A whole turn',
    lead: 'Eight steps, three Komrades and a Mortar.',
    opening: 'P1 holds the initiative card, and has 8 HP left.',
    captions: [
      'First, something is coming: a Mortar, at space 2. It will do 3 there and 1 to either side. P2 looks up.',
      'Second, everyone lays a card face down.',
      'The third step comes when it likes. The fourth is to reveal. P1 had planned to step back, and does: P2 and P3 are pushed along. P1 is in space 2 now, which was not the plan.',
      'P2 turns up BODY ARMOR. It stays beside P2, to be used from now on.',
      'P3 turns up an event. Face up, in this step, it is worth nothing, and is discarded.',
      'That third step: one event a turn, at any moment. P1 has some Vodka first. P1 is at 9.',
      'Fifth, it lands: 3 on P1 in space 2, 1 on P2 in space 3. P3, in space 4, is too far away. Space 1 is open, and what lands there hits nobody.',
      'P2 has armour, and spends 1 of its durability on the 1 damage.',
      'P1 falls to 6. P2 stays at 10.',
      'Sixth, everyone draws up to five cards.',
      'Seventh, the initiative card is passed clockwise, to P2.',
      'Eighth: is more than one Komrade left? They are, so another turn begins.',
    ],
  },
  windows: {
    title: 'Two at once',
    lead: 'When exactly is “at any time”? In a window, and in this order.',
    opening: 'P2 holds the initiative card. P1 has a Field Kitchen in play.',
    captions: [
      'An Incoming! card is drawn. It is a rumour.',
      'The first window of the turn opens. Both are asked, whatever they hold.',
      'P1 uses the Field Kitchen, and P2 plays Vodka, each before they know of the other. P2 holds the initiative card and comes first: P2 is at 9. The window opens again.',
      'P1 still wants the Field Kitchen, and now gets it. P1 is at 8, and it has 1 durability left.',
      'P1 passes on every window of the turn. P2’s event is played. Nobody is asked again.',
    ],
  },
  countermand: {
    title: 'An answer to an event',
    lead: 'The last card played is the first to be resolved.',
    opening: 'A Sniper aims at space 2, and P2 is in it.',
    captions: [
      'Cards are laid and revealed, to no effect. The window before damage opens; P1 and P3 have nothing to say.',
      'P2 offers a glorious death. Before it can be accepted, the others may answer.',
      'P1 answers: Countermand. That is an event too, so now P3 might answer that.',
      'P3 lets it pass. Countermand was played last and is resolved first: the offer is cancelled.',
      'The Sniper fires where it was aimed all along. P2 falls to 7.',
      turnEnds,
    ],
  },
  initiative: {
    title: 'Initiative in mid-air',
    lead: 'A card that changes the order does not change this one.',
    opening: 'P1 holds the initiative card. P2 is about to volunteer.',
    captions: [
      'P1 reveals first, to no effect. Then P2 does, and takes the initiative card.',
      'The order of reveals was fixed before the first of them. P3 still comes third, and changes places with P2.',
      'The rest of the turn goes by the new order: P2 draws first.',
      'And it is P2 who passes the card on, to P3.',
      'P3 will reveal first.',
    ],
  },
  'no-plan': {
    title: 'No plan',
    lead: 'Somebody has run out of cards.',
    opening: 'P2’s hand is empty.',
    captions: [
      'P1 lays a card. P2 has none, and lays none. Nobody waits for it.',
      'Hands are filled: one card for P1, five for P2.',
      'The turn ends as any other does.',
    ],
  },
  'not-enough': {
    title: 'Not enough for everyone',
    lead: 'The action deck is gone, and its discard pile does not amount to much.',
    opening: 'Ten action cards, and all of them are in hand.',
    captions: [
      'P1’s event is revealed and discarded. P2’s Field Kitchen stays in play.',
      'Both want a card. The discard pile, all one card of it, is shuffled, and P1 holds the initiative card.',
      'P2 goes without. So it goes on until somebody discards something.',
    ],
  },

  'walk-and-push': {
    title: 'Walk, then push',
    lead: 'Two spaces backward are two steps of one space each.',
    opening:
      'P2 is to move back 2 spaces. Spaces are counted from the front, open ones too: P2 is in space 2, P3 in space 4.',
    captions: [
      'The first step leads into an open space.',
      'In the way of the second is P3, and there is an open space behind P3. P3 is pushed into it.',
    ],
  },
  'push-a-row': {
    title: 'Pushing a row',
    lead: 'Whom you push pushes whom they bump into.',
    opening: 'P1 is to move back 1 space. P4 draws a card each time somebody pushes them.',
    captions: [
      'P2, P3 and P4 all move one space, and the open space takes up the push.',
      'All three were pushed, P4 as well, though P1 never touched them. P4 draws a card.',
    ],
  },
  swap: {
    title: 'Swap',
    lead: 'Away from all open spaces, nobody can be pushed.',
    opening: 'P3 is to move forward 1 space. The only open space is behind.',
    captions: ['P2 is in the way, with nowhere to be pushed to. P3 and P2 change places.'],
  },
  'push-then-swap': {
    title: 'A push, and then a swap',
    lead: 'The same card, the same direction, two different steps.',
    opening: 'P2 is to move back 2 spaces.',
    captions: [
      'First step: there is an open space at the end, so P3 and P4 are pushed. That fills it.',
      'Second step: P3 is in the way again, and all open spaces are behind P2’s back by now. They swap.',
    ],
  },
  'off-the-front': {
    title: 'Off the front',
    lead: 'A step that cannot be taken is not taken. The rest of the card is.',
    opening: 'P2 is to move forward 3 spaces, and then to draw a card.',
    captions: [
      'P2 changes places with P1, and is at the front.',
      'There are no spaces beyond it, so two steps do not happen. P2 draws the card all the same.',
    ],
  },
  'into-the-kommissar': {
    title: 'Into the Kommissar',
    lead: 'One does not.',
    opening: 'P2 stands right in front of the Kommissar, and is to move back 1 space.',
    captions: ['P2 stays. Nobody enters the Kommissar’s space, and nobody pushes him or swaps with him.'],
  },
  'two-open-spaces': {
    title: 'Two open spaces',
    lead: 'A walk, a push and a swap, in one move.',
    opening: 'P1 is to move back 3 spaces.',
    captions: [
      'The first step leads into an open space.',
      'The second pushes P2 and P3 toward the other.',
      'Behind P2 nothing is open any more: the third is a swap.',
    ],
  },
  'three-open-spaces': {
    title: 'Three open spaces',
    lead: 'What counts is what is open ahead of you.',
    opening: 'P3 is to move forward 2 spaces.',
    captions: [
      'P2 is in the way, and the space in front of P2 is open. P2 is pushed into it.',
      'Now P2 and P1 are in the way, and the front is open. Both are pushed.',
    ],
  },
  'not-to-be-moved': {
    title: 'Not to be moved',
    lead: 'Some characters do not make room.',
    opening: 'P3 is to move forward 1 space. P2’s character cannot be swapped.',
    captions: ['It would be a swap, so it does not happen. P3 stays where P3 was.'],
  },

  'weekend-pass': {
    title: 'Weekend pass',
    lead: 'Printed: WEEKEND PASS. Off the line when the Mortar comes, and back at the end of the queue.',
    opening: 'A Mortar is coming to space 2, and P2 is in it.',
    captions: [
      'P2 leaves the line. Space 2 is open now.',
      'P3 advances, and can simply walk into it. This may not have been thought through.',
      'The Mortar does 3 to P3, and 1 to P1 beside it. It cannot touch P2.',
      'Hands are filled, and P2 draws too.',
      'The turn ends, and P2 comes back: to the last space, right in front of the Kommissar.',
      'What was on the table is cleared away, and the initiative card moves on.',
    ],
  },
  'last-space': onLeave(
    'The last space, taken',
    'By our reading, whoever leaves a queue comes back at its end.',
    'P2 comes back right in front of the Kommissar. P3 is there, and is pushed forward.',
  ),
  'last-space-open': onLeave(
    'The last space, as the rearmost open one',
    'The same weekend, by another reading: nobody is pushed.',
    'P2 comes back to the open space nearest the Kommissar, in front of P3.',
  ),
  'last-space-left': onLeave(
    'The last space, as the one last left',
    'The same weekend, by the friendliest reading: your space is kept for you.',
    'P2 comes back to where P2 stood. Had somebody taken it, the rearmost open space would do.',
  ),
  'glorious-death': {
    title: 'A glorious death, offered',
    lead: 'Printed: OFFER GLORIOUS DEATH. A target card changes hands.',
    opening: 'P1 and P2 have 5 HP each. P3 has 10, and stands in front.',
    captions: [
      'A Stray Bullet wants the Komrade with the fewest HP. P1 and P2 are level, and P1 stands nearer the front. It will set out from P1.',
      'Cards are laid and revealed, to no effect. In the window before damage P1 and P3 pass.',
      'P2 plays the event. The one Linear target card there is has to be moved.',
      'To anybody but P1, who has it now. P2 could take it, and gives it to P3. It lies at P3 from now on.',
      'The window opens again for those who still have an event. P3 might have had something to say to this.',
      'The Stray Bullet hits P3. P3 falls to 8. P2, who was in no danger, has made a friend and lost one.',
      turnEnds,
    ],
  },
  'body-armor': {
    title: 'Body armour',
    lead: 'Printed: BODY ARMOR. As much of it as you like.',
    opening: 'A Mortar is coming to space 2. P2 is in it, with armour of durability 3.',
    captions: [
      'Nobody does anything about it. It hits P2 for 3, and P1 and P3 for 1.',
      'P2 puts the armour to use.',
      'By 2 of the 3. Each point costs 1 durability: so says the card, and the card is more specific than the rule. 1 is left.',
      'All the damage is dealt at once. P1 is at 9, P2 is at 9, P3 is at 9.',
      turnEnds,
    ],
  },
  flamethrower: {
    title: 'Still burning',
    lead: 'Printed: FLAMETHROWER. Two turns, and the second is the one that counts.',
    opening: 'P2 is in space 2, and likes it there.',
    captions: [
      'FLAMETHROWER is placed at space 2.',
      'It does nothing yet: it says “the next turn”, so this one does not count. It stays, and so does its target card.',
      'The next turn brings a Barrage, which wants four target cards. Three are left, so space 4 gets none.',
      'P3 steps back. The Barrage takes 1 from each of them; the shot at space 3 finds it empty, and flies on to P3.',
      'At the end of the turn P2 is still in space 2, and suffers 1 more. P2 is at 8. Both cards are discarded.',
      'The initiative card moves on.',
    ],
  },

  linear: {
    title: 'In a straight line',
    lead: 'What a Linear attack does at an open space: nothing, on its way.',
    opening: 'Space 2 is open.',
    captions: [
      'A Sniper is placed at space 2. The arrow points backward.',
      'It flies over the open space and hits the first Komrade behind it. P2 falls to 7. P3, behind P2, never notices.',
      turnEnds,
    ],
  },
  miss: {
    title: 'A miss',
    lead: 'It happens to the best of them.',
    opening: 'There are two open spaces behind P2.',
    captions: [
      'A Long Shot wants space 9. The line has four, so it is placed at the rearmost, space 4.',
      'Nobody is there, and behind it is only the Kommissar, who is nobody’s target. It misses.',
      turnEnds,
    ],
  },
  'rearmost-space': {
    title: 'Beyond the line',
    lead: 'Space 9 of a line of four.',
    opening: 'P3 stands right in front of the Kommissar. Open spaces count: it is space 4.',
    captions: [
      'A Long Shot wants space 9. It is placed at the rearmost space there is.',
      'It begins where P3 stands, and gets no farther. P3 falls to 8.',
      turnEnds,
    ],
  },
  'splash-in-the-open': {
    title: 'A splash with nobody in it',
    lead: 'The centre is open, and the sides are not.',
    opening: 'Space 2 is open, with P1 in front of it and P2 behind.',
    captions: [
      'A Mortar is placed at space 2.',
      'The 3 at the centre hit nobody. The 1 on either side is just as wet: P1 is at 9, P2 is at 9.',
      turnEnds,
    ],
  },
  'splash-at-the-front': {
    title: 'A splash at the front',
    lead: 'One of its sides falls off the line.',
    opening: 'P1 is at the front.',
    captions: [
      'A Grenade is placed at space 1.',
      'P1 falls to 8, and P2 to 9. What fell in front of the front hit nobody who matters.',
      turnEnds,
    ],
  },
  'nobody-such': {
    title: 'Nobody of that kind',
    lead: 'A card looks for somebody who is not there.',
    opening: 'Nobody has any equipment in play.',
    captions: [
      'The Quartermaster wants a Komrade with equipment. There is none, so no target card is placed, and nobody will look again.',
      'It hits nobody. P1 holds OFFER GLORIOUS DEATH, but with no Linear target card on the table it could not be played.',
      turnEnds,
    ],
  },
  'target-walks': {
    title: 'A target that walks',
    lead: 'A target card at a Komrade goes where the Komrade goes.',
    opening: 'P2 has the fewest HP, 6.',
    captions: [
      'A Stray Bullet is placed at P2.',
      'P2 steps back one space, and the target card comes along.',
      'The shot sets out from where P2 is now. P2 falls to 4.',
      turnEnds,
    ],
  },
  'target-gone': {
    title: 'The target is gone',
    lead: 'Leave, and what was meant for you stays behind.',
    opening: 'P2 has the fewest HP, and a pass for the weekend.',
    captions: [
      'A Stray Bullet is placed at P2.',
      'P2 leaves the line. The target card drops to space 2, which is open now.',
      'The shot sets out from there, and flies on to P3. P3 falls to 8.',
      'The turn ends, and P2 comes back to hear about it.',
    ],
  },
  'redirected-to-nobody': {
    title: 'To an empty address',
    lead: 'Passing it back needs somebody at one’s back.',
    opening: 'A Long Shot is placed at the rearmost space, where P2 is.',
    captions: [
      'P2’s maneuver will send the damage to the Komrade behind P2.',
      'Behind P2 is the Kommissar, who is no Komrade. The damage is not redirected: P2 falls to 8.',
      turnEnds,
    ],
  },

  'a-death': {
    title: 'A death',
    lead: 'What it does to the cards, and to the line.',
    opening: 'P2 has 3 HP left, a Field Kitchen, and a Sniper aiming at space 2.',
    captions: [
      'Nobody does anything about it. P2 falls to 0.',
      'At 0 HP P2 is dead. The line card is taken away; the space stays, and is open.',
      'P2’s hand and Field Kitchen are discarded. Nobody inherits.',
      'At once the Kommissar takes a step forward. The line is a space shorter.',
      'P1 and P3 fill their hands. The turn goes on without P2, as it would have with.',
    ],
  },
  'kommissar-pushes': {
    title: 'The Kommissar pushes',
    lead: 'He moves as others do, but that nobody pushes back.',
    opening:
      'P1 has 2 HP left, and the initiative card. A Grenade is coming to space 1, and P3 stands right in front of the Kommissar.',
    captions: [
      'P1 dies of it.',
      'The Kommissar’s step leads into P3’s space. P3 is pushed, and P2 with P3.',
      'Hands are filled. The holder of the initiative card is dead: it goes to the next living Komrade clockwise from P1’s seat, P2.',
      'The next turn begins, with one space fewer.',
    ],
  },
  'two-deaths': {
    title: 'Two deaths at once',
    lead: 'All damage first. Then the deaths, one after another, and a step after each.',
    opening: 'A Mortar is coming to space 2. P2 has 3 HP, P3 has 1.',
    captions: [
      'All hits are worked out on the line as it stands, and dealt at once: 3 to P2, and 1 each to P1 and P3. P1 is at 9.',
      'P2 is nearer the front, and dies first.',
      'The Kommissar steps into the open space at the end.',
      'Then P3 dies, in the same space as when it was hit.',
      'The Kommissar steps again. Now P4 is in his way, and is pushed forward.',
      'Two are left, in a line of three spaces.',
    ],
  },
  'close-ranks': {
    title: 'A hole must be left',
    lead: 'A card moves the Kommissar, and then another one tries.',
    opening: 'Both have a card that moves the Kommissar forward 1 space. Two spaces are open.',
    captions: [
      'P1’s card: he steps into the open space in front of him. One open space is left.',
      'P2’s card: his step would close it, so it does not happen. That is why you will not see a line without one, in which every move would be a swap.',
    ],
  },
  'the-last-one': {
    title: 'The last one',
    lead: 'How to win, which is to say, how not to lose.',
    opening: 'Two are left. P2 has 3 HP, and a Sniper aims at space 2.',
    captions: [
      'The Sniper hits, and P2 dies.',
      'The Kommissar takes his step, winner or no winner.',
      'The deaths of this step are done, and one Komrade is left. P1 wins, and the rest of the turn is not played.',
    ],
  },
  'played-to-its-end': {
    title: 'The last one, at the end of the turn',
    lead: 'The same shot at a table that plays every turn to its end.',
    opening: 'Two are left. P2 has 3 HP, and a Sniper aims at space 2.',
    captions: [
      'P2 dies, and the Kommissar takes his step.',
      'The turn goes on. P1 draws a card, for nobody in particular.',
      'At its end one Komrade is left. P1 wins.',
    ],
  },
  'nobody-left': bothDie(
    'Nobody is left',
    'By our reading, they outlasted everyone but each other.',
    'Nobody is left. Both died in the same step, and share the win.',
  ),
  'nobody-left-nobody-wins': bothDie(
    'Nobody is left, and nobody wins',
    'The same Grenade at a table that wants its winners alive.',
    'Nobody is left, so nobody wins. The Kommissar files a report.',
  ),
  patience: {
    title: 'The end of patience',
    lead: 'Turn 200, and they are still at it.',
    opening: 'P1 has 3 HP. P2 and P3 have 7 each. After this turn the game is scored.',
    captions: [
      'The turn is played like any other. Nobody is hurt.',
      'It was the last. P2 and P3 have the most HP, and share the win.',
    ],
  },
};
