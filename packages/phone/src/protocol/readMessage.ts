/**
 * Reads what a phone sends. In the sandbox, it runs code that anybody may have written, and that code can send
 * messages, too. So each message is input: it has a schema, and nothing in it is larger than the panel can show.
 */
import * as v from 'valibot';
import { PERMISSIONS } from './permissions';
import { TRACE_KINDS, type JsonValue } from './trace';
import type { PhoneMessage } from './messages';
import { isSituation, situations, type SituationName } from './situations';

const MAX_NAME = 200;
const MAX_TEXT = 2000;
/** More than the trace shows. An app that logs in a loop can send so many in one message. */
const MAX_ENTRIES = 1000;
const MAX_TOGGLES = 100;
const MAX_LINE = 1_000_000;
/** A phone sends what it has added to the trace ten times a second, and more only if an app throws all the time. */
const MAX_MESSAGES = 1000;
const WINDOW_MS = 10_000;
/** Characters and values in the value of an entry. `describeValue.ts` cuts it to far less. */
const MAX_VALUE_SIZE = 10_000;
const MAX_DEPTH = 8;

/** Subtracts the size of a JSON value. The result is negative if the value is larger than `left`, or isn't JSON. */
function subtractSize(left: number, value: unknown, depth = 0): number {
  if (typeof value === 'string') return left - 1 - value.length;
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return left - 1;
  if (typeof value !== 'object' || depth === MAX_DEPTH) return -1;
  const isArray = Array.isArray(value);
  // An array can have gaps, and be as long as it likes. An object can also be a map, a file or an error.
  if (isArray ? value.length > left : Object.getPrototypeOf(value) !== Object.prototype) return -1;
  let rest = left - 1;
  for (const [key, item] of Object.entries(value)) {
    rest = subtractSize(rest - key.length, item, depth + 1);
    if (rest < 0) break;
  }
  return rest;
}

const name = v.pipe(v.string(), v.maxLength(MAX_NAME));

const id = v.optional(v.pipe(v.number(), v.safeInteger()));

const text = v.pipe(
  v.string(),
  v.transform((value) => (value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value)),
);

const json = v.custom<JsonValue>(
  (value) => subtractSize(MAX_VALUE_SIZE, value) >= 0,
  'Expected a small JSON value',
);

/** Checks the length before anything reads the items. */
const list = (maxLength: number) =>
  v.custom<unknown[]>(
    (value) => Array.isArray(value) && value.length <= maxLength,
    `Expected up to ${maxLength} items`,
  );

const isToggle = (value: unknown): value is SituationName =>
  typeof value === 'string' && isSituation(value) && situations[value].kind === 'toggle';

const entry = v.object({
  time: v.pipe(v.number(), v.finite()),
  kind: v.picklist(TRACE_KINDS),
  name,
  value: v.optional(json),
  code: v.optional(name),
  call: id,
});

const schema: v.GenericSchema<unknown, PhoneMessage> = v.variant('type', [
  v.object({ type: v.picklist(['starting', 'ready', 'running', 'started', 'escape']) }),
  v.object({
    type: v.literal('programError'),
    program: id,
    error: v.object({
      message: text,
      // The message counts, even if its position is unknown.
      file: v.fallback(v.optional(name), undefined),
      line: v.fallback(
        v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE))),
        undefined,
      ),
    }),
  }),
  v.object({ type: v.literal('failed'), message: text }),
  v.object({
    type: v.literal('trace'),
    entries: v.pipe(
      v.custom<unknown[]>(Array.isArray, 'Expected entries'),
      v.transform((entries) => entries.slice(-MAX_ENTRIES)),
      v.array(entry),
    ),
  }),
  v.object({
    type: v.literal('state'),
    state: v.object({
      // A phone that's newer than the page can know others.
      toggles: v.pipe(
        list(MAX_TOGGLES),
        v.transform((values) => [...new Set(values.filter(isToggle))]),
      ),
      quarterTurns: v.picklist([0, 1, 2, 3]),
      permissions: v.pipe(
        list(PERMISSIONS.length),
        v.array(v.pipe(v.string(), v.regex(/^\w{1,20}:(?:granted|refused:\d{1,3})$/))),
      ),
    }),
  }),
  v.object({ type: v.literal('rotated'), degrees: v.picklist([-180, -90, 0, 90]) }),
  v.object({ type: v.literal('actions'), failure: v.optional(text) }),
  v.object({
    type: v.literal('scenario'),
    problem: v.optional(v.object({ text, detail: v.optional(text) })),
  }),
]);

/**
 * Returns a function that reads the messages of one phone, and skips those that don't fit, with one warning. A phone that
 * sends too many isn't read any more, and `onFlood` is called.
 */
export function createMessageReader(
  onFlood: () => void,
): (event: Pick<MessageEvent<unknown>, 'data'>) => PhoneMessage | undefined {
  let windowEnd = 0;
  let count = 0;
  let isFlooded = false;
  let hasWarned = false;
  return (event) => {
    // Browsers copy the data when it's read, so a flood costs little.
    if (isFlooded) return undefined;
    const now = performance.now();
    if (now > windowEnd) {
      windowEnd = now + WINDOW_MS;
      count = 0;
    }
    count += 1;
    if (count > MAX_MESSAGES) {
      isFlooded = true;
      onFlood();
      return undefined;
    }
    const { success, output, issues } = v.safeParse(schema, event.data, { abortEarly: true });
    if (success) return output;
    if (!hasWarned) {
      hasWarned = true;
      const [issue] = issues;
      const reason = `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim().slice(0, MAX_NAME);
      console.warn(`The phone sent a message that this page can’t use. ${reason}`);
    }
    return undefined;
  };
}
