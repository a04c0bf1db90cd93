import type { ChartModel, TransitionModel } from './model.ts';
import { EN } from './prose/en.ts';
import { clausesOf, saysOf, transitionWords, type Words, type WordsOptions } from './words.ts';

/** One arrow, or one row of text in a state, and the transitions that it stands for. */
export interface Bundle {
  first: TransitionModel;
  also: string[];
  words: Words;
}

/**
 * Which transitions share an arrow. Those from one state to the same targets that would be drawn with the same sentence, as a
 * reader could not tell them apart: the arrow is tagged with the clauses of all. And those that leave a collapsed state for
 * the same targets, as its own chart tells them apart: the arrow says how many they are.
 */
export function bundles(model: ChartModel, options: WordsOptions): Bundle[] {
  const prose = options.prose ?? EN;
  const collapsed = new Set(model.states.filter((state) => state.collapsed).map((state) => state.id));
  const groups = new Map<string, TransitionModel[]>();
  for (const transition of model.transitions) {
    const { id, source, targets } = transition;
    const says = collapsed.has(source) ? '' : saysOf(transition, options);
    const key = JSON.stringify(says === undefined ? id : [source, targets, says]);
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()].map((group) => {
    const [first, ...rest] = group as [TransitionModel, ...TransitionModel[]];
    const also = rest.map(({ id }) => id);
    const words = transitionWords(first, options);
    const isOneSentence =
      new Set(group.map((t) => JSON.stringify(transitionWords(t, options).lines))).size === 1;
    if (!isOneSentence) {
      return {
        first,
        also,
        words: { lines: [{ text: prose.ways(group.length), role: 'says' }], clauses: [] },
      };
    }
    return {
      first,
      also,
      words: { ...words, clauses: [...new Set(group.flatMap((t) => clausesOf(t, options)))] },
    };
  });
}
