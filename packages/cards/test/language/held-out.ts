/**
 * Texts written from the rulebook alone, by somebody who had not seen the grammar, with what each was meant to say. `normal`
 * is the normal form that was judged against it; undefined: the language has no words for it yet.
 */
export interface HeldOut {
  readonly kind: 'maneuver' | 'event' | 'equipment' | 'incoming' | 'character';
  readonly text: string;
  readonly meant: string;
  readonly normal: string | undefined;
  /** What it is taken to say that was not meant. */
  readonly misread?: string;
}

/** Of these, 20 of 60 were read before the language was widened by them, 18 as meant. */
export const FIRST: readonly HeldOut[] = [
  {
    kind: 'maneuver',
    text: 'Go to the rear of the line. The Komrade directly in front of you then suffers 1 damage.',
    meant:
      'Now, in order: (1) own Komrade moves to the rear of the line; (2) the Komrade directly in front of own Komrade, as the line stands after the move, suffers 1 damage.',
    normal: 'Move to the last space. Deal 1 damage to the nearest Komrade in front of you.',
  },
  {
    kind: 'incoming',
    text: 'If the target is an open space, the nearest Komrade is hit instead.',
    meant: 'Condition: targeted space is open (no Komrade in it): the nearest Komrade to it is hit instead.',
    normal: 'If the targeted space is open, instead hit the nearest Komrade.',
    misread: 'nearest to whoever holds the initiative, not to the target',
  },
  {
    kind: 'equipment',
    text: 'Durability 2. Use before damage is resolved: move a Target card 1 space toward the rear.',
    meant:
      'Equipment, durability 2. Use (1 durability) before damage is resolved: player chooses one target card and moves it 1 space Backward.',
    normal: 'Only before damage, move any target card 1 space Backward.',
  },
  {
    kind: 'event',
    text: 'Play when one of your cards would be cancelled. It resolves anyway.',
    meant:
      "Response (answer to a cancel): when a card of the player's own would be cancelled, that card is not cancelled and resolves.",
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Nobody replenishes their hand at the end of this turn.',
    meant: 'This turn: every player skips replenishing their hand.',
    normal: 'Skip replenishing hands.',
  },
  {
    kind: 'maneuver',
    text: 'Each player chooses and discards one card. Any player who cannot loses 1 HP instead.',
    meant:
      'Now: every player discards 1 card of their own choice from hand; any player with no card to discard instead has their Komrade lose 1 HP.',
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Look at the hand of any other player. You may exchange one card from your hand for a card of your choice from theirs.',
    meant:
      "Now: player chooses another player and looks at that player's hand; then optionally exchanges 1 card from own hand with 1 card from that hand; the player chooses both cards.",
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'All Komrades other than yours move one space backward, starting with the rearmost.',
    meant: 'Now: each Komrade except own moves Backward 1 space, processed in order from rear to front.',
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: "Move the Komrade in front of you to the rear of the line. At the end of the turn, that Komrade's owner draws a card.",
    meant:
      'Now: the Komrade in front of own Komrade moves to the rear of the line. At end of this turn: the owner of that Komrade draws 1 card.',
    normal:
      'Move the nearest Komrade in front of you to the last space. At end of turn, that Komrade draws 1 card.',
  },
  {
    kind: 'maneuver',
    text: 'Take an Equipment card from the discard pile and put it into play beside your character.',
    meant:
      'Now: player chooses 1 equipment card from the action discard pile and puts it into play as their own equipment.',
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'No Komrade may move until the end of this turn.',
    meant: 'From now to end of this turn: no Komrade may move.',
    normal: 'No Komrade may move this turn.',
  },
  {
    kind: 'maneuver',
    text: 'Swap places with any other Komrade.',
    meant: 'Now: own Komrade swaps spaces with one other Komrade chosen by the player.',
    normal: 'Swap places with any other Komrade.',
  },
  {
    kind: 'event',
    text: 'Choose a Komrade with more HP than yours. If that Komrade is hit this turn, you gain 2 HP (maximum 10).',
    meant:
      "Now: player chooses a Komrade whose HP exceeds own Komrade's. This turn: if that Komrade is hit, own Komrade gains 2 HP with limit 10.",
    normal:
      'Choose any Komrade with more HP than you. Each time that Komrade is hit this turn, gain 2 HP up to a limit of 10 HP.',
  },
  {
    kind: 'character',
    text: 'You may play two Events each turn.',
    meant: 'Permanent: player may play up to 2 events per turn instead of 1.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: "Double the damage of this turn's Incoming! card. Draw 2 cards.",
    meant: "This turn: the current Incoming! card's damage is doubled. Now: player draws 2 cards.",
    normal: 'Double all Incoming! damage to each Komrade. Draw 2 cards.',
  },
  {
    kind: 'character',
    text: 'Starts with 12 HP. Whenever you are pushed, you may push another adjacent Komrade 1 space in the same direction.',
    meant:
      "Starting HP 12. Each time own Komrade is pushed: player may push one other adjacent Komrade (player's choice) 1 space in the direction own Komrade was pushed.",
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Choose a player. That player discards 2 cards at random.',
    meant: "Now: one player chosen by the card's player discards 2 cards from hand, picked at random.",
    normal: 'Choose any Komrade. That Komrade discards 2 cards at random.',
  },
  {
    kind: 'event',
    text: 'Move one Target card up to 2 spaces in either direction.',
    meant:
      "Now: player chooses one target card and moves it 0-2 spaces, Forward or Backward by player's choice.",
    normal: 'Move any target card up to 2 spaces in either direction.',
  },
  {
    kind: 'maneuver',
    text: 'Move the Kommissar one space forward, then draw two cards.',
    meant: 'Now, in order: the Kommissar moves Forward 1 space; the player draws 2 action cards.',
    normal: 'Move the Kommissar 1 space Forward, then draw 2 cards.',
  },
  {
    kind: 'maneuver',
    text: 'Choose one: move forward 2 spaces; gain 2 HP, up to 10; or draw 1 card.',
    meant:
      'Now: the player chooses exactly one of three: own Komrade moves Forward 2; own Komrade gains 2 HP with limit 10; player draws 1 card.',
    normal: 'Choose one: move 2 spaces Forward; gain 2 HP up to a limit of 10 HP; or draw 1 card.',
  },
  {
    kind: 'maneuver',
    text: 'If you have no Equipment in play, your Komrade takes no damage this turn. If you do, break one of your Equipment cards and move 1 space in any direction.',
    meant:
      'Now: condition: player has no equipment in play. If true: all damage to own Komrade is prevented this turn. Else: player breaks (discards) one of their own equipment cards, their choice, and own Komrade moves 1 space, direction chosen by player.',
    normal:
      'If you have no equipment, prevent all damage this turn. Otherwise, break any equipment of yours and move 1 space in either direction.',
  },
  {
    kind: 'maneuver',
    text: 'Move every other Komrade one space forward.',
    meant: 'Now: each Komrade except own moves Forward 1 space.',
    normal: 'Move each other Komrade 1 space Forward.',
  },
  {
    kind: 'event',
    text: 'Name a player. They must show you their hand; you choose one Event there and discard it.',
    meant:
      "Now: player chooses a player, looks at that player's hand, and chooses one event card in it, which is discarded.",
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Move your Komrade forward 2 spaces.',
    meant: "Now: the player's own Komrade moves Forward exactly 2 spaces, mandatory.",
    normal: 'Move 2 spaces Forward.',
  },
  {
    kind: 'maneuver',
    text: 'Next turn, move your Komrade forward 1 space before the first card is revealed.',
    meant:
      'Next turn, before the first face-down action card is revealed: own Komrade moves Forward 1 space.',
    normal: 'Before the reveal of the next turn, move 1 space Forward.',
  },
  {
    kind: 'equipment',
    text: 'Durability 5. Reduce Splash damage to your Komrade by 1 for each Durability spent.',
    meant:
      'Equipment, durability 5. Use against Splash damage to own Komrade: spend N durability (player chooses N), damage reduced by N.',
    normal:
      'Reduce Splash damage by up to the remaining Durability and this card loses 1 Durability per damage reduced.',
  },
  {
    kind: 'equipment',
    text: 'Durability 3. After you draw cards, you may spend 1 Durability to discard one of them and draw again.',
    meant:
      'Equipment, durability 3. After the player draws cards: player may spend 1 durability; they discard 1 of the drawn cards (own choice) and draw 1 card.',
    normal: undefined,
  },
  {
    kind: 'incoming',
    text: 'The Komrade that was hit moves to the rear of the line, and their Equipment is discarded.',
    meant:
      "Effect: the Komrade hit by this card moves to the rear of the line; all of that player's equipment is discarded.",
    normal:
      'Move each Komrade that was hit this turn to the last space and that Komrade breaks each equipment of theirs.',
  },
  {
    kind: 'maneuver',
    text: 'Pass the Initiative Card to the player on your right. The order of play is reversed until the end of the next turn.',
    meant:
      "Now: the initiative card goes to the player on the right of the card's player. From now until end of next turn: playing order is reversed (counterclockwise).",
    normal: 'Pass the initiative to the Komrade to your right. Reverse the order of play for 2 turns.',
  },
  {
    kind: 'incoming',
    text: 'After resolving damage, move the Kommissar forward 1 space.',
    meant: "After this card's damage is resolved: the Kommissar moves Forward 1 space.",
    normal: 'After damage, move the Kommissar 1 space Forward.',
  },
  {
    kind: 'equipment',
    text: 'Durability 3. When you would be hit, you may lose 1 Durability to reduce the damage by 2.',
    meant:
      'Equipment, durability 3. When own Komrade would be hit: player may spend 1 durability; the damage is reduced by 2.',
    normal: 'If you would be hit, you may spend 1 Durability of this card. If you do, reduce damage by 2.',
  },
  {
    kind: 'equipment',
    text: 'Durability 2. Spend all remaining Durability to deal that much damage to the nearest Komrade.',
    meant:
      'Equipment, durability 2. Use: spend all remaining durability; the nearest Komrade to own suffers damage equal to the durability spent.',
    normal:
      'You may spend 1 Durability of this card per remaining Durability. If you do, deal 1 damage per Durability spent to the nearest Komrade.',
  },
  {
    kind: 'event',
    text: 'No Komrade suffers more than 2 damage this turn.',
    meant: 'This turn: damage to each Komrade is capped at 2.',
    normal: 'Limit damage to each Komrade to 2 this turn.',
  },
  {
    kind: 'maneuver',
    text: 'Discard your hand, then draw that many cards.',
    meant: 'Now, in order: player discards all cards in hand; draws as many cards as were discarded.',
    normal: 'Discard your hand, then draw 1 card per card discarded.',
  },
  {
    kind: 'maneuver',
    text: 'Take a random card from the hand of an adjacent Komrade.',
    meant:
      "Now: player chooses one Komrade adjacent to own Komrade; takes 1 card at random from that player's hand into own hand.",
    normal: 'Take 1 card at random from the hand of any Komrade adjacent to you.',
  },
  {
    kind: 'event',
    text: 'Prevent all damage that would be dealt to any one Komrade this turn.',
    meant: 'This turn: all damage to one Komrade, chosen by the player (may be own), is prevented.',
    normal: 'Prevent all damage to any Komrade this turn.',
  },
  {
    kind: 'incoming',
    text: 'Komrades who are hit discard one card at random.',
    meant: 'Effect: each Komrade hit by this card (its player) discards 1 card at random from hand.',
    normal: 'Each Komrade that was hit this turn discards 1 card at random.',
  },
  {
    kind: 'maneuver',
    text: 'Remove your Komrade from the line. At the end of the turn, return to the first open space.',
    meant:
      'Now: own Komrade leaves the line. At end of this turn: own Komrade returns to the line on the first open space (counting from the front).',
    normal:
      'Remove your Komrade from the line. At end of turn, return your Komrade to the frontmost open space.',
  },
  {
    kind: 'maneuver',
    text: 'Reveal the top card of the Incoming! Deck. You may put it on the bottom of the deck.',
    meant:
      'Now, in order: top card of the Incoming! deck is revealed to all; the player may put it on the bottom of the Incoming! deck (otherwise it stays on top).',
    normal: undefined,
  },
  {
    kind: 'incoming',
    text: 'Any Komrade hit by this card is pushed 1 space backward.',
    meant: 'Effect: each Komrade hit by this card is pushed Backward 1 space.',
    normal: 'Push each Komrade that was hit by this card this turn 1 space Backward.',
  },
  {
    kind: 'event',
    text: 'All damage dealt to the Komrade at the front this turn is reduced to 1.',
    meant:
      'This turn: the damage dealt to the Komrade at the front of the line is reduced to 1 in total (no damage stays no damage).',
    normal: 'Limit damage to the frontmost Komrade to 1 this turn.',
  },
  {
    kind: 'maneuver',
    text: 'Move your Komrade one space toward the nearest Target card. If you are hit this turn, reduce the damage by 2.',
    meant:
      'Now: own Komrade moves 1 space toward the nearest target card. This turn: if own Komrade is hit, damage to it is reduced by 2.',
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Swap the Komrade at the front with the Komrade at the rear.',
    meant:
      'Now: the Komrade at the front of the line and the Komrade at the rear of the line swap spaces. No choice.',
    normal: 'Swap the frontmost Komrade with the rearmost Komrade.',
  },
  {
    kind: 'equipment',
    text: 'Durability 1. Spend 1 Durability: take one Equipment card in play from any other player and place it beside your character.',
    meant:
      'Equipment, durability 1. Use, cost 1 durability: player chooses one equipment card in play of another player and puts it into play as their own.',
    normal: 'You may spend 1 Durability of this card. If you do, take any equipment of any other Komrade.',
  },
  {
    kind: 'incoming',
    text: 'Every Komrade suffers 1 damage. A Komrade with no cards in hand suffers 2 damage instead.',
    meant:
      'Effect: each Komrade suffers 1 damage; a Komrade whose player has no cards in hand suffers 2 instead of 1.',
    normal:
      'Deal 1 damage to each Komrade with 1 or more cards in hand and deal 2 damage to each Komrade with no cards in hand.',
  },
  {
    kind: 'character',
    text: 'When your Komrade dies, every adjacent Komrade suffers 2 damage.',
    meant: 'Trigger: when own Komrade dies: each Komrade adjacent to it suffers 2 damage.',
    normal: 'When you die, deal 2 damage to each Komrade adjacent to you.',
  },
  {
    kind: 'maneuver',
    text: 'Lose 2 HP. Move any one Target card to a space of your choice.',
    meant:
      'Now: own Komrade loses 2 HP; player chooses one target card and moves it to any space the player chooses.',
    normal: 'Lose 2 HP. Move any target card to any space.',
  },
  {
    kind: 'incoming',
    text: 'Remains in play for 2 turns. At the end of each of those turns, the Komrade at the front suffers 1 damage.',
    meant:
      'Lasting: remains in play 2 turns. At end of each of those turns: the Komrade at the front of the line suffers 1 damage.',
    normal:
      'This card remains in play for 2 turns. At the end of each turn, deal 1 damage to the frontmost Komrade.',
  },
  {
    kind: 'maneuver',
    text: 'Move away from the Kommissar until your Komrade is at the front of the line.',
    meant: 'Now: own Komrade moves Forward (away from the Kommissar) to the front of the line.',
    normal: 'Move to the front.',
  },
  {
    kind: 'event',
    text: 'Turn the arrow of a Linear Target card to face the opposite direction.',
    meant: 'Now: direction of one Linear target card (chosen by player) is reversed.',
    normal: 'Turn any Linear target card around.',
  },
  {
    kind: 'character',
    text: 'At the start of each turn, if you hold the Initiative Card, you may pass it to any player.',
    meant:
      'At start of each turn, if the player holds the initiative card: player may give it to a player of their choice.',
    normal:
      'At the start of each turn, if you are holding the initiative, you may pass the initiative to any Komrade.',
  },
  {
    kind: 'event',
    text: 'If your Komrade would be hit, the Komrade behind you is hit instead.',
    meant:
      'When own Komrade would be hit (this turn): the hit goes to the Komrade behind own Komrade instead.',
    normal: 'If you would be hit, instead hit the nearest Komrade behind you.',
  },
  {
    kind: 'event',
    text: 'Cancel an Event played by another player. Its owner draws one card.',
    meant: "Response: cancel one event played by another player; the cancelled event's owner draws 1 card.",
    normal: 'Cancel any event of any other Komrade. That Komrade draws 1 card.',
  },
  {
    kind: 'maneuver',
    text: 'Until the end of next turn, your Komrade cannot be pushed or swapped.',
    meant: 'From now until end of next turn: own Komrade may not be pushed and may not be swapped.',
    normal: 'You cannot be pushed for 2 turns and you cannot swap places for 2 turns.',
  },
  {
    kind: 'character',
    text: 'Each time another Komrade dies, gain 1 HP, up to 10, and draw a card.',
    meant:
      'Each time another Komrade dies: own Komrade gains 1 HP with limit 10, and the player draws 1 card.',
    normal: 'Each time any other Komrade dies, gain 1 HP up to a limit of 10 HP and draw 1 card.',
  },
  {
    kind: 'incoming',
    text: 'Each Komrade adjacent to the one that was hit loses 1 HP or discards 2 cards, their choice.',
    meant:
      "Effect: each Komrade adjacent to the Komrade hit by this card: that Komrade's player chooses between losing 1 HP and discarding 2 cards (of own choice).",
    normal: undefined,
  },
  {
    kind: 'incoming',
    text: 'If nobody is hit, this card stays in play and attacks the same space again next turn.',
    meant:
      'Condition: no Komrade was hit by this card: the card stays in play; next turn it attacks the same space again.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Split the damage your Komrade takes this turn evenly with an adjacent Komrade. You take any odd point.',
    meant:
      'This turn: damage to own Komrade is split equally between own and one adjacent Komrade chosen by the player; an odd point falls to own Komrade.',
    normal: 'Share all damage with any Komrade adjacent to you this turn.',
  },
  {
    kind: 'maneuver',
    text: 'Take the Initiative Card. Your Komrade gains 1 HP, up to a maximum of 10.',
    meant: 'Now: player takes the initiative card; own Komrade gains 1 HP, HP not rising above 10.',
    normal: 'Take the initiative. Gain 1 HP up to a limit of 10 HP.',
  },
  {
    kind: 'equipment',
    text: 'Durability 3. At the end of each turn in which you were not hit, you may spend 1 Durability to gain 1 HP, up to your starting HP.',
    meant:
      'Equipment, durability 3. At end of each turn, if own Komrade was not hit that turn: player may spend 1 durability; own Komrade gains 1 HP up to its starting HP.',
    normal:
      'At the end of each turn, if you were not hit this turn, you may spend 1 Durability of this card. If you do, gain 1 HP.',
  },
];

