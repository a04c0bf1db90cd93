/** What is not ours, and whose it is. */
import { credits as icons } from '@komradery/table';
import { prose } from '../prose/en.ts';
import brygada from '../styles/fonts/brygada-1918.txt?url';
import sofia from '../styles/fonts/sofia-sans-extra-condensed.txt?url';

export interface Credit {
  readonly name: string;
  readonly by?: string;
  readonly licence: string;
  readonly licenceUrl?: string;
  readonly url?: string;
}

const { by } = prose.credits;

export const credits: Readonly<Record<'faces' | 'icons' | 'programs', readonly Credit[]>> = {
  faces: [
    {
      name: 'Brygada 1918',
      by: by.brygada,
      licence: 'SIL Open Font License 1.1',
      licenceUrl: brygada,
    },
    {
      name: 'Sofia Sans Extra Condensed',
      by: by.sofia,
      licence: 'SIL Open Font License 1.1',
      licenceUrl: sofia,
    },
  ],
  icons: icons.map(({ author, icons: names, source, sourceUrl, license, licenseUrl }) => ({
    name: author,
    by: `${names.join(', ')} (${source})`,
    url: sourceUrl,
    licence: license.replaceAll('-', ' '),
    licenceUrl: licenseUrl,
  })),
  programs: [
    { name: 'XState', by: by.xstate, licence: 'MIT' },
    { name: 'ELK', by: by.elk, licence: 'EPL 2.0' },
    { name: 'Preact', by: by.preact, licence: 'MIT' },
    { name: 'Astro', by: by.astro, licence: 'MIT' },
  ],
};
