/** The search index of the build: where its records link to, what it finds, and what it weighs. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findSearchIndex } from '../../../tools/findSearchIndex';
import { sections } from '../../../tools/bench/search/labels';
import { createEngine } from '../../../src/plugins/search/engine/createEngine';
import { unpackRecords } from '../../../src/plugins/search/records/pack';
import { dropStopWords } from '../../../src/plugins/search/engine/parseQuery';
import { readQuestions } from '../../../src/plugins/search/records/readQuestions';
import type { SearchData } from '../../../src/plugins/search/types';
import { BUILD, listBuiltFiles, listUrls, readBuilt, toHtmlFile } from './builtSite';
import { errorMessages } from './errorMessages';

const INDEX_AND_ENGINE = 360_000;
const MODAL = 120_000;

const index = path.relative(BUILD, findSearchIndex(BUILD));
const records = unpackRecords(JSON.parse(readBuilt(index)) as SearchData);
const engine = createEngine(records);
const firstFor = (query: string) => engine.search({ query, limit: 1 }).hits[0]?.url;

test('every record links to an existing URL and anchor', () => {
  const pages = new Map<string, string>();
  const problems = new Set<string>();
  for (const { url } of records) {
    const [pathname, anchor] = url.split('#') as [string, string?];
    const file = toHtmlFile(pathname);
    if (!existsSync(path.join(BUILD, file))) problems.add(`${url}: no page`);
    else if (anchor) {
      if (!pages.has(file)) pages.set(file, readBuilt(file));
      const html = pages.get(file)!;
      if (
        !html.includes(`id="${anchor}"`) &&
        !html.includes(`id=${anchor} `) &&
        !html.includes(`id=${anchor}>`)
      )
        problems.add(`${url}: no anchor`);
    }
  }
  expect([...problems]).toEqual([]);
  expect(records.length).toBeGreaterThan(1000);
});

test('every page of docs and blog has a record', () => {
  const urls = new Set(records.map(({ url }) => url.replace(/#.*|\/$/g, '')));
  const pages = listUrls().filter((url) => /^\/docs\/(guides|api)(\/|$)|^\/blog\/version-[\d-]+$/.test(url));
  expect(pages.length).toBeGreaterThan(95);
  expect(pages.filter((url) => !urls.has(url))).toEqual([]);
});

test('every API symbol and member is first for its full name', () => {
  const named = records.filter(({ kind }) => kind === 'symbol' || kind === 'member');
  const missed = named
    .filter(({ symbols, url }) => firstFor(symbols.at(-1)!) !== url)
    .map(({ symbols }) => symbols.at(-1));
  expect(missed).toEqual([]);
  expect(named.length).toBeGreaterThan(240);
});

test('every error code is first, with and without its domain', () => {
  const errors = records.filter(({ kind }) => kind === 'error');
  const missed = errors.flatMap(({ symbols, url }) =>
    symbols.filter((symbol) => firstFor(symbol)?.split('#')[0] !== url.split('#')[0]),
  );
  expect(missed).toEqual([]);
  for (const { symbols, url } of errors) expect(firstFor(symbols[0]!)).toBe(url);
  expect(errors.length).toBeGreaterThan(60);
});

test.each(errorMessages)('a section about "%s" is among the first three results', (message) => {
  const urls = engine.search({ query: message, limit: 3 }).hits.map(({ url }) => url);
  const names = records
    .filter(({ url }) => urls.includes(url))
    .flatMap(({ headings, symbols, questions }) => [...headings, ...symbols, ...questions]);
  // Questions have no stop words in the index.
  const normalize = (text: string) => dropStopWords(text).toLowerCase();
  expect(names.filter((name) => normalize(name).includes(normalize(message)))).not.toEqual([]);
});

test('every member is found by its object and first letters, and the list never grows', () => {
  const members = records.filter(({ kind }) => kind === 'member');
  for (const { page, headings } of members) {
    const object = page[0]!.toLowerCase() + page.slice(1);
    let before = Infinity;
    for (let end = 1; end <= headings[0]!.length; end++) {
      const query = `${object}.${headings[0]!.slice(0, end)}`;
      const { hits, total } = engine.search({ query, limit: 1 });
      expect(hits[0]!.page, query).toBe(page);
      expect(total, query).toBeLessThanOrEqual(before);
      before = total;
    }
  }
});

test('every guide is first for its title, unless a symbol has that very name', () => {
  const names = new Set(records.flatMap(({ kind, symbols }) => (kind === 'symbol' ? symbols : [])));
  const guides = records.filter(
    ({ kind, group, page }) => kind === 'page' && group === 'Guides' && !names.has(page),
  );
  expect(guides.filter(({ page, url }) => firstFor(page) !== url).map(({ page }) => page)).toEqual([]);
});

test('every id in a file of questions exists', () => {
  const known = new Set(records.flatMap(({ questions }) => questions));
  const files = ['docs', 'blog']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.questions.yml'));
  const all = files.map(readQuestions);
  const dead = files.flatMap((file, index) =>
    Object.entries(all[index]!)
      .filter(([, questions]) => !questions.every((question) => known.has(dropStopWords(question))))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(dead).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
  const missing = records.filter(
    ({ kind, url, questions }) =>
      ['page', 'section', 'error'].includes(kind) &&
      /^\/(docs\/(guides|learn|recipes)|blog)/.test(url) &&
      questions.length === 0,
  );
  if (missing.length > 0)
    console.warn(
      `Readers find these more often if they get questions: ${missing.map(({ url }) => url).join(', ')}`,
    );
});

test('the answers of labeled sections exist', () => {
  const places = new Set(records.map(({ url }) => url));
  const missing = sections.flatMap(({ query, answers }) =>
    answers.filter((answer) => !places.has(answer)).map((answer) => `${answer} (“${query}”)`),
  );
  expect(missing).toEqual([]);
  expect(sections.length).toBeGreaterThanOrEqual(60);
});

test('a word that only a question has finds its section', () => {
  expect(firstFor('overheating')).toMatch(
    /\/(performance#the-phone-becomes-hot|frame-processors-tips#heat)$/,
  );
});

const size = (file: string) => gzipSync(readBuilt(file), { level: 6 }).length;
const scriptsWith = (text: string) =>
  listBuiltFiles().filter((file) => file.endsWith('.js') && readBuilt(file).includes(text));

test('index and engine weigh at most 360 KB together', () => {
  const engines = scriptsWith('MiniSearch:');
  expect(engines).toHaveLength(1);
  expect(size(index) + size(engines[0]!)).toBeLessThanOrEqual(INDEX_AND_ENGINE);
});

test('the modal weighs at most 120 KB and loads on intent', () => {
  const modals = scriptsWith('DocSearch-Hit-Select-Icon');
  expect(modals).toHaveLength(1);
  expect(size(modals[0]!)).toBeLessThanOrEqual(MODAL);
  const html = listBuiltFiles().filter((file) => file.endsWith('.html'));
  expect(html.filter((file) => readBuilt(file).includes(path.basename(modals[0]!)))).toEqual([]);
});

test('the embedded search connects to no service', () => {
  const html = listBuiltFiles().filter((file) => file.endsWith('.html'));
  expect(html.filter((file) => /rel="?(preconnect|dns-prefetch|prefetch)/.test(readBuilt(file)))).toEqual([]);
  expect(html.filter((file) => readBuilt(file).includes('algolia.net'))).toEqual([]);
});
