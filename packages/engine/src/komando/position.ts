/** Whether a position could stand on a table: every reason why not, each with the clause. */
import * as v from 'valibot';
import type { ClauseId, OptionProblem, PlayerId } from '../game.ts';
import type { CardId } from '../zones.ts';
import { optionErrors, positionErrors as say } from './prose/options-en.ts';
import { card, cards, integer, perSeat, seat } from './schema.ts';
import { DECK_SIZE, FIRST_GROUP, FIRST_LIFE, HAND, type Rulings } from './state.ts';

export const positionSchema = v.strictObject({
  life: perSeat(integer(-999, FIRST_LIFE)),
  out: v.optional(perSeat(v.boolean())),
  group: integer(-999, FIRST_GROUP),
  hands: perSeat(cards),
  discardPile: v.optional(cards),
  drawPile: v.optional(cards),
  turn: seat,
  turns: v.optional(integer(0, 100_000)),
  attack: v.optional(v.strictObject({ card, target: seat })),
  tiebreak: v.optional(
    v.strictObject({
      starter: seat,
      players: v.optional(perSeat(seat)),
      bottom: v.optional(v.boolean()),
      rounds: v.optional(integer(1, 1000)),
      level: v.optional(integer(0, 1000)),
      fallen: v.optional(v.boolean()),
      round: v.picklist(['to-be-dealt', 'begun']),
    }),
  ),
});

/** No round deals a hand of more: seven to each of seven players (K5.4, KR15). */
const MOST_HELD = 7;

/**
 * A table as it stands.
 *
 * - `life`, `out`, `hands`: by seat. Who is at 0 or less is out; `out` need only be given for players whom the tiebreak
 *   put out with life left (K5.2).
 * - `drawPile`: its top last. Without it, every card not named elsewhere is shuffled into it by the seed.
 * - `turn`: who attacks next; with `group` at 0 or less and no tiebreak yet, who would have (K5.5).
 * - `attack`: a sword that lies on the table already, played by `turn`; the card is no longer in their hand.
 * - `tiebreak`: `players` are those in the round (without it, all who are living); `round` is `to-be-dealt` before
 *   hands are filled, or `begun`, and then `turn` is whose turn it is in it; `level` counts rounds in a row in which nobody
 *   was eliminated (KR19), and `fallen` says that somebody fell in this one (KR13).
 */
export type KomandoPosition = v.InferOutput<typeof positionSchema>;

export function checkPosition(position: KomandoPosition, players: number, rulings: Rulings): OptionProblem[] {
  const problems: OptionProblem[] = [];
  const wrong = (path: string, problem: string, clause: ClauseId) => {
    problems.push({ path: `position${path && !path.startsWith('[') ? '.' : ''}${path}`, problem, clause });
  };

  checkSeats(position, players, wrong);
  // What follows looks at every seat; a table with too few or too many of them cannot be looked at.
  if (problems.length > 0) return problems;

  const out = position.life.map((life, player) => position.out?.[player] ?? life <= 0);
  checkCards(position, wrong);
  checkLiving(position, out, wrong);
  if (position.tiebreak) checkTiebreak(position, out, rulings, wrong);
  else checkTurn(position, out, rulings, wrong);
  if ((position.turns ?? 0) >= rulings.limits.turns) wrong('turns', say.limit(), 'KR19');
  return problems;
}

type Wrong = (path: string, problem: string, clause: ClauseId) => void;

const seatsOf = (out: readonly boolean[]): PlayerId[] => out.map((_, player) => player);

function checkSeats(position: KomandoPosition, players: number, wrong: Wrong): void {
  const lists = { life: position.life, out: position.out, hands: position.hands };
  for (const [name, list] of Object.entries(lists)) {
    if (list && list.length !== players) wrong(name, say.perSeat(players, list.length), 'K1.1');
  }
  const seats = {
    turn: position.turn,
    'attack.target': position.attack?.target,
    'tiebreak.starter': position.tiebreak?.starter,
  };
  for (const [name, seat] of Object.entries(seats)) {
    if (seat !== undefined && seat >= players) wrong(name, optionErrors.seat(seat, players), 'K1.1');
  }
  position.tiebreak?.players?.forEach((player, index) => {
    if (player >= players) wrong(`tiebreak.players[${index}]`, optionErrors.seat(player, players), 'K1.1');
  });
}

function checkCards(position: KomandoPosition, wrong: Wrong): void {
  const seen = new Map<CardId, string>();
  const note = (card: CardId, path: string) => {
    const first = seen.get(card);
    if (first === undefined) seen.set(card, path);
    else wrong(path, say.cardTwice(card, first), 'K3.5');
  };
  const noteAll = (cards: readonly CardId[], zone: string) => {
    cards.forEach((card, index) => {
      note(card, `${zone}[${index}]`);
    });
  };
  position.hands.forEach((hand, player) => {
    noteAll(hand, `hands[${player}]`);
  });
  if (position.attack) note(position.attack.card, 'attack.card');
  noteAll(position.discardPile ?? [], 'discardPile');
  noteAll(position.drawPile ?? [], 'drawPile');
  if (!position.drawPile) return;
  const missing: CardId[] = [];
  for (let card = 1; card <= DECK_SIZE; card++) if (!seen.has(card)) missing.push(card);
  if (missing.length > 0) wrong('drawPile', say.cardsMissing(missing), 'K1.1');
}

