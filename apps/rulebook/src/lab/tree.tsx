/** An AST as a nested list: what a node is, and what it has. */

type Data = unknown;

/** The key that says what sort of thing a node is. */
const SORTS = ['effect', 'when', 'trigger'] as const;

const isLeaf = (value: Data): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null;

export function Tree({ value }: { value: Data }) {
  if (isLeaf(value)) return <code>{String(value)}</code>;
  if (Array.isArray(value)) {
    if (value.length === 1) return <Tree value={value[0]} />;
    return (
      <ol class="tree">
        {value.map((item: Data, index) => (
          <li key={index}>
            <Tree value={item} />
          </li>
        ))}
      </ol>
    );
  }
  const entries = Object.entries(value as object) as [string, Data][];
  const [only] = entries;
  if (only && entries.length === 1 && isLeaf(only[1])) {
    return (
      <>
        <span class="tree-key">{only[0]}</span> <Tree value={only[1]} />
      </>
    );
  }
  const sorted = entries.toSorted(([a], [b]) => rank(a) - rank(b));
  return (
    <ul class="tree">
      {sorted.map(([key, inner]) => (
        <li key={key}>
          <span class="tree-key">{key}</span> <Tree value={inner} />
        </li>
      ))}
    </ul>
  );
}

const rank = (key: string): number => {
  const index = (SORTS as readonly string[]).indexOf(key);
  return index < 0 ? SORTS.length : index;
};
