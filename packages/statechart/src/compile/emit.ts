import type { AnyStateMachine } from 'xstate';
import type { Action, ChartNode, Guard, GuardCall, Params } from './chart.ts';
import { type Configuration, leavesOf, noMemory } from './configuration.ts';
import type { Decision, Fork } from './decision.ts';
import { matches, prefixOf } from './descriptor.ts';
import { literal } from './literal.ts';
import { Interpreter, reserved } from './macrostep.ts';
import type { Microstep, Step } from './microstep.ts';
import { read } from './read.ts';
import { CompileError, refuse } from './refusal.ts';
import { prelude } from './source-prelude.ts';
import { sourceRefusals } from './source-refusals.ts';
import type { StateValue } from './value.ts';

export interface EmitOptions {
  /**
   * The module that exports the objects `actions` and `guards`, as an import specifier. The text then exports the compiled machine
   * as `machine`; without it, it exports only `create`, which takes them.
   */
  readonly implementations?: string;
  /** The largest number of microsteps that may be written out; 4096 unless given. */
  readonly limit?: number;
}

/**
 * Compiles a machine to the text of an ES module, for build time: every configuration has code of its own, and nothing is made or
 * looked up at run time. It exports `create({ actions, guards })`, which gives an `InPlace` stepper.
 *
 * The module stands alone. It imports named actions and guards, so that the machine may hold no functions itself; but `assign` and
 * `raise` of plain data may stand in it.
 *
 * @throws CompileError with every part of the machine that cannot be compiled, or not as source text.
 *
 * @example
 * ```ts
 * import { emit } from '@komradery/statechart/compile';
 * import { createMachine } from 'xstate';
 *
 * const lamp = createMachine({
 *   id: 'lamp',
 *   initial: 'off',
 *   states: { off: { on: { SWITCH: { target: 'on', actions: 'light' } } }, on: { on: { SWITCH: 'off' } } },
 * });
 * emit(lamp, { implementations: './lamp.js' }).includes("import { actions } from './lamp.js';"); // true
 * ```
 */
export const emit = (machine: AnyStateMachine, options: EmitOptions = {}): string => {
  const { chart, refusals } = read(machine);
  const id = String((machine as { id?: unknown } | undefined)?.id);
  if (!chart) throw new CompileError(id, refusals);
  const unfit = sourceRefusals(chart);
  if (unfit.length > 0) throw new CompileError(id, unfit);
  const interpreter = new Interpreter(chart);
  const limit = options.limit ?? 4096;
  const stations = explore(interpreter, limit);
  if (!stations) throw new CompileError(id, [refuse(id, '', 'size', limit)]);
  return new Emitter(interpreter, stations).module(options.implementations);
};

/** All that can happen in a configuration. */
interface Station {
  readonly at: Configuration;
  /** By the event types that active states name. */
  readonly exact: ReadonlyMap<string, Decision>;
  /** By the prefixes of active wildcards, longest first. */
  readonly partial: readonly (readonly [prefix: string, decision: Decision])[];
  readonly otherwise: Decision;
  readonly eventless: Decision;
}

/** A part of a type that no chart names. */
const unnamed = '\u0000';

const microstepsOf = (decision: Decision): Microstep[] => {
  if (decision.microstep) return [decision.microstep];
  const { passed, failed } = decision as Fork;
  return [...microstepsOf(passed), ...microstepsOf(failed)];
};

const decisionsOf = ({ exact, partial, otherwise, eventless }: Station): Decision[] => [
  ...exact.values(),
  ...partial.map(([, decision]) => decision),
  otherwise,
  eventless,
];

const stationAt = (interpreter: Interpreter, at: Configuration): Station => {
  const { active } = at;
  const descriptors = new Set(
    interpreter.chart.nodes.filter(({ index }) => active.has(index)).flatMap(({ on }) => [...on.keys()]),
  );
  const named = new Set(interpreter.chart.nodes.flatMap(({ on }) => [...on.keys()]));
  // A type that only matches wildcards, and is the name of no transition.
  const under = (prefix: string): string => (named.has(prefix) ? `${prefix}.${unnamed}` : prefix);
  const prefixes = [...descriptors].flatMap((descriptor) =>
    descriptor === '*' ? [] : (prefixOf(descriptor) ?? []),
  );
  return {
    at,
    exact: new Map(
      [...descriptors].filter((type) => type !== '*').map((type) => [type, interpreter.onEvent(at, type)]),
    ),
    partial: prefixes
      .sort((a, b) => b.length - a.length)
      .map((prefix) => [prefix, interpreter.onEvent(at, under(prefix))] as const),
    otherwise: interpreter.onEvent(at, unnamed),
    eventless: interpreter.eventless(at),
  };
};

