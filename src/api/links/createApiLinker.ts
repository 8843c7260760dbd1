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

/** Links names of the library in code. */
export type ApiLinker = ReturnType<typeof createApiLinker>;

/** Creates the linker of the site. It reads the model when the first page is compiled, after TypeDoc has written it. */
export function createApiLinker(siteDir: string, baseUrl: string, model?: ApiJson) {
  const prism = loadPrism([]);
  const read = () => JSON.parse(readFileSync(path.join(siteDir, API_JSON_FILE), 'utf8')) as ApiJson;
  let index: NameIndex | undefined;
  const getIndex = () => (index ??= createNameIndex(model ?? read()));
  /** Returns the path of the API page that a file generates, or '' for other pages. */
  const urlOf = (file: string) => {
    const { dir, name } = path.parse(path.relative(path.join(siteDir, 'docs/api'), file));
    return dir.startsWith('..') ? '' : `/docs/api/${dir}/${name}`;
  };
  /** Removes links from a page to itself. */
  const removeSelfLinks = (links: CodeLink[], file: VFile) =>
    links.filter(({ url }) => url !== urlOf(file.path));
  return {
    urlOf,
    /** Returns the links in inline code. */
    linkInline: (code: string, file: VFile) =>
      removeSelfLinks(linkInlineCode(getIndex(), code, urlOf(file.path) === ''), file),
    /** Returns a renderer for the tokens of a code block that adds links. */
    createTokenRenderer(language: string, code: string, file: VFile): RenderToken {
      const links = removeSelfLinks(linkCode(getIndex(), prism, code, language), file);
      const seen = new Set<string>();
      let position = 0;
      return ({ text, className }) => {
        while (code[position] === '\n') position += 1;
        const start = position;
        position += text.length;
        const tokenLinks = links
          .filter((link) => link.start >= start && link.end <= position)
          .map((link) => ({ ...link, start: link.start - start, end: link.end - start }));
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
    },
  };
}
