import { toString } from 'mdast-util-to-string';
import type { SourcePage } from '../readSourcePage';
import type { Problem } from '../problem';

const sections = ['Before you start', 'Options', 'Platform notes', 'Pitfalls'];

/** Checks that every section of the guide pattern is there, in order, or declared as left out, and that links end the guide. */
export function checkSections(page: SourcePage): Problem[] {
  const headings = page.tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2
      ? [{ text: toString(node).trim(), line: node.position!.start.line }]
      : [],
  );
  const problems: Problem[] = [];
  const report = (message: string, line = 1) => problems.push({ file: page.file, line, message });
  for (const name of sections) {
    const heading = headings.find(({ text }) => text === name);
    const isOmitted = page.text.includes(`{/* Intentionally omitted: ${name} */}`);
    if (heading == null && !isOmitted) report(`Add "## ${name}" or {/* Intentionally omitted: ${name} */}.`);
    if (heading != null && isOmitted) report(`"${name}" is there and declared as omitted.`, heading.line);
  }
  const present = headings.filter(({ text }) => sections.includes(text));
  const expected = sections.filter((name) => present.some(({ text }) => text === name));
  present.forEach(({ text, line }, index) => {
    if (text !== expected[index]) report(`"${text}" stands where "${expected[index]}" belongs.`, line);
  });
  const last = headings.at(-1);
  if (last?.text !== 'See also') report('The last section must be "## See also".', last?.line);
  return problems;
}
