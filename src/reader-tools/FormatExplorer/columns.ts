import type { CameraDeviceFormat } from 'react-native-vision-camera';
import { describeHdr, describeSize, describeStabilization, round } from './describeFormat';

type Read<T> = (format: CameraDeviceFormat) => T;

/** A column: its label, the text of its cells and, if readers can sort it, the number to sort by. */
type Column = readonly [label: string, text: Read<string>, rank?: Read<number>];

const videoPixels: Read<number> = ({ videoWidth, videoHeight }) => videoWidth * videoHeight;
const photoPixels: Read<number> = ({ photoWidth, photoHeight }) => photoWidth * photoHeight;

/** The columns for the fields of a format. */
export const columns: readonly Column[] = [
  ['Video', ({ videoWidth, videoHeight }) => describeSize(videoWidth, videoHeight), videoPixels],
  ['Photo', ({ photoWidth, photoHeight }) => describeSize(photoWidth, photoHeight), photoPixels],
  ['fps', ({ minFps, maxFps }) => `${round(minFps)}–${round(maxFps)}`, ({ maxFps }) => maxFps],
  ['Field of view', ({ fieldOfView }) => `${round(fieldOfView)}°`, ({ fieldOfView }) => fieldOfView],
  ['ISO', ({ minISO, maxISO }) => `${round(minISO)}–${round(maxISO)}`, ({ maxISO }) => maxISO],
  ['HDR', describeHdr],
  ['Stabilization', describeStabilization],
  ['Autofocus', ({ autoFocusSystem }) => autoFocusSystem],
];

const any: Read<boolean> = () => true;

/** The limits that readers can set. The first choice of each shows every format. */
export const limits: Readonly<Record<string, Readonly<Record<string, Read<boolean>>>>> = {
  Video: {
    'any size': any,
    '720p or more': (format) => videoPixels(format) >= 900_000,
    '1080p or more': (format) => videoPixels(format) >= 2_000_000,
    '4K or more': (format) => videoPixels(format) >= 8_000_000,
  },
  'Frame rate': {
    'any rate': any,
    '30 fps or more': ({ maxFps }) => maxFps >= 30,
    '60 fps or more': ({ maxFps }) => maxFps >= 60,
    '120 fps or more': ({ maxFps }) => maxFps >= 120,
    '240 fps or more': ({ maxFps }) => maxFps >= 240,
  },
  HDR: {
    'any format': any,
    'video HDR': ({ supportsVideoHdr }) => supportsVideoHdr,
    'photo HDR': ({ supportsPhotoHdr }) => supportsPhotoHdr,
  },
  Stabilization: {
    'any mode': any,
    standard: ({ videoStabilizationModes: modes }) => modes.includes('standard'),
    cinematic: ({ videoStabilizationModes: modes }) => modes.includes('cinematic'),
    'cinematic-extended': ({ videoStabilizationModes: modes }) => modes.includes('cinematic-extended'),
    auto: ({ videoStabilizationModes: modes }) => modes.includes('auto'),
  },
};

/** How the table is sorted and limited. */
export interface TableView {
  /** The label of the column to sort by. Without a column of that name, formats are in list order. */
  sortBy?: string;
  isDescending?: boolean;
  /** The chosen limits, by their labels. */
  chosen?: Readonly<Record<string, string>>;
}

/** Returns the indexes of the visible formats in order. Equal ones stay in list order. */
export function sortFormats(
  formats: readonly CameraDeviceFormat[],
  { sortBy, isDescending = false, chosen = {} }: TableView,
): number[] {
  const isShown = Object.entries(chosen).map(([label, choice]) => limits[label]![choice]!);
  const rank = columns.find(([label]) => label === sortBy)?.[2];
  const direction = isDescending ? -1 : 1;
  const value = (index: number) => rank?.(formats[index]!) ?? index;
  return formats
    .map((_, index) => index)
    .filter((index) => isShown.every((test) => test(formats[index]!)))
    .sort((a, b) => direction * (value(a) - value(b)) || a - b);
}
