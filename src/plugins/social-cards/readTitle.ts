import { nodeRequire } from '../../page-source/nodeRequire';

// jiti would compile an import.
const { parseFragment } = nodeRequire('parse5') as typeof import('parse5');

/** Returns a rendered page's title without the site name. Throws if the page has none. */
export function readTitle(html: string, file: string): string {
  const [, content] = /<title[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  const [text] = parseFragment(content ?? '').childNodes;
  if (text == null || !('value' in text)) throw new Error(`${file} has no <title> for its social card.`);
  return text.value.replace(/ \| VisionCamera$/, '');
}
