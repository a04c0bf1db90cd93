import fc from 'fast-check';
import { type AnyStateMachine, createMachine } from 'xstate';

interface Tree {
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  children: Tree[];
}

const NAMES = [
  'go',
  'stop',
  'a card is played',
  'the turn passes to the next player',
  'TICK',
  'everyone is level at the end of the round',
];
const GUARDS = [undefined, 'isReady', 'holdsMoreThanTwoCards'];
const ACTIONS = [[], ['draw'], ['draw', 'shuffleTheDiscardPile']];

const tree = (depth: number): fc.Arbitrary<Tree> => {
  const leaf = fc.constantFrom<Tree>(
    { kind: 'atomic', children: [] },
    { kind: 'atomic', children: [] },
    { kind: 'atomic', children: [] },
    { kind: 'final', children: [] },
    { kind: 'history', children: [] },
  );
  if (depth === 0) return leaf;
  return fc.oneof(
    { weight: 5, arbitrary: leaf },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('compound' as const),
        children: fc.array(tree(depth - 1), { minLength: 1, maxLength: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('parallel' as const),
        children: fc.array(tree(depth - 1), { minLength: 2, maxLength: 3 }),
      }),
    },
  );
};

interface Arrow {
  source: number;
  target: number;
  second: number;
  kind: 'event' | 'always' | 'after' | 'targetless' | 'fork';
  name: number;
  guard: number;
  actions: number;
  reenter: boolean;
}

const arrow: fc.Arbitrary<Arrow> = fc.record({
  source: fc.nat(1000),
  target: fc.nat(1000),
  second: fc.nat(1000),
  kind: fc.constantFrom('event', 'event', 'event', 'event', 'always', 'after', 'targetless', 'fork'),
  name: fc.nat(NAMES.length - 1),
  guard: fc.nat(GUARDS.length - 1),
  actions: fc.nat(ACTIONS.length - 1),
  reenter: fc.boolean(),
});

type Config = Record<string, unknown>;

interface Place {
  path: string[];
  kind: Tree['kind'];
  config: Config;
}

/** Any machine of up to four levels with up to `maxArrows` transitions anywhere between its states. */
export const anyMachine = (maxArrows = 24): fc.Arbitrary<AnyStateMachine> =>
  fc
    .record({
      top: fc.array(tree(3), { minLength: 1, maxLength: 6 }),
      // An array on its own would mostly be short.
      arrows: fc.nat(maxArrows).chain((n) => fc.array(arrow, { minLength: n, maxLength: maxArrows })),
    })
    .map(({ top, arrows }) => build({ kind: 'compound', children: top }, arrows));

function build(root: Tree, arrows: readonly Arrow[]): AnyStateMachine {
  const places: Place[] = [];
  const grow = (node: Tree, path: string[]): Config => {
    const id = path.join('.') || 'root';
    const config: Config = { id };
    places.push({ path, kind: node.kind, config });
    if (node.kind === 'final' || node.kind === 'history') config.type = node.kind;
    if (node.kind === 'parallel') config.type = 'parallel';
    if (node.children.length > 0) {
      const states = node.children.map((child, i) => {
        // A compound begins in a real state, and a region is one.
        const mustBeReal = node.kind === 'parallel' || i === 0;
        const real: Tree =
          mustBeReal && child.children.length === 0 ? { kind: 'atomic', children: [] } : child;
        return [`s${i}`, grow(real, [...path, `s${i}`])] as const;
      });
      config.states = Object.fromEntries(states);
      if (node.kind === 'compound') config.initial = 's0';
    }
    return config;
  };
  const config = grow(root, []);
  const sources = places.filter(({ kind }) => kind !== 'final' && kind !== 'history');
  const targets = places.filter(({ path }) => path.length > 0);
  for (const it of arrows) {
    const source = sources[it.source % sources.length] as Place;
    const target = targets[it.target % targets.length] as Place;
    const second = targets[it.second % targets.length] as Place;
    const regions = it.kind === 'fork' && areInDifferentRegions(target, second, places);
    const transition: Config = {
      ...(it.kind === 'targetless'
        ? {}
        : {
            target: regions
              ? [`#${target.path.join('.')}`, `#${second.path.join('.')}`]
              : `#${target.path.join('.')}`,
          }),
      ...(GUARDS[it.guard] ? { guard: GUARDS[it.guard] } : {}),
      actions: ACTIONS[it.actions],
      ...(it.reenter ? { reenter: true } : {}),
    };
    if (it.kind === 'always')
      source.config.always = [...((source.config.always as Config[]) ?? []), transition];
    else {
      const key = it.kind === 'after' ? 'after' : 'on';
      const name = it.kind === 'after' ? String(1000 * (it.name + 1)) : (NAMES[it.name] as string);
      const group = (source.config[key] ?? {}) as Record<string, Config[]>;
      source.config[key] = { ...group, [name]: [...(group[name] ?? []), transition] };
    }
  }
  return createMachine(config as never);
}

function areInDifferentRegions(a: Place, b: Place, places: readonly Place[]): boolean {
  let shared = 0;
  while (shared < a.path.length && shared < b.path.length && a.path[shared] === b.path[shared]) shared++;
  if (shared === a.path.length || shared === b.path.length) return false;
  const around = places.find(
    ({ path }) => path.length === shared && path.every((key, i) => key === a.path[i]),
  );
  return around?.kind === 'parallel';
}
