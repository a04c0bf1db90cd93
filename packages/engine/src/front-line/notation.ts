/**
 * Commands as people write them: `pick Oxna`, `draft #17`, `lay #4`, `play #9`, `use #30`, `use ability`, `pass`,
 * `pass turn`; answers as `choose P3`, `choose space 4`, `choose #17`, `choose 2`, `yes`, `no`, `forward`.
 * Reading forgives case, spaces, and marks.
 */
import type { NotationError } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import type { FrontLineCommand } from './commands.ts';
import { notationErrors } from './prose/en.ts';
import type { Choice, FrontLineState } from './state.ts';
import { characterOf } from './table.ts';

const MAX_LENGTH = 80;

const FORMS = 'pick 3, draft #17, lay #4, play #9, use #30, pass, pass turn, choose P3, choose 2';

/** What an answer that takes nothing is called. */
const NONE = 'none';

export function print(state: FrontLineState, command: FrontLineCommand): string {
  switch (command.type) {
    case 'pick':
      return `pick ${command.character + 1} ${characterOf(state, command.character)?.name ?? ''}`.trim();
    case 'draft':
    case 'lay':
    case 'play':
      return `${command.type} #${command.card}`;
    case 'use':
      return command.source > 0 ? `use #${command.source}` : `use ability ${-command.source}`;
    case 'pass':
      return 'pass';
    case 'pass-turn':
      return 'pass turn';
    case 'choose':
      return printAnswer(state.memory.choice?.what, command.value);
  }
}

function printAnswer(what: Choice['what'] | undefined, value: number): string {
  switch (what) {
    case 'may':
      return value === 1 ? 'yes' : 'no';
    case 'way':
      return value === 0 ? 'forward' : 'backward';
    case 'komrade':
      return value < 0 ? `choose ${NONE}` : `choose P${value + 1}`;
    case 'space':
      return `choose space ${value}`;
    case 'target':
      return `choose target ${value}`;
    case 'option':
      return `choose option ${value}`;
    case 'card':
    case 'gear':
    case 'protect':
      if (value === 0) return `choose ${NONE}`;
      return value > 0 ? `choose #${value}` : `choose ability ${-value}`;
    default:
      return `choose ${value}`;
  }
}

export function parse(state: FrontLineState, text: string): Result<FrontLineCommand, NotationError> {
  const fail = (column: number, message: string) =>
    err<NotationError>({ column, message, suggestion: FORMS });

  if (text.length > MAX_LENGTH) return fail(MAX_LENGTH + 1, notationErrors.tooLong(MAX_LENGTH));
  const verb = /^\s*([a-z]+)/i.exec(text);
  const start = text.search(/\S|$/) + 1;
  if (!verb) return fail(start, notationErrors.noVerb());
  const word = (verb[1] as string).toLowerCase();
  const rest = text.slice(verb[0].length);
  const at = verb[0].length + rest.search(/\S|$/) + 1;
  const tail = rest.trim().replace(/\.$/, '').toLowerCase();

  switch (word) {
    case 'yes':
    case 'no':
      return tail
        ? fail(at, notationErrors.leftOver())
        : ok({ type: 'choose', value: word === 'yes' ? 1 : 0 });
    case 'forward':
    case 'backward':
      return tail
        ? fail(at, notationErrors.leftOver())
        : ok({ type: 'choose', value: word === 'forward' ? 0 : 1 });
    case 'pass':
      if (tail === '') return ok({ type: 'pass' });
      return /^(?:the )?turn$/.test(tail) ? ok({ type: 'pass-turn' }) : fail(at, notationErrors.leftOver());
    case 'pick': {
      const number = /^#?(\d{1,3})(?!\d)/.exec(tail);
      if (number) return ok({ type: 'pick', character: Number(number[1]) - 1 });
      const index = state.setup.deck.characters.findIndex(({ name }) => name.toLowerCase() === tail);
      return index >= 0 ? ok({ type: 'pick', character: index }) : fail(at, notationErrors.noCharacter());
    }
    case 'draft':
    case 'lay':
    case 'play': {
      const card = /^#?\s*(\d{1,3})$/.exec(tail);
      return card ? ok({ type: word, card: Number(card[1]) }) : fail(at, notationErrors.noCard());
    }
    case 'use': {
      const card = /^#?\s*(\d{1,3})$/.exec(tail);
      if (card) return ok({ type: 'use', source: Number(card[1]) });
      const ability = /^ability\s*(\d{1,3})$/.exec(tail);
      return ability ? ok({ type: 'use', source: -Number(ability[1]) }) : fail(at, notationErrors.noCard());
    }
    case 'choose': {
      const { choice } = state.memory;
      if (tail === NONE) return ok({ type: 'choose', value: choice?.what === 'komrade' ? -1 : 0 });
      const seat = /^p\s*(\d{1,2})$/.exec(tail);
      if (seat) return ok({ type: 'choose', value: Number(seat[1]) - 1 });
      const ability = /^ability\s*(\d{1,3})$/.exec(tail);
      if (ability) return ok({ type: 'choose', value: -Number(ability[1]) });
      const number = /^(?:space|target|option|#)?\s*(\d{1,3})$/.exec(tail);
      return number ? ok({ type: 'choose', value: Number(number[1]) }) : fail(at, notationErrors.noAnswer());
    }
    default:
      return fail(start, notationErrors.noVerb());
  }
}
