import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { isMain } from './main.mjs';
import { whenParentGone } from './processes.mjs';

/**
 * Serves a folder as a plain static host does: `/a/` is `a/index.html`, `/a` is sent on to `/a/`, and what is not
 * there is answered by `404.html`. It never falls back to the home page, so that what works here works on any host.
 *
 * @param {object} options
 * @param {string} options.dir the folder to serve; files built anew while it runs are served anew
 * @param {number} [options.port] the port to listen at, 0 for any free one
 * @param {string} [options.host] the address to listen at; without it only this machine is answered
 * @param {boolean} [options.orNext] when the port is taken, try the ones after it
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export async function serve({ dir, port = 4321, host = '127.0.0.1', orNext = false }) {
  const root = resolve(dir);
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`${root} has no index.html: build the site first`);
  const files = sirv(root, { dev: true, etag: true });

  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const folder = folderAddress(root, request.url ?? '/');
    if (folder !== undefined) response.writeHead(301, { Location: folder }).end();
    else files(request, response, () => answerNotFound(root, response));
  });

  const taken = await listen(server, port, host, orNext);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/`,
    port: taken,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * Where a request for a folder without its last slash belongs, so that relative links on the page work.
 *
 * @param {string} root
 * @param {string} address as in the request line: path and query
 * @returns {string | undefined} nothing when the request is for a file
 */
function folderAddress(root, address) {
  const [path = '/', ...query] = address.split('?');
  if (path.endsWith('/')) return undefined;
  // Only one leading slash: `//name/` would be another host.
  const name = path.replace(/^\/+/, '');
  return isFolder(root, name) ? [`/${name}/`, ...query].join('?') : undefined;
}

/**
 * @param {string} root
 * @param {string} name as it stands in an address, percent signs and all
 */
function isFolder(root, name) {
  try {
    const path = join(root, decodeURIComponent(name));
    return path.startsWith(root + sep) && statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {import('node:http').ServerResponse} response
 */
function answerNotFound(root, response) {
  const page = join(root, '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @param {boolean} orNext
 * @returns {Promise<number>} the port it listens at
 */
async function listen(server, port, host, orNext) {
  const last = orNext && port !== 0 ? Math.min(port + 99, 65_535) : port;
  for (let candidate = port; candidate <= last; candidate += 1) {
    const taken = await new Promise((done, failed) => {
      /** @param {NodeJS.ErrnoException} error */
      const refused = (error) =>
        error.code === 'EADDRINUSE' || (error.code === 'EACCES' && orNext) ? done(undefined) : failed(error);
      server.once('error', refused);
      server.listen(candidate, host, () => {
        server.removeListener('error', refused);
        const address = server.address();
        done(address !== null && typeof address === 'object' ? address.port : candidate);
      });
    });
    if (taken !== undefined) return taken;
  }
  throw new Error(last === port ? `Port ${port} is taken` : `Ports ${port} to ${last} are all taken`);
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { dir: { type: 'string' }, port: { type: 'string', default: '4321' }, host: { type: 'string' } },
  });
  if (values.dir === undefined) {
    console.error('Usage: node scripts/serve.mjs --dir FOLDER [--port 4321] [--host 127.0.0.1]');
    process.exit(2);
  }
  try {
    const { url, close } = await serve({
      dir: values.dir,
      port: Number(values.port),
      ...(values.host === undefined ? {} : { host: values.host }),
    });
    const stop = () => close().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    whenParentGone(stop);
    console.log(url);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
