import type { Prism } from 'prism-react-renderer';
import type { RenderRun } from '../highlight';
import { applyMagicComments } from '../parseMeta';
import { escapeHtml } from '../tokenToHtml';
import type { NameIndex } from './createNameIndex';
import { linkCode } from './linkCode';

/** What the links of a page are made with. */
export interface LinkOptions {
  index: NameIndex;
  prism: typeof Prism;
  baseUrl: string;
  /** Path of the page itself, which nothing on it needs to link to. */
  ownAddress: string;
}

/** Returns how the runs of one block are written, with links on the names of the library. */
export function createRenderRun(
  { index, prism, baseUrl, ownAddress }: LinkOptions,
  language: string,
  code: string,
): RenderRun | undefined {
  const clean = applyMagicComments(code, new Set());
  const links = linkCode(index, prism, clean, language).filter(({ address }) => address !== ownAddress);
  if (links.length === 0) return undefined;
  const seen = new Set<string>();
  let position = 0;

  function renderLink(text: string, address: string): string {
    // The first link to a page is a stop for the keyboard; more of them would only be more stops.
    const skip = seen.has(address) ? ' tabindex="-1"' : '';
    seen.add(address);
    return `<a href="${baseUrl.slice(0, -1)}${address}"${skip}>${escapeHtml(text)}</a>`;
  }

  return ({ text, className }) => {
    while (clean[position] === '\n') position += 1;
    const start = position;
    position += text.length;
    let html = '';
    let done = 0;
    for (const link of links) {
      if (link.start < start || link.end > position) continue;
      html += escapeHtml(text.slice(done, link.start - start));
      html += renderLink(text.slice(link.start - start, link.end - start), link.address);
      done = link.end - start;
    }
    html += escapeHtml(text.slice(done));
    return className ? `<span class="${className}">${html}</span>` : html;
  };
}