/** Everything that can be reached, or gone on from by its value; undefined if it is more than the limit. */
const explore = (interpreter: Interpreter, limit: number): readonly Station[] | undefined => {
  const { chart, configurations } = interpreter;
  const stations = new Map<Configuration, Station>();
  let microsteps = 0;
  const queue = [interpreter.initial.next, ...configurations.all];
  for (const at of queue) {
    if (stations.has(at)) continue;
    const station = stationAt(interpreter, at);
    stations.set(at, station);
    queue.push(configurations.of(leavesOf(chart, at.value) as readonly ChartNode[], noMemory));
    if (at.done) continue;
    for (const decision of decisionsOf(station)) {
      const found = forks(decision, limit - microsteps);
      if (found === undefined) return undefined;
      microsteps += found;
      if (microsteps > limit) return undefined;
      queue.push(...microstepsOf(decision).map(({ next }) => next));
    }
  }
  return [...stations.values()].sort((a, b) => a.at.id - b.at.id);
};

/** How many microsteps a decision leads to; undefined if more than the limit, found out without going on. */
const forks = (decision: Decision, limit: number): number | undefined => {
  if (limit < 1) return undefined;
  if (decision.microstep) return 1;
  const { passed, failed } = decision as Fork;
  const ofPassed = forks(passed, limit);
  if (ofPassed === undefined) return undefined;
  const ofFailed = forks(failed, limit - ofPassed);
  return ofFailed === undefined ? undefined : ofPassed + ofFailed;
};

/** Runs actions at once, or keeps them until the initial macrostep is over. */
type Mode = 'run' | 'start';

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');
const block = (head: string, body: string, tail = '}'): string => `${head} {\n${indent(body)}\n${tail}`;

class Emitter {
  readonly #interpreter: Interpreter;
  readonly #stations: readonly Station[];
  /** Source of constants, and their names. */
  readonly #constants = new Map<string, string>();
  readonly #bindings = new Map<string, string>();
  readonly #tests = new Map<string, string>();
  readonly #uses = new Set<'raise' | 'assign'>();

  constructor(interpreter: Interpreter, stations: readonly Station[]) {
    this.#interpreter = interpreter;
    this.#stations = stations;
  }

