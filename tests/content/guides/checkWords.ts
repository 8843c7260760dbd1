import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

const forbidden =
  /\b(simply|just|easy|easily|easier|obviously|effortless(?:ly)?|seamless(?:ly)?|powerful|robust|blazing(?:ly)?|TODO|FIXME|coming soon|e\.g\.|i\.e\.)(?![\w-])/gi;

const emoji = /(?![✅❌])\p{Extended_Pictographic}/gu;

/** Reports words and emojis that the guides do not use; quoted messages in block quotes and code are left alone. */
export function checkWords(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  const check = (text: string, firstLine: number) => {
    for (const match of [...text.matchAll(forbidden), ...text.matchAll(emoji)]) {
      const line = firstLine + text.slice(0, match.index).split('\n').length - 1;
      problems.push({ file: page.file, line, message: `Do not write "${match[0]}". State the fact.` });
    }
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
