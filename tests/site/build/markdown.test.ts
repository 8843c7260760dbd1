import type { Root } from 'mdast';
import { describe, expect, test } from 'vitest';
import {
  mdastToString,
  remarkGfm,
  remarkParse,
  unified,
  visit,
} from '../../../src/page-source/markdownTools';
import { readSite } from '../../../src/page-source/readSite';
import { readChange } from '../../../src/page-source/samples/readChange';
import { readTasks } from '../../../src/facts/tasks';
import { readPageParts } from '../../../src/plugins/markdown-export/pageParts';
import {
  BUILD,
  HOSTED,
  HOSTED_PATH,
  guidePages,
  hasNoMarkdown,
  listBuiltFiles,
  listUrls,
  parseHtml,
  readBuilt,
  toMarkdownFile,
} from './builtSite';

const SITE = 'https://react-native-vision-camera.com';

const files = new Set(listBuiltFiles());
const pages = listUrls().filter((page) => !hasNoMarkdown(page));
const { listParts } = readPageParts(readSite());
const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown);

/** Returns the files with the Markdown of a page: one, or an index and its parts. */
const toMarkdownFiles = (page: string) => [
  toMarkdownFile(page),
  ...listParts(page).map((part) => `${page.slice(1)}/${part}.md`),
];

/** Keeps only letters and digits, because punctuation and spaces differ between HTML and Markdown. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');

function linksOf(markdown: string): string[] {
  const links: string[] = [];
  visit(parse(markdown), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
  });
  return links;
}

test('every page has Markdown', () => {
  expect(pages.length).toBeGreaterThan(95);
  expect(pages.filter((page) => !files.has(toMarkdownFile(page)))).toEqual([]);
});

describe.each([
  { name: 'the build', folder: BUILD, basePath: '/' },
  { name: 'the build under a path', folder: HOSTED, basePath: HOSTED_PATH },
])('$name', ({ folder, basePath }) => {
  const built = new Set(listBuiltFiles(folder));
  const exported = [...built].filter((file) => /^(llms.*\.txt|.*\.md)$/.test(file));
  const root = SITE + basePath;
  const texts = new Map(exported.map((file) => [file, readBuilt(file, folder)]));

  /** Returns what is wrong with a link in an exported file. */
  function problemOf(url: string): string | undefined {
    if (!URL.canParse(url)) return 'has no host';
    if (!url.startsWith(SITE)) return undefined;
    if (!url.startsWith(root)) return `is outside of ${basePath}`;
    const { pathname, hash } = new URL(url);
    const file = decodeURIComponent(pathname.slice(basePath.length)).replace(/\/$/, '');
    // The page for people, which each file names at its top.
    if (built.has(`${file || 'index'}.html`)) return hash && 'leads to the page, not to its Markdown';
    if (!built.has(file)) return 'leads nowhere';
    const isMarked = hash === '' || texts.get(file)?.includes(`{#${decodeURIComponent(hash.slice(1))}}`);
    return isMarked ? undefined : `leads to an id that ${file} does not have`;
  }

  test('has no broken link and no broken anchor in any exported file', () => {
    const links = [...texts].flatMap(([file, text]) => linksOf(text).map((url) => ({ file, url })));
    expect(links.length).toBeGreaterThan(2000);
    const problems = links.flatMap(({ file, url }) => {
      const problem = problemOf(url);
      return problem ? [`${file}: ${url} ${problem}`] : [];
    });
    expect(problems).toEqual([]);
  });
});

// Tools for agents cut long files, and every file costs its reader tokens.
test('no file is longer than its topic needs', () => {
  const kilobytes = (file: string) => Math.ceil(Buffer.byteLength(readBuilt(file)) / 1000);
  const exported = [...files].filter((file) => file.endsWith('.md'));
  // A chapter of the course prints the whole app. The last one has 15 files, a table of them and a checklist.
  const limitOf = (file: string) =>
    file.startsWith('docs/guides/errors/') ? 15 : file.startsWith('docs/learn/') ? 48 : 26;
  expect(
    exported
      .filter((file) => kilobytes(file) > limitOf(file))
      .map((file) => `${file}: ${kilobytes(file)} KB`),
  ).toEqual([]);
});

// Only a screen needs these: controls, drawings, heading links, and tools, which become a summary.
const ON_SCREEN =
  'button, svg, input, select, nav, footer, .hash-link, [role=tablist], [data-tool], [data-controls], [data-phone] img, [data-page-menu], [data-script], .tab-label';

