/**
 * Every way in which a game of Front Line changes. The rules call these while a game is played, and `fold` calls the same
 * ones while events are replayed, on states and views alike: a change and its event cannot drift apart.
 */
import type { ClauseId, PlayerId } from '../game.ts';
import type { RandomState } from '../random.ts';
import { backOf, type CardId, takeCard } from '../zones.ts';
import type { FrontLineEvent, Zone } from './events.ts';
import { OPEN, type Shift, shift } from './line.ts';
import type { FrontLineState, Gear, Memory, TargetCard } from './state.ts';

/** A copy that shares nothing with the original but its set-up, which never changes. */
export function copyState(state: FrontLineState): FrontLineState {
  return {
    ...state,
    characters: state.characters.slice(),
    hp: state.hp.slice(),
    startHp: state.startHp.slice(),
    out: state.out.slice(),
    line: state.line.slice(),
    offLine: state.offLine.slice(),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    incomingDraw: state.incomingDraw.slice(),
    incomingDiscard: state.incomingDiscard.slice(),
    incoming: state.incoming.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    faceDown: state.faceDown.slice(),
    gear: state.gear.map((gear) => gear.map((one) => ({ ...one }))),
    table: state.table.slice(),
    packs: state.packs.map((pack) => pack.slice()),
    picked: state.picked.map((cards) => cards.slice()),
    shuffledIn: state.shuffledIn.slice(),
    targets: state.targets.slice(),
    memory: copyMemory(state.memory),
    winners: state.winners ? state.winners.slice() : null,
  };
}

/** What is never changed once it is written down is shared. */
const copyMemory = (memory: Memory): Memory => ({
  ...memory,
  agenda: copyPlain(memory.agenda),
  due: copyPlain(memory.due),
  waiting: memory.waiting.map((one) => ({ ...one })),
  forces: memory.forces.slice(),
  remaining: memory.remaining.slice(),
  uses: memory.uses.map((one) => ({ ...one })),
  happened: memory.happened.slice(),
  ever: memory.ever.slice(),
  hpLost: memory.hpLost.slice(),
  eventPlayed: memory.eventPlayed.slice(),
  passing: memory.passing.slice(),
  doomed: memory.doomed.slice(),
  marked: memory.marked.slice(),
  fresh: memory.fresh.slice(),
  cancelled: memory.cancelled.slice(),
  order: memory.order.slice(),
  lastDead: memory.lastDead.slice(),
});

/** A deep copy of plain JSON. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyPlain((value as Record<string, unknown>)[key]);
  return copy as T;
}

/** What the back of a card tells: which shuffle last brought it into its draw pile. */
export const backOfCard = (state: FrontLineState, card: CardId): CardId =>
  card < 0 ? card : backOf(state.shuffledIn[card - 1] as number);

/** Where a card stood in a hand is nobody's business: a hand is in the order of its numbers, or of its backs. */
const byNumber = (a: CardId, b: CardId): number => Math.abs(a) - Math.abs(b);

export const inOrder = (cards: CardId[]): CardId[] => cards.sort(byNumber);

export function stackPile(
  state: FrontLineState,
  deck: 'action' | 'incoming',
  among: readonly CardId[],
  order: readonly CardId[],
): void {
  state.shuffles++;
  for (const card of among) state.shuffledIn[card - 1] = state.shuffles;
  if (deck === 'action') {
    state.draw = order.slice();
    state.discard = [];
  } else {
    state.incomingDraw = order.slice();
    state.incomingDiscard = [];
  }
}

/** A face-down card of somebody else: one of those whose backs are in their hand, and nobody can tell which. */
export const UNKNOWN: CardId = 0;

const isOthers = (state: FrontLineState, of: PlayerId): boolean =>
  state.viewer !== null && state.viewer !== of;

/**
 * Moves one card. `card` is a back where neither place is for the viewer to see.
 *
 * Others see a hand and the face-down card taken from it as one set of backs: which of them lies face down nobody knows.
 */
