/** What the checker finds on a card, in English: what is wrong, and how to mend it. */
import type { DiagnosticCode, LintContext } from '../check.ts';

const KIND: Record<LintContext['kind'], string> = {
  incoming: 'an Incoming! card',
  maneuver: 'a maneuver',
  event: 'an event',
  equipment: 'equipment',
  character: "a character's ability",
};

type Said = (context: LintContext) => { readonly message: string; readonly mend: string };

export const sayDiagnostic: Record<DiagnosticCode, Said> = {
  'target-unused': () => ({
    message: 'Target cards are placed, but nothing comes of them.',
    mend: 'Give the card damage, speak of “a space affected by this card” or of the Komrade hit, or leave the target out.',
  }),
  'target-missing': (c) => ({
    message: `Only an Incoming! card has target cards and spaces of its own; this is ${KIND[c.kind]}.`,
    mend: 'Say which target card: “any Linear target card”; or which Komrades: “each Komrade that was hit this turn”.',
  }),
  'durability-without-equipment': (c) => ({
    message: `Only equipment has Durability; this is ${KIND[c.kind]}.`,
    mend: 'Name the equipment, as in “any equipment of yours loses 1 Durability”, or take Durability out.',
  }),
  'never-played': () => ({
    message: 'There is no moment at which this card does anything.',
    mend: 'An event does nothing when it is revealed: leave “when this card is revealed” out; or mend the conditions.',
  }),
  'nothing-to-cancel': (c) => ({
    message: `When ${KIND[c.kind]} takes effect, no other card is waiting to.`,
    mend: 'Make it an event or equipment, which can be used in answer to a card, or wait: “the next time any Komrade would play an event, instead ...”.',
  }),
  'instead-of-nothing': () => ({
    message: '“Instead” stands here, but nothing is about to happen that it could replace.',
    mend: 'Begin with what would happen: “If you would be hit, instead ...”; or leave “instead” out.',
  }),
  'otherwise-of-nothing': () => ({
    message: '“Otherwise” follows a sentence that always happens.',
    mend: 'Give the sentence before it an “if” or a “you may”, or leave “otherwise” out.',
  }),
  'nobody-bound': () => ({
    message: '“That” or “they” is said before anybody was spoken of.',
    mend: 'Name them first: “Choose any other Komrade.”',
  }),
  'result-of-nothing': () => ({
    message: 'This counts what came of something that the text has not done.',
    mend: 'Do it first, or count something else.',
  }),
  'damage-of-nothing': () => ({
    message: '“The damage” is said where no damage is at hand.',
    mend: 'Begin with “If you would suffer damage”, or count something else.',
  }),
  'impossible-condition': () => ({
    message: 'These conditions can never all hold.',
    mend: 'Take one of them out, or join them with “or”.',
  }),
  'moment-past': (c) => ({
    message: `When ${KIND[c.kind]} takes effect, this moment of the turn is over.`,
    mend: 'Say “of the next turn” or “of each turn”, or choose a later moment.',
  }),
  'kommissar-spared': () => ({
    message: 'The Kommissar can be moved; nothing else can be done to him.',
    mend: 'Name a Komrade.',
  }),
  'with-itself': () => ({
    message: 'The same Komrade stands on both sides of this.',
    mend: 'Name another: “any other Komrade”.',
  }),
  'no-amount': () => ({
    message: 'An amount of 0 does nothing.',
    mend: 'Raise it, or leave the phrase out.',
  }),
  'same-options': () => ({
    message: 'Two of the options are the same.',
    mend: 'Change one of them, or leave it out.',
  }),
  'never-returns': () => ({
    message: 'Nothing on this card brings the Komrade back to the line.',
    mend: 'Add “At end of turn, return your Komrade to the last space.”',
  }),
  'moves-nobody': () => ({
    message: 'Your Komrade is off the line here and cannot be moved.',
    mend: 'Move first, or return first.',
  }),
  'anytime-anyway': (c) => ({
    message: `“At any time” says nothing new on ${KIND[c.kind]}, or cannot be.`,
    mend: 'Leave it out.',
  }),
  'limit-on-one-use': () => ({
    message: 'The card is used once and discarded anyway.',
    mend: 'Leave the limit out.',
  }),
  'remains-anyway': (c) => ({
    message: `${KIND[c.kind].charAt(0).toUpperCase()}${KIND[c.kind].slice(1)} stays in play by itself.`,
    mend: 'Leave the phrase out.',
  }),
};
