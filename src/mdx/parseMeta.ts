import rangeParser from 'parse-numeric-range';

/** What the words behind the language of a fence say to the reader. */
export interface CodeMeta {
  title?: string;
  /** What the block does to the file of its title: the words, and the code that they are about. */
  change?: { words: string; code?: string };
  /** Numbers of the lines to highlight; the first line is 1. */
  highlighted: Set<number>;
  /** Whether each line begins with `+ `, `- ` or two spaces. */
  isDiff: boolean;
  /** Whether the block starts folded. */
  isCollapsed: boolean;
  /** The situations that a running sample offers, or `undefined` for a block that doesn't run. */
  situations?: string[];
}

function attribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(["'])(.*?)\\1(?=\\s|$)`).exec(meta)?.[2];
}

/** Words of `add="…"` before the code of the file. */
const PLACE = /^(inside|after) (.+)$/;

function readChange(meta: string): CodeMeta['change'] {
  const replace = attribute(meta, 'replace');
  if (replace != null) return { words: 'replace', code: replace };
  const add = attribute(meta, 'add');
  if (add == null) return undefined;
  const [, word, code] = PLACE.exec(add) ?? [];
  return word == null ? { words: `add ${add}` } : { words: `add ${word}`, code };
}

/** Reads the words of a fence that are for the reader; other words are for the tests and stay unread. */
export function parseMeta(fence: string | null | undefined): CodeMeta {
  const meta = fence ?? '';
  const flags = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  return {
    title: attribute(meta, 'title'),
    change: readChange(meta),
    highlighted: new Set(rangeParser(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '')),
    isDiff: flags.includes('diff'),
    isCollapsed: flags.includes('collapsed'),
    situations:
      attribute(meta, 'run')?.split(/\s+/).filter(Boolean) ?? (flags.includes('run') ? [] : undefined),
  };
}

const MAGIC = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Returns the code without its `highlight-…` comment lines, and adds the lines they mark to `highlighted`. */
export function applyMagicComments(code: string, highlighted: Set<number>): string {
  const kept: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const kind = MAGIC.exec(line)?.[1];
    if (kind === 'next-line') isNext = true;
    else if (kind != null) isInside = kind === 'start';
    else {
      kept.push(line);
      if (isInside || isNext) highlighted.add(kept.length);
      isNext = false;
    }
  }
  return kept.join('\n');
}

/** What a `diff` block does with a line. */
export type LineChange = 'added' | 'removed' | undefined;

/** Takes the marks off the lines of a `diff` block; `changes` says what becomes of each line. */
export function readDiff(code: string): { code: string; changes: LineChange[] } {
  const lines = code.split('\n');
  return {
    code: lines.map((line) => line.replace(/^(?:[+-] ?| {2})/, '')).join('\n'),
    changes: lines.map((line) =>
      /^\+( |$)/.test(line) ? 'added' : /^-( |$)/.test(line) ? 'removed' : undefined,
    ),
  };
}
