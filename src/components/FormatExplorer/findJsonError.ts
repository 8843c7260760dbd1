/** Where a text stops being JSON, and why. */
export interface JsonError {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** What was expected and what was found. */
  message: string;
}

const whitespace = /[\t\n\r ]*/y;
const plainCharacters = /[^"\\\u0000-\u001f]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Returns the first place at which the text is not JSON, or `null` for JSON.
 * The message of `JSON.parse` differs by browser and often has no place.
 */
export function findJsonError(text: string): JsonError | null {
  let position = 0;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    if (!pattern.test(text)) return false;
    position = pattern.lastIndex;
    return true;
  };
  const matchString = (): boolean => {
    const start = position;
    if (text[position] === '"') {
      position++;
      do match(plainCharacters);
      while (match(escape));
      if (text[position] === '"') {
        position++;
        return true;
      }
    }
    position = start;
    return false;
  };
  const fail = (expected: string): JsonError => {
    const before = text.slice(0, position);
    const found =
      position >= text.length
        ? 'the end of the text'
        : `"${text.slice(position, position + 12).split(/\s/)[0]}"`;
    return {
      line: before.split('\n').length,
      column: position - before.lastIndexOf('\n'),
      message: `expected ${expected}, found ${found}`,
    };
  };

  // The closing brackets that are still missing, innermost last.
  const open: ('}' | ']')[] = [];
  let needs: 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'separator' = 'value';
  for (;;) {
    match(whitespace);
    const character = text[position];
    const closing = open.at(-1);
    if (needs === 'separator') {
      if (closing === undefined) return position >= text.length ? null : fail('the end of the text');
      if (character === ',') needs = closing === '}' ? 'key' : 'value';
      else if (character === closing) open.pop();
      else return fail(`"," or "${closing}"`);
      position++;
    } else if ((needs === 'valueOrEnd' || needs === 'keyOrEnd') && character === closing) {
      open.pop();
      position++;
      needs = 'separator';
    } else if (needs === 'key' || needs === 'keyOrEnd') {
      if (!matchString()) return fail('a name in double quotes');
      match(whitespace);
      if (text[position] !== ':') return fail('":"');
      position++;
      needs = 'value';
    } else if (character === '{' || character === '[') {
      open.push(character === '{' ? '}' : ']');
      needs = character === '{' ? 'keyOrEnd' : 'valueOrEnd';
      position++;
    } else if (matchString() || match(scalar)) {
      needs = 'separator';
    } else {
      return fail('a value');
    }
  }
}
