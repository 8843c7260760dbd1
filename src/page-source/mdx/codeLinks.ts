import type { VFile } from 'vfile';
import type { RenderToken } from './highlight';
import { escapeHtml } from './escapeHtml';

/** A code block of a page that is compiled. */
export interface CodeBlock {
  language: string;
  /** The code that a reader copies. */
  code: string;
  meta: string | null | undefined;
  /** Anchor of a block with a title. */
  id: string | undefined;
  file: VFile;
}

/** A part of some code that links to a page. */
export interface CodeLink {
  start: number;
  end: number;
  /** Path without the base path. */
  url: string;
}

/** Splits code into parts. Parts that are links have a URL. */
export function splitAtLinks(text: string, links: readonly CodeLink[]): { text: string; url?: string }[] {
  let done = 0;
  const parts = links.flatMap(({ start, end, url }) => {
    const plain = text.slice(done, start);
    done = end;
    return [{ text: plain }, { text: text.slice(start, end), url }];
  });
  return [...parts, { text: text.slice(done) }].filter((part) => part.text);
}

/** Returns a renderer that adds links to the tokens of a code block. It expects all tokens of the block in order. */
export function createLinkRenderer(links: readonly CodeLink[], code: string, baseUrl: string): RenderToken {
  const seen = new Set<string>();
  let position = 0;
  return ({ text, className }) => {
    while (code[position] === '\n') position += 1;
    const start = position;
    position += text.length;
    const tokenLinks = links
      .filter((link) => link.start >= start && link.end <= position)
      .map((link) => ({ ...link, start: link.start - start, end: link.end - start }))
      .sort((a, b) => a.start - b.start);
    const parts = splitAtLinks(text, tokenLinks).map(({ text: part, url }) => {
      if (!url) return escapeHtml(part);
      // Only the first link to a page is a tab stop.
      const skip = seen.has(url) ? ' tabindex="-1"' : '';
      seen.add(url);
      return `<a href="${baseUrl.slice(0, -1)}${url}"${skip}>${escapeHtml(part)}</a>`;
    });
    const html = parts.join('');
    return className ? `<span class="${className}">${html}</span>` : html;
  };
}
