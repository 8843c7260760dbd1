import { createSlugger } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../problem';
import type { SourcePage } from '../readSourcePage';

/** Headings that say nothing in a table of contents. */
const emptyLabels = [
  'Platform notes',
  'Pitfalls',
  'Options',
  'Notes',
  'See also',
  'Overview',
  'Introduction',
];

/**
 * Checks that the title is the only H1, that no level is skipped, that headings aren't empty labels, and that no id
 * ends with a hyphen.
 */
export function checkHeadings(page: SourcePage): Problem[] {
  const problems: Problem[] = [];
  let depth = 1;
  visit(page.tree, 'heading', (heading: Heading) => {
    const report = (message: string) =>
      problems.push({ file: page.file, line: heading.position!.start.line, message });
    const text = toString(heading).trim();
    if (heading.depth === 1)
      report('The title of the front matter is the only first-level heading. Use ## here.');
    else if (heading.depth > depth + 1)
      report(`A heading of level ${heading.depth} follows one of level ${depth}.`);
    if (emptyLabels.includes(text))
      report(`"${text}" says nothing in a table of contents. Say what's in it.`);
    const id = readId(heading) ?? createSlugger().slug(text);
    if (id.endsWith('-')) report(`The id "${id}" ends with a hyphen. Add {/* #a-better-id */}.`);
    depth = heading.depth;
  });
  return problems;
}

/** Returns the explicit id at the end of a heading. */
function readId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}
