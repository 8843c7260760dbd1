/**
 * Prints links to other sites that don't answer: `npm run check:external-links`, after a build. Fails if a page is gone.
 * Other problems, such as a site that's down, are only printed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exitWithMessage } from './exitWithMessage.mjs';

const TIMEOUT_MS = 20_000;
const CONCURRENCY = 8;
/** Statuses that sites send to scripts but not to browsers. */
const BOT_STATUSES = new Set([401, 403, 405, 429, 999]);
/** Problems that don't go away: the page or the host no longer exists. */
const GONE = /^- (status 404|status 410|getaddrinfo ENOTFOUND)/;

/** Returns the pages that link to each URL outside `ownOrigin`. Ignores fragments and prompts. */
function findExternalLinks(pages, ownOrigin) {
  const found = new Map();
  for (const { url: page, html } of pages) {
    for (const [, quoted, bare] of html.matchAll(/<a\b[^>]*?\shref=(?:"(https?:[^"]*)"|(https?:[^\s>]*))/g)) {
      // Links to assistants differ in their prompt only.
      const url = (quoted ?? bare).replaceAll('&amp;', '&').replace(/\?q=.*|#.*/, '');
      if (url.startsWith(ownOrigin)) continue;
      found.set(url, (found.get(url) ?? new Set()).add(page));
    }
  }
  return found;
}

/** Returns why `url` doesn't answer, or `undefined` if it does. */
async function findProblem(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok || BOT_STATUSES.has(response.status) ? undefined : `status ${response.status}`;
  } catch (error) {
    return error.cause?.message ?? error.message;
  }
}

function readPages(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      url: `/${name.replace(/\/?index\.html$/, '')}`,
      html: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

if (!existsSync('build/sitemap.xml'))
  exitWithMessage({ message: 'There is no build to read: run "npm run build" first.' });
const ownOrigin = new URL(/<loc>([^<]*)/.exec(readFileSync('build/sitemap.xml', 'utf8'))[1]).origin;
const links = [...findExternalLinks(readPages('build'), ownOrigin)];
const faults = [];
const queue = links.values();
const work = async () => {
  for (const [url, pages] of queue) {
    const fault = await findProblem(url);
    if (fault)
      faults.push(
        `- ${fault}: ${url}, linked on ${[...pages].slice(0, 3).join(', ')} (${pages.size} in all)`,
      );
  }
};
await Promise.all(Array.from({ length: CONCURRENCY }, work));
console.log(`## Links to other sites\n\n${links.length} URLs, ${faults.length} don't answer.\n`);
console.log(faults.sort().join('\n'));
if (faults.some((fault) => GONE.test(fault))) process.exitCode = 1;
