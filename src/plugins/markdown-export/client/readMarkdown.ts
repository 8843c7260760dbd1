import { fetchText } from '@site/src/ui/CopyButton/fetchText';

const PART = /^- \[[\w-]+\]\(https?:\/\/[^/]+(\/[^\s)#]+\.md)\): `/gm;

/** Returns the Markdown at `url`, followed by its parts if it lists any. Rejects if one can't be loaded. */
export async function readMarkdown(url: string): Promise<string> {
  const text = await fetchText(url);
  // The guides and the API have overviews, too, so only lists of headings count.
  const folder = url.replace(/\.md$/, '/');
  const parts = [...text.matchAll(PART)].map(([, path]) => path!).filter((path) => path.startsWith(folder));
  return [text, ...(await Promise.all(parts.map(fetchText)))].join('\n');
}
