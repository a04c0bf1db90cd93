import type { Configuration } from './configuration.ts';
import type { Decision, Fork } from './decision.ts';
import { matches } from './descriptor.ts';
import { literal } from './literal.ts';
import { reserved } from './macrostep.ts';
import type { Microstep } from './microstep.ts';
import type { Rest } from './rest.ts';
import { block, Endings, lines, signature } from './source-text.ts';
import type { Station } from './stations.ts';

/** Whether actions run at once, or wait until the initial macrostep is over. */
export type Mode = 'run' | 'start';

/** What the flow asks of the module that it is written into. */
export interface Statements {
  readonly steps: (mode: Mode, microstep: Microstep) => string;
  readonly test: (fork: Fork, onEvent: boolean) => string;
  readonly constant: (value: unknown) => string;
  readonly afterFirst: (microstep: Microstep) => Rest;
}

/**
 * Writes macrosteps as functions that return the configuration they come to.
 *
 * What is left after a microstep is known when the code is written, so that a chain of eventless transitions and raised events is a
 * chain of calls. Only what may reach the limit of iterations, or go round in circles, runs in a loop that counts.
 */
export class Flow {
  readonly #statements: Statements;
  readonly #mode: Mode;
  readonly #limit: number;
  readonly #endings: Endings;
  readonly #called = new Map<Rest, string>();
  readonly #looped = new Map<Rest, number>();

  constructor(statements: Statements, mode: Mode, limit: number) {
    this.#statements = statements;
    this.#mode = mode;
    this.#limit = limit;
    this.#endings = new Endings(this.#name('end'));
  }

  /** A function `on<configuration>` for each configuration, and all that these need. */
  events(stations: readonly Station[]): string {
    return this.#complete(stations.map((station) => this.#on(station)));
  }

  /** The function `enter`, and all that it needs. */
  entering(initial: Microstep): string {
    const body = lines(
      '\n',
      this.#statements.steps(this.#mode, initial),
      this.#go(this.#statements.afterFirst(initial)),
    );
    return this.#complete([block(`const enter = ${signature.end} =>`, body, '};')]);
  }

  #on({ at, exact, partial, otherwise }: Station): string {
    const branch = (decision: Decision): string =>
      this.#decision(decision, true, (microstep) => {
        const rest = this.#statements.afterFirst(microstep);
        if (microstep.taken)
          return lines('\n', this.#statements.steps(this.#mode, microstep), this.#go(rest));
        // The types that XState reads itself are looked at only when nothing else takes them.
        if (rest.settled && this.#isBounded(rest)) return `ended(run, type);\n${this.#go(rest)}`;
        return `if (ended(run, type)) return ${at.id};\n${this.#go(rest)}`;
      });

