import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const ATTRIBUTE = (name: string) => new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*["']?([^\\s"'>]*)|\\s|$)`);
const JAVASCRIPT_TYPES = new Set([undefined, '', 'module', 'text/javascript', 'application/javascript']);

/**
 * Returns the sources (`'sha256-…'`) that allow the inline scripts of a page.
 * Scripts with a URL need none, and data blocks such as JSON-LD are never run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, code] of html.matchAll(SCRIPT)) {
    const isRun = JAVASCRIPT_TYPES.has(ATTRIBUTE('type').exec(attributes!)?.[1]);
    if (ATTRIBUTE('src').test(attributes!) || !isRun) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code!).digest('base64')}'`);
  }
  return [...hashes].sort();
}
