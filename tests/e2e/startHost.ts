import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

/**
 * Serves the build like GitHub Pages does: exact files, `index.html` of folders, and `404.html` for everything else.
 * `docusaurus serve` mends some addresses itself, which hides what other hosts show.
 */
export async function startHost(
  build = process.env.SITE_DIR ?? 'build',
): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = path.resolve(build);
  const server = createServer((request, response) => {
    const pathname = request.url!.replace(/[?#].*/, '');
    let name: string;
    try {
      name = decodeURIComponent(pathname);
    } catch {
      name = '';
    }
    const isSafe = name !== '' && !name.includes('..') && !name.includes('\0') && !name.includes('//');
    const candidates = isSafe ? [path.join(folder, name), path.join(folder, name, 'index.html')] : [];
    const file = candidates.find(isFile);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[path.extname(file ?? '404.html')] ?? 'application/octet-stream',
    });
    void readFile(file ?? path.join(folder, '404.html')).then((body) => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
