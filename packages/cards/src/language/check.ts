/**
 * What parses but makes no sense on the card it stands on. A linter, not a law: the engine runs such a text all the same.
 *
 * @example
 * ```ts
 * import { lint, parse } from '@komradery/cards/language';
 *
 * const text = parse('This card loses 1 Durability.');
 * text.ok && lint(text.value, { kind: 'maneuver' })[0]?.code; // 'durability-without-equipment'
 * ```
 */
import type { Ability, Action, CardText, Filter, Sentence, SimpleCondition, Targets, Who } from './ast.ts';
import { print } from './print.ts';
import { sayDiagnostic } from './prose/diagnostics.en.ts';
import { whoOf } from './well-formed.ts';

/** Everything that `lint` may find, and how grave it is. */
export const DIAGNOSTICS = {
  'target-unused': 'error',
  'target-missing': 'error',
  'durability-without-equipment': 'error',
  'never-played': 'error',
  'nothing-to-cancel': 'error',
  'instead-of-nothing': 'error',
  'otherwise-of-nothing': 'error',
  'nobody-bound': 'error',
  'result-of-nothing': 'error',
  'damage-of-nothing': 'error',
  'impossible-condition': 'error',
  'moment-past': 'error',
  'kommissar-spared': 'error',
  'with-itself': 'error',
  'no-amount': 'warning',
  'same-options': 'warning',
  'never-returns': 'warning',
  'moves-nobody': 'warning',
  'anytime-anyway': 'warning',
  'limit-on-one-use': 'warning',
  'remains-anyway': 'warning',
} as const;
export type DiagnosticCode = keyof typeof DIAGNOSTICS;

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  /** The place in the AST: `[0].body[1].do[0][0]`; empty for the whole. */
  readonly at: string;
  /** The sentence it is in, as printed; none for the whole. */
  readonly phrase?: string;
  readonly message: string;
  /** What would mend it. */
  readonly mend: string;
}

/** The card that the text stands on. */
export interface LintContext {
  readonly kind: 'incoming' | 'maneuver' | 'event' | 'equipment' | 'character';
  /** Of an Incoming! card: where its target cards go. */
  readonly targets?: Targets;
  /** Of an Incoming! card: whether damage is printed on it. */
  readonly damage?: boolean;
}

type Node = Readonly<Record<string, unknown>>;

/** Every object in a tree with its path, parents first. */
const walk = function* (value: unknown, path = ''): Generator<{ node: Node; path: string }> {
  if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) yield* walk(item, `${path}[${i}]`);
  } else if (typeof value === 'object' && value !== null) {
    yield { node: value as Node, path };
    for (const [key, inner] of Object.entries(value))
      yield* walk(inner, path === '' ? key : `${path}.${key}`);
  }
};

