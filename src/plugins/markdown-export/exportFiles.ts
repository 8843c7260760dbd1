import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { extraPages, type ExtraPage } from '../../page-text/extraPages';
import { markdownPath } from '../../page-text/markdownPath';
import { pageSources } from '../../page-text/pageSources';
import { readPage } from '../../page-text/readPage';
import type { PageSource } from '../../page-text/types';
import { errorLines, errorSchema } from '../../data/errorLines';
import { listParts, partOf } from '../../data/pageParts';
import { toJsonLines } from '../../node-utils/toJsonLines';
import { rulesMarkdown } from '../../data/rules';
import { tasks, type Task } from '../../data/tasks';
import { listNeededFiles } from '../../samples/imports';
import { readPrintedFiles } from '../../samples/printedFiles';
import { blogIndex } from './blogIndex';
import { createLinkResolver } from './linkResolver';
import { llmsHead, llmsIndex } from './llmsIndex';
import { readOutline } from './outline';
import { pageToMarkdown, type MarkdownContext } from './pageToMarkdown';
import { splitPage } from './splitPage';

/** Options of the plugin. */
export interface MarkdownExportOptions {
  /** React pages, and the MDX files that they show. */
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

  const extra = extraPages(pages, siteDir, baseUrl);
  const sources = pageSources(allContent, siteDir);
  const posts = sources.filter(({ kind }) => kind === 'blog');
  const blog = blogIndex(blogContent, posts, baseUrl);
  const outline = [
    ...readOutline(docsContent, sources),
    { labels: ['Blog'], pages: [blog, ...posts] },
    { labels: ['More'], pages: extra },
  ];

  const targets = [...sources, blog, ...extra].map(({ file, permalink }) => ({ file, permalink }));
  const { url: siteUrl } = siteConfig;
  const toPageUrl = (permalink: string) => `/${permalink.slice(baseUrl.length)}`;
  const printed = readPrintedFiles(siteDir);
  const byPageUrl = new Map(
    sources.map((source) => [toPageUrl(source.permalink).replace(/(.)\/$/, '$1'), source]),
  );
  const byBlock = new Map(printed.map((file) => [file.blockUrl, file]));
  const context: MarkdownContext = {
    siteUrl,
    indexUrl: `${siteUrl}${baseUrl}llms.txt`,
    resolve: createLinkResolver(
      { pages: targets, files: new Map(printed.map((file) => [file.blockUrl, file.fileUrl])), partOf },
      baseUrl,
      siteUrl,
    ),
    describeFence({ permalink }, { id, inside }) {
      const pageUrl = toPageUrl(permalink);
      if (inside != null) {
        const owner = printed.find((file) => file.id === inside && file.blockUrl.startsWith(`${pageUrl}#`));
        return { inside: owner?.title };
      }
      const file = byBlock.get(`${pageUrl}#${id}`);
      if (file == null) return {};
      const needed = listNeededFiles(file, printed).filter(({ page }) => page !== file.page);
      return { printed: file, needed };
    },
  };

  /** Returns the Markdown of a page, or of its parts by name. The index is the part ''. */
  const renderMarkdown = async (source: PageSource): Promise<Record<string, string>> => {
    const page = source === blog ? blog : await readPage(source, siteDir);
    const split = splitPage(
      page,
      (id) => partOf(toPageUrl(page.permalink), id),
      (part) => `pathname://${toPageUrl(page.permalink)}/${part}.md`,
    );
    const pages = split ? [['', split.index] as const, ...split.parts] : [['', page] as const];
    return Object.fromEntries(pages.map(([name, part]) => [name, pageToMarkdown(part, context)]));
  };
  const rendered = new Map<PageSource, Promise<Record<string, string>>>();
  /** Several files contain the same page, so each page is rendered once. */
  function createMarkdown(source: PageSource): Promise<Record<string, string>> {
    const promise = rendered.get(source) ?? renderMarkdown(source);
    rendered.set(source, promise);
    return promise;
  }
  const urlOf = ({ permalink }: PageSource) => markdownPath(permalink, baseUrl);
  const files = new Map<string, () => Promise<string>>();
  for (const source of outline.flatMap((section) => section.pages))
    for (const part of ['', ...listParts(toPageUrl(source.permalink))]) {
      const url = part === '' ? urlOf(source) : `${source.permalink}/${part}.md`;
      files.set(url, async () => {
        const text = (await createMarkdown(source))[part];
        if (text == null)
          throw new Error(
            `${source.file} has no heading for the part "${part}" of its Markdown. Change src/data/pageParts.ts.`,
          );
        return text;
      });
    }
  const head = { title: siteConfig.title, summary: siteConfig.tagline, notes };
  const createFull = [...files.values()];
  const absolute = (url: string) => context.resolve(url, { file: '', permalink: baseUrl });
  const errorUrlOf = (anchor: string) => absolute(`/docs/guides/errors#${anchor}`);

