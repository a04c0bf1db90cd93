import type { Page } from '@playwright/test';
import { findings } from './axe.ts';
import { expect, test } from './site.ts';

const text = (page: Page) => page.getByLabel('Text', { exact: true });
const reading = (page: Page) => page.getByRole('region', { name: 'As the rules read it' });
const range = (page: Page) => page.getByRole('region', { name: 'The firing range' });
const log = (page: Page) => range(page).getByRole('region', { name: 'What happened' }).getByRole('listitem');
/** Who stands where, from the front. */
const line = async (page: Page): Promise<readonly string[]> =>
  (await range(page).locator('.f-line > .f-space').allTextContents()).map(
    (text) => /Anna|Lena|Dima|Zoya|open|Kommissar/.exec(text)?.[0] ?? text,
  );
const stands = (page: Page) => expect.poll(() => line(page));

test('a text is read as it is typed: normal form, tree, address', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('move forward two spaces, then draw a card.');
  await expect(reading(page).locator('.lab-normal')).toHaveText('Move 2 spaces Forward, then draw 1 card.');
  await expect(reading(page).locator('.lab-tree')).toContainText('effect move');
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('text')).toBe(
    'move forward two spaces, then draw a card.',
  );
  await page.reload();
  await expect(text(page)).toHaveValue('move forward two spaces, then draw a card.');
});

test('a mistake is marked at its place, with what may stand there', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('Move 2 spaces sideways.');
  await expect(reading(page).locator('mark')).toHaveText('sideways');
  await expect(reading(page)).toContainText('Column 15.');
  await reading(page).getByText('What may stand there').click();
  await expect(reading(page).getByRole('listitem').filter({ hasText: '“Forward”' })).toBeVisible();
  await expect(range(page).getByRole('button', { name: 'Play it' })).toBeDisabled();
});

test('what reads but makes no sense on its card is doubted', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('This card loses 1 Durability.');
  await expect(reading(page)).toContainText('It reads, but makes little sense');
});

test('the parser comes with the page, the rules only when a card is played', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/lab/');
  await text(page).fill('Draw 1 card.');
  const before = scripts.length;
  await range(page).getByRole('button', { name: 'Play it' }).click();
  await expect(log(page).first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('[F5.3, FR11] a maneuver is played on the line by the rules', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('Move 2 spaces backward.');
  await range(page).getByRole('button', { name: 'Play it' }).click();
  await stands(page).toEqual(['Anna', 'open', 'Dima', 'Lena', 'Zoya', 'Kommissar']);
  await expect(log(page).filter({ hasText: 'FR11' })).toContainText('pushes Dima and Zoya');
  await expect(log(page).filter({ hasText: 'F5.3' })).toContainText('changes places');
});

test('a choice stops the game and asks the one whose it is', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('Choose one: gain 2 HP; or swap places with any other Komrade.');
  await range(page).getByRole('button', { name: 'Play it' }).click();
  await range(page)
    .getByRole('button', { name: /^Swap places/ })
    .click();
  await range(page).getByRole('button', { name: 'Zoya' }).click();
  await stands(page).toEqual(['Anna', 'Zoya', 'Dima', 'Lena', 'open', 'Kommissar']);
  await range(page).getByRole('button', { name: 'Play another turn' }).click();
  await expect(range(page)).toContainText('Turn 2 is over.');
  await range(page).getByRole('button', { name: 'One decision back' }).click();
  await stands(page).toEqual(['Anna', 'Lena', 'Dima', 'Zoya', 'open', 'Kommissar']);
  await range(page).getByRole('button', { name: 'Dima' }).click();
  await stands(page).toEqual(['Anna', 'Dima', 'Lena', 'Zoya', 'open', 'Kommissar']);
});

test('equipment is asked for where damage is reduced', async ({ page }) => {
  await page.goto('/lab/');
  await page.getByRole('link', { name: 'BODY ARMOR' }).click();
  await expect(reading(page).locator('.lab-normal')).toContainText('Reduce damage');
  await range(page).getByLabel('Incoming!').selectOption({ label: 'A Linear, 3, at space 2' });
  await range(page).getByRole('button', { name: 'Play it' }).click();
  await range(page).getByRole('button', { name: 'BODY ARMOR' }).click();
  await range(page).getByRole('button', { name: '2', exact: true }).click();
  await expect(log(page).filter({ hasText: /suffers 1 damage/ })).toHaveCount(1);
});

test('axe finds nothing on a played card, by day and by night', async ({ page }) => {
  await page.goto('/lab/');
  await text(page).fill('Choose one: gain 2 HP; or swap places with any other Komrade.');
  await range(page).getByRole('button', { name: 'Play it' }).click();
  await expect(range(page).locator('.lab-asked')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, 'inks')).toEqual([]);
});

test('hostile addresses are no trouble: too long, no kind, markup', async ({ page }) => {
  await page.goto(`/lab/#${new URLSearchParams({ kind: 'tank', text: '<img src=x onerror=alert(1)>' })}`);
  await expect(text(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(reading(page).locator('mark')).toHaveText('<');
  await page.goto('about:blank');
  await page.goto(`/lab/#${new URLSearchParams({ text: 'x'.repeat(5000), durability: '1e9' })}`);
  await expect(reading(page)).toContainText('at most 2048 characters');
});
