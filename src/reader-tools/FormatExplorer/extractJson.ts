import { getNodeValue, type ParseError, ParseErrorCode, parseTree, printParseErrorCode } from 'jsonc-parser';

/** The values in pasted text, or the error. */
export type PastedJson = { values: unknown[]; note?: string } | { error: string };

/** The prefixes that Metro and logcat add to each line. */
const LOG_PREFIX =
  /^[ \t]*(?:(?:LOG|INFO|WARN|DEBUG|ERROR)\b[ \t]+|(?:\d\d-\d\d[ \t].*?)?\b[VDIWE][ /]ReactNativeJS\b.*?:[ \t])/gm;

/** The start of an object or a list of objects, but not a time in brackets. */
const OBJECT_START = /^(?:\[\s*)*\{\s*(?:["'“”„]|\w+\s*:|…|\.{3}|$)/;

/** Finds JSON in text from terminals, chats and bug reports, between log prefixes, words and code fences. */
export function extractJson(pasted: string): PastedJson {
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll(LOG_PREFIX, '');
  const values: unknown[] = [];
  for (let start = text.search(/[[{"]/); start !== -1;) {
    const { value, end, fault } = parseAt(text, start);
    if (fault && OBJECT_START.test(text.slice(start, start + 200))) {
      const error = describeFault(text, start + fault.offset, fault.error);
      return values.some(looksLikeDevice) ? { values, note: `Ignored the rest. ${error}` } : { error };
    }
    // A logged string can contain JSON.
    if (typeof value === 'string' && /^\s*[[{]/.test(value)) return extractJson(value);
    if (!fault && (holdsObject(value) || text.trim().length === end - start)) values.push(value);
    const next = text.slice(fault ? start + 1 : end).search(/[[{]/);
    start = next === -1 ? -1 : next + (fault ? start + 1 : end);
  }
  if (values.length === 0)
    return { error: 'Line 1, column 1: expected "{" or "[". Paste the output of JSON.stringify(device).' };
  const devices = values.filter(looksLikeDevice);
  return { values: devices.length > 0 ? devices : values };
}

/** Parses the JSON value at `start` and ignores what follows. */
function parseAt(text: string, start: number) {
  const errors: ParseError[] = [];
  const node = parseTree(text.slice(start), errors, { disallowComments: true });
  const length = node ? node.offset + node.length : 0;
  return {
    value: node && getNodeValue(node),
    end: start + length,
    // Errors after the value are in the surrounding text.
    fault: errors.find(({ error, offset }) => offset < length || unclosed.has(error)),
  };
}

const unclosed = new Set([ParseErrorCode.CloseBraceExpected, ParseErrorCode.CloseBracketExpected]);

/** Excludes lists such as `[12]`, because logs print times that way. */
function holdsObject(value: unknown): boolean {
  return Array.isArray(value) ? value.some(holdsObject) : typeof value === 'object' && value !== null;
}

function looksLikeDevice(value: unknown): boolean {
  return /"(?:formats|devices?|videoWidth)":/.test(JSON.stringify(value));
}

/** Returns where the JSON is broken, and what to paste instead. */
function describeFault(text: string, offset: number, code: ParseErrorCode): string {
  const before = text.slice(0, offset).split('\n');
  const rest = text.slice(offset);
  const reason = printParseErrorCode(code)
    .replaceAll(/(?=[A-Z])/g, ' ')
    .trim()
    .toLowerCase();
  const found = /^\s*$/.test(rest) ? 'the end of the text' : `"${rest.slice(0, 12).split(/\s/)[0]}"`;
  const where = `Line ${before.length}, column ${before.at(-1)!.length + 1}: ${reason}, found ${found}.`;
  if (!/[\]}]/.test(rest))
    return `${where} The text is cut off. Terminals and logcat shorten long lines, so log one device at a time or write it to a file.`;
  if (/[“”„]/.test(text)) return `${where} Chats and text editors change quotes, so copy from the terminal.`;
  if (/^[\w']/.test(rest))
    return `${where} This isn't JSON. Print JSON.stringify(device) instead of the object.`;
  return `${where} Paste the output of JSON.stringify(device).`;
}
