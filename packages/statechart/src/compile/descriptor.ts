import type { Chart, ChartNode, Transition } from './chart.ts';

/** `a.b` for `a.b.*`, the empty text for `*`; undefined if the descriptor matches its own text only. */
export const prefixOf = (descriptor: string): string | undefined => {
  if (descriptor === '*') return '';
  const tokens = descriptor.split('.');
  // A wildcard anywhere but at the end matches nothing.
  return tokens.indexOf('*') === tokens.length - 1 ? tokens.slice(0, -1).join('.') : undefined;
};

/** Whether an event type is matched by a descriptor: the same text, `*`, or a wildcard such as `a.*`, which also matches `a`. */
export const matches = (type: string, descriptor: string): boolean => {
  if (descriptor === type || descriptor === '*') return true;
  const prefix = prefixOf(descriptor);
  return prefix !== undefined && (type === prefix || type.startsWith(`${prefix}.`));
};

/** The transitions of a state for an event type, in the order in which XState tries them: exact, then the longest wildcard first. */
export const candidates = (node: ChartNode, type: string): readonly Transition[] => {
  if (node.on.size === 0) return none;
  const wildcards = [...node.on.keys()]
    .filter((descriptor) => descriptor !== type && descriptor.endsWith('*') && matches(type, descriptor))
    .sort((a, b) => b.length - a.length);
  const exact = node.on.get(type) ?? none;
  if (wildcards.length === 0) return exact;
  return [...exact, ...wildcards.flatMap((descriptor) => node.on.get(descriptor) ?? none)];
};

const none: readonly Transition[] = [];

/**
 * Reduces event types to as many as the chart can tell apart, so that a table by event type stays small whatever is sent.
 *
 * A type that the chart names stands for itself, any other for all that the same wildcards match.
 */
export const createEventClasses = (chart: Chart): ((type: string) => string) => {
  const descriptors = new Set(chart.nodes.flatMap((node) => [...node.on.keys()]));
  const prefixes = [...descriptors].filter(
    (descriptor) => descriptor !== '*' && prefixOf(descriptor) !== undefined,
  );
  const byWildcards = new Map<string, string>();
  return (type) => {
    if (descriptors.has(type)) return type;
    const key = prefixes.filter((descriptor) => matches(type, descriptor)).join(' ');
    const known = byWildcards.get(key);
    if (known !== undefined) return known;
    byWildcards.set(key, type);
    return type;
  };
};
