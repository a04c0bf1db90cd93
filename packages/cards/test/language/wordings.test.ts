import { parse, print } from '@komradery/cards/language';
import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../src/language/phrases.ts';

/** The printer's wording, and others that mean the same. */
const WORDINGS: readonly (readonly [string, ...string[]])[] = [
  [
    'Move 2 spaces Forward.',
    'Move forward two spaces.',
    'Move your Komrade 2 spaces Forward.',
    'Advance 2 spaces.',
  ],
  ['Move up to 3 spaces Backward.', 'Move your Komrade up to three spaces backward.'],
  ['Move 1 space in either direction.', 'Move one space forward or backward.'],
  ['Move to the front.', 'Move your Komrade to the front of the line.'],
  ['Move to the last space.', 'Move to the rear of the line.'],
  [
    'Push the nearest Komrade in front of you 1 space Forward.',
    'Push the Komrade in front of you one space forward without following.',
  ],
  ['Push the nearest Komrade behind you 1 space Backward.', 'Push the Komrade behind you back 1 space.'],
  ['Move any other Komrade 2 spaces Backward.', 'Move any other Komrade 2 spaces toward the Kommissar.'],
  [
    'Move each other Komrade 1 space Backward.',
    'Move every other Komrade 1 space backward.',
    'All other Komrades move back one space.',
  ],
  [
    'Move the Kommissar 1 space Forward.',
    'Move the Kommissar forward one space.',
    'The Kommissar moves 1 space forward.',
    'The Kommissar advances one space.',
  ],
  ['Swap places with the nearest Komrade behind you.', 'Swap places with the Komrade behind you.'],
  ['Swap places with any other Komrade.', 'Switch positions with any other Komrade.'],
  ['Swap places with any Komrade adjacent to you.', 'Trade places with an adjacent Komrade.'],
  ['Swap places with the frontmost Komrade.', 'Swap places with the Komrade at the front.'],
  ['Swap any Komrade with any other Komrade.', 'Swap the positions of any two Komrades.'],
  ['Move to a space adjacent to the Kommissar.', 'Move next to the Kommissar.'],
  [
    'Remove your Komrade from the line. At end of turn, return your Komrade to the front.',
    'Leave the line. Return to the front at the end of the turn.',
  ],
  [
    'Remove any other Komrade from the line. At end of turn, return that Komrade to the space they left.',
    'Remove any other Komrade from the line until end of turn.',
  ],
  [
    'Remove your Komrade from the line. At end of turn, return your Komrade to the space they left.',
    'Take your Komrade out of the line. At the end of the turn, put your Komrade back in the space it left.',
  ],
  [
    'Turn any Linear target card around.',
    'Turn a Linear target card around.',
    'Reverse the direction of a Linear effect.',
    'Flip the arrow of a Linear target card.',
  ],
  ['Move any target card 1 space in either direction.', 'Move a target card one space in either direction.'],
  ['Swap any target card with any other target card.', 'Swap two target cards.'],
  ['Copy any target card to any Komrade.', 'Copy a target card to any Komrade.'],
  ['Move any target card up to 2 spaces in either direction.', 'Move one target card up to 2 spaces.'],
  ["Move this card's target card to you.", 'Move the target card to your Komrade.'],
  ['Deal 2 damage to any Komrade adjacent to you.', 'Deal 2 damage to an adjacent Komrade.'],
  ['Deal 1 damage to each Komrade adjacent to you.', 'Each adjacent Komrade suffers 1 damage.'],
  ['Reduce damage by 2 this turn.', 'Reduce the damage you suffer this turn by 2.'],
  ['Reduce damage by 1.', 'Reduce damage dealt to you by 1.'],
  [
    'Prevent all damage this turn.',
    'You take no damage this turn.',
    'Prevent all damage to your Komrade this turn.',
  ],
  ['Prevent all Splash damage this turn.', 'You suffer no damage from Splash effects this turn.'],
  ['Limit damage to 2 this turn.', "You can't suffer more than 2 damage this turn."],
  ['Double all Incoming! damage to each Komrade.', 'Double the damage of the Incoming! card.'],
  [
    'The next time you would suffer damage this turn, redirect all damage to the nearest Komrade behind you.',
    'The next time you would suffer damage this turn, redirect it to the Komrade behind you.',
  ],
  [
    'If you would suffer damage, redirect all damage to the nearest Komrade in front of you.',
    'If you would suffer damage, the Komrade in front of you suffers it instead.',
  ],
  [
    'Redirect 2 damage to any Komrade adjacent to you.',
    'Redirect 2 damage from your Komrade to an adjacent Komrade.',
  ],
  [
    'Share all damage with the nearest Komrade behind you.',
    'Split the damage evenly between you and the Komrade behind you.',
  ],
  [
    'Deal 1 damage to each Komrade that was hit this turn.',
    'Each Komrade that was hit suffers 1 additional damage.',
  ],
  ['Each Komrade that was hit this turn discards 1 card.', 'The Komrade that was hit discards a card.'],
  [
    'Each Komrade that was hit by this card this turn discards 2 cards at random.',
    'Any Komrade hit by this card discards 2 cards at random.',
  ],
  ['Gain 2 HP up to a limit of 10 HP.', 'Gain 2 HP, up to a maximum of 10.'],
  ['Gain 3 HP.', 'Heal 3 HP.'],
  ['Any other Komrade gains 1 HP.', 'Restore 1 HP to any other Komrade.'],
  ['Gain 1 HP per damage dealt.', 'Gain HP equal to the damage you suffered.'],
  ['Gain 1 HP per Komrade in front of you.', 'Gain 1 HP for each Komrade in front of you.'],
  ['Any equipment gains 2 Durability.', 'Repair one equipment by 2.'],
  [
    'Each equipment loses 1 Durability.',
    'Each equipment in play loses 1 durability.',
    'All equipment loses 1 durability.',
  ],
  [
    'Break any equipment of any other Komrade.',
    'Break an equipment of any other Komrade.',
    'Destroy one equipment belonging to another Komrade.',
  ],
  ['Draw 2 cards, then discard 1 card.', 'Draw two cards, then discard one card.'],
  ['Draw 1 card per Komrade behind you.', 'Draw a card for each Komrade behind you.'],
  [
    'Any other Komrade discards 1 card at random.',
    'Discard a card at random from the hand of any other Komrade.',
  ],
  [
    'Take 1 card at random from the hand of any other Komrade.',
    "Take a card at random from any other Komrade's hand.",
  ],
  [
    'Take 1 card at random from the hand of the nearest Komrade in front of you.',
    'Steal a random card from the Komrade in front of you.',
  ],
  [
    'Each Komrade gives 1 card to the Komrade to their left.',
    'Each Komrade passes one card to the left.',
    'Each Komrade passes a card to the Komrade on their left.',
  ],
  ['Look at the hand of any other Komrade.', "Look at another Komrade's hand."],
  ['Look at the top 3 cards of the Incoming! deck.', 'Look at the top three cards of the Incoming! deck.'],
  [
    'Exchange hands with any other Komrade.',
    'Exchange hands with another Komrade.',
    'Swap hands with any other Komrade.',
  ],
  [
    'Take 1 event from the discard pile.',
    'Return an event from the discard pile to your hand.',
    'Search the discard pile for an event and put it in your hand.',
  ],
  ['Take 1 card from the discard pile.', 'Take any card from the discard pile.'],
  ['Take the initiative.', 'Take the Initiative card.'],
  ['Pass the initiative to any other Komrade.', 'Pass the Initiative Card to any other Komrade.'],
  ['Reverse the order of play this turn.', 'Reverse the order of initiative this turn.'],
  ['Cancel any event.', 'Cancel an event.'],
  ['Cancel any event of any other Komrade.', "Cancel another Komrade's event."],
  ['Cancel any maneuver.', 'Cancel the effect of a maneuver.'],
  ['Cancel any maneuver of any other Komrade.', 'Cancel a maneuver played by another Komrade.'],
  [
    'Each time you have a card cancelled, draw 2 cards.',
    'When another Komrade cancels your card, draw 2 cards.',
  ],
  [
    'If you would have an event cancelled, instead draw 1 card.',
    'If your event would be cancelled, draw a card instead.',
  ],
  ['Cancel any card that cancels another card.', 'Cancel a card that would cancel another card.'],
  ['No Komrade may move this turn.', 'No one may move this turn.'],
  ['No Komrade may be moved this turn.', 'No Komrade can be moved for the rest of the turn.'],
  [
    'No Komrade may use equipment this turn.',
    'No equipment may be used this turn.',
    'No equipment this turn.',
  ],
  [
    'Skip replenishing hands this turn.',
    'Skip the replenish step this turn.',
    'Komrades do not replenish their hands this turn.',
  ],
  ['Deal 1 damage to the frontmost Komrade.', 'The Komrade nearest the front suffers 1 damage.'],
  ['At end of turn, gain 1 HP.', 'At the end of the turn, gain 1 HP.'],
  ['At the start of the next turn, draw 1 card.', 'Next turn, draw an extra card.'],
  [
    'This card remains in play for 3 turns. At the end of each turn, deal 1 damage to each Komrade in a space affected by this card.',
    'Remains in play for three turns. At the end of each turn, each Komrade in an affected space suffers 1 damage.',
  ],
  [
    'Once per turn, each time you are hit, reduce damage by 1.',
    'The first time you are hit each turn, reduce the damage by 1.',
  ],
  ['Each time any other Komrade dies, draw 1 card.', 'Each time another Komrade dies, draw a card.'],
  ['Each time you move, gain 1 HP.', 'Whenever you move, gain 1 HP.', 'After you move, gain 1 HP.'],
  [
    'If you would be hit, instead move 1 space Backward.',
    'If you would be hit, move one space backward instead.',
  ],
  ['If you would die, instead set your HP to 1.', 'If you would die, set your HP to 1 instead.'],
  [
    'When you die, deal 2 damage to each other Komrade.',
    'When you die, each other Komrade suffers 2 damage.',
  ],
  [
    'When you die, deal 3 damage to any Komrade adjacent to you.',
    'When you die, deal 3 damage to an adjacent Komrade.',
  ],
  ['Once per turn, you may move 1 space in either direction.', 'Once per turn, you may move 1 space.'],
  [
    'If you are adjacent to the Kommissar, gain 2 HP. Otherwise, move 1 space Backward.',
    'If you are adjacent to the Kommissar, gain 2 HP. Otherwise, move 1 space backward.',
  ],
  ['Each time you are hit this turn, draw 2 cards.', 'If you are hit this turn, draw 2 cards.'],
  ['If you are at the rear, draw 1 card.', 'Draw a card if you are at the rear of the line.'],
  [
    'You may discard 1 card. If you do, move up to 3 spaces Forward.',
    'You may discard a card. If you do, move up to 3 spaces forward.',
  ],
  ['You may discard 1 card. If you do, gain 2 HP.', 'Discard a card to gain 2 HP.'],
  [
    'You may discard any number of cards. Gain 1 HP per card discarded.',
    'You may discard any number of cards. Gain 1 HP for each card discarded this way.',
  ],
  ['Choose one: draw 2 cards; or gain 2 HP.', 'Choose one: Draw 2 cards; or gain 2 HP.'],
  ['Choose one: gain 1 HP; or draw 1 card.', 'Choose one - gain 1 HP or draw 1 card.'],
  ['Choose one: draw 1 card; or move 1 space Forward.', 'Either draw a card or move 1 space forward.'],
  [
    'Any other Komrade chooses one: discard 1 card; or suffer 2 damage.',
    'Any other Komrade suffers 2 damage unless they discard a card.',
  ],
  [
    'Each other Komrade chooses one: discard 1 card; or suffer 1 damage.',
    'Each other Komrade must discard a card or suffer 1 damage.',
  ],
  [
    'Choose any other Komrade. That Komrade cannot move this turn.',
    'Choose another Komrade. That Komrade cannot move this turn.',
  ],
  ['Deal 3 damage split among up to 10 Komrades.', 'Deal 3 damage divided among any number of Komrades.'],
  [
    'Deal 1 damage to each Komrade adjacent to the target card.',
    'Komrades adjacent to the target suffer 1 damage.',
  ],
  [
    'Deal 1 damage per equipment you have to any Komrade adjacent to you.',
    'Deal damage equal to the number of your equipment to any adjacent Komrade.',
  ],
  ['Draw up to a hand of 6 cards.', 'Draw cards until you have 6 cards in hand.'],
  ['Put 1 card on top of the Action deck.', 'Put a card from your hand on top of the action deck.'],
  ['Play 1 maneuver.', 'Play another maneuver.'],
  ['You may play 1 event.', 'You may play one more event this turn.'],
  ['Look at the face-down card of any Komrade.', 'Look at a face-down card.'],
  ['Exchange face-down cards with any other Komrade.', 'Swap face-down cards with another Komrade.'],
  [
    'If the Incoming! card is Splash, you cannot be hit.',
    'If the Incoming! card is a Splash, you are not hit.',
  ],
  [
    'At end of turn, if no Komrade died this turn, move the Kommissar 1 space Forward.',
    'If no Komrade dies this turn, the Kommissar moves one space forward at end of turn.',
  ],
  ['Kill the frontmost Komrade.', 'The Komrade at the front dies.'],
  [
    'Swap places with the nearest Komrade in front of you.',
    'You and the Komrade in front of you swap places.',
  ],
  ['You cannot be moved this turn.', 'Your Komrade may not be moved this turn.'],
  ['You cannot be targeted this turn.', 'Your Komrade cannot be targeted this turn.'],
  ['You cannot be pushed for 2 turns.', 'Until the end of the next turn, you cannot be pushed.'],
  [
    'Swap places with the nearest Komrade 2 spaces in front of you.',
    'Swap places with the Komrade two spaces ahead of you.',
  ],
  ['Move to the space in front of the Kommissar.', 'Move to the space directly in front of the Kommissar.'],
  ['Move each Komrade in front of you 1 space Backward.', 'Everyone in front of you moves back one space.'],
  ['Deal 1 damage to each Komrade behind you.', 'Every Komrade behind you takes 1 damage.'],
  [
    'The Komrade farthest from the Kommissar loses 2 HP.',
    'The Komrade furthest from the Kommissar loses 2 HP.',
  ],
  [
    'Push any Komrade adjacent to you 2 spaces away from you.',
    'Push any adjacent Komrade two spaces away from you.',
  ],
  [
    'Draw 1 card and any Komrade of your choice adjacent to you draws 1 card.',
    'You and an adjacent Komrade each draw a card.',
  ],
  ['Move the nearest Komrade behind you 1 space Forward.', 'Pull the Komrade behind you one space forward.'],
  ['Move 1 space Backward.', 'Retreat one space.'],
  [
    'Halve all damage this turn.',
    'Halve the damage you take this turn, rounded down.',
    'Damage dealt to you this turn is halved.',
  ],
  [
    'Redirect all damage to the nearest Komrade behind you this turn.',
    'Any damage you would suffer this turn is dealt to the Komrade behind you instead.',
  ],
  [
    'If you would be hit this turn, instead hit the nearest Komrade behind you.',
    'If you are hit this turn, the Komrade behind you is hit instead.',
  ],
  [
    'If you are targeted, move 1 space in either direction.',
    'If you are the target, move 1 space in either direction.',
  ],
  ['If you are targeted, draw 2 cards.', 'If a target card is at your Komrade, draw 2 cards.'],
  [
    'If you would be hit by a Linear effect, instead hit the nearest Komrade behind you.',
    'If you would be hit by a Linear effect, it hits the Komrade behind you instead.',
  ],
  [
    'Deal 1 damage to each Komrade with more HP than you.',
    'Each Komrade with more HP than you suffers 1 damage.',
  ],
  ['Deal 1 damage to each Komrade with no equipment.', 'Each Komrade without equipment suffers 1 damage.'],
  ['Each Komrade with 8 or more HP loses 1 HP.', 'Each Komrade with at least 8 HP loses 1 HP.'],
  [
    'Discard your hand, then draw 1 card per card discarded.',
    'Discard your hand, then draw that many cards.',
  ],
  [
    'Draw 3 cards, then put 1 card on top of the Action deck.',
    'Draw 3 cards, then put 1 card on top of the deck.',
  ],
  ['Each Komrade discards down to a hand of 3 cards.', 'Each Komrade discards down to 3 cards.'],
  ['Choose any Komrade. That Komrade reveals their hand.', 'Choose a Komrade. They reveal their hand.'],
  [
    'Replace your face-down card.',
    'Exchange your face-down card with a card from your hand.',
    'Replace your face-down card with a card from your hand.',
  ],
  ['Each Komrade holding the initiative draws 1 card.', 'The Komrade with the initiative draws a card.'],
  [
    'Deal 2 damage to each Komrade that is alone.',
    'Each Komrade not adjacent to another Komrade suffers 2 damage.',
  ],
  [
    'If you are holding the initiative, draw 2 cards. Otherwise, take the initiative.',
    'If you hold the initiative, draw 2 cards; otherwise, take the initiative.',
  ],
  [
    'Give 1 card to the nearest Komrade behind you. If you do, swap that Komrade with you.',
    'Give a card to the Komrade behind you. If you do, they swap places with you.',
  ],
  ['Gain 1 HP per 2 damage dealt.', 'Gain 1 HP for every 2 damage you dealt.'],
  ['Gain 1 HP per 2 missing HP you have.', 'Gain HP equal to half your missing HP.'],
  ['Gain 1 HP per Komrade that died this turn.', 'Gain 1 HP for each Komrade that died this turn.'],
  [
    'At the end of each turn, lose 1 HP and draw 1 card.',
    'At the end of each turn, lose 1 HP and draw a card.',
  ],
  ['You cannot be pushed while this card is in play.', 'While this card is in play, you cannot be pushed.'],
  ['When this card is drawn, lose 1 HP.', 'When you draw this card, lose 1 HP.'],
  ['When this card is discarded, draw 2 cards.', 'When this card is destroyed, draw 2 cards.'],
  [
    'You may spend 1 Durability of this card. If you do, move 1 space Forward.',
    'Spend 1 Durability: move 1 space forward.',
  ],
  [
    'You may spend 1 Durability of this card. If you do, reduce damage by 2.',
    'Lose 1 Durability to prevent 2 damage.',
  ],
  [
    'You may spend 1 Durability of this card. If you do, move 1 space in either direction.',
    'You may spend 1 Durability to move 1 space in either direction.',
  ],
  [
    'At the start of each turn, you may move 1 space Forward.',
    'At the start of each turn, you may move one space forward.',
  ],
  [
    'Once per turn, each time any other Komrade is pushed, you may draw 1 card.',
    'Once per turn, when another Komrade is pushed, you may draw a card.',
  ],
  [
    'Twice per game, at any time, swap places with any Komrade adjacent to you.',
    'Twice per game, at any time, swap places with an adjacent Komrade.',
  ],
  [
    'Each time any Komrade moves this turn, deal 1 damage to that Komrade.',
    'Until the end of the turn, each time a Komrade moves, that Komrade suffers 1 damage.',
  ],
  [
    'No Komrade may play an event this turn.',
    'No events may be played for the rest of the turn.',
    'Events may not be played until the end of the turn.',
  ],
  ['No Komrade may have an event cancelled this turn.', 'Events cannot be cancelled this turn.'],
  ['No Komrade may play a maneuver this turn.', 'Maneuvers have no effect this turn.'],
  ['Each Komrade breaks each equipment of theirs.', 'All Komrades lose their equipment.'],
  ['Each Komrade breaks any equipment of theirs.', 'Each Komrade breaks one of their equipment.'],
  ['Reverse the line.', 'Reverse the order of the line.'],
  ['Cancel that card. That Komrade draws 1 card.', 'Cancel that event. Its owner draws a card.'],
  ['Cancel any event. Draw 1 card.', 'Cancel an event. Draw a card.'],
  ['Place a target card at the last space.', 'Place an additional target card at the last space.'],
  [
    'Place a target card at the Komrade with the most HP.',
    'Place the target card at the Komrade with the most HP.',
  ],
  ['Move each target card 1 space Backward.', 'Move all target cards one space backward.'],
  ['Turn each Linear target card Backward.', 'Turn every Linear target card toward the Kommissar.'],
  [
    'Hit the Komrade nearest to the target card behind the target card.',
    'Hit the first Komrade behind the target as well.',
  ],
  [
    'Hit the Komrade with the fewest HP adjacent to the target card.',
    'The Komrade adjacent to the target card with the fewest HP is hit.',
  ],
  ['Deal 1 damage to each other Komrade.', 'All Komrades suffer 1 damage, except you.'],
  ['Each other Komrade discards 1 card.', 'Everyone but you discards a card.'],
  [
    'Deal 2 damage to each Komrade holding the initiative and deal 1 damage to each Komrade adjacent to that Komrade.',
    'Deal 2 damage to the Komrade with the initiative and 1 damage to each Komrade adjacent to them.',
  ],
  [
    'Suffer 1 damage and deal 3 damage to any other Komrade.',
    'Deal 1 damage to you and 3 damage to any other Komrade.',
  ],
  [
    'Deal 1 damage to each Komrade in the first 3 spaces.',
    'Komrades in the front three spaces suffer 1 damage.',
  ],
  [
    'Each time any Komrade that was hit this turn dies, the Kommissar cannot move.',
    'If the Komrade hit dies, the Kommissar does not move.',
  ],
  [
    'Move to the last space and push each other Komrade 1 space Forward.',
    'Move your Komrade to the rear and push everyone else forward.',
  ],
  ['Move up to 2 spaces Forward.', 'Move up to 2 spaces toward the front.'],
  ['Move 1 space toward the Komrade with the most HP.', 'Move 1 space towards the Komrade with the most HP.'],
  [
    'Swap places with each Komrade holding the initiative.',
    'Swap places with the Komrade holding the initiative card.',
  ],
  ['Swap places with the Komrade with the fewest HP.', 'Swap places with the Komrade with the lowest HP.'],
  ['Swap places with any Komrade.', 'Trade spaces with any Komrade.'],
  ['Each other Komrade may move 1 space in either direction.', 'Each other Komrade may move 1 space.'],
  ['You may move the Kommissar 1 space in either direction.', 'You may move the Kommissar one space.'],
  [
    'At the end of the next turn, return your Komrade to the space they left.',
    'Return to the line at the end of the next turn.',
  ],
  [
    'Move any target card to the space of any other Komrade.',
    'Move a target card to the space of any other Komrade.',
  ],
  ['Move any target card to you.', 'Choose a target card and move it to your Komrade.'],
  [
    'Suffer 1 damage, then deal 2 damage to any Komrade.',
    'Take 1 damage, then deal 2 damage to any Komrade.',
  ],
  ['Suffer 1 damage and draw 2 cards.', 'Deal 1 damage to yourself and draw 2 cards.'],
  ['Deal 3 damage to the frontmost Komrade.', 'Deal 3 damage to the front-most Komrade.'],
  [
    'The next time you would suffer damage this turn, reduce damage by 3.',
    'Reduce the next damage you take this turn by 3.',
  ],
  ['Reduce damage by 1 this turn.', 'Reduce all damage by 1 until the end of the turn.'],
  ['Double all damage to each Komrade this turn.', 'All damage is doubled this turn.'],
  [
    'Increase Incoming! damage to each Komrade by 1.',
    'Damage dealt by the Incoming! card is increased by 1.',
  ],
  ['Limit damage to 2.', 'Cap the damage you suffer at 2.'],
  ['Reduce damage to any Komrade by up to 3.', 'Prevent up to 3 damage to any Komrade.'],
  ['Redirect all damage to any other Komrade.', 'Redirect the damage to any other Komrade.'],
  ['Each time you are hit, draw 1 card.', 'When hit, draw a card.'],
  ['Each time you are hit, draw 2 cards.', 'If hit, draw 2 cards.'],
  ['If any Komrade died this turn, draw 1 card.', 'If any Komrade died this turn, draw a card.'],
  ['If you would be hit, move 1 space in either direction.', 'Before you are hit, move 1 space.'],
  ['When this card is revealed, discard your hand.', 'If this card is revealed, discard your hand.'],
  [
    'Each time any Komrade dies, move the Kommissar 1 space Backward.',
    'When a Komrade dies, move the Kommissar back one space.',
  ],
  ['Draw up to a hand of 7 cards.', 'Draw until you have 7 cards.'],
  ['Discard 2 cards.', 'Discard 2 cards of your choice.'],
  [
    'Each Komrade discards their hand and draws 3 cards.',
    'Each player discards their hand and draws 3 cards.',
  ],
  [
    'Each Komrade gives all cards to the Komrade to their left.',
    'Each Komrade gives their hand to the Komrade on their left.',
  ],
  [
    'Take 1 card from the hand of any Komrade with more cards in hand than you.',
    'Steal a card from any Komrade with more cards than you.',
  ],
  ['Take any equipment of any other Komrade.', 'Take an equipment from any other Komrade.'],
  ['Look at the hand of each other Komrade.', 'Look at the hands of all other Komrades.'],
  ['Shuffle the discard pile into the Action deck.', 'Shuffle the discard pile into the deck.'],
  ['Any equipment of yours gains 1 Durability.', 'Your equipment gains 1 durability.'],
  ['Each equipment of yours gains 1 Durability.', 'Restore 1 durability to each of your equipment.'],
  ['Skip passing the initiative this turn.', 'The initiative does not pass this turn.'],
  ['Pass the initiative to the rearmost Komrade.', 'The initiative passes to the Komrade at the rear.'],
  ['Copy that card.', 'Resolve that maneuver again.'],
  ['No Komrade may swap places this turn.', 'Komrades may not swap places this turn.'],
  ['Skip damage.', 'Skip the damage step.'],
  [
    'At the end of each turn for the rest of the game, gain 1 HP.',
    'Gain 1 HP at the end of each turn for the rest of the game.',
  ],
  [
    'At the end of each turn for 3 turns, gain 1 HP.',
    'For the next 3 turns, gain 1 HP at the end of the turn.',
  ],
  ['If you are in the last space, gain 2 HP.', 'Gain 2 HP if you are in the last space.'],
  [
    'If you have 3 or fewer HP, gain 3 HP. Otherwise, gain 1 HP.',
    'If you have 3 or fewer HP, gain 3 HP, otherwise gain 1 HP.',
  ],
  ['If you are alone, draw 2 cards.', 'If you are not adjacent to any Komrade, draw 2 cards.'],
  ['Lose 1 HP per 2 HP you have rounded up.', 'Lose half your HP, rounded up.'],
  ['Gain 1 HP per card you have in hand.', 'Gain HP equal to the number of cards in your hand.'],
  [
    'Deal 1 damage per HP you lost this turn to any Komrade adjacent to you.',
    'Deal damage to an adjacent Komrade equal to the HP you lost this turn.',
  ],
  [
    'Discard any number of cards and gain 1 HP per card discarded.',
    'Discard any number of cards and gain that many HP.',
  ],
];

