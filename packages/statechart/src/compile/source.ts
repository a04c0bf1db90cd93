import type { Action, Guard, Params } from './chart.ts';
import type { Configuration } from './configuration.ts';
import type { Fork } from './decision.ts';
import type { EmitOptions } from './emit.ts';
import { literal, property } from './literal.ts';
import { type Interpreter, reserved } from './macrostep.ts';
import type { Microstep, Step } from './microstep.ts';
import { createRests, type Rest } from './rest.ts';
import { Flow, type Mode, type Statements } from './source-flow.ts';
import { prelude } from './source-prelude.ts';
import { block, indent, inLanguage, lines, Names, quoted, typed } from './source-text.ts';
import { type Budget, explore, restored, type Station } from './stations.ts';
import type { StateValue } from './value.ts';

/** Writes a chart as an ES module. */
export class SourceModule implements Statements {
  readonly #interpreter: Interpreter;
  readonly #stations: ReadonlyMap<Configuration, Station>;
  readonly #afterFirst: (microstep: Microstep) => Rest;
  readonly #data = new Names('data');
  readonly #implementations = new Names('do');
  readonly #asked: string[] = [];
  readonly #names = { actions: new Set<string>(), guards: new Set<string>() };
  #assigns = false;

  constructor(interpreter: Interpreter, budget: Budget) {
    this.#interpreter = interpreter;
    this.#stations = explore(interpreter, budget);
    this.#afterFirst = createRests(interpreter, budget).afterFirst;
  }

  /** The module, with an import of implementations if it is said from where, and with types if it is said which. */
  text({ implementations, types }: Pick<EmitOptions, 'implementations' | 'types'>): string {
    const { chart, initial } = this.#interpreter;
    const functions = lines(
      '\n\n',
      new Flow(this, 'run', chart.maxIterations).events(this.#open),
      new Flow(this, 'start', chart.maxIterations).entering(initial),
      this.#interface(),
    );
    const needs = (['actions', 'guards'] as const).filter((of) => this.#names[of].size > 0);
    const given = needs.length > 0 ? `{ ${needs.join(', ')} }` : '';
    const shapes = needs.map((of) => `readonly ${of}: Implementations<${union(this.#names[of])}>`);
    const parts = [
      types && unlinted,
      `// The machine ${JSON.stringify(chart.id)}, compiled by @komradery/statechart. Change the machine, not this text.`,
      lines(
        '\n',
        implementations !== undefined && given && `import ${given} from ${quoted(implementations)};`,
        types && "import type { InPlace } from '@komradery/statechart/compile';",
        ...(types?.imports ?? []),
      ),
      prelude,
      this.#data.declarations(),
      types &&
        given &&
        `export interface Needed {\n${indent(shapes.map((shape) => `${shape};`).join('\n'))}\n}`,
      block(
        `export const create = (${given}${given && typed(': Needed')})${types ? typed(`: InPlace<${types.context}, ${types.event}>`) : ''} =>`,
        lines('\n\n', this.#implementations.declarations(), this.#guardsAsked(), functions),
        '};',
      ),
      implementations !== undefined && `export const machine = create(${given});`,
    ];
    return inLanguage(`${lines('\n\n', ...parts)}\n`, types ? 'ts' : 'js');
  }

  /** The configurations in which an event can find the machine. */
  get #open(): readonly Station[] {
    return [...this.#stations.values()].filter(({ at }) => !at.done);
  }

  afterFirst(microstep: Microstep): Rest {
    return this.#afterFirst(microstep);
  }

  /** What a microstep does, without the events it raises: they are known, and are taken where they are due. */
  steps(mode: Mode, { steps }: Microstep): string {
    return lines('\n', ...steps.map((step) => this.#step(mode, step)));
  }

  #step(mode: Mode, step: Step): string | undefined {
    if (step.kind === 'done') return undefined;
    if (step.kind === 'complete')
      return `run.result = ${this.constant(this.#interpreter.chart.root.output)};`;
    return this.#action(mode, step);
  }

  #action(mode: Mode, action: Action): string | undefined {
    const { kind, name } = action;
    if (kind === 'raise') return undefined;
    const params = this.#params(action.params);
    if (kind === 'custom') {
      const call = this.#implementation('actions', name, kind);
      return mode === 'run' ? `${call}(scope, ${params});` : `later(run, ${call}, scope, ${params});`;
    }
    this.#assigns = true;
    const update =
      name === undefined
        ? this.constant(action.assignment)
        : `${this.#implementation('actions', name, kind)}(scope, ${params})`;
    return `scope.context = Object.assign({}, scope.context, ${update});`;
  }

  /** A guard as a condition. In the transition of an event the run holds which one is asked, in case it fails to answer. */
  test({ guard, transition }: Fork, onEvent: boolean): string {
    const expression = this.#guard(guard);
    if (!onEvent) return expression;
    const { guardType, source } = transition;
    const asked = `[${JSON.stringify(guardType ? `'${guardType}' ` : '')}, ${JSON.stringify(source.id)}]`;
    if (!this.#asked.includes(asked)) this.#asked.push(asked);
    return `(run.asking = ${this.#asked.indexOf(asked)}), ${expression}`;
  }

  #guard(guard: Guard): string {
    switch (guard.kind) {
      case 'call':
        return `${this.#implementation('guards', guard.name, 'guard')}(scope, ${this.#params(guard.params)})`;
      case 'and':
        return `(${guard.guards.map((inner) => this.#guard(inner)).join(' && ')})`;
      case 'or':
        return `(${guard.guards.map((inner) => this.#guard(inner)).join(' || ')})`;
      case 'not':
        return `!${this.#guard(guard.guard)}`;
      case 'constant':
        return String(guard.value);
      default:
        throw new TypeError(`a guard of kind ${guard.kind} cannot be written as source text`);
    }
  }

  #implementation(of: 'actions' | 'guards', name: string | undefined, kind: string): string {
    this.#names[of].add(String(name));
    return this.#implementations.of(`implementation(${of}, ${JSON.stringify(name)}, '${kind}')`, name);
  }

  #guardsAsked(): string {
    const type = typed(': readonly (readonly [string, string])[]');
    return `const asks${type} = [${this.#asked.join(', ')}];`;
  }

  #params(params: Params): string {
    return params && 'value' in params ? this.constant(params.value) : 'undefined';
  }

