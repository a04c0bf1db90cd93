import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Gallery, openGallery } from './browser.ts';

let gallery: Gallery;
const opened: Page[] = [];

beforeAll(async () => {
  gallery = await openGallery();
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});
afterAll(() => gallery.close());

async function open(...args: Parameters<Gallery['open']>) {
  const { page, faults } = await gallery.open(...args);
  opened.push(page);
  return {
    page,
    faults,
    plate: page.locator('komradery-example').first(),
    shown: page.locator('.k-step:visible'),
    button: (name: string): Locator => page.getByRole('button', { name }),
    scrubber: page.getByRole('slider', { name: 'Steps' }),
  };
}

const idOf = (step: Locator) => step.getAttribute('id');

describe('stepping', () => {
  test('one step is shown, and the buttons lead through all of them', async () => {
    const { shown, button, page } = await open('exchange.html');
    expect(await shown.count()).toBe(1);
    expect(await idOf(shown)).toBe('exchange-step-1');
    const seen: (string | null)[] = [];
    for (let n = 0; n < 7; n++) {
      await button('Step forward').click();
      seen.push(await idOf(shown));
    }
    expect(seen).toEqual([2, 3, 4, 5, 6, 7, 8].map((n) => `exchange-step-${n}`));
    await button('Step back').click();
    expect(await idOf(shown)).toBe('exchange-step-7');
    await button('First step').click();
    expect(await idOf(shown)).toBe('exchange-step-1');
    await button('Last step').click();
    expect(await idOf(shown)).toBe('exchange-step-8');
    expect(await page.locator('.k-count').textContent()).toBe('8 / 8');
  });

  test('a button at the end says that it is spent, does nothing, and keeps the focus', async () => {
    const { shown, button, page } = await open('exchange.html');
    const back = button('Step back');
    expect(await back.getAttribute('aria-disabled')).toBe('true');
    expect(await button('Step forward').getAttribute('aria-disabled')).toBe('false');
    await back.focus();
    await page.keyboard.press('Enter');
    expect(await idOf(shown)).toBe('exchange-step-1');
    expect(await back.evaluate((element) => element === document.activeElement)).toBe(true);
    await button('Last step').focus();
    await page.keyboard.press('Enter');
    expect(await button('Last step').getAttribute('aria-disabled')).toBe('true');
    expect(await button('Last step').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('the scrubber goes to any step and says which', async () => {
    const { shown, scrubber, page } = await open('exchange.html');
    await scrubber.fill('5');
    expect(await idOf(shown)).toBe('exchange-step-5');
    expect(await scrubber.getAttribute('aria-valuetext')).toBe('Step 5 of 8');
    await scrubber.focus();
    await page.keyboard.press('ArrowRight');
    expect(await idOf(shown)).toBe('exchange-step-6');
    await page.keyboard.press('Home');
    expect(await idOf(shown)).toBe('exchange-step-1');
  });

  test('arrow keys, Home and End lead on while the focus is inside', async () => {
    const { shown, button, page } = await open('exchange.html');
    await page.keyboard.press('ArrowRight');
    expect(await idOf(shown)).toBe('exchange-step-1');
    await button('Step forward').focus();
    for (const [key, step] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 8],
      ['ArrowRight', 8],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await idOf(shown), key).toBe(`exchange-step-${step}`);
    }
    await page.keyboard.press('Control+ArrowRight');
    expect(await idOf(shown)).toBe('exchange-step-1');
  });

  test('a link that had the focus hands it to the step that takes its place', async () => {
    const { shown, page } = await open('exchange.html#exchange-step-2');
    await shown.getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await idOf(shown)).toBe('exchange-step-4');
    expect(await shown.evaluate((step) => step.contains(document.activeElement))).toBe(true);
  });

  test('a polite live region tells the caption, and nothing before the first move', async () => {
    const { button, page, shown } = await open('exchange.html');
    const status = page.getByRole('status');
    expect(await status.textContent()).toBe('');
    await button('Step forward').click();
    const caption = await shown.locator('.k-caption').textContent();
    expect(await status.textContent()).toBe(`Step 2 of 8. ${caption}`);
  });

  test('the drawing keeps its place from step to step', async () => {
    const { button, shown } = await open('two-level.html', { viewport: { width: 900, height: 900 } });
    const places = new Set<number>();
    for (let n = 0; n < 17; n++) {
      places.add(Math.round((await shown.locator('.k-table').boundingBox())?.y ?? -1));
      await button('Step forward').click();
    }
    expect(places.size).toBe(1);
  });

  test('others can follow and lead', async () => {
    const { plate, button } = await open('exchange.html');
    await plate.evaluate((element) => {
      element.addEventListener('step', (event) => {
        document.title += ` ${(event as CustomEvent<{ step: number }>).detail.step}`;
      });
    });
    await button('Step forward').click();
    await plate.evaluate((element) => {
      (element as HTMLElement & { step: number }).step = 6;
    });
    expect(await plate.page().title()).toMatch(/ 2 6$/);
    expect(await plate.evaluate((element) => (element as HTMLElement & { step: number }).step)).toBe(6);
  });
});

