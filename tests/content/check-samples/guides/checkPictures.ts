import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Checks that pictures say what to notice, that figures have a caption, and that a page has at most one Mermaid diagram. */
export function checkPictures(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  let diagrams = 0;
  visit(page.tree, (node) => {
    const report = (message: string) =>
      problems.push({ file: page.file, line: node.position!.start.line, message });
    if (node.type === 'image' && !node.alt) report('The image has no alt text.');
    if (node.type === 'code' && node.lang === 'mermaid' && (diagrams += 1) > 1) {
      report('A guide has at most one Mermaid diagram. Draw the others as figures.');
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const needed = { Figure: ['alt', 'caption'], img: ['alt'] }[node.name ?? ''] ?? [];
    for (const name of needed.filter((attribute) => !hasText(node, attribute)))
      report(`<${node.name}> has no ${name}.`);
  });
  return problems;
}

function hasText(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): boolean {
  return node.attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name && Boolean(attribute.value),
  );
}
