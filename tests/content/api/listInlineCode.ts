import { visit } from 'unist-util-visit';
import type { Page } from '../parsePage';

/** Text in code style inside the prose of a page. */
export interface InlineCode {
  value: string;
  line: number;
}

/** Returns all inline code of a page, in reading order. */
export function listInlineCode(page: Page): InlineCode[] {
  const codes: InlineCode[] = [];
  visit(page.tree, 'inlineCode', ({ value, position }) => {
    codes.push({ value, line: position!.start.line });
  });
  return codes;
}
