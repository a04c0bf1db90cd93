/**
 * What a card's text says, as data. The parser makes it from text, the printer makes text from it, the engine runs it.
 * It is JSON and nothing else: no functions, every number an expression, every choice and every duration spelled out.
 * These comments are the contract of whoever runs it; clause ids are those of the rules of Front Line No Komrades.
 *
 * Four parts combine freely: an **effect** has a **who**, its numbers are **amounts**, its sentence may have
 * **conditions** and its ability a **when**. No phrase stands for a whole card.
 *
 * Words used below:
 * - *you* are the Komrade whose card this is: who played it, who has it in play, whose character it is. On an
 *   Incoming! card, nobody's, *you* are whoever holds the initiative, who makes its choices.
 * - *the bound Komrades* are those that `'that'` means. They live through one card's text, and a delayed ability keeps
 *   those it had when it was set up. See {@link Who}.
 * - *the decider* of an action makes each of its choices, one at a time, as a pending decision in the state. See
 *   {@link ActionBase.by}.
 *
 * @example
 * ```ts
 * import { parse } from '@komradery/cards/language';
 *
 * const text = parse('Swap places with any other Komrade.');
 * text.ok && text.value; // [{ body: [{ do: [[{ effect: 'swap', who: 'you', with: { pick: 'any', other: true } }]] }] }]
 * ```
 */
export type CardText = readonly Ability[];

// When and how often -------------------------------------------------------------------------------------------------

/**
 * One thing that a card does, and when. Abilities are taken in order when the card takes effect: a maneuver when it is
 * revealed (F4.4a), an event when it is played (F4.3), an Incoming! card in F4.5, equipment each time its owner uses it
 * (F4.4b, F2.7), a character's ability at set-up.
 * - Without `when` the body runs then and there.
 * - With `when` the ability is set up, and its body runs when the time comes. It is set up for as long as the card is in
 *   play; one that is not in play (a maneuver, an event) is set up until the end of the turn, unless `when` says for
 *   longer. Its body never runs twice for the same happening.
 *
 * Two abilities without `when` and `limit` never stand side by side: they are one.
 */
export interface Ability {
  /** The body runs at most so often. Counted for each copy of the card, whoever has it; a turn begins with F4.1. */
  readonly limit?: Limit;
  readonly when?: When;
  /** One to eight sentences, run in order. `instead` and `that` carry from one to the next. */
  readonly body: readonly Sentence[];
}

/** "Once per game", "2 times per turn". */
export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
}

/** What sets off an ability. */
export type When = AtMoment | OnHappening | OnCard | AnyTime;

/** A moment of the turn. */
export interface AtMoment {
  readonly at: Moment;
  /** `this`: of this turn, once. `next`: of the following turn, once. `each`: of every turn from this one on (FR44). */
  readonly turn: 'this' | 'next' | 'each';
  /** Only with `each`: only within this span. */
  readonly during?: Span;
}

/**
 * `start` is right after F4.1. `reveal` is before the first card of F4.4 is turned up, `damage` before F4.5 works out its
 * hits, `after-damage` after its deaths, `replenish` before F4.6. `end` is the place of lasting effects and returns in
 * FR33: returns to the line first, from the initiative holder clockwise, then everything else.
 */