  const filesOf = ({ files: urls = [] }: Task) => [
    ...new Set(
      printed
        .filter(({ fileUrl }) => urls.includes(fileUrl))
        .flatMap((file) => listNeededFiles(file, printed))
        .map(({ fileUrl }) => fileUrl),
    ),
  ];
  const linkFile = (url: string) => `[${path.posix.basename(url)}](${absolute(url)})`;
  const filesOfTasks = tasks.flatMap(filesOf);
  /** Files that most tasks need. They're listed once, before the tasks. */
  const commonFiles = [...new Set(filesOfTasks)].filter(
    (url) => filesOfTasks.filter((other) => other === url).length > tasks.length / 2,
  );

  /** Returns links to pages with their sizes. A page that can't be read has no size. */
  const linkPages = async (urls: readonly string[]) => {
    const links = urls.map(async (url) => {
      const source = byPageUrl.get(url);
      if (source == null) return [];
      const text = await createMarkdown(source).catch(() => undefined);
      const size = text && `, ${Math.ceil(Buffer.byteLength(text['']!) / 1000)} KB`;
      return [`[${source.title}](${absolute(url)})${size ?? ''}`];
    });
    return (await Promise.all(links)).flat().join(', ');
  };

  /** Returns the tasks, each with what to read and its files. */
  const listTasks = () =>
    Promise.all(
      tasks.map(async (task) => {
        const code = filesOf(task).filter((url) => !commonFiles.includes(url));
        const parts = [
          await linkPages(task.read),
          code.length > 0 && `files: ${code.map(linkFile).join(', ')}`,
          task.more && `more: ${await linkPages(task.more)}`,
        ];
        return `- ${task.task}: ${parts.filter(Boolean).join('; ')}`;
      }),
    );
  return files
    .set(`${baseUrl}errors.json`, async () => toJsonLines(errorLines(errorUrlOf)))
    .set(`${baseUrl}errors.schema.json`, async () => `${JSON.stringify(errorSchema, null, 2)}\n`)
    .set(`${baseUrl}rules.md`, async () => rulesMarkdown(absolute))
    .set(`${baseUrl}llms.txt`, async () =>
      llmsIndex(
        {
          ...head,
          notes: [
            `Read [rules.md](${absolute('/rules.md')}) first. For an error, grep its code in [errors.json](${absolute('/errors.json')}): it says whether the error passes by itself, whether to remount and what to tell users. [api.json](${absolute('/api.json')}) has one symbol per line.`,
            ...notes,
            '',
            '## Tasks',
            '',
            `Each page contains its files in full, so open either the page or the files. Most of them import ${commonFiles.map(linkFile).join(' and ')}. Open the pages after “more” only for bigger changes.`,
            '',
            ...(await listTasks()),
          ],
        },
        // The index of the API lists the symbols.
        outline.map((section) => ({
          ...section,
          pages: section.pages.filter(
            ({ kind, permalink }) => kind !== 'api' || toPageUrl(permalink) === '/docs/api',
          ),
        })),
        (page) => siteUrl + urlOf(page),
      ),
    )
    .set(`${baseUrl}llms-full.txt`, async () =>
      [llmsHead(head), ...(await Promise.all(createFull.map((create) => create())))].join('\n---\n\n'),
    );
}
