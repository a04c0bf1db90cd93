/** The test of this site: any page that a test opens must keep its policy, stay on its origin and raise no error. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

export const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Every page of the built site. */
export const addresses: readonly string[] = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`)
  .sort();

/** Everything that goes wrong on a page from now on. */
export const watch = async (page: Page, origin: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) =>
    faults.push(`securitypolicyviolation: ${what}`),
  );
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { tellViolation(what: string): void }).tellViolation(
        `${violatedDirective} blocks ${blockedURI}`,
      );
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) faults.push(`request off the origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
};

export const test = base.extend<{ faultless: undefined }>({
  faultless: [
    async ({ page, baseURL }, use) => {
      const faults = await watch(page, new URL(baseURL as string).origin);
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
