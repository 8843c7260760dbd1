import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** A column of the table. If it has a number for each format, readers can sort by it. */
type Column = readonly [
  label: string,
  describe: (format: CameraDeviceFormat) => string,
  rank?: (format: CameraDeviceFormat) => number,
];

/** Formats a number with at most one decimal, or as "?" if a pasted device doesn't have it. */
function round(value: number): string {
  return Number.isNaN(value) ? '?' : String(Math.round(value * 10) / 10);
}

function describeHdr({ supportsVideoHdr, supportsPhotoHdr }: CameraDeviceFormat): string {
  return [supportsVideoHdr && 'video', supportsPhotoHdr && 'photo'].filter(Boolean).join(' and ') || 'none';
}

/** The columns for the fields of a format. */
export const columns: readonly Column[] = [
  [
    'Video',
    ({ videoWidth, videoHeight }) => `${videoWidth} × ${videoHeight}`,
    ({ videoWidth, videoHeight }) => videoWidth * videoHeight,
  ],
  [
    'Photo',
    ({ photoWidth, photoHeight }) => `${photoWidth} × ${photoHeight}`,
    ({ photoWidth, photoHeight }) => photoWidth * photoHeight,
  ],
  ['fps', ({ minFps, maxFps }) => `${round(minFps)}–${round(maxFps)}`, ({ maxFps }) => maxFps],
  ['Field of view', ({ fieldOfView }) => `${round(fieldOfView)}°`, ({ fieldOfView }) => fieldOfView],
  ['ISO', ({ minISO, maxISO }) => `${round(minISO)}–${round(maxISO)}`, ({ maxISO }) => maxISO],
  ['HDR', describeHdr],
  [
    'Stabilization',
    ({ videoStabilizationModes: modes }) => modes.filter((mode) => mode !== 'off').join(', ') || 'none',
  ],
  ['Autofocus', ({ autoFocusSystem }) => autoFocusSystem],
];

/** What readers can sort by, largest first, after the order of the list. */
export const sortKeys = ['list order', ...columns.flatMap(([label, , rank]) => (rank ? label : []))];

/** Returns the indexes of the formats whose fields contain every word, in order. Equal ones stay in list order. */
export function findFormats(
  formats: readonly CameraDeviceFormat[],
  query: string,
  sortKey: string,
): number[] {
  const words = query.toLowerCase().split(/\s+/);
  const [, , rank = () => 0] = columns.find(([label]) => label === sortKey) ?? [];
  const hasWords = (format: CameraDeviceFormat) => {
    const text = columns.map(([, describe]) => describe(format).toLowerCase()).join(' ');
    return words.every((word) => text.includes(word));
  };
  return formats
    .map((_, index) => index)
    .filter((index) => hasWords(formats[index]!))
    .sort((a, b) => rank(formats[b]!) - rank(formats[a]!));
}
