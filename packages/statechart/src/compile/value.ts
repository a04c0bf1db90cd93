/** A state value as XState writes it: the key of the active child, or an object with the value of each active child that has its own. */
export type StateValue = string | { readonly [key: string]: StateValue };

/** A state value with every path in it, such as `a.b`, as nested objects. */
export const nestPaths = (value: StateValue): StateValue =>
  typeof value === 'string'
    ? nestPath(value)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nestPaths(part)]));

export const nestPath = (path: string): StateValue => {
  const keys = splitPath(path);
  return keys.slice(0, -1).reduceRight<StateValue>((value, key) => ({ [key]: value }), keys.at(-1) as string);
};

/** A path such as `a.b` as keys; a backslash keeps the next character from being a separator. */
export const splitPath = (path: string): string[] => {
  const keys: string[] = [];
  let key = '';
  for (let i = 0; i < path.length; i++) {
    if (path[i] === '.') {
      keys.push(key);
      key = '';
    } else key += path[i] === '\\' ? path[++i] : path[i];
  }
  return [...keys, key];
};

/** Whether a state value holds another, which may be less specific: what `stateIn` and `matches` ask. */
export const holds = (value: StateValue, asked: StateValue): boolean => {
  if (typeof value === 'string') return value === asked;
  if (typeof asked === 'string') return asked in value;
  return Object.keys(asked).every(
    (key) => key in value && holds(value[key] as StateValue, asked[key] as StateValue),
  );
};
