import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { VFile } from 'vfile';
import { createSampleLinks } from '../mdx/createSampleLinks';
import { listRelativeImports } from './imports';
import { readPrintedFiles } from './printedFiles';
import { readSamples } from './readSamples';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'samples-'));
afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const SCREEN = "import { useRecorder } from './useRecorder';\nimport { Layout } from './CameraLayout';";

function writePage(page: string, text: string): void {
  const file = path.join(siteDir, page);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  rmSync(siteDir, { recursive: true, force: true });
  writePage(
    'docs/guides/getting-started.mdx',
    `---\ntitle: A\nslug: /guides\n---\n\n${fence('tsx title="src/CameraLayout.tsx"', 'export const Layout = 1;')}`,
  );
  writePage(
    'docs/guides/recording.mdx',
    fence('tsx title="src/Screen.tsx" id="screen" run', SCREEN) +
      fence('ts title="src/useRecorder.ts"', "import { format } from './format';") +
      fence('ts title="src/useRecorder.ts" add="at the end"', 'useRecorder();') +
      fence('js title="babel.config.js"', '1') +
      fence('js title="babel.config.js"', '2') +
      fence('text title="Output:"', 'none'),
  );
  writePage('blog/2025-01-31-news.mdx', fence('ts title="src/format.ts"', 'export const format = 1;'));
  writePage('src/pages/_sample.mdx', fence('tsx title="src/App.tsx"', '1'));
});

const urls = () => Object.fromEntries(readPrintedFiles(siteDir).map((file) => [file.fileUrl, file.blockUrl]));

test('lists every whole file with the URLs of its text and its block', () => {
  expect(urls()).toEqual({
    '/samples/news/src/format.ts': '/blog/2025-01-31-news#code-src-format-ts',
    '/samples/getting-started/src/CameraLayout.tsx': '/docs/guides#code-src-cameralayout-tsx',
    '/samples/recording/src/Screen.tsx': '/docs/guides/recording#code-src-screen-tsx',
    '/samples/recording/src/useRecorder.ts': '/docs/guides/recording#code-src-userecorder-ts',
    '/samples/recording/babel.config.js': '/docs/guides/recording#code-babel-config-js',
    '/samples/recording-2/babel.config.js': '/docs/guides/recording#code-babel-config-js-2',
    '/samples/sample/src/App.tsx': '/#code-src-app-tsx',
  });
});

test('reads a page again after an edit', () => {
  urls();
  writePage('src/pages/_sample.mdx', fence('tsx title="src/Other.tsx"', '1'));
  utimesSync(path.join(siteDir, 'src/pages/_sample.mdx'), 1, 1);
  expect(urls()).toHaveProperty('/samples/sample/src/Other.tsx');
});

const links = createSampleLinks(siteDir, '/preview/');
const block = (meta: string, code: string, id?: string) => {
  const file = new VFile({ path: path.join(siteDir, 'docs/guides/recording.mdx') });
  return { language: 'tsx', code, meta, id, file };
};
const linksOf = (meta: string, code: string, id?: string) =>
  links.linkImports(block(meta, code, id)).map(({ start, end, url }) => [code.slice(start, end), url]);

test('links an import to the block that prints the file on the page, or to the shared file', () => {
  const expected = [
    ['./useRecorder', '/docs/guides/recording#code-src-userecorder-ts'],
    ['./CameraLayout', '/docs/guides#code-src-cameralayout-tsx'],
  ];
  expect(linksOf('title="src/Screen.tsx" id="screen"', SCREEN, 'code-src-screen-tsx')).toEqual(expected);
  expect(linksOf('inside="screen"', SCREEN)).toEqual(expected);
  expect(linksOf('', "import { a } from './useRecorder'")).toEqual([expected[0]]);
  expect(linksOf('inside="screen"', "import { a } from '../useRecorder'")).toEqual([]);
  expect(linksOf('inside="screen"', "import { format } from './format'")).toEqual([]);
});

test('finds imports of any form', () => {
  const code =
    "import './a'\nexport * from '../b'\nrequire('./c')\nimport {\n  d,\n} from './d'\nimport e from 'e'";
  expect(listRelativeImports(code).map(({ start, end }) => code.slice(start, end))).toEqual([
    './a',
    '../b',
    './c',
    './d',
  ]);
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
      '/preview/samples/getting-started/src/CameraLayout.tsx',
    ].join(' '),
    editUrl: '/preview/playground#sample=recording-screen',
  });
  expect(links.describe(block('title="babel.config.js"', '2', 'code-babel-config-js-2'))).toEqual({
    fileUrl: '/preview/samples/recording-2/babel.config.js',
  });
  expect(links.describe(block('', 'a'))).toEqual({});
});

const read = (info: string, code = '') => readSamples({ file: 'a.mdx', text: fence(info, code) })[0]!;

test('an attribute in single quotes can contain double quotes', () => {
  expect(read(`json title="app.json" add='inside "expo"'`)).toMatchObject({
    title: 'app.json',
    add: 'inside "expo"',
  });
});

test('a diff is read without marks, and removed lines become empty', () => {
  const sample = read('ts diff', '- const a = 1;\n+ const b = 1;\n\n-\n  if (b) {\n+   run();\n  }');
  expect(sample.code).toBe('\nconst b = 1;\n\n\nif (b) {\n  run();\n}');
});
