import type { Token } from 'prismjs';

/** Class names of `code.css` by Prism's token types; a type that is not listed keeps the plain color. */
const CLASSES: Record<string, string> = {
  comment: 'tk-c',
  prolog: 'tk-c',
  doctype: 'tk-c',
  keyword: 'tk-k',
  atrule: 'tk-k',
  directive: 'tk-k',
  'directive-hash': 'tk-k',
  boolean: 'tk-n',
  number: 'tk-n',
  constant: 'tk-n',
  symbol: 'tk-n',
  string: 'tk-s',
  'attr-value': 'tk-s',
  'triple-quoted-string': 'tk-s',
  char: 'tk-s',
  regex: 'tk-s',
  url: 'tk-s',
  function: 'tk-f',
  'function-definition': 'tk-f',
  'function-variable': 'tk-f',
  macro: 'tk-f',
  'class-name': 'tk-t',
  'maybe-class-name': 'tk-t',
  builtin: 'tk-t',
  tag: 'tk-t',
  annotation: 'tk-t',
  attribute: 'tk-t',
  'attr-name': 'tk-a',
  property: 'tk-a',
  variable: 'tk-a',
};

/** Returns `text` with the characters that mean something in HTML escaped. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** One run of code with one class; runs never span a line break. */
export interface Run {
  text: string;
  className: string | undefined;
}

function typesOf(token: Token): string[] {
  return [token.type, ...[token.alias ?? []].flat()];
}

/** Returns the lines of `stream`, each a list of runs; nested tokens keep the class of the innermost. */
export function toLines(stream: (Token | string)[]): Run[][] {
  const lines: Run[][] = [[]];
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
    const own = typesOf(token)
      .map((type) => CLASSES[type])
      .find(Boolean);
    const className =
      token.type === 'punctuation' || token.type === 'operator' ? undefined : (own ?? inherited);
    const inner = Array.isArray(token.content) ? token.content : [token.content];
    for (const child of inner)
      walk(child as Token | string, token.type === 'tag' ? (own ?? className) : className);
  }
  for (const token of stream) walk(token, undefined);
  return lines;
}