const some = (value: unknown, test: (node: Node) => boolean): boolean => {
  for (const { node } of walk(value)) if (test(node)) return true;
  return false;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields that may hold a selector or an anchor as a plain word. */
const SELECTORS = [
  'who',
  'with',
  'to',
  'toward',
  'away',
  'of',
  'ahead',
  'behind',
  'beside',
  'komrade',
  'hand',
  'faceDown',
  'at',
];

const speaksOf = (node: Node, word: string): boolean =>
  SELECTORS.some((key) => node[key] === word) ||
  node.nearest === word ||
  node.farthest === word ||
  (Array.isArray(node.distance) && node.distance.includes(word));

const usesTarget = (node: Node): boolean =>
  node.is === 'affected' ||
  node.target === 'this' ||
  node.with === 'this' ||
  speaksOf(node, 'target') ||
  node.place === 'target' ||
  node.from === 'this';

const hits = (node: Node): boolean => node.effect === 'hit' || node.event === 'hit' || node.is === 'targeted';

const SPARED = new Set([
  'swap',
  'leave',
  'return',
  'damage',
  'hit',
  'reduce',
  'increase',
  'limit',
  'prevent',
  'double',
  'halve',
  'redirect',
  'share',
  'gain',
  'lose',
  'set-hp',
  'die',
  'draw',
  'fill',
  'discard',
  'give',
  'reveal',
  'exchange',
  'stack',
  'replace',
  'initiative',
  'take',
  'look',
  'play',
]);

const RESULT_OF: Record<string, readonly string[]> = {
  'damage-dealt': ['damage', 'hit'],
  'damage-reduced': ['reduce', 'prevent', 'halve', 'limit'],
  'hp-gained': ['gain', 'set-hp'],
  'hp-given-up': ['lose', 'set-hp'],
  'spaces-moved': ['move', 'push', 'move-target'],
  'cards-drawn': ['draw', 'fill'],
  'cards-discarded': ['discard'],
  'durability-spent': ['spend'],
};

const opposed = (a: SimpleCondition, b: SimpleCondition): boolean => {
  if ('incoming' in a && 'incoming' in b)
    return a.incoming === b.incoming ? a.not !== b.not : !a.not && !b.not;
  const range = (c: SimpleCondition): { key: string; low: number; high: number } | undefined => {
    const numbers =
      'number' in c
        ? { of: c.number as unknown, cmp: c.cmp, n: c.n }
        : 'is' in c && 'cmp' in c.is && single(c.who)
          ? { of: [c.who, c.is.has] as unknown, cmp: c.is.cmp, n: c.is.n }
          : undefined;
    if (!numbers) return undefined;
    const { of, cmp, n } = numbers;
    return {
      key: JSON.stringify(of),
      low: cmp === 'at-most' ? 0 : n,
      high: cmp === 'at-least' ? Number.POSITIVE_INFINITY : n,
    };
  };
  const [ra, rb] = [range(a), range(b)];
  if (ra && rb) return ra.key === rb.key && (ra.low > rb.high || rb.low > ra.high);
  if ('is' in a && 'is' in b && single(a.who) && same(a.who, b.who)) {
    const { not: na, ...fa } = a.is as Filter & { not?: true };
    const { not: nb, ...fb } = b.is as Filter & { not?: true };
    if (same(fa, fb)) return na !== nb;
  }
  return false;
};

/** Means one Komrade, the same one each time. */
const single = (w: Who): boolean => typeof w === 'string';

const impossible = (s: Sentence): boolean => {
  if (!s.if || !('all' in s.if)) return false;
  const { all } = s.if;
  return all.some((a, i) => all.slice(i + 1).some((b) => opposed(a, b)));
};

const actionsOf = (s: Sentence): readonly Action[] => [...s.do, ...(s.otherwise ?? [])].flat();
const withOptions = (a: Action): readonly Action[] =>
  a.effect === 'choose' ? [a, ...a.options.flat()] : [a];

/** Moments of this turn that are over when a card of the kind takes effect. */
const PAST_MOMENTS: Record<LintContext['kind'], readonly string[]> = {
  incoming: ['start', 'reveal', 'damage'],
  maneuver: ['start', 'reveal'],
  event: ['start'],
  equipment: ['start'],
  character: [],
};

/** Looks a card's text over. An empty list: nothing to say. */
export const lint = (text: CardText, context: LintContext): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const report = (code: DiagnosticCode, at: string, phrase?: string): void => {
    if (found.some((d) => d.code === code && d.at === at)) return;
    found.push({
      code,
      severity: DIAGNOSTICS[code],
      at,
      ...(phrase === undefined ? {} : { phrase }),
      ...sayDiagnostic[code](context),
    });
  };

  if (
    context.kind === 'incoming' &&
    context.targets &&
    !context.damage &&
    !some(text, (n) => usesTarget(n) || hits(n))
  )
    report('target-unused', '');

  let bound = false;
  const doneBefore = new Set<string>();
  for (const [i, ability] of text.entries()) {
    const phrase = print([ability]);
    whenDiagnostics(ability, context, (code) => report(code, `[${i}].when`, phrase));
    if (ability.limit && (context.kind === 'maneuver' || context.kind === 'event') && !ability.when)
      report('limit-on-one-use', `[${i}].limit`, phrase);
    const would = ability.when !== undefined && 'on' in ability.when && ability.when.would === true;
    if (ability.when && 'on' in ability.when) {
      if (!bound && speaksOf(ability.when.on as unknown as Node, 'that'))
        report('nobody-bound', `[${i}].when`, phrase);
      if (ability.when.on.who !== 'you') bound = true;
    }
    for (const [k, sentence] of ability.body.entries()) {
      const at = `[${i}].body[${k}]`;
      if (sentence.instead && !would && !(context.kind === 'incoming' && !ability.when))
        report('instead-of-nothing', at, phrase);
      if (sentence.otherwise && !sentence.if && !sentence.do.flat().some((a) => a.may))
        report('otherwise-of-nothing', at, phrase);
      if (impossible(sentence)) report('impossible-condition', `${at}.if`, phrase);
      for (const action of actionsOf(sentence)) {
        for (const a of withOptions(action)) {
          actionDiagnostics(a, context, (code) => report(code, at, phrase));
          for (const { node } of walk(a)) {
            const result = node.result;
            if (
              typeof result === 'string' &&
              !RESULT_OF[result]?.some((e) => doneBefore.has(e) || e === a.effect)
            )
              report('result-of-nothing', at, phrase);
          }
          const w = whoOf(a);
          const binds = (w !== undefined && w !== 'you') || action.effect === 'choose';
          const { who: _, ...rest } = a as Action & { who?: Who };
          if (
            !bound &&
            (w === 'that' ||
              (!binds && some(rest, (n) => speaksOf(n, 'that') || n.card === 'that' || n.target === 'that')))
          ) {
            const answersCard = context.kind === 'event' && a.effect !== 'choose';
            if (!(answersCard && !some(a, (n) => speaksOf(n, 'that')))) report('nobody-bound', at, phrase);
          }
          if (a.effect === 'cancel' || a.effect === 'copy-card') bound = true;
          if (binds || some(rest, (n) => 'pick' in n) || (w !== undefined && w !== 'you')) bound = true;
          doneBefore.add(a.effect);
        }
      }
      for (const { node } of walk(sentence))
        if (node.table === 'damage' && !would && context.kind !== 'equipment')
          report('damage-of-nothing', at, phrase);
    }
    for (const { node, path } of walk(ability)) {
      if (node.table === 'durability' && context.kind !== 'equipment')
        report('durability-without-equipment', `[${i}].${path}`, phrase);
      if (
        context.kind !== 'incoming' &&
        (node.is === 'affected' || node.target === 'this' || node.with === 'this')
      )
        report('target-missing', `[${i}].${path}`, phrase);
    }
  }
  lineDiagnostics(text, report);
  if (
    (context.kind === 'event' || context.kind === 'maneuver') &&
    text.every((a) => a.body.every((s) => impossible(s) && !s.otherwise) || neverComes(a, context))
  )
    report('never-played', '');
  return found;
};