function checkLiving(position: KomandoPosition, out: readonly boolean[], wrong: Wrong): void {
  for (const player of seatsOf(out)) {
    const life = position.life[player] as number;
    if (life <= 0 && !out[player]) wrong(`out[${player}]`, say.fallenButIn(player), 'K4.8');
    if (life > 0 && out[player] && !position.tiebreak)
      wrong(`out[${player}]`, say.outWithLife(player), 'K4.8');
    if (out[player] && position.hands[player]?.length)
      wrong(`hands[${player}]`, say.outWithHand(player), 'KR6');
  }
  if (out.filter((one) => !one).length < 2) wrong('life', say.tooFewLiving(), 'K1.2');
  if (out[position.turn]) wrong('turn', say.turnOut(position.turn), 'KR5');
}

/** Outside the tiebreak: three cards each, but for the attacker's sword, and what `no-reshuffle` leaves (K3.6, KR4). */
function checkTurn(position: KomandoPosition, out: readonly boolean[], rulings: Rulings, wrong: Wrong): void {
  const { attack, turn } = position;
  if (attack) {
    if (attack.target === turn) wrong('attack.target', say.targetSelf(turn), 'KR17');
    else if (out[attack.target]) wrong('attack.target', say.targetOut(attack.target), 'KR17');
    if (position.group <= 0) wrong('attack', say.attackSpent(), 'K1.3');
  }
  const pileIsEmpty = drawPileOf(position).length === 0;
  for (const player of seatsOf(out)) {
    if (out[player]) continue;
    const held = (position.hands[player] as readonly CardId[]).length;
    const right = attack && player === turn ? HAND - 1 : HAND;
    const mayBeFewer = rulings.deckOut === 'no-reshuffle' && pileIsEmpty;
    if (held > right || (held < right && !mayBeFewer)) {
      wrong(`hands[${player}]`, say.handSize(player, right, held), 'K3.6');
    }
  }
}

function checkTiebreak(
  position: KomandoPosition,
  out: readonly boolean[],
  rulings: Rulings,
  wrong: Wrong,
): void {
  const tiebreak = position.tiebreak as NonNullable<KomandoPosition['tiebreak']>;
  const { attack, turn } = position;
  const living = seatsOf(out).filter((player) => !out[player]);
  const players = tiebreak.players ?? living;
  const held = (player: PlayerId) => (position.hands[player] as readonly CardId[]).length;

  if (position.group > 0) wrong('group', say.groupInTiebreak(), 'K5.1');
  players.forEach((player, index) => {
    if (out[player] || players.indexOf(player) !== index) {
      wrong(`tiebreak.players[${index}]`, say.roundPlayers(player), 'K5.2');
    }
  });
  if (tiebreak.bottom && rulings.tiebreak !== 'printed-example') {
    wrong('tiebreak.bottom', say.bottomRule(), 'KR14');
  }
  if (tiebreak.bottom && living.every((player) => players.includes(player))) {
    wrong('tiebreak.bottom', say.bottomOfAll(), 'KR14');
  }
  for (const player of living) {
    if (players.includes(player)) continue;
    if (!tiebreak.bottom) wrong('tiebreak.players', say.sitsOut(player), 'K5.6');
    else if (tiebreak.round === 'begun' && held(player) > 0) {
      wrong(`hands[${player}]`, say.sitsOutWithHand(player), 'KR14');
    }
  }
  if ((tiebreak.level ?? 0) >= rulings.limits.levelRounds) wrong('tiebreak.level', say.limit(), 'KR19');

  const size = players.length ** 2 <= DECK_SIZE ? players.length : Math.floor(DECK_SIZE / players.length);
  const drawPile = drawPileOf(position);
  for (const player of living) {
    const most = attack && player === turn ? MOST_HELD - 1 : MOST_HELD;
    if (held(player) > most) wrong(`hands[${player}]`, say.handLimit(player, most, held(player)), 'K5.4');
  }

  if (tiebreak.round === 'to-be-dealt') {
    if (attack) wrong('attack', say.attackBeforeRound(), 'K4.1');
    const wanted = players.reduce((sum, player) => sum + Math.max(0, size - held(player)), 0);
    if (
      rulings.deckOut === 'no-reshuffle' &&
      rulings.tiebreakDeal === 'carry-over' &&
      wanted > drawPile.length
    ) {
      wrong('drawPile', say.runsShort(), 'KR4');
    }
    return;
  }
  if (!out[turn]) {
    if (!players.includes(turn)) wrong('turn', say.turnNotInRound(turn), 'K5.6');
    else if (!attack && held(turn) === 0) wrong(`hands[${turn}]`, say.bare(turn), 'KR15');
  }
  if (!attack) return;
  if (attack.target === turn) wrong('attack.target', say.targetSelf(turn), 'KR17');
  else if (!players.includes(attack.target)) wrong('attack.target', say.targetOut(attack.target), 'KR17');
  else if (held(attack.target) === 0 && (rulings.deckOut === 'reshuffle' || drawPile.length > 0)) {
    wrong(`hands[${attack.target}]`, say.bare(attack.target), 'KR15');
  }
}

/** The draw pile, or the cards that no zone names: they will be it. */
function drawPileOf({ drawPile, hands, discardPile = [], attack }: KomandoPosition): readonly CardId[] {
  if (drawPile) return drawPile;
  const named = new Set([...hands.flat(), ...discardPile, ...(attack ? [attack.card] : [])]);
  return Array.from({ length: DECK_SIZE }, (_, index) => index + 1).filter((card) => !named.has(card));
}
