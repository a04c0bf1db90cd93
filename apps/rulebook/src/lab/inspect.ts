/** What the card language makes of a card: its AST and normal form, or what is wrong with it and where. */
import {
  type CardText,
  type Diagnostic,
  lint,
  parse,
  parseTargets,
  print,
  printTargets,
  type Targets,
  type TextError,
} from '@komradery/cards/language';
import type { LabCard } from './card.ts';

export interface Inspection {
  /** Nothing was typed yet. */
  readonly blank: boolean;
  readonly errors: readonly TextError[];
  /** In the target line of an Incoming! card. */
  readonly targetErrors: readonly TextError[];
  /** What parses but makes no sense on a card of this kind. */
  readonly diagnostics: readonly Diagnostic[];
  readonly ast?: CardText;
  readonly normalForm?: string;
  readonly targets?: Targets;
  readonly targetsForm?: string;
}

export function inspect({ kind, name, text, targets }: LabCard): Inspection {
  if (text.trim() === '') return { blank: true, errors: [], targetErrors: [], diagnostics: [] };
  const read = parse(text, name === '' ? {} : { name });
  const placed = kind === 'incoming' ? parseTargets(targets) : undefined;
  const context = {
    kind,
    ...(placed?.ok && { targets: placed.value }),
  };
  return {
    blank: false,
    errors: read.ok ? [] : read.error,
    targetErrors: placed === undefined || placed.ok ? [] : placed.error,
    diagnostics: read.ok ? lint(read.value, context) : [],
    ...(read.ok && { ast: read.value, normalForm: print(read.value) }),
    ...(placed?.ok && { targets: placed.value, targetsForm: printTargets(placed.value) }),
  };
}
