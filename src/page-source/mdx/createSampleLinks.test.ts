import { expect, test } from 'vitest';
import { VFile } from '../markdownTools';
import { Site } from '../readSite';
import { SitePage } from '../SitePage';
import { createSampleLinks } from './createSampleLinks';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const SCREEN = "import { useRecorder } from './useRecorder';\nimport { Layout } from './CameraLayout';";

const site = new Site([
  new SitePage('blog/2025-01-31-news.mdx', fence('ts title="src/format.ts"', 'export const format = 1;')),
  new SitePage(
    'docs/guides/camera-layout.mdx',
    fence('tsx title="src/CameraLayout.tsx"', 'export const Layout = 1;'),
  ),
  new SitePage(
    'docs/guides/recording.mdx',
    fence('tsx title="src/Screen.tsx" id="screen" run', SCREEN) +
      fence('ts title="src/useRecorder.ts"', "import { format } from './format';") +
      fence('js title="babel.config.js"', '1') +
      fence('js title="babel.config.js"', '2'),
  ),
]);

const links = createSampleLinks('docs/guides/recording.mdx', site.printedFiles, '/preview/');
const block = (meta: string, code: string, id?: string) => {
  return { language: 'tsx', code, meta, id, file: new VFile() };
};
const linksOf = (meta: string, code: string, id?: string) =>
  links.linkImports(block(meta, code, id)).map(({ start, end, url }) => [code.slice(start, end), url]);

test('links an import to the block that prints the file on the page, or to the shared file', () => {
  const expected = [
    ['./useRecorder', '/docs/guides/recording#code-src-userecorder-ts'],
    ['./CameraLayout', '/docs/guides/camera-layout#code-src-cameralayout-tsx'],
  ];
  expect(linksOf('title="src/Screen.tsx" id="screen"', SCREEN, 'code-src-screen-tsx')).toEqual(expected);
  expect(linksOf('inside="screen"', SCREEN)).toEqual(expected);
  expect(linksOf('', "import { a } from './useRecorder'")).toEqual([expected[0]]);
  expect(linksOf('inside="screen"', "import { a } from '../useRecorder'")).toEqual([]);
  expect(linksOf('inside="screen"', "import { format } from './format'")).toEqual([]);
});

test('describes a fragment by its file, and a file by all files it needs', () => {
  expect(links.describe(block('inside="screen"', 'a'))).toEqual({
    inside: 'src/Screen.tsx',
    insideUrl: '/preview/docs/guides/recording#code-src-screen-tsx',
  });
  expect(links.describe(block('inside="screen" run', 'a'))).toMatchObject({
    editUrl: '/preview/playground#sample=recording-screen',
  });
  expect(links.describe(block('title="src/Screen.tsx"', SCREEN, 'code-src-screen-tsx'))).toEqual({
    fileUrl: '/preview/samples/recording/src/Screen.tsx',
    neededUrls: [
      '/preview/samples/recording/src/Screen.tsx',
      '/preview/samples/recording/src/useRecorder.ts',
      '/preview/samples/camera-layout/src/CameraLayout.tsx',
    ].join(' '),
    editUrl: '/preview/playground#sample=recording-screen',
  });
  expect(links.describe(block('title="babel.config.js"', '2', 'code-babel-config-js-2'))).toEqual({
    fileUrl: '/preview/samples/recording-2/babel.config.js',
  });
  expect(links.describe(block('', 'a'))).toEqual({});
});
