import type { Root, RootContent } from 'mdast';
import { mdastToString } from '../../page-source/markdownTools';
import type { Page } from '../../page-source/markdown/types';

/** A page whose Markdown is several files. */
export interface SplitPage {
  /** The page with a list of its parts in place of them. */
  index: Page;
  /** The parts by name, in reading order. */
  parts: Map<string, Page>;
}

/** Returns the list item of a part: a link, and the names of its headings. */
function partItem(name: string, url: string, { tree }: Page): RootContent[] {
  const names = tree.children
    .filter((node) => node.type === 'heading')
    // The first heading of some parts is their title.
    .filter(({ depth }, _, all) => depth === Math.max(...all.map((heading) => heading.depth)))
    .map((heading) => mdastToString(heading));
  return [
    {
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url, children: [{ type: 'text', value: name }] },
            { type: 'text', value: ': ' },
            ...names.flatMap((value, index) => [
              ...(index > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
              { type: 'inlineCode' as const, value },
            ]),
          ],
        },
      ],
    } as never,
  ];
}

/** Splits a page at the headings that belong to parts. Returns `undefined` for a page without parts. */
export function splitPage(
  page: Page,
  partOf: (headingId: string) => string | undefined,
  urlOf: (part: string) => string,
): SplitPage | undefined {
  const parts = new Map<string, Page>();
  const kept: RootContent[] = [];
  let start = 0;
  let current: Root['children'] = kept;
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      const name = partOf((node.data as { id?: string } | undefined)?.id ?? '');
      if (name == null) current = kept;
      else {
        if (parts.size === 0) start = kept.length;
        const part = parts.get(name) ?? {
          ...page,
          title: `${page.title}: ${name}`,
          tree: { type: 'root' as const, children: [] },
        };
        parts.set(name, part);
        current = part.tree.children;
      }
    }
    current.push(node);
  }
  if (parts.size === 0) return undefined;
  const items = [...parts].flatMap(([name, part]) => partItem(name, urlOf(name), part));
  kept.splice(start, 0, { type: 'list', spread: false, children: items as never });
  return { index: { ...page, tree: { type: 'root', children: kept } }, parts };
}
