import { expect, test } from 'vitest';
import { SitePage } from '../SitePage';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const listUrls = (file: string, text: string) =>
  new SitePage(file, text).printedFiles.map(({ fileUrl, blockUrl }) => [fileUrl, blockUrl]);

test('lists every whole file with the URLs of its text and its block', () => {
  const text =
    fence('tsx title="src/Screen.tsx" id="screen" run', 'export const A = 1;') +
    fence('ts title="src/useRecorder.ts"', 'export const b = 1;') +
    fence('ts title="src/useRecorder.ts" add="at the end"', 'b();') +
    fence('js title="babel.config.js"', '1') +
    fence('js title="babel.config.js"', '2') +
    fence('text title="Output:"', 'none');
  expect(listUrls('docs/guides/recording.mdx', text)).toEqual([
    ['/samples/recording/src/Screen.tsx', '/docs/guides/recording#code-src-screen-tsx'],
    ['/samples/recording/src/useRecorder.ts', '/docs/guides/recording#code-src-userecorder-ts'],
    ['/samples/recording/babel.config.js', '/docs/guides/recording#code-babel-config-js'],
    ['/samples/recording-2/babel.config.js', '/docs/guides/recording#code-babel-config-js-2'],
  ]);
});

test('names the folder after the page, without the date of a post', () => {
  const text = fence('tsx title="src/App.tsx"', '1');
  expect(listUrls('blog/2025-01-31-news.mdx', `---\nslug: news\n---\n\n${text}`)).toEqual([
    ['/samples/news/src/App.tsx', '/blog/news#code-src-app-tsx'],
  ]);
  expect(listUrls('src/pages/_sample.mdx', text)).toEqual([
    ['/samples/sample/src/App.tsx', '/#code-src-app-tsx'],
  ]);
});
