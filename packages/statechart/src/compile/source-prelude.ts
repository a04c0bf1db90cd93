import { reserved } from './macrostep.ts';
import { message, xstate } from './prose/en.ts';
import { typed } from './source-text.ts';

/** A place in emitted text where it puts a value in. */
const hole = (name: string): string => `\${${name}}`;

/** What every emitted module begins with. It is text, so that the module needs nothing but the implementations. */
export const prelude = `${typed(`interface Event {
  readonly type: string;
  readonly error?: unknown;
}
type StateValue = string | { readonly [key: string]: StateValue };
type Implementation = (scope: any, params: any) => any;
type Implementations<K extends string> = Readonly<Record<K, unknown>>;

`)}const absent = (what${typed(': string')})${typed(': never')} => {
  throw new Error(\`${message.actor(hole('what'))}\`);
};

class Scope {
${typed('  context: any;\n  event: Event;\n')}  constructor(context${typed(': any')}, event${typed(': Event')}) {
    this.context = context;
    this.event = event;
  }
  get self()${typed(': never')} {
    return absent('self');
  }
  get system()${typed(': never')} {
    return absent('system');
  }
  get spawn()${typed(': never')} {
    return absent('spawn');
  }
}

const none${typed(': [Implementation, Scope, unknown][]')} = [];

class Run {
${typed(`  config: number;
  context: any;
  status: 'active' | 'done' | 'error' | 'stopped';
  output: any;
  error: unknown;
  readonly scope: Scope;
  asking: number;
  result: unknown;
  pending: [Implementation, Scope, unknown][];
`)}  constructor(context${typed(': any')}, event${typed(': Event')}) {
    this.config = -1;
    this.context = context;
    this.status = 'active';
    this.output = undefined;
    this.error = undefined;
    this.scope = new Scope(context, event);
    this.asking = -1;
    this.result = undefined;
    this.pending = none;
  }
}

const later = (run${typed(': Run')}, action${typed(': Implementation')}, scope${typed(': Scope')}, params${typed(': unknown')})${typed(': void')} => {
  if (run.pending === none) run.pending = [];
  run.pending.push([action, new Scope(scope.context, scope.event), params]);
};

const endless = (limit${typed(': number')}) =>
  new Error(
    \`${xstate.endless(hole('limit'))}\`,
  );

// The error of a guard in the transition of an event is told with the guard, the event and the state.
const told = (run${typed(': Run')}, guards${typed(': readonly (readonly [string, string])[]')}, error${typed(': any')}) => {
  const asked = guards[run.asking];
  run.asking = -1;
  if (asked === undefined) return error;
  const [guard, id] = asked;
  return new Error(\`${xstate.guard(hole('guard'), hole('run.scope.event.type'), hole('id'))}\\n\${error.message}\`, { cause: error });
};

const unknown = (config${typed(': number')}) => new RangeError(\`${message.configuration(hole('config'))}\`);

// Whether the event has ended the run: XState reads some types itself. Most types are too short to be one of them.
const ended = (run${typed(': Run')}, type${typed(': string')})${typed(': boolean')} => {
  if (type.length < ${reserved.stop.length}) return false;
  if (type === '${reserved.stop}') {
    run.status = 'stopped';
    return true;
  }
  if (!type.startsWith('${reserved.actorError}')) return false;
  run.status = 'error';
  run.error = run.scope.event.error;
  return true;
};

const implementation = (of${typed(': any')}, name${typed(': string')}, kind${typed(': string')})${typed(': Implementation')} => {
  const found = of?.[name];
  const isAssign = kind === 'assign';
  if (typeof found !== 'function' || (isAssign ? found.type !== 'xstate.assign' : 'resolve' in found || 'check' in found)) {
    const what = isAssign ? 'assign(...)' : 'a function';
    throw new TypeError(\`${message.implementation(hole('name'), hole('what'))}\`);
  }
  if (!isAssign) return found;
  const { assignment } = found;
  if (typeof assignment === 'function') return assignment;
  return (scope, params) => {
    const update${typed(': Record<string, unknown>')} = {};
    for (const key of Object.keys(assignment)) {
      const value = assignment[key];
      update[key] = typeof value === 'function' ? value(scope, params) : value;
    }
    return update;
  };
};

const canonical = (value${typed(': any')}, depth${typed(': number')})${typed(': string')} => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth < 0) return '?';
  const keys = Object.keys(value).sort();
  return \`{\${keys.map((key) => \`\${JSON.stringify(key)}:\${canonical(value[key], depth - 1)}\`).join()}}\`;
};`;