describe('the chart', () => {
  const lit = (page: Page, at: string) =>
    page
      .locator(`${at} .is-active`)
      .evaluateAll((states) => states.map((state) => state.getAttribute('data-state')));
  const taken = (page: Page, at: string) =>
    page
      .locator(`${at} g.is-last`)
      .evaluateAll((transitions) =>
        transitions.map((transition) => transition.getAttribute('data-transition')),
      );

  test('shows where the game is, and all that was taken since the step before', async () => {
    const { page, button } = await open('two-level.html');
    expect(await lit(page, '#turn')).toEqual(['turn.attack']);
    await button('Step forward').click();
    expect(await lit(page, '#turn')).toEqual(['turn.defend']);
    expect(await taken(page, '#turn')).toEqual(['turn.attack:attack']);
    await button('Step back').click();
    expect(await lit(page, '#turn')).toEqual(['turn.attack']);
    expect(await taken(page, '#turn')).toEqual(['turn.begin:(always):1']);
  });

  test('shows a part of it as one box, and the inside in its own drawing', async () => {
    const { page } = await open('two-level.html#two-level-step-9');
    expect(await lit(page, '#turn')).toEqual(['tiebreak']);
    expect(await lit(page, '#tiebreak')).toEqual(['tiebreak.round.defend']);
  });

  test('may stand inside the plate', async () => {
    const { page, button } = await open('chart-inside.html');
    await button('Step forward').click();
    expect(await lit(page, '.k-plate')).toEqual(['turn.defend']);
  });

  test('may be an element that lights itself', async () => {
    const { page, button } = await open('exchange.html');
    await page.evaluate(() => {
      const chart = document.createElement('komradery-statechart');
      chart.className = 'drawing';
      document.querySelector('main')?.append(chart);
    });
    await button('Step forward').click();
    const chart = page.locator('komradery-statechart');
    expect(await chart.getAttribute('value')).toBe('{"turn":"defend"}');
    expect(await chart.getAttribute('transition')).toBe('turn.attack:attack');
    expect(await chart.getAttribute('quiet')).toBe('');
    await page.locator('#exchange-step-3').evaluate((step) => step.removeAttribute('data-via'));
    await button('Step forward').click();
    expect(await chart.getAttribute('transition')).toBeNull();
  });

  test('scrolls its own frame to the lit state, and never the page', async () => {
    const { page, button } = await open('exchange.html', { viewport: { width: 900, height: 500 } });
    await page.locator('#turn').evaluate((frame) => {
      frame.style.height = '200px';
      frame.style.overflow = 'auto';
    });
    const scrolled = await page.evaluate(() => scrollY);
    await button('Last step').click();
    expect(await lit(page, '#turn')).toEqual(['turn.attack']);
    await button('Step back').click();
    expect(await lit(page, '#turn')).toEqual(['turn.pass']);
    expect(await page.locator('#turn').evaluate((frame) => frame.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

describe('the address', () => {
  test('names the step, without a new entry in the history', async () => {
    const { button, page } = await open('exchange.html');
    const entries = await page.evaluate(() => history.length);
    await button('Step forward').click();
    await button('Step forward').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#exchange-step-3');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('brings a step back on load, and scrolls to it', async () => {
    const { shown, page, plate } = await open('several.html#group-recovers-step-4', {
      viewport: { width: 800, height: 600 },
    });
    const step = page.locator('#group-recovers .k-step:visible');
    expect(await idOf(step)).toBe('group-recovers-step-4');
    await expect
      .poll(async () => (await page.locator('#group-recovers').boundingBox())?.y ?? 1e6)
      .toBeLessThan(600);
    expect(await idOf(shown.first())).toBe('exchange-step-1');
    expect(await plate.getAttribute('id')).toBe('exchange');
  });

  test('does not scroll when it names nothing here', async () => {
    const { page, shown } = await open('exchange.html#K4.3', { viewport: { width: 360, height: 300 } });
    expect(await idOf(shown)).toBe('exchange-step-1');
    const clause = await page.locator('[id="K4.3"]').boundingBox();
    expect(clause?.y).toBeLessThan(300);
    expect(clause?.y).toBeGreaterThanOrEqual(-1);
  });

  test('of a clause is kept until a step is taken, and comes back with the back button, the step with it', async () => {
    const { page, button, shown } = await open('exchange.html');
    await button('Step forward').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#exchange-step-2');
    await page.evaluate(() => {
      location.hash = '#K4.3';
    });
    expect(await idOf(shown)).toBe('exchange-step-2');
    await button('Last step').click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#exchange-step-8');
    await page.goBack();
    await expect.poll(() => idOf(shown)).toBe('exchange-step-2');
  });

  test('of another step, followed as a link, leads there', async () => {
    const { page, shown } = await open('exchange.html');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#exchange-step-5';
      link.textContent = 'see step 5';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'see step 5' }).click();
    await expect.poll(() => idOf(shown)).toBe('exchange-step-5');
  });

  test('that is no good address is let be', async () => {
    const { shown, faults } = await open('exchange.html#%E0%A4%A');
    expect(await idOf(shown)).toBe('exchange-step-1');
    expect(faults).toEqual([]);
  });
});

describe('without a script, on paper, at rest', () => {
  test('every step is there to be read, and no button', async () => {
    const { shown, page } = await open('exchange.html', { javaScriptEnabled: false });
    expect(await shown.count()).toBe(8);
    expect(await shown.last().locator('.k-table').isVisible()).toBe(true);
    expect(await page.locator('button:visible, input:visible').count()).toBe(0);
  });

  test('every step shows up in the end if the script never comes', async () => {
    const { page } = await gallery.open('exchange.html');
    opened.push(page);
    await page.route('**/element.js', (route) => route.abort());
    await page.reload();
    const visible = page.locator('.k-step:visible');
    const waits = () =>
      page.evaluate(() => {
        const waiting = document.getAnimations() as CSSAnimation[];
        for (const animation of waiting) animation.pause();
        for (const animation of waiting) animation.currentTime = 0;
        return new Set(waiting.map(({ animationName }) => animationName)).size;
      });
    expect(await waits()).toBe(1);
    expect(await visible.count()).toBe(1);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await visible.count()).toBe(8);
    expect(await page.locator('button:visible').count()).toBe(0);
  });

  test('a print shows all steps and no controls', async () => {
    const { shown, page } = await open('exchange.html');
    await page.emulateMedia({ media: 'print' });
    expect(await shown.count()).toBe(8);
    expect(await page.locator('.k-bar:visible').count()).toBe(0);
  });

  const motions = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );

  test('motion tells what a step onwards brought, and nothing else moves', async () => {
    const { page, button } = await open('exchange.html#exchange-step-3');
    expect(await motions(page)).toEqual([]);
    await button('Step forward').click();
    expect((await motions(page)).sort()).toEqual(['k-hit', 'k-strike']);
    await button('First step').click();
    expect(await motions(page)).toEqual([]);
  });

  test('nothing moves for readers who want no motion', async () => {
    const { page, button } = await open('exchange.html#exchange-step-3', { reducedMotion: 'reduce' });
    await button('Step forward').click();
    expect(await motions(page)).toEqual([]);
  });
});

describe('what it costs and keeps to', () => {
  test('nothing breaks the policy, and no style attribute is served', async () => {
    const { faults, button } = await open('exchange.html');
    await button('Last step').click();
    expect(faults).toEqual([]);
    expect(gallery.read('index.html').toString()).not.toMatch(/\sstyle=/);
  });

  test('the element and all that it imports stay under 6 kB', () => {
    expect(gzipSync(gallery.read('element.js')).length).toBeLessThan(6_000);
  });

  test('a page with all examples stays under 30 kB', () => {
    expect(gzipSync(gallery.read('index.html')).length).toBeLessThan(30_000);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const [path, width] of [
      ['tables.html', 360],
      ['tables.html', 1280],
      ['exchange.html#exchange-step-6', 360],
      ['exchange.html#exchange-step-6', 1280],
      ['line.html', 360],
      ['line.html', 1280],
      ['front-line-shell.html#shell-step-14', 360],
      ['front-line-shell.html#shell-step-14', 1280],
    ] as const)
      test(`axe finds nothing, ${path}, ${colorScheme}, ${width} px`, async () => {
        const { page } = await open(path, { colorScheme, viewport: { width, height: 800 } });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes.length} places)`),
        ).toEqual([]);
      });

  for (const path of ['tables.html', 'line.html'])
    test(`nothing is wider than 320 px of screen, ${path}`, async () => {
      const { page } = await open(path, { viewport: { width: 320, height: 800 } });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

  test('ten hands of five cards stand in one row each on 360 px', async () => {
    const { page } = await open('tables.html', { viewport: { width: 360, height: 800 } });
    const hands = page.locator('.k-table').first().locator('.k-hand');
    expect(await hands.count()).toBe(10);
    for (const hand of await hands.all()) {
      const tops = await hand
        .locator('.k-small')
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
      expect(tops.length).toBe(5);
      expect(new Set(tops).size).toBe(1);
    }
  });
});

describe('Front Line', () => {
  /** Middles of what is drawn, along the line: from left to right, or from top to bottom. */
  const places = (marks: Locator, axis: 'x' | 'y') =>
    marks.evaluateAll(
      (all, along) =>
        all.map((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect();
          return Math.round(along === 'x' ? x + width / 2 : y + height / 2);
        }),
      axis,
    );

  for (const [width, axis, across] of [
    [1280, 'x', 'y'],
    [360, 'y', 'x'],
  ] as const)
    test(`the line runs along ${axis} on ${width} px, and strikes stand at their spaces`, async () => {
      const { page } = await open('line.html', { viewport: { width, height: 1000 } });
      const spaces = await places(page.locator('.f-space'), axis);
      expect(spaces.length).toBe(12);
      expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
      // A from space 4 hits space 5, B from space 8 hits space 7, both in lanes of their own.
      for (const hit of [5, 7]) {
        const space = page.locator('.f-space').nth(hit - 1);
        const [at] = await places(space.locator('.f-strike'), axis);
        expect(Math.abs((at ?? 0) - (spaces[hit - 1] ?? 0))).toBeLessThan(4);
      }
      const lanes = await places(page.locator('.f-space').first().locator('.f-lane'), across);
      expect(new Set(lanes).size).toBe(4);
    });

  test('[F5.2] [F5.3] a step onwards shows who moved, and nothing moves on the way back', async () => {
    const moving = (page: Page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => (animation as CSSAnimation).animationName)
          .sort(),
      );
    const { page, button } = await open('front-line-sniper.html#sniper-step-10');
    expect(await moving(page)).toEqual([]);
    await button('Step forward').click();
    expect(await moving(page)).toEqual(['f-came', 'f-came']);
    await button('Step back').click();
    expect(await moving(page)).toEqual([]);
  });

  test('a page with an example stays under 30 kB, and its style under 4.5 kB', () => {
    for (const name of ['sniper', 'shell', 'draft'])
      expect(gzipSync(gallery.read(`front-line-${name}.html`)).length).toBeLessThan(30_000);
    expect(gzipSync(gallery.read('front-line.css')).length).toBeLessThan(4_500);
  });

  test('lights the chart of its own game', async () => {
    const { page, faults } = await open('front-line-sniper.html#sniper-step-10');
    expect(await page.locator('.drawing .is-active').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
