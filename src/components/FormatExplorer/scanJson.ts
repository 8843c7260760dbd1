/** The end of a JSON value in a text, or where and why the text stops being JSON. */
export type JsonScan = { end: number } | JsonFault;

/** Where a text stops being JSON, and why. */
export interface JsonFault {
  /** Offset of the first character that does not fit. */
  position: number;
  /** What was expected and what was found. */
  message: string;
  /** Whether the text ends before the value does. */
  isCutOff: boolean;
}

const whitespace = /[\t\n\r ]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
/** A number or word that ends with the text, or where a terminal put its ellipsis. */
const unfinished = /(?:-?[\d.eE+-]*|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)\s*(?:…|\.{3}|$)/y;

/**
 * Reads one JSON value from `start` on; what follows it is not looked at.
 * The message of `JSON.parse` differs by browser and often has no place.
 */
export function scanJson(text: string, start = 0): JsonScan {
  let position = start;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    if (!pattern.test(text)) return false;
    position = pattern.lastIndex;
    return true;
  };
  // Returns 'cut' where the text ends inside the string.
  const matchString = (): boolean | 'cut' => {
    if (text[position] !== '"') return false;
    const opening = position;
    position++;
    do match(plainCharacters);
    while (match(escape));
    if (text[position] === '"') {
      position++;
      return true;
    }
    const rest = text.slice(position);
    position = opening;
    return /^(?:\\[^"]{0,5})?$/.test(rest) ? 'cut' : false;
  };
  const fail = (expected: string, isCut = false): JsonFault => {
    const rest = text.slice(position, position + 12);
    const isAtEnd = position >= text.length;
    const found = isAtEnd ? 'the end of the text' : `"${rest.split(/\s/)[0]}"`;
    // Behind a cut there is nothing, an ellipsis, or lines that close no bracket.
    const isCutOff =
      isCut ||
      isAtEnd ||
      /^(?:…|\.{3})/.test(rest) ||
      (needs === 'value' && test(unfinished)) ||
      (open.length > 0 && !/[\]}]/.test(text.slice(position)));
    return { position, message: `expected ${expected}, found ${found}`, isCutOff };
  };
  const test = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    return pattern.test(text);
  };

  // The closing brackets that are still missing, innermost last.
  const open: ('}' | ']')[] = [];
  let needs: 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'separator' = 'value';
  for (;;) {
    if (needs === 'separator' && open.length === 0) return { end: position };
    match(whitespace);
    const character = text[position];
    const closing = open.at(-1);
    if (needs === 'separator') {
      if (character === ',') needs = closing === '}' ? 'key' : 'value';
      else if (character === closing) open.pop();
      else return fail(`"," or "${closing}"`);
      position++;
    } else if ((needs === 'valueOrEnd' || needs === 'keyOrEnd') && character === closing) {
      open.pop();
      position++;
      needs = 'separator';
    } else if (needs === 'key' || needs === 'keyOrEnd') {
      const key = matchString();
      if (key !== true) return fail('a name in double quotes', key === 'cut');
      match(whitespace);
      if (text[position] !== ':') return fail('":"');
      position++;
      needs = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? '}' : ']');
      needs = character === '{' ? 'keyOrEnd' : 'valueOrEnd';
      position++;
    } else {
      const string = matchString();
      if (string !== true && !match(scalar)) return fail('a value', string === 'cut');
      needs = 'separator';
    }
  }
}
