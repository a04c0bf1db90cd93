/** Things that are no command, and that nothing may choke on (L1). */

const trap = (): never => {
  throw new Error('this property must not be relied upon');
};

export const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e308,
  '',
  'attack',
  '__proto__',
  [],
  [[], []],
  {},
  { type: null },
  { type: '__proto__' },
  { type: 'constructor', card: 1 },
  { type: 'toString' },
  { type: ['attack'], card: 1, target: 1 },
  { type: { toString: () => 'attack' }, card: 1, target: 1 },
  JSON.parse('{"type":"attack","card":1,"target":1,"__proto__":{"card":2}}'),
  Object.create(null),
  Object.create({ type: 'attack', card: 'x' }),
  Symbol('attack'),
  () => ({ type: 'attack' }),
  new Map([['type', 'attack']]),
  new Set(['attack']),
  10n,
  Object.defineProperty({}, 'type', { get: trap, enumerable: true }),
  new Proxy({}, { get: trap, has: trap, ownKeys: trap, getOwnPropertyDescriptor: trap }),
];
