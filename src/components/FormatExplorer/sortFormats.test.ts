import { expect, test } from 'vitest';
import { samplePhones } from '../../data/sampleDevices';
import { FULL_VIEW, sortFormats, type TableView } from './sortFormats';

const { formats } = samplePhones.find(({ key }) => key === 'iphone-13')!.cameras[0]!.device;

test.each([
  [{}, () => true],
  [{ minFps: 60 }, ({ maxFps }) => maxFps >= 60],
  [{ minMegapixels: 8 }, ({ videoWidth, videoHeight }) => videoWidth * videoHeight >= 8e6],
  [{ hdr: 'photo' }, ({ supportsPhotoHdr }) => supportsPhotoHdr],
  [{ hdr: 'video' }, ({ supportsVideoHdr }) => supportsVideoHdr],
  [{ stabilization: 'auto' }, ({ videoStabilizationModes }) => videoStabilizationModes.includes('auto')],
] as [Partial<TableView>, (format: (typeof formats)[number]) => boolean][])('shows %j', (view, isShown) => {
  const expected = formats.flatMap((format, index) => (isShown(format) ? [index] : []));
  expect(sortFormats(formats, { ...FULL_VIEW, ...view })).toEqual(expected);
});

test.each(['video', 'photo'] as const)(
  'sorts by the pixel count of %ss, and keeps ties in list order',
  (sortKey) => {
    const sizes = [
      [200, 100],
      [100, 400],
      [300, 200],
      [100, 200],
    ];
    const list = sizes.map(([width, height]) => ({
      ...formats[0]!,
      [`${sortKey}Width`]: width,
      [`${sortKey}Height`]: height,
    }));
    expect(sortFormats(list, { ...FULL_VIEW, sortKey, isDescending: true })).toEqual([2, 1, 0, 3]);
  },
);
