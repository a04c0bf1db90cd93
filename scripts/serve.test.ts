import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let dir: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'a site '));
  mkdirSync(join(dir, 'komando', 'the end'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), 'home');
  writeFileSync(join(dir, '404.html'), 'lost');
  writeFileSync(join(dir, 'komando', 'index.html'), 'komando');
  writeFileSync(join(dir, 'komando', 'the end', 'index.html'), 'the end');
  writeFileSync(join(dir, 'komando', 'chart.svg'), '<svg/>');
  server = await serve({ dir, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

/** Asks for a path exactly as it is written, which `fetch` would tidy first. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; location: string; body: string }>((done, failed) => {
    request({ port: server.port, path, method }, (response) => {
      let body = '';
      response.on('data', (part) => {
        body += part;
      });
      const { 'content-type': type = '', location = '' } = response.headers;
      response.on('end', () => done({ status: response.statusCode ?? 0, type, location, body }));
    })
      .on('error', failed)
      .end();
  });

test('a folder is its index.html', async () => {
  expect(await get('/')).toMatchObject({ status: 200, type: 'text/html;charset=utf-8', body: 'home' });
  expect(await get('/komando/')).toMatchObject({ status: 200, body: 'komando' });
  expect(await get('/komando/the%20end/?step=2')).toMatchObject({ status: 200, body: 'the end' });
});

test('a folder without its slash is sent on to it, on this host', async () => {
  expect(await get('/komando')).toMatchObject({ status: 301, location: '/komando/' });
  expect(await get('/komando?a=1?b')).toMatchObject({ status: 301, location: '/komando/?a=1?b' });
  expect(await get('/komando/the%20end')).toMatchObject({ status: 301, location: '/komando/the%20end/' });
  expect(await get('//komando')).toMatchObject({ status: 301, location: '/komando/' });
});

test('a file comes with its type', async () => {
  expect(await get('/komando/chart.svg')).toMatchObject({
    status: 200,
    type: 'image/svg+xml',
    body: '<svg/>',
  });
});

test('what is not there is answered by 404.html, never by the home page', async () => {
  for (const path of [
    '/nowhere',
    '/nowhere/',
    '/komando/nowhere.js',
    '/%',
    '/%00',
    '/..',
    '/%2e%2e/',
    '/../package.json',
  ]) {
    expect([path, await get(path)]).toMatchObject([
      path,
      { status: 404, type: 'text/html;charset=utf-8', body: 'lost' },
    ]);
  }
});

test('only reading is allowed', async () => {
  expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  expect(await get('/', 'POST')).toMatchObject({ status: 405 });
});

test('what is built anew is served anew', async () => {
  writeFileSync(join(dir, 'new.html'), 'new');
  expect(await get('/new.html')).toMatchObject({ status: 200, body: 'new' });
});

test('a taken port is refused, or the next free one is found', async () => {
  await expect(serve({ dir, port: server.port })).rejects.toThrow(`Port ${server.port} is taken`);
  const second = await serve({ dir, port: server.port, orNext: true });
  expect(second.port).toBeGreaterThan(server.port);
  expect(second.url).toBe(`http://127.0.0.1:${second.port}/`);
  await second.close();
});

test('a folder with no site in it is refused', async () => {
  await expect(serve({ dir: join(dir, 'komando', 'nowhere'), port: 0 })).rejects.toThrow(
    'build the site first',
  );
});