export const MOMENTS = ['start', 'reveal', 'damage', 'after-damage', 'replenish', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * Something that happens. Who it happened to is bound, unless it is you.
 * - Without `would`, the body runs after it has happened, before anything else is done. What happens at the same time
 *   (one step's hits, F4.5) sets off abilities from the initiative holder clockwise.
 * - With `would`, the body runs before it happens. What is then about to happen is *the matter at hand*: a sentence with
 *   `instead` takes its place, `reduce` and its like change its damage.
 */
export interface OnHappening {
  readonly on: Happening;
  readonly would?: true;
  /** `each` time; the `first` time in the span (what happened before the ability was set up counts); the `next` time. */
  readonly often: 'each' | 'first' | 'next';
  /** Only within this span. */
  readonly during?: Span;
}

/** Something that happens to this card itself. `discarded` comes after it, whatever the reason. */
export interface OnCard {
  readonly card: 'revealed' | 'drawn' | 'discarded';
}

/**
 * Whenever its owner likes, in the windows of FR12 and FR13; a choice, never forced. For equipment and events this is what
 * the rules say anyway (F4.3, F4.4b), but for `only`; a character's ability needs it.
 */
export interface AnyTime {
  readonly anytime: true;
  /** Only in the window of that moment. */
  readonly only?: WindowMoment;
}
export const WINDOW_MOMENTS = ['reveal', 'damage', 'after-damage'] as const;
export type WindowMoment = (typeof WINDOW_MOMENTS)[number];

/**
 * How long something lasts. `this-turn`: until the end of this turn. `next-turn`: through the following turn and only
 * then, but for `remain`, which lasts from now to its end. `{ turns }`: this turn and those after it, so many in all;
 * for a card that was drawn this turn FR44 counts the same way. `game`: to the end. `in-play`: while this card is.
 * What lasts until now ends last of all (FR33).
 */
export type Span = 'this-turn' | 'next-turn' | 'game' | 'in-play' | { readonly turns: number };

// Sentences ----------------------------------------------------------------------------------------------------------

/**
 * If the condition holds, the steps of `do` in order, else those of `otherwise`.
 * Where there is no condition, `otherwise` runs when no optional action of `do` was taken, and when `do` could not be done
 * at all.
 */
export interface Sentence {
  readonly if?: Condition;
  /**
   * What the ability answers does not happen: the matter at hand of a `would`; for an Incoming! card without `when`, its
   * printed damage. Taken away before the first step, and only if the sentence does something: if the condition holds,
   * and, where its first action is optional, if that is taken.
   */
  readonly instead?: true;
  readonly do: readonly Step[];
  readonly otherwise?: readonly Step[];
}

/**
 * What is done together ("and"): actions in order, but their damage is collected, goes through the pipeline as one
 * (proposed, reduced or replaced, applied), and deaths follow when the step is done (FR8, F6). Between two steps
 * ("then") damage is applied and the dead are removed.
 *
 * An action that cannot be done is skipped, and so is the part of one that cannot (FR6): the rest of the card is done.
 */
export type Step = readonly Action[];

/** What every action may carry besides its effect. */
export interface ActionBase {
  /** The decider may leave it. Asked first, before anything else of the action. */
  readonly may?: true;
  /**
   * Who decides. Absent: you, or for the effects of {@link ActorEffect} the Komrade of `who`. `them`: each Komrade of `who`
   * for themselves, from the initiative holder clockwise. Only where there is something to decide (see `hasChoice`).
   */
  readonly by?: 'them';
}

export type Action = (PatientEffect | ActorEffect | RuleEffect) & ActionBase;
/** An action within an option of `choose`: anything but another `choose`. */
export type PlainAction = Exclude<Action, Choose>;

// Who ----------------------------------------------------------------------------------------------------------------

/**
 * Which Komrades. Always of the living; off the line only where a filter asks for it or the effect can reach them there
 * (cards, HP, initiative; not damage, targets or moves: FR15).
 *
 * - `you`. `left`, `right`: the next living Komrade to that side of the one who acts, by seat, not by place in line.
 * - `kommissar`: only moves, pushes, toward and the like can have him; all else skips him (FR5, FR29).
 * - `that`: the bound Komrades, less those who died; in a condition, the dead too. Bound by whatever named Komrades last:
 *   a happening that set off the ability, unless it happened to you; an action, once its `who` is worked out, unless it is
 *   you, and then while the rest of that same action is worked out, for each of them in turn; after an action whose `who`
 *   is you, the Komrades of its other selector (with, to, from, of, at) where it has one, or whoever played the card it
 *   cancels or copies. After an optional action
 *   they are those who took it.
 */
export type Who = 'you' | 'that' | 'kommissar' | 'left' | 'right' | Komrades;

/** Those who pass every filter, narrowed by `pick`. Nobody left: the action is skipped. */
export interface Komrades {
  readonly pick: Pick;
  /** Other than the Komrade who acts; for a target card, than the one it points at now (FR35). */
  readonly other?: true;
  readonly where?: readonly Filter[];
}

/**
 * `any`: one, chosen by you. `{ choose, upTo? }`: so many (2 at least), or up to so many, chosen by you one at a time. `random`: one
 * by chance. `each`: all, from the front to the rear for moves, from the initiative holder clockwise for all else.
 * `nearest`, `farthest`: by spaces from the anchor, which is never picked itself. `front`, `rear`: nearest to or farthest
 * from the front. `most`, `fewest`: by the measure. One that several qualify for is the one nearest the front (FR25).
 * Chosen by you: by the Komrade who acts where that is another ({@link ActionBase.by}), except for the action's own `who`.
 */
export type Pick =
  | 'any'
  | 'each'
  | 'random'
  | 'front'
  | 'rear'
  | { readonly choose: number; readonly upTo?: true }
  | { readonly nearest: Anchor }
  | { readonly farthest: Anchor }
  | { readonly most: Measure }
  | { readonly fewest: Measure };

/** Where a filter measures from. `target`: this card's target card, else the bound one, and the space it lies at. */
export type Anchor = 'you' | 'that' | 'kommissar' | 'target';
export const ANCHORS = ['you', 'that', 'kommissar', 'target'] as const;

/** `targets` are the target cards at a Komrade or at their space. `cards` are those in hand. */
export const MEASURES = ['hp', 'cards', 'equipment', 'targets'] as const;
export type Measure = (typeof MEASURES)[number];

/** Something that is so of a Komrade or not. The same in "each Komrade *with no equipment*" and "if you *have no equipment*". */
export type Filter =
  | ((AtFilter | RelationFilter | WithinFilter | StateFilter | DidFilter | NamedFilter) & {
      readonly not?: true;
    })
  | HasFilter
  | HasThanFilter;

/**
 * `front`: no Komrade is ahead; `rear`: none behind (the Kommissar is no Komrade). `last`: right in front of the Kommissar.
 * `target`: the space of a target card (see {@link Anchor}). `{ space }`: counted from the front, open ones too (FR9);
 * `{ first }`, `{ last }`: one of so many from the front, or from the Kommissar.
 */
export interface AtFilter {
  readonly at:
    | 'front'
    | 'rear'
    | 'last'
    | 'target'
    | { readonly space: number }
    | { readonly first: number }
    | { readonly last: number };
}

/** `adjacent`: on the next space to either side. `ahead`, `behind`: anywhere nearer to, farther from the front. */
export interface RelationFilter {
  readonly is: 'adjacent' | 'ahead' | 'behind';
  readonly of: Anchor;
  /** Exactly so many spaces away. Only with `ahead` and `behind`; absent: any number. */
  readonly spaces?: number;
}

/** At most so many spaces away. */
export interface WithinFilter {
  readonly within: number;
  readonly of: Anchor;
}

/**
 * `affected`: on a space that this Incoming! card covers: where its target cards lie, for Splash their neighbours too.
 * `targeted`: a target card lies at the Komrade or their space. `off-line`: removed from the line for now (FR15).
 * `initiative`: holds the initiative card. `alone`: no other Komrade is on the next space to either side.
 */
export interface StateFilter {
  readonly is: 'affected' | 'targeted' | 'off-line' | 'initiative' | 'alone';
}

/** It happened to them, or they did it, within the span, at least once. */
export interface DidFilter {
  readonly did: Did;
  readonly in: 'turn' | 'last-turn' | 'game';
}

/** A character by name: one word, as its card writes it. */
export interface NamedFilter {
  readonly named: string;
}

export interface HasFilter {
  readonly has: Measure;
  readonly cmp: Compare;
  readonly n: number;
}

/** More, or fewer, than another has; `others`: than every other Komrade has. */
export interface HasThanFilter {
  readonly has: Measure;
  readonly than: 'more' | 'fewer';
  readonly of: 'you' | 'that' | 'others';
}

export const COMPARES = ['at-least', 'at-most', 'exactly'] as const;
export type Compare = (typeof COMPARES)[number];

// What happens -------------------------------------------------------------------------------------------------------

/** A kind of happening, without who. Used for triggers, prohibitions, counts and "if you did". */
export interface Did {
  readonly event: EventName;
  /** Only with `draw`, `discard`, `play`, `reveal`, `cancel`, `cancelled`. Absent: any card. */
  readonly kind?: CardKind;
  /** Only with `hit` and `damaged`. Absent: whatever the cause. */
  readonly from?: Source;
}

/** It happens to one of `who`, or they do it. `any` and `each` mean the same here: one of them is enough. (Triggers
 * always say `any`.) */
export interface Happening extends Did {
  readonly who: Who;
}

/**
 * `hit`: named as a victim in the hits of F4.5 or by an effect of that name, even if all damage is then taken away.
 * `damaged`: lost HP to damage. `move`: went at least a space by an action of their own card; `moved`: by someone else's.
 * `pushed`: by F5.2, an effect or a row that moved (FR43). `swap`: changed places by F5.3 or an effect. `leave`, `return`: the line.
 * `targeted`: a target card came to lie at them or their space. `play`: put into effect: an event in its window, a
 * maneuver or equipment as it is revealed. `reveal`: turned up in F4.4, effect or none. `use`: used equipment.
 * `break`: equipment of theirs was discarded from play. `gain`, `lose`: HP, by damage or not. `cancel`: their card
 * cancelled another; `cancelled`: their card was. `initiative`: got the initiative card, in whatever way.
 * `move-target`: moved, copied, swapped or turned a target card. `reduce`: took away damage.
 */
export const EVENTS = [
  'hit',
  'damaged',
  'die',
  'move',
  'moved',
  'pushed',
  'swap',
  'leave',
  'return',
  'targeted',
  'draw',
  'discard',
  'play',
  'reveal',
  'use',
  'break',
  'gain',
  'lose',
  'cancel',
  'cancelled',
  'initiative',
  'move-target',
  'reduce',
] as const;
export type EventName = (typeof EVENTS)[number];

export const CARD_KINDS = ['maneuver', 'event', 'equipment'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Where damage comes from: an Incoming! card, or one of the type, or this card. */
export const SOURCES = ['incoming', 'linear', 'splash', 'special', 'this'] as const;
export type Source = (typeof SOURCES)[number];
export type IncomingType = 'linear' | 'splash' | 'special';

// Conditions ---------------------------------------------------------------------------------------------------------

export type Condition =
  | SimpleCondition
  | DidItCondition
  | { readonly all: readonly SimpleCondition[] }
  | { readonly either: readonly SimpleCondition[] };

export type SimpleCondition = IsCondition | CountCondition | IncomingCondition | OpenCondition;

/** Of `any`: at least one of them is. Of `each`: all are. Of nobody: false. A condition's `any` is no choice and binds nobody. */
export interface IsCondition {
  readonly who: Who;
  readonly is: Filter;
}

export interface CountCondition {
  readonly number: Quantity;
  readonly cmp: Compare;
  readonly n: number;
}

/** The Incoming! card of this turn is of that type. */
export interface IncomingCondition {
  readonly incoming: IncomingType;
  readonly not?: true;
}

/** No Komrade stands in that space. Of a space that is not there: false, either way. */
export interface OpenCondition {
  readonly open:
    | 'last'
    | 'target'
    | { readonly space: number }
    | { readonly ahead: Anchor }
    | { readonly behind: Anchor };
  readonly not?: true;
}

/** "If you do": an optional action of the sentence before was taken, or, where none is optional, something of it was done. */
export interface DidItCondition {
  readonly done: true;
}

// Numbers ------------------------------------------------------------------------------------------------------------

/** A number; or the decider's choice from 0 (from 1 for an action that `may` already left open) to a number. */
export type Amount = Fixed | { readonly upTo: Fixed };
export type Fixed = number | Scaled;

/**
 * `times` for each `every` (absent: 1) of the quantity, remainders dropped, or with `roundUp` counted; `plus` so many; at
 * most `most`. Worked out once, when the action begins.
 */
export interface Scaled {
  readonly times: number;
  readonly per: Quantity;
  readonly every?: number;
  readonly roundUp?: true;
  readonly plus?: number;
  readonly most?: number;
}

/** Something that can be counted. Nobody's, or none: 0. */
export type Quantity =
  | KomradeCount
  | HeldQuantity
  | LostQuantity
  | ResultQuantity
  | DistanceQuantity
  | TimesQuantity
  | TableQuantity;

/** How many Komrades in the line (off it, only if a filter says so). */
export interface KomradeCount {
  readonly count: 'komrades';
  readonly other?: true;
  readonly where?: readonly Filter[];
}

export interface HeldQuantity {
  readonly count: Measure;
  readonly of: 'you' | 'that';
}

/** `hp-lost`: this turn, for whatever reason. `hp-missing`: to what they started with. */
export interface LostQuantity {
  readonly count: 'hp-lost' | 'hp-missing';
  readonly of: 'you' | 'that';
}

/** What the latest action of that sort in this text came to, summed over those it reached. Damage: after reductions. */
export interface ResultQuantity {
  readonly result: Outcome;
}

export const OUTCOMES = [
  'damage-dealt',
  'damage-reduced',
  'hp-gained',
  'hp-given-up',
  'spaces-moved',
  'cards-drawn',
  'cards-discarded',
  'durability-spent',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Spaces between the two, their own not counted; next to each other: 0. */
export interface DistanceQuantity {
  readonly distance: readonly [Anchor, Anchor];
}

/** How often it happened to one of `who` this turn. */
export interface TimesQuantity {
  readonly times: Happening;
}

/**
 * `damage`: of the matter at hand. `durability`: left on this card. `open-spaces`: ahead of the Kommissar. `dead`: Komrades so far.
 * `turns`: begun so far, this one too.
 */
export interface TableQuantity {
  readonly table: 'damage' | 'durability' | 'open-spaces' | 'dead' | 'turns';
}

// Where --------------------------------------------------------------------------------------------------------------

/**
 * Steps one space at a time (F5.1): into an open space; into a Komrade's with an open space farther on in that direction:
 * they are pushed (F5.2, FR11); without one: the two swap (F5.3, FR40). A step off the line or into the Kommissar's space
 * does not happen (FR5, FR6), and neither does one into the space of a Komrade who may not be moved (FR42).
 */
export type Path =
  /** `either` way: the decider's choice, one way for the whole move. */
  | { readonly spaces: Amount; readonly way: 'forward' | 'backward' | 'either' }
  /** One space nearer each step, looked at anew each step; stops beside them. `target`: a target card (see {@link Anchor}), and stops there. Never of the Kommissar: that is `backward`. */
  | { readonly spaces: Amount; readonly toward: Who | 'target' }
  /** Farther each step. Never of the Kommissar: that is `forward`. */
  | { readonly spaces: Amount; readonly away: Who | 'target' }
  /** Step by step until there. `any` place is a choice. */
  | { readonly to: Place };

/**
 * A space. `front`: space 1. `last`: right in front of the Kommissar (FR14). `middle`: of the spaces ahead of the Kommissar,
 * the one nearer the front of two. `left`: the one they left when they left the line, else `last`. `any`: any one ahead of
 * the Kommissar, chosen by the decider; `any-open`: any open one. `nearest-open`: to the Komrade, the one nearer the front
 * of two. `front-open`, `rear-open`: the open one nearest the front, the Kommissar. `random`: any, by chance.
 * `target`: where this card's target card lies. `{ space }`: FR9; beyond the line, the last (FR10). `{ of }`: that
 * Komrade's; `{ ahead }`, `{ behind }`: the next to it; `{ beside }`: either, the decider's choice.
 */
export const PLACES = [
  'front',
  'last',
  'middle',
  'left',
  'any',
  'any-open',
  'nearest-open',
  'front-open',
  'rear-open',
  'random',
  'target',
] as const;
export type Place =
  | (typeof PLACES)[number]
  | { readonly space: number }
  | { readonly of: Who }
  | { readonly ahead: Who }
  | { readonly behind: Who }
  | { readonly beside: Who };

/** Where a target card lies: at a Komrade it follows them, at a space it stays (FR24). The Kommissar is no target (FR5). */
export type At = { readonly komrade: Who } | { readonly place: Place };

/** The designated spaces or Komrades of an Incoming! card (F4.1): one to four. */
export type Targets = readonly At[];

// What is on the table -----------------------------------------------------------------------------------------------

/** Target cards. `that`: the one this text spoke of last. `this`: those of this Incoming! card. */
export type TargetCards = 'that' | 'this' | TargetPick;
export interface TargetPick {
  readonly pick: 'any' | 'each' | { readonly choose: number };
  /** Other than those the action already named. */
  readonly other?: true;
  /** Of an Incoming! card of this type. */
  readonly type?: IncomingType;
  /** Lying at such a Komrade or their space. */
  readonly at?: Who;
}

/** Equipment in play. `this` is this card. Of nobody named: anybody's. */
export type Equipment = 'this' | { readonly pick: 'any' | 'each' | 'random'; readonly of?: Who };

/**
 * A card that is taking effect or about to. `that`: the one whose playing set off the ability or is answered in its window
 * (FR36). `incoming`: the Incoming! card of this turn. With a kind: one of those played or turned up and not yet resolved,
 * with `of`, by such a Komrade; with `cancels`, one that would cancel another.
 */
export type CardInPlay =
  | 'that'
  | 'incoming'
  | { readonly kind: CardKind | 'card'; readonly of?: Who; readonly cancels?: true };

/** Cards from a hand or pile. Whoever's choice it is (see the effect) picks one at a time; `random`: by chance, and never of `all`. */
export interface CardPick {
  readonly count: Amount | 'all';
  readonly kind?: CardKind;
  readonly random?: true;
}

// Effects on Komrades ------------------------------------------------------------------------------------------------

/** Effects whose `who` it is done to. You decide, unless `by` is `them`. */
export type PatientEffect =
  | Move
  | Push
  | Swap
  | Leave
  | Return
  | Damage
  | Hit
  | ChangeDamage
  | BoundDamage
  | Redirect
  | Share
  | Gain
  | Lose
  | SetHp
  | Die
  | Draw
  | Fill
  | Trim
  | Discard
  | Give
  | Reveal
  | Exchange
  | Stack
  | Replace
  | Initiative;

/** They move along the path. An action of your own card on you is a `move`, on another they are `moved`. */
export interface Move {
  readonly effect: 'move';
  readonly who: Who;
  readonly path: Path;
}

/** They are pushed along the path, as if stepped into: they move by F5.1 to F5.3, and nobody follows. */
export interface Push {
  readonly effect: 'push';
  readonly who: Who;
  readonly path: Path;
}

/** The two change places at once, with no steps between. Not done if either may not be moved, or is off the line. */
export interface Swap {
  readonly effect: 'swap';
  readonly who: Who;
  readonly with: Who;
}

/** Taken off the line; the space is open (FR15). Nothing brings them back but `return`. */
export interface Leave {
  readonly effect: 'leave';
  readonly who: Who;
}

/** Only those off the line. Onto a taken space: the row there is pushed forward into the nearest open space (FR14), else backward. */
export interface Return {
  readonly effect: 'return';
  readonly who: Who;
  readonly to: Place;
}

/** Damage is proposed to each of them. With `split`, `amount` in all, the decider dealing it out a point at a time. */
export interface Damage {
  readonly effect: 'damage';
  readonly who: Who;
  readonly amount: Amount;
  readonly split?: true;
}

/** They count among those hit by the Incoming! card and suffer its (primary) damage with them. */
export interface Hit {
  readonly effect: 'hit';
  readonly who: Who;
}

/**
 * Changes damage proposed to them: less, more, or at most the amount (of each proposal; never below 0). Without `for`: the
 * matter at hand; where none is, and always with `for`, each proposal from now on: without `for`, of this turn.
 * Several: increases first, then doublings, halvings, reductions, limits; the one whose damage it is may choose what
 * of their own to use, in that order (FR17, FR28).
 */
export interface ChangeDamage {
  readonly effect: 'reduce' | 'increase' | 'limit';
  readonly who: Who;
  readonly amount: Amount;
  readonly from?: Source;
  readonly for?: Span;
}

/** As {@link ChangeDamage}: all of it taken away, twice as much, half as much rounded down. */
export interface BoundDamage {
  readonly effect: 'prevent' | 'double' | 'halve';
  readonly who: Who;
  readonly from?: Source;
  readonly for?: Span;
}

/** Damage proposed to `who`, all or the amount, is proposed to `to` in its place. To nobody: not done (FR45). Scope as {@link ChangeDamage}. */
export interface Redirect {
  readonly effect: 'redirect';
  readonly who: Who;
  readonly to: Who;
  readonly amount?: Amount;
  readonly from?: Source;
  readonly for?: Span;
}

/** Damage proposed to `who` is dealt out evenly over them and `with`, the odd points to `who`. Scope as {@link ChangeDamage}. */
export interface Share {
  readonly effect: 'share';
  readonly who: Who;
  readonly with: Who;
  readonly from?: Source;
  readonly for?: Span;
}

/** HP rise, not above `limit`, or without it not above what they started with. Who has more keeps it. */
export interface Gain {
  readonly effect: 'gain';
  readonly who: Who;
  readonly amount: Amount;
  readonly limit?: number;
}

/** HP are lost without damage: nothing reduces it. Deaths as ever. */
export interface Lose {
  readonly effect: 'lose';
  readonly who: Who;
  readonly amount: Amount;
}

/** HP become the amount, up or down, not above the health card's 12. No damage. */
export interface SetHp {
  readonly effect: 'set-hp';
  readonly who: Who;
  readonly amount: Fixed;
}

/** Dead when the step is done (F6), whatever the HP. */
export interface Die {
  readonly effect: 'die';
  readonly who: Who;
}

/** From the action deck (FR4, FR21). */
export interface Draw {
  readonly effect: 'draw';
  readonly who: Who;
  readonly count: Amount;
}

/** Draws until the hand holds so many; who has more draws none. */
export interface Fill {
  readonly effect: 'fill';
  readonly who: Who;
  readonly to: number;
}

/** Discards, as {@link Discard}, until the hand holds so many; who has fewer discards none. */
export interface Trim {
  readonly effect: 'trim';
  readonly who: Who;
  readonly to: number;
}

/** From hand to the discard pile. The decider picks; you, of another's hand, without seeing it. Fewer there: all there are. */
export interface Discard {
  readonly effect: 'discard';
  readonly who: Who;
  readonly cards: CardPick;
}

/** From their hand to that of `to`. The decider picks, as in {@link Discard}. All givers pick before any card changes hands. */
export interface Give {
  readonly effect: 'give';
  readonly who: Who;
  readonly to: Who;
  readonly cards: CardPick;
}

/** Shows everyone: the hand, or the face-down card, which stays where it is. */
export interface Reveal {
  readonly effect: 'reveal';
  readonly who: Who;
  readonly what: 'hand' | 'face-down';
}

/** The two change what they have, all of it. HP not above each one's limit. */
export interface Exchange {
  readonly effect: 'exchange';
  readonly who: Who;
  readonly with: Who;
  readonly what: 'hands' | 'face-down' | 'hp' | 'equipment';
}

/** From hand onto or under the action deck; the decider picks, and picks the order. */
export interface Stack {
  readonly effect: 'stack';
  readonly who: Who;
  readonly cards: CardPick;
  readonly to: 'top' | 'bottom';
}

/** The face-down card goes back to hand and another from hand, the decider's pick, takes its place. Not once it is turned up. */
export interface Replace {
  readonly effect: 'replace';
  readonly who: Who;
}

/** Gets the initiative card. The order of a reveal that has begun stays (FR38). */
export interface Initiative {
  readonly effect: 'initiative';
  readonly who: Who;
}

// Effects that a Komrade brings about --------------------------------------------------------------------------------

/** Effects whose `who` does it and decides. */
export type ActorEffect =
  | MoveTarget
  | CopyTarget
  | SwapTargets
  | TurnTarget
  | PlaceTarget
  | RemoveTarget
  | Take
  | TakeEquipment
  | Break
  | Look
  | Play
  | Cancel
  | CopyCard
  | ChooseKomrade
  | Choose;

/** To a Komrade or space, or along the line by whole spaces, stopping at its ends. Not possible with none: FR20. */
export interface MoveTarget {
  readonly effect: 'move-target';
  readonly who: Who;
  readonly target: TargetCards;
  readonly to: At | { readonly spaces: Amount; readonly way: 'forward' | 'backward' | 'either' };
}

/** One more target card of the same Incoming! card, if the four are not all in use (FR34). */
export interface CopyTarget {
  readonly effect: 'copy-target';
  readonly who: Who;
  readonly target: TargetCards;
  readonly to: At;
}

/** The two lie where the other lay. */
export interface SwapTargets {
  readonly effect: 'swap-targets';
  readonly who: Who;
  readonly target: TargetCards;
  readonly with: TargetCards;
}

/** Changes the arrow of a Linear (F2.2). `around`: the other way. `either`: as the actor chooses. */
export interface TurnTarget {
  readonly effect: 'turn-target';
  readonly who: Who;
  readonly target: TargetCards;
  readonly way: 'forward' | 'backward' | 'around' | 'either';
}

/** One more target card for this Incoming! card, or, on another card, for the Incoming! card of the turn (FR34). */
export interface PlaceTarget {
  readonly effect: 'place-target';
  readonly who: Who;
  readonly to: At;
}

/** Taken from the table: nothing comes from it. */
export interface RemoveTarget {
  readonly effect: 'remove-target';
  readonly who: Who;
  readonly target: TargetCards;
}

/** Into their hand, from a hand (unseen) or, picked openly, from the discard pile of the action deck. */
export interface Take {
  readonly effect: 'take';
  readonly who: Who;
  readonly cards: CardPick;
  readonly from: { readonly hand: Who } | 'discard-pile';
}

/** Comes into play before them, with the durability it has. */
export interface TakeEquipment {
  readonly effect: 'take-equipment';
  readonly who: Who;
  readonly what: Equipment;
}

/** Discarded from play. Of this card, whatever its kind: it ends. */
export interface Break {
  readonly effect: 'break';
  readonly who: Who;
  readonly what: Equipment;
}

/** Only they see it. */
export interface Look {
  readonly effect: 'look';
  readonly who: Who;
  readonly at:
    | { readonly hand: Who }
    | { readonly faceDown: Who }
    | { readonly top: number; readonly deck: 'action' | 'incoming' };
}

/** Plays a card from hand at once, over and above F4.2 and F4.3, the actor's pick. */
export interface Play {
  readonly effect: 'play';
  readonly who: Who;
  readonly cards: CardPick;
}

/** It does nothing, or nothing more, and is discarded. Played in answer where there is a window for it (FR36). */
export interface Cancel {
  readonly effect: 'cancel';
  readonly who: Who;
  readonly card: CardInPlay;
}

/** What the card says is done once more, as if it were theirs. */
export interface CopyCard {
  readonly effect: 'copy-card';
  readonly who: Who;
  readonly card: CardInPlay;
}

/** Names Komrades, so that `that` can speak of them. Nothing else. */
export interface ChooseKomrade {
  readonly effect: 'choose-komrade';
  readonly who: Who;
  readonly choice: Komrades;
}

/**
 * Each of `who` chooses one of the options and it is done; one that cannot be done at all is not offered. In the options
 * `that` is the one who chose, unless it is you. Always the last action of its sentence's steps.
 */
export interface Choose {
  readonly effect: 'choose';
  readonly who: Who;
  readonly options: readonly (readonly PlainAction[])[];
}

// Effects on the table -----------------------------------------------------------------------------------------------

/** Effects of nobody in particular. You decide. */
export type RuleEffect =
  | Rearrange
  | Mill
  | Reshuffle
  | ReverseOrder
  | DrawIncoming
  | Forbid
  | Skip
  | Remain
  | Wear;

/** The Komrades in the line change places among themselves; open spaces stay. */
export interface Rearrange {
  readonly effect: 'rearrange';
  readonly how: 'reverse' | 'shuffle';
}

/** So many cards go from the top of the deck to its discard pile, unread. */
export interface Mill {
  readonly effect: 'mill';
  readonly count: number;
  readonly deck: 'action' | 'incoming';
}

/** The discard pile is shuffled into its deck. */
export interface Reshuffle {
  readonly effect: 'reshuffle';
  readonly deck: 'action' | 'incoming';
}

/** Reveals (F4.4) and all that goes clockwise go the other way. Without `for`: this turn. FR38. */
export interface ReverseOrder {
  readonly effect: 'reverse-order';
  readonly for?: Span;
}

/** One more Incoming! card is drawn, its targets placed (F4.1, FR34), and resolved in F4.5 after those before it. */
export interface DrawIncoming {
  readonly effect: 'incoming';
  readonly count: number;
}

/**
 * It does not happen to them and they cannot do it: an illegal choice, a step that does not happen (FR42). The clause of the
 * card wins over that of the rules. Without `for`: this turn, or while this card is in play.
 */
export interface Forbid {
  readonly effect: 'forbid';
  readonly what: Happening;
  readonly for?: Span;
}

/** That part of the turn is left out: F4.4, F4.5, F4.6, F4.7, or all windows for events. Without `for`: this turn. */
export interface Skip {
  readonly effect: 'skip';
  readonly what: 'reveal' | 'damage' | 'replenish' | 'initiative' | 'events';
  readonly for?: Span;
}

/** This card is not discarded when it is done, but when the span is over (FR19, FR33, FR44). Keeps its target cards. */
export interface Remain {
  readonly effect: 'remain';
  readonly for: Span;
}

/** Durability falls, at 0 the card is discarded (F2.7); or rises, not above what is printed. In place of F2.7's 1 a use: FR28. */
export interface Wear {
  readonly effect: 'spend' | 'repair';
  readonly what: Equipment;
  readonly amount: Amount;
}
