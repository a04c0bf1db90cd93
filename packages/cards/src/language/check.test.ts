import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS, type DiagnosticCode, type LintContext, lint } from './check.ts';
import { parse } from './parse.ts';
import { PHRASES } from './phrases.ts';

const maneuver: LintContext = { kind: 'maneuver' };
const event: LintContext = { kind: 'event' };
const equipment: LintContext = { kind: 'equipment' };
const character: LintContext = { kind: 'character' };
const incoming: LintContext = { kind: 'incoming', targets: [{ place: 'front' }], damage: true };
const harmless: LintContext = { ...incoming, damage: false };

const codes = (text: string, context: LintContext): readonly DiagnosticCode[] => {
  const ast = parse(text);
  if (!ast.ok) throw new Error(ast.error[0]?.message);
  return lint(ast.value, context).map((d) => d.code);
};

/** What trips each code, and what is close to it and clean. */
const CASES: Record<DiagnosticCode, { trips: [string, LintContext][]; clean: [string, LintContext][] }> = {
  'target-unused': {
    trips: [['Each Komrade draws 1 card.', harmless]],
    clean: [
      ['Each Komrade draws 1 card.', incoming],
      ['Each Komrade in a space affected by this card suffers 1 damage.', harmless],
      ['Each Komrade hit by this card discards 1 card.', harmless],
      ['Each Komrade within 2 spaces of the target card discards 1 card.', harmless],
    ],
  },
  'target-missing': {
    trips: [
      ['Each Komrade in a space affected by this card draws 1 card.', maneuver],
      ["Move this card's target card to the front.", event],
    ],
    clean: [
      ['Move any target card to the front.', event],
      ["Move this card's target card to the front.", incoming],
    ],
  },
  'durability-without-equipment': {
    trips: [
      ['This card loses 1 Durability.', maneuver],
      ['Reduce damage by the remaining Durability.', event],
    ],
    clean: [
      ['This card loses 1 Durability.', equipment],
      ['Any equipment of yours gains 1 Durability.', maneuver],
    ],
  },
  'never-played': {
    trips: [
      ['When this card is revealed, draw 1 card.', event],
      ['If you are at the front and you are not at the front, draw 1 card.', maneuver],
    ],
    clean: [
      ['When this card is revealed, draw 1 card.', maneuver],
      ['When this card is discarded, draw 1 card.', event],
    ],
  },
  'nothing-to-cancel': {
    trips: [
      ['Cancel any event.', maneuver],
      ['Cancel any maneuver.', incoming],
    ],
    clean: [
      ['Cancel any event.', event],
      ['Cancel the Incoming! card.', maneuver],
    ],
  },
  'instead-of-nothing': {
    trips: [
      ['Draw 1 card instead.', maneuver],
      ['At the end of each turn, draw 1 card instead.', character],
    ],
    clean: [
      ['If you would be hit, draw 1 card instead.', maneuver],
      [
        'If the frontmost Komrade has no equipment, deal 5 damage to the frontmost Komrade instead.',
        incoming,
      ],
    ],
  },
  'otherwise-of-nothing': {
    trips: [['Draw 1 card. Otherwise, gain 1 HP.', maneuver]],
    clean: [
      ['If you are at the front, draw 1 card. Otherwise, gain 1 HP.', maneuver],
      ['You may discard 1 card. Otherwise, lose 1 HP.', maneuver],
    ],
  },
  'nobody-bound': {
    trips: [
      ['That Komrade draws 1 card.', maneuver],
      ['Gain 1 HP for each card that Komrade has.', maneuver],
      ['Swap places with that Komrade.', event],
    ],
    clean: [
      ['Choose any other Komrade. That Komrade draws 1 card.', maneuver],
      ['Swap places with any other Komrade. That Komrade draws 1 card.', maneuver],
      [
        'Each time any other Komrade dies, deal 1 damage to each Komrade adjacent to that Komrade.',
        character,
      ],
      ['Each other Komrade moves 1 space toward any Komrade adjacent to them.', maneuver],
      ['Copy that card.', event],
    ],
  },
  'result-of-nothing': {
    trips: [
      ['Gain 1 HP per card discarded.', maneuver],
      ['Discard 1 card per damage dealt.', maneuver],
    ],
    clean: [
      ['Discard any number of cards. Gain 1 HP per card discarded.', maneuver],
      ['Deal 2 damage to any other Komrade, then gain HP equal to the damage dealt.', maneuver],
    ],
  },
  'damage-of-nothing': {
    trips: [['Gain HP equal to the damage.', maneuver]],
    clean: [
      ['If you would suffer damage, lose HP equal to the damage instead.', maneuver],
      ['Reduce damage by the damage.', equipment],
    ],
  },
  'impossible-condition': {
    trips: [
      ['If you have no equipment and you have 2 or more equipment, draw 1 card.', maneuver],
      ['If the Incoming! card is Linear and the Incoming! card is Splash, draw 1 card.', maneuver],
      ['If your HP is 3 or fewer and your HP is 5 or more, draw 1 card. Otherwise, lose 1 HP.', maneuver],
    ],
    clean: [
      ['If you have no equipment and any Komrade has 2 or more equipment, draw 1 card.', maneuver],
      ['If your HP is 3 or more and your HP is 5 or fewer, draw 1 card.', maneuver],
      ['If any Komrade is at the front and any Komrade is not at the front, draw 1 card.', maneuver],
    ],
  },
  'moment-past': {
    trips: [
      ['At the start of turn, draw 1 card.', maneuver],
      ['Before damage, draw 1 card.', incoming],
    ],
    clean: [
      ['At the start of the next turn, draw 1 card.', maneuver],
      ['Before damage, draw 1 card.', maneuver],
      ['After damage, draw 1 card.', incoming],
    ],
  },
  'kommissar-spared': {
    trips: [
      ['Deal 2 damage to the Kommissar.', maneuver],
      ['The Kommissar draws 1 card.', maneuver],
    ],
    clean: [['Move the Kommissar 1 space Forward.', maneuver]],
  },
  'with-itself': {
    trips: [
      ['Swap places with your Komrade.', maneuver],
      ['Redirect all damage to your Komrade.', maneuver],
    ],
    clean: [['Swap places with any Komrade.', maneuver]],
  },
  'no-amount': {
    trips: [
      ['Draw 0 cards.', maneuver],
      ['Move 0 spaces Forward.', maneuver],
      ['Discard 0 cards.', maneuver],
    ],
    clean: [
      ['Limit damage to 0.', maneuver],
      ['Set your HP to 0.', maneuver],
    ],
  },
  'same-options': {
    trips: [['Choose one: draw 1 card; or draw a card.', maneuver]],
    clean: [['Choose one: draw 1 card; or draw 2 cards.', maneuver]],
  },
  'never-returns': {
    trips: [['Remove your Komrade from the line.', maneuver]],
    clean: [
      ['Remove your Komrade from the line. At end of turn, return your Komrade to the last space.', maneuver],
      ['Remove your Komrade from the line until end of turn.', maneuver],
    ],
  },
  'moves-nobody': {
    trips: [
      [
        'Remove your Komrade from the line, then move 1 space Forward. At end of turn, return to the front.',
        maneuver,
      ],
    ],
    clean: [
      [
        'Move 1 space Forward, then remove your Komrade from the line. At end of turn, return to the front.',
        maneuver,
      ],
    ],
  },
  'anytime-anyway': {
    trips: [
      ['At any time, gain 1 HP.', equipment],
      ['At any time, gain 1 HP.', event],
    ],
    clean: [['Once per game, at any time, gain 1 HP.', character]],
  },
  'limit-on-one-use': {
    trips: [['Once per game, draw 1 card.', maneuver]],
    clean: [
      ['Once per game, draw 1 card.', equipment],
      ['Once per turn, each time you are hit, draw 1 card.', maneuver],
    ],
  },
  'remains-anyway': {
    trips: [['This card remains in play for 2 turns.', equipment]],
    clean: [['This card remains in play for 2 turns.', maneuver]],
  },
};

