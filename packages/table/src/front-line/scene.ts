/**
 * What there is to draw: a position of Front Line, and what of it is new since the one before. Components draw a scene and
 * nothing else; this is the only file that reads views and events. Where a target card strikes, the engine says.
 */
import {
  type CardId,
  type Choice,
  type FrontLineEvent,
  type FrontLineView,
  type FrontLineWaits,
  frontLine,
  frontLineWaits,
  isBack,
  type PlayerId,
  strikeOf,
  type TargetCard,
  type WindowFrame,
} from '@komradery/engine';
import { statePaths } from '../state-paths.ts';

export type SceneKind = 'maneuver' | 'event' | 'equipment';

/** An action card as it lies there: without a face where that is not to be seen. */
export interface SceneAction {
  readonly face: { readonly name: string; readonly kind: SceneKind } | undefined;
  /** Came here since the scene before. */
  readonly fresh: boolean;
}

export interface SceneGear {
  readonly name: string;
  readonly durability: number;
}

export interface SceneKomrade {
  readonly id: PlayerId;
  /** Undefined until a character is picked (F3.1). */
  readonly name: string | undefined;
  readonly hp: number;
  /** HP in the scene before. */
  readonly was: number;
  readonly hand: readonly SceneAction[];
  /** F3.6: what lies before them to be drafted from, and what they have picked. */
  readonly pack: readonly SceneAction[];
  readonly picked: readonly SceneAction[];
  /** F4.2 */
  readonly faceDown: SceneAction | undefined;
  readonly gear: readonly SceneGear[];
  readonly initiative: boolean;
  readonly asked: boolean;
  /** Has answered in the window that is open, or passes on all of them (FR12). */
  readonly answered: boolean;
  readonly dead: boolean;
  /** Died since the scene before. */
  readonly fell: boolean;
  /** FR15 */
  readonly offLine: boolean;
  /** Came back to the line since the scene before. */
  readonly returned: boolean;
  /** To be hit by the Incoming! card wherever they stand. */
  readonly marked: boolean;
  readonly won: boolean;
  /** Index of their space, and of the one they stood on in the scene before. */
  readonly at: number | undefined;
  readonly from: number | undefined;
}

/** What a target card does at one space: the line that is drawn through it, and what is drawn on that. */
export interface SceneMark {
  /** The line goes on toward the front; toward the rear. */
  readonly front: boolean;
  readonly rear: boolean;
  /** The target card lies here. */
  readonly target: boolean;
  /** The damage that falls here; undefined where the attack only passes. */
  readonly amount: number | undefined;
  /** Somebody is there to suffer it. */
  readonly hits: boolean;
}

export interface SceneTarget {
  /** Which of the target cards it is, from 0; in drawings, a letter. */
  readonly index: number;
  readonly incoming: string;
  readonly type: 'linear' | 'splash' | 'special';
  readonly at: TargetCard['at'];
  readonly arrow: TargetCard['arrow'];
  /** Placed, moved or turned since the scene before. */
  readonly fresh: boolean;
  /** By space; nothing where it does nothing. */
  readonly marks: readonly (SceneMark | undefined)[];
  /** A Linear that meets nobody (FR7). */
  readonly misses: boolean;
}

export interface SceneIncoming {
  readonly card: CardId;
  readonly name: string;
  readonly type: SceneTarget['type'];
  readonly primary: number;
  readonly secondary: number;
  /** As the deck has it, for who prints card texts. */
  readonly text: FrontLineView['setup']['deck']['incoming'][number]['text'];
  readonly fresh: boolean;
  readonly targets: readonly SceneTarget[];
}

/** What the game waits for, and from whom. */
export interface SceneAsk {
  readonly players: readonly PlayerId[];
  readonly waits: Exclude<FrontLineWaits, 'over'>;
  readonly window: WindowFrame['window'] | undefined;
  readonly choice: Pick<Choice, 'what' | 'options'> | undefined;
  /** The card, or the character, whose text asks. */
  readonly by: string | undefined;
}

