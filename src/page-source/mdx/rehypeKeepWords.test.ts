import type { Root } from 'hast';
import { expect, test } from 'vitest';
import rehypeKeepWords from './rehypeKeepWords';

test('puts words with hyphens into spans, and leaves the spaces between them', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'text', value: 'npx start --reset-cache --port 1' }],
      },
    ],
  };
  rehypeKeepWords()(tree);
  const [code] = tree.children;
  const parts = code?.type === 'element' ? code.children : [];
  expect(parts.flatMap((part) => (part.type === 'element' ? part.children : []))).toEqual([
    { type: 'text', value: '--reset-cache' },
    { type: 'text', value: '--port' },
  ]);
  expect(parts.filter(({ type }) => type === 'text')).toHaveLength(7);
});