  module(implementations: string | undefined): string {
    const { chart } = this.#interpreter;
    // Order matters: what the functions need is known when they are written.
    const running = this.#functions('run', this.#stations);
    const starting = this.#starting();
    const interfaceText = this.#interface();
    const bound = [...this.#bindings].map(([text, name]) => `const ${name} = ${text};`);
    const needs = ['actions', 'guards'].filter((what) => bound.some((text) => text.includes(`(${what},`)));
    const constants = [...this.#constants].map(([text, name]) => `const ${name} = ${text};`);
    const tests = [...this.#tests].map(([text, name]) => `const ${name} = ${text};`);
    const parts = [
      `// Compiled from the machine ${JSON.stringify(chart.id)}. Made by @komradery/statechart; do not edit.`,
      ...(implementations === undefined || needs.length === 0
        ? []
        : [`import { ${needs.join(', ')} } from ${quote(implementations)};`]),
      prelude,
      constants.join('\n'),
      block(
        `export const create = (${needs.length > 0 ? `{ ${needs.join(', ')} }` : ''}) =>`,
        [bound.join('\n'), tests.join('\n'), running, starting, interfaceText].filter(Boolean).join('\n\n'),
        '};',
      ),
      ...(implementations === undefined
        ? []
        : [`export const machine = create(${needs.length > 0 ? `{ ${needs.join(', ')} }` : ''});`]),
    ];
    return `${parts.filter(Boolean).join('\n\n')}\n`;
  }

  /** A function for the events and one for the eventless transitions of each configuration, and the loop around them. */
  #functions(mode: Mode, stations: readonly Station[], queued?: boolean): string {
    const open = stations.filter(({ at }) => !at.done);
    const eventless = open.filter((station) => !isIdle(station.eventless));
    const shared = new Shared(mode);
    const takesEvents = queued ?? true;
    const texts = [
      ...(takesEvents ? open.map((station) => this.#onEvent(mode, station, shared)) : []),
      ...eventless.map((station) => this.#eventless(mode, station, shared)),
    ];
    return [
      ...shared.functions(),
      ...texts.map((text) => shared.resolve(text)),
      ...(takesEvents ? [this.#dispatch(mode, open)] : []),
      this.#settle(mode, stations, eventless, queued ?? this.#uses.has('raise')),
    ].join('\n\n');
  }

  #onEvent(mode: Mode, { at, exact, partial, otherwise }: Station, shared: Shared): string {
    const branch = (decision: Decision): string => this.#decision(mode, decision, shared, true, -1 - at.id);
    const fallback = partial.reduceRight(
      (rest, [prefix, decision]) =>
        `${block(`if (type === ${JSON.stringify(prefix)} || type.startsWith(${JSON.stringify(`${prefix}.`)}))`, branch(decision))}\n${rest}`,
      branch(otherwise),
    );
    // Types with the same code share it.
    const cases = new Map<string, string[]>();
    for (const [type, decision] of exact) {
      const text = branch(decision);
      cases.set(text, [...(cases.get(text) ?? []), type]);
    }
    const texts = [...cases].map(([text, types]) => {
      const labels = types.map((type) => `case ${JSON.stringify(type)}:`).join('\n');
      return `${labels.slice(0, -1)}: {\n${indent(text)}\n}`;
    });
    const body = texts.length === 0 ? fallback : `${block('switch (type)', texts.join('\n'))}\n${fallback}`;
    const name = `${nameIn(mode, 'on')}${at.id}`;
    return `// ${valueText(at.value)}\n${block(`const ${name} = (run, scope, type) =>`, body, '};')}`;
  }

  #eventless(mode: Mode, { at, eventless }: Station, shared: Shared): string {
    const body = this.#decision(mode, eventless, shared, false, -1);
    return block(`const ${nameIn(mode, 'always')}${at.id} = (run, scope) =>`, body, '};');
  }

  #dispatch(mode: Mode, open: readonly Station[]): string {
    const on = nameIn(mode, 'on');
    const cases = open.map(({ at }) => `case ${at.id}:\n  return ${on}${at.id}(run, scope, type);`);
    const body = block('switch (at)', [...cases, 'default:\n  throw unknown(at);'].join('\n'));
    return block(`const ${on} = (run, scope, at, type) =>`, body, '};');
  }

  /** The loop of a macrostep. A done configuration comes back as `-1 - at`. */
  #settle(mode: Mode, stations: readonly Station[], eventless: readonly Station[], queued: boolean): string {
    const { maxIterations } = this.#interpreter.chart;
    const limit = maxIterations === Infinity ? undefined : literal(maxIterations);
    const check = limit === undefined ? [] : [`if (n > ${limit}) throw endless(${limit});`];
    const still = eventless.some((station) =>
      microstepsOf(station.eventless).some(({ taken, changed }) => taken && !changed),
    );
    const done = stations.filter(({ at }) => at.done).map(({ at }) => `case ${at.id}:`);
    const cases = [
      ...(done.length > 0 ? [`${done.join('\n')}\n  return -1 - at;`] : []),
      ...eventless.map(({ at }) => {
        const lines = [...check, `next = ${nameIn(mode, 'always')}${at.id}(run, scope);`, 'break;'];
        return `case ${at.id}:\n${indent(lines.join('\n'))}`;
      }),
      ...check.map((line) => `default:\n  ${line}`),
    ];
    const body = [
      ...(eventless.length > 0 ? ['let next = -1;'] : []),
      ...(cases.length > 0 ? [block('switch (at)', cases.join('\n'))] : []),
      ...(eventless.length > 0 ? [block('if (next >= 0)', 'at = next;\ncontinue;')] : []),
      ...(still && limit !== undefined
        ? [
            '// What changed nothing is not tried again before the next event.',
            `if (next === -2 && ++n > ${limit}) throw endless(${limit});`,
          ]
        : []),
      ...(queued
        ? [
            'if (run.head === run.tail) return at;',
            'scope.event = run.queue[run.head++];',
            `const answer = ${nameIn(mode, 'on')}(run, scope, at, scope.event.type);`,
            'at = answer < 0 ? -1 - answer : answer;',
          ]
        : ['return at;']),
    ];
    const loop = block(limit === undefined ? 'for (;;)' : 'for (let n = 1; ; n++)', body.join('\n'));
    return block(`const ${nameIn(mode, 'settle')} = (run, scope, at) =>`, loop, '};');
  }

  /** The initial macrostep, with functions of its own, since its actions wait until it is over. */
  #starting(): string {
    const { initial } = this.#interpreter;
    const stationOf = new Map(this.#stations.map((station) => [station.at, station]));
    const reached = new Set([initial.next]);
    let queued = raises(initial);
    for (let before = -1; before !== reached.size; ) {
      before = reached.size;
      for (const at of reached) {
        const station = stationOf.get(at) as Station;
        const decisions = at.done ? [] : queued ? decisionsOf(station) : [station.eventless];
        for (const microstep of decisions.flatMap(microstepsOf)) {
          queued ||= raises(microstep);
          reached.add(microstep.next);
        }
      }
      // An event that is raised late may be taken in a configuration that has been looked at before.
      if (queued) {
        for (const at of reached)
          if (!at.done)
            for (const { next } of decisionsOf(stationOf.get(at) as Station).flatMap(microstepsOf))
              reached.add(next);
      }
    }
    const steps = initial.steps.map((step) => this.#step('start', step));
    const enter = block(
      'const enter = (run, scope) =>',
      [...steps, `return ${initial.next.id};`].join('\n'),
      '};',
    );
    const stations = this.#stations.filter(({ at }) => reached.has(at));
    return `${enter}\n\n${this.#functions('start', stations, queued)}`;
  }

  #decision(mode: Mode, decision: Decision, shared: Shared, onEvent: boolean, untaken: number): string {
    if (decision.microstep) return this.#microstep(mode, decision.microstep, shared, onEvent, untaken);
    const fork = decision as Fork;
    const { passed, failed } = fork;
    const yes = this.#decision(mode, passed, shared, onEvent, untaken);
    const no = this.#decision(mode, failed, shared, onEvent, untaken);
    return `${block(`if (${this.#test(fork, onEvent)})`, yes)}\n${no}`;
  }

  #microstep(
    mode: Mode,
    { steps, next, changed, taken }: Microstep,
    shared: Shared,
    onEvent: boolean,
    untaken: number,
  ): string {
    if (!taken) return `return ${untaken};`;
    const lines = steps.map((step) => this.#step(mode, step));
    const result = onEvent || changed ? next.id : -2;
    return shared.hold([...lines, `return ${result};`].join('\n'), lines.length);
  }

  /** A guard as an expression; an error in the guard of an event's transition is told as XState tells it. */
  #test({ guard, transition }: Fork, onEvent: boolean): string {
    const expression = this.#guard(guard);
    if (!onEvent) return expression;
    const { guardType, source } = transition;
    const name = guardType ? `'${guardType}' ` : '';
    const body = block(
      'try',
      `return ${expression};`,
      `} catch (error) {\n  throw unable(${JSON.stringify(name)}, scope.event.type, ${JSON.stringify(source.id)}, error);\n}`,
    );
    return `${this.#named(this.#tests, 'passes', block('(scope) =>', body))}(scope)`;
  }

  #guard(guard: Guard): string {
    switch (guard.kind) {
      case 'call':
        return this.#guardCall(guard);
      case 'and':
      case 'or':
        return `(${guard.guards.map((inner) => this.#guard(inner)).join(guard.kind === 'and' ? ' && ' : ' || ')})`;
      case 'not':
        return `!${this.#guard(guard.guard)}`;
      case 'constant':
        return String(guard.value);
      default:
        throw new TypeError(`a ${guard.kind} guard in source text`);
    }
  }

  #guardCall({ name, params }: GuardCall): string {
    const test = this.#named(
      this.#bindings,
      'guard',
      `implementation(guards, ${JSON.stringify(name)}, 'guard')`,
      name,
    );
    return `${test}(scope, ${this.#params(params)})`;
  }

  #step(mode: Mode, step: Step): string {
    if (step.kind === 'done') {
      const event = { type: `xstate.done.state.${step.node.id}`, output: step.output };
      this.#uses.add('raise');
      return `raise(run, ${this.#constant(event)});`;
    }
    if (step.kind === 'complete') {
      const { output } = this.#interpreter.chart.root;
      return `run.result = ${this.#constant(output)};`;
    }
    return this.#action(mode, step);
  }

