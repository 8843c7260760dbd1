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

/** How readers enter a value, and its initial value. */
export interface FilterKind {
  initial: FilterRow['value'];
  /** Strings that the property accepts besides values of `kind`. */
  words: readonly string[];
  kind: 'resolution' | 'number' | 'boolean' | 'word';
  min?: number;
  max?: number;
}

const resolution = { words: ['max'], kind: 'resolution' } as const;
const ratio = { words: [], kind: 'number', min: 0.1, max: 10 } as const;

/** The properties of a filter, in the library's order. */
export const filterKinds: Record<FilterKey, FilterKind> = {
  videoResolution: { initial: { width: 1920, height: 1080 }, ...resolution },
  photoResolution: { initial: 'max', ...resolution },
  videoAspectRatio: { initial: 1.7778, ...ratio },
  photoAspectRatio: { initial: 1.3333, ...ratio },
  fps: { initial: 60, words: ['max'], kind: 'number', min: 1, max: 1000 },
  videoStabilizationMode: {
    initial: 'cinematic',
    words: ['off', 'standard', 'cinematic', 'cinematic-extended', 'auto'],
    kind: 'word',
  },
  photoHdr: { initial: true, words: [], kind: 'boolean' },
  videoHdr: { initial: true, words: [], kind: 'boolean' },
  iso: { initial: 'max', words: ['max', 'min'], kind: 'number', min: 0, max: 1_000_000 },
  autoFocusSystem: {
    initial: 'phase-detection',
    words: ['contrast-detection', 'phase-detection', 'none'],
    kind: 'word',
  },
};

/** The properties in menu order. */
export const filterKeys = Object.keys(filterKinds) as FilterKey[];

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
  const { words, kind, min = 0, max = Infinity } = filterKinds[key as FilterKey];
  if (typeof value === 'string') return words.includes(value);
  if (typeof value === 'boolean') return kind === 'boolean';
  if (typeof value === 'number') return kind === 'number' && value >= min && value <= max;
  return kind === 'resolution' && isSize(value);
}

function isSize(value: unknown): value is { width: number; height: number } {
  if (typeof value !== 'object' || value === null || !('width' in value) || !('height' in value))
    return false;
  return [value.width, value.height].every(
    (side) => typeof side === 'number' && side >= 1 && side <= 100_000,
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