const normal = (text: string): string => {
  const result = parse(text);
  return result.ok ? print(result.value) : `${text} -> ${result.error[0]?.message}`;
};

describe('ordinary wordings', () => {
  it.each(WORDINGS.flatMap(([said, ...others]) => others.map((other) => [other, said])))(
    '%s',
    (other, said) => {
      expect(normal(other)).toBe(said);
      expect(parse(said)).toEqual(parse(other));
    },
  );
});

describe('the normal form', () => {
  it.each([...PHRASES, ...WORDINGS.map(([said]) => said)])('is its own normal form: %s', (text) => {
    expect(normal(text)).toBe(text);
  });

  it('does not depend on capitals, spaces or a missing full stop', () => {
    for (const text of PHRASES)
      for (const other of [text.toUpperCase(), text.replaceAll(' ', '  \n '), text.replace(/\.$/, '')])
        expect(normal(other)).toBe(text);
  });

  it('reads numbers in words and in digits', () => {
    const words = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
    for (const [i, word] of words.entries())
      expect(normal(`Draw ${word} cards.`)).toBe(`Draw ${i + 2} cards.`);
    expect(normal('Draw a card.')).toBe('Draw 1 card.');
    expect(normal('Draw one card.')).toBe('Draw 1 card.');
  });
});