  #action(mode: Mode, action: Action): string {
    const params = this.#params(action.params);
    const bind = (kind: string): string =>
      this.#named(
        this.#bindings,
        'action',
        `implementation(actions, ${JSON.stringify(action.name)}, '${kind}')`,
        action.name,
      );
    switch (action.kind) {
      case 'custom':
        return mode === 'run'
          ? `${bind('custom')}(scope, ${params});`
          : `later(run, ${bind('custom')}, scope, ${params});`;
      case 'assign': {
        this.#uses.add('assign');
        const update =
          action.name === undefined
            ? this.#constant(action.assignment)
            : `${bind('assign')}(scope, ${params})`;
        return `scope.context = Object.assign({}, scope.context, ${update});`;
      }
      case 'raise': {
        this.#uses.add('raise');
        const event =
          action.name === undefined ? this.#constant(action.event) : `${bind('raise')}(scope, ${params})`;
        return `raise(run, ${event});`;
      }
    }
  }

  #params(params: Params): string {
    return params && 'value' in params ? this.#constant(params.value) : 'undefined';
  }

  /** Plain data: short for what is no object, a name for what is, since the same object is handed out each time. */
  #constant(value: unknown): string {
    const text = literal(value) as string;
    return typeof value === 'object' && value !== null ? this.#named(this.#constants, 'data', text) : text;
  }

  #named(names: Map<string, string>, stem: string, text: string, hint = ''): string {
    const known = names.get(text);
    if (known) return known;
    const name = `${stem}${names.size}${hint && `_${hint.replace(/\W/g, '_')}`}`;
    names.set(text, name);
    return name;
  }

  #interface(): string {
    const { chart, configurations } = this.#interpreter;
    const values = this.#stations.map(({ at }) => `[${at.id}, ${frozen(at.value)}]`);
    const byValue = this.#stations.flatMap(({ at }) => {
      const restored = configurations.of(leavesOf(chart, at.value) as readonly ChartNode[], noMemory);
      return restored === at ? [`[${JSON.stringify(canonical(at.value))}, ${at.id}]`] : [];
    });
    const descriptors = chart.nodes.flatMap(({ on }) => [...on.keys()]);
    const early = [reserved.stop, reserved.init].some((type) =>
      descriptors.some((descriptor) => matches(type, descriptor)),
    );
    const done = this.#stations.filter(({ at }) => at.done).map(({ at }) => at.id);
    const assigns = this.#uses.has('assign');
    const queued = this.#uses.has('raise');
    const stop = block(`if (type === '${reserved.stop}')`, "run.status = 'stopped';\nreturn;");
    const unhandled = [
      'at = -1 - at;',
      ...(early ? [] : [stop]),
      block(
        `if (type.startsWith('${reserved.actorError}'))`,
        "run.status = 'error';\nrun.error = event.error;\nreturn;",
      ),
    ].join('\n');
    const arrive = [
      block('if (at >= 0)', 'run.config = at;', '} else {'),
      indent("run.config = -1 - at;\nrun.status = 'done';\nrun.output = run.result;"),
      '}',
    ].join('\n');
    const send = block(
      'const send = (run, event) =>',
      [
        "if (run.status !== 'active') return;",
        'const { scope } = run;',
        'const { type } = event;',
        ...(early ? [stop] : []),
        'scope.context = run.context;',
        'scope.event = event;',
        ...(queued ? ['run.head = 0;', 'run.tail = 0;'] : []),
        block(
          'try',
          [
            `let at = ${early ? `type === '${reserved.init}' ? run.config : ` : ''}on(run, scope, run.config, type);`,
            block('if (at < 0)', unhandled),
            'at = settle(run, scope, at);',
            ...(assigns ? ['run.context = scope.context;'] : []),
            arrive,
          ].join('\n'),
          "} catch (error) {\n  run.status = 'error';\n  run.error = error;\n  throw error;\n}",
        ),
      ].join('\n'),
      '};',
    );
    const start = block(
      'const start = (context, input) =>',
      [
        `const run = new Run(context, { type: '${reserved.init}', input });`,
        'const { scope } = run;',
        'const at = startSettle(run, scope, enter(run, scope));',
        ...(assigns ? ['run.context = scope.context;'] : []),
        arrive,
        'const { pending } = run;',
        'run.pending = [];',
        'for (const [action, then, params] of pending) action(then, params);',
        'return run;',
      ].join('\n'),
      '};',
    );
    return [
      `const values = new Map([\n${indent(values.join(',\n'))},\n]);`,
      `const byValue = new Map([\n${indent(byValue.join(',\n'))},\n]);`,
      `const done = new Set([${done.join(', ')}]);`,
      send,
      start,
      block(
        'const resume = (config, context) =>',
        [
          'toValue(config);',
          `const run = new Run(context, { type: '${reserved.init}' });`,
          'run.config = config;',
          "if (isDone(config)) run.status = 'done';",
          'return run;',
        ].join('\n'),
        '};',
      ),
      block(
        'const toValue = (config) =>',
        [
          'const value = values.get(config);',
          'if (value === undefined) throw unknown(config);',
          'return value;',
        ].join('\n'),
        '};',
      ),
      `const fromValue = (value) => byValue.get(canonical(value, ${chart.nodes.length}));`,
      block('const isDone = (config) =>', 'toValue(config);\nreturn done.has(config);', '};'),
      'return { start, send, resume, toValue, fromValue, isDone };',
    ].join('\n\n');
  }
}

