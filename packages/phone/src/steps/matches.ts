import type { TraceEntry } from '../protocol/trace';
import type { ExpectedEntry, ExpectedTrace } from '../protocol/Step';

/** Returns the pattern in a text such as `/^capture/`, or `undefined`. */
export function toPattern(text: string): RegExp | undefined {
  const [, source] = /^\/(.+)\/$/.exec(text) ?? [];
  return source == null ? undefined : new RegExp(source, 'i');
}

/** Returns whether a value has the expected fields. An expected `undefined` matches anything, and `{ min, max }` a number. */
function hasFields(value: unknown, expected: unknown): boolean {
  const pattern = typeof expected === 'string' ? toPattern(expected) : undefined;
  if (pattern) return typeof value === 'string' && pattern.test(value);
  if (typeof expected !== 'object' || expected == null) return value === expected;
  if (typeof value === 'number') {
    const { min, max } = expected as { min?: number; max?: number };
    return isBetween(value, min, max);
  }
  if (typeof value !== 'object' || value == null) return false;
  return Object.entries(expected).every(
    ([key, field]) => field === undefined || hasFields((value as Record<string, unknown>)[key], field),
  );
}

function isBetween(value: unknown, min = -Infinity, max = Infinity): boolean {
  if (min === -Infinity && max === Infinity) return true;
  return typeof value === 'number' && value >= min && value <= max;
}

/** Returns whether an entry of the trace is an expected one. */
function matches(entry: TraceEntry, { any, min, max, ...fields }: ExpectedEntry): boolean {
  if (any && !any.some((expected) => matches(entry, expected))) return false;
  return isBetween(entry.value, min, max) && hasFields(entry, fields);
}

/** Returns the position of the first expected entry from a position on, or -1. */
export function findEntry(trace: readonly TraceEntry[], expected: ExpectedEntry, from = 0): number {
  return trace.findIndex((entry, index) => index >= from && matches(entry, expected));
}

/** Returns the first entry that's expected and missing from a position on, and the position after those that are there. */
export function findMissing(
  trace: readonly TraceEntry[],
  { trace: expected = [] }: ExpectedTrace,
  from: number,
): { missing: ExpectedEntry | undefined; end: number } {
  let end = from;
  for (const entry of expected) {
    const index = findEntry(trace, entry, end);
    if (index < 0) return { missing: entry, end };
    end = index + 1;
  }
  return { missing: undefined, end };
}

/** Returns the position of the first entry from a position on that mustn't be there, or -1. */
export function findForbidden(
  trace: readonly TraceEntry[],
  { never = [] }: ExpectedTrace,
  from: number,
): number {
  const found = never.map(({ times = 1, ...entry }) => {
    const positions = trace.flatMap((other, index) => (index >= from && matches(other, entry) ? index : []));
    return positions[times - 1] ?? -1;
  });
  return found.filter((index) => index >= 0).sort((a, b) => a - b)[0] ?? -1;
}
