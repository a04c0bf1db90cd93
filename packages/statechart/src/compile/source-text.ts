export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** A head that ends in an opening brace, an indented body, and what closes it. */
export const block = (head: string, body: string, tail = '}'): string =>
  body === '' ? `${head} {${tail}` : `${head} {\n${indent(body)}\n${tail}`;

/** Texts one after the other; what is empty or not there is left out. */
export const lines = (between: string, ...texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(between);

/** A string literal in single quotes. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** Text that only TypeScript has. Control characters mark it, since no literal holds them as they are. */
export const typed = (text: string): string => `${opening}${text}${closing}`;

const opening = '\u0001';
const closing = '\u0002';

/** Writes text with or without its types. */
export const inLanguage = (text: string, language: 'js' | 'ts'): string =>
  text
    .split(opening)
    .map((part, i) => {
      if (i === 0) return part;
      const [types = '', rest = ''] = part.split(closing);
      return language === 'ts' ? types + rest : rest;
    })
    .join('');

/** The parameters of the functions that steps are written as, and what they return. */
export const signature = {
  end: `(run${typed(': Run')}, scope${typed(': Scope')})${typed(': number')}`,
  on: `(run${typed(': Run')}, scope${typed(': Scope')}, type${typed(': string')})${typed(': number')}`,
  loop: `(run${typed(': Run')}, scope${typed(': Scope')}, rest${typed(': number')})${typed(': number')}`,
} as const;

/** Constants: the same text gets the same name. */
export class Names {
  readonly #stem: string;
  readonly #names = new Map<string, string>();

  constructor(stem: string) {
    this.#stem = stem;
  }

  /** The name of an expression. `hint` makes it easier to read. */
  of(text: string, hint = ''): string {
    const known = this.#names.get(text);
    if (known) return known;
    const name = `${this.#stem}${this.#names.size}${hint && `_${hint.replace(/\W/g, '_')}`}`;
    this.#names.set(text, name);
    return name;
  }

  get texts(): readonly string[] {
    return [...this.#names.keys()];
  }

  declarations(): string {
    return [...this.#names].map(([text, name]) => `const ${name} = ${text};`).join('\n');
  }
}

/** Code that several branches end in: written in place if there is one, and else once, as a function. */
export class Endings {
  readonly #stem: string;
  readonly #uses = new Map<string, { readonly number: number; count: number }>();

  constructor(stem: string) {
    this.#stem = stem;
  }

  /** Holds the place of a text that ends in a return. */
  hold(text: string): string {
    if (text.split('\n').length < 4) return text;
    const use = this.#uses.get(text) ?? { number: this.#uses.size, count: 0 };
    use.count++;
    this.#uses.set(text, use);
    return `@${use.number}@`;
  }

  /** Puts the code in the places that were held. To be asked when all of them are. */
  resolve(text: string): string {
    const texts = [...this.#uses];
    return text.replace(/^( *)@(\d+)@$/gm, (_, space: string, number: string) => {
      const [code, { count }] = texts[Number(number)] as (typeof texts)[number];
      // A held text may hold the places of others.
      const written = count > 1 ? `return ${this.#stem}${number}(run, scope);` : this.resolve(code);
      return written.replace(/^(?=.)/gm, space);
    });
  }

  declarations(): string {
    return [...this.#uses]
      .filter(([, { count }]) => count > 1)
      .map(([text, { number }]) =>
        block(`const ${this.#stem}${number} = ${signature.end} =>`, this.resolve(text), '};'),
      )
      .join('\n\n');
  }
}
