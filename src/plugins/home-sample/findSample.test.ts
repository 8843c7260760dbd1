import { expect, test } from 'vitest';
import { findSample } from './findSample';

test('returns the first tsx block with its meta', () => {
  const markdown =
    'Text\n\n```bash\nnpm i\n```\n\n```tsx title="src/App.tsx"\nconst a = 1\n```\n\n```tsx\nlater\n```\n';
  expect(findSample(markdown, 'page.md')).toEqual({ code: 'const a = 1\n', meta: ' title="src/App.tsx"' });
});

test('names the file that has no sample', () => {
  expect(() => findSample('Text', 'page.md')).toThrow('page.md has no tsx block');
});
