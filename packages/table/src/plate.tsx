/**
 * An example as a numbered plate: every step with its caption, rules, log and drawing, to be read from top to bottom and
 * printed as it is. `@komradery/table/element` turns it into a player, one step at a time.
 */
import type { GameEvent, PlayedExample, StateValue } from '@komradery/engine';
import type { ComponentChildren } from 'preact';
import type { GameLook } from './look.ts';
import type { HouseProse } from './prose/prose.ts';
import { statePaths } from './state-paths.ts';

declare module 'preact' {
  // biome-ignore lint/style/noNamespace: the way in which Preact has elements declared
  namespace JSX {
    interface IntrinsicElements {
      'komradery-example': HTMLAttributes<HTMLElement> & {
        readonly chart?: string | undefined;
      };
    }
  }
}

export interface ExamplePlateProps<V, E extends GameEvent> {
  readonly example: PlayedExample<V, E>;
  /** How its game looks. */
  readonly look: GameLook<V, E>;
  /** The number of the plate. */
  readonly number: number;
  /** Where a clause is to be read. */
  readonly clauseHref: (clause: string) => string;
  /** Where the chart is, in words; the ids of its states unless given. */
  readonly sayState?: (at: StateValue) => string;
  /** The caption as nodes, when the text carries markup of its own. */
  readonly caption?: (text: string) => ComponentChildren;
  /** Level of the title's heading; 3 unless given. */
  readonly level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Selector of a statechart elsewhere on the page that shows where the game is. */
  readonly chart?: string;
  /** A statechart of this plate's own. */
  readonly children?: ComponentChildren;
}

/** The id of a step's place on the page: the nth step of an example, from 1. */
export const stepId = (example: string, n: number): string => `${example}-step-${n}`;

const statesInWords = (at: StateValue): string =>
  statePaths(at)
    .map((path) => path.replaceAll('.', ' › '))
    .join(', ');

export function ExamplePlate<V, E extends GameEvent>({
  example,
  look,
  number,
  clauseHref,
  sayState = statesInWords,
  caption = (text) => text,
  level = 3,
  chart,
  children,
}: ExamplePlateProps<V, E>) {
  const { id, title, lead, frames } = example;
  const { words } = look;
  const tables = look.tables(frames);
  const Heading = `h${level}` as const;
  return (
    <komradery-example class="k-plate" id={id} chart={chart}>
      <div class="k-head">
        <Heading class="k-title">
          <span>{words.plate(number)}</span> {title}
        </Heading>
        <p class="k-lead">{caption(lead)}</p>
      </div>
      <Controls steps={frames.length} words={words} />
      <div class="k-body">
        <ol class="k-steps" aria-label={words.steps}>
          {frames.map((frame, index) => {
            const { at, via, clauses, events } = frame;
            const lines = events.flatMap((event) => {
              const text = look.say(event, frame.view);
              return text ? [{ seq: event.seq, text, clause: event.clause }] : [];
            });
            return (
              <li
                key={index}
                class="k-step"
                id={stepId(id, index + 1)}
                data-at={JSON.stringify(at)}
                data-via={via.join(' ') || undefined}
              >
                <div class="k-says">
                  <p class="k-caption">{caption(frame.caption)}</p>
                  <p class="k-clauses">
                    <span class="k-unseen">{words.clauses}: </span>
                    {clauses.map((clause) => (
                      <a key={clause} href={clauseHref(clause)}>
                        {clause}
                      </a>
                    ))}
                  </p>
                </div>
                {tables[index]}
                <div class="k-notes">
                  {lines.length > 0 && (
                    <ul class="k-log" aria-label={words.log}>
                      {lines.map(({ seq, text, clause }) => (
                        <li key={seq}>
                          {text} <a href={clauseHref(clause)}>{clause}</a>
                        </li>
                      ))}
                    </ul>
                  )}
                  <p class="k-at">{words.chartAt(sayState(at))}</p>
                </div>
              </li>
            );
          })}
        </ol>
        {children && <div class="k-chart">{children}</div>}
      </div>
    </komradery-example>
  );
}

/** Served out of sight; the element shows them, since without it they would do nothing. */
function Controls({ steps, words }: { readonly steps: number; readonly words: HouseProse }) {
  const button = (go: 'first' | 'back' | 'forward' | 'last') => (
    <button type="button" data-go={go} aria-label={words[go]}>
      <svg aria-hidden="true">
        <use href={`#k-go-${go}`} />
      </svg>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="k-bar" role="group" aria-label={words.controls} hidden>
      {button('first')}
      {button('back')}
      {button('forward')}
      {button('last')}
      <input type="range" min="1" max={steps} value="1" aria-label={words.steps} />
      <span class="k-count" data-label={words.step('{n}', '{of}')} />
    </div>
  );
}
