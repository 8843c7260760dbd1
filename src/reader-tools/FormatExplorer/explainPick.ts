import type { CameraDevice, CameraDeviceFormat, FormatFilter } from 'react-native-vision-camera';
import { getCameraFormat } from '../browser-runtime';
import { toFormatFilters, type Filter, type FilterKey } from './filters';

/** The points that a filter gives the two formats of a comparison. */
export interface FilterPoints {
  key: FilterKey;
  /** Points of the best format so far. */
  best: number;
  /** Points of the compared format. */
  format: number;
}

/** A format compared with the best one so far. */
export interface Comparison {
  /** Index of the compared format. */
  index: number;
  /** Index of the best format so far. */
  bestIndex: number;
  points: FilterPoints[];
  bestTotal: number;
  formatTotal: number;
  /** True if the format becomes the best one so far. */
  isReplacing: boolean;
}

/** The library's pick, and the comparisons behind it. */
export interface Explanation {
  /** Index of the format that `getCameraFormat` returns. */
  pick: number;
  /** One for each format, in list order. The first format starts as the best. */
  comparisons: Comparison[];
}

/** A format that never wins, because comparisons with NaN are false. */
const matchesNothing = {
  videoWidth: NaN,
  videoHeight: NaN,
  photoWidth: NaN,
  photoHeight: NaN,
  minFps: NaN,
  maxFps: NaN,
  minISO: NaN,
  maxISO: NaN,
  fieldOfView: NaN,
  videoStabilizationModes: [],
} as unknown as CameraDeviceFormat;

const pickFormat = (formats: readonly CameraDeviceFormat[], filters: FormatFilter[]) =>
  getCameraFormat({ formats } as CameraDevice, filters);

/**
 * Returns the format that the library picks, and the points of each comparison. To get the points, it asks
 * `getCameraFormat` to choose between two formats by one filter, so it doesn't repeat the library's rules.
 */
export function explainPick(formats: readonly CameraDeviceFormat[], filters: readonly Filter[]): Explanation {
  const formatFilters = toFormatFilters(filters);
  const comparisons: Comparison[] = [];
  let bestIndex = 0;
  formats.forEach((format, index) => {
    const points = filters.map(([key], position) => {
      const [best, own] = compare(formats[bestIndex]!, format, formatFilters[position]!);
      const priority = filters.length - position;
      return { key, best: best ? priority : 0, format: own ? priority : 0 };
    });
    const bestTotal = points.reduce((sum, { best }) => sum + best, 0);
    const formatTotal = points.reduce((sum, { format }) => sum + format, 0);
    const isReplacing = formatTotal > bestTotal;
    comparisons.push({ index, bestIndex, points, bestTotal, formatTotal, isReplacing });
    if (isReplacing) bestIndex = index;
  });
  return { pick: formats.indexOf(pickFormat(formats, formatFilters)), comparisons };
}

/** Returns true for each format that gets the filter's points. */
function compare(
  best: CameraDeviceFormat,
  format: CameraDeviceFormat,
  filter: FormatFilter,
): [boolean, boolean] {
  if (beats(format, best, filter)) return [false, true];
  if (beats(best, format, filter)) return [true, false];
  const bothEarn = beats(format, matchesNothing, filter);
  return [bothEarn, bothEarn];
}

/** Returns true if the library prefers `challenger` to `holder` by this filter. */
function beats(challenger: CameraDeviceFormat, holder: CameraDeviceFormat, filter: FormatFilter): boolean {
  return challenger !== holder && pickFormat([holder, challenger], [filter]) === challenger;
}
