/** The gallery in a real browser, served from memory: what a reader's browser makes of the markup, the style and the element. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';
import { buildGallery } from '../scripts/build-gallery.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

export interface Gallery {
  /** The bytes of one of its files. */
  readonly read: (name: string) => Buffer;
  /** Opens a page of it. What breaks the policy, or throws, ends up in `faults`. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<{ page: Page; faults: string[] }>;
  readonly close: () => Promise<void>;
}

const ORIGIN = 'http://gallery.test';

export async function openGallery(): Promise<Gallery> {
  const folder = mkdtempSync(join(tmpdir(), 'komradery-gallery-'));
  await buildGallery(folder);
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  const read = (name: string) => readFileSync(join(folder, name));
  return {
    read,
    open: async (path, options) => {
      const context = await browser.newContext(options);
      await context.route('**', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        if (origin !== ORIGIN || pathname === '/favicon.ico') return route.fulfill({ status: 204 });
        return route.fulfill({ body: read(pathname.slice(1)), contentType: TYPES[extname(pathname)] ?? '' });
      });
      // A busy machine is no failure.
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`${ORIGIN}/${path}`);
      return { page, faults };
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
