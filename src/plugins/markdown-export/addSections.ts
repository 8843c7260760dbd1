import type { Page } from '../../page-source/markdown/types';
import type { ExportedPage } from './createExportedPage';
import { once, type ExportedFiles } from './exportedFiles';
import { listSections } from './listSections';
import { pageToMarkdown, type MarkdownContext } from './pageToMarkdown';

/** Adds the Markdown of each section of the guides. Returns the pathnames by path and anchor, such as `/docs/guides/formats.md#fps`. */
export async function addSections(
  files: ExportedFiles,
  pages: readonly ExportedPage[],
  context: MarkdownContext,
): Promise<ReadonlyMap<string, string>> {
  const sections = new Map<string, string>();
  for (const { source, pathOf, read } of pages) {
    if (source.kind !== 'guide') continue;
    // A page that can't be read fails when its Markdown is requested.
    const parts = await read().catch(() => new Map<string, Page>());
    for (const [part, page] of parts)
      for (const [id, section] of listSections(page)) {
        const file = pathOf(part);
        const pathname = file.replace(/\.md$/, `/${id}.md`);
        if (files.has(pathname))
          throw new Error(
            `${pathname} would be the Markdown of both a page and a section. Change the id of the heading in ${source.file}.`,
          );
        files.set(
          pathname,
          once(async () => pageToMarkdown(section, context)),
        );
        sections.set(`${file}#${id}`, pathname);
      }
  }
  return sections;
}
