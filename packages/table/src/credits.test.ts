import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { credits, iconSources } from './credits.ts';
import { icons } from './icons.ts';

const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };

test('every icon is the one of the set that the credits name', () => {
  expect(Object.keys(icons)).toEqual(Object.keys(iconSources));
  for (const [name, { icon }] of Object.entries(iconSources))
    expect(set.icons[icon]?.body, name).toBe(
      `<path fill="currentColor" d="${icons[name as keyof typeof icons]}"/>`,
    );
});

test('every icon is credited once, under its licence', () => {
  expect(credits.flatMap((credit) => credit.icons).sort()).toEqual(
    Object.values(iconSources)
      .map(({ icon }) => icon)
      .sort(),
  );
  expect(new Set(credits.map(({ license }) => license))).toEqual(new Set(['CC-BY-3.0']));
});
