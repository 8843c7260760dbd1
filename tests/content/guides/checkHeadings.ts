import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

/** Checks that the body has no first-level heading and that no level is skipped. */
export function checkHeadings(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  let depth = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    const report = (message: string) =>
      problems.push({ file: page.file, line: heading.position!.start.line, message });
    if (heading.depth === 1)
      report('The title of the front matter is the only first-level heading. Use ## here.');
    else if (heading.depth > depth + 1)
      report(`A heading of level ${heading.depth} follows one of level ${depth}.`);
    depth = heading.depth;
  });
  return problems;
}
