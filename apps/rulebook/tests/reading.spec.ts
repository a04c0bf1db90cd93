import {
  frontLineClauses,
  frontLineProse,
  frontLineRulings,
  komandoClauses,
  komandoProse,
  komandoRulings,
  type RulesProse,
} from '@komradery/cards';
import { playFrontLineExamples, playKomandoExamples } from '@komradery/engine/examples';
import { addresses, expect, test } from './site.ts';

const games = [
  {
    game: 'komando',
    clauses: komandoClauses,
    rulings: komandoRulings,
    prose: komandoProse,
    examples: playKomandoExamples(),
    charts: ['game', 'turn', 'tiebreak'],
  },
  {
    game: 'front-line',
    clauses: frontLineClauses,
    rulings: frontLineRulings,
    prose: frontLineProse,
    examples: playFrontLineExamples(),
    charts: ['game', 'setup', 'turn', 'resolve'],
  },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { game, clauses, rulings, examples, charts } of games) {
    test(`${game}: every clause and ruling can be read, once, in the order of the book`, async ({ page }) => {
      await page.goto(`/${game}/`);
      const printed = await page
        .locator(':is(.clause, .ruling, .spread)')
        .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.id));
      expect(printed.filter((id) => !/^.R/.test(id))).toEqual(clauses.map(({ id }) => id));
      expect(printed.toSorted()).toEqual([...clauses, ...rulings].map(({ id }) => id).toSorted());
    });

    test(`${game}: every step of every example can be read, with its drawing and its rules`, async ({
      page,
    }) => {
      for (const { id, frames } of examples) {
        await page.goto(`/${game}/examples/${id}/`);
        const steps = await page.locator(`#${id} .k-step`).evaluateAll((all) =>
          all.map((step) => {
            const seen = (selector: string) =>
              [...step.querySelectorAll(selector)].filter((each) =>
                each.checkVisibility({ visibilityProperty: true }),
              );
            return {
              caption: seen('.k-caption')[0]?.textContent.trim(),
              tables: seen('.k-table').length,
              rules: [...new Set(seen('.k-clauses a').map((each) => each.textContent.trim()))],
            };
          }),
        );
        expect(steps, id).toEqual(
          frames.map(({ caption, clauses }) => ({ caption, tables: 1, rules: [...clauses] })),
        );
      }
    });

    test(`${game}: the machine can be read as drawings and as words`, async ({ page }) => {
      await page.goto(`/${game}/chart/`);
      for (const part of charts) {
        await expect(page.locator(`#${part} .statechart-text b`).first()).toBeVisible();
        await expect(page.locator(`#${part} svg.statechart`)).toBeVisible();
      }
      await page.goto(`/${game}/chart/whole/`);
      await expect(page.locator('svg.statechart')).toBeVisible();
    });
  }

  test('controls that need a script are not there', async ({ page }) => {
    await page.goto('/komando/examples/exchange/');
    await expect(page.locator('.k-bar')).toBeHidden();
    await expect(page.locator('[data-print-toggle]')).toBeHidden();
  });
});

test('a permalink leads to its clause, clear of the running head', async ({ page }) => {
  await page.goto('/komando/#K5.4');
  const clause = page.locator('[id="K5.4"]');
  await expect(clause).toBeInViewport();
  const head = await page.locator('#the-tiebreak .running-head').boundingBox();
  const title = await clause.locator('h3').boundingBox();
  expect(title?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));

  await clause.locator('.number').click();
  expect(new URL(page.url()).hash).toBe('#K5.4');
});

test('a permalink with a letter leads to its clause, and a cited rule leads to the book of its game', async ({
  page,
}) => {
  await page.goto('/front-line/#F4.4a');
  await expect(page.locator('[id="F4.4a"]')).toBeInViewport();
  await page.goto('/front-line/examples/push-then-swap/#push-then-swap-step-2');
  await page.locator('#push-then-swap-step-2').getByRole('link', { name: 'F5.2' }).first().click();
  await expect(page).toHaveURL(/\/front-line\/#F5\.2$/);
  await expect(page.locator('[id="F5.2"]')).toBeInViewport();
});

test('a permalink to a ruling marks the ruling', async ({ page }) => {
  await page.goto('/komando/#KR4');
  await expect(page.locator('#KR4')).toBeInViewport();
  await expect(page.locator('#KR4:target')).toHaveCount(1);
});

test('a cited rule leads from an example to the rulebook, and back leads back', async ({ page }) => {
  await page.goto('/komando/examples/blocked/');
  await page.locator('#blocked .k-step').nth(3).waitFor({ state: 'attached' });
  await page.goto('/komando/examples/blocked/#blocked-step-4');
  await page.locator('#blocked-step-4').getByRole('link', { name: 'K4.7' }).first().click();
  await expect(page.locator('[id="K4.7"]')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#blocked-step-4')).toBeInViewport();
});

test('rulings stand beside their clause on a wide screen, and under it on a narrow one', async ({ page }) => {
  const boxes = async () => {
    const clause = await page.locator('[id="K4.3"]').boundingBox();
    const ruling = await page.locator('#KR1').boundingBox();
    if (!clause || !ruling) throw new Error('K4.3 or KR1 is not drawn');
    return { clause, ruling };
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/komando/');
  const wide = await boxes();
  expect(wide.ruling.x).toBeGreaterThanOrEqual(wide.clause.x + wide.clause.width);
  expect(Math.abs(wide.ruling.y - wide.clause.y)).toBeLessThan(12);

  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await boxes();
  expect(narrow.ruling.y).toBeGreaterThanOrEqual(narrow.clause.y + narrow.clause.height);
});

for (const { game, clauses, rulings, prose } of games)
  test(`${game}: the words on the page are those of the data`, async ({ page }) => {
    await page.goto(`/${game}/`);
    const flat = (text: string) => text.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
    const printed = new Map(
      await page
        .locator(':is(.clause, .ruling, .spread)')
        .evaluateAll((all) => all.map((each) => [each.id, each.textContent] as const)),
    );
    const onPage = (id: string) => flat(printed.get(id) ?? '');
    const words = prose as RulesProse;
    for (const { id } of clauses) expect(onPage(id)).toContain(flat(words.clauses[id]?.text ?? id));
    for (const { id } of rulings) {
      const { question, answer } = words.rulings[id] ?? {};
      for (const text of [question, answer]) expect(onPage(id)).toContain(flat(text ?? id));
    }
  });

test('the reader chooses the print, and it is kept without a flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await paper();
  const toggle = page.getByRole('button', { name: 'Night print' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const night = await paper();
  expect(night).not.toBe(day);

  await page.goto('/komando/', { waitUntil: 'commit' });
  await page.locator('body').waitFor({ state: 'attached' });
  expect(await paper()).toBe(night);
});

for (const address of addresses) {
  test(`${address} prints with nothing cut off`, async ({ page }) => {
    // A4 less margins, at 96 px an inch.
    await page.setViewportSize({ width: 670, height: 950 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(address);
    const cut = await page.evaluate(() => {
      const edge = document.documentElement.clientWidth + 1;
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption, svg)')]
        .filter(isSeen)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const clips = style.overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          return right > edge || left < -1 || (clips && !(element instanceof SVGElement));
        })
        .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 60)}`);
    });
    expect(cut).toEqual([]);
  });
}
