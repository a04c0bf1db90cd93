import { reserved } from './macrostep.ts';
import { message, xstate } from './prose/en.ts';

/** A place in emitted text where it puts a value in. */
const hole = (name: string): string => `\${${name}}`;

/** What every emitted module begins with. It is text, so that the module needs nothing but the implementations. */
export const prelude = `const absent = (what) => {
  throw new Error(\`${message.actor(hole('what'))}\`);
};

class Scope {
  constructor(context, event) {
    this.context = context;
    this.event = event;
  }
  get self() {
    return absent('self');
  }
  get system() {
    return absent('system');
  }
  get spawn() {
    return absent('spawn');
  }
}

const none = [];

class Run {
  constructor(context, event) {
    this.config = -1;
    this.context = context;
    this.status = 'active';
    this.output = undefined;
    this.error = undefined;
    this.scope = new Scope(context, event);
    this.result = undefined;
    this.pending = none;
  }
}

const later = (run, action, scope, params) => {
  if (run.pending === none) run.pending = [];
  run.pending.push([action, new Scope(scope.context, scope.event), params]);
};

const endless = (limit) =>
  new Error(
    \`${xstate.endless(hole('limit'))}\`,
  );

const unable = (guard, type, id, error) =>
  new Error(\`${xstate.guard(hole('guard'), hole('type'), hole('id'))}\\n\${error.message}\`);

const unknown = (config) => new RangeError(\`${message.configuration(hole('config'))}\`);

// Whether the event has ended the run: XState reads some types itself, and each begins with an x.
const ended = (run, type) => {
  if (type.charCodeAt(0) !== 120) return false;
  if (type === '${reserved.stop}') {
    run.status = 'stopped';
    return true;
  }
  if (!type.startsWith('${reserved.actorError}')) return false;
  run.status = 'error';
  run.error = run.scope.event.error;
  return true;
};

const implementation = (of, name, kind) => {
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
    const update = {};
    for (const key of Object.keys(assignment)) {
      const value = assignment[key];
      update[key] = typeof value === 'function' ? value(scope, params) : value;
    }
    return update;
  };
};

const canonical = (value, depth) => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth < 0) return '?';
  const keys = Object.keys(value).sort();
  return \`{\${keys.map((key) => \`\${JSON.stringify(key)}:\${canonical(value[key], depth - 1)}\`).join()}}\`;
};`;
