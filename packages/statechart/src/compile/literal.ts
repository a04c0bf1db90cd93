/** Plain data as JavaScript source text; undefined for anything else, such as a function or an instance of a class. */
export const literal = (value: unknown): string | undefined => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? list(value) : record(value);
    default:
      return undefined;
  }
};

const list = (values: readonly unknown[]): string | undefined => {
  const texts = values.map(literal);
  return texts.includes(undefined) ? undefined : `[${texts.join(', ')}]`;
};

const record = (value: object): string | undefined => {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return undefined;
  if (Object.getOwnPropertySymbols(value).length > 0) return undefined;
  const fields = Object.entries(value).map(([key, part]) => {
    const text = literal(part);
    return text === undefined ? undefined : `${property(key)}: ${text}`;
  });
  if (fields.includes(undefined)) return undefined;
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
};

/** A key of an object literal; `__proto__` would set the prototype if it were not computed. */
export const property = (key: string): string => {
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
};
