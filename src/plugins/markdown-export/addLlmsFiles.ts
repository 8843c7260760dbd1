import type { LoadContext } from '@docusaurus/types';
import { readLlmsIntroductions } from '../../facts/llms';
import { readTasks } from '../../facts/tasks';
import { markdownPath } from '../../page-source/markdown/markdownPath';
import { completeText } from './completeText';
import type { ExportedFiles } from './exportedFiles';
import type { ExportedPage } from './createExportedPage';
import { llmsHead, llmsIndex } from './llmsIndex';
import type { OutlineSection } from './outline';

/** What `llms.txt` and `llms-full.txt` contain. */
interface LlmsContent {
  outline: readonly OutlineSection[];
  /** The pages of the outline. */
  pages: readonly ExportedPage[];
  /** Returns the lines about the tasks. */
  listTasks: () => Promise<string[]>;
  /** Returns the absolute URL of an internal one. */
  absolute: (url: string) => string;
}

/** Returns the URLs of the pages that the lines about the tasks describe. */
function listTaskPages(): Set<string> {
  const tasks = readTasks().areas.flatMap((area) => area.tasks);
  const links = tasks.flatMap(({ sections = [], more = [] }) => [...sections, ...more]);
  return new Set(links.map((url) => url.split('#')[0]!));
}

/** Adds the list of all pages and the file with all pages. */
export function addLlmsFiles(
  files: ExportedFiles,
  { outline, pages, listTasks, absolute }: LlmsContent,
  { siteConfig, baseUrl }: Pick<LoadContext, 'siteConfig' | 'baseUrl'>,
): void {
  const { both, start, tasks } = readLlmsIntroductions();
  const notes = both.map((note) => completeText(note, absolute));
  const head = { title: siteConfig.title, summary: siteConfig.tagline, notes };
  const toPageUrl = (permalink: string) => `/${permalink.slice(baseUrl.length)}`;
  // The index of the API lists the symbols.
  const listed = outline.map((section) => ({
    ...section,
    pages: section.pages.filter(
      ({ kind, permalink }) => kind !== 'api' || toPageUrl(permalink) === '/docs/api',
    ),
  }));
  const described = listTaskPages();

  files.set(`${baseUrl}llms.txt`, async () => {
    const startLines = [completeText(start, absolute), ...notes, '', '## Tasks', '', ...tasks, ''];
    return llmsIndex(
      { ...head, notes: [...startLines, ...(await listTasks())] },
      listed,
      ({ permalink }) => !described.has(toPageUrl(permalink)),
      ({ permalink }) => siteConfig.url + markdownPath(permalink, baseUrl),
    );
  });
  files.set(`${baseUrl}llms-full.txt`, async () => {
    const paths = pages.flatMap(({ parts, pathOf }) => parts.map(pathOf));
    const texts = await Promise.all(paths.map((pathname) => files.get(pathname)!()));
    return [llmsHead(head), ...texts].join('\n---\n\n');
  });
}
