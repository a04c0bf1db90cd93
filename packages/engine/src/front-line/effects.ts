/**
 * Runs card texts. What is still to be done stands on the agenda, its end first; a text keeps its place in itself, so that
 * it can stop for a decision, for damage and deaths, or for a text that it set off, and go on as if nothing had been.
 */
import type { Action, Sentence, Step } from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { perform } from './actions.ts';
import * as card from './cards.ts';
import { chance } from './cards.ts';
import * as damage from './damage.ts';
import { someoneIsDying } from './death.ts';
import type { Report } from './events.ts';
import { deathsFrame, placeNext, resolveHits } from './incoming.ts';
import { countUse, dueFrame, mayUse, setOff, setUp, whenOf } from './notes.ts';
import { use } from './playing.ts';
import type {
  Answer,
  Choice,
  DamageFrame,
  DeathsFrame,
  FrontLineState,
  MomentFrame,
  PlaceFrame,
  SettleFrame,
  TextFrame,
  Waiting,
} from './state.ts';
import {
  actionCard,
  clauseOf,
  fromInitiative,
  inForce,
  isAction,
  isLiving,
  textOf,
  topFrame,
} from './table.ts';
import { saysCost } from './usable.ts';
import { type Ask, type Asking, type Context, holds, ofKind } from './who.ts';

/** Goes on until a decision is needed, or something is on top that the chart does. */
export function run(state: FrontLineState, report?: Report): void {
  while (!stops(state)) {
    if (setOffDue(state)) continue;
    const top = topFrame(state);
    switch (top?.kind) {
      case 'text':
        runText(state, top, report);
        break;
      case 'place':
        runPlace(state, top, report);
        break;
      case 'hits':
        state.memory.agenda.pop();
        resolveHits(state, top, report);
        break;
      case 'settle':
        settle(state, top, report);
        break;
      case 'moment':
        runMoment(state, top);
        break;
      default:
        return;
    }
  }
}

const stops = (state: FrontLineState): boolean => {
  const { memory } = state;
  if (memory.choice) return true;
  if (memory.due.length > 0) return false;
  const kind = memory.agenda.at(-1)?.kind;
  return kind === undefined || kind === 'damage' || kind === 'deaths' || kind === 'window';
};

/** What was set off runs before anything else, from the initiative holder clockwise. */
function setOffDue(state: FrontLineState): boolean {
  const { memory } = state;
  if (memory.due.length === 0) return false;
  const order = fromInitiative(state, [...new Set(memory.due.map(({ you }) => you))]);
  const due = order.flatMap((player) => memory.due.filter(({ you }) => you === player));
  memory.agenda.push(...due.reverse());
  memory.due = [];
  return true;
}

// A text -------------------------------------------------------------------------------------------------------------

function runText(state: FrontLineState, frame: TextFrame, report?: Report): void {
  const { agenda } = state.memory;
  const isIncoming = frame.source > 0 && !isAction(state, frame.source);
  if (!isLiving(state, frame.you) && !frame.posthumous && !isIncoming) {
    agenda.pop();
    return;
  }
  const ability = textOf(state, frame.source)[frame.ability];
  if (!ability) {
    agenda.pop();
    return;
  }
  if (isFresh(frame) && !frame.only) {
    // An Incoming! card's later abilities were set up when it was drawn; a thing's own are its owner's to use.
    // A card says when it may be played; once it is played, that time has come.
    const when = ability.when && 'anytime' in ability.when && frame.source > 0 ? undefined : ability.when;
    if (when && !isIncoming) setUp(state, frame, frame.ability, when);
    if (when || isGear(state, frame.source) || !mayUse(state, frame.source, frame.ability)) {
      nextAbility(frame);
      return;
    }
    countUse(state, frame.source, frame.ability);
  } else if (isFresh(frame) && frame.step === 0 && frame.action === 0 && !ability.when) {
    countUse(state, frame.source, frame.ability);
  } else if (isFresh(frame) && ability.when && 'anytime' in ability.when) {
    countUse(state, frame.source, frame.ability);
  }

  const sentence = ability.body[frame.sentence];
  if (!sentence) {
    if (frame.only) agenda.pop();
    else nextAbility(frame);
    return;
  }
  if (frame.branch === null) {
    beginSentence(state, frame, sentence);
    return;
  }
  const step = stepsOf(sentence, frame)[frame.step];
  if (!step) {
    endSentence(frame, sentence);
    return;
  }
  if (!step[frame.action]) {
    endStep(state, frame);
    return;
  }
  runAction(state, frame, sentence, step, report);
}

