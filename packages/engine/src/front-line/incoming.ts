/** Incoming! cards: drawing them and placing their targets (F4.1), and whom they hit (F4.5, F2.2, F2.3). */
import type { PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import * as card from './cards.ts';
import * as change from './changes.ts';
import { damageFrame, HITS_TO_COME } from './damage.ts';
import type { Report } from './events.ts';
import { nextId, note, setUp, textFrame } from './notes.ts';
import {
  type DeathsFrame,
  type FrontLineState,
  type HitsFrame,
  type PlaceFrame,
  type Proposal,
  TARGET_CARDS,
  type TargetCard,
} from './state.ts';
import { strikeOf } from './strikes.ts';
import {
  arbiter,
  freeTarget,
  fromInitiative,
  incomingCard,
  incomingOfTurn,
  targetKomrade,
  textOf,
} from './table.ts';
import { type Asking, type Context, destination } from './who.ts';

/** F4.1: draws an Incoming! card, and has its targets placed. */
export function drawIncoming(state: FrontLineState, report?: Report): CardId | undefined {
  if (state.incomingDraw.length === 0) {
    // FR4; when every card of the deck remains in play, there is none.
    if (state.incomingDiscard.length === 0) return undefined;
    card.shufflePile(state, 'incoming', 'FR4', report);
  }
  const id = state.incomingDraw.at(-1) as CardId;
  const you = arbiter(state);
  card.move(state, 'incoming-drawn', you, id, { in: 'incomingDraw' }, { in: 'incoming' }, 'F4.1', report);
  state.memory.fresh.push(id);
  state.memory.agenda.push(placeFrame(state, id, you));
  textOf(state, id).forEach(({ when }, ability) => {
    if (when) setUp(state, { source: id, you, that: [], target: null }, ability, when);
  });
  return id;
}

/** One more in the same turn; once F4.5 is under way, it is resolved after those before it. */
export function drawMore(state: FrontLineState, report?: Report): void {
  const resolving = !HITS_TO_COME.has(state.memory.phase);
  const frames = state.memory.agenda.length;
  const id = drawIncoming(state, report);
  if (id === undefined || !resolving) return;
  state.memory.agenda.splice(frames, 0, { kind: 'hits', card: id });
}

function placeFrame(state: FrontLineState, id: CardId, you: PlayerId): PlaceFrame {
  const { kind: _, ...scope } = textFrame(state, { source: id, you });
  return {
    kind: 'place',
    card: id,
    next: 0,
    id: scope.id,
    source: id,
    you,
    that: [],
    target: null,
    answering: null,
    answers: [],
    warned: false,
    spared: [],
    results: {},
    matter: null,
  };
}

/** Places one target card where the Incoming! card says (FR9, FR10, FR34); nowhere, if nobody is such. */
export function* placeNext(state: FrontLineState, frame: PlaceFrame, report?: Report): Asking<boolean> {
  const { targets, arrow = 'backward' } = incomingCard(state, frame.card);
  const at = targets[frame.next];
  if (!at || state.targets.length >= TARGET_CARDS) return false;
  const context: Context = { state, scope: frame, that: [], target: null, actor: frame.you };
  const lies = yield* destination(context, at, frame.you, undefined);
  if (!lies) return false;
  const target: TargetCard = { id: freeTarget(state), card: frame.card, at: lies, arrow };
  change.setTarget(state, target);
  report?.({ type: 'target-placed', clause: 'F4.1', visibility: 'public', target });
  const komrade = targetKomrade(state, target);
  if (komrade !== undefined) note(state, { event: 'targeted', player: komrade, source: frame.card });
  return true;
}

/** Whom an Incoming! card hits on the line as it stands, and for how much (FR7, FR8, FR16). */
function hitsOf(state: FrontLineState, id: CardId): { player: PlayerId; amount: number }[] {
  const hits: { player: PlayerId; amount: number }[] = [];
  for (const target of state.targets) {
    if (target.card !== id) continue;
    for (const { player, amount } of strikeOf(state, target).at) {
      if (player !== undefined) hits.push({ player, amount });
    }
  }
  if (id === incomingOfTurn(state)) {
    for (const player of state.memory.marked) {
      if (state.line.includes(player)) hits.push({ player, amount: incomingCard(state, id).damage.primary });
    }
  }
  return hits;
}

/** Komrades on the spaces of target cards, for a Special that has no damage printed. */
const pointedAt = (state: FrontLineState, id: CardId): PlayerId[] =>
  state.targets.flatMap((target) => {
    const komrade = target.card === id ? targetKomrade(state, target) : undefined;
    return komrade === undefined ? [] : [komrade];
  });

/** F4.5 for one Incoming! card: its hits, its printed damage, and what else it says. */
export function resolveHits(state: FrontLineState, { card: id }: HitsFrame, report?: Report): void {
  const { agenda } = state.memory;
  if (!state.incoming.includes(id)) return;
  const { type } = incomingCard(state, id);
  const hits = hitsOf(state, id);
  report?.({ type: 'hit', clause: HIT_CLAUSE[type], visibility: 'public', card: id, hits });

  const proposals: Proposal[] = hits.map(({ player, amount }) => ({
    player,
    amount,
    source: id,
    type,
    hit: true,
  }));
  const players =
    hits.length > 0 || type !== 'special' ? hits.map(({ player }) => player) : pointedAt(state, id);
  const text = textFrame(state, {
    source: id,
    you: arbiter(state),
    that: fromInitiative(state, [...new Set(players)]),
  });
  const damage = damageFrame(state, proposals, text.id);
  const deaths = deathsFrame(state);
  // A text that says "instead" speaks before the damage that it takes the place of.
  const first = textOf(state, id).some(
    ({ when, body }) => !when && body.some((sentence) => sentence.instead === true),
  );
  if (first) {
    agenda.push(deaths, damage, { ...text, matter: { frame: damage.id, player: null } });
  } else if (proposals.length > 0) {
    agenda.push(text, deaths, damage);
  } else {
    agenda.push(text);
  }
}

const HIT_CLAUSE = { linear: 'F2.2', splash: 'F2.3', special: 'F2.4' } as const;

export const deathsFrame = (state: FrontLineState): DeathsFrame => ({
  kind: 'deaths',
  id: nextId(state),
  heard: [],
  spared: [],
  died: [],
  steps: 0,
});
