import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { readDiff } from '../../src/mdx/parseMeta';
import { hasNoMarkdown, listBuiltFiles, listAddresses, parseHtml, readBuilt, markdownOf } from './builtSite';

const SITE = 'https://react-native-vision-camera.com';

const files = new Set(listBuiltFiles());
const pages = listAddresses().filter((page) => !hasNoMarkdown(page));
const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown);

/** Letters and digits only, since marks and spaces are where HTML and Markdown differ. */
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
  expect(pages.filter((page) => !files.has(markdownOf(page)))).toEqual([]);
});

// What only a screen needs: controls, drawings, the link beside a heading, and tools, which read as a summary.
const ON_SCREEN =
  'button, svg, input, select, nav, footer, .hash-link, [role=tablist], [data-tool], [data-phone]';

describe.each(pages)('%s', (page) => {
  const markdown = readBuilt(markdownOf(page));
  const tree = parse(markdown);
  const html = parseHtml(page);

  test('names its Markdown', () => {
    const link = html.querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(`/${markdownOf(page)}`);
  });

  test('begins with title, description and url', () => {
    const description = html.querySelector('meta[name=description]')!.getAttribute('content')!;
    expect(markdown).toMatch(/^# \S.*\n\n/);
    expect(bare(toString(tree))).toContain(bare(description));
    expect(markdown).toContain(`\n\nURL of this page: <${SITE}${page}`);
  });

  test('holds no JSX, import or comment', () => {
    const found: string[] = [];
    visit(tree, ['html', 'text'], (node) => {
      const source = markdown.slice(node.position!.start.offset, node.position!.end.offset);
      if (node.type === 'html' || /^(import|export) .*['"]|\{\/\*|(^|[^\\])<[A-Z]/m.test(source))
        found.push(source);
    });
    expect(found).toEqual([]);
  });

  test('links lead to Markdown and files', () => {
    const links = linksOf(markdown);
    expect(links.filter((url) => !/^(\/|#|https?:|mailto:)/.test(url))).toEqual([]);
    const local = links.filter((url) => url.startsWith('/')).map((url) => url.slice(1).replace(/[#?].*/, ''));
    expect(local.filter((file) => !files.has(file) && !hasNoMarkdown(`/${file}`))).toEqual([]);
  });
});

// The Markdown of home, the blog's list and the tool pages are written by hand and says the same in other words.
describe.each(pages.filter((page) => /^\/(docs|blog)\/./.test(page)))('%s loses nothing', (page) => {
  const tree = parse(readBuilt(markdownOf(page)));
  const content = parseHtml(page).querySelector('article')!;
  for (const element of content.querySelectorAll(ON_SCREEN)) element.remove();
  const samples = [...content.querySelectorAll('pre')];
  const code = samples.map((sample) => sample.textContent.trim());
  for (const sample of samples) sample.parentElement!.remove();

  test('of its title, headings, table cells and paragraphs', () => {
    const parts: string[] = [];
    visit(tree, ['text', 'inlineCode'], (node) => void parts.push((node as { value: string }).value));
    const text = bare(parts.join(''));
    const blocks = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6, th, td, p, li, figcaption')].filter(
      // In Markdown each tab has a title, so an item with tabs is not one run of text; its content is checked.
      (block) => block.querySelector('[role=tabpanel]') == null,
    );
    const lost = blocks
      .map((block) => block.textContent.trim())
      .filter((block) => !text.includes(bare(block)));
    expect(lost).toEqual([]);
  });

  test('of its code', () => {
    const kept = new Set<string>();
    visit(tree, 'code', ({ lang, value }) => {
      // The page shows the marks of a change beside the lines, not in them.
      kept.add((lang === 'diff' ? readDiff(value).code : value).trim());
    });
    expect(code.filter((sample) => !kept.has(sample))).toEqual([]);
  });
});

test('llms.txt lists the Markdown of every page once, docs in the order of the sidebar', () => {
  const listed = linksOf(readBuilt('llms.txt')).map((url) => url.replace(`${SITE}/`, ''));
  expect([...listed].sort()).toEqual(pages.map(markdownOf).sort());

  const menu = [
    ...parseHtml('/docs/api').querySelectorAll('.theme-doc-sidebar-menu a.menu__link[href^="/docs/"]'),
  ];
  const order = [...new Set(menu.map((link) => markdownOf(link.getAttribute('href')!.replace(/\/$/, ''))))];
  expect(order.length).toBeGreaterThan(30);
  expect(listed.filter((file) => order.includes(file))).toEqual(order);
});

test('llms.txt says what each page is about on one line', () => {
  const lines = readBuilt('llms.txt')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines.filter((line) => !/^- \[.+\]\(https:\/\/\S+\.md\): \S.{9,}$/.test(line))).toEqual([]);
});

test('llms-full.txt holds the Markdown of every page', () => {
  const full = readBuilt('llms-full.txt');
  expect(pages.filter((page) => !full.includes(readBuilt(markdownOf(page))))).toEqual([]);
});