const isFresh = (frame: TextFrame): boolean =>
  frame.sentence === 0 && frame.branch === null && frame.step === 0 && frame.action === 0;

const isGear = (state: FrontLineState, source: number): boolean =>
  source > 0 && isAction(state, source) && actionCard(state, source).kind === 'equipment';

function nextAbility(frame: TextFrame): void {
  frame.ability++;
  frame.sentence = 0;
  frame.branch = null;
  frame.step = 0;
  frame.action = 0;
}

const contextOf = (state: FrontLineState, frame: TextFrame): Context => ({
  state,
  scope: frame,
  that: frame.that,
  target: frame.target,
  actor: frame.you,
});

const stepsOf = (sentence: Sentence, frame: TextFrame): readonly Step[] =>
  (frame.branch === 'otherwise' ? sentence.otherwise : sentence.do) ?? [];

function beginSentence(state: FrontLineState, frame: TextFrame, sentence: Sentence): void {
  const does = sentence.if === undefined || holds(contextOf(state, frame), sentence.if);
  frame.branch = does ? 'do' : 'otherwise';
  frame.step = 0;
  frame.action = 0;
  frame.done = false;
  frame.offered = false;
  frame.taken = false;
  if (does && sentence.instead && !sentence.do[0]?.[0]?.may) takeAway(state, frame);
}

function endSentence(frame: TextFrame, sentence: Sentence): void {
  const failed = frame.offered ? !frame.taken : !frame.done;
  frame.step = 0;
  frame.action = 0;
  if (frame.branch === 'do' && sentence.if === undefined && sentence.otherwise && failed) {
    frame.branch = 'otherwise';
    return;
  }
  frame.doneBefore = frame.done;
  frame.branch = null;
  frame.sentence++;
  // Not the beginning of the ability any more.
  frame.step = 0;
}

/** Damage of a step is dealt together, and deaths follow (FR8, F6). */
function endStep(state: FrontLineState, frame: TextFrame): void {
  const { proposals } = frame;
  frame.proposals = [];
  frame.action = 0;
  frame.step++;
  if (proposals.length > 0) {
    state.memory.agenda.push(deathsFrame(state), damage.damageFrame(state, proposals, frame.id));
  } else if (someoneIsDying(state)) {
    state.memory.agenda.push(deathsFrame(state));
  }
}

/** What the ability answers does not happen. */
function takeAway(state: FrontLineState, frame: TextFrame): void {
  const { matter } = frame;
  if (!matter) return;
  const about = state.memory.agenda.find((one) => 'id' in one && one.id === matter.frame);
  if (!about) return;
  if (about.kind === 'damage') {
    about.proposals = about.proposals.filter(
      ({ player }) => matter.player !== null && player !== matter.player,
    );
  } else if ((about.kind === 'text' || about.kind === 'deaths') && matter.player !== null) {
    about.spared.push(matter.player);
  }
}

function runAction(
  state: FrontLineState,
  frame: TextFrame,
  sentence: Sentence,
  step: Step,
  report?: Report,
): void {
  const action = step[frame.action] as Action;
  const [chosen] = frame.options;
  if (chosen && action.effect === 'choose') {
    const part = action.options[chosen.option]?.[frame.option];
    if (part) {
      frame.option++;
      const before = frame.that;
      if (action.who !== 'you' && frame.option === 1) frame.that = [chosen.player];
      if (
        settleAction(state, frame, perform(state, frame, part, chosen.player, report), report) === 'waits'
      ) {
        frame.option--;
        frame.that = before;
      }
      return;
    }
    frame.options.shift();
    frame.option = 0;
    if (frame.options.length === 0) frame.action++;
    return;
  }
  const taken = frame.taken;
  const outcome = settleAction(state, frame, perform(state, frame, action, frame.you, report), report);
  if (outcome === 'waits') return;
  if (sentence.instead && frame.branch === 'do' && action.may && frame.taken && !taken)
    takeAway(state, frame);
  if (action.effect === 'choose' && frame.options.length > 0) return;
  frame.action++;
}

