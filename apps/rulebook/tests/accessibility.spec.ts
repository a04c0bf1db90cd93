import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addresses, expect, test } from './site.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    // There are no frames to look into.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** By how much the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const address of addresses) {
        test(`${address}: axe finds nothing, and nothing scrolls sideways`, async ({ page }) => {
          await page.goto(address);
          await scrollThrough(page);
          expect(await findings(page)).toEqual([]);
          expect(await sideways(page)).toBe(0);
          if (width > 360) return;
          await page.setViewportSize({ width: 320, height: 800 });
          expect(await sideways(page)).toBe(0);
        });
      }

      for (const [game, id, step] of [
        ['komando', 'exchange', 4],
        ['komando', 'two-level', 9],
        ['komando', 'seven-players', 16],
        ['front-line', 'a-whole-turn', 6],
        ['front-line', 'two-deaths', 3],
      ] as const) {
        test(`axe finds nothing in the middle of the example ${id}`, async ({ page }) => {
          await page.goto(`/${game}/examples/${id}/#${id}-step-${step}`);
          await expect(page.locator(`#${id}-step-${step}`)).toHaveAttribute('aria-current', 'step');
          expect(await findings(page)).toEqual([]);
        });
      }

      test('axe finds nothing in the middle of both readings', async ({ page }) => {
        await page.goto('/komando/#seven-players-step-16');
        await page.locator('#seven-players-printed [data-go="last"]').click();
        expect(await findings(page)).toEqual([]);
      });
    });
  }
}

test("everything that can be pressed is at least 24 px, the player's buttons 44", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/komando/examples/two-level/');
  for (const button of await page.locator('.k-bar button').all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const toggle = await page.getByRole('button', { name: 'Night print' }).boundingBox();
  expect(toggle?.height).toBeGreaterThanOrEqual(24);
});

test('the keyboard reaches the text by the skip link, and the focus is always seen', async ({ page }) => {
  await page.goto('/komando/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
});