export function moveCard(state: FrontLineState, card: CardId, from: Zone, to: Zone): void {
  if (from.in === 'hand' && leavesUnseen(from.of, to)) mergeBacks(state, from.of);
  if (to.in === 'faceDown' && isOthers(state, to.of)) {
    state.faceDown[to.of] = UNKNOWN;
    return;
  }
  if (from.in === 'faceDown' && isOthers(state, from.of)) {
    state.faceDown[from.of] = null;
    if (to.in === 'hand' && to.of === from.of) return;
    takeCard(state.hands[from.of] as CardId[], card, backOfCard(state, card));
    lay(state, card, to, undefined);
    return;
  }
  lay(state, card, to, take(state, card, from));
}

/** A card goes from a hand to where the others do not see which it is. */
const leavesUnseen = (of: PlayerId, to: Zone): boolean =>
  to.in === 'draw' || to.in === 'drawBottom' || (to.in === 'hand' && to.of !== of);

/**
 * When a card leaves a hand unseen, nobody else can tell which of its cards it was. From then on the cards of that hand
 * are told apart no more by the shuffle that they came from, and neither are the others of those shuffles.
 */
function mergeBacks(state: FrontLineState, ...players: readonly PlayerId[]): void {
  const shuffles = new Set<number>();
  for (const player of players) {
    const cards = (state.hands[player] as CardId[]).slice();
    const faceDown = state.faceDown[player] ?? null;
    if (faceDown !== null && faceDown !== UNKNOWN) cards.push(faceDown);
    for (const card of cards) shuffles.add(-1 - backOfCard(state, card));
  }
  if (shuffles.size < 2) return;
  const one = Math.max(...shuffles);
  state.shuffledIn = state.shuffledIn.map((shuffle, index) =>
    index < state.setup.actions && shuffles.has(shuffle) ? one : shuffle,
  );
  const merged = (card: CardId): CardId => (card < 0 && shuffles.has(-1 - card) ? backOf(one) : card);
  state.draw = state.draw.map(merged);
  state.hands = state.hands.map((hand) => inOrder(hand.map(merged)));
}

function lay(state: FrontLineState, card: CardId, to: Zone, durability: number | undefined): void {
  switch (to.in) {
    case 'hand':
      put(state.hands[to.of] as CardId[], seenAt(state, to.of, card));
      break;
    case 'pack':
      put(state.packs[to.of] as CardId[], seenAt(state, to.of, card));
      break;
    case 'picked':
      put(state.picked[to.of] as CardId[], seenAt(state, to.of, card));
      break;
    case 'faceDown':
      state.faceDown[to.of] = card;
      break;
    case 'gear':
      (state.gear[to.of] as Gear[]).push({ card, durability: durability ?? printedDurability(state, card) });
      break;
    case 'drawBottom':
      state.draw.unshift(hiddenIn(state, card));
      break;
    case 'draw':
      state.draw.push(hiddenIn(state, card));
      break;
    default:
      state[to.in].push(card);
  }
}

/** A viewer who put a card onto the deck sees its back there, like everyone. */
const hiddenIn = (state: FrontLineState, card: CardId): CardId =>
  state.viewer === null ? card : backOfCard(state, card);

/** A card that goes to somebody else is seen from its back from then on, whoever saw it go. */
const seenAt = (state: FrontLineState, of: PlayerId, card: CardId): CardId =>
  state.viewer === null || state.viewer === of ? card : backOfCard(state, card);

const put = (cards: CardId[], card: CardId): void => {
  cards.push(card);
  inOrder(cards);
};

function take(state: FrontLineState, card: CardId, from: Zone): number | undefined {
  switch (from.in) {
    case 'hand':
      takeCard(state.hands[from.of] as CardId[], card, backOfCard(state, card));
      return undefined;
    case 'pack':
      takeCard(state.packs[from.of] as CardId[], card, backOfCard(state, card));
      return undefined;
    case 'picked':
      takeCard(state.picked[from.of] as CardId[], card, backOfCard(state, card));
      return undefined;
    case 'faceDown':
      state.faceDown[from.of] = null;
      return undefined;
    case 'gear': {
      const gear = state.gear[from.of] as Gear[];
      const index = gear.findIndex((one) => one.card === card);
      return gear.splice(index, 1)[0]?.durability;
    }
    case 'draw':
      state.draw.pop();
      return undefined;
    case 'incomingDraw':
      state.incomingDraw.pop();
      return undefined;
    case 'drawBottom':
      state.draw.shift();
      return undefined;
    default:
      takeCard(state[from.in], card, card);
      return undefined;
  }
}

