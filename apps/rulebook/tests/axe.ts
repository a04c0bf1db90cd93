/** axe-core in a page: given to it once, then asked as often as the page changes its looks. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = {
  /** WCAG 2.2 AA. */
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** What another ink can spoil: the rest of a page is the same by day and by night. */
  inks: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, axe.RunOnly>;

/** What breaks the rules on the page as it stands, by rule and by element. */
export async function findings(page: Page, rules: keyof typeof RULES = 'all'): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { resultTypes: ['violations'], runOnly: RULES[rules] } satisfies axe.RunOptions,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
