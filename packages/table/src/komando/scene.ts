/**
 * What there is to draw: a position of KOMANDO, and what of it is new since the one before. Components draw a scene and
 * nothing else; this is the only file that reads views and events.
 */
import {
  type CardId,
  type Face,
  isBack,
  type KomandoEvent,
  type KomandoView,
  type PlayerId,
} from '@komradery/engine';
import { statePaths } from '../state-paths.ts';

/** A card as it lies there: a back when its face is not to be seen. */
export interface SceneCard {
  readonly card: CardId;
  readonly face: Face | undefined;
  /** Drawn or dealt since the scene before. */
  readonly fresh?: boolean;
  /** To be discarded before the round (KR8). */
  readonly chosen?: boolean;
}

export interface ScenePlayer {
  readonly id: PlayerId;
  /** May be below 0. */
  readonly life: number;
  /** Life in the scene before. */
  readonly was: number;
  readonly hand: readonly SceneCard[];
  readonly out: boolean;
  /** Went out since the scene before. */
  readonly fell: boolean;
  /** In the game, but not in this round of the tiebreak (KR14). */
  readonly sitsOut: boolean;
  readonly toPlay: boolean;
  /** Owes a discard before the round (KR8). */
  readonly toDiscard: boolean;
  readonly won: boolean;
  readonly part: 'attacker' | 'target' | undefined;
}

/** `waiting`: the target has not chosen yet. */
export type SceneResult =
  | { readonly kind: 'waiting' | 'shown' }
  | { readonly kind: 'blocked'; readonly sword: number; readonly shield: number }
  | { readonly kind: 'damage'; readonly sword: number; readonly shield: number; readonly amount: number };

export interface SceneExchange {
  readonly attacker: PlayerId;
  readonly target: PlayerId;
  readonly sword: SceneCard;
  /** Null when the target has no card to defend with (KR4). */
  readonly shield: SceneCard | null | undefined;
  readonly result: SceneResult;
  /** False when it is played in a tiebreak (K5.3). */
  readonly groupCounts: boolean;
  /** The two cards went to the discard pile just now. */
  readonly cleared: boolean;
}

export interface SceneTiebreak {
  readonly round: number;
  readonly players: readonly PlayerId[];
  readonly size: number;
  /** Undefined until the round begins. */
  readonly next: PlayerId | undefined;
  readonly bottom: boolean;
  /** Who has chosen a card to discard before the round (KR8). */
  readonly chose: readonly PlayerId[];
}

export interface Scene {
  readonly players: readonly ScenePlayer[];
  readonly exchange: SceneExchange | undefined;
  readonly group: {
    readonly value: number;
    readonly was: number;
    /** The sum of both icons, when it was counted just now: before the cap. */
    readonly by: number | undefined;
    readonly capped: boolean;
    /** False in a tiebreak (K5.3). */
    readonly counts: boolean;
  };
  readonly drawPile: { readonly count: number; readonly shuffled: boolean };
  readonly discardPile: { readonly count: number; readonly top: SceneCard | undefined };
  readonly tiebreak: SceneTiebreak | undefined;
  readonly winners: readonly PlayerId[];
}

const NOTHING: readonly KomandoEvent[] = [];

/**
 * The scene of a view.
 *
 * @param events What happened since the scene before.
 * @param before The scene before; without it, nothing is new.
 */
export function sceneOf(view: KomandoView, events: readonly KomandoEvent[] = NOTHING, before?: Scene): Scene {
  const cardOf = (card: CardId): SceneCard => ({
    card,
    face: isBack(card) ? undefined : view.setup.deck[card - 1],
  });
  const exchange = exchangeOf(view, events, before, cardOf);
  const group = events.findLast((event) => event.type === 'group-counted');
  const { tiebreak, winners } = view;
  const next = tiebreak && inState(view, 'tiebreak.round') ? tiebreak.players[tiebreak.next] : undefined;
  const turn = winners ? undefined : tiebreak ? next : view.turn;
  const top = view.discardPile.at(-1);

  return {
    players: view.hands.map((hand, id) => ({
      id,
      life: view.life[id] as number,
      was: before?.players[id]?.life ?? (view.life[id] as number),
      hand: freshIn(hand, id, events).map(({ card, fresh }) => ({
        ...cardOf(card),
        fresh,
        chosen: tiebreak?.chosen.some((choice) => choice.player === id && choice.card === card) ?? false,
      })),
      out: view.out[id] as boolean,
      fell: events.some((event) => event.type === 'eliminated' && event.player === id),
      sitsOut: (tiebreak?.bottom ?? false) && view.out[id] === false && !tiebreak?.players.includes(id),
      toPlay: turn === id && view.out[id] === false,
      toDiscard: owesDiscard(view, id),
      won: winners?.includes(id) ?? false,
      part: exchange?.attacker === id ? 'attacker' : exchange?.target === id ? 'target' : undefined,
    })),
    exchange,
    group: {
      value: view.group,
      was: before?.group.value ?? view.group,
      by: group?.by,
      capped: events.some((event) => event.type === 'group-capped'),
      counts: tiebreak === null,
    },
    drawPile: {
      count: view.drawPile.length,
      shuffled: events.some((event) => event.type === 'shuffled'),
    },
    discardPile: { count: view.discardPile.length, top: top === undefined ? undefined : cardOf(top) },
    tiebreak: tiebreak
      ? {
          round: tiebreak.rounds,
          players: tiebreak.players,
          size: tiebreak.size,
          next,
          bottom: tiebreak.bottom,
          chose: tiebreak.chosen.map(({ player }) => player),
        }
      : undefined,
    winners: winners ?? [],
  };
}