/** Code that several branches end in is written once, as a function. */
class Shared {
  readonly #mode: Mode;
  readonly #uses = new Map<string, { readonly number: number; count: number }>();

  constructor(mode: Mode) {
    this.#mode = mode;
  }

  hold(text: string, size: number): string {
    if (size < 3) return text;
    const use = this.#uses.get(text) ?? { number: this.#uses.size, count: 0 };
    use.count++;
    this.#uses.set(text, use);
    return `@${use.number}@`;
  }

  resolve(text: string): string {
    const texts = [...this.#uses];
    return text.replace(/^( *)@(\d+)@$/gm, (_, space: string, number: string) => {
      const [code, { count }] = texts[Number(number)] as (typeof texts)[number];
      return (count > 1 ? `return ${this.#name(number)}(run, scope);` : code).replace(/^/gm, space);
    });
  }

  functions(): string[] {
    return [...this.#uses]
      .filter(([, { count }]) => count > 1)
      .map(([text, { number }]) => block(`const ${this.#name(number)} = (run, scope) =>`, text, '};'));
  }

  #name(number: number | string): string {
    return `${nameIn(this.#mode, 'step')}${number}`;
  }
}

const nameIn = (mode: Mode, name: string): string =>
  mode === 'run' ? name : `start${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const raises = ({ steps }: Microstep): boolean =>
  steps.some(({ kind }) => kind === 'raise' || kind === 'done');

const isIdle = (decision: Decision): boolean => decision.microstep?.taken === false;

const valueText = (value: StateValue): string =>
  JSON.stringify(value).replaceAll('\u2028', ' ').replaceAll('\u2029', ' ');

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const frozen = (value: StateValue): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `Object.freeze({ ${Object.entries(value)
        .map(([key, part]) => `[${JSON.stringify(key)}]: ${frozen(part)}`)
        .join(', ')} })`;

/** The same text for the same value, whatever the order of its keys. The emitted code does the same. */
const canonical = (value: StateValue): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `{${Object.keys(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as StateValue)}`)
        .join()}}`;
