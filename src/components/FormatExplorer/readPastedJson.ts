import { scanJson } from './scanJson';
import type { JsonFault } from './scanJson';

/** The values in a pasted text, or the mistake that keeps them from being read. */
export type PastedJson = { values: unknown[]; note?: string } | { error: string };

/** What Metro and logcat put before each line that an app logs. */
const LOG_PREFIX =
  /^[ \t]*(?:(?:LOG|INFO|WARN|DEBUG|ERROR)\b[ \t]+|(?:\d\d-\d\d[ \t].*?)?\b[VDIWE][ /]ReactNativeJS\b.*?:[ \t])/gm;

/** An opening that is meant as an object or a list of objects, not the bracket of a time or of a word. */
const OBJECT_START = /^(?:\[\s*)*\{\s*(?:["'“”„]|\w+\s*:|…|\.{3}|$)/;

/**
 * Returns the objects and lists in a text as terminals, chats and reports hold them: between log prefixes,
 * words and code fences, with a byte order mark or no-break spaces.
 */
export function readPastedJson(pasted: string): PastedJson {
  const text = pasted.replace(/^\uFEFF/, '').replaceAll('\u00A0', ' ');
  const whole = parse(text);
  if (whole !== undefined) {
    // Logged as the JSON of its JSON.
    if (typeof whole === 'string' && /^\s*[[{]/.test(whole)) return readPastedJson(whole);
    return { values: [whole] };
  }
  const lines = text.replaceAll(LOG_PREFIX, '');
  const values: unknown[] = [];
  for (let start = nextBracket(lines, 0); start !== -1;) {
    const scan = scanJson(lines, start);
    if (!('end' in scan)) {
      if (OBJECT_START.test(lines.slice(start, start + 200))) {
        const error = describeFault(lines, scan);
        return values.some(looksLikeDevices) ? { values, note: `The rest is left out. ${error}` } : { error };
      }
      start = nextBracket(lines, start + 1);
      continue;
    }
    const value: unknown = JSON.parse(lines.slice(start, scan.end));
    if (holdsObject(value)) values.push(value);
    start = nextBracket(lines, scan.end);
  }
  if (values.length === 0) return { error: describeFault(lines, wholeFault(lines)) };
  const devices = values.filter(looksLikeDevices);
  return { values: devices.length > 0 ? devices : values };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nextBracket(text: string, from: number): number {
  const offset = text.slice(from).search(/[[{]/);
  return offset === -1 ? -1 : from + offset;
}

/** Times such as `[12]` in a log are lists as well, but hold no object. */
function holdsObject(value: unknown): boolean {
  return Array.isArray(value) ? value.some(holdsObject) : typeof value === 'object' && value !== null;
}

function looksLikeDevices(value: unknown): boolean {
  return /"(?:formats|devices?|videoWidth)":/.test(JSON.stringify(value));
}

function wholeFault(text: string): JsonFault {
  const scan = scanJson(text);
  return 'end' in scan
    ? { position: 0, message: 'expected "{" or "["', isCutOff: false }
    : { ...scan, isCutOff: false };
}

function describeFault(text: string, { position, message, isCutOff }: JsonFault): string {
  const before = text.slice(0, position).split('\n');
  const where = `Line ${before.length}, column ${before.at(-1)!.length + 1}: ${message}.`;
  if (isCutOff)
    return `${where} The text is cut off. Terminals and logcat shorten long lines: log each device by itself, or write the text to a file.`;
  if (/[“”„]/.test(text))
    return `${where} The quotes are typographic, as chats and text editors write them. Copy the text from the terminal.`;
  if (message.startsWith('expected a name'))
    return `${where} The text is not JSON. Print JSON.stringify(device) instead of the object.`;
  return `${where} Paste what JSON.stringify(device) prints.`;
}
