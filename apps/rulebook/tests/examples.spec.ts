import { playKomandoExamples } from '@komradery/engine/examples';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const examples = playKomandoExamples();
const lengthOf = (id: string) => examples.find((example) => example.id === id)?.frames.length ?? 0;

const open = async (page: Page, id: string, step?: number) => {
  await page.goto(`/komando/examples/${id}/${step === undefined ? '' : `#${id}-step-${step}`}`);
  await expect(page.locator(`#${id} .k-bar`)).toBeVisible();
};
const current = (page: Page, id: string) => page.locator(`#${id} .k-step[aria-current="step"]`);

test('the whole of an example by the arrow keys', async ({ page }) => {
  await open(page, 'exchange');
  await page.locator('#exchange [data-go="forward"]').focus();
  for (let step = 1; step < lengthOf('exchange'); step++) {
    await expect(current(page, 'exchange')).toHaveAttribute('id', `exchange-step-${step}`);
    await page.keyboard.press('ArrowRight');
  }
  await expect(current(page, 'exchange')).toHaveAttribute('id', `exchange-step-${lengthOf('exchange')}`);
  await page.keyboard.press('ArrowRight');
  await expect(current(page, 'exchange')).toHaveAttribute('id', `exchange-step-${lengthOf('exchange')}`);
  await page.keyboard.press('Home');
  await expect(current(page, 'exchange')).toHaveAttribute('id', 'exchange-step-1');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page, 'exchange')).toHaveAttribute('id', `exchange-step-${lengthOf('exchange') - 1}`);
});

test('first, back, forward, last and the scrubber', async ({ page }) => {
  await open(page, 'blocked');
  const steps = lengthOf('blocked');
  const go = (where: string) => page.locator(`#blocked [data-go="${where}"]`).click();
  await go('forward');
  await expect(current(page, 'blocked')).toHaveAttribute('id', 'blocked-step-2');
  await go('last');
  await expect(current(page, 'blocked')).toHaveAttribute('id', `blocked-step-${steps}`);
  await go('back');
  await expect(current(page, 'blocked')).toHaveAttribute('id', `blocked-step-${steps - 1}`);
  await go('first');
  await expect(current(page, 'blocked')).toHaveAttribute('id', 'blocked-step-1');
  await page.locator('#blocked input[type="range"]').fill('3');
  await expect(current(page, 'blocked')).toHaveAttribute('id', 'blocked-step-3');
  await expect(page.locator('#blocked .k-step:visible')).toHaveCount(1);
});

test('the address keeps example and step, over a reload', async ({ page }) => {
  await open(page, 'elimination');
  await page.locator('#elimination [data-go="forward"]').click();
  await page.locator('#elimination [data-go="forward"]').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#elimination-step-3');
  await page.reload();
  await expect(current(page, 'elimination')).toHaveAttribute('id', 'elimination-step-3');
});

test('stepping leaves one entry in the history, and back and forward keep the place', async ({ page }) => {
  await page.goto('/komando/examples/');
  await page.getByRole('link', { name: 'A player falls' }).click();
  await page.locator('#elimination [data-go="forward"]').click();
  await page.locator('#elimination [data-go="forward"]').click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#elimination-step-3');
  await page.goBack();
  await expect(page).toHaveURL(/\/komando\/examples\/$/);
  await page.goForward();
  await expect(current(page, 'elimination')).toHaveAttribute('id', 'elimination-step-3');
});

test('each step is announced', async ({ page }) => {
  await open(page, 'blocked');
  await page.locator('#blocked [data-go="forward"]').click();
  await expect(page.locator('#blocked [role="status"]')).toContainText(
    examples.find(({ id }) => id === 'blocked')?.frames[1]?.caption ?? '-',
  );
});

test('the chart lights up where the game is, and the way it came', async ({ page }) => {
  await open(page, 'exchange');
  const chart = page.locator('#charts [data-chart="turn"]');
  const lit = () =>
    chart.locator('.is-active').evaluateAll((all) => all.map((each) => each.getAttribute('data-state')));
  await expect.poll(lit).toContain('turn.attack');
  await page.locator('#exchange [data-go="forward"]').click();
  await expect.poll(lit).toContain('turn.defend');
  await expect.poll(lit).not.toContain('turn.attack');
});

test('[F6.1] [F6.3] Front Line: the line is drawn step by step, and its chart lights up', async ({
  page,
}) => {
  await page.goto('/front-line/examples/two-deaths/');
  const here = current(page, 'two-deaths');
  await expect(page.locator('#two-deaths .k-bar')).toBeVisible();
  await expect(here.locator('.f-space:not(.open, .f-kommissar)')).toHaveCount(4);
  await page.locator('#two-deaths input[type="range"]').fill('3');
  await expect(here.locator('.f-space:not(.open, .f-kommissar)')).toHaveCount(3);
  await expect(here).toContainText('P2 dead');
  await expect(page.locator('#charts [data-chart="resolve"] .is-active')).not.toHaveCount(0);
  await page.locator('#two-deaths [data-go="forward"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(here).toHaveAttribute('id', 'two-deaths-step-4');
  await expect(here.locator('.f-kommissar')).toContainText('steps forward');
});

test('[KR14] both readings stand side by side and part after the first round', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/komando/#KR14');
  const [rule, printed] = [page.locator('#seven-players'), page.locator('#seven-players-printed')];
  await expect(rule.locator('.k-bar')).toBeVisible();
  await expect(printed.locator('.k-bar')).toBeVisible();
  const [left, right] = [await rule.boundingBox(), await printed.boundingBox()];
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  expect(Math.abs((right?.y ?? 0) - (left?.y ?? 0))).toBeLessThan(200);

  for (const plate of [rule, printed]) {
    await plate.locator('input[type="range"]').fill('16');
    await expect(plate.locator('.k-step[aria-current="step"]')).toContainText(
      'P1 and P3 have the least life',
    );
  }
  await rule.locator('[data-go="last"]').click();
  await printed.locator('[data-go="last"]').click();
  await expect(rule.locator('.k-step[aria-current="step"]')).toContainText('P4 wins');
  await expect(printed.locator('.k-step[aria-current="step"]')).toContainText('P2, P3 and P4 are left');
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'exchange');
  await page.locator('#exchange [data-go="forward"]').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
