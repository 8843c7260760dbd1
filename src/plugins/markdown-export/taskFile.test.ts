import { expect, test, vi } from 'vitest';
import type { PrintedFile } from '../../page-source/samples/printedFiles';
import { createTaskFile } from './taskFile';

vi.mock('../../facts/tasks', () => ({
  readTasks: () => ({
    areas: [{ title: 'Area', tasks: [{ name: 'any-screen', task: 'Any screen' }] }],
    packages: {
      'react-native-worklets-core': '/docs/guides/frame-processors-setup#install-worklets-core',
    },
  }),
}));

const file = (line: number, title: string, code: string) =>
  ({ page: 'docs/a.mdx', line, title, code, fileUrl: `/samples/${title}` }) as PrintedFile;

const context = {
  printed: [
    file(9, 'src/Screen.tsx', "import { useMeter } from './useMeter';\nexport const Screen = () => null;\n"),
    file(
      1,
      'src/useMeter.ts',
      "import { unlink } from '@dr.pogodin/react-native-fs';\nimport { useSharedValue } from 'react-native-worklets-core';\nexport const useMeter = () => 1;\n",
    ),
  ],
  markdownUrl: (url: string) => `https://a.example${url}`,
  readMarkdown: async (url: string) =>
    `# Page: Part of ${url}\n\nA section of …\n\n### Part {#part}\n\nFile [\`a.ts\`](/a.ts), which needs [\`b.ts\`](/b.ts): \`a()\`\n\nText.\n`,
};

test('has limits, packages, files to download, the screen and the sections', async () => {
  const task = {
    name: 'meter',
    task: 'Measure',
    facts: [
      { text: 'It is slow.', url: '/docs/slow#why' },
      { text: 'It is loud.', url: '/docs/a#part' },
    ],
    screen: '/samples/src/Screen.tsx',
    sections: ['/docs/a#part'],
    more: ['/docs/b'],
  };
  expect(await createTaskFile(task, context)).toBe(`# Measure

First read [what any camera screen needs](https://a.example/tasks/any-screen.md).

- It is slow. [Why](https://a.example/docs/slow#why)
- It is loud.

Packages to install: \`@dr.pogodin/react-native-fs\`, [\`react-native-worklets-core\`](https://a.example/docs/guides/frame-processors-setup#install-worklets-core).

Open these only if something is missing here: [Part of /docs/b](https://a.example/docs/b), 1 KB.

## Files to download (you don't need to read them)

- [useMeter.ts](https://a.example/samples/src/useMeter.ts), 1 KB: \`useMeter()\`

## A screen to start from

[Screen.tsx](https://a.example/samples/src/Screen.tsx), 1 KB:

\`\`\`tsx
import { useMeter } from './useMeter';
export const Screen = () => null;
\`\`\`

## Part {#part}

File [\`a.ts\`](/a.ts).

Text.
`);
});

test('a file that no page prints is named with the file to change', async () => {
  const task = { name: 'gone', task: 'A', files: ['/samples/src/gone.ts'] };
  await expect(createTaskFile(task, context)).rejects.toThrow(
    "docs/facts/tasks.yml: /samples/src/gone.ts isn't a file that a page prints",
  );
});
