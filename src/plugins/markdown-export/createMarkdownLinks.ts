import type { ExportedFiles } from './exportedFiles';

/** Finds the Markdown of what a task or a rule links to. URLs are internal, such as `/docs/guides/formats#fps`. */
export interface MarkdownLinks {
  /** Returns the absolute URL of the Markdown of a section or page, or of another file. */
  markdownUrl: (url: string) => string;
  /** Returns the Markdown of a page or section. */
  readMarkdown: (url: string) => Promise<string>;
}

/** Creates the links to the exported files. `sections` are the results of `addSections`. */
export function createMarkdownLinks(
  files: ExportedFiles,
  sections: ReadonlyMap<string, string>,
  absolute: (url: string) => string,
  siteUrl: string,
): MarkdownLinks {
  const markdownUrl = (url: string) => {
    const { pathname, hash } = new URL(absolute(url));
    const section = sections.get(pathname + hash);
    return section == null ? absolute(url) : siteUrl + section;
  };
  return {
    markdownUrl,
    async readMarkdown(url) {
      const link = markdownUrl(url);
      const create = files.get(new URL(link).pathname);
      if (create == null)
        throw new Error(`docs/facts/tasks.yml: ${url} isn't a page. Use the path of a page or section.`);
      const text = await create();
      if (link.includes('#'))
        throw new Error(
          `docs/facts/tasks.yml: ${url} has no section for its anchor. Use the id of a heading.`,
        );
      return text;
    },
  };
}
