import { expect, test } from 'vitest';
import { packRecords, unpackRecords } from '../records/pack';
import type { SearchRecord } from '../types';
import { createEngine } from './createEngine';

const base: Pick<SearchRecord, 'group' | 'headings' | 'text' | 'symbols' | 'words' | 'questions'> = {
  group: 'Guides',
  headings: [],
  text: '',
  symbols: [],
  words: '',
  questions: [],
};

const records: SearchRecord[] = [
  {
    ...base,
    kind: 'page',
    url: '/docs/guides/zooming',
    page: 'Zooming',
    text: 'Zoom <b>in</b> by pinching.',
    words: 'pinch, 0.5x',
  },
  {
    ...base,
    kind: 'section',
    url: '/docs/guides/zooming#pinch',
    page: 'Zooming',
    headings: ['Pinch to zoom'],
    text: 'A gesture.',
  },
  {
    ...base,
    kind: 'page',
    url: '/docs/guides/exposure',
    page: 'Exposure',
    text: 'The light that reaches the sensor.',
    questions: ['brightness', 'my photos are too dark', 'prevent overexposure'],
  },
  {
    ...base,
    kind: 'page',
    url: '/docs/guides/taking-photos',
    page: 'Taking photos',
    text: 'Call takePhoto on the camera.',
  },
  {
    ...base,
    kind: 'member',
    group: 'API',
    url: '/docs/api/classes/Camera#takephoto',
    page: 'Camera',
    headings: ['takePhoto'],
    text: 'Take a single photo.',
    symbols: ['takePhoto', 'Camera.takePhoto'],
  },
  {
    ...base,
    kind: 'member',
    group: 'API',
    url: '/docs/api/interfaces/CameraProps#zoom',
    page: 'CameraProps',
    headings: ['zoom'],
    text: 'The zoom factor.',
    symbols: ['zoom', 'CameraProps.zoom'],
  },
  {
    ...base,
    kind: 'error',
    group: 'Errors',
    url: '/docs/guides/errors#session-camera-not-ready',
    page: 'Camera errors',
    headings: ['Session', 'session/camera-not-ready'],
    text: 'Not ready yet.',
    symbols: ['session/camera-not-ready', 'camera-not-ready'],
  },
  {
    ...base,
    kind: 'row',
    url: '/docs/guides/versions#plugin',
    page: 'Versions',
    headings: ['Config plugin', 'locationPermissionText'],
    symbols: ['locationPermissionText'],
  },
  {
    ...base,
    kind: 'section',
    url: '/docs/guides/location#declare',
    page: 'Location',
    headings: ['Declare the permission'],
    questions: ['locationPermissionText'],
  },
];

const engine = createEngine(unpackRecords(packRecords(records, '/')));
const first = (query: string) => engine.search({ query, limit: 5 }).hits[0]?.url;

test.each([
  ['takePhoto', '/docs/api/classes/Camera#takephoto'],
  ['takePhoto()', '/docs/api/classes/Camera#takephoto'],
  ['camera.takephoto', '/docs/api/classes/Camera#takephoto'],
  ['takePhto', '/docs/api/classes/Camera#takephoto'],
  ['take photos', '/docs/guides/taking-photos'],
  ['how do I take a photo?', '/docs/guides/taking-photos'],
  ['zoom', '/docs/guides/zooming'],
  ['CameraProps.zoom', '/docs/api/interfaces/CameraProps#zoom'],
  ['locationPermissionText', '/docs/guides/versions#plugin'],
  ['brightness', '/docs/guides/exposure'],
  ['camera-not-ready', '/docs/guides/errors#session-camera-not-ready'],
  ['not-ready', '/docs/guides/errors#session-camera-not-ready'],
  ['[session/camera-not-ready] The camera', '/docs/guides/errors#session-camera-not-ready'],
  ['expos', '/docs/guides/exposure'],
  ['why is my photo so dark', '/docs/guides/exposure'],
  ['overexposure', '/docs/guides/exposure'],
  ['dim pictures', '/docs/guides/exposure'],
  ['pnich', '/docs/guides/zooming#pinch'],
])('%s finds %s first', (query, url) => {
  expect(first(query)).toBe(url);
});

/** Searches after each letter of the member. */
const type = (object: string, member: string) =>
  Array.from(member, (_, end) =>
    engine.search({ query: `${object}.${member.slice(0, end + 1)}`, limit: 50 }).hits.map(({ url }) => url),
  );