/** The scenes of an example's frames, each marked with what is new since the one before. */
export function scenesOf(
  frames: readonly { readonly view: KomandoView; readonly events: readonly KomandoEvent[] }[],
): readonly Scene[] {
  const scenes: Scene[] = [];
  for (const { view, events } of frames)
    scenes.push(sceneOf(view, scenes.length ? events : [], scenes.at(-1)));
  return scenes;
}

/** A card stays on the table in the scene that clears it away, so that one sees which two went. */
function exchangeOf(
  view: KomandoView,
  events: readonly KomandoEvent[],
  before: Scene | undefined,
  cardOf: (card: CardId) => SceneCard,
): SceneExchange | undefined {
  // An exchange that brings a tiebreak about is not part of it.
  const groupCounts = view.tiebreak === null || events.some(({ type }) => type === 'tiebreak-began');
  let now: SceneExchange | undefined = before?.exchange?.cleared ? undefined : before?.exchange;
  if (view.table) {
    const { attacker, target, sword, shield } = view.table;
    const same = now?.attacker === attacker && now.target === target && now.sword.card === sword;
    now = {
      attacker,
      target,
      sword: cardOf(sword),
      shield: shield === null ? (waiting(view) ? undefined : null) : cardOf(shield),
      groupCounts,
      result: same && now ? now.result : { kind: waiting(view) ? 'waiting' : 'shown' },
      cleared: false,
    };
  }
  for (const event of events) {
    if (event.type === 'attacked')
      now = {
        attacker: event.player,
        target: event.target,
        sword: cardOf(event.card),
        shield: undefined,
        groupCounts,
        result: { kind: 'waiting' },
        cleared: false,
      };
    if (!now) continue;
    if (event.type === 'defended')
      now = {
        ...now,
        shield: event.card === null ? null : cardOf(event.card),
        result: { kind: 'shown' },
      };
    else if (event.type === 'blocked')
      now = { ...now, result: { kind: 'blocked', sword: event.sword, shield: event.shield } };
    else if (event.type === 'damaged') {
      const { sword, shield, amount } = event;
      now = { ...now, result: { kind: 'damage', sword, shield, amount } };
    } else if (event.type === 'table-cleared') now = { ...now, cleared: true };
  }
  return view.table || now?.cleared ? now : undefined;
}

const inState = ({ at }: KomandoView, path: string): boolean =>
  statePaths(at).some((active) => active === path || active.startsWith(`${path}.`));

/** In an exchange: the target has still to choose. */
const waiting = (view: KomandoView): boolean =>
  inState(view, 'turn.defend') || inState(view, 'tiebreak.round.defend');

function owesDiscard(view: KomandoView, player: PlayerId): boolean {
  const { tiebreak, hands } = view;
  if (!tiebreak?.players.includes(player) || !inState(view, 'tiebreak.discard')) return false;
  const chosen = tiebreak.chosen.filter((choice) => choice.player === player);
  return (hands[player]?.length ?? 0) - chosen.length > tiebreak.size;
}

/** Backs all look the same: of those, the last are the new ones. */
function freshIn(
  hand: readonly CardId[],
  player: PlayerId,
  events: readonly KomandoEvent[],
): readonly { readonly card: CardId; readonly fresh: boolean }[] {
  const drawn = events.flatMap((event) =>
    (event.type === 'drew' || event.type === 'dealt') && event.player === player ? event.cards : [],
  );
  const left = [...drawn];
  return hand
    .toReversed()
    .map((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return { card, fresh: at >= 0 };
    })
    .toReversed();
}
