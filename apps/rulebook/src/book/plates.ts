/** KOMANDO's examples as numbered plates, each played anew at every build. */
import type { KomandoRuleId } from '@komradery/cards';
import { type KomandoEvent, sayEvent } from '@komradery/engine';
import { type PlayedKomandoExample, playKomandoExamples } from '@komradery/engine/examples';
import { tableProseEn } from '@komradery/table';

export interface BookPlate {
  readonly number: number;
  readonly example: PlayedKomandoExample;
  /** Every rule that a step of it is about, in the order in which they come up. */
  readonly rules: readonly string[];
}

export const plates: readonly BookPlate[] = playKomandoExamples().map((example, index) => ({
  number: index + 1,
  example,
  rules: [...new Set(example.frames.flatMap((frame) => frame.clauses))],
}));

export const plateAddress = (plate: BookPlate): string => `/komando/examples/${plate.example.id}/`;

/** The plates with a step about this rule. */
export const platesOf = (rule: KomandoRuleId): readonly BookPlate[] =>
  plates.filter((plate) => plate.rules.includes(rule));

export const plateNamed = (id: string): BookPlate => {
  const plate = plates.find(({ example }) => example.id === id);
  if (plate === undefined)
    throw new Error(
      `There is no example ${id}: the engine has ${plates.map(({ example }) => example.id).join(', ')}`,
    );
  return plate;
};

/** A line of the log for an event of this example. */
export const sayIn =
  ({ frames }: PlayedKomandoExample) =>
  (event: KomandoEvent): string | undefined =>
    sayEvent(event, {
      player: tableProseEn.player,
      card: tableProseEn.cardName,
      face: (card) => frames[0]?.view.setup.deck[card - 1],
    });
