import type { FormatFilter } from 'react-native-vision-camera';
import * as v from 'valibot';

/** A property of a format filter. */
export type FilterKey = keyof FormatFilter;

/** What a filter asks for. */
export type FilterValue = NonNullable<FormatFilter[FilterKey]>;

/** One filter. A list has at most one for each property, because the library only reads the last one. */
export type Filter = readonly [key: FilterKey, value: FilterValue];

/** A video or photo size. */
export interface Size {
  width: number;
  height: number;
}

/** The values that a property can have. */
interface FilterKind {
  choices: readonly Extract<FilterValue, string | boolean>[];
  /** The number or size that readers start from, if they can enter one. */
  custom?: number | Size;
  min?: number;
  max?: number;
}

const sides = { min: 1, max: 100_000 };
const ratio = { choices: [], min: 0.1, max: 10 };
const hdr = { choices: [true, false] };

/** The properties of a filter, in the library's order. */
export const filterKinds: Record<FilterKey, FilterKind> = {
  videoResolution: { choices: ['max'], custom: { width: 1920, height: 1080 }, ...sides },
  photoResolution: { choices: ['max'], custom: { width: 4032, height: 3024 }, ...sides },
  videoAspectRatio: { ...ratio, custom: 1.7778 },
  photoAspectRatio: { ...ratio, custom: 1.3333 },
  fps: { choices: ['max'], custom: 60, min: 1, max: 1000 },
  videoStabilizationMode: { choices: ['cinematic', 'cinematic-extended', 'standard', 'auto', 'off'] },
  photoHdr: hdr,
  videoHdr: hdr,
  iso: { choices: ['max', 'min'], custom: 100, min: 0, max: 1_000_000 },
  autoFocusSystem: { choices: ['phase-detection', 'contrast-detection', 'none'] },
};

/** The properties in menu order. */
export const filterKeys = Object.keys(filterKinds) as FilterKey[];

/** Returns a filter to start from. */
export function createFilter(key: FilterKey): Filter {
  const { choices, custom } = filterKinds[key];
  return [key, custom ?? choices[0]!];
}

/** Converts filters to the library's. */
export function toFormatFilters(filters: readonly Filter[]): FormatFilter[] {
  return filters.map(([key, value]) => ({ [key]: value }));
}

/** Converts the library's filters, such as a template. */
export function fromFormatFilters(filters: readonly FormatFilter[]): Filter[] {
  return filters.flatMap((filter) => Object.entries(filter) as [FilterKey, FilterValue][]);
}

function isFilterValue(key: FilterKey, value: unknown): boolean {
  const { choices, custom, min = 0, max = Infinity } = filterKinds[key];
  if (choices.some((choice) => choice === value)) return true;
  const number = v.pipe(v.number(), v.minValue(min), v.maxValue(max));
  if (typeof custom === 'number') return v.is(number, value);
  return custom != null && v.is(v.strictObject({ width: number, height: number }), value);
}

/** The filters in a link. */
export const filtersSchema = v.pipe(
  v.array(
    v.pipe(
      v.tuple([v.picklist(filterKeys), v.unknown()]),
      v.check(([key, value]) => isFilterValue(key, value)),
    ),
  ),
  v.transform((filters): Filter[] => [...new Map(filters as Filter[])]),
);
