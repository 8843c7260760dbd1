import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { VFile } from 'vfile';
import { API_JSON_FILE, type ApiJson } from '../apiJson';
import type { RenderToken } from '../../mdx/highlight';
import { loadPrism } from '../../mdx/loadPrism';
import { escapeHtml } from '../../mdx/tokenToHtml';
import { createNameIndex, type NameIndex } from './createNameIndex';
import { linkCode } from './linkCode';
import { type CodeLink, linkInlineCode, splitAtLinks } from './linkInlineCode';

/** What the rehype plugins of the site link code with. */
export type Links = ReturnType<typeof createApiLinker>;

/** Returns the links of the site; the model is read when the first page is compiled, after TypeDoc has written it. */
export function createApiLinker(siteDir: string, baseUrl: string, model?: ApiJson) {
  const prism = loadPrism([]);
  const read = () => JSON.parse(readFileSync(path.join(siteDir, API_JSON_FILE), 'utf8')) as ApiJson;
  let index: NameIndex | undefined;
  const getIndex = () => (index ??= createNameIndex(model ?? read()));
  /** Returns the path of the API page that is made from a file, and '' for any other page. */
  const urlOf = (file: string) => {
    const { dir, name } = path.parse(path.relative(path.join(siteDir, 'docs/api'), file));
    return dir.startsWith('..') ? '' : `/docs/api/${dir}/${name}`;
  };
  /** Nothing on a page needs to link to the page itself. */
  const others = (links: CodeLink[], file: VFile) => links.filter(({ url }) => url !== urlOf(file.path));
  return {
    urlOf,
    /** Returns the links of a piece of inline code. */
    linkInline: (code: string, file: VFile) =>
      others(linkInlineCode(getIndex(), code, urlOf(file.path) === ''), file),
    /** Returns how the runs of a code block are written, with links on the names of the library. */
    createTokenRenderer(language: string, code: string, file: VFile): RenderToken {
      const links = others(linkCode(getIndex(), prism, code, language), file);
      const seen = new Set<string>();
      let position = 0;
      return ({ text, className }) => {
        while (code[position] === '\n') position += 1;
        const start = position;
        position += text.length;
        const own = links
          .filter((link) => link.start >= start && link.end <= position)
          .map((link) => ({ ...link, start: link.start - start, end: link.end - start }));
        const parts = splitAtLinks(text, own).map(({ text: part, url }) => {
          if (!url) return escapeHtml(part);
          // The first link to a page is a stop for the keyboard; more of them would only be more stops.
          const skip = seen.has(url) ? ' tabindex="-1"' : '';
          seen.add(url);
          return `<a href="${baseUrl.slice(0, -1)}${url}"${skip}>${escapeHtml(part)}</a>`;
        });
        const html = parts.join('');
        return className ? `<span class="${className}">${html}</span>` : html;
      };
    },
  };
}
