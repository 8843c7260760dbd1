import type { JsonValue } from '../protocol/trace';

const MAX_STRING = 300;
const MAX_ITEMS = 5;
const MAX_KEYS = 16;
const MAX_DEPTH = 4;

/** Returns a short copy of a value that survives JSON. */
export function describeValue(value: unknown, depth = 0): JsonValue {
  if (value == null) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? Math.round(value * 1000) / 1000 : String(value);
  if (typeof value === 'function') return '(function)';
  if (typeof value !== 'object') return shorten(String(value));
  if (value instanceof Error) return shorten(value.message);
  if (depth === MAX_DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map((item) => describeValue(item, depth + 1));
    return value.length > MAX_ITEMS ? [...items, `… ${value.length - MAX_ITEMS} more`] : items;
  }
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  const shown = entries.slice(0, MAX_KEYS).map(([key, field]) => [key, describeValue(field, depth + 1)]);
  if (entries.length > MAX_KEYS) shown.push(['…', `${entries.length - MAX_KEYS} more`]);
  return Object.fromEntries(shown) as JsonValue;
}

function shorten(text: string): string {
  return text.length > MAX_STRING ? `${text.slice(0, MAX_STRING)}…` : text;
}
