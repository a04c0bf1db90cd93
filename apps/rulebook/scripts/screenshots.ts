/**
 * Takes pictures of every page for a look at the whole, wide and narrow, by day and by night, and as print; and with
 * `--picture` the one that the README shows. Serve nothing first: it serves the built site itself.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
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
        await page.evaluate(() => document.fonts.ready);
        const file = `${name}-${viewport.width}-${colorScheme}.png`;
        await page.screenshot({ path: `${OUT}${file}` });
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

/** The cover above, a chapter of the book below: small enough for a README. */
const takePicture = async (browser: Browser, url: string): Promise<void> => {
  const viewport = { width: 1280, height: 860 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1, colorScheme: 'light' });
  await page.goto(new URL('/komando/#seven-players-step-16', url).href, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const { size } = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
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
