/** Tests the blog's feeds as a feed reader shows them: without the site's scripts and styles. */
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { BUILD, HOSTED, HOSTED_PATH, listBuiltFiles, readBuilt } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';
const { DOMParser } = new JSDOM().window;

interface JsonFeed {
  description: string;
  items: { url: string; content_html: string; image: string; author: { name: string }; tags: string[] }[];
}

const readXml = (name: string, folder = BUILD) =>
  new DOMParser().parseFromString(readBuilt(`blog/${name}`, folder), 'application/xml');
const readJson = () => JSON.parse(readBuilt('blog/feed.json')) as JsonFeed;

describe.each(readJson().items)('$url in a feed', ({ content_html: content, image, author, tags }) => {
  const { body } = new DOMParser().parseFromString(content, 'text/html');

  test('has nothing that needs the site', () => {
    const selector =
      'button, script, style, svg, iframe, input, [role], [hidden], [class], [style], .hash-link';
    expect([...body.querySelectorAll(selector)].map((element) => element.outerHTML)).toEqual([]);
    expect(body.textContent).not.toMatch(/\bCopy\b(?! it)/);
  });

  test('has absolute links', () => {
    const links = [...body.querySelectorAll('a, img')].map((element) =>
      element.getAttribute(element.localName === 'a' ? 'href' : 'src'),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link?.startsWith('https://'))).toEqual([]);
  });

  test('has an image, an author and tags', () => {
    expect(listBuiltFiles()).toContain(image.slice(ORIGIN.length + 1));
    expect(author.name).toBe('VisionCamera docs');
    expect(tags.length).toBeGreaterThan(0);
  });
});

test.each([
  ['the build', BUILD, '/'],
  ['a base path', HOSTED, HOSTED_PATH],
])('the feeds of %s link to its blog', (_, folder, base) => {
  const blog = `${ORIGIN}${base}blog`;
  expect(readXml('rss.xml', folder).querySelector('channel > link')?.textContent).toBe(blog);
  expect(readXml('atom.xml', folder).querySelector('feed > link')?.getAttribute('href')).toBe(blog);
});

test('RSS has a title, a description, a language, and the tags and card of each post', () => {
  const channel = readXml('rss.xml').querySelector('channel')!;
  const read = (selector: string) => channel.querySelector(`:scope > ${selector}`)?.textContent;
  expect(read('title')).toBe('VisionCamera blog');
  expect(read('description')).toBe(readJson().description);
  expect(read('language')).toBe('en');
  for (const item of channel.querySelectorAll('item')) {
    expect(item.querySelector('category')).not.toBeNull();
    expect(item.querySelector('enclosure')?.getAttribute('type')).toBe('image/png');
  }
});
