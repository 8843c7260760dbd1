import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

/** Returns the page or script of a URL, or `undefined`. */
function findText(folder, url) {
  const file = path.join(folder, new URL(url, 'http://localhost').pathname);
  return [file, `${file}.html`, path.join(file, 'index.html')].find(
    (name) => /\.(html|js)$/.test(name) && existsSync(name) && statSync(name).isFile(),
  );
}

/**
 * Serves `folder` like common static hosts: exact files, then with `.html`, `index.html` of folders, `404.html` for everything else, gzip,
 * and long caching of hashed files. `docusaurus serve` fixes some URLs, so it hides what other hosts show.
 * `answer` can handle a request and return true. `change` can change the content of a page or script.
 *
 * @param {string} folder
 * @param {{
 *   answer?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean,
 *   change?: (extension: string, text: string) => string,
 * }} [options]
 */
export async function startHost(folder, { answer, change } = {}) {
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
    const text = change && findText(folder, request.url);
    if (text != null) {
      const extension = path.extname(text);
      response.setHeader(
        'Content-Type',
        extension === '.js' ? 'text/javascript' : 'text/html; charset=utf-8',
      );
      response.end(change(extension, readFileSync(text, 'utf8')));
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
