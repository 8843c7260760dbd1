import type { CameraDevice, CameraDeviceFormat, FormatFilter } from 'react-native-vision-camera';
import { getCameraFormat } from '../../browser-runtime';

/** The points that one filter gave to the two formats of a comparison. */
export interface FilterPoints {
  key: keyof FormatFilter;
  /** What the filter is worth: the number of filters for the first, one less for each that follows. */
  priority: number;
  /** What the best format so far earned. */
  best: number;
  /** What the compared format earned. */
  format: number;
}

/** One comparison: a format against the best format so far. */
export interface Comparison {
  /** Position of the compared format in the device's list. */
  index: number;
  /** Position of the best format so far. */
  bestIndex: number;
  points: FilterPoints[];
  bestTotal: number;
  formatTotal: number;
  /** Whether the format replaced the best format so far. */
  isReplacing: boolean;
}

/** The library's pick and all comparisons that led to it. */
export interface Explanation {
  /** Position of the format that `getCameraFormat` returns. */
  pick: number;
  /** The comparison of each format, in the order of the list; the first format starts as the best. */
  comparisons: Comparison[];
}

/** A format that meets no filter: every comparison with it is lost or even. */
const nothing = {
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
 * Returns which format the library picks and the points behind it.
 * Every point is found by asking `getCameraFormat` itself to choose between two formats by a single filter,
 * so that the rules stand in the library alone.
 * Throws the library's `device/invalid-device` when the device has no formats.
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

/** Splits the list into one filter per property; of a property that stands twice, the last one counts, as in the library. */
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

/** Returns for both formats whether the filter gives them its points. */
function compare(
  best: CameraDeviceFormat,
  format: CameraDeviceFormat,
  filter: FormatFilter,
): [boolean, boolean] {
  if (beats(format, best, filter)) return [false, true];
  if (beats(best, format, filter)) return [true, false];
  const bothEarn = beats(format, nothing, filter);
  return [bothEarn, bothEarn];
}

/** Returns whether the library prefers `challenger` to `holder` by this filter alone. */
function beats(challenger: CameraDeviceFormat, holder: CameraDeviceFormat, filter: FormatFilter): boolean {
  if (challenger === holder) return false;
  return getCameraFormat({ formats: [holder, challenger] } as CameraDevice, [filter]) === challenger;
}
