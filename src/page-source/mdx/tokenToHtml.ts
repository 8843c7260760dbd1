import type { Token } from 'prismjs';

/** Prism's token types that `src/css/code.css` colors. Other types need no element. */
const COLORED = new Set(
  (
    'comment prolog doctype keyword atrule directive directive-hash boolean number constant symbol string attr-value ' +
    'triple-quoted-string char regex url function function-definition function-variable macro class-name ' +
    'maybe-class-name builtin tag annotation attribute attr-name property variable'
  ).split(' '),
);

/** A piece of code with one class. It never contains a line break. */
export interface TokenSpan {
  text: string;
  className: string | undefined;
}

function typesOf(token: Token): string[] {
  return [token.type, ...[token.alias ?? []].flat()];
}

/** Splits tokens into lines of spans with the class `token <type>`. Nested tokens have the innermost class. */
export function toLines(stream: (Token | string)[]): TokenSpan[][] {
  const lines: TokenSpan[][] = [[]];
  function push(text: string, className: string | undefined) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part === '') return;
      const line = lines[lines.length - 1]!;
      const last = line[line.length - 1];
      if (last != null && last.className === className) last.text += part;
      else line.push({ text: part, className });
    });
  }
  function walk(token: Token | string, inherited: string | undefined) {
    if (typeof token === 'string') return push(token, inherited);
    // Punctuation of tags and attributes isn't colored.
    const type = typesOf(token).find((name) => COLORED.has(name));
    const typeClass = type && `token ${type}`;
    const className =
      token.type === 'punctuation' || token.type === 'operator' ? undefined : (typeClass ?? inherited);
    const inner = Array.isArray(token.content) ? token.content : [token.content];
    for (const child of inner)
      walk(child as Token | string, token.type === 'tag' ? (typeClass ?? className) : className);
  }
  for (const token of stream) walk(token, undefined);
  return lines;
}
