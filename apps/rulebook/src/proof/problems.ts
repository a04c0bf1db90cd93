import type { ProofPage } from './page.ts';

/** A place outside the pages that cites rules: an example, a chart, a log line. */
export interface Citation {
  /** Where it stands, for the one who has to mend it: `example "capped", frame 3`. */
  readonly where: string;
  readonly rule: string;
}

export interface Proof {
  readonly pages: readonly ProofPage[];
  /** Every id that the data knows. */
  readonly clauses: readonly string[];
  readonly rulings: readonly string[];
  readonly citations: readonly Citation[];
  /** Paths of every file of the built site, from its root: `/print/page.css`. */
  readonly files: ReadonlySet<string>;
}

/** Anything that has the form of a rule's id: `K4.3`, `F4.4a`, `KR14`. */
const RULE_LIKE = /\b[KF](?:R\d+|\d+\.\d+[a-z]?)\b/g;

/** Everything that is wrong with the built site, a sentence each; empty when it may be printed. */
export const problems = (proof: Proof): readonly string[] => [
  ...rulesOnce(proof),
  ...clausesUsed(proof),
  ...rulesThatExist(proof),
  ...linksThatLead(proof),
  ...idsOnce(proof),
  ...nothingInline(proof),
];

function* rulesOnce({ pages, clauses, rulings }: Proof): Generator<string> {
  for (const rule of [...clauses, ...rulings]) {
    const on = pages.flatMap((page) => page.ids.filter((id) => id === rule).map(() => page.address));
    if (on.length === 0) yield `${rule} is in the data and on no page: print it, or take it out of the data`;
    if (on.length > 1)
      yield `${rule} is printed ${on.length} times (${on.join(', ')}): it must stand in one place`;
  }
}

/** A clause must be seen at work. A ruling stands beside the clause that it settles, and needs no other use. */
function* clausesUsed({ clauses, citations }: Proof): Generator<string> {
  const cited = new Set(citations.map((citation) => citation.rule));
  for (const clause of clauses) {
    if (!cited.has(clause))
      yield `${clause} is cited by no example, no chart and no other rule: show it at work`;
  }
}

function* rulesThatExist({ pages, clauses, rulings, citations }: Proof): Generator<string> {
  const known = new Set([...clauses, ...rulings]);
  for (const { where, rule } of citations) {
    if (!known.has(rule)) yield `${where} cites ${rule}, which does not exist`;
  }
  for (const page of pages) {
    for (const rule of new Set(page.text.match(RULE_LIKE))) {
      if (!known.has(rule)) yield `${page.address} speaks of ${rule}, which does not exist`;
    }
  }
}

/** `#kind=event&text=...` hands something to a page; it names no place on it. */
const carriesData = (hash: string): boolean => hash.includes('=');

function* linksThatLead({ pages, files }: Proof): Generator<string> {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  for (const page of pages) {
    for (const link of new Set(page.links)) {
      const url = new URL(link, `https://site.invalid${page.address}`);
      if (url.hostname !== 'site.invalid') continue;
      const target = byAddress.get(url.pathname);
      if (target === undefined) {
        if (!files.has(url.pathname)) yield `${page.address} links to ${link}, and there is no such page`;
      } else if (
        url.hash !== '' &&
        !carriesData(url.hash) &&
        !target.ids.includes(decodeURIComponent(url.hash.slice(1)))
      ) {
        yield `${page.address} links to ${link}, and nothing on ${target.address} has that id`;
      }
    }
    for (const load of new Set(page.loads)) {
      const url = new URL(load, `https://site.invalid${page.address}`);
      if (url.hostname !== 'site.invalid') yield `${page.address} loads ${load} from elsewhere`;
      else if (!files.has(url.pathname)) yield `${page.address} loads ${load}, and there is no such file`;
    }
  }
}

function* idsOnce({ pages }: Proof): Generator<string> {
  for (const page of pages) {
    const seen = new Set<string>();
    for (const id of page.ids) {
      if (seen.has(id)) yield `${page.address} has the id ${id} more than once`;
      seen.add(id);
    }
  }
}

function* nothingInline({ pages }: Proof): Generator<string> {
  for (const page of pages) {
    for (const what of new Set(page.inline)) yield `${page.address} holds ${what}, which its policy forbids`;
  }
}
