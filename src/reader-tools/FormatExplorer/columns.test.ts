import { expect, test } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { findFormats, sortKeys } from './columns';

const { formats } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!.device;

test.each([
  ['', () => true],
  [
    '3840 cinematic',
    (format) => format.videoWidth === 3840 && format.videoStabilizationModes.includes('cinematic'),
  ],
  ['–240', ({ maxFps }) => maxFps === 240],
] as [string, (format: (typeof formats)[number]) => boolean][])(
  'finds the formats with "%s"',
  (query, isShown) => {
    const expected = formats.flatMap((format, index) => (isShown(format) ? [index] : []));
    expect(expected).not.toEqual([]);
    expect(findFormats(formats, query.toUpperCase(), sortKeys[0]!)).toEqual(expected);
  },
);

test.each(['Video', 'Photo'])('sorts by the pixels of %s, and keeps ties in list order', (label) => {
  const sizes = [
    [200, 100],
    [100, 400],
    [300, 200],
    [100, 200],
  ];
  const list = sizes.map(([width, height]) => ({
    ...formats[0]!,
    [`${label.toLowerCase()}Width`]: width,
    [`${label.toLowerCase()}Height`]: height,
  }));
  expect(sortKeys).toContain(label);
  expect(findFormats(list, '', label)).toEqual([2, 1, 0, 3]);
});
