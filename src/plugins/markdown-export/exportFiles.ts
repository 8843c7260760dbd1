import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { codeStamp } from '../../node-utils/codeStamp';
import { diskCache } from '../../node-utils/diskCache';
import { extraPages, type ExtraPage } from '../../page-text/extraPages';
import { markdownPath } from '../../page-text/markdownPath';
import { pageSources } from '../../page-text/pageSources';
import { readPage } from '../../page-text/readPage';
import type { PageSource } from '../../page-text/types';
import { blogIndex } from './blogIndex';
import { createLinkResolver } from './linkResolver';
import { llmsHead, llmsIndex } from './llmsIndex';
import { readOutline } from './outline';
import { pageToMarkdown } from './pageToMarkdown';

/** Options of the plugin. */
export interface MarkdownExportOptions {
  /** React pages and the Markdown files with the same content. */
  pages: readonly ExtraPage[];
  /** Sentences at the top of `llms.txt`. */
  notes: readonly string[];
}

/**
 * Returns every exported file by its pathname: the Markdown of each page, `llms.txt` and `llms-full.txt`.
 * Each file is generated when it's called, so one broken page doesn't break the others in `npm start`.
 */
export async function exportFiles(
  allContent: AllContent,
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { pages, notes }: MarkdownExportOptions,
): Promise<Map<string, () => Promise<string>>> {
  const docsContent = allContent['docusaurus-plugin-content-docs']!.default as DocsContent;
  const blogContent = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;

  const extra = await extraPages(pages, siteDir, baseUrl);
  const sources = pageSources(allContent, siteDir);
  const posts = sources.filter(({ kind }) => kind === 'blog');
  const blog = blogIndex(blogContent, posts, `${baseUrl}blog`);
  const outline = [
    ...readOutline(docsContent, sources),
    { labels: ['Blog'], pages: [blog, ...posts] },
    { labels: ['More'], pages: extra },
  ];

  const targets = [...sources, blog, ...extra].map(({ file, permalink }) => ({ file, permalink }));
  const resolve = createLinkResolver(targets, baseUrl);
  const stamp = codeStamp + JSON.stringify([targets, baseUrl, siteConfig.url]);
  const createMarkdown = async (source: PageSource) => {
    const page = source === blog ? blog : await readPage(source, siteDir);
    return diskCache(siteDir, 'markdown', [stamp, JSON.stringify(page)], () =>
      pageToMarkdown(page, resolve, siteConfig.url, `${baseUrl}llms.txt`),
    );
  };
  const urlOf = ({ permalink }: PageSource) => markdownPath(permalink, baseUrl);
  const files = new Map(
    outline
      .flatMap((section) => section.pages)
      .map((source) => [urlOf(source), () => createMarkdown(source)] as const),
  );
  const head = { title: siteConfig.title, summary: siteConfig.tagline, notes };
  const createFull = [...files.values()];
  return files
    .set(`${baseUrl}llms.txt`, async () => llmsIndex(head, outline, (page) => siteConfig.url + urlOf(page)))
    .set(`${baseUrl}llms-full.txt`, async () =>
      [llmsHead(head), ...(await Promise.all(createFull.map((create) => create())))].join('\n---\n\n'),
    );
}
