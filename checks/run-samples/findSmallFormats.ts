import { getCameraFormat, type FormatFilter } from 'react-native-vision-camera';
import { samplePhones } from 'vision-camera-phone/devices';

const HD = 1280 * 720;

/** Caches results because samples ask again on every render. */
const smallFormatsByFilters = new Map<string, string[]>();

/**
 * Lists the sample cameras where filters that don't ask for a small video pick one below 1280 × 720, with its size.
 * Formats have no guaranteed order, and iPhones list the smallest first, so this tries both directions.
 */
export function findSmallFormats(filters: FormatFilter[]): string[] {
  const key = JSON.stringify(filters);
  const found = smallFormatsByFilters.get(key) ?? computeSmallFormats(filters);
  smallFormatsByFilters.set(key, found);
  return found;
}

function computeSmallFormats(filters: FormatFilter[]): string[] {
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