export interface FrontLineScene {
  readonly turn: number;
  /** By space, from the front: who stands there. */
  readonly line: readonly (SceneKomrade | undefined)[];
  /** The Kommissar stepped since the scene before. */
  readonly kommissarCame: boolean;
  /** By seat. */
  readonly komrades: readonly SceneKomrade[];
  readonly incoming: readonly SceneIncoming[];
  readonly targets: readonly SceneTarget[];
  /** Action cards that take effect, or remain in play. */
  readonly table: readonly SceneAction[];
  readonly piles: Readonly<Record<'draw' | 'discard' | 'incomingDraw' | 'incomingDiscard', number>>;
  readonly ask: SceneAsk | undefined;
  readonly over: boolean;
  /** How many share the win. */
  readonly winners: number;
}

const NOTHING: readonly FrontLineEvent[] = [];

/**
 * The scene of a view.
 *
 * @param events What happened since the scene before.
 * @param before The scene before; without it, nothing is new.
 */
export function frontLineScene(
  view: FrontLineView,
  events: readonly FrontLineEvent[] = NOTHING,
  before?: FrontLineScene,
): FrontLineScene {
  const targets = view.targets.map((target) => targetOf(view, target, events));
  const ask = askOf(view);
  const komrades = view.hp.map((_, id) => komradeOf(view, id, ask, events, before));
  return {
    turn: view.turn,
    line: view.line.map((player) => komrades[player]),
    kommissarCame: events.some(({ type }) => type === 'kommissar-stepped'),
    komrades,
    incoming: view.incoming.map((card) => incomingOf(view, card, targets, events)),
    targets,
    table: view.table.map((card) => actionOf(view, card, events)),
    piles: {
      draw: view.draw.length,
      discard: view.discard.length,
      incomingDraw: view.incomingDraw.length,
      incomingDiscard: view.incomingDiscard.length,
    },
    ask,
    over: view.winners !== null,
    winners: view.winners?.length ?? 0,
  };
}

/** The scenes of an example's frames, each marked with what is new since the one before. */
export function frontLineScenes(
  frames: readonly { readonly view: FrontLineView; readonly events: readonly FrontLineEvent[] }[],
): readonly FrontLineScene[] {
  const scenes: FrontLineScene[] = [];
  for (const { view, events } of frames)
    scenes.push(frontLineScene(view, scenes.length ? events : [], scenes.at(-1)));
  return scenes;
}

function actionOf({ setup }: FrontLineView, card: CardId, events: readonly FrontLineEvent[]): SceneAction {
  const face = isBack(card) ? undefined : setup.deck.actions[setup.faces[card - 1] as number];
  return {
    face: face && { name: face.name, kind: face.kind },
    fresh: events.some((event) => 'card' in event && 'to' in event && event.card === card && !isBack(card)),
  };
}

/** What a card in play, or a character whose ability it is, is called. */
function nameOf({ setup }: FrontLineView, source: number): string | undefined {
  if (source < 0) return setup.deck.characters[-1 - source]?.name;
  const face = setup.faces[source - 1] as number;
  return (source <= setup.actions ? setup.deck.actions : setup.deck.incoming)[face]?.name;
}

function komradeOf(
  view: FrontLineView,
  id: PlayerId,
  ask: SceneAsk | undefined,
  events: readonly FrontLineEvent[],
  before: FrontLineScene | undefined,
): SceneKomrade {
  const cards = (ids: readonly CardId[] = []) => ids.map((card) => actionOf(view, card, events));
  const window = view.memory.agenda.at(-1);
  const at = view.line.indexOf(id);
  const laid = view.faceDown[id] ?? null;
  return {
    id,
    name: view.setup.deck.characters[view.characters[id] as number]?.name,
    hp: view.hp[id] as number,
    was: before?.komrades[id]?.hp ?? (view.hp[id] as number),
    hand: cards(view.hands[id]),
    pack: cards(view.packs[id]),
    picked: cards(view.picked[id]),
    faceDown: laid === null ? undefined : actionOf(view, laid, events),
    gear: (view.gear[id] ?? []).map(({ card, durability }) => ({
      name: nameOf(view, card) ?? '',
      durability,
    })),
    initiative: view.initiative === id,
    asked: ask?.players.includes(id) ?? false,
    answered:
      ask?.waits === 'window' &&
      window?.kind === 'window' &&
      (view.memory.passing.includes(id) || window.answers.some(({ player }) => player === id)),
    dead: view.out[id] as boolean,
    fell: events.some((event) => event.type === 'died' && event.player === id),
    offLine: view.offLine.some(({ player }) => player === id),
    returned: events.some((event) => event.type === 'returned' && event.player === id),
    marked: view.memory.marked.includes(id),
    won: view.winners?.includes(id) ?? false,
    at: at < 0 ? undefined : at,
    from: before?.komrades[id]?.at,
  };
}

