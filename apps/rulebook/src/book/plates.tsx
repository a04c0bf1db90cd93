/** A game's examples as numbered plates, each played anew at every build. */
import type { RuleId } from '@komradery/cards';
import type { GameEvent, PlayedExample, StateValue } from '@komradery/engine';
import { ExamplePlate, type ExamplePlateProps, type GameLook } from '@komradery/table';
import type { FunctionComponent } from 'preact';
import type { Citation } from '../proof/problems.ts';

export interface BookPlate {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly steps: number;
  /** Every rule that a step of it is about, in the order in which they come up. */
  readonly rules: readonly RuleId[];
  /** Where the statechart is, step by step. */
  readonly places: readonly StateValue[];
  /** Every rule that a step or an event of it cites. */
  readonly citations: readonly Citation[];
  /** What its drawings have in common, to be put on the page once before them. */
  readonly Sprite: FunctionComponent;
  readonly Plate: FunctionComponent<Pick<ExamplePlateProps<never, never>, 'clauseHref' | 'level' | 'chart'>>;
}

export const toPlates = <V, E extends GameEvent>(
  examples: readonly PlayedExample<V, E>[],
  look: GameLook<V, E>,
): readonly BookPlate[] =>
  examples.map((example, index) => {
    const { id, title, lead, frames } = example;
    const number = index + 1;
    return {
      number,
      id,
      title,
      lead,
      steps: frames.length,
      rules: [...new Set(frames.flatMap(({ clauses }) => clauses))],
      places: frames.map(({ at }) => at),
      citations: frames.flatMap(({ clauses, events }, frame) => [
        ...clauses.map((rule) => ({ where: `example "${id}", frame ${frame}`, rule })),
        ...events.map(({ type, clause }) => ({ where: `example "${id}", event ${type}`, rule: clause })),
      ]),
      Sprite: () => look.sprite(frames.map(({ view }) => view)),
      Plate: (props) => <ExamplePlate example={example} look={look} number={number} {...props} />,
    };
  });
