import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { createErrorsSchema, errorLines } from '../../facts/errorLines';
import { printJsonSchema } from '../../api/printJsonSchema';
import { toJsonLines } from '../../api/toJsonLines';
import { extraPages, type ExtraPage } from '../../page-source/markdown/extraPages';
import { pageSources } from '../../page-source/markdown/pageSources';
import { readSite } from '../../page-source/readSite';
import { addLlmsFiles } from './addLlmsFiles';
import { addPages } from './addPages';
import { addSections } from './addSections';
import { addTasks } from './addTasks';
import { blogIndex } from './blogIndex';
import { createMarkdownContext } from './createMarkdownContext';
import type { ExportedFiles } from './exportedFiles';
import { createExportedPage } from './createExportedPage';
import { createMarkdownLinks } from './createMarkdownLinks';
import { readOutline } from './outline';
import { readPageParts } from './pageParts';
import { rulesMarkdown } from './rules';

/** Options of the plugin. */
export interface MarkdownExportOptions {
  /** React pages, and the MDX files that they show. */
  pages: readonly ExtraPage[];
}

/**
 * Returns every exported file by its pathname: the Markdown of each page, section and task, `llms.txt` and
 * `llms-full.txt`.
 * Each file is generated when it's called, so one broken page doesn't break the others in `npm start`.
 */
export async function exportFiles(
  allContent: AllContent,
  context: LoadContext,
  options: MarkdownExportOptions,
): Promise<ExportedFiles> {
  const { baseUrl, siteConfig } = context;
  const docsContent = allContent['docusaurus-plugin-content-docs']!.default as DocsContent;
  const blogContent = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  const extra = extraPages(options.pages, baseUrl);
  const sources = pageSources(allContent);
  const posts = sources.filter(({ kind }) => kind === 'blog');
  const blog = blogIndex(blogContent, posts, baseUrl);
  const outline = [
    ...readOutline(docsContent, sources),
    { labels: ['Blog'], pages: [blog, ...posts] },
    { labels: ['More'], pages: extra },
  ];

  const site = readSite();
  const parts = readPageParts(site);
  const urls = { siteUrl: siteConfig.url, baseUrl };
  const markdown = createMarkdownContext([...sources, blog, ...extra], site.printedFiles, parts, urls);
  const pages = outline
    .flatMap((section) => section.pages)
    .map((source) => createExportedPage(source, baseUrl, parts));

  const files: ExportedFiles = new Map();
  addPages(files, pages, markdown);
  const sections = await addSections(files, pages, markdown);
  const absolute = (url: string) => markdown.resolve(url, { file: '', permalink: baseUrl });
  const links = createMarkdownLinks(files, sections, absolute, urls.siteUrl);
  const listTasks = addTasks(files, { ...links, printed: site.printedFiles }, urls);
  const errorUrlOf = (anchor: string) => absolute(`/docs/guides/errors#${anchor}`);
  files.set(`${baseUrl}errors.json`, async () => toJsonLines(errorLines(errorUrlOf)));
  files.set(`${baseUrl}errors.schema.json`, async () => printJsonSchema(createErrorsSchema()));
  files.set(`${baseUrl}rules.md`, async () => rulesMarkdown(links.markdownUrl));
  addLlmsFiles(files, { outline, pages, listTasks, absolute }, context);
  return files;
}
