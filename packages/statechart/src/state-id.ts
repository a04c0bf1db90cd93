/** The id of the state at a path of keys: joined by dots, with dots inside keys written `\.`. */
export const stateId = (path: readonly string[]): string =>
  path.map((key) => key.replace(/[\\.]/g, '\\$&')).join('.');
