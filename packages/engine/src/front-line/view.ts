/**
 * What each player may see: the line, everything on the table, the discard piles, and their own cards. Other hands,
 * face-down cards, packs, the order of the piles, answers in a window until all have answered, and the generator are hidden;
 * their sizes are not, nor is which shuffle brought a card into its pile.
 */
import type { PlayerId, Random, Viewer } from '../game.ts';
import { freshState, shuffle } from '../random.ts';
import { type CardId, isBack } from '../zones.ts';
import { backOfCard, copyPlain, copyState, inOrder, UNKNOWN } from './changes.ts';
import { legal } from './commands.ts';
import { answersTo } from './effects.ts';
import type { FrontLineEvent } from './events.ts';
import type { Answer, Frame, FrontLineState, FrontLineView, Memory, WindowFrame } from './state.ts';

export function view(state: FrontLineState, who: Viewer): FrontLineView {
  const seen = copyState(state);
  const faceDown = (card: CardId) => backOfCard(state, card);
  const own = (cards: CardId[], player: PlayerId) => (player === who ? cards : inOrder(cards.map(faceDown)));
  seen.rng = null;
  seen.viewer = who;
  seen.draw = seen.draw.map(faceDown);
  seen.incomingDraw = seen.incomingDraw.map(faceDown);
  seen.hands = seen.hands.map((hand, player) => {
    const laid = state.faceDown[player] ?? null;
    return own(player === who || laid === null ? hand : [...hand, laid], player);
  });
  seen.packs = seen.packs.map(own);
  seen.picked = seen.picked.map(own);
  seen.faceDown = seen.faceDown.map((card, player) => (card === null || player === who ? card : UNKNOWN));
  seen.memory = seenMemory(seen.memory, who) as Memory;
  return seen as FrontLineView;
}

/** What was answered is its player's business until it is shown. */
function seenMemory(memory: Partial<Memory>, who: Viewer): Partial<Memory> {
  const seen = copyPlain(memory);
  if (seen.agenda) {
    for (const frame of seen.agenda) {
      if (frame.kind === 'window') hideAnswers(frame, who);
      if ('answers' in frame && frame.kind !== 'window') {
        frame.answers = frame.answers.map((one) =>
          one.secretOf === undefined || one.secretOf === who ? one : { ...one, value: 0 },
        );
      }
    }
  }
  return seen;
}

function hideAnswers(frame: WindowFrame, who: Viewer): void {
  frame.answers = frame.answers.map(({ player, answer }) => ({
    player,
    answer: player === who ? answer : null,
  }));
}

export function viewEvent(event: FrontLineEvent, who: Viewer): FrontLineEvent {
  switch (event.type) {
    case 'began':
      return { ...event, state: view(event.state, who) };
    case 'shuffled':
      return { ...event, order: event.order.map(() => event.back) };
    case 'packs-passed':
      return {
        ...event,
        packs: event.packs.map((pack, player) => (player === who ? pack : pack.map(() => PACK_BACK))),
      };
    case 'remembered':
      return { ...event, memory: seenMemory(event.memory, who) };
    case 'rolled':
      return { ...event, rng: null };
    case 'chose':
      return sees(event, who) ? event : { ...event, value: null };
    case 'exchanged-face-down':
      return sees(event, who) ? event : { ...event, cards: [hide(event.cards[0]), hide(event.cards[1])] };
    case 'looked':
      return sees(event, who) ? event : { ...event, cards: event.cards.map(() => UNKNOWN) };
    case 'laid':
    case 'took-back':
      return sees(event, who) ? event : { ...event, card: UNKNOWN, back: UNKNOWN };
    default:
      return 'back' in event && 'from' in event && !sees(event, who) ? { ...event, card: event.back } : event;
  }
}

const hide = (card: CardId | null): CardId | null => (card === null ? null : UNKNOWN);

/** Packs are dealt from the first shuffle, and from no other. */
const PACK_BACK: CardId = -2;

const sees = ({ visibility }: FrontLineEvent, who: Viewer): boolean =>
  visibility === 'public' || (who !== 'spectator' && visibility.includes(who));

