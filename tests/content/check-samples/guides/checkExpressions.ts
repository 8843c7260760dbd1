import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Reports braces in prose, because MDX evaluates them: `fps={60}` outside code becomes "fps=60". */
export function checkExpressions(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return;
    const message = `MDX evaluates {${node.value}}. Set it in code style.`;
    problems.push({ file: page.file, line: node.position!.start.line, message });
  });
  return problems;
}
