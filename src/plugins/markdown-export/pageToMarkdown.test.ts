import { expect, test } from 'vitest';
import { parsePage } from '../../page-text/parsePage';
import { createLinkResolver } from './linkResolver';
import { pageToMarkdown } from './pageToMarkdown';

const guide = {
  file: '/site/docs/guides/formats.mdx',
  permalink: '/docs/guides/formats',
  title: 'Formats',
  description: 'Learn how to pick one.',
  kind: 'guide' as const,
};

async function toMarkdown(source: string, page = {}): Promise<string> {
  const tree = await parsePage(source, guide.file, '/site');
  const resolve = createLinkResolver([guide], '/');
  return pageToMarkdown({ ...guide, ...page, tree }, resolve, 'https://site.example', '/llms.txt');
}

test('starts with title, description and URL, and links to Markdown', async () => {
  expect(await toMarkdown('See [itself](formats.mdx#fps).\n')).toBe(
    `# Formats

> Learn how to pick one.

URL of this page: <https://site.example/docs/guides/formats>. Index of all pages: [llms.txt](/llms.txt).

See [itself](/docs/guides/formats.md#fps).
`,
  );
});

test('shows the date and authors of a post', async () => {
  const published = { date: '2025-01-31', authors: ['Ada', 'Grace'] };
  expect(await toMarkdown('Text.\n', { published })).toContain('\nPublished 2025-01-31 by Ada and Grace.\n');
});

test('does not repeat a description that is the first paragraph', async () => {
  expect(await toMarkdown('Learn how to pick one. And more.\n')).not.toContain('\n>');
});

test('shows fences as readers see them', async () => {
  const markdown = await toMarkdown(
    '```tsx title="src/A.tsx" id="a" {1}\n// @ts-expect-error: wrong on purpose\nconst a = 1\n// highlight-next-line\nconst b = 2\n```\n',
  );
  expect(markdown).toContain(
    '```tsx title="src/A.tsx"\n// @ts-expect-error: wrong on purpose\nconst a = 1\nconst b = 2\n```\n',
  );
});

test('says above a fence how it changes its file, and shows a diff with its marks', async () => {
  const markdown = await toMarkdown(
    '```xml title="AndroidManifest.xml" add="inside <manifest>"\n<a />\n```\n\n```ts diff\n- a\n+ b\n```\n',
  );
  expect(markdown).toContain(
    'Add inside `<manifest>` in `AndroidManifest.xml`:\n\n```xml title="AndroidManifest.xml"\n',
  );
  expect(markdown).toContain('```diff\n- a\n+ b\n```\n');
});

test('shows npm commands for every package manager', async () => {
  const markdown = await toMarkdown('```bash npm2yarn\nnpm install react-native-vision-camera@^4.7.3\n```\n');
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    expect(markdown).toContain(`\`\`\`bash\n${command} react-native-vision-camera@^4.7.3\n\`\`\``);
  }
});
