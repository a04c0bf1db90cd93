/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChartSelection, KomraderyStatechart } from '../src/element.ts';
import { describe, layout, outlineHtml, part, svg, text } from '../src/index.ts';
import { openStudio, type Studio } from './browser.ts';
import { skirmish } from './machines/skirmish.ts';

const model = part(describe(skirmish), { collapse: ['tiebreak'] });
const drawn = await layout(model);
const drawing = svg(drawn, { title: 'The game', href: (clause) => `#${clause}` });
const plain = svg(drawn, { title: 'The game' });

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

const chart = (page: Page) => page.locator('komradery-statechart');
const scroller = (page: Page) => page.locator('.statechart-scroller');
const classesOf = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['is-active', 'is-within', 'is-last'].map((name) => [
        name,
        [...document.querySelectorAll(`svg .${name}`)].map(
          (e) => e.getAttribute('data-state') ?? e.getAttribute('data-transition'),
        ),
      ]),
    ),
  );
const light = (page: Page, value: unknown, transition?: string) =>
  chart(page).evaluate(
    async (element, [v, t]) => {
      const it = element as KomraderyStatechart;
      it.value = v as never;
      it.transition = t as string | undefined;
      await Promise.resolve();
    },
    [value, transition] as const,
  );

test('the element with all it needs is under 3 kB, and holds neither xstate nor elk', () => {
  expect(studio.elementBytes).toBeLessThan(3000);
  expect(studio.elementSource).not.toMatch(/xstate|elk/);
});

test('the font is as wide in a browser as the layout took it to be', async () => {
  const { page } = await studio.open(drawing);
  const texts = [...drawn.states, ...drawn.transitions].flatMap((item) => item.texts);
  const measured = await page.evaluate(() =>
    [...document.querySelectorAll('svg text')].map(
      (t) => [t.textContent, (t as SVGTextElement).getComputedTextLength()] as const,
    ),
  );
  const room = new Map(texts.map((t) => [t.text, t.width]));
  expect(measured.length).toBe(texts.length);
  for (const [words, width] of measured) {
    expect(width, words ?? '').toBeLessThanOrEqual((room.get(words ?? '') ?? 0) + 0.5);
    expect(width, words ?? '').toBeGreaterThan(0.8 * (room.get(words ?? '') ?? 0) - 8);
  }
});

test('without script it is the drawing, as wide as there is room', async () => {
  const { page, faults } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`, {
    script: false,
  });
  const box = await page.locator('svg').boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(box?.width).toBeLessThanOrEqual(800);
  expect(faults).toEqual([]);
});

test('a state value lights the leaf and what is around it; the last transition too; before that nothing', async () => {
  const { page, faults } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`);
  expect(await classesOf(page)).toEqual({ 'is-active': [], 'is-within': [], 'is-last': [] });
  await light(page, { turn: 'attack' }, 'turn.begin:(always):1');
  expect(await classesOf(page)).toEqual({
    'is-active': ['turn.attack'],
    'is-within': ['turn'],
    'is-last': ['turn.begin:(always):1'],
  });
  await light(page, { turn: 'defend' }, 'turn.attack:ATTACK');
  expect(await classesOf(page)).toEqual({
    'is-active': ['turn.defend'],
    'is-within': ['turn'],
    'is-last': ['turn.attack:ATTACK'],
  });
  await light(page, 'setup');
  expect(await classesOf(page)).toEqual({ 'is-active': ['setup'], 'is-within': [], 'is-last': [] });
  expect(faults).toEqual([]);
});

test('a collapsed state is lit for any state inside it', async () => {
  const { page } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`);
  await light(page, { tiebreak: { round: 'defend' } });
  expect((await classesOf(page))['is-active']).toEqual(['tiebreak']);
});

test('an arrow that stands for several transitions is marked for any of them', async () => {
  const shared = drawn.transitions.find((t) => t.also.length > 0);
  const { page } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`);
  for (const id of [shared?.id ?? '', ...(shared?.also ?? [])]) {
    await light(page, { over: 'won' }, id);
    const width = await page
      .locator('svg .is-last path')
      .first()
      .evaluate((p) => getComputedStyle(p).strokeWidth);
    expect(width).toBe('3px');
  }
});

