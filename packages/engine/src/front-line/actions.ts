/**
 * Every effect of the card language. An action is worked out first, which may ask; nothing changes until all of it is
 * known, and then all of it is done. So it can be worked out again from the beginning whenever an answer comes in.
 */
import {
  type Action,
  type ActorEffect,
  type Amount,
  type CardInPlay,
  type CardPick,
  type Equipment,
  type EventName,
  isActor,
  isPatient,
  type PatientEffect,
  type RuleEffect,
} from '@komradery/cards/language';
import type { PlayerId } from '../game.ts';
import { shuffle } from '../random.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as change from './changes.ts';
import * as damage from './damage.ts';
import type { Report } from './events.ts';
import { canDo, cardsToAnswer, REACHES } from './feasible.ts';
import * as incoming from './incoming.ts';
import { OPEN, opposite, type Way } from './line.ts';
import * as moving from './moving.ts';
import { addForce, isForbidden, note, textFrame } from './notes.ts';
import { playCard } from './playing.ts';
import {
  type Force,
  type FrontLineState,
  spanOf,
  TARGET_CARDS,
  type TargetCard,
  type TextFrame,
  TOP_HP,
} from './state.ts';
import {
  actionCard,
  clauseOf,
  freeTarget,
  fromInitiative,
  handOf,
  incomingCard,
  incomingOfTurn,
  isAction,
  isInPlay,
  isOffLine,
  spaceOf,
  targetKomrade,
  targetSpace,
} from './table.ts';
import * as who from './who.ts';
import { type Asking, type Context, KOMMISSAR } from './who.ts';

/** One thing that an action comes to, for one Komrade. */
interface Deed {
  readonly player: PlayerId;
  /** What it is to whom, for prohibitions and for abilities that come before it. */
  readonly as?: EventName;
  readonly does: () => boolean;
}

/** Works an action out, and does it; whether anything was done. */
export function* perform(
  state: FrontLineState,
  frame: TextFrame,
  action: Action,
  actor: PlayerId,
  report?: Report,
): Asking<boolean> {
  const context: Context = { state, scope: frame, that: frame.that, target: frame.target, actor };
  const deeds: Deed[] = [];
  let bound: PlayerId[] | undefined;
  let offered = false;
  const may = function* (player: PlayerId): Asking<boolean> {
    if (!action.may) return true;
    offered = true;
    return (yield* who.pickOne(player, 'may', [1, 0])) === 1;
  };

  let taken = true;
  if (isPatient(action)) {
    const them = action.by === 'them';
    if (!them) taken = yield* may(actor);
    if (taken) {
      const chosen = yield* who.select(context, action.who, actor, REACHES.has(action.effect));
      const order = MOVES.has(action.effect) ? chosen : clockwise(state, chosen);
      const others: PlayerId[] = [];
      const took: PlayerId[] = [];
      const shared: Shared = { chosen: order };
      for (const player of order) {
        if (them && player !== KOMMISSAR && !(yield* may(player))) continue;
        took.push(player);
        const decider = them && player !== KOMMISSAR ? player : actor;
        const inTurn: Context = {
          ...context,
          that: action.who === 'you' ? context.that : [player],
          actor: decider,
        };
        const play = { state, frame, context: inTurn, player, decider, others, shared, report };
        const deed = yield* patient(action, play);
        context.target = inTurn.target;
        if (deed) deeds.push(...deed);
      }
      if (offered && took.length === 0) taken = false;
      const named = action.who === 'you' ? others : took;
      if (action.who !== 'you' || named.length > 0) bound = named.filter((player) => player !== KOMMISSAR);
    }
  } else if (isActor(action)) {
    const chosen = yield* who.select(context, action.who, actor, true);
    const others: PlayerId[] = [];
    const took: PlayerId[] = [];
    for (const player of clockwise(state, chosen)) {
      if (player === KOMMISSAR || !(yield* may(player))) continue;
      took.push(player);
      const inTurn: Context = {
        ...context,
        that: action.who === 'you' ? context.that : [player],
        actor: player,
      };
      const deed = yield* actorOf(action, {
        state,
        frame,
        context: inTurn,
        player,
        decider: player,
        others,
        shared: { chosen: [] },
        report,
      });
      context.target = inTurn.target;
      if (deed) deeds.push(...deed);
    }
    if (offered && took.length === 0) taken = false;
    const named = action.who === 'you' ? others : took;
    if (action.who !== 'you' || named.length > 0) bound = named.filter((player) => player !== KOMMISSAR);
  } else {
    taken = yield* may(actor);
    if (taken) {
      const deed = yield* rule(action as RuleEffect, {
        state,
        frame,
        context,
        player: actor,
        decider: actor,
        others: [],
        shared: { chosen: [] },
        report,
      });
      if (deed) deeds.push(...deed);
    }
  }

  yield {
    would: deeds.flatMap(({ as, player }) =>
      as === undefined || player === KOMMISSAR ? [] : [{ event: as, player }],
    ),
  };

  let done = false;
  for (const { player, as, does } of deeds) {
    if (player !== KOMMISSAR) {
      if (frame.spared.includes(player)) continue;
      if (state.out[player]) continue;
      if (as !== undefined && isForbidden(state, { event: as, player, source: frame.source })) continue;
    }
    done = does() || done;
  }
  if (bound) frame.that = bound;
  frame.target = context.target;
  if (offered) {
    frame.offered = true;
    frame.taken = frame.taken || taken;
  }
  if (done) frame.done = true;
  return done;
}

