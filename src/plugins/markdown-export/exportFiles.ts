import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { extraPages, type ExtraPage } from '../../page-source/markdown/extraPages';
import { markdownPath } from '../../page-source/markdown/markdownPath';
import { pageSources } from '../../page-source/markdown/pageSources';
import { readPage } from '../../page-source/markdown/readPage';
import type { Page, PageSource } from '../../page-source/markdown/types';
import { errorLines, errorSchema } from '../../facts/errorLines';
import { readLlmsIntroductions } from '../../facts/llms';
import { readTasks, type Task } from '../../facts/tasks';
import { listParts, partOf } from './pageParts';
import { toJsonLines } from '../../node-utils/toJsonLines';
import { rulesMarkdown } from './rules';
import { listNeededFiles } from '../../page-source/samples/imports';
import { readSite } from '../../page-source/readSite';
import { blogIndex } from './blogIndex';
import { completeText } from './completeText';
import { createLinkResolver } from './linkResolver';
import { listSections } from './listSections';
import { llmsHead, llmsIndex } from './llmsIndex';
import { readOutline } from './outline';
import { pageToMarkdown, type MarkdownContext } from './pageToMarkdown';
import { splitPage } from './splitPage';
import { createTaskFile, hasFile, kilobytes, linkPages } from './taskFile';

/** Options of the plugin. */
export interface MarkdownExportOptions {
  /** React pages, and the MDX files that they show. */
  pages: readonly ExtraPage[];
}

/** Returns a function that calls `create` only once, and returns the same promise each time. */
function once<T>(create: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => (promise ??= create());
}

/**
 * Returns every exported file by its pathname: the Markdown of each page, section and task, `llms.txt` and
 * `llms-full.txt`.
 * Each file is generated when it's called, so one broken page doesn't break the others in `npm start`.
 */
