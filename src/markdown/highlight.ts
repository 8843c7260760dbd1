import type { Prism } from 'prism-react-renderer';
import { applyMagicComments, parseMeta } from './parseMeta';
import { tokenize } from './tokenize';
import { escapeHtml, toLines, type Run } from './tokenToHtml';

/** Turns one run of a line into HTML; the API plugin passes one that links the library's names. */
export type RenderRun = (run: Run, line: readonly Run[], index: number) => string;

/** A code block, ready to show. */
export interface HighlightedCode {
  html: string;
  title?: string;
}

/** Returns a run as HTML: its escaped text, in a span where it has a class. */
function renderPlainRun({ text, className }: Run): string {
  const html = escapeHtml(text);
  return className ? `<span class="${className}">${html}</span>` : html;
}

/** Returns `code` as HTML; languages that Prism does not know stay plain. */
export function highlight(
  prism: typeof Prism,
  code: string,
  language: string,
  meta: string | undefined,
  renderRun: RenderRun = renderPlainRun,
): HighlightedCode {
  const { title, highlighted } = parseMeta(meta);
  const clean = applyMagicComments(code, highlighted).replace(/\n$/, '');
  const lines = toLines(tokenize(prism, clean, language));
  const html = lines.map((line, number) => {
    const text = line.map((run, index) => renderRun(run, line, index)).join('');
    return highlighted.has(number + 1) ? `<mark>${text || ' '}</mark>` : text;
  });
  return { html: html.join('\n'), title };
}
