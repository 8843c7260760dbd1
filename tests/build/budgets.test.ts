/** What each page loads first, in bytes after gzip, against the budgets of CONTRIBUTING.md. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUILD, listBuiltFiles, readBuilt } from './builtSite';
import { chunksOf } from './pageChunks';

const KB = 1000;
const JAVASCRIPT = 165 * KB;
const JAVASCRIPT_OF_LONG_GUIDES = 170 * KB;
const STYLES = 28 * KB;
const TOTAL = 215 * KB;
const HOME = 175 * KB;
const SOCIAL_CARD = 60 * KB;

const LONG_GUIDES = ['/docs/guides/errors', '/docs/guides/troubleshooting'];

const files = listBuiltFiles();
const sizes = new Map<string, number>();

function gzipSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readBuilt(file), { level: 6 }).length;
  sizes.set(file, size);
  return size;
}

const sum = (names: Iterable<string>) => [...names].reduce((total, name) => total + gzipSize(name), 0);

const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readBuilt(file);
    const url = `/${file.replace(/(^|\/)index\.html$/, '')}`;
    const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name!);
    return {
      file,
      url,
      scripts: new Set([...named(/<script[^>]* src="?\/([^" >]+)/g), ...chunksOf(url)]),
      styles: new Set(named(/<link[^>]* href="?\/(assets\/css\/[^" >]+)/g)),
      pictures: new Set(named(/<img(?![^>]*loading="?lazy)[^>]* src="?\/([^" >]+)/g)),
    };
  });

function tooLarge(
  limitOf: (url: string) => number,
  size: (page: (typeof pages)[number]) => number,
): string[] {
  return pages
    .filter((page) => size(page) > limitOf(page.url))
    .map((page) => `${page.url}: ${(size(page) / KB).toFixed(1)} KB, limit ${limitOf(page.url) / KB} KB`);
}

function htmlLimit(url: string): number {
  return (LONG_GUIDES.includes(url) ? 40 : 24) * KB;
}

describe('byte budgets', () => {
  test('JavaScript on first load', () => {
    expect(
      tooLarge(
        (url) => (LONG_GUIDES.includes(url) ? JAVASCRIPT_OF_LONG_GUIDES : JAVASCRIPT),
        ({ scripts }) => sum(scripts),
      ),
    ).toEqual([]);
  });

  test('styles', () => {
    expect(
      tooLarge(
        () => STYLES,
        ({ styles }) => sum(styles),
      ),
    ).toEqual([]);
  });

  test('HTML', () => {
    expect(tooLarge(htmlLimit, ({ file }) => gzipSize(file))).toEqual([]);
  });

  test('first load in all', () => {
    const total = (page: (typeof pages)[number]) =>
      gzipSize(page.file) + sum(page.scripts) + sum(page.styles) + sum(page.pictures);
    expect(tooLarge((url) => (url === '/' ? HOME : TOTAL), total)).toEqual([]);
  });

  test('social cards', () => {
    const size = (file: string) => statSync(path.join(BUILD, file)).size;
    const cards = files.filter((file) => file.startsWith('img/cards/'));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((file) => size(file) > SOCIAL_CARD)).toEqual([]);
  });

  test('every page has scripts of its own', () => {
    const bare = pages.filter(({ url, scripts }) => url !== '/404.html' && scripts.size < 3);
    expect(bare.map(({ url }) => url)).toEqual([]);
  });
});
