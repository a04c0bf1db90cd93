import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { addresses, expect, test } from './site.ts';

/** By how much the page is wider than its window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Wakes all that waits to be seen. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** By day and by night, wide and narrow. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await resize(page, width);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findings(page), `light, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, 'inks'), `dark, ${width} px`).toEqual([]);
  }
}

for (const address of addresses) {
  test(`${address}: axe finds nothing, and nothing scrolls sideways`, async ({ page }) => {
    await resize(page, 1280);
    await page.goto(address);
    await scrollThrough(page);
    await expectNoFindings(page);
    for (const width of [1280, 360, 320]) {
      await resize(page, width);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  });
}

test('axe finds colours that are too faint, by day and by night', async ({ page }) => {
  await page.goto('/credits/');
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('main p'))
      one.style.setProperty('color', 'var(--paper-2)');
  });
  await page.emulateMedia({ colorScheme: 'light' });
  expect((await findings(page, 'inks')).join()).toContain('color-contrast');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await findings(page, 'inks')).join()).toContain('color-contrast');
});

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
    await expectNoFindings(page);
  });
}

test('axe finds nothing in the middle of both readings', async ({ page }) => {
  await page.goto('/komando/#seven-players-step-16');
  await page.locator('#seven-players-printed [data-go="last"]').click();
  await expectNoFindings(page);
});

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
