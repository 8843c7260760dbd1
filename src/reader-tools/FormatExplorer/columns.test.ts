import { expect, test } from 'vitest';
import { samplePhones } from 'vision-camera-phone/devices';
import { sortFormats } from './columns';

const { formats } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!.device;

test.each([
  [{}, () => true],
  [{ 'Frame rate': '60 fps or more' }, ({ maxFps }) => maxFps >= 60],
  [{ Video: '4K or more' }, ({ videoWidth, videoHeight }) => videoWidth * videoHeight >= 8e6],
  [{ HDR: 'photo HDR' }, ({ supportsPhotoHdr }) => supportsPhotoHdr],
  [{ HDR: 'video HDR' }, ({ supportsVideoHdr }) => supportsVideoHdr],
  [{ Stabilization: 'auto' }, ({ videoStabilizationModes }) => videoStabilizationModes.includes('auto')],
] as [Record<string, string>, (format: (typeof formats)[number]) => boolean][])(
  'shows %j',
  (chosen, isShown) => {
    const expected = formats.flatMap((format, index) => (isShown(format) ? [index] : []));
    expect(sortFormats(formats, { chosen })).toEqual(expected);
  },
);

test.each(['Video', 'Photo'])('sorts by the pixels of %s, and keeps ties in list order', (sortBy) => {
  const sizes = [
    [200, 100],
    [100, 400],
    [300, 200],
    [100, 200],
  ];
  const list = sizes.map(([width, height]) => ({
    ...formats[0]!,
    [`${sortBy.toLowerCase()}Width`]: width,
    [`${sortBy.toLowerCase()}Height`]: height,
  }));
  expect(sortFormats(list, { sortBy, isDescending: true })).toEqual([2, 1, 0, 3]);
});
