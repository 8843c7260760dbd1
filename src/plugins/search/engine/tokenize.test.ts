import { expect, test } from 'vitest';
import { splitWords, stem, termsOf } from './tokenize';

const terms = (text: string) => splitWords(text).flatMap(({ whole, parts }) => [whole, ...parts]);

test('splits camelCase, kebab-case and paths, and keeps the whole', () => {
  expect(termsOf('useFrameProcessor')).toEqual(
    expect.arrayContaining(['useframeprocessor', 'frame', 'processor']),
  );
  expect(termsOf('session/camera-not-ready')).toEqual(
    expect.arrayContaining(['sessioncameranotready', 'camera', 'ready']),
  );
  expect(termsOf('60fps')).toEqual(expect.arrayContaining(['60fps', '60', 'fps']));
  expect(termsOf('YUVImage')).toEqual(expect.arrayContaining(['yuv', 'image']));
});

test('ignores apostrophes, emojis and punctuation', () => {
  expect(terms("camera's")).toEqual(['camera', 'camera']);
  expect(terms('🎥 <b> $%^')).toEqual(['b', 'b']);
});

test.each([
  ['zoom', 'zooms', 'zooming'],
  ['scan', 'scanning', 'scans'],
  ['device', 'devices'],
  ['focus', 'focusing', 'focused'],
  ['save', 'saving', 'saved'],
  ['record', 'recording', 'recorded'],
])('%s has the stem of its other forms', (...family) => {
  expect(new Set(family.map(stem)).size).toBe(1);
});
