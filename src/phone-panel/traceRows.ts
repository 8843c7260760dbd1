import type { JsonValue, TraceEntry, TraceKind } from 'vision-camera-phone/protocol';

/** Equal entries in a row are one row. */
export interface TraceRow {
  /** Unique in a run. */
  key: number;
  /** The first of the equal entries. */
  entry: TraceEntry;
  count: number;
  /** The value, as readers see it. */
  value: string;
}

/** What readers can filter by. A rejection is a call that ended with an error, so it's in both. */
export const traceFilters = {
  Props: ['prop'],
  Calls: ['call', 'result', 'rejection'],
  Events: ['camera', 'event'],
  Errors: ['error', 'rejection', 'fault'],
  App: ['appState', 'permission', 'situation'],
  Log: ['log'],
} satisfies Record<string, TraceKind[]>;

export type TraceFilter = keyof typeof traceFilters;

const kindLabels: Partial<Record<TraceKind, string>> = {
  rejection: 'rejected',
  appState: 'app',
  situation: 'phone',
};

/** A frame processor can log 30 times a second for minutes. */
const MAX_ROWS = 300;

/** Characters of a value. Those of the library are shorter. */
const MAX_VALUE = 2000;

/** Formats a value like JavaScript, without quotes around keys. */
function formatValue(value: JsonValue | undefined, isNested = false): string {
  if (typeof value === 'string') return isNested ? JSON.stringify(value) : value;
  if (typeof value !== 'object' || value == null) return value === undefined ? '' : String(value);
  if (Array.isArray(value)) return `[${value.map((item) => formatValue(item, true)).join(', ')}]`;
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${formatValue(field, true)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The word for what an entry is about. */
export function labelKind(kind: TraceKind): string {
  return kindLabels[kind] ?? kind;
}

/** Adds entries, and counts those that repeat the one before. */
export function addEntries(rows: readonly TraceRow[], entries: readonly TraceEntry[]): TraceRow[] {
  const next = [...rows];
  for (const entry of entries) {
    const value = [entry.code, formatValue(entry.value)].filter(Boolean).join(': ').slice(0, MAX_VALUE);
    const last = next.at(-1);
    if (last?.entry.kind === entry.kind && last.entry.name === entry.name && last.value === value)
      next[next.length - 1] = { ...last, count: last.count + 1 };
    else next.push({ key: (last?.key ?? 0) + 1, entry, count: 1, value });
  }
  return next.slice(-MAX_ROWS);
}

/** Returns the rows that a filter shows. */
export function filterRows(rows: readonly TraceRow[], filter: TraceFilter | undefined): readonly TraceRow[] {
  if (filter == null) return rows;
  const kinds: readonly TraceKind[] = traceFilters[filter];
  return rows.filter(({ entry }) => kinds.includes(entry.kind));
}

/** Returns rows as plain text, one per line. */
export function formatRows(rows: readonly TraceRow[]): string {
  return rows
    .map(({ entry, count, value }) =>
      [formatTime(entry.time), labelKind(entry.kind), entry.name, value, count > 1 && `(${count} times)`]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}

/** Returns the time since the phone's start in seconds. */
export function formatTime(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
