import type { Chart, ChartNode, Guard, Transition } from './chart.ts';
import { ancestorsOf } from './chart.ts';
import type { Configuration } from './configuration.ts';
import { candidates } from './descriptor.ts';
import { fold } from './guard.ts';
import { type Microstep, withoutConflicts } from './microstep.ts';

/** A question that choosing transitions depends on, and the transition it is about. */
interface Question {
  readonly guard: Guard;
  readonly transition: Transition;
}

/** Chooses transitions; stops at each guard and goes on with the answer. */
type Choosing = Generator<Question, readonly Transition[], boolean>;

/** What happens next: a microstep, or the guard that decides. */
export type Decision = Settled | Fork;

export interface Settled {
  readonly microstep: Microstep;
}

/** A guard, and what follows if it passes or fails. Branches are worked out when they are first asked for. */
export class Fork implements Question {
  readonly microstep = undefined;
  readonly guard: Guard;
  readonly transition: Transition;
  readonly #grow: (passed: boolean) => Decision;
  #passed: Decision | undefined;
  #failed: Decision | undefined;

  constructor({ guard, transition }: Question, grow: (passed: boolean) => Decision) {
    this.guard = guard;
    this.transition = transition;
    this.#grow = grow;
  }

  get passed(): Decision {
    this.#passed ??= this.#grow(true);
    return this.#passed;
  }

  get failed(): Decision {
    this.#failed ??= this.#grow(false);
    return this.#failed;
  }
}

/** Works out microsteps, each once. */
export type Microsteps = (from: Configuration, transitions: readonly Transition[]) => Microstep;

/** What an event of the given type leads to. */
export const decideOn = (chart: Chart, microsteps: Microsteps, from: Configuration, type: string): Decision =>
  decide(microsteps, from, () => chooseFor(chart, from, type));

/** What eventless transitions lead to. */
export const decideEventless = (chart: Chart, microsteps: Microsteps, from: Configuration): Decision =>
  decide(microsteps, from, () => chooseEventless(chart, from));

/**
 * Asks the same generator again with one answer more, so that choosing is written down once, and guards are asked in the order
 * in which XState asks them.
 */
const decide = (
  microsteps: Microsteps,
  from: Configuration,
  choose: () => Choosing,
  answers: readonly boolean[] = [],
): Decision => {
  const choosing = choose();
  let at = choosing.next();
  for (const answer of answers) at = choosing.next(answer);
  if (at.done) return { microstep: microsteps(from, at.value) };
  return new Fork(at.value, (passed) => decide(microsteps, from, choose, [...answers, passed]));
};

function* ask(transition: Transition, from: Configuration): Generator<Question, boolean, boolean> {
  if (!transition.guard) return true;
  const guard = fold(transition.guard, from);
  return guard.kind === 'constant' ? guard.value : yield { guard, transition };
}

function* firstEnabled(
  transitions: readonly Transition[],
  from: Configuration,
): Generator<Question, Transition | undefined, boolean> {
  for (const transition of transitions) if (yield* ask(transition, from)) return transition;
  return undefined;
}

/** For an event the innermost states come first, and a parallel state is asked only if none of its regions has an answer. */
function* chooseFor(chart: Chart, from: Configuration, type: string): Choosing {
  const { active } = from;
  function* visit(node: ChartNode): Choosing {
    const inner: Transition[] = [];
    for (const child of node.children) if (active.has(child.index)) inner.push(...(yield* visit(child)));
    if (inner.length > 0) return inner;
    const own = yield* firstEnabled(candidates(node, type), from);
    return own ? [own] : [];
  }
  return yield* visit(chart.root);
}

/** Without an event each active leaf is asked, in the order of their entry, and then its ancestors. */
function* chooseEventless(chart: Chart, from: Configuration): Choosing {
  const chosen = new Set<Transition>();
  for (const leaf of from.leaves) {
    for (const node of [leaf, ...ancestorsOf(leaf)]) {
      const enabled = yield* firstEnabled(node.always, from);
      if (!enabled) continue;
      chosen.add(enabled);
      break;
    }
  }
  return withoutConflicts(chart, from, [...chosen]);
}
