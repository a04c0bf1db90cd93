import globals from 'globals';

/** In the language itself, but such as to make two runs or two machines differ, or to lead round the check. */
const refused: Readonly<Record<string, string>> = {
  Date: 'a clock',
  Intl: 'different on each machine',
  WeakRef: 'different in each run',
  FinalizationRegistry: 'different in each run',
  Atomics: 'a matter of threads',
  SharedArrayBuffer: 'a matter of threads',
  globalThis: 'a way to anything',
  eval: 'code made at run time',
  Function: 'code made at run time',
};

const clocks = /^(?:performance|set(?:Timeout|Interval|Immediate)|request(?:AnimationFrame|IdleCallback))$/;

/**
 * What is wrong with using a global where only the language itself may be used.
 *
 * ```ts
 * foreignValue('document'); // 'part of the DOM'
 * foreignValue('Map'); // undefined
 * ```
 */
export function foreignValue(name: string): string | undefined {
  if (Object.hasOwn(refused, name)) return refused[name];
  return Object.hasOwn(globals.es2023, name) ? undefined : (platformOf(name) ?? 'not part of the language');
}

/** The same for the name of a type, where any that no platform has is one of the language's. */
export function foreignType(name: string): string | undefined {
  if (Object.hasOwn(refused, name)) return refused[name];
  return Object.hasOwn(globals.es2023, name) ? undefined : platformOf(name);
}

/**
 * What is wrong with a member where two machines and two runs must not differ.
 *
 * @param name as in `Math.random`, or `.localeCompare` after anything else than a name
 */
export function foreignMember(name: string): string | undefined {
  if (name === 'Math.random') return 'chance without a seed';
  if (name === 'Math.*') return 'a way to chance without a seed';
  return /\.(?:toLocale\w*|localeCompare)$/.test(name) ? 'different on each machine' : undefined;
}

function platformOf(name: string): string | undefined {
  if (clocks.test(name)) return 'a clock';
  const inNode = Object.hasOwn(globals.node, name) || name === 'NodeJS';
  const inBrowser = Object.hasOwn(globals.browser, name) || Object.hasOwn(globals.worker, name);
  if (inNode) return inBrowser ? 'part of Node and the DOM' : 'part of Node';
  return inBrowser ? 'part of the DOM' : undefined;
}