test('lighting changes classes and attributes only, in the drawing and in its text twin', async () => {
  const twin = outlineHtml(text(model));
  const { page } = await studio.open(
    `<komradery-statechart>${drawing}<section>${twin}</section></komradery-statechart>`,
  );
  const kinds = await chart(page).evaluate(async (element) => {
    const seen = new Set<string>();
    const observer = new MutationObserver((list) => {
      for (const { type, attributeName } of list) seen.add(`${type} ${attributeName}`);
    });
    for (const part of element.querySelectorAll('svg, section')) {
      observer.observe(part, { attributes: true, childList: true, characterData: true, subtree: true });
    }
    (element as KomraderyStatechart).value = { turn: 'attack' };
    await new Promise((done) => requestAnimationFrame(done));
    return [...seen].sort();
  });
  expect(kinds).toEqual(['attributes aria-current', 'attributes class']);
  expect(await page.locator('li[aria-current] > b').textContent()).toBe('Attack');
});

test('what is lit differs by more than colour', async () => {
  const { page } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`);
  await light(page, { turn: 'defend' }, 'turn.attack:ATTACK');
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((e) => {
        const { fill, strokeWidth, textDecorationLine } = getComputedStyle(e);
        return { fill, strokeWidth, textDecorationLine };
      });
  const [active, within, other] = [
    await look('[data-state="turn.defend"] > rect'),
    await look('[data-state="turn"] > rect'),
    await look('[data-state="turn.attack"] > rect'),
  ];
  expect(active.fill).not.toBe(other.fill);
  expect(Number.parseFloat(within.strokeWidth)).toBeGreaterThan(Number.parseFloat(other.strokeWidth));
  expect(within.fill).not.toBe(active.fill);
  const last = await look('[data-transition="turn.attack:ATTACK"] > path');
  const idle = await look('[data-transition="turn.defend:DEFEND"] > path');
  expect(Number.parseFloat(last.strokeWidth)).toBeGreaterThan(2 * Number.parseFloat(idle.strokeWidth));
  expect((await look('[data-transition="turn.attack:ATTACK"] > text')).textDecorationLine).toBe('underline');
});

test('dark and forced colours keep ink and paper apart', async () => {
  const read = (page: Page) =>
    page.locator('[data-state="turn.attack"]').evaluate((g) => ({
      box: getComputedStyle(g.querySelector('rect') as Element).fill,
      ink: getComputedStyle(g.querySelector('text') as Element).fill,
    }));
  const day = await read((await studio.open(drawing, { colorScheme: 'light' })).page);
  const night = await read((await studio.open(drawing, { colorScheme: 'dark' })).page);
  expect(night.box).not.toBe(day.box);
  expect(night.ink).not.toBe(night.box);
  const { page } = await studio.open(`<komradery-statechart>${drawing}</komradery-statechart>`, {
    forcedColors: 'active',
  });
  await light(page, { turn: 'defend' });
  const forced = await read(page);
  expect(forced.ink).not.toBe(forced.box);
  const lit = await page.locator('.is-active > rect').evaluate((r) => getComputedStyle(r).fill);
  expect(lit).not.toBe(forced.box);
});

test('the lit state is said politely, outermost first, and only when it changes; `quiet` says nothing', async () => {
  const { page } = await studio.open(
    `<komradery-statechart value='{"turn":"attack"}'>${drawing}</komradery-statechart>`,
  );
  const status = page.getByRole('status');
  await expect.poll(() => classesOf(page)).toMatchObject({ 'is-active': ['turn.attack'] });
  expect(await status.textContent()).toBe('');
  await light(page, { turn: 'defend' });
  expect(await status.textContent()).toBe('Now: A turn, Defend');
  await chart(page).evaluate((e) => e.setAttribute('quiet', ''));
  await light(page, { turn: 'draw' });
  expect(await status.textContent()).toBe('Now: A turn, Defend');
});

test('the lit state is scrolled into view in the chart, and never the page', async () => {
  const { page } = await studio.open(
    `<div class="tall"></div><komradery-statechart class="low">${drawing}</komradery-statechart><div class="tall"></div>`,
    { reducedMotion: 'reduce' },
  );
  const look = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.statechart-scroller') as HTMLElement;
      const leaf = document.querySelector('svg .is-active')?.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      return {
        page: scrollY,
        seen: leaf !== undefined && leaf.top >= box.top && leaf.bottom <= box.bottom,
        top: frame.scrollTop,
      };
    });
  for (const value of [{ turn: 'look' }, 'setup', { over: 'won' }, { turn: 'begin' }]) {
    await light(page, value);
    expect(await look(), JSON.stringify(value)).toMatchObject({ page: 0, seen: true });
  }
});

test('with motion it gets there smoothly', async () => {
  const { page } = await studio.open(`<komradery-statechart class="low">${drawing}</komradery-statechart>`, {
    reducedMotion: 'no-preference',
  });
  const start = await chart(page).evaluate(async (element) => {
    (element as KomraderyStatechart).value = { over: 'won' };
    await Promise.resolve();
    return (document.querySelector('.statechart-scroller') as HTMLElement).scrollTop;
  });
  expect(start).toBe(0);
  await expect.poll(() => scroller(page).evaluate((e) => e.scrollTop)).toBeGreaterThan(500);
});

const width = (page: Page) => page.locator('svg').evaluate((e) => e.getBoundingClientRect().width);

test('zoom by buttons, keys and wheel, from fitting to four times; panned by scrolling, keys and dragging', async () => {
  const { page, faults } = await studio.open(
    `<komradery-statechart class="low">${drawing}</komradery-statechart>`,
  );
  const fitting = await width(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width(page)).toBeCloseTo(fitting * 1.25, 0);
  await scroller(page).focus();
  await page.keyboard.press('+');
  expect(await width(page)).toBeCloseTo(fitting * 1.5625, 0);
  await page.keyboard.press('-');
  expect(await width(page)).toBeCloseTo(fitting * 1.25, 0);
  for (let i = 0; i < 20; i++) await page.keyboard.press('+');
  expect(await width(page)).toBeCloseTo(fitting * 4, 0);
  await page.keyboard.press('0');
  expect(await width(page)).toBeCloseTo(fitting, 0);
  expect(await page.locator('svg').getAttribute('width')).toBe(String(drawn.width));

  await page.mouse.move(300, 100);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect.poll(() => width(page)).toBeGreaterThan(fitting * 1.5);

  const before = await scroller(page).evaluate((e) => [e.scrollLeft, e.scrollTop]);
  await page.mouse.move(300, 150);
  await page.mouse.down();
  await page.mouse.move(250, 90, { steps: 4 });
  await page.mouse.up();
  const after = await scroller(page).evaluate((e) => [e.scrollLeft, e.scrollTop]);
  expect(after).toEqual([(before[0] ?? 0) + 50, (before[1] ?? 0) + 60]);

  await scroller(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scroller(page).evaluate((e) => e.scrollTop)).toBeGreaterThan(after[1] ?? 0);
  expect(faults).toEqual([]);
});

test('the point under the pointer stays where it is', async () => {
  const { page } = await studio.open(`<komradery-statechart class="low">${drawing}</komradery-statechart>`);
  await scroller(page).evaluate((e) => e.scrollTo(0, 400));
  const at = () =>
    page.locator('[data-state="turn.defend"] > rect').evaluate((e) => e.getBoundingClientRect().toJSON());
  const box = (await at()) as DOMRect;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await chart(page).evaluate((e, [px, py]) => (e as KomraderyStatechart).zoom(2, px, py), [x, y] as const);
  const now = (await at()) as DOMRect;
  expect(Math.abs(now.y + now.height / 2 - y)).toBeLessThanOrEqual(1);
});

test('two fingers zoom', async () => {
  const { page } = await studio.open(`<komradery-statechart class="low">${drawing}</komradery-statechart>`, {
    hasTouch: true,
  });
  const fitting = await width(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        gap === undefined
          ? []
          : [
              { x: 300 - gap, y: 100, id: 0 },
              { x: 300 + gap, y: 100, id: 1 },
            ],
    });
  await touch('touchStart', 40);
  await touch('touchMove', 60);
  await touch('touchMove', 80);
  await touch('touchEnd');
  await expect.poll(() => width(page)).toBeCloseTo(fitting * 2, -1);
});

const selections = async (page: Page) => {
  await page.evaluate(() => {
    const list: unknown[] = [];
    Object.assign(window, { list });
    document.addEventListener('select', (event) => list.push((event as CustomEvent<ChartSelection>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { list: ChartSelection[] }).list);
};

test('states and transitions are chosen by pointer and by keyboard; not by a drag, and not unless asked for', async () => {
  const { page, faults } = await studio.open(
    `<komradery-statechart selectable>${plain}</komradery-statechart>`,
  );
  const chosen = await selections(page);
  await page.locator('[data-state="setup"] > text.title').click();
  await page.locator('[data-transition="turn.attack:ATTACK"] > text').first().click();
  expect(await chosen()).toEqual([{ state: 'setup' }, { transition: 'turn.attack:ATTACK' }]);

  const first = page.locator('g[tabindex="0"]');
  expect(await first.count()).toBe(1);
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(' ');
  const [, , byEnter, bySpace] = await chosen();
  expect([byEnter, bySpace]).toEqual([{ state: drawn.states[1]?.id }, { state: drawn.states[0]?.id }]);

  const box = await page.locator('[data-state="setup"] > rect').boundingBox();
  if (!box) throw new Error('drawn');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 25, box.y + 15, { steps: 3 });
  await page.mouse.up();
  expect((await chosen()).length).toBe(4);

  await chart(page).evaluate((e) => e.removeAttribute('selectable'));
  await page.locator('[data-state="setup"] > text.title').click();
  expect((await chosen()).length).toBe(4);
  expect(await page.locator('g[tabindex]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('clause links are reached by keyboard, and choosing a state leaves them alone', async () => {
  const { page } = await studio.open(`<komradery-statechart selectable>${drawing}</komradery-statechart>`);
  const chosen = await selections(page);
  await page.locator('[data-state="setup"] a').focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#K3');
  expect(await chosen()).toEqual([]);
});

test.each(['light', 'dark'] as const)('axe finds nothing, in %s', async (colorScheme) => {
  const href = (clause: string) => `#${clause}`;
  const bodies = [
    svg(drawn, { id: 'links', title: 'Links', href }),
    svg(drawn, { id: 'image', title: 'Image' }),
    `<komradery-statechart value='{"turn":"attack"}' transition="turn.begin:(always):1">${svg(drawn, { id: 'live', title: 'Live', href })}</komradery-statechart>`,
    `<komradery-statechart selectable>${svg(drawn, { id: 'selectable', title: 'Selectable' })}</komradery-statechart>`,
    `<komradery-statechart selectable>${svg(drawn, { id: 'both', title: 'Both', href })}</komradery-statechart>`,
    outlineHtml(text(model), { href }),
  ];
  const { page, faults } = await studio.open(`<h1>Chart</h1>${bodies.join('')}`, {
    colorScheme,
    bypassCSP: true,
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.failureSummary}`),
  ).toEqual([]);
  expect(faults).toEqual([]);
});
