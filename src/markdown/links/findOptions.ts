import type { JsonEntry } from '../../typedoc/apiJson';

/** Finds the function or method that an expression such as `camera.current.takePhoto` calls. */
export type FindCallee = (callee: string) => JsonEntry | undefined;

const KEY_START = /[{,]\s*(?=[A-Za-z_$])/y;
const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Returns the end of the string that begins at `start`. */
function skipString(code: string, start: number): number {
  let end = start + 1;
  while (end < code.length && code[end] !== code[start]) end += code[end] === '\\' ? 2 : 1;
  return end;
}

/** Returns the positions of the keys of object literals that stand directly in the arguments which begin at `start`. */
function keysOfArguments(code: string, start: number): number[] {
  const keys: number[] = [];
  const open: string[] = [];
  for (let position = start; position < code.length; position += 1) {
    const character = code[position]!;
    if (code.startsWith('//', position)) position = code.indexOf('\n', position);
    else if (/['"`]/.test(character)) position = skipString(code, position);
    else if (CLOSING[character]) open.push(character);
    else if (/[)\]}]/.test(character)) {
      open.pop();
      if (open.length === 0) return keys;
    }
    // Between the parenthesis of the call and the brace of the object there may be only an array.
    if (open.length > 3 || !['({', '([{'].includes(open.join(''))) continue;
    KEY_START.lastIndex = position;
    if (KEY_START.test(code)) keys.push(KEY_START.lastIndex);
  }
  return keys;
}

/** Returns by position which types the keys of options are members of, in calls of functions and methods of the library. */
export function findOptions(code: string, findCallee: FindCallee): Map<number, readonly string[]> {
  const options = new Map<number, readonly string[]>();
  for (const match of code.matchAll(/([\w$][\w$.?!]*)\(/g)) {
    const callee = findCallee(match[1]!);
    if (callee == null) continue;
    const types = (callee.parameters ?? []).map(({ type }) => type.replace('[]', ''));
    for (const key of keysOfArguments(code, match.index + match[1]!.length)) options.set(key, types);
  }
  return options;
}