/**
 * A state that `who` cannot tell from this one. A hidden card lies somewhere among the places whose backs are like its
 * own, and nothing else tells where; answers not yet shown are any that their player could give.
 */
export function determinize(state: FrontLineState, who: Viewer, random: Random): FrontLineState {
  const guess = copyState(state);
  const seen = view(state, who);

  const hidden = new Map<string, CardId[]>();
  const key = (card: CardId) => `${card < 0 ? card : backOfCard(state, card)}`;
  const kept = (card: CardId, deck: string) => `${deck}${key(card)}`;
  const collect = (deck: string, real: readonly CardId[], shown: readonly CardId[]) => {
    if (!shown.some(isBack)) return;
    for (const card of real) {
      const pool = hidden.get(kept(card, deck));
      if (pool) pool.push(card);
      else hidden.set(kept(card, deck), [card]);
    }
  };
  // A hand and the face-down card from it are one set to others.
  const joint = (one: FrontLineState, player: PlayerId, cards: CardId[]): CardId[] => {
    const laid = one.faceDown[player] ?? null;
    return player === who || laid === null || laid === UNKNOWN ? cards : [...cards, laid];
  };
  const zones = (one: FrontLineState): [string, CardId[]][] => [
    ...one.hands.map((cards, player): [string, CardId[]] => ['a', joint(one, player, cards)]),
    ...one.packs.map((cards): [string, CardId[]] => ['a', cards]),
    ...one.picked.map((cards): [string, CardId[]] => ['a', cards]),
    ['a', one.draw],
    ['i', one.incomingDraw],
  ];
  const real = zones(state);
  const shown = zones(seen);
  real.forEach(([deck, cards], index) => {
    collect(deck, cards, shown[index]?.[1] ?? []);
  });
  for (const pool of hidden.values()) {
    // Sorted first: where the cards really lie must not steer where they are put.
    pool.sort((a, b) => a - b);
    shuffle(pool, random);
  }
  const lay = (deck: string, cards: readonly CardId[]) =>
    cards.map((card) => (isBack(card) ? (hidden.get(kept(card, deck))?.pop() as CardId) : card));
  const inHand = (cards: CardId[]) => inOrder(lay('a', cards));
  guess.hands = seen.hands.map(inHand);
  guess.packs = seen.packs.map(inHand);
  guess.picked = seen.picked.map(inHand);
  guess.faceDown = seen.faceDown.map((card, player) => {
    if (card === null || player === who) return card;
    const hand = guess.hands[player] as CardId[];
    return hand.splice(random.below(hand.length), 1)[0] as CardId;
  });
  guess.draw = lay('a', seen.draw);
  guess.incomingDraw = lay('i', seen.incomingDraw);
  guess.memory.agenda = guess.memory.agenda.map((frame) => guessAnswers(guess, frame, who, random));
  guess.rng = freshState(random);
  return guess;
}

function guessAnswers(state: FrontLineState, frame: Frame, who: Viewer, random: Random): Frame {
  const any = <T>(items: readonly T[]): T => items[random.below(items.length)] as T;
  if (frame.kind === 'window') {
    const asked = { ...frame, answers: [] };
    const asking = { ...state, memory: { ...state.memory, agenda: [asked] } };
    return {
      ...frame,
      answers: frame.answers.map(({ player, answer }) => {
        if (player === who || state.memory.passing.includes(player)) return { player, answer };
        const options = legal(asking, player).flatMap((one) =>
          one.type === 'pass' || one.type === 'play' || one.type === 'use' ? [one] : [],
        );
        return { player, answer: any(options) };
      }),
    };
  }
  if (!('answers' in frame)) return frame;
  const answers: Answer[] = [];
  for (const one of frame.answers) {
    if (one.secretOf === undefined || one.secretOf === who) {
      answers.push(one);
      continue;
    }
    const asking = { ...state, memory: { ...state.memory, agenda: [{ ...frame, answers }] } };
    const options = answersTo(asking, {
      player: one.secretOf,
      what: 'card',
      options: [],
      fromHand: { kind: null },
    });
    answers.push({ value: any(options), secretOf: one.secretOf });
  }
  return { ...frame, answers };
}
