import { expect, test } from 'vitest';
import { parsePage } from '../../page-source/markdown/parsePage';
import { createLinkResolver } from './linkResolver';
import { pageToMarkdown, type MarkdownContext } from './pageToMarkdown';

const guide = {
  file: '/site/docs/guides/formats.mdx',
  permalink: '/docs/guides/formats',
  title: 'Formats',
  description: 'Learn how to pick one.',
  kind: 'guide' as const,
};

const screen = { title: 'src/A.tsx', fileUrl: '/samples/formats/src/A.tsx', code: 'export const a = 1;' };
const layout = { title: 'src/B.tsx', fileUrl: '/samples/start/src/B.tsx', code: '' };

const context: MarkdownContext = {
  siteUrl: 'https://site.example',
  indexUrl: 'https://site.example/llms.txt',
  resolve: createLinkResolver(
    { pages: [guide], files: new Map(), partOf: () => undefined },
    '/',
    'https://site.example',
  ),
  describeFence({ section }, { id, inside }) {
    if (inside === 'a') return { inside: 'src/A.tsx' };
    return id === 'code-src-a-tsx' ? { printed: screen, needed: [layout], isLinked: section != null } : {};
  },
};

async function toMarkdown(source: string, page = {}): Promise<string> {
  const tree = await parsePage(source, guide.file);
  return pageToMarkdown({ ...guide, ...page, tree }, context);
}

test('starts with title, description and URL, and links to Markdown', async () => {
  expect(await toMarkdown('See [itself](formats.mdx#fps).\n')).toBe(
    `# Formats

> Learn how to pick one.

URL of this page: <https://site.example/docs/guides/formats>. Index of all pages: [llms.txt](https://site.example/llms.txt).

See [itself](https://site.example/docs/guides/formats.md#fps).
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

test('says above a fence how it changes its file, and shows a diff with its signs', async () => {
  const markdown = await toMarkdown(
    '```xml title="AndroidManifest.xml" add="inside <manifest>"\n<a />\n```\n\n```ts diff\n-a\n+b\n```\n',
  );
  expect(markdown).toContain(
    'Add inside `<manifest>` in `AndroidManifest.xml`:\n\n```xml title="AndroidManifest.xml"\n',
  );
  expect(markdown).toContain('```diff\n-a\n+b\n```\n');
});

test('shows what a chapter of the course changes as a diff', async () => {
  const markdown = await toMarkdown(
    '```tsx title="src/App.tsx" change\n a();\n+b();\n```\n\n```tsx title="src/B.tsx" new\nb();\n```\n',
  );
  expect(markdown).toContain('Change in `src/App.tsx`:\n\n```diff title="src/App.tsx"\n a();\n+b();\n```\n');
  expect(markdown).toContain('New file `src/B.tsx`:\n\n```tsx title="src/B.tsx"\nb();\n```\n');
});

test('has one install command', async () => {
  const markdown = await toMarkdown('```bash npm2yarn\nnpm install react-native-vision-camera@^4.7.3\n```\n');
  expect(markdown.match(/```bash\n.*/g)).toEqual(['```bash\nnpm install react-native-vision-camera@^4.7.3']);
});

test('links a printed file and the files that it needs, and says where a fragment belongs', async () => {
  const markdown = await toMarkdown('```tsx title="src/A.tsx" id="a"\n1\n```\n\n```tsx inside="a"\n2\n```\n');
  const file = '[`src/A.tsx`](https://site.example/samples/formats/src/A.tsx)';
  expect(markdown).toContain(
    `File ${file}, which needs [\`src/B.tsx\`](https://site.example/samples/start/src/B.tsx):\n\n\`\`\`tsx title="src/A.tsx"\n`,
  );
  expect(markdown).toContain(`In \`src/A.tsx\`:\n\n\`\`\`tsx\n2\n`);
});

test('a section links its files and lists what they export', async () => {
  const markdown = await toMarkdown('```tsx title="src/A.tsx"\n1\n```\n', { section: 'b' });
  expect(markdown).toContain('[`src/B.tsx`](https://site.example/samples/start/src/B.tsx): `a`\n');
  expect(markdown).not.toContain('```');
});

test('marks headings and rows of API tables with their ids', async () => {
  const source =
    '## Pick `fps` {/* #fps_limit */}\n\n| Property | Type |\n| - | - |\n| [`width`](#width) | [A](/b#c) |\n';
  expect(await toMarkdown(source)).toContain('(https://site.example/docs/guides/formats.md#width)');
  const markdown = await toMarkdown(source, { kind: 'api' });
  expect(markdown).toContain('\n## Pick `fps` {#fps_limit}\n');
  expect(markdown).toContain('\n| `width` {#width} | [A](https://site.example/b#c) |\n');
});

test('keeps one link to the source on API pages', async () => {
  const source = (line: number) => `[A.ts:${line}](https://git.example/blob/v4.7.3/package/A.ts#L${line})`;
  const markdown = await toMarkdown(
    `\`interface A\` · ${source(1)}\n\n## a\n\n\`a: 1\` · Default: \`1\` on iOS · ${source(2)}\n`,
    { kind: 'api' },
  );
  expect(markdown).toContain(source(1));
  expect(markdown).toContain('\n`a: 1` · Default: `1` on iOS\n');
});

test("leaves out a tool's description, which only its facts replace", async () => {
  const tree = await parsePage(
    "import FrameCost from '@site/src/reader-tools/FrameCost';\n\n<FrameCost />\n",
    guide.file,
  );
  const markdown = await pageToMarkdown({ ...guide, tree }, context);
  expect(markdown).not.toContain('tool');
  expect(markdown).toContain('1.5');
});

test('shows a challenge with its start, hints and solution', async () => {
  const markdown = await toMarkdown(`<Challenge id="light" kind="build" title="Light">

Turn on the light.

\`\`\`tsx title="src/App.tsx" start
-a();
\`\`\`

<Hint>

Look at \`torch\`.

</Hint>

<Solution>

\`\`\`tsx title="src/App.tsx" solution
+b();
\`\`\`

</Solution>

</Challenge>
`);
  expect(markdown).toContain(`### Build: Light {#light}

Turn on the light.

Change in \`src/App.tsx\`:

\`\`\`diff title="src/App.tsx"
-a();
\`\`\`

**Hint:**

Look at \`torch\`.

**Solution:**

Change in \`src/App.tsx\`:

\`\`\`diff title="src/App.tsx"
+b();
\`\`\`
`);
});