describe.each(pages)('%s', (page) => {
  const markdown = toMarkdownFiles(page)
    .map((file) => readBuilt(file))
    .join('\n');
  const tree = parse(markdown);
  const html = parseHtml(page);

  test('links its Markdown', () => {
    const link = html.querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(`/${toMarkdownFile(page)}`);
  });

  test('starts with title, description and URL', () => {
    const description = html.querySelector('meta[name=description]')!.getAttribute('content')!;
    expect(markdown).toMatch(/^# \S.*\n\n/);
    expect(bare(mdastToString(tree))).toContain(bare(description));
    expect(markdown).toContain(`\n\nURL of this page: <${SITE}${page}`);
  });

  test('has no JSX, imports or comments', () => {
    const found: string[] = [];
    visit(tree, ['html', 'text'], (node) => {
      const source = markdown.slice(node.position!.start.offset, node.position!.end.offset);
      if (node.type === 'html' || /^(import|export) .*['"]|\{\/\*|(^|[^\\])<[A-Z]/m.test(source))
        found.push(source);
    });
    expect(found).toEqual([]);
  });
});

// The Markdown of the home page has no hero, and the blog list is made from its posts.
describe.each(pages.filter((page) => /^\/(docs|blog|tools)\/./.test(page)))(
  'the Markdown of %s has all',
  (page) => {
    const tree = parse(
      toMarkdownFiles(page)
        .map((file) => readBuilt(file))
        .join('\n'),
    );
    const content = parseHtml(page).querySelector('article, main')!;
    for (const element of content.querySelectorAll(ON_SCREEN)) element.remove();
    const samples = [...content.querySelectorAll('pre')];
    const code = samples
      .map((sample) => sample.textContent.trim())
      // The Markdown has one install command.
      .filter((sample) => !/^(yarn|pnpm|bun) /.test(sample));
    for (const sample of samples) (sample.closest('.theme-code-block') ?? sample).remove();

    test('of the title, headings, table cells and paragraphs', () => {
      const parts: string[] = [];
      visit(tree, ['text', 'inlineCode'], (node) => void parts.push((node as { value: string }).value));
      const text = bare(parts.join('').replaceAll(/ \{#[^}]*\}/g, ''));
      const blocks = [
        ...content.querySelectorAll('h1, h2, h3, h4, h5, h6, th, td, p, li, figcaption'),
      ].filter(
        // In Markdown, each tab has a title, so a block with tabs isn't contiguous. The blocks inside are checked.
        (block) => block.querySelector('[role=tabpanel]') == null,
      );
      const lost = blocks
        // The Markdown has no source link per member.
        .map((block) => block.textContent.replaceAll(/(^|· )\w+\.tsx?:\d+/g, '').trim())
        .filter((block) => !text.includes(bare(block)));
      expect(lost).toEqual([]);
    });

    test('of the code', () => {
      const kept = new Set<string>();
      visit(tree, 'code', ({ lang, value }) => {
        // The page shows `+` and `-` beside the lines of a change, not in them.
        kept.add((lang === 'diff' ? readChange(value).code : value).trim());
      });
      expect(code.filter((sample) => !kept.has(sample))).toEqual([]);
    });
  },
);

// What follows the rules and the tasks.
const pageIndex = readBuilt('llms.txt').replace(/^.*?\n## Tasks\n.*?(?=\n## )/s, '');

test('llms.txt lists the Markdown of every page once, docs in the order of the sidebar, and the API index lists its symbols', () => {
  const isSymbol = (file: string) => file.startsWith('docs/api/');
  const listed = linksOf(pageIndex).map((url) => url.replace(`${SITE}/`, ''));
  const files = pages.map(toMarkdownFile);
  expect([...listed].sort()).toEqual(files.filter((file) => !isSymbol(file)).sort());
  const symbols = new Set(linksOf(readBuilt('docs/api.md')));
  expect(files.filter((file) => isSymbol(file) && !symbols.has(`${SITE}/${file}`))).toEqual([]);

  const order = guidePages.map(toMarkdownFile);
  expect(listed.filter((file) => order.includes(file))).toEqual(order);
});

describe('tasks', () => {
  const tasks = readTasks().areas.flatMap((area) => area.tasks);
  const start = readBuilt('llms.txt').replace(pageIndex, '');
  const isListed = ({ sections, screen }: (typeof tasks)[number]) => sections != null || screen != null;

  test('llms.txt starts with the rules, and gives the size of each task file', () => {
    expect(Buffer.byteLength(readBuilt('llms.txt'))).toBeLessThan(25_000);
    expect(linksOf(start)[0]).toBe(`${SITE}/rules.md`);
    const lines = start.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toHaveLength(tasks.length);
    expect(lines.filter((line) => !/\[[^\]]+\]\(\S+\), \d+ KB/.test(line))).toEqual([]);
    const linked = new Set(linksOf(start));
    const expected = tasks.flatMap((task) =>
      isListed(task) ? `/tasks/${task.name}.md` : task.more!.map((page) => `${page}.md`),
    );
    expect(expected.filter((url) => !linked.has(SITE + url))).toEqual([]);
  });

  test.each(tasks.filter(isListed))('$task', ({ name, screen, files = [], sections = [] }) => {
    const text = readBuilt(`tasks/${name}.md`);
    expect(Buffer.byteLength(text)).toBeLessThan(15_000);
    const ids = sections.map((url) => url.split('#')[1]!);
    expect(ids.filter((id) => !text.includes(` {#${id}}\n`))).toEqual([]);
    if (screen) expect(text).toContain(readBuilt(screen.slice(1)).trim());
    expect(files.filter((url) => !linksOf(text).includes(SITE + url))).toEqual([]);
  });
});

// `formats.md#fps` is also `formats/fps.md`.
test('every section of a guide is a file that links its samples', () => {
  const missing: string[] = [];
  const printing: string[] = [];
  for (const page of guidePages.flatMap(toMarkdownFiles)) {
    const ids = [...readBuilt(page).matchAll(/^##+ .* \{#([^}]+)\}$/gm)].map(([, id]) => id!);
    for (const id of ids) {
      const section = page.replace(/\.md$/, `/${id}.md`);
      if (!files.has(section)) missing.push(section);
      // Chapters of the course print parts of files that grow.
      else if (!page.startsWith('docs/learn/') && /^ *```tsx? title=/m.test(readBuilt(section)))
        printing.push(section);
    }
  }
  expect(missing).toEqual([]);
  expect(printing).toEqual([]);
});

test('llms-full.txt contains the Markdown of every page', () => {
  const full = readBuilt('llms-full.txt');
  expect(pages.flatMap(toMarkdownFiles).filter((file) => !full.includes(readBuilt(file)))).toEqual([]);
});
