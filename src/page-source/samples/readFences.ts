/** A fenced code block of a page. */
export interface Fence {
  /** One-based line of the opening fence. */
  line: number;
  language: string;
  meta: string;
  code: string;
}

const FENCE = /^( *)(`{3,})([^\s`]*) *([^\n`]*)\n([^]*?)^\1\2 *$/gm;

/** Returns the code blocks of a page without parsing the rest of it, which takes a thousand times as long. */
export function readFences(markdown: string): Fence[] {
  return [...markdown.matchAll(FENCE)].map((match) => {
    const [, indent, , language, meta, code] = match;
    return {
      line: markdown.slice(0, match.index).split('\n').length,
      language: language!,
      meta: meta!,
      code: indent ? code!.replace(new RegExp(`^${indent}`, 'gm'), '') : code!,
    };
  });
}

/** Returns the Markdown with empty lines in place of its code blocks. */
export function blankFences(markdown: string): string {
  return markdown.replaceAll(FENCE, (block) => block.replaceAll(/.+/g, ''));
}
