import rangeParser from 'parse-numeric-range';

/** What the words behind the language of a fence say. */
export interface CodeMeta {
  title?: string;
  /** Numbers of the lines to highlight; the first line is 1. */
  highlighted: Set<number>;
}

/** Reads `title="…"` and `{1,3-5}` of a fence; other words are for the tests and stay unread. */
export function parseMeta(meta = ''): CodeMeta {
  return {
    title: /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2],
    highlighted: new Set(rangeParser(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '')),
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
