import path from 'node:path';
import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readingOrder } from '../../../../src/config/readingOrder';
import type { Problem } from '../problem';
import type { SourcePage } from '../readSourcePage';

const order = readingOrder.flatMap(({ pages }) => pages.map((page) => `docs/${page}.mdx`));

/** Checks that a guide ends with `**Next:** [title](file.mdx) …` and that the link follows the sidebar. */
export function checkNext(page: SourcePage): Problem[] {
  const next = order[order.indexOf(page.file) + 1];
  if (next == null || !order.includes(page.file)) return [];
  const last = page.tree.children.at(-1);
  const report = (message: string): Problem[] => [
    { file: page.file, line: last?.position?.start.line ?? 1, message },
  ];
  const link = path.posix.relative(path.posix.dirname(page.file), next);
  if (last?.type !== 'paragraph' || !startsWithNext(last))
    return report(`End the guide with: **Next:** [the next guide](${link}) and what it's for.`);
  const links: string[] = [];
  visit(last, 'link', ({ url }) => void links.push(url.replace(/#.*/, '')));
  return links.length === 1 && links[0] === link
    ? []
    : report(
        `"Next" links to ${links.join(' and ') || 'nothing'}. Follow the sidebar: link to ${link} only.`,
      );
}

function startsWithNext({ children: [first] }: Paragraph): boolean {
  return first?.type === 'strong' && toString(first) === 'Next:';
}
