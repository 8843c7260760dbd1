import { visit } from 'unist-util-visit';
import type { SourcePage } from '../readSourcePage';

/** Text in code style inside the prose of a page. */
export interface InlineCode {
  value: string;
  line: number;
}

/** Returns all inline code of a page, in reading order. */
export function listInlineCode(page: SourcePage): InlineCode[] {
  const codes: InlineCode[] = [];
  visit(page.tree, 'inlineCode', ({ value, position }) => {
    codes.push({ value, line: position!.start.line });
  });
  return codes;
}
