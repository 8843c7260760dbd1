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

/** Serves `directory` as common static hosts do: gzip, `index.html` of folders, `404.html`, and files with a hash cached. */
export function serve(directory) {
  const zipped = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const wanted = path.join(directory, path.normalize(decodeURIComponent(pathname)));
    const candidates = [wanted, path.join(wanted, 'index.html'), path.join(directory, '404.html')];
    const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    const extension = path.extname(file);
    response.statusCode = file === candidates[2] ? 404 : 200;
    response.setHeader('Content-Type', TYPES[extension] ?? BINARY[extension] ?? 'application/octet-stream');
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=600',
    );
    if (!(extension in TYPES)) {
      createReadStream(file).pipe(response);
      return;
    }
    if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(file), { level: 6 }));
    response.setHeader('Content-Encoding', 'gzip');
    response.end(zipped.get(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() });
    });
  });
}
