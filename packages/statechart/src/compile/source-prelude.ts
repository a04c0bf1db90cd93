/** What every emitted module begins with. It is text, so that the module needs nothing but the implementations. */
export const prelude = `const absent = (what) => {
  throw new Error(\`A compiled machine is no actor: there is no \${what}\`);
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

class Run {
  constructor(context, event) {
    this.config = -1;
    this.context = context;
    this.status = 'active';
    this.output = undefined;
    this.error = undefined;
    this.scope = new Scope(context, event);
    this.queue = [];
    this.head = 0;
    this.tail = 0;
    this.result = undefined;
    this.pending = [];
  }
}

const raise = (run, event) => {
  run.queue[run.tail++] = event;
};

const later = (run, action, scope, params) => {
  run.pending.push([action, new Scope(scope.context, scope.event), params]);
};

const endless = (limit) =>
  new Error(
    \`Infinite loop detected: the machine has processed more than \${limit} microsteps without reaching a stable state. This usually happens when there's a cycle of transitions (e.g., eventless transitions or raised events causing state A -> B -> C -> A).\`,
  );

const unable = (guard, type, id, error) =>
  new Error(\`Unable to evaluate guard \${guard}in transition for event '\${type}' in state node '\${id}':\\n\${error.message}\`);

const unknown = (config) => new RangeError(\`There is no configuration \${config} in this machine\`);

const implementation = (of, name, kind) => {
  const found = of?.[name];
  const type = kind === 'assign' || kind === 'raise' ? \`xstate.\${kind}\` : undefined;
  if (typeof found !== 'function' || (type ? found.type !== type : 'resolve' in found || 'check' in found)) {
    throw new TypeError(\`The implementation of \${name} must be \${type ?? 'a function'}, as it was when the machine was compiled\`);
  }
  if (kind === 'raise') {
    const { event } = found;
    return typeof event === 'function' ? event : () => event;
  }
  if (kind !== 'assign') return found;
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
