import path from 'node:path';
import type { Html, Paragraph, Root, RootContent } from 'mdast';
import { CACHE_FOLDER, codeInputs, reuseText } from '../../build-output/buildCache';
import { mdastToString, remarkGfm, remarkStringify, unified, visit } from '../../page-source/markdownTools';
import { readAttribute } from '../../page-source/samples/parseMeta';
import type { Page } from '../../page-source/markdown/types';
import type { ResolveLink } from './linkResolver';
import { plainFence, type FenceFile } from './plainFence';

/** What the Markdown of a page needs to know about the site. */
export interface MarkdownContext {
  resolve: ResolveLink;
  siteUrl: string;
  /** URL of `llms.txt`. */
  indexUrl: string;
  /** Returns what the export says about the file of a code block of the page. */
  describeFence: (page: Page, block: { id: string | undefined; inside: string | undefined }) => FenceFile;
}

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

const cache = path.join(CACHE_FOLDER, 'markdown');
const writerCode = codeInputs(__filename);

/** Writes a tree as Markdown, or returns what an earlier build wrote for it. That saves two seconds. */
function stringify(tree: Root): Promise<string> {
  return reuseText(cache, [JSON.stringify(tree), ...writerCode], () => writer.stringify(tree));
}

const SOURCE_LINK = /\/blob\/v[^/]*\/.*#L\d+$/;

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

/** Returns an id as Pandoc, kramdown and Docusaurus write it. Text would be escaped. */
const idMark = (id: string): Html => ({ type: 'html', value: ` {#${id}}` });

function bylineOf({ published }: Page): RootContent[] {
  if (published == null) return [];
  const names = new Intl.ListFormat('en').format(published.authors);
  return [paragraph(`Published ${published.date}${names && ` by ${names}`}.`)];
}

function headerOf(
  page: Page,
  body: readonly RootContent[],
  { siteUrl, indexUrl }: MarkdownContext,
): RootContent[] {
  const url = siteUrl + page.permalink;
  // If a page has no description, Docusaurus uses the first paragraph. API pages begin with a signature.
  const isRepeated =
    page.section != null || body.slice(0, 2).some((node) => mdastToString(node).startsWith(page.description));
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] },
    ...(isRepeated ? [] : [{ type: 'blockquote' as const, children: [paragraph(page.description)] }]),
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: page.section == null ? 'URL of this page: ' : 'A section of ' },
        { type: 'link', url, children: [{ type: 'text', value: url }] },
        { type: 'text', value: '. Index of all pages: ' },
        { type: 'link', url: indexUrl, children: [{ type: 'text', value: 'llms.txt' }] },
        { type: 'text', value: '.' },
      ],
    },
    ...bylineOf(page),
  ];
}

/** Marks headings with the id that they have in HTML. */
function markHeadings(tree: Root): void {
  visit(tree, 'heading', (heading) => {
    const { id } = (heading.data ?? {}) as { id?: string };
    if (id && heading.depth > 1) heading.children.push(idMark(id));
  });
}

/** Marks the rows of API tables with their ids, as `rehypeRowAnchors` does in HTML. */
function markRows(tree: Root): void {
  visit(tree, 'tableCell', (cell) => {
    cell.children = cell.children.flatMap((child) =>
      child.type === 'link' && child.url.startsWith('#')
        ? [...child.children, idMark(child.url.slice(1))]
        : [child],
    );
  });
}

/** Removes the links to the source at the end of lines, except the one of the symbol. */
function removeSourceLinks(tree: Root): void {
  let hasSymbol = false;
  visit(tree, 'paragraph', ({ children }) => {
    const index = children.findIndex((child) => child.type === 'link' && SOURCE_LINK.test(child.url));
    if (index < 0) return;
    if (hasSymbol) {
      children.splice(index, 1);
      const before = children[index - 1];
      if (before?.type === 'text') before.value = before.value.replace(/\s· $/, '');
    }
    hasSymbol = true;
  });
}

/** Replaces each fence by its plain form, below a note about its file. */
function replaceFences(tree: Root, page: Page, { describeFence }: MarkdownContext): void {
  visit(tree, 'code', (node, index, parent) => {
    const file = describeFence(page, {
      id: (node.data as { id?: string } | undefined)?.id,
      inside: readAttribute(node.meta, 'inside'),
    });
    const fences = plainFence(node, file);
    parent!.children.splice(index!, 1, ...fences);
    return index! + fences.length;
  });
}

/** Returns a page as Markdown: title, description, URL, then the content with absolute links to other Markdown files. */
export async function pageToMarkdown(page: Page, context: MarkdownContext): Promise<string> {
  const tree = structuredClone(page.tree);
  tree.children = tree.children.filter(({ data }) => !(data && 'isToolSummary' in data));
  markHeadings(tree);
  if (page.kind === 'api') {
    markRows(tree);
    removeSourceLinks(tree);
  }
  replaceFences(tree, page, context);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = context.resolve(node.url, page);
  });
  const body = tree.children.filter((node) => node.type !== 'heading' || node.depth > 1);
  return stringify({ type: 'root', children: [...headerOf(page, body, context), ...body] });
}
