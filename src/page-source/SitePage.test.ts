import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { SitePage } from './SitePage';

test.each([
  ['docs/guides/zooming.mdx', '', '/docs/guides/zooming'],
  ['docs/guides/getting-started.mdx', 'slug: /guides', '/docs/guides'],
  ['docs/guides/zooming.mdx', 'slug: zoom', '/docs/guides/zoom'],
  ['blog/2025-01-31-news.mdx', 'slug: news', '/blog/news'],
  ['blog/2025-01-31-news.mdx', '', '/blog/2025/01/31/news'],
  ['src/pages/_sample.mdx', '', '/'],
])('%s with "%s" is at %s', (file, frontMatter, url) => {
  expect(new SitePage(file, `---\n${frontMatter}\n---\n`).url).toBe(url);
});

test.each([
  'title: "Zoom: how"\nslug: "/guides"',
  "title: 'Don''t zoom'\nslug: '/guides' # an old URL",
  'title: >-\n  Zoom in,\n  and out\nslug: /guides',
  'description: |\n  title: Pan\n  slug: /pan\ntitle: Zoom',
  '"title": Zoom\n"slug": /guides',
])('reads the front matter %j as Docusaurus does', async (source) => {
  const text = `---\n${source}\n---\n\nText.\n\n---\n\ntitle: No\n`;
  for (const fileContent of [text, text.replaceAll('\n', '\r\n')]) {
    const options = { filePath: '', fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER(options);
    expect(new SitePage('docs/guides/zooming.mdx', fileContent).frontMatter).toEqual(frontMatter);
  }
});

test.each([
  ['title: Zoom: how', 'docs/guides/zooming.mdx:2 cannot be read: Nested mappings are not allowed'],
  ['slug: 5', 'docs/guides/zooming.mdx: the slug of the front matter has to be text. Put it in quotes.'],
])('reports the front matter %j each time', (source, message) => {
  for (const page of [1, 2].map(() => new SitePage('docs/guides/zooming.mdx', `---\n${source}\n---\n`)))
    expect(() => page.title).toThrow(message);
});
