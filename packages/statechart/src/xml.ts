const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 holds no control characters but tab and line ends, not even escaped. */
const isAllowed = (c: string) => c >= ' ' || c === '\t' || c === '\n' || c === '\r';

/** Escapes text for XML and HTML, in content and in double-quoted attributes. Characters that XML cannot hold are left out. */
export const xml = (text: string): string =>
  [...text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c)].filter(isAllowed).join('');
