import type { Token } from 'prismjs';

/** Prism's token types that `src/css/code.css` colors; other types keep the plain color and need no element. */
const COLORED = new Set(
  (
    'comment prolog doctype keyword atrule directive directive-hash boolean number constant symbol string attr-value ' +
    'triple-quoted-string char regex url function function-definition function-variable macro class-name ' +
    'maybe-class-name builtin tag annotation attribute attr-name property variable'
  ).split(' '),
);

/** Returns `text` with the characters that mean something in HTML escaped. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** One run of code with one class; runs never span a line break. */
export interface TokenSpan {
  text: string;
  className: string | undefined;
}

function typesOf(token: Token): string[] {
  return [token.type, ...[token.alias ?? []].flat()];
}

/** Returns the lines of `stream`, each a list of runs with the classes `token <type>`; nested tokens keep the class of the innermost. */
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
    // The punctuation of a tag or an attribute keeps the plain color.
    const type = typesOf(token).find((name) => COLORED.has(name));
    const own = type && `token ${type}`;
    const className =
      token.type === 'punctuation' || token.type === 'operator' ? undefined : (own ?? inherited);
    const inner = Array.isArray(token.content) ? token.content : [token.content];
    for (const child of inner)
      walk(child as Token | string, token.type === 'tag' ? (own ?? className) : className);
  }
  for (const token of stream) walk(token, undefined);
  return lines;
}