const MOVES = new Set(['move', 'push', 'swap', 'leave']);

const clockwise = (state: FrontLineState, players: readonly PlayerId[]): PlayerId[] =>
  players.length < 2 ? players.slice() : fromInitiative(state, players);

/** An amount that you choose is chosen once for all. */
interface Shared {
  /** All to whom it is done. */
  readonly chosen: readonly PlayerId[];
  amount?: number;
}

interface Play {
  readonly state: FrontLineState;
  readonly frame: TextFrame;
  readonly context: Context;
  /** To whom it is done, or who does it. */
  readonly player: PlayerId;
  readonly decider: PlayerId;
  /** Komrades that the action names besides. */
  readonly others: PlayerId[];
  readonly shared: Shared;
  readonly report: Report | undefined;
}

const add = (frame: TextFrame, outcome: keyof TextFrame['results'], n: number): void => {
  frame.results[outcome] = (frame.results[outcome] ?? 0) + n;
};

function* amountOf(play: Play, n: Amount, cap?: number): Asking<number> {
  const { context, decider, shared, player } = play;
  const least = 0;
  if (typeof n !== 'object' || !('upTo' in n)) return yield* who.amount(context, n, decider, least, cap);
  if (decider === player) return yield* who.amount(context, n, decider, least, cap);
  shared.amount ??= yield* who.amount(context, n, decider, least, cap);
  return shared.amount;
}

const one = (deed: Deed): Deed[] => [deed];

// Done to Komrades ---------------------------------------------------------------------------------------------------

