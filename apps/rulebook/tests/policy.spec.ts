import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { policy } from '../src/layouts/policy.ts';
import { readPage } from '../src/proof/page.ts';
import { addresses, DIST, expect, watch } from './site.ts';

const htmlOf = (address: string) =>
  readFileSync(`${DIST}${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`, 'utf8');

for (const address of addresses) {
  base(
    `${address} is served with the policy, without style attributes, inline scripts or inline styles`,
    () => {
      const html = htmlOf(address);
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      expect(html.indexOf(meta)).toBeGreaterThan(0);
      // A policy governs only what comes after it.
      expect(html.indexOf(meta)).toBeLessThan(html.search(/<(?:script|link|style)\b/));
      expect(readPage(address, html).inline).toEqual([]);
    },
  );
}

base('the watch that every test keeps sees what the policy blocks', async ({ page, baseURL }) => {
  const faults = await watch(page, new URL(baseURL as string).origin);
  await page.goto('/');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }),
    );
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/a.png' }));
    document.body.setAttribute('style', 'color: red');
  });
  await expect
    .poll(() => faults.filter((fault) => fault.includes('securitypolicyviolation')).length)
    .toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
