import { expect, test } from 'vitest';
import { checkFileNames } from './checkFileNames';
import { createFixture } from '../pages/createFixture';

const page = (file: string, code: string) =>
  createFixture(`\`\`\`tsx title="src/A.tsx"\n${code}\n\`\`\`\n`, file).samples;

test('finds two files with the same name', () => {
  const [problem] = checkFileNames([...page('docs/guides/a.mdx', 'a'), ...page('docs/guides/b.mdx', 'b')]);
  expect(problem).toEqual({
    file: 'docs/guides/b.mdx',
    line: 1,
    message: '"src/A.tsx" is another file in docs/guides/a.mdx:2. Give this one another name.',
  });
  expect(checkFileNames([...page('docs/guides/a.mdx', 'a'), ...page('docs/guides/b.mdx', 'a')])).toEqual([]);
});
