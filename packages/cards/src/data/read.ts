/**
 * Reads YAML, and so JSON, from strangers: text in, plain data out, with the place of everything in it. No anchors,
 * aliases or tags, no key twice, no depth that a parser could drown in.
 */
import {
  CST,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml';
import { err, ok, type Problem, type Result } from '../result.ts';
import { MOST_DEPTH, type Path, printPath } from './plain.ts';
import { dataProse } from './prose/en.ts';

/** In characters, as a string counts them. */
export const MOST_CHARACTERS = 65_536;

/** Words, marks and spaces: ten times what the largest deck needs. */
const MOST_TOKENS = 20_000;

/** What lies beyond is counted, not listed. */
export const MOST_PROBLEMS = 20;

type Place = NonNullable<Problem['place']>;

export interface ReadData {
  readonly value: unknown;
  /** Where the key or the value at a path stands; if there is none, where the nearest thing around it stands. */
  placeOf(path: Path, part: 'key' | 'value'): Place;
}

/** Never throws. All problems are listed, up to {@link MOST_PROBLEMS}. */
export function readData(text: unknown): Result<ReadData, Problem[]> {
  if (typeof text !== 'string') return err([{ at: '', problem: dataProse.notText }]);
  if (text.length > MOST_CHARACTERS) {
    return err([{ at: '', problem: dataProse.tooLong(text.length, MOST_CHARACTERS) }]);
  }
  const lines = new LineCounter();
  lines.lineStarts.push(0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1));
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const excess = firstExcess(text);
  if (excess) return err([{ at: '', place: placeAt(excess.offset), problem: excess.problem }]);

  const document = parseDocument(text, {
    schema: 'core',
    merge: false,
    // It compares each key with each other one. Keys that come twice are found below.
    uniqueKeys: false,
    prettyErrors: false,
    // At `silent` it would not say that a second document follows.
    logLevel: 'error',
  });
  if (document.errors.length > 0) {
    return err(capped(document.errors.map((error) => syntaxProblem(error, placeAt(error.pos[0])))));
  }
  if (document.contents === null) return err([{ at: '', problem: dataProse.empty }]);

  const problems: Problem[] = [];
  const keys = new Map<string, Place>();
  const values = new Map<string, Place>();

  const visit = (node: unknown, path: Path, around: Place): unknown => {
    const place = rangeStart(node, placeAt) ?? around;
    const report = (problem: string, suggestion?: string) => {
      problems.push({ at: printPath(path), place, problem, ...(suggestion && { suggestion }) });
    };
    values.set(JSON.stringify(path), place);
    if (path.length > MOST_DEPTH) return report(dataProse.tooDeep);
    if (isAlias(node)) return report(dataProse.alias, dataProse.writeOut);
    if (!isScalar(node) && !isMap(node) && !isSeq(node)) return null;
    if (node.anchor) return report(dataProse.alias, dataProse.writeOut);
    if (node.tag) return report(dataProse.tag, dataProse.leaveOut);
    if (isScalar(node)) return node.value;
    if (isSeq(node)) return node.items.map((item, at) => visit(item, [...path, at], place));

    const entries = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const keyPlace = rangeStart(key, placeAt) ?? place;
      const name = isScalar(key) && !key.anchor && !key.tag ? key.value : undefined;
      if (typeof name !== 'string') {
        problems.push({ at: printPath(path), place: keyPlace, problem: dataProse.notAKey });
      } else if (entries.has(name)) {
        problems.push({ at: printPath([...path, name]), place: keyPlace, problem: dataProse.twice(name) });
      } else {
        keys.set(JSON.stringify([...path, name]), keyPlace);
        entries.set(name, visit(value, [...path, name], keyPlace));
      }
    }
    return Object.fromEntries(entries);
  };

  const start = { line: 1, column: 1 };
  const value = visit(document.contents, [], start);
  if (problems.length > 0) return err(capped(problems));
  return ok({
    value,
    placeOf: (path, part) => {
      const own = part === 'key' ? keys.get(JSON.stringify(path)) : undefined;
      if (own) return own;
      for (let length = path.length; length >= 0; length--) {
        const place = values.get(JSON.stringify(path.slice(0, length)));
        if (place) return place;
      }
      return start;
    },
  });
}

/** At most {@link MOST_PROBLEMS}, with a last one that counts the rest. */
export function capped(problems: readonly Problem[]): Problem[] {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return [...problems];
  return [...problems.slice(0, MOST_PROBLEMS), { at: '', problem: dataProse.tooManyProblems(more) }];
}

/**
 * Where there is more than a parser should be given: too many tokens, or brackets, or dashes and colons in one line,
 * deeper than {@link MOST_DEPTH}, since the parser recurses into them. Nesting by indentation needs text in proportion to the square of its depth,
 * and so bounds itself.
 */
function firstExcess(text: string): { readonly offset: number; readonly problem: string } | undefined {
  let offset = 0;
  let tokens = 0;
  let brackets = 0;
  let inLine = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    const type: CST.TokenType | null = isText ? null : CST.tokenType(token);
    isText = type === 'scalar';
    if (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end') continue;
    tokens += 1;
    if (type === 'flow-map-start' || type === 'flow-seq-start') brackets += 1;
    else if (type === 'flow-map-end' || type === 'flow-seq-end') brackets = Math.max(0, brackets - 1);
    else if (type === 'newline') inLine = 0;
    else if (brackets === 0 && isIndicator(type)) inLine += 1;
    if (tokens > MOST_TOKENS) return { offset, problem: dataProse.tooMuch };
    if (brackets > MOST_DEPTH || inLine > MOST_DEPTH) return { offset, problem: dataProse.tooDeep };
    offset += token.length;
  }
  return undefined;
}

const isIndicator = (type: string | null) =>
  type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind';

function rangeStart(node: unknown, placeAt: (offset: number) => Place): Place | undefined {
  const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : undefined;
  return range ? placeAt(range[0]) : undefined;
}

function syntaxProblem({ code }: YAMLError, place: Place): Problem {
  const [problem, suggestion] = syntaxProse[code] ?? [dataProse.unreadable];
  return { at: '', place, problem, ...(suggestion && { suggestion }) };
}

const syntaxProse: {
  readonly [Code in YAMLError['code']]?: readonly [problem: string, suggestion?: string];
} = {
  ALIAS_PROPS: [dataProse.alias, dataProse.writeOut],
  BAD_ALIAS: [dataProse.alias, dataProse.writeOut],
  BAD_DQ_ESCAPE: [dataProse.badEscape],
  BAD_INDENT: [dataProse.badIndent],
  MISSING_CHAR: [dataProse.missing],
  MULTIPLE_ANCHORS: [dataProse.alias, dataProse.writeOut],
  MULTIPLE_DOCS: [dataProse.severalDocuments],
  MULTIPLE_TAGS: [dataProse.tag, dataProse.leaveOut],
  TAB_AS_INDENT: [dataProse.tabIndent, dataProse.useSpaces],
  TAG_RESOLVE_FAILED: [dataProse.tag, dataProse.leaveOut],
  UNEXPECTED_TOKEN: [dataProse.unexpected],
};
