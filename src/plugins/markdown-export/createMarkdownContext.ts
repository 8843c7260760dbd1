import type { PageSource } from '../../page-source/markdown/types';
import { listNeededFiles } from '../../page-source/samples/imports';
import type { PrintedFile } from '../../page-source/samples/printedFiles';
import { createLinkResolver } from './linkResolver';
import type { PageParts } from './pageParts';
import type { MarkdownContext } from './pageToMarkdown';

/** Returns what the Markdown of a page needs to know about the other pages and the files that they print. */
export function createMarkdownContext(
  pages: readonly PageSource[],
  printed: readonly PrintedFile[],
  { partOf }: PageParts,
  { siteUrl, baseUrl }: { siteUrl: string; baseUrl: string },
): MarkdownContext {
  const byBlock = new Map(printed.map((file) => [file.blockUrl, file]));
  const files = new Map(printed.map(({ blockUrl, fileUrl }) => [blockUrl, fileUrl]));
  return {
    siteUrl,
    indexUrl: `${siteUrl}${baseUrl}llms.txt`,
    resolve: createLinkResolver({ pages, files, partOf }, baseUrl, siteUrl),
    describeFence({ permalink, section }, { id, inside }) {
      const pageUrl = `/${permalink.slice(baseUrl.length)}`;
      if (inside != null) {
        const owner = printed.find((file) => file.id === inside && file.blockUrl.startsWith(`${pageUrl}#`));
        return { inside: owner?.title };
      }
      const file = byBlock.get(`${pageUrl}#${id}`);
      if (file == null) return {};
      const needed = listNeededFiles(file, printed);
      // A page prints its files. A section only links them, because its readers open few of them.
      const isLinked = section != null;
      const others = needed.filter((other) => (isLinked ? other !== file : other.page !== file.page));
      return { printed: file, needed: others, isLinked: isLinked && /\.tsx?$/.test(file.title) };
    },
  };
}