export async function exportFiles(
  allContent: AllContent,
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { pages }: MarkdownExportOptions,
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
  const printed = readSite(siteDir).printedFiles;
  const byBlock = new Map(printed.map((file) => [file.blockUrl, file]));
  const context: MarkdownContext = {
    siteUrl,
    indexUrl: `${siteUrl}${baseUrl}llms.txt`,
    resolve: createLinkResolver(
      { pages: targets, files: new Map(printed.map((file) => [file.blockUrl, file.fileUrl])), partOf },
      baseUrl,
      siteUrl,
    ),
    describeFence({ permalink, section }, { id, inside }) {
      const pageUrl = toPageUrl(permalink);
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

  /** Returns a page, or its parts by name. The index is the part ''. */
  const readParts = async (source: PageSource): Promise<Map<string, Page>> => {
    const page = source === blog ? blog : await readPage(source, siteDir);
    const split = splitPage(
      page,
      (id) => partOf(toPageUrl(page.permalink), id),
      (part) => `pathname://${toPageUrl(page.permalink)}/${part}.md`,
    );
    return split ? new Map([['', split.index], ...split.parts]) : new Map([['', page]]);
  };
  const urlOf = ({ permalink }: PageSource) => markdownPath(permalink, baseUrl);
  const partUrl = (source: PageSource, part: string) =>
    part === '' ? urlOf(source) : `${source.permalink}/${part}.md`;
  const files = new Map<string, () => Promise<string>>();
  const exported = outline
    .flatMap((section) => section.pages)
    // Reads each page only once, because several files contain it.
    .map((source) => ({ source, read: once(() => readParts(source)) }));
  /** Adds a file. It's created only once, because other files contain or measure it. */
  const addFile = (url: string, create: () => Promise<string>) => files.set(url, once(create));
  for (const { source, read } of exported)
    for (const part of ['', ...listParts(toPageUrl(source.permalink))])
      addFile(partUrl(source, part), async () => {
        const page = (await read()).get(part);
        if (page == null)
          throw new Error(
            `${source.file} has no heading for the part "${part}" of its Markdown. Change src/plugins/markdown-export/pageParts.ts.`,
          );
        return pageToMarkdown(page, context);
      });
  const createFull = [...files.values()];
  /** The path of each section's Markdown. The keys are paths such as `/docs/guides/formats.md#fps`. */
  const sections = new Map<string, string>();
  for (const { source, read } of exported.filter((page) => page.source.kind === 'guide')) {
    // A page that can't be read fails when its Markdown is requested.
    const parts = await read().catch(() => new Map<string, Page>());
    for (const [part, page] of parts)
      for (const [id, section] of listSections(page)) {
        const file = partUrl(source, part);
        const url = file.replace(/\.md$/, `/${id}.md`);
        if (files.has(url))
          throw new Error(
            `${url} would be the Markdown of both a page and a section. Change the id of the heading in ${source.file}.`,
          );
        addFile(url, async () => pageToMarkdown(section, context));
        sections.set(`${file}#${id}`, url);
      }
  }
  const absolute = (url: string) => context.resolve(url, { file: '', permalink: baseUrl });
  const introductions = readLlmsIntroductions();
  const notes = introductions.both.map((note) => completeText(note, absolute));
  const head = { title: siteConfig.title, summary: siteConfig.tagline, notes };
  const errorUrlOf = (anchor: string) => absolute(`/docs/guides/errors#${anchor}`);

  /** Turns an internal URL into the absolute URL of a section's Markdown, or of the page or file. */
  const markdownUrl = (url: string) => {
    const { pathname, hash } = new URL(absolute(url));
    const section = sections.get(pathname + hash);
    return section == null ? absolute(url) : siteUrl + section;
  };
  /** Returns the Markdown of a page or section. */
  const readMarkdown = async (url: string) => {
    const link = markdownUrl(url);
    const create = files.get(new URL(link).pathname);
    if (create == null)
      throw new Error(`docs/facts/tasks.yml: ${url} isn't a page. Use the path of a page or section.`);
    const text = await create();
    if (link.includes('#'))
      throw new Error(`docs/facts/tasks.yml: ${url} has no section for its anchor. Use the id of a heading.`);
    return text;
  };
  const taskContext = { printed, markdownUrl, readMarkdown };
  const { areas } = readTasks();
  const tasks = areas.flatMap((area) => area.tasks);
  const taskUrl = ({ name }: Task) => `${baseUrl}tasks/${name}.md`;
  for (const task of tasks.filter(hasFile)) addFile(taskUrl(task), () => createTaskFile(task, taskContext));
  const linkTask = async (task: Task) => {
    const url = taskUrl(task);
    if (hasFile(task)) return `- [${task.task}](${siteUrl}${url}), ${kilobytes(await files.get(url)!())}`;
    return `- ${task.task}: ${await linkPages(task.more!, taskContext)}`;
  };
  /** Pages that the tasks already describe. */
  const described = new Set(
    tasks.flatMap(({ sections: urls = [], more = [] }) =>
      [...urls, ...more].map((url) => url.split('#')[0]!),
    ),
  );
  const listTasks = async () => {
    const lists = areas.map(async (area) => {
      const links = await Promise.all(area.tasks.map(linkTask));
      return [`### ${area.title}`, '', ...links, ''];
    });
    return (await Promise.all(lists)).flat();
  };

  return files
    .set(`${baseUrl}errors.json`, async () => toJsonLines(errorLines(errorUrlOf)))
    .set(`${baseUrl}errors.schema.json`, async () => `${JSON.stringify(errorSchema(), null, 2)}\n`)
    .set(`${baseUrl}rules.md`, async () => rulesMarkdown(markdownUrl))
    .set(`${baseUrl}llms.txt`, async () =>
      llmsIndex(
        {
          ...head,
          notes: [
            completeText(introductions.start, absolute),
            ...notes,
            '',
            '## Tasks',
            '',
            ...introductions.tasks,
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
        (page) => !described.has(toPageUrl(page.permalink)),
        (page) => siteUrl + urlOf(page),
      ),
    )
    .set(`${baseUrl}llms-full.txt`, async () =>
      [llmsHead(head), ...(await Promise.all(createFull.map((create) => create())))].join('\n---\n\n'),
    );
}
