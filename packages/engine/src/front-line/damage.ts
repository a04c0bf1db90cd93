/**
 * The damage pipeline: proposed, reduced or replaced by whoever may, applied (F4.5, FR7, FR8, FR17, FR28, FR45). Deaths
 * come after it (`death.ts`). Armour, redirection and prevention are texts that change what is proposed.
 */
import type { Source } from '@komradery/cards/language';
import type { ClauseId, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as changes from './changes.ts';
import type { Report } from './events.ts';
import { countUse, dueFrame, forcesOf, isForbidden, nextId, note, setOff } from './notes.ts';
import type {
  DamageFrame,
  ForceRule,
  Frame,
  FrontLineState,
  Gear,
  Phase,
  Proposal,
  Scope,
  TextFrame,
} from './state.ts';
import {
  clauseOf,
  fromFront,
  fromInitiative,
  incomingCard,
  incomingOfTurn,
  isAction,
  isLiving,
  isOffLine,
  topFrame,
} from './table.ts';
import { usables } from './usable.ts';

export function damageFrame(state: FrontLineState, proposals: Proposal[], of: number | null): DamageFrame {
  return { kind: 'damage', id: nextId(state), proposals, stage: 'proposed', heard: [], of, reduced: 0 };
}

/** A text proposes damage; it is dealt when the step is done. */
export function propose(
  state: FrontLineState,
  frame: TextFrame,
  player: PlayerId,
  amount: number,
  hit: boolean,
): boolean {
  if (amount <= 0 || isOffLine(state, player)) return false;
  const { source } = frame;
  const type = source > 0 && !isAction(state, source) ? incomingCard(state, source).type : null;
  frame.proposals.push({ player, amount, source, type, hit });
  return true;
}

/** Counts a Komrade among those hit by the Incoming! card: with the others in F4.5, or if that is over, now. */
export function strike(state: FrontLineState, frame: TextFrame, player: PlayerId): boolean {
  const id = frame.source > 0 && !isAction(state, frame.source) ? frame.source : incomingOfTurn(state);
  if (id === undefined || isOffLine(state, player)) return false;
  if (!HITS_TO_COME.has(state.memory.phase)) {
    const { type, damage } = incomingCard(state, id);
    frame.proposals.push({ player, amount: damage.primary, source: id, type, hit: true });
    return true;
  }
  if (state.memory.marked.includes(player)) return false;
  state.memory.marked.push(player);
  return true;
}

/** Where the turn is before F4.5. */
export const HITS_TO_COME: ReadonlySet<Phase> = new Set<Phase>(['ready', 'lay', 'reveal', 'turnUp', 'hits']);

/** The damage that a text is about, if it is. */
export const matterOf = (state: FrontLineState, { matter }: Scope): DamageFrame | undefined =>
  matter === null
    ? undefined
    : state.memory.agenda.find((one): one is DamageFrame => one.kind === 'damage' && one.id === matter.frame);

const isFrom = (proposal: Proposal, from: Source | undefined | null, source: number): boolean =>
  from === undefined ||
  from === null ||
  (from === 'this'
    ? proposal.source === source
    : from === 'incoming'
      ? proposal.type !== null
      : proposal.type === from);

export const proposedTo = (
  { proposals }: DamageFrame,
  player: PlayerId,
  from?: Source | null,
  source = 0,
): number =>
  proposals
    .filter((one) => one.player === player && isFrom(one, from, source))
    .reduce((sum, one) => sum + one.amount, 0);

type Alteration = 'reduce' | 'increase' | 'limit' | 'prevent' | 'double' | 'halve';

/** What an alteration makes of a Komrade's proposals. Reductions are of all of them together, the rest of each. */
function altered(
  proposals: readonly Proposal[],
  concerns: (proposal: Proposal) => boolean,
  how: Alteration,
  amount: number,
): Proposal[] {
  let left = amount;
  let increased = false;
  const change = (one: Proposal): Proposal => {
    switch (how) {
      case 'reduce': {
        const by = Math.min(left, one.amount);
        left -= by;
        return { ...one, amount: one.amount - by };
      }
      case 'increase':
        if (increased) return one;
        increased = true;
        return { ...one, amount: one.amount + amount };
      case 'limit':
        return { ...one, amount: Math.min(one.amount, amount) };
      case 'prevent':
        return { ...one, amount: 0 };
      case 'double':
        return { ...one, amount: Math.min(one.amount * 2, 99) };
      case 'halve':
        return { ...one, amount: Math.floor(one.amount / 2) };
    }
  };
  return proposals.map((one) => (concerns(one) ? change(one) : one));
}

/** A text changes damage that is about to be dealt. */
export function alter(
  state: FrontLineState,
  frame: TextFrame,
  matter: DamageFrame,
  player: PlayerId,
  how: Alteration,
  amount: number,
  from: Source | undefined,
  report?: Report,
): boolean {
  const before = proposedTo(matter, player);
  if (isForbidden(state, { event: 'reduce', player: frame.you, source: frame.source })) return false;
  matter.proposals = altered(
    matter.proposals,
    (one) => one.player === player && isFrom(one, from, frame.source),
    how,
    amount,
  );
  const by = proposedTo(matter, player) - before;
  if (by < 0) {
    frame.results['damage-reduced'] = (frame.results['damage-reduced'] ?? 0) - by;
    matter.reduced -= by;
    note(state, { event: 'reduce', player: frame.you, source: frame.source });
  }
  if (by !== 0) report?.({ type: 'damage-changed', clause: 'FR17', visibility: 'public', player, by });
  return by !== 0;
}

/** FR45: to somebody who is there. */
export function redirect(
  state: FrontLineState,
  matter: DamageFrame,
  player: PlayerId,
  to: PlayerId,
  amount: number | null,
  from: Source | undefined | null,
  source: number,
  report?: Report,
): boolean {
  if (!isLiving(state, to) || isOffLine(state, to)) return false;
  let left = amount ?? Number.POSITIVE_INFINITY;
  let by = 0;
  const proposals: Proposal[] = [];
  for (const one of matter.proposals) {
    const taken = one.player === player && isFrom(one, from, source) ? Math.min(left, one.amount) : 0;
    left -= taken;
    by += taken;
    if (taken < one.amount || taken === 0) proposals.push({ ...one, amount: one.amount - taken });
    if (taken > 0) proposals.push({ ...one, player: to, amount: taken, hit: false });
  }
  if (by === 0) return false;
  matter.proposals = proposals;
  report?.({ type: 'damage-changed', clause: 'FR45', visibility: 'public', player, by: -by });
  report?.({ type: 'damage-changed', clause: 'FR45', visibility: 'public', player: to, by });
  return true;
}

/** Dealt out evenly over all of them, the odd points to whose damage it was. */
export function share(
  state: FrontLineState,
  matter: DamageFrame,
  player: PlayerId,
  among: readonly PlayerId[],
  from: Source | undefined | null,
  source: number,
  report?: Report,
): boolean {
  const total = proposedTo(matter, player, from, source);
  const others = among.filter((one) => one !== player && isLiving(state, one) && !isOffLine(state, one));
  const each = Math.floor(total / (others.length + 1));
  if (each === 0 || others.length === 0) return false;
  for (const to of others) redirect(state, matter, player, to, each, from, source, report);
  return true;
}

/** What is in force for the damage: increases, then doublings, halvings, reductions, limits; then where it goes. */
const ORDER: readonly ForceRule['force'][] = [
  'increase',
  'double',
  'halve',
  'reduce',
  'prevent',
  'limit',
  'redirect',
  'share',
];

function applyForces(state: FrontLineState, frame: DamageFrame, report?: Report): void {
  const forces = forcesOf(state);
  for (const force of ORDER) {
    for (const { rule, source, you } of forces) {
      if (rule.force !== force || !('players' in rule)) continue;
      if ('to' in rule) {
        for (const player of rule.players) {
          if (rule.force === 'share') share(state, frame, player, rule.to, rule.from, source, report);
          else redirect(state, frame, player, rule.to[0] as PlayerId, rule.amount, rule.from, source, report);
        }
      } else {
        const { force: how, amount } = rule;
        for (const player of rule.players) {
          const before = proposedTo(frame, player);
          // Of each proposal: a shield that lasts meets every blow.
          frame.proposals = frame.proposals.flatMap((one) =>
            altered([one], (each) => each.player === player && isFrom(each, rule.from, source), how, amount),
          );
          const by = proposedTo(frame, player) - before;
          if (by < 0) {
            frame.reduced -= by;
            note(state, { event: 'reduce', player: you, source });
          }
          if (by !== 0)
            report?.({ type: 'damage-changed', clause: 'FR17', visibility: 'public', player, by });
        }
      }
    }
  }
}

/** Prohibitions first; then everyone whose ability comes before the damage has their say, one after the other. */
export function hear(state: FrontLineState, report?: Report): void {
  const frame = topFrame(state) as DamageFrame;
  frame.proposals = frame.proposals.filter(
    ({ player, type, source, hit, amount }) =>
      isLiving(state, player) &&
      !isOffLine(state, player) &&
      !(hit && isForbidden(state, did('hit', player, type, source))) &&
      !(amount > 0 && isForbidden(state, did('damaged', player, type, source))),
  );
  for (const event of ['hit', 'damaged', 'lose'] as const) {
    for (const { player, type, source, hit, amount } of frame.proposals) {
      if (event === 'hit' ? !hit : amount <= 0) continue;
      const waitings = setOff(state, did(event, player, type, source), true);
      for (const you of fromInitiative(state, [...new Set(waitings.map((one) => one.you))])) {
        const waiting = waitings.find(
          (one) => one.you === you && !frame.heard.includes(`${one.id}:${player}`),
        );
        if (!waiting) continue;
        frame.heard.push(`${waiting.id}:${player}`);
        waiting.times++;
        countUse(state, waiting.source, waiting.ability);
        state.memory.agenda.push(dueFrame(state, waiting, player, { matter: { frame: frame.id, player } }));
        return;
      }
    }
  }
  applyForces(state, frame, report);
  frame.stage = 'owners';
}

const did = (
  event: 'hit' | 'damaged' | 'lose',
  player: PlayerId,
  type: Proposal['type'],
  source: number,
) => ({
  event,
  player,
  source,
  ...(type === null ? {} : { from: type }),
});

/** Asks the next Komrade with something of their own against it, what to use (FR17, FR28). */
export function askOwners(state: FrontLineState): void {
  const frame = topFrame(state) as DamageFrame;
  const threatened = [
    ...new Set(frame.proposals.filter(({ amount }) => amount > 0).map(({ player }) => player)),
  ];
  for (const player of fromInitiative(state, threatened)) {
    if (frame.heard.includes(`pass:${player}`)) continue;
    const options = usables(state, player, true).filter(
      (source) => !frame.heard.includes(`use:${player}:${source}`),
    );
    if (options.length === 0) continue;
    state.memory.choice = { player, what: 'protect', options: [...options, 0] };
    return;
  }
  frame.stage = 'apply';
}

/** Applies what is left of it, all at once (FR8). */
export function apply(state: FrontLineState, report?: Report): void {
  const frame = state.memory.agenda.pop() as DamageFrame;
  const players = fromFront(state, [...new Set(frame.proposals.map(({ player }) => player))]);
  let dealt = 0;
  for (const player of players) {
    if (!isLiving(state, player)) continue;
    const proposals = frame.proposals.filter((one) => one.player === player);
    const amount = proposals.reduce((sum, one) => sum + one.amount, 0);
    const [first] = proposals as [Proposal];
    if (amount > 0) {
      loseHp(state, player, amount, 'damaged', first.hit ? 'F4.5' : clauseOf(state, first.source), report);
      dealt += amount;
    }
    for (const { type, source, hit, amount: part } of proposals) {
      if (hit) note(state, did('hit', player, type, source));
      if (part > 0) note(state, did('damaged', player, type, source));
    }
    if (amount > 0) note(state, did('lose', player, first.type, first.source));
  }
  const of = state.memory.agenda.find((one): one is TextFrame => isText(one) && one.id === frame.of);
  if (of) {
    of.results['damage-dealt'] = dealt;
    of.results['damage-reduced'] = frame.reduced;
  }
}

const isText = (frame: Frame): frame is TextFrame => frame.kind === 'text';

export function loseHp(
  state: FrontLineState,
  player: PlayerId,
  amount: number,
  type: 'damaged' | 'lost',
  clause: ClauseId,
  report?: Report,
): void {
  const hp = (state.hp[player] as number) - amount;
  changes.setHp(state, player, hp);
  state.memory.hpLost[player] = (state.memory.hpLost[player] ?? 0) + amount;
  report?.({ type, clause, visibility: 'public', player, amount, hp });
}

/** F2.7: durability goes down, and at 0 the card is discarded; or up, not above what is printed. */
export function wear(
  state: FrontLineState,
  player: PlayerId,
  id: CardId,
  by: number,
  report?: Report,
): number {
  const gear: Gear | undefined = (state.gear[player] ?? []).find((one) => one.card === id);
  if (!gear) return 0;
  const printed = state.setup.deck.actions[state.setup.faces[id - 1] as number]?.durability ?? 0;
  const durability = Math.max(0, Math.min(printed, gear.durability - by));
  const changed = Math.abs(gear.durability - durability);
  if (changed === 0) return 0;
  changes.setDurability(state, player, id, durability);
  report?.({ type: 'durability', clause: 'F2.7', visibility: 'public', player, card: id, durability });
  if (durability === 0) card.discard(state, player, id, { in: 'gear', of: player }, 'F2.7', report);
  return changed;
}