/** Kept back until it was: 11 of 30 were read then, 9 as meant. It has been widened by these too since. */
export const KEPT_BACK: readonly HeldOut[] = [
  {
    kind: 'maneuver',
    text: 'The Komrade with the fewest HP gains 2 HP, to a limit of 10.',
    meant: 'Now: the Komrade with the fewest HP gains 2 HP, not above 10. No choice.',
    normal: 'The Komrade with the fewest HP gains 2 HP up to a limit of 10 HP.',
  },
  {
    kind: 'event',
    text: 'Play after you lose HP. Draw cards equal to the HP lost.',
    meant: 'Trigger: after own Komrade loses HP. Player draws a number of cards equal to the HP lost.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Copy a Splash Target card: place a spare Target card at any other Komrade. That Komrade is targeted as well.',
    meant:
      'Now: player chooses a Splash target card and another Komrade; an unused target card is placed at that Komrade as a copy of it, so the attack targets both places.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'No one may use Equipment this turn.',
    meant: 'This turn: no player may use equipment.',
    normal: 'No Komrade may use equipment this turn.',
  },
  {
    kind: 'maneuver',
    text: 'Draw one card for each Komrade in front of you, up to 3.',
    meant:
      'Now: player draws a number of cards equal to the number of Komrades in front of own Komrade (all those ahead), at most 3.',
    normal: 'Draw 1 card per Komrade in front of you at most 3.',
  },
  {
    kind: 'equipment',
    text: 'Durability 2. While this is in play, your Komrade cannot be pushed. Lose 1 Durability each time you are hit.',
    meant:
      'Equipment, durability 2. While in play: own Komrade cannot be pushed. Each time own Komrade is hit: this card loses 1 durability.',
    normal:
      'You cannot be pushed while this card is in play. Each time you are hit, this card loses 1 Durability.',
  },
  {
    kind: 'incoming',
    text: 'This damage cannot be reduced or prevented by Equipment.',
    meant: 'Damage of this card cannot be reduced and cannot be prevented by equipment.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Cancel a Maneuver that has just been revealed. It has no effect.',
    meant: 'Response: when a maneuver is revealed, cancel that maneuver (its effect does not happen).',
    normal: 'Cancel any maneuver.',
  },
  {
    kind: 'incoming',
    text: 'No Komrade may move next turn. Each player draws one extra card when replenishing this turn.',
    meant:
      'Next turn, whole turn: no Komrade may move. This turn, at replenish: each player draws 1 additional card.',
    normal: undefined,
  },
  {
    kind: 'character',
    text: 'Once per game, when your Komrade would die, ignore the damage and gain 3 HP instead, up to 10.',
    meant:
      'Once per game, when own Komrade would die: instead the damage that would kill it is prevented and it gains 3 HP, limit 10 (the death does not happen).',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Take the Initiative. If you already have it, draw a card instead.',
    meant:
      'Now: if the player does not hold the initiative card, takes it; if they hold it, instead draws 1 card.',
    normal: undefined,
  },
  {
    kind: 'event',
    text: 'Until the end of the turn, each time a Komrade moves into your space, that Komrade suffers 1 damage.',
    meant:
      "Until end of this turn: each time another Komrade moves into own Komrade's space, that moving Komrade suffers 1 damage.",
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Move your Komrade up to 2 spaces Backward. Then, if your Komrade is adjacent to the Kommissar, lose 1 HP.',
    meant:
      'Now, in order: own Komrade moves Backward 0-2 spaces (player chooses number); then condition: own Komrade adjacent to the Kommissar: own Komrade loses 1 HP.',
    normal: 'Move up to 2 spaces Backward. If you are adjacent to the Kommissar, lose 1 HP.',
  },
  {
    kind: 'event',
    text: 'Return a Maneuver of your choice from the discard pile to your hand, then discard 1 other card.',
    meant:
      'Now, in order: player takes 1 maneuver of own choice from the action discard pile into hand; discards 1 card other than that one, own choice.',
    normal: 'Take 1 maneuver from the discard pile, then discard 1 card.',
    misread: 'the card that was taken may be the one that is discarded',
  },
  {
    kind: 'maneuver',
    text: 'Deal 1 damage to every Komrade adjacent to yours.',
    meant: 'Now: each Komrade adjacent to own Komrade suffers 1 damage.',
    normal: 'Deal 1 damage to each Komrade adjacent to you.',
  },
  {
    kind: 'equipment',
    text: 'Durability 2. Spend 1 Durability to move your Komrade 1 space forward or backward.',
    meant:
      "Equipment, durability 2. Use (optional, any time), cost 1 durability: own Komrade moves 1 space, direction of player's choice.",
    normal: 'You may spend 1 Durability of this card. If you do, move 1 space in either direction.',
  },
  {
    kind: 'maneuver',
    text: 'Exchange hands with any player whose Komrade is adjacent to yours.',
    meant:
      'Now: player chooses one player whose Komrade is adjacent to own Komrade; the two exchange whole hands.',
    normal: 'Exchange hands with any Komrade adjacent to you.',
  },
  {
    kind: 'event',
    text: 'Swap the positions of any two Target cards.',
    meant: 'Now: player chooses two target cards; they swap places.',
    normal: 'Swap any target card with any other target card.',
  },
  {
    kind: 'event',
    text: "Increase the Incoming! card's damage by 1 for each Komrade adjacent to the target.",
    meant:
      "This turn: the current Incoming! card's damage is increased by 1 per Komrade adjacent to its target.",
    normal:
      'Increase Incoming! damage to each Komrade by the number of Komrades adjacent to the target card.',
  },
  {
    kind: 'maneuver',
    text: 'Each player passes one card from their hand to the player on their left.',
    meant: 'Now: every player chooses 1 card of their own hand and gives it to the player on their left.',
    normal: 'Each Komrade gives 1 card to the Komrade to their left.',
  },
  {
    kind: 'maneuver',
    text: 'If your Komrade is at the front of the line, move backward 3 spaces. Otherwise, move forward 1 space.',
    meant:
      'Now: condition: own Komrade is at the front of the line. If true own Komrade moves Backward 3; else own Komrade moves Forward 1.',
    normal: 'If you are at the front, move 3 spaces Backward. Otherwise, move 1 space Forward.',
  },
  {
    kind: 'maneuver',
    text: 'Repair: restore 2 Durability to one of your Equipment cards, up to its printed value.',
    meant:
      'Now: player chooses one of their own equipment cards; its durability rises by 2, not above printed durability.',
    normal: undefined,
  },
  {
    kind: 'maneuver',
    text: 'Heal 3 HP, but not above your starting HP. Skip replenishing your hand this turn.',
    meant:
      'Now: own Komrade gains 3 HP, not above its starting HP. This turn: the player does not replenish their hand.',
    normal: undefined,
  },
  {
    kind: 'character',
    text: 'Once per game, at any time, you may move any other Komrade 1 space, then move your Komrade 1 space in the opposite direction.',
    meant:
      'Once per game, at any time, optional: player chooses one other Komrade and direction, it moves 1 space; then own Komrade moves 1 space in the opposite direction.',
    normal: undefined,
  },
  {
    kind: 'equipment',
    text: 'Durability 4. Once per turn, spend 1 Durability to look at the hand of an adjacent player.',
    meant:
      'Equipment, durability 4. At most once each turn, cost 1 durability: player looks at the hand of one player whose Komrade is adjacent (player chooses).',
    normal:
      'Once per turn, you may spend 1 Durability of this card. If you do, look at the hand of any Komrade adjacent to you.',
  },
  {
    kind: 'maneuver',
    text: 'Your Komrade may move up to three spaces in either direction.',
    meant:
      'Now: own Komrade moves 0 to 3 spaces, optional; the player chooses Forward or Backward and the number.',
    normal: 'You may move up to 3 spaces in either direction.',
  },
  {
    kind: 'character',
    text: 'While at the front of the line, your Komrade takes 1 less damage from every attack.',
    meant: 'While own Komrade is at the front of the line: damage to it from each attack is reduced by 1.',
    normal: 'If you would suffer damage, if you are at the front, reduce Incoming! damage by 1.',
  },
  {
    kind: 'maneuver',
    text: 'Push the Komrade behind you one space Backward. Your Komrade does not follow.',
    meant:
      'Now: the Komrade behind own Komrade is pushed 1 space Backward; own Komrade stays where it is (push without following).',
    normal: 'Push the nearest Komrade behind you 1 space Backward.',
  },
  {
    kind: 'maneuver',
    text: 'Choose another Komrade and move them 2 spaces backward. If they are hit this turn, draw a card.',
    meant:
      "Now: player chooses one other Komrade, who moves Backward 2. This turn: if that Komrade is hit, the card's player draws 1 card.",
    normal:
      'Choose any other Komrade and move that Komrade 2 spaces Backward. Each time that Komrade is hit this turn, draw 1 card.',
  },
  {
    kind: 'equipment',
    text: 'Durability 1. The first time your Komrade would die, set their HP to 1 instead and discard this card.',
    meant:
      'Equipment, durability 1. The first time own Komrade would die: instead its HP becomes 1, and this card is discarded.',
    normal: 'The first time you would die, instead set your HP to 1 and discard this card.',
  },
];
