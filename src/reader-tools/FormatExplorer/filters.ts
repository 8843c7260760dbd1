import type { FormatFilter } from 'react-native-vision-camera';

/** A property of a format filter. */
export type FilterKey = keyof FormatFilter;

/** A row of the filter list. */
export interface FilterRow {
  /** React key. */
  id: number;
  key: FilterKey;
  value: NonNullable<FormatFilter[FilterKey]>;
}

/** A video or photo size. */
export interface Size {
  width: number;
  height: number;
}

/** The values that a property can have. */
interface FilterKind {
  choices: readonly Extract<FilterRow['value'], string | boolean>[];
  /** The number or size that readers start from, if they can enter one. */
  custom?: number | Size;
  min?: number;
  max?: number;
  /** The value of a new row, if it isn't `custom`. */
  initial?: FilterRow['value'];
}

const resolution = { choices: ['max'], custom: { width: 1920, height: 1080 }, min: 1, max: 100_000 } as const;
const ratio = { choices: [], min: 0.1, max: 10 };
const hdr = { choices: [true, false], initial: true };

/** The properties of a filter, in the library's order. */
export const filterKinds: Record<FilterKey, FilterKind> = {
  videoResolution: resolution,
  photoResolution: { ...resolution, initial: 'max' },
  videoAspectRatio: { ...ratio, custom: 1.7778 },
  photoAspectRatio: { ...ratio, custom: 1.3333 },
  fps: { choices: ['max'], custom: 60, min: 1, max: 1000 },
  videoStabilizationMode: {
    choices: ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'],
    initial: 'cinematic',
  },
  photoHdr: hdr,
  videoHdr: hdr,
  iso: { choices: ['max', 'min'], custom: 100, min: 0, max: 1_000_000, initial: 'max' },
  autoFocusSystem: {
    choices: ['contrast-detection', 'phase-detection', 'none'],
    initial: 'phase-detection',
  },
};

/** The properties in menu order. */
export const filterKeys = Object.keys(filterKinds) as FilterKey[];

/** Returns the value of a new row. */
export function getInitialValue(key: FilterKey): FilterRow['value'] {
  const { initial, custom } = filterKinds[key];
  return initial ?? custom!;
}

/** Converts rows to the library's filters. */
export function toFormatFilters(rows: readonly FilterRow[]): FormatFilter[] {
  return rows.map(({ key, value }) => ({ [key]: value }));
}

/** Converts filters to rows, with one row per property. */
export function toRows(filters: readonly FormatFilter[], firstId: number): FilterRow[] {
  return filters
    .flatMap((filter) => Object.entries(filter) as [FilterKey, FilterRow['value']][])
    .map(([key, value], index) => ({ id: firstId + index, key, value }));
}

/** Returns true if a value from a link is valid for this property. */
export function isFilterValue(key: string, value: unknown): value is FilterRow['value'] {
  if (!Object.hasOwn(filterKinds, key)) return false;
  const { choices, custom, min = 0, max = Infinity } = filterKinds[key as FilterKey];
  if (choices.some((choice) => choice === value)) return true;
  const { width, height } = (value ?? {}) as Partial<Size>;
  const numbers = typeof custom === 'object' ? [width, height] : [value];
  return (
    custom !== undefined &&
    numbers.every((number) => typeof number === 'number' && number >= min && number <= max)
  );
}

/** Returns the indexes of rows that are ignored because a later row sets the same property. */
export function findOverridden(rows: readonly FilterRow[]): Set<number> {
  return new Set(
    rows.flatMap((row, index) =>
      rows.slice(index + 1).some((later) => later.key === row.key) ? [index] : [],
    ),
  );
}
