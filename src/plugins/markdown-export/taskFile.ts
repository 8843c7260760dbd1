import path from 'node:path';
import { readTasks, type Task } from '../../facts/tasks';
import { describeExports } from '../../page-source/samples/describeExports';
import { listNeededFiles } from '../../page-source/samples/imports';
import type { PrintedFile } from '../../page-source/samples/printedFiles';
import type { MarkdownLinks } from './createMarkdownLinks';

/** What the file of a task needs to know about the site. */
export interface TaskContext extends MarkdownLinks {
  printed: readonly PrintedFile[];
}

const PACKAGE = /\bfrom '((?:@[^/']+\/)?[^/'.][^/']*)/g;
const INSTALLED = ['react', 'react-native', 'react-native-vision-camera'];

/** Returns the size of a text in kilobytes, at least 1. */
export const kilobytes = (text: string) => `${Math.max(1, Math.round(Buffer.byteLength(text) / 1000))} KB`;

/** Returns the packages that an app has to install to use some files. */
function listPackages(files: readonly PrintedFile[]): string[] {
  const names = files.flatMap(({ code }) => [...code.matchAll(PACKAGE)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => !INSTALLED.includes(name)).sort();
}

/** Returns links to pages and sections, with their sizes. For a section, the link text leaves out the page. */
export async function linkPages(
  urls: readonly string[],
  { markdownUrl, readMarkdown }: TaskContext,
): Promise<string> {
  const links = urls.map(async (url) => {
    const markdown = await readMarkdown(url);
    const [, title] = /^# (?:.*?: )?(.*)/.exec(markdown)!;
    return `[${title}](${markdownUrl(url)}), ${kilobytes(markdown)}`;
  });
  return (await Promise.all(links)).join('; ');
}

/** Returns true if a task has a file. The others only link pages. */
export const hasFile = ({ sections, screen }: Task) => sections != null || screen != null;

/** Starts a section with a second-level heading, and leaves out exports, because the list of files already has them. */
const bodyOf = (markdown: string) =>
  markdown.replace(/^# .*\n\n.*\n\n#+ /, '## ').replaceAll(/^(File \[.*?\)).*$/gm, '$1.');

/** Returns everything that a task needs as Markdown: limits, a screen, files, packages and sections. */
export async function createTaskFile(task: Task, context: TaskContext): Promise<string> {
  const { printed, markdownUrl, readMarkdown } = context;
  const { areas, packages: packageSections } = readTasks();
  // Every other task builds on it.
  const base = areas[0]!.tasks[0]!;
  const isBase = task.name === base.name;
  const findFile = (url: string) => {
    const file = printed.find(({ fileUrl }) => fileUrl === url);
    if (file == null)
      throw new Error(`docs/facts/tasks.yml: ${url} isn't a file that a page prints. Change the path.`);
    return file;
  };
  const linkFile = (file: PrintedFile) =>
    `[${path.posix.basename(file.title)}](${markdownUrl(file.fileUrl)}), ${kilobytes(file.code)}`;
  const filesOf = ({ screen, files = [] }: Task) => {
    const own = (screen == null ? files : [screen, ...files]).map(findFile);
    return [...new Set(own.flatMap((file) => listNeededFiles(file, printed)))];
  };
  const baseFiles = isBase ? [] : filesOf(base);
  const needed = filesOf(task).filter((file) => !baseFiles.includes(file));
  const screen = task.screen == null ? undefined : findFile(task.screen);
  const files = needed.filter((file) => file !== screen);
  const packages = listPackages(needed).filter((name) => !listPackages(baseFiles).includes(name));
  const linkPackage = (name: string) => {
    const section = packageSections[name];
    return section == null ? `\`${name}\`` : `[\`${name}\`](${markdownUrl(section)})`;
  };
  const more = await linkPages(task.more ?? [], context);
  const texts = await Promise.all((task.sections ?? []).map(readMarkdown));

  const facts = (task.facts ?? []).map(
    ({ text, url }) => `- ${text}${task.sections?.includes(url) ? '' : ` [Why](${markdownUrl(url)})`}`,
  );
  const exportsOf = ({ code }: PrintedFile) => describeExports(code).map((line) => `\`${line}\``);
  const blocks = [
    `# ${task.task}`,
    !isBase && `First read [what any camera screen needs](${markdownUrl(`/tasks/${base.name}.md`)}).`,
    facts.join('\n'),
    packages.length > 0 && `Packages to install: ${packages.map(linkPackage).join(', ')}.`,
    more && `Open these only if something is missing here: ${more}.`,
    files.length > 0 && "## Files to download (you don't need to read them)",
    files.map((file) => `- ${linkFile(file)}: ${exportsOf(file).join(', ')}`).join('\n'),
    screen && `## A screen to start from\n\n${linkFile(screen)}:\n\n\`\`\`tsx\n${screen.code.trim()}\n\`\`\``,
    ...texts.map((text) => bodyOf(text).trim()),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