function targetOf(view: FrontLineView, target: TargetCard, events: readonly FrontLineEvent[]): SceneTarget {
  const { name, type } = view.setup.deck.incoming[
    view.setup.faces[target.card - 1] as number
  ] as FrontLineView['setup']['deck']['incoming'][number];
  const { path, at } = strikeOf(view, target);
  const lies = path[0];
  const misses = type === 'linear' && at.length === 0;
  const way = target.arrow === 'forward' ? -1 : 1;
  const struck = (space: number) => at.find((strike) => strike.space === space);
  /** Whether the line that is drawn goes from this space to the next toward the rear. */
  const joins = (space: number): boolean => {
    const on = (one: number) => path.includes(one) || (type === 'splash' && struck(one) !== undefined);
    if (on(space) && on(space + 1)) return true;
    const end = path.at(-1);
    return misses && end !== undefined && (way > 0 ? space === end : space + 1 === end);
  };
  return {
    index: target.id - 1,
    incoming: name,
    type,
    at: target.at,
    arrow: target.arrow,
    fresh: events.some(
      (event) =>
        (event.type === 'target-placed' || event.type === 'target-moved') && event.target.id === target.id,
    ),
    marks: view.line.map((_, space) => {
      const strike = struck(space);
      if (!strike && !path.includes(space)) return undefined;
      return {
        front: joins(space - 1),
        rear: joins(space),
        target: space === lies,
        amount: strike?.amount,
        hits: strike?.player !== undefined,
      };
    }),
    misses,
  };
}

function incomingOf(
  view: FrontLineView,
  card: CardId,
  targets: readonly SceneTarget[],
  events: readonly FrontLineEvent[],
): SceneIncoming {
  const face = view.setup.deck.incoming[
    view.setup.faces[card - 1] as number
  ] as FrontLineView['setup']['deck']['incoming'][number];
  const { name, type, damage, text } = face;
  return {
    card,
    name,
    type,
    ...damage,
    text,
    fresh: events.some((event) => event.type === 'incoming-drawn' && event.card === card),
    targets: targets.filter((_, index) => view.targets[index]?.card === card),
  };
}

/** Where the statechart is while the game waits. In between, nobody is asked anything. */
const WAITING: Readonly<Record<SceneAsk['waits'], string>> = {
  pick: 'setup.characters',
  draft: 'setup.draft',
  lay: 'turn.lay',
  window: 'resolve.window',
  choose: 'resolve.choose',
};

/** Whom the game waits for, and for what. */
function waitsOf(view: FrontLineView): Pick<SceneAsk, 'players' | 'waits'> | undefined {
  const waits = frontLineWaits(view);
  if (waits === 'over' || !statePaths(view.at).includes(WAITING[waits])) return undefined;
  return { waits, players: frontLine.actors(view).map(({ player }) => player) };
}

function askOf(view: FrontLineView): SceneAsk | undefined {
  const waiting = waitsOf(view);
  if (!waiting) return undefined;
  const { waits } = waiting;
  const frame = view.memory.agenda.at(-1);
  const { choice } = view.memory;
  return {
    ...waiting,
    window: frame?.kind === 'window' ? frame.window : undefined,
    choice: choice ? { what: choice.what, options: choice.options } : undefined,
    by:
      waits === 'choose' && frame && 'source' in frame
        ? nameOf(view, frame.source)
        : waits === 'window' && frame?.kind === 'window' && frame.answering !== null
          ? nameOf(view, frame.answering)
          : undefined,
  };
}