test.each([
  ['camera', 'takePhoto', '/docs/api/classes/Camera#takephoto'],
  ['props', 'zoom', '/docs/api/interfaces/CameraProps#zoom'],
])('%s.%s is found by each of its letters, and the list never grows', (object, member, url) => {
  const lists = type(object, member);
  for (const [index, list] of lists.entries()) {
    expect(list[0]).toBe(url);
    expect(lists[index - 1] ?? list).toEqual(expect.arrayContaining(list));
  }
});

test('a member that doesn’t exist finds nothing, not the words around the dot', () => {
  expect(type('camera', 'zzz').at(-1)).toEqual([]);
});

test.each(['camera.current?.takePh', 'x.takePh'])('%s finds the member', (query) => {
  expect(first(query)).toBe('/docs/api/classes/Camera#takephoto');
});

test('counts results by group, whichever is asked for', () => {
  const all = engine.search({ query: 'zoom', limit: 5 });
  const api = engine.search({ query: 'zoom', limit: 5, group: 'API' });
  expect(all.counts.API).toBe(1);
  expect(api.counts).toEqual(all.counts);
  expect(api.hits.map(({ group }) => group)).toEqual(['API']);
});

test('marks matches as text', () => {
  const { title, snippet } = engine.search({ query: 'zoom', limit: 1 }).hits[0]!;
  expect(title).toEqual([{ text: 'Zooming', isMatch: true }]);
  expect(snippet.map(({ text }) => text).join('')).toBe('Zoom <b>in</b> by pinching.');
});

test.each([
  ['zzzzooming', 'Zooming'],
  ['qzxwvk', 'Zooming'],
])('suggests titles when %s finds nothing', (query, title) => {
  const { total, suggestions } = engine.search({ query, limit: 5 });
  expect(total).toBe(0);
  expect(suggestions).toContain(title);
});

test('a single word that only a question has does not find unrelated records', () => {
  expect(engine.search({ query: 'overexposure', limit: 5 }).hits.map(({ url }) => url)).toEqual([
    '/docs/guides/exposure',
  ]);
});

test('tells why a record ranks where it does', () => {
  const [best] = engine.rank('zooming');
  expect(best).toMatchObject({ exactness: 1, match: { zoom: expect.arrayContaining(['heading']) } });
  expect(best!.boosts.similarity).toBeGreaterThan(1);
});

test.each([
  '',
  '   ',
  '?',
  '🎥',
  '\\',
  '(((',
  'a'.repeat(10_000),
  'zoom '.repeat(2_000),
  '\u0000',
  '<script>',
  '__proto__ constructor',
])('survives odd input %#', (query) => {
  expect(engine.search({ query, limit: 5 }).hits.length).toBeLessThanOrEqual(5);
  expect(engine.nearest(query).length).toBeLessThanOrEqual(5);
});

test('finds a compound that the query writes as two words', () => {
  const page = { ...base, kind: 'page' as const };
  const engine = createEngine([
    { ...page, url: '/docs/guides/photos', page: 'Photos', text: 'The flash lights up.' },
    { ...page, url: '/docs/guides/torch', page: 'Torch', questions: ['flashlight'] },
  ]);
  expect(engine.rank('flash light')[0]!.record.url).toBe('/docs/guides/torch');
});

test('reads the end of a long prompt, because stop words are not counted', () => {
  const prompt = `How can I do this in my app? ${'Please help me with it. '.repeat(3)} I want to pinch to zoom`;
  expect(first(prompt)).toBe('/docs/guides/zooming#pinch');
});

test('ranks a post above guides only if the query names version 5', () => {
  const page = { ...base, kind: 'page' as const, page: 'Codes' };
  const engine = createEngine([
    { ...page, url: '/docs/guides/codes', questions: ['scan codes with the camera'] },
    { ...page, url: '/blog/5', group: 'Blog', questions: ['scan codes in v5', 'scan codes in version 5'] },
  ]);
  const first = (query: string) => engine.rank(query)[0]!.record.url;
  expect(first('scan codes with the camera in v5')).toBe('/blog/5');
  expect(first('scan codes with the camera in Version 5')).toBe('/blog/5');
  expect(first('is scanning codes with the camera gone in 5')).toBe('/blog/5');
  expect(first('is the camera that scans codes gone in 5 for good')).toBe('/blog/5');
  expect(first('scan codes with the camera in 5 seconds')).toBe('/docs/guides/codes');
  expect(first('scan codes')).toBe('/docs/guides/codes');
});
