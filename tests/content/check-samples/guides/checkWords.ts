import { visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import { checkProse } from '../prose/checkProse';
import type { SourcePage } from '../readSourcePage';

/** Reports words that the style guide replaces. Skips code and messages in block quotes. */
export function checkWords(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, firstLine: number) => {
    for (const { line, message } of checkProse(text, true))
      problems.push({ file: page.file, line: firstLine + line, message });
  };
  visit(page.tree, (node) => {
    if (node.type === 'blockquote') return 'skip';
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text' || node.type === 'yaml') check(node.value, line);
    if (node.type === 'image') check(node.alt ?? '', line);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const { value } of node.attributes) if (typeof value === 'string') check(value, line);
    }
    return undefined;
  });
  return problems;
}
