import { expect, test } from 'vitest';
import { parsePage } from '../../../page-source/markdown/parsePage';
import type { Page } from '../../../page-source/markdown/types';
import { createRecords } from './createRecords';

async function readRecords(source: string) {
  const page: Page = {
    file: '/site/docs/guides/zooming.mdx',
    permalink: '/docs/guides/zooming',
    title: 'Zooming',
    description: 'Zoom in and out.',
    kind: 'guide',
    tree: await parsePage(source, '/site/docs/guides/zooming.mdx'),
  };
  return createRecords(page, {}).map(({ kind, url, headings, text }) => ({ kind, url, headings, text }));
}

const table = (name: string) => `| Prop | Meaning |\n| --- | --- |\n| \`${name}\` | a number |\n`;

test('finds the rows of a table above the first heading', async () => {
  expect(await readRecords(table('zoom'))).toContainEqual({
    kind: 'row',
    url: '/docs/guides/zooming',
    headings: ['zoom'],
    text: 'Meaning: a number',
  });
});

test('adds headings that are too deep to the section above, with their rows', async () => {
  const source = `## Pinch\n\nUse two fingers.\n\n${table('minZoom')}\n##### Limits\n\nBoth ends.\n\n${table('maxZoom')}`;
  const section = { url: '/docs/guides/zooming#pinch' };
  expect((await readRecords(source)).slice(1)).toEqual([
    { ...section, kind: 'section', headings: ['Pinch'], text: 'Use two fingers. Limits Both ends.' },
    { ...section, kind: 'row', headings: ['Pinch', 'minZoom'], text: 'Meaning: a number' },
    { ...section, kind: 'row', headings: ['Pinch', 'maxZoom'], text: 'Meaning: a number' },
  ]);
});
