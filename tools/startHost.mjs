import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const BINARY = { '.ico': 'image/x-icon', '.png': 'image/png', '.webp': 'image/webp', '.woff2': 'font/woff2' };

const isFile = (name) => existsSync(name) && statSync(name).isFile();

/** Returns the file that answers a URL, or `undefined`. */
function findFile(folder, url) {
  let name;
  try {
    name = decodeURIComponent(url.replace(/[?#].*/, ''));
  } catch {
    return undefined;
  }
  if (/\.\.|\0|\/\//.test(name)) return undefined;
  return [path.join(folder, name), path.join(folder, name, 'index.html')].find(isFile);
}

/**
 * Serves `folder` like common static hosts: exact files, `index.html` of folders, `404.html` for everything else, gzip,
 * and long caching of hashed files. `docusaurus serve` fixes some URLs, so it hides what other hosts show.
 * `answer` can handle a request and return true. `change` can change the content of a text file.
 *
 * @param {string} folder
 * @param {{
 *   answer?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean,
 *   change?: (extension: string, text: string) => string,
 * }} [options]
 */
export async function startHost(folder, { answer, change } = {}) {
  const zipped = new Map();
  const server = createServer((request, response) => {
    if (answer?.(request, response)) return;
    const found = findFile(folder, request.url);
    const file = found ?? path.join(folder, '404.html');
    const extension = path.extname(file);
    response.statusCode = found ? 200 : 404;
    response.setHeader('Content-Type', TYPES[extension] ?? BINARY[extension] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      found && request.url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=600',
    );
    if (!(extension in TYPES)) {
      createReadStream(file).pipe(response);
      return;
    }
    if (change != null) {
      response.end(change(extension, readFileSync(file, 'utf8')));
      return;
    }
    if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(file), { level: 6 }));
    response.setHeader('Content-Encoding', 'gzip');
    response.end(zipped.get(file));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close() {
      // Browsers keep idle connections open.
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
