import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** Returns the HTML file of a URL, or `undefined`. */
function findHtml(folder, url) {
  const file = path.join(folder, new URL(url, 'http://localhost').pathname);
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (name) => name.endsWith('.html') && existsSync(name),
  );
}

/**
 * Serves `folder` like common static hosts: exact files, then with `.html`, `index.html` of folders, `404.html` for everything else, gzip,
 * and long caching of hashed files. `docusaurus serve` fixes some URLs, so it hides what other hosts show.
 * `answer` can handle a request and return true. `changeHtml` can change each page.
 *
 * @param {string} folder
 * @param {{
 *   answer?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean,
 *   changeHtml?: (html: string) => string,
 * }} [options]
 */
export async function startHost(folder, { answer, changeHtml } = {}) {
  const compress = compression();
  const serve = sirv(folder, {
    extensions: ['html'],
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'max-age=31536000, immutable' : 'max-age=600');
    },
  });
  function serveNotFound(response) {
    const file = path.join(folder, '404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.end();
  }
  const server = createServer((request, response) => {
    if (answer?.(request, response)) return;
    const file = changeHtml && findHtml(folder, request.url);
    if (file != null) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(changeHtml(readFileSync(file, 'utf8')));
      return;
    }
    // GitHub Pages doesn't send Brotli.
    request.headers['accept-encoding'] = 'gzip';
    compress(request, response, () => serve(request, response, () => serveNotFound(response)));
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
