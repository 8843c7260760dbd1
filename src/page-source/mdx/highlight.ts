import type { Prism } from 'prism-react-renderer';
import { readLineChanges, type LineChange } from '../samples/readChange';
import { applyMagicComments, parseMeta } from '../samples/parseMeta';
import { tokenize } from './tokenize';
import { escapeHtml } from './escapeHtml';
import { toLines, type TokenSpan } from './tokenToHtml';

/** Renders one token of a line as HTML. */
export type RenderToken = (span: TokenSpan) => string;

/** Renders a token as escaped text, in a `<span>` if it has a class. */
function renderPlainToken({ text, className }: TokenSpan): string {
  const html = escapeHtml(text);
  return className ? `<span class="${className}">${html}</span>` : html;
}

/** Wraps a highlighted, added or removed line, including its line break. */
function wrapLine(html: string, isHighlighted: boolean, change: LineChange): string {
  // CSS draws the sign of a gap, so it isn't copied.
  if (change === 'gap') return `<span class="theme-code-block-gap">${html}</span>`;
  const line = isHighlighted ? `<span class="theme-code-block-highlighted-line">${html}</span>` : html;
  if (change === 'added') return `<ins class="theme-code-block-added-line">${line}</ins>`;
  return change === 'removed' ? `<del class="theme-code-block-removed-line">${line}</del>` : line;
}

/** Returns code as highlighted HTML. Languages that Prism doesn't know stay plain. `createTokenRenderer` gets the code that a reader copies. */
export function highlight(
  prism: typeof Prism,
  code: string,
  language: string,
  meta: string | null | undefined,
  createTokenRenderer: (code: string) => RenderToken | undefined = () => undefined,
): string {
  const { highlighted } = parseMeta(meta);
  const clean = applyMagicComments(code, highlighted).replace(/\n$/, '');
  const diff = readLineChanges(meta, clean);
  const texts = diff.code.split('\n');
  // Tokenizes before and after separately, because each is a program and the diff isn't.
  const read = (left: LineChange) => {
    const kept = texts.filter((_, index) => diff.changes[index] !== left).join('\n');
    return { kept, lines: toLines(tokenize(prism, kept, language)) };
  };
  const after = read('removed');
  const hasRemoved = diff.changes.includes('removed');
  const before = hasRemoved ? read('added') : after;
  const renderToken = createTokenRenderer(after.kept) ?? renderPlainToken;
  let html = '';
  texts.forEach((_, index) => {
    const kind = diff.changes[index];
    const end = index < texts.length - 1 ? '\n' : '';
    const line = (kind === 'removed' ? before : after).lines.shift()!;
    if (hasRemoved && (kind == null || kind === 'gap')) before.lines.shift();
    const text = line.map(kind === 'removed' ? renderPlainToken : renderToken).join('') + end;
    html += wrapLine(text, highlighted.has(index + 1), kind);
  });
  return html;
}