describe.each(Object.keys(DIAGNOSTICS) as DiagnosticCode[])('%s', (code) => {
  it.each(CASES[code].trips)('is found: %s', (text, context) => {
    expect(codes(text, context)).toContain(code);
  });

  it.each(CASES[code].clean)('is not found: %s', (text, context) => {
    expect(codes(text, context)).not.toContain(code);
  });

  it('says what is wrong and how to mend it, how grave it is and where', () => {
    const [text, context] = CASES[code].trips[0] as [string, LintContext];
    const ast = parse(text);
    const found = ast.ok ? lint(ast.value, context).find((d) => d.code === code) : undefined;
    expect(found?.severity).toBe(DIAGNOSTICS[code]);
    expect(found?.message).toMatch(/^[A-Z“].*\.$/);
    expect(found?.mend).toMatch(/^[A-Z].*\.$|”\.?$/);
    if (found?.at !== '') expect(found?.phrase).toBeTypeOf('string');
  });
});

it('finds nothing in most phrases of the language, on a card they fit', () => {
  const clean = PHRASES.filter((p) =>
    [maneuver, event, equipment, character, incoming, harmless].some(
      (context) => codes(p, context).length === 0,
    ),
  );
  expect(PHRASES.filter((p) => !clean.includes(p))).toEqual(['Remove your Komrade from the line.']);
});
