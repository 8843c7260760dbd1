import { markdownPath } from '../../page-source/markdown/markdownPath';
import { readPage } from '../../page-source/markdown/readPage';
import type { Page, PageSource } from '../../page-source/markdown/types';
import { once } from './exportedFiles';
import type { PageParts } from './pageParts';
import { splitPage } from './splitPage';

/** A page whose Markdown is one file, or an index and its parts. */
export interface ExportedPage {
  source: PageSource;
  /** URL without the base path. */
  url: string;
  /** Names of the files. The page itself, or the index of its parts, is ''. */
  parts: readonly string[];
  /** Returns the pathname of a part's Markdown. */
  pathOf: (part: string) => string;
  /** Returns the parts by name. Reads the page only once, because several files contain it. */
  read: () => Promise<ReadonlyMap<string, Page>>;
}

/** Prepares the export of a page. A page without a file comes with its content. */
export function createExportedPage(
  source: PageSource | Page,
  baseUrl: string,
  { listParts, partOf }: PageParts,
): ExportedPage {
  const { permalink } = source;
  const url = `/${permalink.slice(baseUrl.length)}`;
  return {
    source,
    url,
    parts: ['', ...listParts(url)],
    pathOf: (part) => (part === '' ? markdownPath(permalink, baseUrl) : `${permalink}/${part}.md`),
    read: once(async () => {
      const page = 'tree' in source ? source : await readPage(source);
      const split = splitPage(
        page,
        (id) => partOf(url, id),
        (part) => `pathname://${url}/${part}.md`,
      );
      return split ? new Map([['', split.index], ...split.parts]) : new Map([['', page]]);
    }),
  };
}
