import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

const kinds = ['note', 'tip', 'info', 'warning', 'danger'];

/** Checks the admonitions of a page: known kinds, at most three, never two of a kind in a row, warnings with a title. */
export function checkAdmonitions(page: SourcePage): Problem[] {
  const codeLines = new Set<number>();
  visit(page.tree, 'code', ({ position }) => {
    for (let line = position!.start.line; line <= position!.end.line; line += 1) codeLines.add(line);
  });
  const admonitions = page.text.split('\n').flatMap((text, index) => {
    const [, kind, title] = /^\s*:::+\s*([a-z]+)(\[.+\])?/.exec(text) ?? [];
    return kind == null || codeLines.has(index + 1) ? [] : [{ kind, title, line: index + 1 }];
  });
  return admonitions.flatMap(({ kind, title, line }, index) => {
    const messages: string[] = [];
    if (!kinds.includes(kind))
      messages.push(`":::${kind}" is not an admonition. Use one of: ${kinds.join(', ')}.`);
    if (index === 3) messages.push('A page has at most three admonitions.');
    if (admonitions[index - 1]?.kind === kind)
      messages.push(`Two ":::${kind}" in a row. Join them or write prose.`);
    if (kind === 'warning' && title == null)
      messages.push('Give the warning a title: :::warning[What goes wrong]');
    return messages.map((message) => ({ file: page.file, line, message }));
  });
}