const printedDurability = (state: FrontLineState, card: CardId): number =>
  state.setup.deck.actions[state.setup.faces[card - 1] as number]?.durability ?? 0;

/** F3.6: what lies before each player once the packs were passed on. */
export function passPacks(state: FrontLineState, packs: readonly (readonly CardId[])[]): void {
  state.packs = packs.map((pack) => pack.slice());
}

export function keepRandom(state: FrontLineState, rng: RandomState | null): void {
  if (rng !== null) state.rng = rng;
}

export function takeCharacter(state: FrontLineState, player: PlayerId, character: number, hp: number): void {
  state.characters[player] = character;
  state.startHp[player] = hp;
  state.hp[player] = hp;
}

export function lineUp(state: FrontLineState, line: readonly PlayerId[]): void {
  state.line = line.slice();
}

export function setInitiative(state: FrontLineState, player: PlayerId): void {
  state.initiative = player;
}

export function beginTurn(state: FrontLineState, turn: number): void {
  state.turn = turn;
}

export function setTarget(state: FrontLineState, target: TargetCard): void {
  const index = state.targets.findIndex(({ id }) => id === target.id);
  if (index < 0) state.targets.push(target);
  else state.targets[index] = target;
}

export function removeTarget(state: FrontLineState, id: number): void {
  state.targets = state.targets.filter((target) => target.id !== id);
}

export function setHp(state: FrontLineState, player: PlayerId, hp: number): void {
  state.hp[player] = hp;
}

export function shiftLine(state: FrontLineState, shifts: readonly Shift[]): void {
  shift(state.line, shifts);
}

/** `length`: spaces ahead of the Kommissar afterwards. */
export function moveKommissar(state: FrontLineState, shifts: readonly Shift[], length: number): void {
  shift(state.line, shifts);
  while (state.line.length > length) state.line.pop();
  while (state.line.length < length) state.line.push(OPEN);
}

export function leaveLine(state: FrontLineState, player: PlayerId): void {
  const left = state.line.indexOf(player);
  state.line[left] = OPEN;
  state.offLine.push({ player, left });
}

export function returnToLine(
  state: FrontLineState,
  player: PlayerId,
  space: number,
  shifts: readonly Shift[],
): void {
  shift(state.line, shifts);
  state.line[space] = player;
  state.offLine = state.offLine.filter((one) => one.player !== player);
}

/** F6.1, F6.2: out of the game and off the line; their space is open (FR3). */
export function die(state: FrontLineState, player: PlayerId): void {
  const space = state.line.indexOf(player);
  state.out[player] = true;
  if (space >= 0) state.line[space] = OPEN;
  state.offLine = state.offLine.filter((one) => one.player !== player);
}

export function setDurability(
  state: FrontLineState,
  player: PlayerId,
  card: CardId,
  durability: number,
): void {
  const gear = state.gear[player]?.find((one) => one.card === card);
  if (gear) gear.durability = durability;
}

/** The two face-down cards change places; `cards` are those that each of the two has afterwards. */
export function exchangeFaceDown(
  state: FrontLineState,
  [a, b]: readonly [PlayerId, PlayerId],
  [first, second]: readonly [CardId | null, CardId | null],
): void {
  mergeBacks(state, a, b);
  // Others see hand and face-down card as one: the backs are alike, so only their number changes.
  for (const [from, to, moved] of [
    [a, b, second],
    [b, a, first],
  ] as const) {
    if (moved === null) continue;
    const back = state.viewer === null ? 0 : backOfHand(state, from, to);
    if (isOthers(state, from)) takeCard(state.hands[from] as CardId[], back, back);
    if (isOthers(state, to)) put(state.hands[to] as CardId[], back);
  }
  state.faceDown[a] = first === null || !isOthers(state, a) ? first : UNKNOWN;
  state.faceDown[b] = second === null || !isOthers(state, b) ? second : UNKNOWN;
}

