import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { readDiff } from '../../../src/mdx/parseMeta';
import { hasNoMarkdown, listBuiltFiles, listUrls, parseHtml, readBuilt, toMarkdownFile } from './builtSite';

const SITE = 'https://react-native-vision-camera.com';

const files = new Set(listBuiltFiles());
const pages = listUrls().filter((page) => !hasNoMarkdown(page));
const parser = unified().use(remarkParse).use(remarkGfm);
const parse = (markdown: string): Root => parser.parse(markdown);

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

test('the Markdown of /blog links every post title', () => {
  const linkTexts: string[] = [];
  visit(parse(readBuilt('blog.md')), 'link', (link) => linkTexts.push(toString(link)));
  const titleLinks = [...parseHtml('/blog').querySelectorAll('article h2 a')];
  expect(titleLinks.length).toBeGreaterThan(5);
  expect(linkTexts).toEqual(expect.arrayContaining(titleLinks.map(({ textContent }) => textContent)));
});

// Only a screen needs these: controls, drawings, heading links, and tools, which become a summary.
const ON_SCREEN =
  'button, svg, input, select, nav, footer, .hash-link, [role=tablist], [data-tool], [data-phone]';

describe.each(pages)('%s', (page) => {
  const markdown = readBuilt(toMarkdownFile(page));
  const tree = parse(markdown);
  const html = parseHtml(page);

  test('links its Markdown', () => {
    const link = html.querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(`/${toMarkdownFile(page)}`);
  });

  test('starts with title, description and URL', () => {
    const description = html.querySelector('meta[name=description]')!.getAttribute('content')!;
    expect(markdown).toMatch(/^# \S.*\n\n/);
    expect(bare(toString(tree))).toContain(bare(description));
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

  test('links to Markdown and files', () => {
    const links = linksOf(markdown);
    expect(links.filter((url) => !/^(\/|#|https?:|mailto:)/.test(url))).toEqual([]);
    const local = links.filter((url) => url.startsWith('/')).map((url) => url.slice(1).replace(/[#?].*/, ''));
    expect(local.filter((file) => !files.has(file) && !hasNoMarkdown(`/${file}`))).toEqual([]);
  });
});

// The Markdown of the home page, the blog list and the tool pages is written by hand, in other words.
describe.each(pages.filter((page) => /^\/(docs|blog)\/./.test(page)))(
  'the Markdown of %s has all',
  (page) => {
    const tree = parse(readBuilt(toMarkdownFile(page)));
    const content = parseHtml(page).querySelector('article')!;
    for (const element of content.querySelectorAll(ON_SCREEN)) element.remove();
    const samples = [...content.querySelectorAll('pre')];
    const code = samples.map((sample) => sample.textContent.trim());
    for (const sample of samples) (sample.closest('.theme-code-block') ?? sample).remove();

    test('of the title, headings, table cells and paragraphs', () => {
      const parts: string[] = [];
      visit(tree, ['text', 'inlineCode'], (node) => void parts.push((node as { value: string }).value));
      const text = bare(parts.join(''));
      const blocks = [
        ...content.querySelectorAll('h1, h2, h3, h4, h5, h6, th, td, p, li, figcaption'),
      ].filter(
        // In Markdown, each tab has a title, so a block with tabs isn't contiguous. The blocks inside are checked.
        (block) => block.querySelector('[role=tabpanel]') == null,
      );
      const lost = blocks
        .map((block) => block.textContent.trim())
        .filter((block) => !text.includes(bare(block)));
      expect(lost).toEqual([]);
    });

    test('of the code', () => {
      const kept = new Set<string>();
      visit(tree, 'code', ({ lang, value }) => {
        // The page shows `+` and `-` beside the lines of a change, not in them.
        kept.add((lang === 'diff' ? readDiff(value).code : value).trim());
      });
      expect(code.filter((sample) => !kept.has(sample))).toEqual([]);
    });
  },
);

test('llms.txt lists the Markdown of every page once, docs in the order of the sidebar', () => {
  const listed = linksOf(readBuilt('llms.txt')).map((url) => url.replace(`${SITE}/`, ''));
  expect([...listed].sort()).toEqual(pages.map(toMarkdownFile).sort());

  const menu = [
    ...parseHtml('/docs/api').querySelectorAll('.theme-doc-sidebar-menu a.menu__link[href^="/docs/"]'),
  ];
  const order = [
    ...new Set(menu.map((link) => toMarkdownFile(link.getAttribute('href')!.replace(/(\/|#.*)$/, '')))),
  ];
  expect(order.length).toBeGreaterThan(30);
  expect(listed.filter((file) => order.includes(file))).toEqual(order);
});

test('llms.txt says what each page is about on one line', () => {
  const lines = readBuilt('llms.txt')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines.filter((line) => !/^- \[.+\]\(https:\/\/\S+\.md\): \S.{9,}$/.test(line))).toEqual([]);
});

test('llms-full.txt contains the Markdown of every page', () => {
  const full = readBuilt('llms-full.txt');
  expect(pages.filter((page) => !full.includes(readBuilt(toMarkdownFile(page))))).toEqual([]);
});
