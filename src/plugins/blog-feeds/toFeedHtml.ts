import type { DefaultTreeAdapterTypes } from 'parse5';
import { nodeRequire } from '../../page-source/nodeRequire';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

// jiti would compile an import.
const { html, parseFragment, serialize } = nodeRequire('parse5') as typeof import('parse5');

const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start']);
/** Elements that only work with the page's scripts or styles. */
const REMOVED_ELEMENTS = new Set([
  'script',
  'style',
  'noscript',
  'button',
  'input',
  'select',
  'iframe',
  'canvas',
]);
const REMOVED_CLASSES = ['hash-link', 'sr-only'];
const BLOCKS =
  /^(p|h[1-6]|ul|ol|li|dl|pre|table|thead|tbody|tr|blockquote|figure|figcaption|details|summary|hr)$/;

function read({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function isRemoved(element: Element): boolean {
  const classes = read(element, 'class')?.split(' ') ?? [];
  return (
    REMOVED_ELEMENTS.has(element.tagName) ||
    read(element, 'role') === 'tablist' ||
    read(element, 'aria-hidden') === 'true' ||
    read(element, 'data-script') != null ||
    REMOVED_CLASSES.some((name) => classes.includes(name))
  );
}

function findElement(nodes: readonly ChildNode[], tagName: string): Element | undefined {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const found = node.tagName === tagName ? node : findElement(node.childNodes, tagName);
    if (found) return found;
  }
  return undefined;
}

function createElement(
  tagName: string,
  attributes: Record<string, string>,
  childNodes: ChildNode[],
): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const { childNodes: created } = parseFragment(`<${tagName}></${tagName}>`);
  return { ...(created[0] as Element), namespaceURI: html.NS.HTML, attrs, childNodes };
}

function createText(text: string): ChildNode[] {
  return parseFragment(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).childNodes;
}

/** Makes the HTML of a post readable without the site's scripts and styles. */
export function toFeedHtml(content: string, postUrl: string): string {
  const linkToPost = (children: ChildNode[]) =>
    createElement('p', {}, [createElement('a', { href: postUrl }, children)]);

  function clean(node: ChildNode): ChildNode[] {
    if (node.nodeName === '#comment') return [];
    if (!('tagName' in node)) return [node];
    if (read(node, 'data-diagram') != null) return [linkToPost(createText('See the diagram in the post'))];
    if (read(node, 'role') === 'img')
      return [
        createElement('p', {}, createText(read(node, 'aria-label') ?? '')),
        linkToPost(createText('See the figure in the post')),
      ];
    if (read(node, 'data-phone') != null) {
      const screenshot = findElement(node.childNodes, 'img');
      return [linkToPost(screenshot ? clean(screenshot) : createText('Run the sample in the post'))];
    }
    if (isRemoved(node)) return [];

    const children = node.childNodes.flatMap(clean);
    if (node.tagName === 'span') return children;
    if (node.tagName === 'div' || node.tagName === 'section') {
      const hasText = children.some(
        (child) => 'tagName' in child || !('value' in child) || child.value.trim(),
      );
      if (!hasText) return [];
      const hasBlock = children.some((child) => BLOCKS.test(child.nodeName));
      return hasBlock ? children : [createElement('p', {}, children)];
    }
    const attrs = node.attrs.filter(({ name }) => KEPT_ATTRIBUTES.has(name));
    return [{ ...node, attrs, childNodes: children }];
  }

  const fragment = parseFragment(content);
  return serialize({ ...fragment, childNodes: fragment.childNodes.flatMap(clean) });
}
