import type { CameraDevice, CameraDeviceFormat, FormatFilter } from 'react-native-vision-camera';
import { getCameraFormat } from '../browser-runtime';

/** The points that a filter gives the two formats of a comparison. */
export interface FilterPoints {
  key: keyof FormatFilter;
  /** The points of the filter: the number of filters for the first, and one less for each later one. */
  priority: number;
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

/**
 * Returns the format that the library picks, and the points of each comparison. To get the points, it asks
 * `getCameraFormat` to choose between two formats by one filter, so it doesn't repeat the library's rules. Throws
 * `device/invalid-device` if the device has no formats.
 */
export function explainPick(device: CameraDevice, filters: readonly FormatFilter[]): Explanation {
  const pick = device.formats.indexOf(getCameraFormat(device, [...filters]));
  const singles = toSingleFilters(filters);
  const comparisons: Comparison[] = [];
  let bestIndex = 0;
  device.formats.forEach((format, index) => {
    const best = device.formats[bestIndex]!;
    const points = singles.map(({ key, priority, filter }) => {
      const [bestEarns, formatEarns] = compare(best, format, filter);
      return { key, priority, best: bestEarns ? priority : 0, format: formatEarns ? priority : 0 };
    });
    const bestTotal = points.reduce((sum, { best }) => sum + best, 0);
    const formatTotal = points.reduce((sum, { format }) => sum + format, 0);
    const isReplacing = formatTotal > bestTotal;
    comparisons.push({ index, bestIndex, points, bestTotal, formatTotal, isReplacing });
    if (isReplacing) bestIndex = index;
  });
  return { pick, comparisons };
}

interface SingleFilter {
  key: keyof FormatFilter;
  priority: number;
  filter: FormatFilter;
}

/** Splits the list into one filter per property. If two filters set one property, the last wins, like in the library. */
function toSingleFilters(filters: readonly FormatFilter[]): SingleFilter[] {
  const singles = new Map<string, SingleFilter>();
  filters.forEach((filter, index) => {
    for (const [key, target] of Object.entries(filter)) {
      const priority = filters.length - index;
      singles.set(key, { key: key as keyof FormatFilter, priority, filter: { [key]: target } });
    }
  });
  return [...singles.values()];
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
  if (challenger === holder) return false;
  return getCameraFormat({ formats: [holder, challenger] } as CameraDevice, [filter]) === challenger;
}
