/** Tests the head of every page: description, canonical URL, social card and structured data. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILD, listHtmlFiles, listUrls, parseHtml, parseHtmlFile, readBuilt } from './builtSite';

const ORIGIN = 'https://react-native-vision-camera.com';
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

type Data = Record<string, unknown>;

const pages = listUrls().map((url) => {
  const document = parseHtml(url);
  const read = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute);
  return {
    url,
    description: read('meta[name=description]', 'content') ?? '',
    canonical: read('link[rel=canonical]', 'href'),
    ogUrl: read('meta[property="og:url"]', 'content'),
    image: read('meta[property="og:image"]', 'content') ?? '',
    twitterImage: read('meta[name="twitter:image"]', 'content'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Data,
    ),
  };
});

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every description is on one page only', () => {
  // Docusaurus' lists of tags and authors have the description of the site.
  const lists = ['/blog/tags', '/blog/authors'];
  const described = pages.filter(({ url }) => !lists.includes(url));
  expect(repeated(described.map(({ description }) => description))).toEqual([]);
  expect(pages.filter(({ description }) => description.length < 20).map(({ url }) => url)).toEqual([]);
});

test.each(pages)(
  '$url names itself and its card of 1200 by 630 pixels',
  ({ url, canonical, ogUrl, image, twitterImage }) => {
    expect(canonical).toBe(ORIGIN + url);
    expect(ogUrl).toBe(canonical);
    expect(image).toMatch(new RegExp(`^${ORIGIN}/img/cards/`));
    expect(twitterImage).toBe(image);
    const card = readFileSync(path.join(BUILD, image.slice(ORIGIN.length)));
    expect(card.subarray(0, 8).toString('latin1')).toBe(PNG_SIGNATURE);
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test('the not-found page has a card too', () => {
  const image = parseHtmlFile('404.html')
    .querySelector('meta[property="og:image"]')!
    .getAttribute('content')!;
  expect(readFileSync(path.join(BUILD, image.slice(ORIGIN.length))).length).toBeGreaterThan(0);
});

test('every document says its language and direction', () => {
  const without = listHtmlFiles().filter((file) => {
    const [root = ''] = /<html[^>]*>/.exec(readBuilt(file)) ?? [];
    return !/ lang="?en[ ">]/.test(root) || !/ dir="?ltr[ ">]/.test(root);
  });
  expect(without).toEqual([]);
});

describe('structured data', () => {
  const data = pages.flatMap((page) => page.data.map((item) => ({ url: page.url, item })));

  test('breadcrumbs count from 1 and link to URLs of this site', () => {
    for (const { url, item } of data.filter((entry) => entry.item['@type'] === 'BreadcrumbList')) {
      const steps = item.itemListElement as Data[];
      expect(steps.length, url).toBeGreaterThan(0);
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      for (const step of steps) expect(step.item, url).toMatch(new RegExp(`^${ORIGIN}(/|$)`));
    }
  });

  test.each([
    ['/', ['WebSite', 'SoftwareSourceCode']],
    ['/docs/guides/zooming', ['TechArticle', 'BreadcrumbList']],
    ['/docs/api/interfaces/CameraProps', ['TechArticle', 'BreadcrumbList']],
    ['/blog', ['Blog']],
    ['/blog/version-4', ['BlogPosting', 'BreadcrumbList']],
  ])('%s has %j', (url, types) => {
    const page = pages.find((candidate) => candidate.url === url)!;
    expect(page.data.map((item) => item['@type']).sort()).toEqual([...types].sort());
  });
});
