import type { CameraDeviceFormat } from 'react-native-vision-camera';

/** A column by which the table can be sorted. */
export type SortKey = 'index' | 'video' | 'photo' | 'fps' | 'fieldOfView' | 'iso';

/** How the table is filtered and sorted. */
export interface TableView {
  sortKey: SortKey;
  isDescending: boolean;
  /** The minimum video size, in millions of pixels. */
  minMegapixels: number;
  minFps: number;
  hdr: 'any' | 'video' | 'photo';
  stabilization: 'any' | CameraDeviceFormat['videoStabilizationModes'][number];
}

/** Every format in list order. */
export const FULL_VIEW: TableView = {
  sortKey: 'index',
  isDescending: false,
  minMegapixels: 0,
  minFps: 0,
  hdr: 'any',
  stabilization: 'any',
};

const sortValues: Record<Exclude<SortKey, 'index'>, (format: CameraDeviceFormat) => number> = {
  video: (format) => format.videoWidth * format.videoHeight,
  photo: (format) => format.photoWidth * format.photoHeight,
  fps: (format) => format.maxFps,
  fieldOfView: (format) => format.fieldOfView,
  iso: (format) => format.maxISO,
};

/** Returns the indexes of the visible formats in order. Equal ones stay in list order. */
export function sortFormats(formats: readonly CameraDeviceFormat[], view: TableView): number[] {
  const direction = view.isDescending ? -1 : 1;
  const value = (index: number) =>
    view.sortKey === 'index' ? index : sortValues[view.sortKey](formats[index]!);
  return formats
    .map((_, index) => index)
    .filter((index) => isShown(formats[index]!, view))
    .sort((a, b) => direction * (value(a) - value(b)) || a - b);
}

function isShown(
  format: CameraDeviceFormat,
  { minMegapixels, minFps, hdr, stabilization }: TableView,
): boolean {
  return (
    format.videoWidth * format.videoHeight >= minMegapixels * 1_000_000 &&
    format.maxFps >= minFps &&
    (hdr !== 'video' || format.supportsVideoHdr) &&
    (hdr !== 'photo' || format.supportsPhotoHdr) &&
    (stabilization === 'any' || format.videoStabilizationModes.includes(stabilization))
  );
}
