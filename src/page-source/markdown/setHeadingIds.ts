import type { Heading, Root } from 'mdast';
import { createSlugger } from '@docusaurus/utils';
import { mdastToString, visit } from '../markdownTools';

/** Sets the id that each heading has in HTML, and removes id comments from its text. */
export function setHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    const explicit =
      last?.type === 'mdxTextExpression' ? /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/.exec(last.value)?.[1] : undefined;
    if (explicit) {
      heading.children.pop();
      const text = heading.children.at(-1);
      if (text?.type === 'text') text.value = text.value.trimEnd();
    }
    const data = { ...heading.data, id: explicit ?? slugger.slug(mdastToString(heading)) };
    heading.data = data;
  });
}
