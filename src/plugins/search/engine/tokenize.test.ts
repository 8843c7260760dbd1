import { expect, test } from 'vitest';
import { damerauLevenshtein } from './damerauLevenshtein';
import { stem } from './stem';
import { tokenize } from './tokenize';

test('splits camelCase, kebab-case and paths, and keeps the whole', () => {
  expect(tokenize('useFrameProcessor')).toEqual(
    expect.arrayContaining(['useframeprocessor', 'frame', 'processor']),
  );
  expect(tokenize('session/camera-not-ready')).toEqual(
    expect.arrayContaining(['sessioncameranotready', 'cameranotready', 'notready', 'ready']),
  );
  expect(tokenize('60fps')).toEqual(expect.arrayContaining(['60fps', '60', 'fps']));
  expect(tokenize('YUVImage')).toEqual(expect.arrayContaining(['yuv', 'image']));
});

test('reads accents, apostrophes, emojis and signs', () => {
  expect(tokenize('résolution')).toContain('resolution');
  expect(tokenize("camera's")).toEqual(['camera']);
  expect(tokenize('🎥 <b> $%^')).toEqual(['b']);
});

test('words of one family have one stem', () => {
  for (const family of [
    ['zoom', 'zooms', 'zooming'],
    ['scan', 'scanning', 'scanner', 'scans'],
    ['device', 'devices'],
    ['focus', 'focusing', 'focused'],
    ['save', 'saving', 'saved'],
    ['record', 'recording', 'recorded'],
  ]) {
    expect(new Set(family.map(stem)).size, family.join()).toBe(1);
  }
});

test('counts typos, a swap as one', () => {
  expect(damerauLevenshtein('camrea', 'camera', 2)).toBe(1);
  expect(damerauLevenshtein('stabilzation', 'stabilization', 2)).toBe(1);
  expect(damerauLevenshtein('zoom', 'focus', 2)).toBe(3);
  expect(damerauLevenshtein('framproc', 'frameprocessor', 2, true)).toBe(1);
});
