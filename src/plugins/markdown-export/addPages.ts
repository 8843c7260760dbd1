import { once, type ExportedFiles } from './exportedFiles';
import type { ExportedPage } from './createExportedPage';
import { pageToMarkdown, type MarkdownContext } from './pageToMarkdown';

/** Adds the Markdown of each page and of its parts. */
export function addPages(
  files: ExportedFiles,
  pages: readonly ExportedPage[],
  context: MarkdownContext,
): void {
  for (const { source, parts, pathOf, read } of pages)
    for (const part of parts)
      files.set(
        pathOf(part),
        once(async () => {
          const page = (await read()).get(part);
          if (page == null)
            throw new Error(
              `${source.file} has no heading for the part "${part}" of its Markdown. Change src/plugins/markdown-export/pageParts.ts.`,
            );
          return pageToMarkdown(page, context);
        }),
      );
}
