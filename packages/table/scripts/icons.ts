/**
 * Writes `src/icons.ts`: the outlines of the few icons that the cards and the table need, out of the game-icons set.
 *
 *     node scripts/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconSources } from '../src/credits.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const set = JSON.parse(readFileSync(path, 'utf8')) as IconSet;

const lines = Object.entries(iconSources).map(([name, { icon }]) => {
  const body = set.icons[icon]?.body ?? '';
  const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (!outline) throw new Error(`${icon} is not a single path: ${body.slice(0, 80)}`);
  return `  ${name}:\n    '${outline}',\n`;
});

writeFileSync(
  new URL('../src/icons.ts', import.meta.url),
  `/**
 * Outlines on a square of 512 units, from the game-icons set, CC BY 3.0 (\`credits.ts\` names the artists).
 * Written by \`scripts/icons.ts\`; change that, not this.
 */
export const icons = {
${lines.join('')}} as const;

export type IconName = keyof typeof icons;
`,
);
