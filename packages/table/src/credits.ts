/**
 * Whose icons the cards carry, for a page that must say so.
 *
 * @example
 * ```ts
 * import { credits } from '@komradery/table';
 *
 * credits.map((credit) => credit.author); // ['Delapouite', 'Lorc', 'sbed']
 * ```
 */

/** The icons, each with its name in the set and the artist in whose folder of the set's sources it stands. */
export const iconSources = {
  sword: { icon: 'broadsword', author: 'Lorc' },
  shield: { icon: 'checked-shield', author: 'Lorc' },
  group: { icon: 'three-friends', author: 'Delapouite' },
  skull: { icon: 'death-skull', author: 'sbed' },
} as const satisfies Readonly<Record<string, { readonly icon: string; readonly author: string }>>;

export interface Credit {
  readonly author: string;
  /** Names in the set, in alphabetical order. */
  readonly icons: readonly string[];
  readonly source: string;
  readonly sourceUrl: string;
  /** SPDX. */
  readonly license: string;
  readonly licenseUrl: string;
}

const authors = [...new Set(Object.values(iconSources).map(({ author }) => author))].sort((a, b) =>
  a.localeCompare(b, 'en'),
);

/** One entry for each artist. */
export const credits: readonly Credit[] = authors.map((author) => ({
  author,
  icons: Object.values(iconSources)
    .filter((source) => source.author === author)
    .map(({ icon }) => icon)
    .sort(),
  source: 'game-icons.net',
  sourceUrl: 'https://game-icons.net',
  license: 'CC-BY-3.0',
  licenseUrl: 'https://creativecommons.org/licenses/by/3.0/',
}));
