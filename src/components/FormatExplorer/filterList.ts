import type { FormatFilter } from 'react-native-vision-camera';

/** A property of a format filter. */
export type FilterKey = keyof FormatFilter;

/** A video or photo size. */
export interface Size {
  width: number;
  height: number;
}

/** A row of the filter list. */
export interface FilterRow {
  /** React key. */
  id: number;
  key: FilterKey;
  value: NonNullable<FormatFilter[FilterKey]>;
}

/** The values of a property. The first one is the initial value. */
interface FilterKind {
  choices: readonly (Extract<FilterRow['value'], string> | boolean)[];
  /** A number or size that readers can change. */
  custom?: number | Size;
}

const resolution: FilterKind = { choices: ['max'], custom: { width: 1920, height: 1080 } };
const flag: FilterKind = { choices: [true, false] };

/** The properties of a filter, in the library's order. */
export const filterKinds: Record<FilterKey, FilterKind> = {
  videoResolution: resolution,
  photoResolution: resolution,
  videoAspectRatio: { choices: [], custom: 1.7778 },
  photoAspectRatio: { choices: [], custom: 1.3333 },
  fps: { choices: ['max'], custom: 60 },
  videoStabilizationMode: { choices: ['cinematic', 'cinematic-extended', 'standard', 'auto', 'off'] },
  photoHdr: flag,
  videoHdr: flag,
  iso: { choices: ['max', 'min'], custom: 100 },
  autoFocusSystem: { choices: ['phase-detection', 'contrast-detection', 'none'] },
};

/** The properties in menu order. */
export const filterKeys = Object.keys(filterKinds) as FilterKey[];

/** Returns the value that a new row has. */
export function getInitialValue(key: FilterKey): FilterRow['value'] {
  const { choices, custom } = filterKinds[key];
  return choices[0] ?? custom!;
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
  const { choices, custom } = filterKinds[key as FilterKey];
  if (choices.some((choice) => choice === value)) return true;
  if (typeof custom === 'number') return isPositive(value);
  const { width, height } = (value ?? {}) as Partial<Size>;
  return custom !== undefined && isPositive(width) && isPositive(height);
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && value > 0;
}

/** Returns the indexes of rows that are ignored because a later row sets the same property. */
export function findOverridden(rows: readonly FilterRow[]): Set<number> {
  return new Set(
    rows.flatMap((row, index) =>
      rows.slice(index + 1).some((later) => later.key === row.key) ? [index] : [],
    ),
  );
}
