import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { VFile } from '../markdownTools';
import rehypeHighlight from './rehypeHighlight';

test('keeps hyphenated words of a line together, and leaves tags alone', () => {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-text'] },
    children: [{ type: 'text', value: 'A A --clean-cache\n' }],
  };
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [code] };
  const tree: Root = { type: 'root', children: [pre] };
  const url = '/docs/api/type-aliases/A';
  const links = [
    { start: 0, end: 1, url },
    { start: 2, end: 3, url },
  ];
  rehypeHighlight({ baseUrl: '/', linkBlock: () => links })(
    tree,
    new VFile({ path: '/site/docs/api/index.mdx' }),
  );
  expect(pre.properties.html).toBe(
    `<a href="${url}">A</a> <a href="${url}" tabindex="-1">A</a> <span class="word">--clean-cache</span>`,
  );
});