function* patient(action: PatientEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, context, player, decider, others, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);
  if (player === KOMMISSAR && action.effect !== 'move' && action.effect !== 'push') return undefined;

  switch (action.effect) {
    case 'move':
    case 'push':
      return yield* movement(action, play);

    case 'swap': {
      const [other] = yield* who.select(context, action.with, decider, false, player);
      if (other === undefined || other === KOMMISSAR) return undefined;
      others.push(other);
      return one({ player, as: 'swap', does: () => moving.swapPlaces(state, player, other, source, report) });
    }

    case 'leave':
      return one({ player, as: 'leave', does: () => moving.leave(state, player, source, report) });

    case 'return': {
      if (!isOffLine(state, player)) return undefined;
      const { to } = action;
      const at = to === 'last' ? -1 : yield* who.place(context, to, player, decider);
      const left = state.offLine.find((one) => one.player === player)?.left ?? -1;
      return one({
        player,
        as: 'return',
        does: () =>
          moving.comeBack(
            state,
            player,
            to === 'last' ? who.lastSpace(state, left) : Math.min(at, state.line.length - 1),
            source,
            report,
          ),
      });
    }

    case 'damage': {
      if (isOffLine(state, player)) return undefined;
      if (action.split) return yield* splitDamage(action, play);
      const amount = yield* amountOf(play, action.amount);
      return one({ player, does: () => damage.propose(state, frame, player, amount, false) });
    }

    case 'hit':
      return one({ player, does: () => damage.strike(state, frame, player) });

    case 'reduce':
    case 'increase':
    case 'limit': {
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      const proposed = matter ? damage.proposedTo(matter, player, action.from, source) : undefined;
      const cap = action.effect === 'reduce' ? proposed : undefined;
      const amount = yield* amountOf(play, action.amount, cap);
      return one({
        player,
        does: () =>
          matter
            ? damage.alter(state, frame, matter, player, action.effect, amount, action.from, report)
            : lasting(
                play,
                { force: action.effect, players: [player], amount, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'prevent':
    case 'double':
    case 'halve': {
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      return one({
        player,
        does: () =>
          matter
            ? damage.alter(state, frame, matter, player, action.effect, 0, action.from, report)
            : lasting(
                play,
                { force: action.effect, players: [player], amount: 0, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'redirect': {
      const to = (yield* who.select(context, action.to, decider, false, player))[0];
      // FR45
      if (to === undefined || to === KOMMISSAR || to === player) return undefined;
      others.push(to);
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      const amount = action.amount === undefined ? null : yield* amountOf(play, action.amount);
      return one({
        player,
        does: () =>
          matter
            ? damage.redirect(state, matter, player, to, amount, action.from, source, report)
            : lasting(
                play,
                { force: 'redirect', players: [player], to: [to], amount, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'share': {
      const among = (yield* who.select(context, action.with, decider, false, player)).filter(
        (other) => other !== KOMMISSAR && other !== player,
      );
      if (among.length === 0) return undefined;
      others.push(...among);
      const matter = action.for === undefined ? damage.matterOf(state, frame) : undefined;
      return one({
        player,
        does: () =>
          matter
            ? damage.share(state, matter, player, among, action.from, source, report)
            : lasting(
                play,
                { force: 'share', players: [player], to: among, amount: null, from: action.from ?? null },
                action.for,
              ),
      });
    }

    case 'gain': {
      const amount = yield* amountOf(play, action.amount);
      return one({
        player,
        as: 'gain',
        does: () => {
          const hp = state.hp[player] as number;
          const limit = Math.min(TOP_HP, action.limit ?? (state.startHp[player] as number));
          const by = Math.max(hp, Math.min(limit, hp + amount)) - hp;
          if (by <= 0) return false;
          change.setHp(state, player, hp + by);
          report?.({ type: 'gained', clause, visibility: 'public', player, amount: by, hp: hp + by });
          add(frame, 'hp-gained', by);
          note(state, { event: 'gain', player, source });
          return true;
        },
      });
    }

    case 'lose': {
      const amount = yield* amountOf(play, action.amount);
      return one({
        player,
        as: 'lose',
        does: () => {
          if (amount <= 0) return false;
          damage.loseHp(state, player, amount, 'lost', clause, report);
          add(frame, 'hp-given-up', amount);
          note(state, { event: 'lose', player, source });
          return true;
        },
      });
    }

    case 'set-hp': {
      const to = Math.min(TOP_HP, who.fixed(context, action.amount));
      return one({ player, does: () => setHp(play, player, to) });
    }

    case 'die':
      return one({
        player,
        does: () => {
          state.memory.doomed.push(player);
          return true;
        },
      });

    case 'draw': {
      const count = yield* amountOf(play, action.count);
      return one({ player, as: 'draw', does: () => draw(play, count) });
    }

    case 'fill':
      return one({
        player,
        as: 'draw',
        does: () => draw(play, action.to - handOf(state, player).length),
      });

    case 'trim':
    case 'discard': {
      const pick =
        action.effect === 'trim'
          ? { count: Math.max(0, handOf(state, player).length - action.to) }
          : action.cards;
      const cards = yield* pickCards(play, pick, player);
      return one({
        player,
        as: 'discard',
        does: () => {
          for (const id of cards) card.discard(state, player, id, { in: 'hand', of: player }, clause, report);
          add(frame, 'cards-discarded', cards.length);
          return cards.length > 0;
        },
      });
    }

    case 'give': {
      const [to] = yield* who.select(context, action.to, decider, true, player);
      if (to === undefined || to === KOMMISSAR || to === player) return undefined;
      others.push(to);
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards) {
            card.move(
              state,
              'given',
              player,
              id,
              { in: 'hand', of: player },
              { in: 'hand', of: to },
              clause,
              report,
            );
          }
          return cards.length > 0;
        },
      });
    }

    case 'reveal':
      return one({
        player,
        does: () => {
          const faceDown = state.faceDown[player] ?? null;
          const cards =
            action.what === 'hand' ? handOf(state, player).slice() : faceDown === null ? [] : [faceDown];
          return show(play, 'shown', player, cards);
        },
      });

    case 'exchange': {
      const [other] = yield* who.select(context, action.with, decider, true, player);
      if (other === undefined || other === KOMMISSAR || other === player) return undefined;
      others.push(other);
      return one({ player, does: () => exchange(play, other, action.what) });
    }

    case 'stack': {
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards) {
            const to = { in: action.to === 'top' ? 'draw' : 'drawBottom' } as const;
            card.move(state, 'stacked', player, id, { in: 'hand', of: player }, to, clause, report);
          }
          return cards.length > 0;
        },
      });
    }

    case 'replace': {
      const laid = state.faceDown[player] ?? null;
      if (laid === null || handOf(state, player).length === 0) return undefined;
      const id = yield { player, what: 'card', options: [], fromHand: { kind: null } };
      return one({
        player,
        does: () => {
          const hand = { in: 'hand', of: player } as const;
          const faceDown = { in: 'faceDown', of: player } as const;
          if (!handOf(state, player).includes(id)) return false;
          card.move(state, 'took-back', player, laid, faceDown, hand, clause, report);
          card.move(state, 'laid', player, id, hand, faceDown, clause, report);
          return true;
        },
      });
    }

    case 'initiative':
      return one({
        player,
        as: 'initiative',
        does: () => {
          if (state.initiative === player) return false;
          change.setInitiative(state, player);
          report?.({ type: 'initiative', clause, visibility: 'public', player });
          note(state, { event: 'initiative', player, source });
          return true;
        },
      });
  }
}

function* movement(
  action: Extract<PatientEffect, { effect: 'move' | 'push' }>,
  play: Play,
): Asking<Deed[] | undefined> {
  const { state, frame, context, player, decider, report } = play;
  const { path } = action;
  const { source } = frame;
  const as = action.effect === 'push' ? 'pushed' : player === frame.you ? 'move' : 'moved';

  /** One step at a time, so that each sees the line as it is by then. */
  const walk = (steps: number, way: (at: number) => Way | undefined): Deed[] =>
    one({
      player,
      as,
      does: () => {
        let walked = 0;
        while (walked < steps) {
          const to = way(spaceOf(state, player));
          if (!to || !moving.step(state, player, to, source, report)) break;
          walked++;
        }
        add(frame, 'spaces-moved', walked);
        if (walked > 0) note(state, { event: as, player, source });
        return walked > 0;
      },
    });

  if ('to' in path) {
    if (player === KOMMISSAR) return undefined;
    const to = yield* who.place(context, path.to, player, decider);
    if (to < 0) return undefined;
    return walk(state.line.length, (at) =>
      at < 0 || at === to ? undefined : at > to ? 'forward' : 'backward',
    );
  }
  if ('way' in path) {
    let { way } = path;
    if (way === 'either') way = (yield* who.pickOne(decider, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
    const steps = yield* amountOf(play, path.spaces, state.line.length);
    const to = way;
    if (player !== KOMMISSAR) return walk(steps, () => to);
    return one({
      player,
      does: () => {
        let walked = 0;
        while (walked < steps && moving.stepKommissar(state, to, 'FR29', report)) walked++;
        add(frame, 'spaces-moved', walked);
        return walked > 0;
      },
    });
  }
  if (player === KOMMISSAR) return undefined;
  const toward = 'toward' in path;
  const anchor = toward ? path.toward : path.away;
  let there: () => number;
  if (anchor === 'target') {
    there = () => who.anchorSpace(context, 'target');
  } else {
    const [other] = yield* who.select(context, anchor, decider, false, player);
    if (other === undefined || other === player) return undefined;
    if (other !== KOMMISSAR) play.others.push(other);
    there = () => (other === KOMMISSAR ? state.line.length : spaceOf(state, other));
  }
  const beside = anchor === 'target' ? 0 : 1;
  const steps = yield* amountOf(play, path.spaces, state.line.length);
  return walk(steps, (at) => {
    const goal = there();
    if (at < 0 || goal < 0) return undefined;
    const near: Way = goal < at ? 'forward' : 'backward';
    if (!toward) return opposite(near);
    return Math.abs(goal - at) <= beside ? undefined : near;
  });
}

/** A point at a time, dealt out by the decider over all that the action names. */
function* splitDamage(
  action: Extract<PatientEffect, { effect: 'damage' }>,
  play: Play,
): Asking<Deed[] | undefined> {
  const { state, frame, context, decider, shared } = play;
  // Only the first of them asks; the points are for all.
  if (shared.amount !== undefined) return undefined;
  shared.amount = yield* who.amount(context, action.amount, decider, 0);
  const points = new Map<PlayerId, number>();
  for (let i = 0; i < shared.amount; i++) {
    const to = yield* who.pickOne(decider, 'komrade', shared.chosen);
    points.set(to, (points.get(to) ?? 0) + 1);
  }
  return [...points].map(([to, amount]) => ({
    player: to,
    does: () => damage.propose(state, frame, to, amount, false),
  }));
}

function setHp({ state, frame, report }: Play, player: PlayerId, to: number): boolean {
  const hp = state.hp[player] as number;
  if (hp === to) return false;
  change.setHp(state, player, to);
  if (to < hp) state.memory.hpLost[player] = (state.memory.hpLost[player] ?? 0) + hp - to;
  report?.({
    type: 'hp-set',
    clause: clauseOf(state, frame.source),
    visibility: 'public',
    player,
    amount: Math.abs(to - hp),
    hp: to,
  });
  note(state, { event: to < hp ? 'lose' : 'gain', player, source: frame.source });
  return true;
}

function draw({ state, frame, player, report }: Play, count: number): boolean {
  const drawn = card.drawCards(state, player, count, clauseOf(state, frame.source), report);
  add(frame, 'cards-drawn', drawn);
  return drawn > 0;
}

function show(
  { state, frame, player, report }: Play,
  type: 'shown' | 'looked',
  whose: PlayerId,
  cards: readonly CardId[],
): boolean {
  if (cards.length === 0) return false;
  report?.({
    type,
    clause: clauseOf(state, frame.source),
    visibility: type === 'shown' ? 'public' : [player],
    player: type === 'shown' ? whose : player,
    cards,
  });
  return true;
}

function exchange(play: Play, other: PlayerId, what: 'hands' | 'face-down' | 'hp' | 'equipment'): boolean {
  const { state, frame, player, report } = play;
  const clause = clauseOf(state, frame.source);
  switch (what) {
    case 'hands': {
      const [mine, theirs] = [handOf(state, player).slice(), handOf(state, other).slice()];
      const give = (from: PlayerId, to: PlayerId, cards: readonly CardId[]) => {
        for (const id of cards) {
          card.move(
            state,
            'given',
            from,
            id,
            { in: 'hand', of: from },
            { in: 'hand', of: to },
            clause,
            report,
          );
        }
      };
      give(player, other, mine);
      give(other, player, theirs);
      return mine.length + theirs.length > 0;
    }
    case 'face-down': {
      const cards = [state.faceDown[other] ?? null, state.faceDown[player] ?? null] as const;
      if (cards[0] === null && cards[1] === null) return false;
      change.exchangeFaceDown(state, [player, other], cards);
      report?.({
        type: 'exchanged-face-down',
        clause,
        visibility: [player, other],
        players: [player, other],
        cards,
      });
      return true;
    }
    case 'hp': {
      const [mine, theirs] = [state.hp[player] as number, state.hp[other] as number];
      const limit = (one: PlayerId, hp: number) => Math.min(hp, state.startHp[one] as number);
      const done = setHp(play, player, limit(player, theirs));
      return setHp(play, other, limit(other, mine)) || done;
    }
    case 'equipment':
      if ((state.gear[player] ?? []).length + (state.gear[other] ?? []).length === 0) return false;
      change.exchangeGear(state, [player, other]);
      report?.({ type: 'exchanged-gear', clause, visibility: 'public', players: [player, other] });
      return true;
  }
}

/**
 * Cards from a hand, one at a time. Their owner picks; anybody else does not see them, so chance does. Who is asked, and
 * how often, depends on how many cards there are and on nothing that is hidden.
 */
function* pickCards(play: Play, cards: CardPick, owner: PlayerId): Asking<CardId[]> {
  const { state, decider } = play;
  const kind = cards.kind ?? null;
  const held = handOf(state, owner).length;
  if (cards.count === 'all') return who.ofKind(state, owner, kind).slice();
  const count = Math.min(held, yield* amountOf(play, cards.count, held));
  if (kind === null && count >= held) return handOf(state, owner).slice();
  const chosen: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const left = who.ofKind(state, owner, kind).filter((id) => !chosen.includes(id));
    if (cards.random || decider !== owner) {
      if (left.length === 0) break;
      chosen.push(left[yield { below: left.length }] as CardId);
      continue;
    }
    const id: number = yield { player: owner, what: 'card', options: [], fromHand: { kind } };
    if (id > 0 && left.includes(id)) chosen.push(id);
  }
  return chosen;
}

// Done by Komrades ---------------------------------------------------------------------------------------------------

function* actorOf(action: ActorEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, context, player, others, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);

  const put = (target: TargetCard, type: 'target-placed' | 'target-moved'): boolean => {
    const komrade = targetKomrade(state, target);
    if (komrade !== undefined && isForbidden(state, { event: 'targeted', player: komrade, source }))
      return false;
    change.setTarget(state, target);
    report?.({ type, clause, visibility: 'public', target });
    note(state, { event: 'move-target', player, source });
    if (komrade !== undefined) note(state, { event: 'targeted', player: komrade, source });
    return true;
  };
  const moved = (target: TargetCard) => put(target, 'target-moved');

  switch (action.effect) {
    case 'move-target': {
      const chosen = yield* who.targets(context, action.target, player);
      const deeds: Deed[] = [];
      for (const target of chosen) {
        context.target = target.id;
        let at: TargetCard['at'] | undefined;
        if ('way' in action.to) {
          let { way } = action.to;
          if (way === 'either')
            way = (yield* who.pickOne(player, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
          const spaces = yield* amountOf(play, action.to.spaces, state.line.length);
          const from = targetSpace(state, target);
          if (from < 0) continue;
          const to = Math.max(
            0,
            Math.min(state.line.length - 1, from + (way === 'forward' ? -spaces : spaces)),
          );
          at = { space: to };
        } else {
          at = yield* who.destination(context, action.to, player, target);
        }
        if (!at) continue;
        const placed = { ...target, at };
        if ('komrade' in at) others.push(at.komrade);
        deeds.push({ player, as: 'move-target', does: () => moved(placed) });
      }
      return deeds;
    }

    case 'copy-target': {
      const [target] = yield* who.targets(context, action.target, player);
      if (!target || state.targets.length >= TARGET_CARDS) return undefined;
      const at = yield* who.destination(context, action.to, player, target);
      if (!at) return undefined;
      if ('komrade' in at) others.push(at.komrade);
      return one({
        player,
        does: () =>
          state.targets.length < TARGET_CARDS &&
          put({ ...target, id: freeTarget(state), at }, 'target-placed'),
      });
    }

    case 'swap-targets': {
      const [a] = yield* who.targets(context, action.target, player);
      if (!a) return undefined;
      const [b] = yield* who.targets(context, action.with, player, [a.id]);
      if (!b || b.id === a.id) return undefined;
      return one({
        player,
        as: 'move-target',
        does: () => {
          const first = moved({ ...a, at: b.at });
          return moved({ ...b, at: a.at }) || first;
        },
      });
    }

    case 'turn-target': {
      const chosen = yield* who.targets(context, action.target, player);
      const deeds: Deed[] = [];
      for (const target of chosen) {
        context.target = target.id;
        let way: Way;
        if (action.way === 'around') way = opposite(target.arrow);
        else if (action.way === 'either')
          way = (yield* who.pickOne(player, 'way', [0, 1])) === 0 ? 'forward' : 'backward';
        else way = action.way;
        if (way === target.arrow) continue;
        deeds.push({
          player,
          as: 'move-target',
          does: () => {
            const turned = { ...target, arrow: way };
            change.setTarget(state, turned);
            report?.({ type: 'target-moved', clause, visibility: 'public', target: turned });
            note(state, { event: 'move-target', player, source });
            return true;
          },
        });
      }
      return deeds;
    }

    case 'place-target': {
      const of = source > 0 && !isAction(state, source) ? source : incomingOfTurn(state);
      if (of === undefined || state.targets.length >= TARGET_CARDS) return undefined;
      const at = yield* who.destination(context, action.to, player, undefined);
      if (!at) return undefined;
      if ('komrade' in at) others.push(at.komrade);
      const { arrow = 'backward' } = incomingCard(state, of);
      return one({
        player,
        does: () =>
          state.targets.length < TARGET_CARDS &&
          put({ id: freeTarget(state), card: of, at, arrow }, 'target-placed'),
      });
    }

    case 'remove-target': {
      const chosen = yield* who.targets(context, action.target, player);
      return chosen.map((target) => ({
        player,
        as: 'move-target' as const,
        does: () => {
          change.removeTarget(state, target.id);
          report?.({ type: 'target-removed', clause, visibility: 'public', target });
          return true;
        },
      }));
    }

    case 'take':
      return yield* take(action, play);

    case 'take-equipment': {
      const chosen = yield* gear(play, action.what, player);
      return chosen.map(({ owner, id }) => ({
        player,
        does: () => {
          if (owner === player) return false;
          card.move(
            state,
            'taken',
            player,
            id,
            { in: 'gear', of: owner },
            { in: 'gear', of: player },
            clause,
            report,
          );
          claim(state, id, player);
          return true;
        },
      }));
    }

    case 'break': {
      if (action.what === 'this') return one({ player, does: () => endCard(state, source, player, report) });
      const chosen = yield* gear(play, action.what);
      return chosen.map(({ owner, id }) => ({
        player: owner,
        as: 'break' as const,
        does: () => {
          if (!(state.gear[owner] ?? []).some((one) => one.card === id)) return false;
          card.discard(state, owner, id, { in: 'gear', of: owner }, clause, report);
          return true;
        },
      }));
    }

    case 'look': {
      const { at } = action;
      if ('top' in at) {
        return one({
          player,
          does: () => {
            const pile = at.deck === 'action' ? state.draw : state.incomingDraw;
            return show(play, 'looked', player, pile.slice(-at.top).reverse());
          },
        });
      }
      const whose = yield* who.select(context, 'hand' in at ? at.hand : at.faceDown, player, true);
      others.push(...whose);
      return whose.map((other) => ({
        player,
        does: () => {
          const faceDown = state.faceDown[other] ?? null;
          const cards = 'hand' in at ? handOf(state, other).slice() : faceDown === null ? [] : [faceDown];
          return show(play, 'looked', other, cards);
        },
      }));
    }

    case 'play': {
      const cards = yield* pickCards(play, action.cards, player);
      return one({
        player,
        does: () => {
          for (const id of cards.slice().reverse()) playCard(state, player, id, clause, report);
          return cards.length > 0;
        },
      });
    }

    case 'cancel': {
      const id = yield* cardInPlay(play, action.card);
      if (id === undefined) return undefined;
      others.push(...playedBy(state, id));
      return one({
        player,
        as: 'cancel',
        does: () => cancel(play, id),
      });
    }

    case 'copy-card': {
      const id = yield* cardInPlay(play, action.card);
      if (id === undefined) return undefined;
      others.push(...playedBy(state, id));
      return one({
        player,
        does: () => {
          // A copy of a copy of itself would never end.
          if (
            state.memory.agenda.some(
              (one) => one.kind === 'text' && one.source === id && one.you === player && one.id !== frame.id,
            )
          )
            return false;
          if (id === source) return false;
          state.memory.agenda.push(textFrame(state, { source: id, you: player }));
          return true;
        },
      });
    }

    case 'choose-komrade': {
      const chosen = yield* who.select(context, action.choice, player, true);
      const komrades = chosen.filter((other) => other !== KOMMISSAR);
      others.push(...komrades);
      return one({ player, does: () => komrades.length > 0 });
    }

    case 'choose': {
      const offered = action.options.flatMap((option, index) =>
        option.some((one) => canDo(state, frame, one, player)) ? [index + 1] : [],
      );
      if (offered.length === 0) return undefined;
      const option = (yield* who.pickOne(player, 'option', offered)) - 1;
      return one({
        player,
        does: () => {
          frame.options.push({ player, option });
          return false;
        },
      });
    }
  }
}

function* take(action: Extract<ActorEffect, { effect: 'take' }>, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, context, player, others, report } = play;
  const clause = clauseOf(state, frame.source);
  const { cards, from } = action;
  const kind = cards.kind ?? null;
  if (from === 'discard-pile') {
    const such = () => state.discard.filter((id) => kind === null || actionCard(state, id).kind === kind);
    const found = such();
    const count =
      cards.count === 'all'
        ? found.length
        : Math.min(found.length, yield* amountOf(play, cards.count, found.length));
    const chosen: CardId[] = [];
    while (chosen.length < count) {
      const left = found.filter((id) => !chosen.includes(id));
      chosen.push(
        cards.count === 'all'
          ? (left[0] as CardId)
          : cards.random
            ? (left[yield { below: left.length }] as CardId)
            : yield* who.pickOne(player, 'card', left),
      );
    }
    return one({
      player,
      does: () => {
        for (const id of chosen) {
          if (!state.discard.includes(id)) continue;
          card.move(
            state,
            'taken',
            player,
            id,
            { in: 'discard' },
            { in: 'hand', of: player },
            clause,
            report,
          );
        }
        return chosen.length > 0;
      },
    });
  }
  const [other] = yield* who.select(context, from.hand, player, true, player);
  if (other === undefined || other === KOMMISSAR || other === player) return undefined;
  others.push(other);
  const chosen = yield* pickCards(play, cards, other);
  return one({
    player,
    does: () => {
      for (const id of chosen) {
        if (!handOf(state, other).includes(id)) continue;
        card.move(
          state,
          'taken',
          player,
          id,
          { in: 'hand', of: other },
          { in: 'hand', of: player },
          clause,
          report,
        );
      }
      return chosen.length > 0;
    },
  });
}

/** Equipment in play that is meant, and before whom it lies. */
function* gear(play: Play, what: Equipment, notOf?: PlayerId): Asking<{ owner: PlayerId; id: CardId }[]> {
  const { state, context, frame, decider } = play;
  const all = state.gear.flatMap((own, owner) => own.map(({ card: id }) => ({ owner, id })));
  if (what === 'this') return all.filter(({ id }) => id === frame.source);
  const of = what.of === undefined ? undefined : yield* who.select(context, what.of, decider, true);
  if (of) play.others.push(...of.filter((player) => player !== KOMMISSAR));
  const found = all.filter(({ owner }) => owner !== notOf && (of === undefined || of.includes(owner)));
  if (what.pick === 'each') return found;
  if (found.length === 0) return [];
  if (what.pick === 'random')
    return [found[yield { below: found.length }] as { owner: PlayerId; id: CardId }];
  const id = yield* who.pickOne(
    decider,
    'gear',
    found.map((one) => one.id),
  );
  return found.filter((one) => one.id === id);
}

/** What was set up by a thing goes with it to its new owner. */
function claim(state: FrontLineState, id: CardId, player: PlayerId): void {
  const change = <T extends { readonly source: number; readonly you: PlayerId }>(one: T): T =>
    one.source === id ? { ...one, you: player } : one;
  state.memory.waiting = state.memory.waiting.map(change);
  state.memory.forces = state.memory.forces.map(change);
}

/** A card ends: wherever it is in play, it is discarded. */
function endCard(state: FrontLineState, source: number, player: PlayerId, report?: Report): boolean {
  if (source < 0 || !isInPlay(state, source)) return false;
  const clause = clauseOf(state, source);
  state.memory.remaining = state.memory.remaining.filter((one) => one.card !== source);
  if (!isAction(state, source)) {
    card.discardIncoming(state, source, clause, report);
    return true;
  }
  const owner = state.gear.findIndex((own) => own.some((one) => one.card === source));
  if (owner >= 0) card.discard(state, owner, source, { in: 'gear', of: owner }, clause, report);
  else card.discard(state, player, source, { in: 'table' }, clause, report);
  return true;
}

/** Whose card it is that takes effect. */
const playedBy = (state: FrontLineState, id: CardId): PlayerId[] =>
  state.memory.agenda.flatMap((frame) =>
    frame.kind === 'settle' && frame.card === id ? [frame.player] : [],
  );

/** A card that takes effect or is about to. */
function* cardInPlay(play: Play, what: CardInPlay): Asking<CardId | undefined> {
  const { state, frame, player } = play;
  const { cancelled } = state.memory;
  if (what === 'that') {
    const id = frame.answering;
    return id !== null && isInPlay(state, id) && !cancelled.includes(id) ? id : undefined;
  }
  if (what === 'incoming') {
    const id = incomingOfTurn(state);
    return id === undefined || cancelled.includes(id) ? undefined : id;
  }
  const found = cardsToAnswer(state, play.context, what, frame.source);
  return found.length === 0 ? undefined : yield* who.pickOne(player, 'card', found);
}

function cancel({ state, frame, player, report }: Play, id: CardId): boolean {
  const { memory } = state;
  const clause = clauseOf(state, frame.source);
  if (!isInPlay(state, id)) return false;
  const owner = memory.agenda.find((one): one is TextFrame => one.kind === 'text' && one.source === id)?.you;
  const kind = isAction(state, id) ? actionCard(state, id).kind : undefined;
  const what = kind === undefined ? {} : { kind };
  if (owner !== undefined && isForbidden(state, { event: 'cancelled', player: owner, ...what })) return false;
  memory.cancelled.push(id);
  memory.agenda = memory.agenda.filter(
    (one) =>
      !(
        (one.kind === 'text' && one.source === id) ||
        ((one.kind === 'hits' || one.kind === 'place') && one.card === id)
      ),
  );
  report?.({ type: 'cancelled', clause: 'FR36', visibility: 'public', card: id });
  if (!isAction(state, id)) card.discardIncoming(state, id, clause, report);
  note(state, { event: 'cancel', player, source: frame.source, ...what });
  if (owner !== undefined) note(state, { event: 'cancelled', player: owner, source: frame.source, ...what });
  return true;
}

// Done to the table --------------------------------------------------------------------------------------------------

/** From now on, this turn or for a span. */
function lasting(
  { state, frame }: Play,
  rule: Force['rule'],
  span: Parameters<typeof spanOf>[0] = 'this-turn',
): boolean {
  addForce(state, frame, rule, spanOf(span, state.turn));
  return true;
}

function* rule(action: RuleEffect, play: Play): Asking<Deed[] | undefined> {
  const { state, frame, player, report } = play;
  const { source } = frame;
  const clause = clauseOf(state, source);
  const deed = (does: () => boolean): Deed[] => one({ player, does });
  /** Without a span: while a card stays that is in play, else this turn. */
  const span = (given: Parameters<typeof spanOf>[0] | undefined) =>
    given ?? (isInPlay(state, source) && !state.table.includes(source) ? 'in-play' : 'this-turn');

  switch (action.effect) {
    case 'rearrange':
      return deed(() => {
        const komrades = state.line.filter((space) => space !== OPEN);
        if (action.how === 'reverse') komrades.reverse();
        else card.chance(state, (random) => shuffle(komrades, random), clause, report);
        const line = state.line.map((space) => (space === OPEN ? OPEN : (komrades.shift() as PlayerId)));
        change.lineUp(state, line);
        report?.({ type: 'rearranged', clause, visibility: 'public', line });
        return true;
      });

    case 'mill':
      return deed(() => {
        const isActions = action.deck === 'action';
        const pile = isActions ? state.draw : state.incomingDraw;
        const count = Math.min(action.count, pile.length);
        for (let i = 0; i < count; i++) {
          const id = (isActions ? state.draw : state.incomingDraw).at(-1) as CardId;
          if (isActions)
            card.move(state, 'discarded', player, id, { in: 'draw' }, { in: 'discard' }, clause, report);
          else {
            const [from, to] = [{ in: 'incomingDraw' }, { in: 'incomingDiscard' }] as const;
            card.move(state, 'incoming-discarded', player, id, from, to, clause, report);
          }
        }
        return count > 0;
      });

    case 'reshuffle':
      return deed(() => {
        card.shufflePile(state, action.deck, clause, report);
        return true;
      });

    case 'reverse-order':
      return deed(() => lasting(play, { force: 'reverse' }, action.for ?? 'this-turn'));

    case 'incoming':
      return deed(() => {
        for (let i = 0; i < action.count; i++) incoming.drawMore(state, report);
        return true;
      });

    case 'forbid': {
      const { who: whom, ...did } = action.what;
      return deed(() => lasting(play, { force: 'forbid', did, who: whom }, span(action.for)));
    }

    case 'skip':
      return deed(() => lasting(play, { force: 'skip', what: action.what }, span(action.for)));

    case 'remain': {
      const { for: last } = action;
      const until =
        last === 'next-turn'
          ? state.turn + 1
          : last === 'in-play' || last === 'game'
            ? null
            : spanOf(last, state.turn).until;
      return deed(() => {
        if (source < 0) return false;
        state.memory.remaining = state.memory.remaining.filter((one) => one.card !== source);
        state.memory.remaining.push({ card: source, until });
        return true;
      });
    }

    case 'spend':
    case 'repair': {
      const chosen = yield* gear(play, action.what);
      const amount = yield* amountOf(play, action.amount);
      return chosen.map(({ owner, id }) => ({
        player: owner,
        does: () => {
          const spent = damage.wear(state, owner, id, action.effect === 'spend' ? amount : -amount, report);
          if (action.effect === 'spend') add(frame, 'durability-spent', spent);
          return spent > 0;
        },
      }));
    }
  }
}