/**
 * Works an action out with the answers there are so far. It waits when the next answer is a player's to give, or while
 * abilities that come before it are heard.
 */
function settleAction(
  state: FrontLineState,
  frame: TextFrame | PlaceFrame,
  working: Asking<boolean>,
  report?: Report,
): 'waits' | 'over' {
  let used = 0;
  let asked = working.next();
  while (!asked.done) {
    const ask = asked.value;
    if ('would' in ask) {
      if (!frame.warned) {
        frame.warned = true;
        if (hearBefore(state, frame, ask.would)) return 'waits';
      }
      asked = working.next(0);
      continue;
    }
    const kept = frame.answers[used];
    if (kept) {
      used++;
      const value = nearest(ask, kept.value);
      asked = working.next(value);
      continue;
    }
    let answer: Answer | undefined;
    if ('below' in ask) {
      answer = {
        value: chance(state, (random) => random.below(ask.below), clauseOf(state, frame.source), report),
      };
    } else if (!isLiving(state, ask.player)) {
      // The dead decide nothing: what they would have had to decide is not done.
      break;
    } else {
      answer = onlyAnswer(ask, report);
      if (!answer) {
        state.memory.choice = {
          player: ask.player,
          what: ask.what,
          options: ask.options,
          ...(ask.fromHand && { fromHand: ask.fromHand }),
        };
        return 'waits';
      }
    }
    frame.answers.push(answer);
    used++;
    asked = working.next(answer.value);
  }
  frame.answers = [];
  frame.warned = false;
  frame.spared = [];
  return 'over';
}

/** An answer that the table has moved past is the nearest that can still be given. */
function nearest(
  ask: { readonly options: readonly number[]; readonly fromHand?: unknown } | { readonly below: number },
  value: number,
): number {
  if ('below' in ask) return Math.min(value, ask.below - 1);
  if (ask.fromHand !== undefined || ask.options.includes(value)) return value;
  return ask.options[0] as number;
}

/** A choice with one answer is made for the player. Of cards in hand this may be told only where everyone can know it. */
function onlyAnswer(
  ask: Pick<Choice, 'player' | 'what' | 'options' | 'fromHand'>,
  report?: Report,
): Answer | undefined {
  if (ask.fromHand) return undefined;
  if (ask.options.length !== 1) return undefined;
  const value = ask.options[0] as number;
  report?.({
    type: 'chose',
    clause: 'F4.4a',
    visibility: 'public',
    player: ask.player,
    what: ask.what,
    value,
    only: true,
  });
  return { value };
}

/** Abilities that come before what is about to be done: the first of them is heard now, the others after it. */
function hearBefore(
  state: FrontLineState,
  frame: TextFrame | PlaceFrame,
  would: Extract<Ask, { would: unknown }>['would'],
): boolean {
  const frames: TextFrame[] = [];
  for (const happening of would) {
    const { player, ...did } = happening;
    for (const waiting of setOff(state, { ...did, player, source: frame.source }, true)) {
      waiting.times++;
      countUse(state, waiting.source, waiting.ability);
      frames.push(dueFrame(state, waiting, player, { matter: { frame: frame.id, player } }));
    }
  }
  if (frames.length === 0) return false;
  const order = fromInitiative(state, [...new Set(frames.map(({ you }) => you))]);
  state.memory.agenda.push(
    ...order.flatMap((player) => frames.filter(({ you }) => you === player)).reverse(),
  );
  return true;
}

// The rest of the agenda ---------------------------------------------------------------------------------------------

