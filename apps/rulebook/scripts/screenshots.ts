/**
 * Takes pictures of every page for a look at the whole, wide and narrow, by day and by night, and as print; and with
 * `--picture` the one that the README shows. Build the site first; the script serves it.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';

const OUT = fileURLToPath(new URL('../.screenshots/', import.meta.url));
const PICTURE = fileURLToPath(new URL('../../../docs/picture.png', import.meta.url));

/** Each with what to do there before the picture is taken. */
const PLACES = [
  { name: 'cover', address: '/' },
  { name: 'book', address: '/komando/' },
  { name: 'turn', address: '/komando/#the-turn' },
  { name: 'tiebreak', address: '/komando/#the-tiebreak' },
  { name: 'readings', address: '/komando/#seven-players-step-16' },
  { name: 'plates', address: '/komando/examples/' },
  { name: 'plate-exchange', address: '/komando/examples/exchange/#exchange-step-4' },
  { name: 'plate-two-level', address: '/komando/examples/two-level/#two-level-step-9' },
  { name: 'plate-seven', address: '/komando/examples/seven-players/#seven-players-step-14' },
  { name: 'chart', address: '/komando/chart/' },
  { name: 'front-line', address: '/front-line/' },
  { name: 'movement', address: '/front-line/#movement' },
  { name: 'line-turn', address: '/front-line/examples/a-whole-turn/#a-whole-turn-step-6' },
  { name: 'line-deaths', address: '/front-line/examples/two-deaths/#two-deaths-step-3' },
  { name: 'front-line-chart', address: '/front-line/chart/' },
  { name: 'credits', address: '/credits/' },
  { name: 'not-found', address: '/404.html' },
] as const;

const SIZES = [
  { width: 1280, height: 1000 },
  { width: 360, height: 780 },
] as const;

const takeAll = async (browser: Browser, url: string): Promise<void> => {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      for (const { name, address } of PLACES) {
        await page.goto('about:blank');
        await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
        await painted(page);
        const file = `${name}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: `${OUT}${file}`, timeout: 120_000 });
        console.log(file);
      }
      await context.close();
    }
  }
  const page = await browser.newPage();
  for (const { name, address } of PLACES.filter(({ address }) => !address.includes('#'))) {
    await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
    await page.pdf({ path: `${OUT}${name}.pdf`, format: 'A4', preferCSSPageSize: true });
    console.log(`${name}.pdf`);
  }
};

/** Waits until what is in the window has been painted, faces and all. */
const painted = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
};

/** What the README shows: four places in one picture. */
const VIEWS = [
  { address: '/', colorScheme: 'light' },
  { address: '/komando/#the-turn', colorScheme: 'light' },
  { address: '/komando/examples/two-level/#two-level-step-9', colorScheme: 'light' },
  { address: '/komando/#KR14', colorScheme: 'dark' },
] as const;

const takePicture = async (browser: Browser, url: string): Promise<void> => {
  const [width, height, gap] = [720, 504, 8];
  const views: { input: Buffer; left: number; top: number }[] = [];
  for (const [index, { address, colorScheme }] of VIEWS.entries()) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 896 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
    await painted(page);
    views.push({
      input: await sharp(await page.screenshot({ timeout: 120_000 }))
        .resize(width, height)
        .toBuffer(),
      left: (index % 2) * (width + gap),
      top: Math.floor(index / 2) * (height + gap),
    });
    await page.close();
  }
  const canvas = {
    width: 2 * width + gap,
    height: 2 * height + gap,
    channels: 3,
    background: '#191d16',
  } as const;
  const { size } = await sharp({ create: canvas })
    .composite(views)
    .png({ palette: true, colours: 32, effort: 10, compressionLevel: 9 })
    .toFile(PICTURE);
  console.log(`docs/picture.png, ${(size / 1000).toFixed(0)} kB`);
};

const site = await serve({ dir: fileURLToPath(new URL('../dist/', import.meta.url)), port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  if (process.argv.includes('--picture')) await takePicture(browser, site.url);
  else await takeAll(browser, site.url);
} finally {
  await browser.close();
  await site.close();
}