/** F4.4c: an event that is revealed has no effect; what is played from hand is neither drawn nor turned up for it. */
const neverComes = (a: Ability, context: LintContext): boolean =>
  a.when !== undefined && 'card' in a.when && a.when.card === 'revealed' && context.kind === 'event';

const whenDiagnostics = (
  ability: Ability,
  context: LintContext,
  report: (code: DiagnosticCode) => void,
): void => {
  const { when } = ability;
  if (!when) return;
  if ('anytime' in when && when.only === undefined && context.kind !== 'character') report('anytime-anyway');
  if ('at' in when && when.turn === 'this' && PAST_MOMENTS[context.kind].includes(when.at))
    report('moment-past');
};

const actionDiagnostics = (a: Action, context: LintContext, report: (code: DiagnosticCode) => void): void => {
  if ((a.effect === 'spend' || a.effect === 'repair') && a.what === 'this' && context.kind !== 'equipment')
    report('durability-without-equipment');
  if (
    (a.effect === 'cancel' || a.effect === 'copy-card') &&
    a.card !== 'incoming' &&
    context.kind === 'incoming'
  )
    report('nothing-to-cancel');
  if (a.effect === 'cancel' && a.card !== 'incoming' && context.kind === 'maneuver')
    report('nothing-to-cancel');
  if (whoOf(a) === 'kommissar' && SPARED.has(a.effect)) report('kommissar-spared');
  if (
    (a.effect === 'swap' || a.effect === 'share' || a.effect === 'exchange') &&
    single(a.who) &&
    a.who === a.with
  )
    report('with-itself');
  if ((a.effect === 'redirect' || a.effect === 'give') && single(a.who) && a.who === a.to)
    report('with-itself');
  if (a.effect === 'choose' && a.options.some((o, i) => a.options.slice(i + 1).some((p) => same(o, p))))
    report('same-options');
  if (a.effect === 'remain' && (context.kind === 'equipment' || context.kind === 'character'))
    report('remains-anyway');
  if (a.effect !== 'set-hp' && a.effect !== 'limit')
    for (const key of ['amount', 'count'] as const)
      if ((a as unknown as Node)[key] === 0) report('no-amount');
  if ('path' in a && 'spaces' in a.path && a.path.spaces === 0) report('no-amount');
  if ('cards' in a && a.cards.count === 0) report('no-amount');
};

/** What becomes of your place in the line. */
const lineDiagnostics = (
  text: CardText,
  report: (code: DiagnosticCode, at: string, phrase: string) => void,
): void => {
  const all = text.flatMap((ability, i) =>
    ability.body.flatMap((s, k) =>
      actionsOf(s)
        .flatMap(withOptions)
        .map((a) => ({ a, at: `[${i}].body[${k}]`, phrase: print([ability]) })),
    ),
  );
  let off: { at: string; phrase: string } | undefined;
  for (const { a, at, phrase } of all) {
    if (a.effect === 'leave') off = { at, phrase };
    else if (a.effect === 'return') off = undefined;
    else if (
      off !== undefined &&
      (a.effect === 'move' || a.effect === 'push' || a.effect === 'swap') &&
      a.who === 'you'
    )
      report('moves-nobody', at, phrase);
  }
  if (off !== undefined) report('never-returns', off.at, off.phrase);
};
