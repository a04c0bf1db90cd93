/**
 * Names that another language allows, one for each id and no two alike.
 *
 * @param wanted Pairs of an id and the text to make its name of.
 * @param clean Turns any text into an allowed name; may map different texts to one.
 * @param taken Names that may not be used, in any case of letters.
 */
export function uniqueNames(
  wanted: readonly (readonly [id: string, text: string])[],
  clean: (text: string) => string,
  taken: readonly string[] = [],
): Map<string, string> {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const [id, text] of wanted) {
    const base = clean(text) || '_';
    let name = base;
    for (let i = 2; used.has(name.toLowerCase()); i++) name = `${base}_${i}`;
    used.add(name.toLowerCase());
    names.set(id, name);
  }
  return names;
}
