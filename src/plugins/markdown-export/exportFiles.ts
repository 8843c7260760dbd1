import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { hashFiles } from '../../node-utils/listFiles';
import { diskCache } from '../../node-utils/diskCache';
import { pageSources } from '../../page-text/pageSources';
import { readPage } from '../../page-text/readPage';
import type { Page, PageSource } from '../../page-text/types';
import { blogIndex } from './blogIndex';
import { extraPages, type ExtraPage } from '../../page-text/extraPages';
import { createLinkResolver } from './linkResolver';
import { llmsHead, llmsIndex } from './llmsIndex';
import { readOutline } from './outline';
import { pageToMarkdown } from './pageToMarkdown';
import { markdownPath } from '../../page-text/markdownPath';

/** What the plugin is told in the config. */
export interface MarkdownExportOptions {
  /** Pages written in React and the Markdown that says the same. */
  pages: readonly ExtraPage[];
  /** Sentences at the head of `llms.txt`. */
  notes: readonly string[];
}

/** Returns all files of the export by their URLs: the Markdown of every page, `llms.txt` and `llms-full.txt`. */
export async function exportFiles(
  allContent: AllContent,
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { pages, notes }: MarkdownExportOptions,
): Promise<Map<string, string>> {
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
  const stamp =
    hashFiles([__dirname, path.join(siteDir, 'package-lock.json')]) +
    JSON.stringify([targets, baseUrl, siteConfig.url]);
  const markdownOf = (page: Page) =>
    diskCache(siteDir, 'markdown', [stamp, JSON.stringify(page)], () =>
      pageToMarkdown(page, resolve, siteConfig.url, `${baseUrl}llms.txt`),
    );
  const urlOf = ({ permalink }: PageSource) => markdownPath(permalink, baseUrl);
  const files = new Map<string, string>();
  for (const source of outline.flatMap((section) => section.pages)) {
    const page = source === blog ? blog : await readPage(source, siteDir);
    files.set(urlOf(source), await markdownOf(page));
  }
  const head = { title: siteConfig.title, summary: siteConfig.tagline, notes };
  const full = [llmsHead(head), ...files.values()].join('\n---\n\n');
  const index = llmsIndex(head, outline, (page) => siteConfig.url + urlOf(page));
  return files.set(`${baseUrl}llms.txt`, index).set(`${baseUrl}llms-full.txt`, full);
}
