import { analyze } from '@typescript-eslint/scope-manager';
import { parseSync } from 'oxc-parser';

/** Something in a source file, and the line it stands on, counted from 1. */
export interface Spot {
  readonly name: string;
  readonly line: number;
}

/** What the rules about code need to know of a source file. */
export interface Code {
  /** The modules it names: imports of values and of types, static and dynamic, and exports from elsewhere. */
  readonly imports: readonly Spot[];
  /** Names that nothing in the file declares and that stand for a value. */
  readonly globals: readonly Spot[];
  /** Likewise, where they stand for a type. */
  readonly globalTypes: readonly Spot[];
  /** What it takes from an object by name, `Math.random` or `text.length`; `Math.*` when that is not plain to see. */
  readonly members: readonly Spot[];
  /** Values it says exist elsewhere: `declare const document`. */
  readonly ambient: readonly Spot[];
  /** Types it asks for by `/// <reference ... />`, such as `types="node"`. */
  readonly references: readonly Spot[];
  /** Why it cannot be read, if so. */
  readonly problem: Spot | undefined;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/**
 * Reads a file of TypeScript or JavaScript, or the code in an Astro or MDX file.
 *
 * ```ts
 * readCode('dice.ts', 'export const roll = () => Math.random()').members; // [{ name: 'Math.random', line: 1 }]
 * ```
 */
export function readCode(path: string, text: string): Code {
  const source = path.endsWith('.astro') ? codeOfAstro(text) : path.endsWith('.mdx') ? codeOfMdx(text) : text;
  const { program, comments, errors } = parseSync(path, source, {
    lang: /\.(?:tsx|jsx|mdx)$/.test(path) ? 'tsx' : 'ts',
    sourceType: 'module',
    astType: 'ts',
    range: true,
  });
  const lineAt = lineCounter(source);
  const spot = (name: string, { start }: { start: number }): Spot => ({ name, line: lineAt(start) });

  const imports: Spot[] = [];
  const members: Spot[] = [];
  const ambient: Spot[] = [];
  walk(program as unknown as Node, (node, parent) => {
    const module = importedModule(node);
    if (module !== undefined) imports.push(spot(module, node));
    const member = memberName(node, parent);
    if (member !== undefined) members.push(spot(member, node));
    for (const name of ambientNames(node)) ambient.push(spot(name, node));
  });

  const free = analyze(program as unknown as Parameters<typeof analyze>[0], {
    sourceType: 'module',
    lib: [],
    jsxPragma: null,
  }).globalScope?.through.map((reference) => ({
    isType: reference.isTypeReference,
    spot: spot(reference.identifier.name as string, { start: reference.identifier.range[0] }),
  }));
  const [error] = errors;
  return {
    imports,
    globals: (free ?? []).filter(({ isType }) => !isType).map((reference) => reference.spot),
    globalTypes: (free ?? []).filter(({ isType }) => isType).map((reference) => reference.spot),
    members,
    ambient,
    references: comments.flatMap((comment) => {
      const [, name] = /^\/\s*<reference\s+(.*?)\s*\/>/.exec(comment.value) ?? [];
      return name === undefined ? [] : [spot(name, comment)];
    }),
    // The code of a page may end early, by a return that no module could have.
    problem:
      error === undefined || (path.endsWith('.astro') && program.body.length > 0)
        ? undefined
        : spot(error.message, { start: error.labels[0]?.start ?? 0 }),
  };
}

function importedModule(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return stringValue(node.source) ?? (node.type === 'ImportExpression' ? '*' : undefined);
    case 'TSExternalModuleReference':
      return stringValue(node.expression);
    case 'TSModuleDeclaration':
      return stringValue(node.id);
    case 'CallExpression':
      return nameOf(node.callee) === 'require' ? stringValue((node.arguments as unknown[])[0]) : undefined;
    default:
      return undefined;
  }
}

function memberName(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'MemberExpression') {
    const object = nameOf(node.object) ?? '';
    const property = node.computed === true ? stringValue(node.property) : nameOf(node.property);
    return `${object}.${property ?? '*'}`;
  }
  // Math handed on whole: what is taken from it then is out of sight.
  return nameOf(node) === 'Math' && parent?.type !== 'MemberExpression' ? 'Math.*' : undefined;
}

function ambientNames(node: Node): string[] {
  if (node.declare !== true) return [];
  if (node.type === 'VariableDeclaration') {
    return (node.declarations as Node[]).map(({ id }) => nameOf(id) ?? '?');
  }
  if (node.type === 'TSDeclareFunction' || node.type === 'ClassDeclaration') return [nameOf(node.id) ?? '?'];
  return node.type === 'TSModuleDeclaration' && node.kind === 'global' ? ['global'] : [];
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? (value.name as string) : undefined;
}

function stringValue(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'TSLiteralType') return stringValue(value.literal);
  if (value.type === 'TemplateLiteral') {
    const [only, ...others] = value.quasis as { value: { cooked: string } }[];
    return others.length === 0 ? only?.value.cooked : undefined;
  }
  return typeof value.value === 'string' ? value.value : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node);
  }
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => starts.filter((start) => start <= offset).length;
}

/** The code fence and the scripts of a page; all else becomes blank, so that the lines keep their numbers. */
function codeOfAstro(text: string): string {
  const parts = [/^(\s*---\n)([\s\S]*?)\n---/g, /(<script\b[^>]*>)([\s\S]*?)<\/script>/g].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 1: opening = '', 2: code = '' }) => {
      const start = index + opening.length;
      return { start, end: start + code.length };
    }),
  );
  return keep(text, parts);
}

/** The blocks of a text that begin with `import` or `export`, each up to the next empty line. */
function codeOfMdx(text: string): string {
  const parts = [...text.matchAll(/^(?:import|export)\s[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm)].map(
    ({ index, 0: code }) => ({ start: index, end: index + code.length }),
  );
  return keep(text, parts);
}

function keep(text: string, parts: readonly { start: number; end: number }[]): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  let at = 0;
  let kept = '';
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    kept += `${blank(text.slice(at, start))}${text.slice(start, end)}`;
    at = end;
  }
  return kept + blank(text.slice(at));
}
