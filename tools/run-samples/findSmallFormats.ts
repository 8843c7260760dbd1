import { getCameraFormat, type FormatFilter } from 'react-native-vision-camera';
import { samplePhones } from '../../src/data/sampleDevices';

const FILTERS: readonly (keyof FormatFilter)[] = [
  'autoFocusSystem',
  'fps',
  'iso',
  'photoAspectRatio',
  'photoHdr',
  'photoResolution',
  'videoAspectRatio',
  'videoHdr',
  'videoResolution',
  'videoStabilizationMode',
];

const HD = 1280 * 720;

/** Returns whether a value can be passed to `useCameraFormat` as its filters. */
export function isFormatFilters(value: unknown): value is FormatFilter[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (item) =>
        typeof item === 'object' &&
        item != null &&
        Object.keys(item).length > 0 &&
        Object.keys(item).every((key) => FILTERS.some((name) => name === key)),
    )
  );
}

/**
 * Lists the sample cameras on which filters that ask for no small video pick one below 1280 × 720, each with its size.
 * Nothing promises an order of formats, and iPhones list the smallest first, so both ends are treated as the start.
 */
export function findSmallFormats(filters: FormatFilter[]): string[] {
  const isAskedFor = filters.some(
    ({ videoResolution }) =>
      typeof videoResolution === 'object' && videoResolution.width * videoResolution.height < HD,
  );
  if (isAskedFor) return [];
  return samplePhones.flatMap(({ label, cameras }) =>
    cameras.flatMap((camera) => {
      const { device } = camera;
      const picked = [device.formats, [...device.formats].reverse()].map((formats) =>
        getCameraFormat({ ...device, formats }, filters),
      );
      const small = picked.find(({ videoWidth, videoHeight }) => videoWidth * videoHeight < HD);
      return small == null ? [] : [`${small.videoWidth} × ${small.videoHeight} on ${label}, ${camera.label}`];
    }),
  );
}