/** The one back that the cards of two players have once they were merged. */
function backOfHand(state: FrontLineState, a: PlayerId, b: PlayerId): CardId {
  const cards = [...(state.hands[a] as CardId[]), ...(state.hands[b] as CardId[])];
  for (const player of [a, b]) {
    const faceDown = state.faceDown[player] ?? null;
    if (faceDown !== null && faceDown !== UNKNOWN) cards.push(faceDown);
  }
  return backOfCard(state, cards[0] as CardId);
}

export function exchangeGear(state: FrontLineState, [a, b]: readonly [PlayerId, PlayerId]): void {
  const gear = state.gear[a] as Gear[];
  state.gear[a] = state.gear[b] as Gear[];
  state.gear[b] = gear;
}

export function finish(state: FrontLineState, winners: readonly PlayerId[], clause: ClauseId): void {
  state.winners = winners.slice();
  state.decidedBy = clause;
}

/** Takes over what changed in what the running of cards keeps in mind. */
function remember(state: FrontLineState, memory: Partial<Memory>): void {
  Object.assign(state.memory, copyPlain(memory));
}

/** Redoes an event, in place, on a state or on a view of whoever the event was redacted for (L5, L5b). */
export function redo(state: FrontLineState, event: FrontLineEvent): void {
  switch (event.type) {
    case 'character-taken':
      takeCharacter(state, event.player, event.character, event.hp);
      break;
    case 'lined-up':
    case 'rearranged':
      lineUp(state, event.line);
      break;
    case 'initiative':
      setInitiative(state, event.player);
      break;
    case 'shuffled':
      stackPile(state, event.deck, event.among, event.order);
      break;
    case 'dealt':
    case 'drafted':
    case 'kept':
    case 'drew':
    case 'laid':
    case 'took-back':
    case 'revealed':
    case 'played':
    case 'equipped':
    case 'discarded':
    case 'given':
    case 'taken':
    case 'stacked':
    case 'incoming-drawn':
    case 'incoming-discarded':
      moveCard(state, event.card, event.from, event.to);
      break;
    case 'packs-passed':
      passPacks(state, event.packs);
      break;
    case 'turn-began':
      beginTurn(state, event.turn);
      break;
    case 'target-placed':
    case 'target-moved':
      setTarget(state, event.target);
      break;
    case 'target-removed':
      removeTarget(state, event.target.id);
      break;
    case 'damaged':
    case 'gained':
    case 'lost':
    case 'hp-set':
      setHp(state, event.player, event.hp);
      break;
    case 'stepped':
    case 'swapped':
      shiftLine(state, event.shifts);
      break;
    case 'kommissar-stepped':
      moveKommissar(state, event.shifts, event.length);
      break;
    case 'left-line':
      leaveLine(state, event.player);
      break;
    case 'returned':
      returnToLine(state, event.player, event.space, event.shifts);
      break;
    case 'died':
      die(state, event.player);
      break;
    case 'durability':
      setDurability(state, event.player, event.card, event.durability);
      break;
    case 'exchanged-face-down':
      exchangeFaceDown(state, event.players, event.cards);
      break;
    case 'exchanged-gear':
      exchangeGear(state, event.players);
      break;
    case 'game-over':
      finish(state, event.winners, event.clause);
      break;
    case 'remembered':
      remember(state, event.memory);
      break;
    case 'rolled':
      keepRandom(state, event.rng);
      break;
    case 'entered':
      state.at = event.at;
      break;
    case 'began':
    case 'hit':
    case 'damage-changed':
    case 'used':
    case 'window-opened':
    case 'window-closed':
    case 'passed-turn':
    case 'chose':
    case 'cancelled':
    case 'shown':
    case 'looked':
      break;
  }
  state.seq = event.seq;
}