  /** Plain data: a name for an object, since the same one is handed out each time, and else the text. */
  constant(value: unknown): string {
    const text = literal(value) as string;
    return typeof value === 'object' && value !== null ? this.#data.of(text) : text;
  }

  #interface(): string {
    const { chart } = this.#interpreter;
    const stations = [...this.#stations.keys()];
    const values = stations.map((at) => `[${at.id}, ${frozen(at.value)}],`);
    const byValue = stations
      .filter((at) => restored(this.#interpreter, at) === at)
      .map((at) => `[${quoted(canonical(at.value))}, ${at.id}],`);
    const done = stations.filter((at) => at.done).map((at) => at.id);
    const isEnd = done.length > 4 ? 'done.has(at)' : done.map((at) => `at === ${at}`).join(' || ');
    const arrive = lines(
      '\n',
      'run.config = at;',
      this.#assigns && 'run.context = scope.context;',
      done.length > 0 && block(`if (${isEnd})`, "run.status = 'done';\nrun.output = run.result;"),
    );
    const cases = this.#open.map(
      ({ at }) => `case ${at.id}:\n  at = on${at.id}(run, scope, event.type);\n  break;`,
    );
    const dispatch = block('switch (at)', lines('\n', ...cases, 'default:\n  throw unknown(at);'));
    const failed = "run.status = 'error';\nrun.error = told(run, asks, error);\nthrow run.error;";
    const start = lines(
      '\n',
      `const run = new Run(context, { type: '${reserved.init}', input }${typed(' as Event')});`,
      'const { scope } = run;',
      `let at${typed(': number')};`,
      block('try', 'at = enter(run, scope);', block('} catch (error)', 'throw told(run, asks, error);')),
      arrive,
      'for (const [action, then, params] of run.pending) action(then, params);',
      'run.pending = none;',
      'return run;',
    );
    const send = lines(
      '\n',
      "if (run.status !== 'active') return;",
      'const { scope } = run;',
      'scope.context = run.context;',
      'scope.event = event;',
      'let at = run.config;',
      block('try', dispatch, block('} catch (error)', failed)),
      arrive,
    );
    const resume = lines(
      '\n',
      'toValue(config);',
      `const run = new Run(context, { type: '${reserved.init}' });`,
      'run.config = config;',
      "if (done.has(config)) run.status = 'done';",
      'return run;',
    );
    return lines(
      '\n\n',
      `const values = new Map${typed('<number, StateValue>')}([\n${indent(values.join('\n'))}\n]);`,
      `const byValue = new Map${typed('<string, number>')}([\n${indent(byValue.join('\n'))}\n]);`,
      `const done = new Set${typed('<number>')}([${done.join(', ')}]);`,
      block(
        `const start = (context${typed(': any')}, input${typed('?: unknown')})${typed(': Run')} =>`,
        start,
        '};',
      ),
      block(`const send = (run${typed(': Run')}, event${typed(': Event')})${typed(': void')} =>`, send, '};'),
      block(
        `const resume = (config${typed(': number')}, context${typed(': any')})${typed(': Run')} =>`,
        resume,
        '};',
      ),
      block(
        `const toValue = (config${typed(': number')})${typed(': StateValue')} =>`,
        'const value = values.get(config);\nif (value === undefined) throw unknown(config);\nreturn value;',
        '};',
      ),
      `const fromValue = (value${typed(': unknown')}) => byValue.get(canonical(value, ${chart.nodes.length}));`,
      block(
        `const isDone = (config${typed(': number')}) =>`,
        'toValue(config);\nreturn done.has(config);',
        '};',
      ),
      'return { start, send, resume, toValue, fromValue, isDone };',
    );
  }
}

const union = (names: ReadonlySet<string>): string =>
  [...names].map((name) => JSON.stringify(name)).join(' | ');

const frozen = (value: StateValue): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `Object.freeze({ ${Object.entries(value)
        .map(([key, part]) => `${property(key)}: ${frozen(part)}`)
        .join(', ')} })`;

/** Linters have nothing to say about it. */
const unlinted = ['lint', 'assist', 'format']
  .map((what) => `// biome-ignore-all ${what}: this text is made by a program`)
  .join('\n');

/** The same text for the same value, whatever the order of its keys. The emitted code does the same. */
const canonical = (value: StateValue): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : `{${Object.keys(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as StateValue)}`)
        .join()}}`;