function runPlace(state: FrontLineState, frame: PlaceFrame, report?: Report): void {
  if (settleAction(state, frame, placeNext(state, frame, report), report) === 'waits') return;
  frame.next++;
  const { targets } = state.setup.deck.incoming[state.setup.faces[frame.card - 1] as number] ?? {
    targets: [],
  };
  if (frame.next >= targets.length) state.memory.agenda = state.memory.agenda.filter((one) => one !== frame);
}

/** Where a card goes when it is done (F4.4, F2.7). */
function settle(state: FrontLineState, { card: id, player }: SettleFrame, report?: Report): void {
  const { memory } = state;
  memory.agenda.pop();
  memory.cancelled = memory.cancelled.filter((one) => one !== id);
  if (isGear(state, id)) {
    const owner = state.gear.findIndex((own) => own.some((one) => one.card === id));
    if (owner >= 0 && !saysCost(state, id)) damage.wear(state, owner, id, 1, report);
    return;
  }
  if (!state.table.includes(id) || memory.remaining.some((one) => one.card === id)) return;
  card.discard(
    state,
    player,
    id,
    { in: 'table' },
    actionCard(state, id).kind === 'event' ? 'F4.3' : 'F4.4a',
    report,
  );
}

/** The abilities of a moment, one after the other: at the end of the turn those who return come first (FR33). */
function runMoment(state: FrontLineState, frame: MomentFrame): void {
  const due = state.memory.waiting.filter((waiting) => {
    const when = whenOf(state, waiting);
    if (!when || !('at' in when) || when.at !== frame.moment) return false;
    return (
      inForce(state, waiting) &&
      !frame.heard.includes(`${waiting.id}`) &&
      mayUse(state, waiting.source, waiting.ability)
    );
  });
  const order = fromInitiative(state, [...new Set(due.map(({ you }) => you))]);
  const sorted = order.flatMap((player) => due.filter(({ you }) => you === player));
  const next = sorted.find((waiting) => returns(state, waiting)) ?? sorted[0];
  if (!next) {
    state.memory.agenda.pop();
    return;
  }
  frame.heard.push(`${next.id}`);
  next.times++;
  countUse(state, next.source, next.ability);
  state.memory.agenda.push(dueFrame(state, next, null));
}

const returns = (state: FrontLineState, { source, ability }: Waiting): boolean =>
  textOf(state, source)[ability]?.body[0]?.do[0]?.[0]?.effect === 'return';

// Answers ------------------------------------------------------------------------------------------------------------

/** What may be answered to the choice that is pending: cards of a hand are looked up then. */
export function answersTo(state: FrontLineState, choice: Choice): readonly number[] {
  if (!choice.fromHand) return choice.options;
  const top = topFrame(state);
  const given = top && 'answers' in top ? (top.answers as readonly Answer[]) : [];
  const taken = given.flatMap(({ value, secretOf }) => (secretOf === choice.player ? [value] : []));
  const left = ofKind(state, choice.player, choice.fromHand.kind).filter((id) => !taken.includes(id));
  return left.length > 0 ? left : [0];
}

/** Takes a player's answer. */
export function answer(state: FrontLineState, value: number, report?: Report): void {
  const choice = state.memory.choice as Choice;
  const { player, what, fromHand } = choice;
  state.memory.choice = null;
  report?.({
    type: 'chose',
    clause: what === 'protect' ? 'FR17' : CHOICE_CLAUSE,
    visibility: fromHand ? [player] : 'public',
    player,
    what,
    value,
    only: false,
  });
  const top = topFrame(state) as TextFrame | PlaceFrame | DamageFrame | DeathsFrame;
  if (top.kind === 'damage') {
    if (value === 0) {
      top.heard.push(`pass:${player}`);
      return;
    }
    top.heard.push(`use:${player}:${value}`);
    use(state, player, value, true, { frame: top.id, player }, report);
    return;
  }
  (top as TextFrame).answers.push({ value, ...(fromHand && { secretOf: player as PlayerId }) });
}

/** A card says what is chosen, and by whom. */
const CHOICE_CLAUSE = 'F4.4a';
