/** The options of a text's `choose`, printed, where it has just one. */
import { type CardText, type Choose, printAction } from '@komradery/cards/language';

export function optionsOf(text: CardText): readonly string[] | undefined {
  const found: (readonly string[])[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isChoose(value)) {
      found.push(value.options.map((actions) => actions.map(printAction).join('; ')));
    }
    for (const inner of Object.values(value)) look(inner);
  };
  look(text);
  return found.length === 1 ? found[0] : undefined;
}

const isChoose = (value: object): value is Choose => 'effect' in value && value.effect === 'choose';
