import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Checks that the last paragraph before "See also" names the one guide to go on with: `**Next:** [title](file.mdx) …`. */
export function checkNext(page: SourcePage): Problem[] {
  const nodes = page.tree.children;
  const end = nodes.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && toString(node).trim() === 'See also',
  );
  const before = nodes.slice(0, Math.max(end, 0)).filter((node) => node.type !== 'mdxFlowExpression');
  const last = before.at(-1);
  const report = (message: string): Problem[] => [
    { file: page.file, line: (last ?? nodes[0])?.position?.start.line ?? 1, message },
  ];
  if (last?.type !== 'paragraph' || !startsWithNext(last))
    return report(
      'End the guide, before "See also", with: **Next:** [the guide to go on with](file.mdx) and what for.',
    );
  let links = 0;
  visit(last, 'link', ({ url }) => {
    if (/^[\w-]+\.mdx(#|$)/.test(url)) links += 1;
  });
  return links === 1 ? [] : report(`"Next" names one guide by a relative link, not ${links}.`);
}

function startsWithNext({ children: [first] }: Paragraph): boolean {
  return first?.type === 'strong' && toString(first) === 'Next:';
}
