import type { Paragraph, RootContent } from 'mdast';
import { mdastToString, remarkGfm, remarkStringify, unified, visit } from '../../node-utils/markdownTools';
import type { Page } from '../../page-text/types';
import type { ResolveLink } from './linkResolver';
import { plainFence } from './plainFence';

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [{ type: 'text', value }] });

function bylineOf({ published }: Page): RootContent[] {
  if (published == null) return [];
  const names = new Intl.ListFormat('en').format(published.authors);
  return [paragraph(`Published ${published.date}${names && ` by ${names}`}.`)];
}

function headerOf(
  page: Page,
  body: readonly RootContent[],
  siteUrl: string,
  indexUrl: string,
): RootContent[] {
  const url = siteUrl + page.permalink;
  // If a page has no description, Docusaurus uses the first paragraph.
  const isRepeated = body[0] != null && mdastToString(body[0]).startsWith(page.description);
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] },
    ...(isRepeated ? [] : [{ type: 'blockquote' as const, children: [paragraph(page.description)] }]),
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'URL of this page: ' },
        { type: 'link', url, children: [{ type: 'text', value: url }] },
        { type: 'text', value: '. Index of all pages: ' },
        { type: 'link', url: indexUrl, children: [{ type: 'text', value: 'llms.txt' }] },
        { type: 'text', value: '.' },
      ],
    },
    ...bylineOf(page),
  ];
}

/** Returns a page as Markdown: title, description, URL, then the content with links to other Markdown files. */
export function pageToMarkdown(page: Page, resolve: ResolveLink, siteUrl: string, indexUrl: string): string {
  const tree = structuredClone(page.tree);
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = resolve(node.url, page);
  });
  visit(tree, 'code', (node, index, parent) => {
    const fences = plainFence(node);
    parent!.children.splice(index!, 1, ...fences);
    return index! + fences.length;
  });
  const body = tree.children.filter((node) => node.type !== 'heading' || node.depth > 1);
  return writer.stringify({
    type: 'root',
    children: [...headerOf(page, body, siteUrl, indexUrl), ...body],
  });
}