    const byText = new Map<string, string[]>();
    const add = (type: string, text: string): void => {
      byText.set(text, [...(byText.get(text) ?? []), `case ${JSON.stringify(type)}:`]);
    };
    const untaken = { microstep: { steps: [], next: at, changed: false, taken: false } };
    const { init, stop } = reserved;
    for (const type of [init, stop]) {
      const wildcards = [...exact.keys(), ...(otherwise.microstep?.taken === false ? [] : ['*'])];
      if (wildcards.some((descriptor) => matches(type, descriptor))) add(type, branch(untaken));
    }
    for (const [type, decision] of exact) if (type !== init && type !== stop) add(type, branch(decision));
    const cases = [...byText].map(([text, labels]) => block(labels.join('\n'), text));
    const prefixed = partial.map(([prefix, decision]) =>
      block(
        `if (type === ${JSON.stringify(prefix)} || type.startsWith(${JSON.stringify(`${prefix}.`)}))`,
        branch(decision),
      ),
    );
    const body = lines(
      '\n',
      cases.length > 0 && block('switch (type)', cases.join('\n')),
      ...prefixed,
      branch(otherwise),
    );
    return block(`const on${at.id} = ${signature.on} =>`, `// ${JSON.stringify(at.value)}\n${body}`, '};');
  }

  #decision(
    decision: Decision,
    onEvent: boolean,
    end: (microstep: Microstep) => string,
    asked = false,
  ): string {
    if (decision.microstep) {
      // What fails from here on is no guard.
      return this.#endings.hold(lines('\n', asked && 'run.asking = -1;', end(decision.microstep)));
    }
    const fork = decision as Fork;
    const passed = this.#decision(fork.passed, onEvent, end, onEvent);
    const failed = this.#decision(fork.failed, onEvent, end, onEvent);
    const test = this.#statements.test(fork, onEvent);
    return passed === failed ? `${test};\n${passed}` : `${block(`if (${test})`, passed)}\n${failed}`;
  }

  /** One iteration of what is left: eventless transitions, and if there are none, the event that has waited longest. */
  #iteration(rest: Rest, go: (rest: Rest) => string, settle: (at: Configuration) => string): string {
    const take = (on: 'eventless' | 'event') => (microstep: Microstep) =>
      lines('\n', this.#statements.steps(this.#mode, microstep), go(rest.after(microstep, on)));
    const event = rest.event
      ? lines(
          '\n',
          `scope.event = ${this.#statements.constant(rest.waiting[0])};`,
          this.#decision(rest.event, true, take('event')),
        )
      : settle(rest.at);
    if (!rest.eventless) return event;
    return this.#decision(rest.eventless, false, (microstep) =>
      microstep.taken ? take('eventless')(microstep) : event,
    );
  }

  #isBounded({ iterations }: Rest): boolean {
    return iterations !== Number.POSITIVE_INFINITY && iterations <= this.#limit;
  }

  #go(rest: Rest): string {
    if (!this.#isBounded(rest)) return `return ${this.#name('loop')}(run, scope, ${this.#numberOf(rest)});`;
    return rest.settled ? `return ${rest.at.id};` : `return ${this.#nameOf(rest)}(run, scope);`;
  }

  /** In the loop, a number that is negative stands for the configuration it ends in. */
  #goOn(rest: Rest): string {
    return `return ${rest.at.done ? -1 - rest.at.id : this.#numberOf(rest)};`;
  }

  #complete(functions: string[]): string {
    const texts = [...functions];
    // What is written may ask for more.
    for (const [rest, name] of this.#called) {
      const body = this.#iteration(
        rest,
        (next) => this.#go(next),
        (at) => `return ${at.id};`,
      );
      texts.push(block(`const ${name} = ${signature.end} =>`, body, '};'));
    }
    const cases: string[] = [];
    for (const [rest, number] of this.#looped) {
      if (rest.settled) {
        cases.push(`case ${number}:\n  return ${rest.at.id};`);
        continue;
      }
      const name = `${this.#name('turn')}${number}`;
      const body = this.#iteration(
        rest,
        (next) => this.#goOn(next),
        (at) => `return ${-1 - at.id};`,
      );
      texts.push(block(`const ${name} = ${signature.end} =>`, body, '};'));
      cases.push(`case ${number}:\n  rest = ${name}(run, scope);\n  break;`);
    }
    const loop = cases.length > 0 && this.#loop(cases);
    return lines(
      '\n\n',
      this.#endings.declarations(),
      ...texts.map((text) => this.#endings.resolve(text)),
      loop,
    );
  }

  #loop(cases: readonly string[]): string {
    const limit = this.#limit === Number.POSITIVE_INFINITY ? undefined : literal(this.#limit);
    const body = lines(
      '\n',
      limit !== undefined && `if (n > ${limit}) throw endless(${limit});`,
      block('switch (rest)', cases.join('\n')),
      'if (rest < 0) return -1 - rest;',
    );
    const head = limit === undefined ? 'for (;;)' : 'for (let n = 1; ; n++)';
    return block(`const ${this.#name('loop')} = ${signature.loop} =>`, block(head, body), '};');
  }

  #nameOf(rest: Rest): string {
    const name = this.#called.get(rest) ?? `${this.#name('then')}${this.#called.size}`;
    this.#called.set(rest, name);
    return name;
  }

  #numberOf(rest: Rest): number {
    const number = this.#looped.get(rest) ?? this.#looped.size;
    this.#looped.set(rest, number);
    return number;
  }

  #name(stem: string): string {
    return this.#mode === 'run' ? stem : `start${stem.charAt(0).toUpperCase()}${stem.slice(1)}`;
  }
}
