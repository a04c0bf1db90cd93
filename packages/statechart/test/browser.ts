/** A page with a chart in a real browser, under a strict policy, served from memory. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findChromium } from '../../../scripts/chromium.mjs';

const ORIGIN = 'http://chart.test';
const source = (path: string) => new URL(`../${path}`, import.meta.url);

const bundle = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [source(entry).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

export interface Studio {
  /** Gzipped size of the element with all that it imports, in bytes. */
  readonly elementBytes: number;
  readonly elementSource: string;
  /** Opens a page with this body, and closes the one before. What breaks the policy, or throws, ends up in `faults`. */
  readonly open: (
    body: string,
    options?: BrowserContextOptions & { script?: boolean },
  ) => Promise<{ page: Page; faults: string[] }>;
  readonly close: () => Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const element = await bundle('src/element.ts');
  const light = await bundle('src/light.ts');
  const font = readFileSync(
    new URL(
      import.meta.resolve(
        '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
      ),
    ),
  );
  const css = `${readFileSync(source('src/chart.css'), 'utf8')}
    @font-face { font-family: 'Sofia Sans Extra Condensed'; font-weight: 1 1000; src: url(font.woff2) }
    :root { color-scheme: light dark; background: Canvas }
    .low { max-height: 200px }
    .tall { height: 3000px }`;
  const files: Record<string, { body: string | Buffer; contentType: string }> = {
    '/element.js': { body: element, contentType: 'text/javascript' },
    '/light.js': { body: light, contentType: 'text/javascript' },
    '/chart.css': { body: css, contentType: 'text/css' },
    '/font.woff2': { body: font, contentType: 'font/woff2' },
  };
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  let context: BrowserContext | undefined;
  return {
    elementBytes: gzipSync(element, { level: 9 }).length,
    elementSource: element,
    open: async (body, { script = true, ...options } = {}) => {
      await context?.close();
      context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options });
      await context.route('**', async (route) => {
        const { origin, pathname } = new URL(route.request().url());
        const file = files[pathname];
        if (origin === ORIGIN && file) return route.fulfill(file);
        if (pathname !== '/') return route.fulfill({ status: 204 });
        return route.fulfill({
          contentType: 'text/html',
          headers: {
            'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'`,
          },
          body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Chart</title>
            <link rel="stylesheet" href="/chart.css">${script ? '<script type="module" src="/element.js"></script>' : ''}
            <main>${body}</main></html>`,
        });
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`${ORIGIN}/`);
      await page.evaluate(() => document.fonts.ready);
      return { page, faults };
    },
    close: () => browser.close(),
  };
}
